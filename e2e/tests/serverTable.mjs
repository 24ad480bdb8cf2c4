import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { axe } from '../axe.mjs';
import { SIZES } from '../browser.mjs';
import { newPage, playOn, shut } from '../driver.mjs';
import { startServer } from '../server.mjs';
import { test } from '../test.mjs';

const OTHER = { desktop: 'phone', phone: 'desktop' };

/** A request in the name of whoever has this page. */
const ask = (page, method, path, body) =>
  page.evaluate(
    async ([verb, address, sent]) => {
      const answer = await fetch(`/api${address}`, {
        method: verb,
        ...(sent ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) } : {}),
      });
      return answer.json();
    },
    [method, path, body ?? null],
  );

/** What had the focus is gone: it is put where the reader goes on. */
const focusOn = (page, id) => page.waitForFunction((wanted) => document.activeElement?.id === wanted, id);

/** An operator of the server, on a page of their own. */
async function openDesk(world, { url, makeOperator }) {
  const page = await newPage(world, 'desktop');
  await page.goto(url);
  await ask(page, 'POST', '/guests', { name: 'Operator', language: 'en' });
  const account = { handle: 'operator', password: 'a long enough password' };
  await ask(page, 'POST', '/me/register', account);
  await makeOperator(account.handle);
  await ask(page, 'POST', '/sign-in', account);
  return page;
}

/** Three seats: the host and the guest have pages; the third person sits down and is never seen again. */
async function seatThree(world, url, size) {
  const host = await newPage(world, size, { language: 'fr' });
  const guest = await newPage(world, OTHER[size], { language: 'de' });
  await (size === 'desktop' ? host : guest).setViewportSize({ width: 1440, height: 900 });
  await host.goto(`${url}/play/star-realms`);
  await host.locator('.game-play .start-foot .btn').nth(1).click();
  await host.locator('.lobby').waitFor();
  const id = new URL(host.url()).pathname.split('/').at(-1);
  const open = { kind: 'open' };
  await ask(host, 'PATCH', `/matches/${id}`, { options: { mode: 'freeForAll' }, seats: [open, open, open] });
  await ask(host, 'PATCH', '/me', { name: 'Noor' });
  await guest.goto(host.url());
  await guest.locator('.lobby-foot .btn-1').waitFor();
  await ask(guest, 'PATCH', '/me', { name: 'Ada' });
  await guest.locator('.lobby-foot .btn-1').click();
  await guest.locator('.lobby-foot .btn-1[aria-pressed="false"]').click();
  const third = await world.browser.newContext();
  const send = (path, data) => third.request.post(`${url}/api${path}`, { data });
  await send('/guests', { name: 'Jonas', language: 'en' });
  await send(`/matches/${id}/join`, {});
  await send(`/matches/${id}/ready`, { ready: true });
  await third.close();
  await host.locator('.lobby-foot .btn-1:not([disabled])').click();
  await Promise.all([host, guest].map((page) => page.locator('.tbl .sr').waitFor()));
  return { host, guest, id };
}

/** Plays until somebody who is away is waited for: the host is asked whether to go on waiting. */
async function waitForAbsent(host, others = []) {
  const waitingSeat = host.locator('.wait li', { has: host.locator('.btn') });
  const playAll = async () => {
    for (const page of [host, ...others]) await playOn(page, { answers: 30, seconds: 5, stopAt: '.dec.calm' });
    return waitingSeat.count();
  };
  await expect.poll(playAll, { timeout: 120_000 }).toBeGreaterThan(0);
  return waitingSeat;
}

async function openTalk(page) {
  const record = page.locator('.tools .tool.phone-only');
  if (await record.isVisible()) await record.click();
  await page.locator('#tab-talk').click();
}
async function shutTalk(page) {
  const close = page.locator('.record .tabs .tool');
  if (await close.isVisible()) await close.click();
}
async function say(page, text) {
  await page.locator('.say .field').fill(text);
  await page.locator('.say .field').press('Enter');
  await page.locator('.talk .log li', { hasText: text }).waitFor();
}

async function substitutes({ host, guest }, shot) {
  // The third never came: two of the two others have to agree.
  const waitingSeat = await waitForAbsent(host, [guest]);
  await waitingSeat.locator('> .btn').click();
  await host.locator('dialog[open] .ask-sheet').waitFor();
  await shot(host, 'vote');
  await shut(host);
  assert.ok(
    await waitingSeat.locator('> .btn').evaluate((button) => button === document.activeElement),
    'focus comes back',
  );
  await host.keyboard.press('Enter');
  await host.locator('dialog[open] .btn-1').click();
  const band = host.locator('.absent-band');
  await band.waitFor();
  assert.match(await band.textContent(), /Noor veut .*Jonas.*1 sur 2/);
  // A vote can be taken back.
  await band.locator('.btn').click();
  await band.waitFor({ state: 'detached' });
  await waitingSeat.locator('> .btn').click();
  await host.locator('dialog[open] .btn-1').click();
  await guest.locator('.absent-band').waitFor();
  await shot(guest, 'band');
  await guest.locator('.absent-band .btn').click();
  for (const page of [host, guest]) await page.locator('.absent-band').waitFor({ state: 'detached' });

  // The guest leaves; the host alone decides, and the guest finds a bot in the seat.
  const link = guest.url();
  await guest.goto(new URL('/rules', link).href);
  const left = await waitForAbsent(host);
  assert.match(await left.textContent(), /Ada/);
  await left.locator('> .btn').click();
  await host.locator('dialog[open] .btn-1').click();
  await host.locator('dialog[open]').waitFor({ state: 'detached' });
  await guest.goto(link);
  const banner = guest.locator('.substitute');
  await banner.waitFor();
  await shot(guest, 'substitute');
  await banner.locator('.btn').click();
  await banner.waitFor({ state: 'detached' });
  await focusOn(guest, 'main');
  const { seats } = await ask(guest, 'GET', `/matches/${new URL(link).pathname.split('/').at(-1)}`);
  assert.deepEqual(
    seats.map((seat) => seat.bot !== null),
    [false, false, true],
  );
}

async function mutes({ host, guest, desk }, shot) {
  await Promise.all([openTalk(host), openTalk(guest)]);
  await say(host, 'The first word');
  const line = guest.locator('.talk .log li', { hasText: 'The first word' });
  assert.equal(await host.locator('.talk-more').count(), 0, 'nothing to do about one’s own line');
  await line.locator('.talk-more').click();
  await shot(guest, 'line');
  await guest.locator('.talk-report .field').fill('Not at this table');
  await guest.locator('.talk-report .field').press('Enter');
  await guest.locator('dialog[open] [role="status"]').waitFor();
  const [report] = await ask(desk, 'GET', '/admin/reports');
  assert.deepEqual([report.text, report.why], ['The first word', 'Not at this table']);
  await guest.locator('dialog[open] .setting .btn').click();
  await guest.locator('.talk-muted').waitFor();
  assert.equal(await line.count(), 0);
  await say(host, 'The second word');
  // What is said later comes later: by then the second word would be here.
  await say(guest, 'The third word');
  assert.equal(await guest.locator('.talk .log li').count(), 1, 'the muted are not heard');
  await shot(guest, 'muted');
  await guest.reload();
  await guest.locator('.tbl .sr').waitFor();
  await openTalk(guest);
  await guest.locator('.talk-muted .btn').click();
  await guest.locator('.talk .log li', { hasText: 'The second word' }).waitFor();
  await Promise.all([shutTalk(host), shutTalk(guest)]);
}

async function announces({ host, guest, desk }, shot) {
  const tell = (text) => ask(desk, 'PUT', '/admin/announcement', { text });
  await tell('The server rests from 22:00 to 22:10 tonight; every match is kept.');
  await Promise.all([host, guest].map((page) => page.locator('.announcement').waitFor()));
  await shot(host, 'announced');
  await guest.locator('.announcement .tool').click();
  await guest.locator('.announcement').waitFor({ state: 'detached' });
  await guest.reload();
  // The table comes over the same line as the announcement, and after it.
  await guest.locator('.tbl .sr').waitFor();
  assert.equal(await guest.locator('.announcement').count(), 0, 'what was put away stays away');
  await tell('The server is awake again.');
  await guest.locator('.announcement', { hasText: 'awake' }).waitFor();
  await host.locator('.brand').click();
  await host.locator('.home').waitFor();
  await host.locator('.announcement', { hasText: 'awake' }).waitFor();
  await shot(host, 'home');
  await tell(null);
  await guest.locator('.announcement').waitFor({ state: 'detached' });
}

async function archives({ host }, url, shot) {
  await host.goto(`${url}/my`);
  const rows = host.locator('.my-tables .my-row');
  await rows.waitFor();
  await shot(host, 'tables');
  await rows.locator('button').click();
  await rows.waitFor({ state: 'detached' });
  await focusOn(host, 'my-tables');
  await host.locator('.my-leaves [role="radio"]').nth(1).click();
  await rows.waitFor();
  await shot(host, 'archived');
  await rows.locator('button').click();
  await rows.waitFor({ state: 'detached' });
  await host.locator('.my-leaves [role="radio"]').nth(0).click();
  await rows.waitFor();
}

async function closes({ host, guest, desk, id }, url, shot) {
  // A running table: by an operator, from the menu. Who sits there is told.
  await desk.goto(`${url}/t/${id}`);
  await desk.locator('.tbl .sr').waitFor();
  await desk.keyboard.press('?');
  await desk.locator('dialog[open] .menu-foot [aria-haspopup]').click();
  await desk.locator('dialog[open] .ask-sheet .btn').last().click();
  await desk.locator('.home').waitFor();
  await guest.locator('main[role="alert"]').waitFor();
  await shot(guest, 'closed');

  // A table that has not begun: by its host, who is asked twice.
  await host.goto(`${url}/play/star-realms`);
  await host.locator('.game-play .start-foot .btn').nth(1).click();
  const close = host.locator('.lobby-foot > [aria-haspopup]');
  await close.waitFor();
  await guest.goto(host.url());
  await guest.locator('.lobby-foot .btn-1').click();
  assert.equal(await guest.locator('.lobby-foot > [aria-haspopup]').count(), 0, 'only the host closes');
  await shot(host, 'lobby');
  await close.click();
  await shot(host, 'close');
  await host.locator('dialog[open] .ask-sheet .btn').first().click();
  assert.ok(await close.evaluate((button) => button === document.activeElement), 'focus comes back');
  await close.click();
  await host.locator('dialog[open] .ask-sheet .btn').last().click();
  await host.locator('.home').waitFor();
  await guest.locator('main[role="alert"]').waitFor();
}

for (const size of Object.keys(SIZES))
  test(`serverTable: a bot in a seat and out of it, muting, reporting, archiving, closing, the announcement, host on a ${size}`, async ({
    world,
  }) => {
    const own = await startServer(world.root, world.dist);
    try {
      const shot = async (page, name) => {
        await page.screenshot({ path: `${world.artifacts}server-${name}-${page.viewportSize().width}.png` });
        await axe(page, world.root, name);
      };
      const people = { desk: await openDesk(world, own), ...(await seatThree(world, own.url, size)) };
      await substitutes(people, shot);
      await mutes(people, shot);
      await announces(people, shot);
      await archives(people, own.url, shot);
      await closes(people, own.url, shot);
      for (const page of [people.host, people.guest, people.desk]) assert.deepEqual(page.faults, []);
    } finally {
      await own.close();
    }
  });
