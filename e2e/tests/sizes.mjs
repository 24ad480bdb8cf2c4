import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get } from 'node:http';
import { connect, createServer } from 'node:net';
import { allIsKept, myTurn, newPage, startGame } from '../driver.mjs';
import { test } from '../test.mjs';

/** Stands between browsers and the real server, and counts every byte that comes back. */
async function counted(server) {
  const { hostname, port } = new URL(server);
  let bytes = 0;
  const asked = [];
  const proxy = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    upstream.on('data', (chunk) => (bytes += chunk.length));
    client.on('data', (chunk) => {
      for (const [, path] of chunk.toString('latin1').matchAll(/^GET (\S+) HTTP/gm)) asked.push(path);
    });
    client.pipe(upstream).pipe(client);
    for (const side of [client, upstream]) side.on('error', () => side.destroy());
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${proxy.address().port}`,
    /** The paths that were asked for, in their order. */
    asked,
    /** Once nothing has come for half a second. */
    settled: async (page) => {
      await page.waitForLoadState('networkidle');
      return bytes;
    },
    close: () => proxy.close(),
  };
}
/** The size of a file as it travels. */
const bytesSent = (url) =>
  new Promise((done, fail) =>
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk) => (bytes += chunk.length));
      response.on('end', () => done(bytes));
    }).on('error', fail),
  );
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

test('sizes: at a first visit the real server sends at most 100 kB for home and 300 kB for a table of Star Realms', async ({
  world,
}) => {
  const line = await counted(world.server);
  try {
    const page = await newPage(world, 'phone');
    await page.goto(line.url);
    await page.locator('.start .btn-1').waitFor();
    const home = await line.settled(page);
    await page.locator('.start .btn-1').click();
    await myTurn(page);
    const table = await line.settled(page);
    assert.ok(home <= 100_000, `home: ${kB(home)}`);
    assert.ok(table <= 300_000, `a table of Star Realms: ${kB(table)}`);
    console.log(`      home ${kB(home)}, with a table of Star Realms ${kB(table)}`);
  } finally {
    line.close();
  }
});

for (const game of ['twilight-imperium-3', 'twilight-imperium-4'])
  test(`sizes: to a first question of ${game} the real server sends at most 350 kB of code`, async ({ world }) => {
    const line = await counted(world.server);
    try {
      const page = await newPage(world, 'desktop');
      await startGame(page, line.url, game);
      await line.settled(page);
      // Scripts of the page and of its workers, and styles; every file once, as the browser takes it.
      const files = [...new Set(line.asked.filter((path) => /\.(js|css)$/.test(path)))];
      const sent = await Promise.all(files.map((path) => bytesSent(world.server + path)));
      const all = sent.reduce((sum, n) => sum + n, 0);
      console.log(`      ${game}: ${kB(all)} of code in ${files.length} files`);
      assert.ok(all > 100_000 && all <= 350_000, kB(all));
    } finally {
      line.close();
    }
  });

test('sizes: the game that is played is fetched once, the others when the page is idle, none twice, and no other language', async ({
  world,
}) => {
  const line = await counted(world.server);
  const builtFiles = () => line.asked.filter((path) => path.startsWith('/assets/'));
  const OTHER_GAMES = /\/(ti3|ti4|twilight-inscription)-/;
  try {
    const page = await newPage(world, 'phone', { offline: true });
    await page.goto(line.url);
    await page.locator('.start .btn-1').click();
    await myTurn(page);
    // The service worker is there and keeps this game; of the others nothing was asked for before.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const ahead = line.asked.indexOf('/later.json');
    const before = ahead === -1 ? line.asked : line.asked.slice(0, ahead);
    assert.ok(before.some((path) => /\/star-realms-/.test(path)));
    assert.deepEqual(
      before.filter((path) => OTHER_GAMES.test(path)),
      [],
    );
    await allIsKept(page);
    const files = builtFiles();
    assert.deepEqual(
      files.filter((path, i) => files.indexOf(path) !== i),
      [],
      'asked for twice',
    );
    assert.ok(files.some((path) => OTHER_GAMES.test(path)));
    // Words of another language are fetched by nobody who does not speak it, not even ahead.
    const { languages } = await (await fetch(`${line.url}/later.json`)).json();
    assert.ok(Object.values(languages).filter((language) => language === 'fr').length > 4);
    assert.deepEqual(
      files.filter((path) => (languages[path] ?? 'en') !== 'en'),
      [],
    );
    assert.ok(files.some((path) => languages[path] === 'en'));
    // Another game begins with what is here.
    const until = line.asked.length;
    await startGame(page, line.url, 'twilight-inscription');
    await page.locator('.ins-over .ins-card').first().waitFor();
    assert.deepEqual(
      line.asked.slice(until).filter((path) => path.startsWith('/assets/')),
      [],
    );
    assert.deepEqual(page.faults, []);
  } finally {
    line.close();
  }
});

test('sizes: built files come compressed as the browser takes them and are kept for ever; answers come compressed', async ({
  world,
}) => {
  const { server } = world;
  const ask = (path, encoding) => fetch(server + path, { headers: { 'accept-encoding': encoding } });
  const html = await (await fetch(server)).text();
  const script = /\/assets\/[\w.-]+\.js/.exec(html)[0];
  for (const encoding of ['br', 'gzip']) {
    const file = await ask(script, encoding);
    assert.equal(file.headers.get('content-encoding'), encoding);
    assert.match(file.headers.get('cache-control'), /max-age=31536000, immutable/);
    const answer = await ask('/api', encoding);
    assert.equal(answer.headers.get('content-encoding'), encoding);
    assert.equal((await answer.json()).openapi, '3.1.0');
  }
  const plain = await ask(script, 'identity');
  assert.equal(plain.headers.get('content-encoding'), null);
  assert.match((await ask('/', 'br')).headers.get('cache-control'), /no-cache/);
});
