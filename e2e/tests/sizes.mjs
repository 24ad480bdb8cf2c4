import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { myTurn, newPage } from '../driver.mjs';
import { test } from '../test.mjs';

/** Stands between browsers and the real server, and counts every byte that comes back. */
async function counted(server) {
  const { hostname, port } = new URL(server);
  let bytes = 0;
  const proxy = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    upstream.on('data', (chunk) => (bytes += chunk.length));
    client.pipe(upstream).pipe(client);
    for (const side of [client, upstream]) side.on('error', () => side.destroy());
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${proxy.address().port}`,
    bytes: () => bytes,
    /** Once nothing has come for half a second. */
    settled: async (page) => {
      await page.waitForLoadState('networkidle');
      return bytes;
    },
    close: () => proxy.close(),
  };
}
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

test('sizes: built files come compressed as the browser takes them and are kept for ever; answers come compressed', async ({
  world,
}) => {
  const { server } = world;
  const get = (path, encoding) => fetch(server + path, { headers: { 'accept-encoding': encoding } });
  const html = await (await fetch(server)).text();
  const script = /\/assets\/[\w.-]+\.js/.exec(html)[0];
  for (const encoding of ['br', 'gzip']) {
    const file = await get(script, encoding);
    assert.equal(file.headers.get('content-encoding'), encoding);
    assert.match(file.headers.get('cache-control'), /max-age=31536000, immutable/);
    const answer = await get('/api', encoding);
    assert.equal(answer.headers.get('content-encoding'), encoding);
    assert.equal((await answer.json()).openapi, '3.1.0');
  }
  const plain = await get(script, 'identity');
  assert.equal(plain.headers.get('content-encoding'), null);
  assert.match((await get('/', 'br')).headers.get('cache-control'), /no-cache/);
});
