import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { Match, toMatchFile, writeMatchFile } from '@orrery/kernel';
import { loadGame } from '@orrery/games';
import { axe } from '../axe.mjs';
import { newPage } from '../driver.mjs';
import { startServer } from '../server.mjs';
import { test } from '../test.mjs';

const PASSWORD = 'a long enough password';
const WIDE = { width: 1440, height: 900 };
const panel = (page, id) => page.locator(`section[aria-labelledby="${id}"]`);
const form = (place, field) => place.locator(`.profile-form:has([name="${field}"])`);
const heading = (page, name) => page.locator('h1', { hasText: name }).waitFor();

async function send(place, field, values) {
  const found = form(place, field);
  for (const [name, value] of Object.entries(values)) await found.locator(`[name="${name}"]`).fill(value);
  await found.locator('.btn').click();
}
/** An action that asks once more: the second press counts after a moment only. */
async function pressTwice(page, button) {
  await button.click();
  const asks = button.and(page.locator('.warn'));
  await asks.waitFor();
  await expect
    .poll(async () => {
      if ((await asks.count()) > 0) await asks.click();
      return asks.count();
    })
    .toBe(0);
}
/** Somebody new: called by the handle as long as they choose no other name. */
const register = async (page, handle) => {
  await send(panel(page, 'register'), 'password', { handle, password: PASSWORD });
  await heading(page, handle);
  await panel(page, 'account').getByText(handle).waitFor();
};
const picture = (world, page, name) => page.screenshot({ path: `${world.artifacts}${name}.png`, fullPage: true });
/** Wide and narrow, nothing sticks out sideways. */
const fits = async (page) =>
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 1);

/** A match that ended at once, as a file. */
async function fileOfAMatch() {
  const game = await loadGame('star-realms');
  const match = new Match(game, { seats: 2, options: {}, key: [1, 2, 3, 4] });
  match.play({ do: 'resign', seat: 0, n: match.state.pub.table.n });
  return writeMatchFile({ ...toMatchFile(match, [{ name: 'Mira' }, { name: 'Kepler' }]), title: 'A short one' });
}

test('account: password, a second device by a code, devices, tokens, export, sign out and in, delete', async ({
  world,
}) => {
  const page = await newPage(world, 'desktop');
  await page.setViewportSize(WIDE);
  const handle = `noor${Date.now().toString(36)}`;
  await page.goto(`${world.server}/me`);
  // Whoever only looks in is nobody yet: no guest is made for a look at the page.
  await heading(page, 'Sign in');
  await panel(page, 'register').waitFor();
  assert.equal(await page.evaluate(() => fetch('/api/me').then((answer) => answer.json())), null);
  await register(page, handle);
  await send(panel(page, 'account'), 'name', { name: 'Noor' });
  await heading(page, 'Noor');

  // The password changes only for who knows the present one.
  await send(panel(page, 'account'), 'present', { present: 'something else', password: `${PASSWORD}!` });
  await panel(page, 'account').locator('[role="alert"]', { hasText: 'The present password is another one' }).waitFor();
  await send(panel(page, 'account'), 'present', { present: PASSWORD, password: `${PASSWORD}!` });
  await panel(page, 'account').locator('[role="status"]', { hasText: 'holds from now on' }).waitFor();

  // A code lets a phone in, once.
  await panel(page, 'devices').getByRole('button', { name: 'Show a code' }).click();
  const parts = page.locator('.profile-code span');
  await parts.first().waitFor();
  const code = (await parts.allTextContents()).join(' ');
  assert.match(code, /^[0-9a-z]{5} [0-9a-z]{5}$/);
  assert.match(await panel(page, 'devices').locator('.profile-secret .muted').textContent(), /in (10:00|9:5\d)/);
  const phone = await newPage(world, 'phone', { language: 'fr' });
  await phone.goto(`${world.server}/me`);
  await send(panel(phone, 'sign-in'), 'code', { code: 'zzzzz zzzzz' });
  await panel(phone, 'sign-in').locator('[role="alert"]', { hasText: 'Ce code n’est pas valable' }).waitFor();
  await axe(phone, world.root, 'the account page of somebody new');
  await picture(world, phone, 'account-new-phone-fr');
  await send(panel(phone, 'sign-in'), 'code', { code });
  await heading(phone, 'Noor');
  await panel(phone, 'devices').locator('.profile-list li').nth(1).waitFor();
  await fits(phone);
  await picture(world, phone, 'account-phone-fr');

  // A token plays in one's name until it is ended, and is shown once.
  await send(panel(page, 'programs'), 'label', { label: 'My bot' });
  const token = await panel(page, 'programs').locator('input[readonly]').inputValue();
  const asToken = async () =>
    (await fetch(`${world.server}/api/me`, { headers: { authorization: `Bearer ${token}` } })).json();
  assert.equal((await asToken()).name, 'Noor');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await panel(page, 'programs').getByRole('button', { name: 'Copy' }).click();
  await panel(page, 'programs').getByRole('button', { name: 'Copied' }).waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), token);
  await axe(page, world.root, 'the account page with a code and a token');
  await fits(page);
  await picture(world, page, 'account-desktop-en');
  await page.reload();
  await panel(page, 'programs').locator('.profile-list li', { hasText: 'My bot' }).waitFor();
  assert.equal(await panel(page, 'programs').locator('input[readonly]').count(), 0);
  await pressTwice(page, panel(page, 'programs').locator('.profile-list .btn'));
  await panel(page, 'programs').getByText('No token yet').waitFor();
  assert.equal(await asToken(), null);

  // The phone is signed out from here; this device has no such button.
  const devices = panel(page, 'devices').locator('.profile-list li');
  assert.equal(await devices.count(), 2);
  assert.equal(await devices.filter({ hasText: 'this device' }).locator('.btn').count(), 0);
  await pressTwice(page, devices.locator('.btn'));
  await page.waitForFunction(
    () => document.querySelectorAll('section[aria-labelledby="devices"] .profile-list li').length === 1,
  );
  assert.equal(await page.evaluate(() => document.activeElement.id), 'devices');
  assert.equal(await phone.evaluate(() => fetch('/api/me').then((answer) => answer.json())), null);

  const [download] = await Promise.all([page.waitForEvent('download'), panel(page, 'data').getByRole('link').click()]);
  assert.equal(JSON.parse(readFileSync(await download.path(), 'utf8')).me.handle, handle);

  // Out, in with the new password, and out for good: only with the right word.
  await panel(page, 'account').getByRole('button', { name: 'Sign out' }).click();
  await send(panel(page, 'sign-in'), 'password', { handle, password: PASSWORD });
  await panel(page, 'sign-in').locator('[role="alert"]', { hasText: 'do not fit' }).waitFor();
  await axe(page, world.root, 'signed out');
  await send(panel(page, 'sign-in'), 'password', { handle, password: `${PASSWORD}!` });
  await heading(page, 'Noor');
  await send(panel(page, 'data'), 'confirm', { confirm: 'Noor' });
  await panel(page, 'data').locator('[role="alert"]', { hasText: handle }).waitFor();
  await send(panel(page, 'data'), 'confirm', { confirm: handle });
  await panel(page, 'sign-in').waitFor();
  assert.equal(await page.evaluate(() => fetch('/api/me').then((answer) => answer.json())), null);
  assert.deepEqual([...page.faults, ...phone.faults], []);
});

test('account: every page leads to the sign-in; a passkey registers and signs in, without a password', async ({
  world,
}) => {
  // Passkeys belong to the name of a site.
  const site = world.server.replace('127.0.0.1', 'localhost');
  const page = await newPage(world, 'desktop');
  const phone = await newPage(world, 'phone', { language: 'de' });
  for (const path of ['/', '/my', '/rules', '/rules/star-realms', '/replays', '/settings', '/play/star-realms']) {
    await page.goto(site + path);
    await page.locator('.bar a[href="/me"]', { hasText: 'Sign in' }).waitFor();
    await phone.goto(site + path);
    await phone.locator('.bar a[href="/me"][aria-label="Anmelden"]').waitFor();
  }
  const keys = await page.context().newCDPSession(page);
  await keys.send('WebAuthn.enable');
  await keys.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.locator('.bar a[href="/me"]').click();
  const handle = `ada${Date.now().toString(36)}`;
  const first = panel(page, 'register').locator('.profile-form:has([name="handle"])').first();
  assert.equal(await first.locator('[name="password"]').count(), 0, 'the passkey comes before the password');
  await first.locator('[name="handle"]').fill(handle);
  await first.locator('.btn-1').click();
  await panel(page, 'account').getByText('One passkey').waitFor();
  assert.equal(await page.evaluate(() => fetch('/api/me').then(async (a) => (await a.json()).hasPassword)), false);
  const name = await page.locator('h1').textContent();
  assert.equal(name, handle);
  await page.locator('.bar a[href="/me"]', { hasText: name }).waitFor();
  await axe(page, world.root, 'the account page with a passkey');
  await picture(world, page, 'account-passkey-desktop-en');

  // Sections have addresses of their own.
  await page.locator('.profile-nav a', { hasText: 'Your data' }).click();
  await page.waitForFunction(() => document.activeElement.id === 'data');

  await panel(page, 'account').getByRole('button', { name: 'Sign out' }).click();
  await panel(page, 'sign-in').locator('.btn-1').click();
  await heading(page, name);
  assert.equal(await page.evaluate(() => fetch('/api/me').then(async (a) => (await a.json()).handle)), handle);
  assert.deepEqual([...page.faults, ...phone.faults], []);
});

test('account: a match file is kept on the server, and opens by its link; a wrong one is refused in words', async ({
  world,
}) => {
  const text = await fileOfAMatch();
  const page = await newPage(world, 'phone', { language: 'de' });
  await page.goto(`${world.server}/replays`);
  const bring = (buffer) =>
    page
      .locator('.bring label', { hasText: 'Server' })
      .locator('input')
      .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(buffer) });
  await bring(text.replace(/("hashes": \[(?:\s*null,)*\s*"\d+-)[0-9a-f]{16}/, '$10000000000000000'));
  await page.locator('.bring [role="alert"]', { hasText: 'die Züge führen nicht zu dem' }).waitFor();
  assert.match(await page.locator('.bring [role="alert"]').textContent(), /^Zeile \d+ der Datei/);
  await bring('not a match');
  await page.locator('.bring [role="alert"]', { hasText: 'keine Partie-Datei' }).waitFor();
  await axe(page, world.root, 'a file that was refused');
  await fits(page);
  await picture(world, page, 'account-file-phone-de');
  await bring(text);
  await page.waitForURL(/\/replay\/t\./);
  await page.locator('.replay .replay-slider').waitFor();
  const other = await newPage(world, 'desktop');
  await other.goto(page.url());
  await other.locator('.replay .replay-slider').waitFor();
  await page.goto(`${world.server}/replays`);
  await page.locator('.my-row', { hasText: 'A short one' }).waitFor();
  assert.deepEqual([...page.faults, ...other.faults], []);
});

test('account: operators deal with reports, ban and lift a ban, close a table by its link, and tell everybody something', async ({
  world,
}) => {
  const own = await startServer(world.root, world.dist);
  try {
    // Two people at a table; one says something, the other reports it.
    const [rude, hurt, page] = [
      await newPage(world, 'phone'),
      await newPage(world, 'desktop'),
      await newPage(world, 'desktop', { language: 'de' }),
    ];
    const post = async (who, path, data = {}) => {
      const answer = await who.request.post(`${own.url}/api${path}`, { data });
      assert.ok(answer.ok(), `${path}: ${await answer.text()}`);
      return answer.json();
    };
    const meAs = async (who) => (await who.request.get(`${own.url}/api/me`)).status();
    await post(rude, '/guests', { name: 'Grim' });
    await post(hurt, '/guests', { name: 'Mira' });
    const seats = [{ kind: 'open' }, { kind: 'open' }];
    const table = await post(rude, '/matches', { game: 'star-realms', seats, title: 'Two suns' });
    await post(hurt, `/matches/${table.id}/join`);
    const line = await post(rude, `/matches/${table.id}/chat`, { text: 'You play like a rock' });
    await post(hurt, `/matches/${table.id}/chat/${line.id}/report`, { why: 'unkind' });

    // The desk is for operators only, and so is the way to it.
    await hurt.goto(`${own.url}/me`);
    await heading(hurt, 'Mira');
    assert.equal(await hurt.locator('main a[href="/operators"]').count(), 0);
    await hurt.goto(`${own.url}/operators`);
    await hurt.getByText('This desk is for the operators').waitFor();

    await page.setViewportSize(WIDE);
    await page.goto(`${own.url}/me`);
    await register(page, 'warden');
    await own.makeOperator('warden');
    await post(page, '/sign-in', { handle: 'warden', password: PASSWORD });
    await page.reload();
    await page.locator('main a[href="/operators"]').click();
    const report = panel(page, 'reports').locator('li', { hasText: 'You play like a rock' });
    await report.getByText('Grim sagte').waitFor();
    await report.getByText('Mira meldet: unkind').waitFor();
    await send(panel(page, 'table-by-link'), 'link', { link: `${own.url}/t/${table.id}` });
    const found = panel(page, 'table-by-link').locator('.profile-list li');
    await found.filter({ hasText: 'Mira' }).waitFor();
    await axe(page, world.root, 'the desk of the operators');
    await fits(page);
    await picture(world, page, 'operators-desktop-de');

    assert.equal(await meAs(rude), 200);
    await pressTwice(page, report.getByRole('button', { name: 'Sperren' }));
    await panel(page, 'reports').locator('[role="status"]', { hasText: 'Gesperrt' }).waitFor();
    assert.equal(await meAs(rude), 403);
    await found.filter({ hasText: 'Grim' }).getByRole('button', { name: 'Sperre aufheben' }).click();
    await panel(page, 'table-by-link').locator('[role="status"]', { hasText: 'Keine Sperre mehr' }).waitFor();
    assert.equal(await meAs(rude), 200);
    await report.getByRole('button', { name: 'Erledigt' }).click();
    await panel(page, 'reports').getByText('Nichts ist gemeldet').waitFor();

    await pressTwice(page, found.getByRole('button', { name: 'Tisch schließen' }));
    await found.first().getByText('geschlossen').waitFor();
    assert.equal((await (await hurt.request.get(`${own.url}/api/matches/${table.id}`)).json()).phase, 'closed');
    await send(panel(page, 'table-by-link'), 'link', { link: 'Two suns' });
    await panel(page, 'table-by-link').locator('[role="alert"]').waitFor();

    const told = 'The server rests on Sunday at eight.';
    await panel(page, 'announce').locator('textarea').fill(told);
    await panel(page, 'announce').getByRole('button', { name: 'Allen sagen' }).click();
    await panel(page, 'announce').locator('[role="status"]').waitFor();
    await rude.goto(own.url);
    await rude.getByText(told).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await axe(page, world.root, 'the desk of the operators on a phone');
    await fits(page);
    await picture(world, page, 'operators-phone-de');
    await panel(page, 'announce').getByRole('button', { name: 'Nicht mehr sagen' }).click();
    await panel(page, 'announce').locator('[role="status"]', { hasText: 'nicht mehr gesagt' }).waitFor();
    await rude.reload();
    await rude.locator('.start .btn-1').waitFor();
    assert.equal(await rude.getByText(told).count(), 0);
    assert.deepEqual([...rude.faults, ...hurt.faults, ...page.faults], []);
  } finally {
    await own.close();
  }
});
