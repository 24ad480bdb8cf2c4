import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { SIZES } from '../browser.mjs';
import { socketProxy, cardsOn, inSight, newPage, playOn, resign, shut } from '../driver.mjs';
import { test } from '../test.mjs';

const OTHER = { desktop: 'phone', phone: 'desktop' };
const BOARD = { 'star-realms': '.tbl .sr', 'twilight-inscription': '.tbl .ins' };

const tradeRow = (page) =>
  page.evaluate(() => [...document.querySelectorAll('.sr-row.trade [data-card]')].map((card) => card.dataset.card));

/** Nothing that was answered is on its way, and all see the same. */
async function isAtRest(pages) {
  for (const page of pages) if ((await page.locator('[aria-busy="true"]').count()) > 0) return false;
  const rows = await Promise.all(pages.map(tradeRow));
  return rows.every((row) => row.join() === rows[0].join());
}

/** Two people, one link: the host makes the table, the guest follows the link and sits down. */
async function sitDown(world, { game, size }) {
  const { server } = world;
  const host = await newPage(world, size);
  const guest = await newPage(world, OTHER[size], { language: 'de' });
  const line = await socketProxy(guest);
  await host.goto(`${server}/play/${game}`);
  await host.locator('.game-play .start-foot .btn').nth(1).click();
  await host.waitForSelector('.lobby');
  await guest.goto(host.url());
  await guest.waitForSelector('.lobby-foot .btn-1');
  await guest.locator('.lobby-foot .btn-1').click();
  await guest.locator('.lobby-foot .btn-1[aria-pressed="false"]').click();
  await host.locator('.lobby-foot .btn-1:not([disabled])').click();
  await Promise.all([host, guest].map((page) => page.waitForSelector(BOARD[game])));
  return { host, guest, line };
}

/** One loses the connection, the other plays on, the first comes back; then both play to the end. */
async function toTheEnd(world, { host, guest, line }, name) {
  const both = (options) => Promise.all([playOn(host, options), playOn(guest, options)]);
  await both({ answers: 30, seconds: 5 });
  await line.cut();
  await guest.waitForSelector('.conn');
  await guest.screenshot({ path: `${world.artifacts}${name}-offline.png` });
  const menu = '.tools .tool:last-child';
  assert.deepEqual(await inSight(guest, ['.conn', menu]), { '.conn': true, [menu]: true });
  await playOn(host, { answers: 20, seconds: 2 });
  line.mend();
  await guest.waitForFunction(() => !document.querySelector('.conn'));
  const ends = await both();
  assert.ok(
    ends.every((end) => end.over),
    ends.map((end) => end.question).join(' / '),
  );
  const result = (page) => page.locator('.dec.end .scores tbody tr').allTextContents();
  assert.equal((await result(host)).length, 2);
  assert.deepEqual(
    (await result(host)).map((row) => row.replace(/\D+/g, ' ').trim()),
    (await result(guest)).map((row) => row.replace(/\D+/g, ' ').trim()),
  );
  await host.screenshot({ path: `${world.artifacts}${name}-end-host.png` });
  await guest.screenshot({ path: `${world.artifacts}${name}-end-guest.png` });
  assert.deepEqual([...host.faults, ...guest.faults], []);
}

for (const size of Object.keys(SIZES))
  test(`together: two browsers play Star Realms over the server, host on a ${size}; the guest loses the connection and comes back`, async ({
    world,
  }) => {
    const seats = await sitDown(world, { game: 'star-realms', size });
    if (size === 'desktop') {
      const { host, guest } = seats;
      await host.locator('.record .tabs [role="tab"]').nth(1).click();
      await host.fill('.say .field', 'Good luck');
      await host.press('.say .field', 'Enter');
      await host.waitForFunction(() => /Good luck/.test(document.querySelector('.talk')?.textContent ?? ''));
      await host.locator('.record .tabs [role="tab"]').nth(0).click();
      await guest.locator('.tools .tool').nth(1).tap();
      await guest.locator('.record .tabs [role="tab"]').nth(1).tap();
      await guest.waitForFunction(() => /Good luck/.test(document.querySelector('.talk')?.textContent ?? ''));
      await guest.locator('.record .tabs .tool').tap();
    }
    await toTheEnd(world, seats, `together-${size}`);
    // Somebody who only has the link sees the finished table, too.
    const observer = await newPage(world, size);
    await observer.goto(seats.host.url());
    await observer.waitForSelector('.dec.end');
    assert.deepEqual(observer.faults, []);
  });

test('together: two browsers play Twilight Inscription over the server, one of them a phone that comes back', async ({
  world,
}) => {
  const seats = await sitDown(world, { game: 'twilight-inscription', size: 'desktop' });
  await toTheEnd(world, seats, 'together-inscription');
});

test('together: a page that was closed comes back to exactly the same table', async ({ world }) => {
  const { host, guest } = await sitDown(world, { game: 'star-realms', size: 'desktop' });
  await Promise.all([host, guest].map((page) => playOn(page, { answers: 12, seconds: 3 })));
  await expect.poll(() => isAtRest([host, guest])).toBe(true);
  const before = await cardsOn(guest);
  await guest.reload();
  await guest.waitForSelector('.tbl .sr');
  await guest.waitForFunction(
    (text) => [...document.querySelectorAll('.sr [data-card]')].map((card) => card.dataset.card).join() === text,
    before,
  );
  assert.deepEqual(guest.faults, []);
});

test('together: an observer follows a running match, sees no hand and is asked nothing; the language changes meanwhile', async ({
  world,
}) => {
  const { host, guest } = await sitDown(world, { game: 'star-realms', size: 'desktop' });
  const eyes = [await newPage(world, 'desktop'), await newPage(world, 'phone')];
  for (const page of eyes) {
    await page.goto(host.url());
    await page.waitForSelector('.tbl .sr');
    assert.equal(await page.locator('.sr-row.hand [data-card]').count(), 0, 'no hand is shown');
    assert.equal(await page.locator('.dec .opt, .dec-foot .btn').count(), 0, 'nothing is asked');
  }
  const steps = () => eyes[0].locator('.log li').count();
  const before = await steps();
  await Promise.all([host, guest].map((page) => playOn(page, { answers: 25, seconds: 6 })));
  await eyes[0].waitForFunction((n) => document.querySelectorAll('.log li').length > n + 5, before);
  // What all can see is the same for everybody.
  await expect.poll(() => isAtRest([host, guest])).toBe(true);
  for (const page of eyes) await expect.poll(() => tradeRow(page)).toEqual(await tradeRow(host));
  for (const [i, page] of eyes.entries())
    await page.screenshot({ path: `${world.artifacts}observer-${Object.keys(SIZES)[i]}.png` });
  const question = await host.textContent('#question');
  await host.keyboard.press('?');
  await host.locator('dialog[open] .lang button', { hasText: 'FR' }).click();
  await host.waitForFunction((text) => document.querySelector('#question').textContent !== text, question);
  await shut(host);
  assert.equal(await host.evaluate(() => document.documentElement.lang), 'fr');
  assert.deepEqual(
    [...eyes, host, guest].flatMap((page) => page.faults),
    [],
  );
});

test('together: the same two play once more with one press each', async ({ world }) => {
  const { host, guest } = await sitDown(world, { game: 'star-realms', size: 'desktop' });
  const first = host.url();
  await resign(guest);
  await host.locator('.dec.end').waitFor();
  await host.locator('.dec.end .btn-1').click();
  await host.locator('.lobby').waitFor();
  await guest.locator('.dec.end .btn-1').click();
  for (const page of [host, guest]) {
    await page.locator('.tbl .sr').waitFor();
    await page.locator('.tbl #question').waitFor();
    assert.notEqual(page.url(), first);
  }
  assert.equal(host.url(), guest.url());
  assert.deepEqual([...host.faults, ...guest.faults], []);
});
