import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SIZES } from '../browser.mjs';
import { socketProxy, cardsOn, myTurn, newPage, playNow, playOn, resign, takenAt } from '../driver.mjs';
import { startServer } from '../server.mjs';
import { test } from '../test.mjs';

const HAND = '.sr-row.hand .sr-face';
const handOf = (page) => page.locator(HAND).count();
const handIs = (page, n) =>
  page.waitForFunction((count) => document.querySelectorAll('.sr-row.hand .sr-face').length === count, n, {
    timeout: 30_000,
  });

/** A table of Star Realms at a server, against one of its bots, at the reader's first turn. */
async function tableAt(page, server) {
  await page.goto(server);
  await page.locator('.start-foot .btn').nth(1).click();
  await page.waitForSelector('.lobby');
  await page.locator('.lobby-foot .btn').filter({ hasText: 'Fill with bots' }).click();
  await page.locator('.lobby-foot .btn-1:not([disabled])').click();
  await page.waitForSelector('.sr-row.hand .sr-card.can', { timeout: 40_000 });
}

/** A disk that can be full: then the browser refuses every write, of the page and of its worker. */
async function disk(page) {
  const patch = `
    let full = false;
    const heard = new BroadcastChannel('room-heard');
    const set = ({ data }) => { full = !data; if (!globalThis.document) heard.postMessage(data); };
    globalThis.room = new BroadcastChannel('room');
    room.addEventListener('message', set);
    globalThis.setRoom = (free) => { room.postMessage(free); set({ data: free }); };
    const refuse = (kind, name) => {
      const write = kind.prototype[name];
      kind.prototype[name] = function (...args) {
        if (full) throw new DOMException('The disk is full.', 'QuotaExceededError');
        return write.apply(this, args);
      };
    };
    for (const name of ['put', 'add']) refuse(IDBObjectStore, name);
    if (globalThis.Storage) refuse(Storage, 'setItem');`;
  await page.addInitScript(patch);
  await page.route(/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(() => {${patch}})();${await response.text()}` });
  });
  return async (free) => {
    // Until the worker has heard of it.
    await page.evaluate(
      (is) =>
        new Promise((done) => {
          new BroadcastChannel('room-heard').addEventListener('message', done, { once: true });
          globalThis.setRoom(is);
        }),
      free,
    );
  };
}

/** The page says what is wrong in its own words, and shows a way on. */
async function says(page, words, way) {
  await page.waitForFunction((text) => document.querySelector('main h1')?.textContent.includes(text), words);
  assert.ok(await page.locator(way).first().isVisible(), `a way on: ${way}`);
}

test('errors: a table that is not there, an address that leads nowhere', async ({ world }) => {
  const page = await newPage(world, 'desktop');
  const { alone, server } = world;
  for (const address of [
    `${alone}/here/00000000-0000`,
    `${server}/t/nosuchtable`,
    `${alone}/t/nosuchtable`,
    `${alone}/nowhere/at/all`,
    `${alone}/replay/here.gone`,
  ]) {
    await page.goto(address);
    await page.waitForSelector('main h1');
    assert.ok(await page.locator('a[href="/"]:visible').count(), `${address} offers a way home`);
  }
  await page.screenshot({ path: `${world.artifacts}error-not-found.png` });
});

test('errors: the server is killed in the middle of a move and comes back; the move is made once', async ({
  world,
}) => {
  let own = await startServer(world.root, world.dist);
  try {
    const page = await newPage(world, 'desktop');
    await tableAt(page, own.url);
    const before = await handOf(page);
    const taken = await takenAt(page);
    await own.kill();
    // Pressed several times while nobody is there.
    for (let i = 0; i < 3; i++) await page.locator(HAND).first().click();
    await page.waitForFunction(() => /Your move waits/.test(document.querySelector('.conn')?.textContent ?? ''));
    await page.screenshot({ path: `${world.artifacts}error-no-connection.png` });
    assert.equal(await handOf(page), before);
    own = await own.back();
    await handIs(page, before - 1);
    await page.waitForFunction(() => !document.querySelector('.conn'));
    // A reload in the middle of such a move sends it, too.
    await own.kill();
    await page.locator(HAND).first().click();
    await page.waitForSelector('.conn');
    own = await own.back();
    await page.reload();
    await handIs(page, before - 2);
    // After the end nothing can come any more: two moves and the resignation were taken.
    await resign(page);
    assert.equal(await takenAt(page), taken + 3);
  } finally {
    await own.close();
  }
});

test('errors: the line breaks before or after the server hears a move; the same move is sent again, once', async ({
  world,
}) => {
  for (const heard of [true, false]) {
    const page = await newPage(world, 'desktop');
    let cut = false;
    const line = await socketProxy(page, {
      send: (message, ws) => {
        if (cut || heard || message.t !== 'command') return true;
        cut = true;
        ws.close();
        return false;
      },
      receive: (message, ws) => {
        if (cut || !heard || message.t !== 'done') return true;
        cut = true;
        ws.close();
        return false;
      },
    });
    await tableAt(page, world.server);
    const before = await handOf(page);
    const taken = await takenAt(page);
    await page.locator(HAND).first().click();
    await handIs(page, before - 1);
    await page.waitForFunction(() => !document.querySelector('.conn'));
    const answers = line.answers();
    assert.equal(answers.length, 2, 'sent again once');
    assert.deepEqual(answers[1].command, answers[0].command, 'the same command, with the same n');
    // The table goes on, and after its end two moves and the resignation were taken.
    await page.locator(HAND).first().click();
    await handIs(page, before - 2);
    await resign(page);
    assert.equal(await takenAt(page), taken + 3);
    assert.deepEqual(page.faults, []);
  }
});

test('errors: a line that is dead without saying so is noticed', async ({ world }) => {
  const page = await newPage(world, 'desktop');
  let dead = false;
  const line = await socketProxy(page, {
    send: (message) => {
      if (message.t === 'command' && line.answers().length === 1) dead = true;
      return !dead;
    },
    receive: (message) => {
      if (message.t === 'hello') dead = false;
      return !dead;
    },
  });
  await tableAt(page, world.server);
  const before = await handOf(page);
  await page.locator(HAND).first().click();
  await handIs(page, before - 1);
  assert.equal(line.answers().length, 2);
});

test('errors: the cookie is gone: the page says so, one signs in again, and the move is made once', async ({
  world,
}) => {
  const page = await newPage(world, 'desktop');
  const line = await socketProxy(page);
  const handle = `pilot${Date.now().toString(36)}`;
  await page.goto(`${world.server}/me`);
  const register = page.locator('.profile-form').filter({ has: page.locator('[autocomplete="new-password"]') });
  await register.locator('[name="handle"]').fill(handle);
  await register.locator('[name="password"]').fill('a long enough password');
  await register.locator('.btn').click();
  await page.waitForFunction(() => !document.querySelector('[autocomplete="username"]'));
  await tableAt(page, world.server);
  const table = page.url();
  const before = await handOf(page);
  const taken = await takenAt(page);
  await page.context().clearCookies();
  line.drop();
  await page.waitForSelector('.conn');
  await page.locator(HAND).first().click();
  await says(page, 'You are no longer signed in', 'main a[href^="/me"]');
  await page.screenshot({ path: `${world.artifacts}error-signed-out.png` });
  await page.locator('main a[href^="/me"]').click();
  const signIn = page.locator('.profile-form').filter({ has: page.locator('[autocomplete="current-password"]') });
  await signIn.locator('[name="handle"]').fill(handle);
  await signIn.locator('[name="password"]').fill('a long enough password');
  await signIn.locator('.btn').click();
  await page.waitForURL(table);
  await handIs(page, before - 1);
  await resign(page);
  assert.equal(await takenAt(page), taken + 2);
});

test('errors: the match is deleted, or closed, under an open page', async ({ world }) => {
  let own = await startServer(world.root, world.dist);
  try {
    const page = await newPage(world, 'desktop');
    await tableAt(page, own.url);
    const id = page.url().split('/').at(-1);
    await own.kill();
    const db = new DatabaseSync(join(own.data, 'orrery.db'));
    db.exec('PRAGMA foreign_keys = OFF');
    db.prepare('DELETE FROM matches WHERE id = ?').run(id);
    db.close();
    await page.locator(HAND).first().click();
    own = await own.back();
    await says(page, 'This table does not exist', 'main a[href="/"]');
    await page.screenshot({ path: `${world.artifacts}error-deleted.png` });
    // A host closes the lobby while a guest looks at it.
    await page.goto(own.url);
    await page.locator('.start-foot .btn').nth(1).click();
    await page.waitForSelector('.lobby');
    const guest = await newPage(world, 'phone');
    await guest.goto(page.url());
    await guest.waitForSelector('.lobby');
    await page.evaluate(() =>
      fetch(`/api/matches/${location.pathname.split('/').at(-1)}/close`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    );
    await says(guest, 'This table was closed', 'main a[href="/"]');
  } finally {
    await own.close();
  }
});

test('errors: the server speaks a newer language than this page', async ({ world }) => {
  const page = await newPage(world, 'desktop');
  let newer = false;
  const line = await socketProxy(page, { receive: (message) => (newer ? { ...message, v: message.v + 1 } : true) });
  await tableAt(page, world.server);
  const before = await cardsOn(page);
  newer = true;
  line.drop();
  await says(page, 'A newer version is out', 'main .btn-1');
  await page.screenshot({ path: `${world.artifacts}error-old-page.png` });
  newer = false;
  await page.locator('main .btn-1').click();
  await myTurn(page);
  assert.equal(await cardsOn(page), before);
});

test('errors: a running match cannot be taken up by the new rules of the server', async ({ world }) => {
  const page = await newPage(world, 'phone');
  let changed = false;
  const line = await socketProxy(page, {
    receive: (message) =>
      changed && message.t === 'view'
        ? {
            t: 'failed',
            v: message.v,
            id: null,
            match: message.match,
            error: 'conflict',
            reason: 'other-rules',
            message: 'rules 2',
          }
        : true,
  });
  await tableAt(page, world.server);
  changed = true;
  line.drop();
  await says(page, 'The rules have changed', 'main a[href="/"]');
  await page.screenshot({ path: `${world.artifacts}error-other-rules.png` });
});

test('errors: the client is built anew under an open page: it is offered, and files that are gone say so', async ({
  world,
}) => {
  const dist = mkdtempSync(join(tmpdir(), 'orrery-old-client-'));
  cpSync(world.dist, dist, { recursive: true });
  const own = await startServer(world.root, dist);
  try {
    const page = await newPage(world, 'desktop');
    const line = await socketProxy(page);
    await tableAt(page, own.url);
    const before = await cardsOn(page);
    // The new build: another entry script, and pages nobody has fetched yet are gone.
    const index = readFileSync(join(dist, 'index.html'), 'utf8');
    const entry = /src="\/assets\/(index-[^"]+\.js)"/.exec(index)[1];
    writeFileSync(join(dist, 'assets', `new-${entry}`), `import './${entry}';`);
    writeFileSync(join(dist, 'index.html'), index.replace(`/assets/${entry}`, `/assets/new-${entry}`));
    // With what lies compressed beside them.
    for (const packed of ['br', 'gz']) rmSync(join(dist, `index.html.${packed}`), { force: true });
    const lost = readdirSync(join(dist, 'assets')).filter((name) => /^SettingsPage.*\.js(\.br|\.gz)?$/.test(name));
    const kept = lost.map((name) => readFileSync(join(dist, 'assets', name)));
    for (const name of lost) rmSync(join(dist, 'assets', name));
    line.drop();
    await page.waitForSelector('.fresh .btn');
    await page.screenshot({ path: `${world.artifacts}error-new-build.png` });
    const loaded = page.waitForEvent('load');
    await page.locator('.fresh .btn').click();
    await loaded;
    await myTurn(page);
    assert.equal(await cardsOn(page), before);
    await page.goto(own.url);
    await page.waitForSelector('.start .btn-1');
    await page.locator('a[href="/settings"]').click();
    await says(page, 'A newer version is out', 'main .btn-1');
    lost.forEach((name, i) => writeFileSync(join(dist, 'assets', name), kept[i]));
    await page.locator('main .btn-1').click();
    await page.waitForSelector('.setting');
  } finally {
    await own.close();
    rmSync(dist, { recursive: true, force: true });
  }
});

test('errors: a match of this device under other rules says so and is kept', async ({ world }) => {
  const page = await newPage(world, 'desktop');
  await playNow(page, world.alone);
  const table = page.url();
  const setRules = (by) =>
    page.evaluate(
      (change) =>
        new Promise((done) => {
          const opening = indexedDB.open('orrery');
          opening.onsuccess = () => {
            const matches = opening.result.transaction('matches', 'readwrite').objectStore('matches');
            matches.getAll().onsuccess = ({ target }) => {
              for (const match of target.result) matches.put({ ...match, rules: match.rules + change });
              matches.transaction.oncomplete = () => done(opening.result.close());
            };
          };
        }),
      by,
    );
  const before = await cardsOn(page);
  await setRules(1);
  await page.goto(table);
  await says(page, 'The rules have changed', 'main a[href="/"]');
  await setRules(-1);
  await page.goto(table);
  await myTurn(page);
  assert.equal(await cardsOn(page), before);
});

test('errors: the disk is full: the game goes on, says so, and is whole again as soon as there is room', async ({
  world,
}) => {
  const page = await newPage(world, 'desktop');
  const room = await disk(page);
  await playNow(page, world.alone);
  await playOn(page, { answers: 6, seconds: 10 });
  await room(false);
  const played = await playOn(page, { answers: 12, seconds: 15 });
  assert.ok(played.given >= 8, `${played.given} answers with a full disk`);
  await page.waitForSelector('.banner');
  await page.screenshot({ path: `${world.artifacts}error-storage-full.png` });
  await room(true);
  await playOn(page, { answers: 8, seconds: 15 });
  await page.waitForFunction(() => !document.querySelector('.banner'));
  await myTurn(page);
  const before = await cardsOn(page);
  await page.reload();
  await myTurn(page);
  assert.equal(await cardsOn(page), before, 'nothing is missing after a reload');
  // With a full disk a new game starts, too.
  await page.goto(world.alone);
  await page.waitForSelector('.start .btn-1');
  await page.route(/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const full = `IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };`;
    await route.fulfill({ response, body: full + (await response.text()) });
  });
  await page.locator('.start .btn-1').click();
  await myTurn(page);
  await page.waitForSelector('.banner');
  assert.ok((await playOn(page, { answers: 6, seconds: 10 })).given >= 4);
  assert.deepEqual(page.faults, []);
});

test('errors: a browser that keeps nothing still plays, and says so', async ({ world }) => {
  const page = await newPage(world, 'phone');
  await page.addInitScript(() => {
    const blocked = {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    };
    for (const store of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, store, blocked);
  });
  await page.route(/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const blocked = `Object.defineProperty(globalThis,'indexedDB',{get(){throw new Error('blocked')}});`;
    await route.fulfill({ response, body: blocked + (await response.text()) });
  });
  await playNow(page, world.alone);
  await page.waitForSelector('.banner');
  await page.screenshot({ path: `${world.artifacts}error-keeps-nothing.png` });
  assert.ok((await playOn(page, { answers: 10, seconds: 10 })).given >= 8);
  assert.deepEqual(page.faults, []);
});

for (const size of Object.keys(SIZES))
  test(`errors: a board that breaks, at once or in the middle, leaves the plain panel to play on, ${size}`, async ({
    world,
  }) => {
    const scripts = readdirSync(join(world.dist, 'assets')).filter((name) => name.endsWith('.js'));
    const read = (name) => readFileSync(join(world.dist, 'assets', name), 'utf8');
    const board = scripts.find((name) => /\bBoard:/.test(read(name)) && read(name).includes('sr-row'));
    assert.ok(board, 'the board lies in a file of its own');
    for (const [when, broken] of Object.entries({
      first: `() => { throw new Error('a broken board'); }`,
      later: `(p) => parts.Board({
          get table() {
            if (p.table.view().pub.table.n > 2) throw new Error('a broken board');
            return p.table;
          },
        })`,
    })) {
      const page = await newPage(world, size);
      await page.route(`**/assets/${board}`, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: `import parts from '/assets/${board}?whole'; export default { ...parts, Board: ${broken} };`,
        }),
      );
      await playNow(page, world.alone);
      if (when === 'later') await playOn(page, { answers: 4, seconds: 5 });
      await page.waitForSelector('.board-error .btn');
      await myTurn(page);
      const listed = page.locator('.dec .opt[data-answer]:visible, .dec-foot .btn[data-answer]:visible');
      assert.ok((await listed.count()) > 0, 'every answer stands in the panel');
      await page.screenshot({ path: `${world.artifacts}error-board-${when}-${size}.png` });
      const played = await playOn(page, { answers: 20, seconds: 20 });
      assert.ok(played.given >= 15 || played.over, `${played.given} answers without a board`);
    }
  });
