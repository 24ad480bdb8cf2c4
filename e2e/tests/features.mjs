import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { axe } from '../axe.mjs';
import { SIZES } from '../browser.mjs';
import { campaignOfBots } from '../campaign.mjs';
import { holds, inSight, myTurn, newPage, playNow, playOn, shut, startGame } from '../driver.mjs';
import { test } from '../test.mjs';

const LANGUAGES = ['en', 'fr', 'de'];

/** A table at the server whose second seat is taken by another person; both pages at their first question. */
async function seatTwo(world, size) {
  const host = await newPage(world, size);
  const guest = await newPage(world, size, { settings: { motion: 'on' } });
  await host.goto(world.server);
  await host.locator('.start-foot .btn').nth(1).click();
  await host.locator('.lobby').waitFor();
  await guest.goto(host.url());
  await guest.locator('.lobby-foot .btn-1').click();
  await guest.locator('.lobby-foot .btn-1[aria-pressed="false"]').click();
  await host.locator('.lobby-foot .btn-1:enabled').click();
  await host.locator('.tbl #question').waitFor();
  await guest.locator('.tbl #question').waitFor();
  return { host, guest };
}

/** A campaign that bots played, six commands before its end. */
function almostOver(root) {
  const { commands, hashes, ...rest } = JSON.parse(campaignOfBots(root));
  return JSON.stringify({ ...rest, commands: commands.slice(0, -6), hashes: hashes.slice(0, -6), result: null });
}

test('features: every rule of every game is read by chapter and found by word, in three languages', async ({
  world,
}) => {
  for (const language of LANGUAGES) {
    const page = await newPage(world, 'desktop', { language });
    for (const [game, least] of [
      ['star-realms', 200],
      ['twilight-inscription', 200],
      ['twilight-imperium-3', 200],
    ]) {
      await page.goto(`${world.alone}/rules/${game}`);
      await page.locator('.rules dl > div').first().waitFor();
      const all = await page.locator('.rules dl > div').count();
      assert.ok(all >= least, `${game} ${language}: ${all} rules`);
      const id = await page.locator('.rules dl > div').last().getAttribute('id');
      await page.locator('.rules-find').fill(id);
      await page.waitForFunction(() => document.querySelectorAll('.rules dl > div').length < 5);
      assert.ok(await page.locator(`[id="${id}"]`).count());
      await page.goto(`${world.alone}/rules/${game}#${id}`);
      await page.reload();
      await page.locator('.rules .now').waitFor();
      assert.ok(await page.locator('.rules .now').evaluate((rule) => rule.getBoundingClientRect().top < innerHeight));
    }
    assert.deepEqual(page.faults, []);
  }
});

test('features: quiet hours, the daily notice and the language of notices are kept at the server', async ({
  world,
}) => {
  const page = await newPage(world, 'phone', { language: 'de' });
  await page.goto(`${world.server}/settings`);
  await page.locator('.quiet [role="radio"]').nth(1).click();
  await page.locator('.quiet-hours input').first().fill('23:15');
  await page.locator('.quiet-hours input').first().blur();
  await holds(page, async () => (await (await fetch('/api/me')).json())?.quiet?.from === 23 * 60 + 15);
  await page.reload();
  await page.locator('.quiet-hours').waitFor();
  assert.equal(await page.locator('.quiet-hours input').first().inputValue(), '23:15');
  assert.equal(await page.evaluate(() => fetch('/api/me').then(async (a) => (await a.json()).language)), 'de');
  await page.locator('.quiet').nth(1).locator('[role="radio"]').nth(1).click();
  await holds(page, async () => (await (await fetch('/api/me')).json())?.digest?.at === 8 * 60);
  assert.deepEqual(page.faults, []);
});

test('features: one who looks on sees the table and is counted; one who comes back is told what happened', async ({
  world,
}) => {
  const { host, guest } = await seatTwo(world, 'desktop');
  const watcher = await newPage(world, 'phone');
  await watcher.goto(host.url());
  await watcher.locator('.tbl #question').waitFor();
  await host.locator('.observers').waitFor();
  assert.equal(await watcher.locator('.sr-row.hand [data-card]').count(), 0);
  assert.equal(await watcher.locator('.dec:not(.calm)').count(), 0);
  // Whoever begins plays a turn; then the guest leaves, the host plays, and the guest is told.
  if (await guest.locator('.dec:not(.calm)').count()) await playOn(guest, { answers: 12, seconds: 8 });
  await myTurn(host);
  const link = guest.url();
  await guest.goto(`${world.server}/rules`);
  await playOn(host, { answers: 6, seconds: 8 });
  await guest.goto(link);
  await guest.locator('.away li').waitFor();
  await guest.screenshot({ path: `${world.artifacts}away-desktop.png` });
  await guest.locator('.away .btn').click();
  await guest.locator('.away').waitFor({ state: 'detached' });
  for (const page of [host, guest, watcher]) assert.deepEqual(page.faults, []);
});

test('features: a link holds a whole match: it opens on another device at its moment', async ({ world }) => {
  const page = await newPage(world, 'desktop');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await playNow(page, world.alone);
  await playOn(page, { answers: 40, seconds: 15 });
  await page.goto(`${world.alone}/replays`);
  await page.locator('.my-row .btn').first().click();
  await page.locator('.replay-slider').fill('9');
  await page.locator('.bar .tool').first().click();
  await page.locator('.replay-copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const words = await page.locator('#question').textContent();
  const other = await newPage(world, 'phone');
  await other.goto(link);
  await other.locator('.replay-slider').waitFor();
  assert.equal(await other.locator('.replay-slider').inputValue(), '9');
  assert.equal(await other.locator('#question').textContent(), words);
  await other.goto(`${world.alone}/replay/link?at=1#damaged`);
  await other.reload();
  await other.locator('[role="alert"]').waitFor();
  assert.deepEqual([...page.faults, ...other.faults], []);
});

for (const size of Object.keys(SIZES))
  test(`features: the first game is taught, and the end shows how it went, ${size}`, async ({ world }) => {
    const page = await newPage(world, size);
    await page.goto(`${world.alone}/play/star-realms#learn`);
    await page.locator('#learn .btn').click();
    await page.locator('.coach').waitFor();
    const goals = [];
    for (let i = 0; i < 12; i++) {
      const goal = await page.locator('.coach-head b').textContent();
      if (!goals.includes(goal)) goals.push(goal);
      await playOn(page, { answers: 1, seconds: 4 });
      await myTurn(page);
    }
    assert.deepEqual(goals.slice(0, 2), ['Play your cards', 'Buy a card with your Trade']);
    assert.ok(goals.length >= 3, goals.join(' | '));
    await page.screenshot({ path: `${world.artifacts}lesson-${size}.png` });
    await axe(page, world.root, 'lesson');
    await page.locator('.coach .link').click();
    assert.equal(await page.locator('.coach').count(), 0);
    await playOn(page);
    await page.locator('.end-page .chart canvas').first().waitFor();
    await page.locator('.moments .btn').first().waitFor();
    await page.screenshot({ path: `${world.artifacts}end-figures-${size}.png` });
    // The last figures are reached by scrolling, as wide as the window, and the result is there before any of it.
    assert.deepEqual(await inSight(page, ['.end .ask']), { '.end .ask': true });
    const last = page.locator('.end-page .analysis > section').last();
    await last.scrollIntoViewIfNeeded();
    const box = await last.boundingBox();
    assert.ok(
      box.x >= 0 && box.x + box.width <= page.viewportSize().width,
      `the last figures end at ${box.x + box.width}`,
    );
    // On a phone figures have the whole window, below the bar.
    if (size === 'phone') {
      const { height } = await page.locator('.end-page .chart').first().boundingBox();
      await page.locator('.end-page .chart').first().scrollIntoViewIfNeeded();
      assert.deepEqual(await inSight(page, ['.end-page .chart']), { '.end-page .chart': true });
      assert.ok(height >= 200, `a chart is ${height} high`);
    }
    await page.locator('.chart-table summary').first().click();
    assert.ok((await page.locator('.chart-table tbody tr').count()) > 3);
    await page.locator('.end-page > header button.btn').click();
    await page.locator('.end-open').waitFor();
    assert.deepEqual(page.faults, []);
  });

for (const size of Object.keys(SIZES))
  test(`features: an envelope is opened, a sticker goes on a card, the gallery shows both, ${size}`, async ({
    world,
  }) => {
    const page = await newPage(world, size);
    await startGame(page, world.alone, 'star-realms', () =>
      page.locator('.game-play select').first().selectOption('campaign'),
    );
    // The faction is a sealed choice of both; then the first envelope lies on the table.
    await playOn(page, { answers: 1, seconds: 5 });
    await page.locator('dialog[open] .envelope[data-state="sealed"] .btn-1').click();
    await page.locator('.envelope-inside h3').waitFor();
    assert.ok((await page.locator('.envelope-inside .sticker-sheet').count()) >= 1);
    await page.screenshot({ path: `${world.artifacts}envelope-${size}.png` });
    await axe(page, world.root, 'envelope');
    await page.locator('.envelope-inside > .btn-1').click();
    const stopAt = '.upgrade .sr-card.can .sr-face';
    const upgrade = page.locator(stopAt).first();
    // Stickers cost extra: it may take a scenario or two until a bought card can be paid for with one.
    const end = Date.now() + 60_000;
    while (Date.now() < end && (await upgrade.count()) === 0) {
      await playOn(page, { answers: 20, seconds: 4, stopAt: `${stopAt}, dialog[open] .envelope` });
      if (await page.locator('dialog[open] .envelope').count()) await page.keyboard.press('Escape');
    }
    await page.screenshot({ path: `${world.artifacts}upgrade-${size}.png` });
    await axe(page, world.root, 'upgrade');
    await upgrade.click();
    await page.locator('.upgrade').waitFor({ state: 'detached' });
    await page.locator('.piles .chip').first().click();
    await page.locator('.gallery .sticker').first().waitFor();
    assert.equal(await page.locator('.gallery > li').first().locator('.sr-card').count(), 2);
    assert.ok((await page.locator('.story li').count()) >= 2);
    await page.screenshot({ path: `${world.artifacts}gallery-${size}.png` });
    await axe(page, world.root, 'gallery');
    assert.deepEqual(page.faults, []);
  });

for (const size of Object.keys(SIZES))
  test(`features: a campaign has a name, goes on from its file on another device, and its cards serve at other tables, ${size}`, async ({
    world,
  }) => {
    const page = await newPage(world, size, { language: 'de' });
    await startGame(page, world.alone, 'star-realms', async () => {
      await page.locator('.game-play select').first().selectOption('campaign');
      await page.locator('.game-play input').fill('Zwei Sonnen');
      await page.locator('.game-play input').blur();
    });
    await playOn(page, { answers: 1, seconds: 5 });
    await page.locator('dialog[open] .envelope').waitFor();
    await shut(page);
    await playOn(page, { answers: 30, seconds: 12, stopAt: 'dialog[open]' });
    await myTurn(page);
    const words = await page.locator('#question').textContent();
    await page.keyboard.press('?');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('dialog[open] .menu-foot .btn').nth(1).click(),
    ]);
    const path = await download.path();
    const text = readFileSync(path, 'utf8');
    assert.equal(JSON.parse(text).title, 'Zwei Sonnen');

    // A file whose history does not verify is refused with the line and the reason, and nothing is kept of it.
    const other = await newPage(world, size, { language: 'fr' });
    await other.goto(`${world.alone}/replays`);
    const choose = (name, buffer) =>
      other.locator('.bring input').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(buffer) });
    const lines = text.split('\n');
    const hash = lines.findLastIndex((line) => /"\d+-[0-9a-f]{16}"/.test(line));
    await choose('forged.json', lines.with(hash, lines[hash].replace(/[0-9a-f]{16}/, '0123456789abcdef')).join('\n'));
    await other.locator('.refused').waitFor();
    assert.match(await other.locator('.refused').textContent(), new RegExp(`${hash + 1}.*ne mènent pas`));
    await choose('later.json', text.replace(/"rules": \d+/, '"rules": 99'));
    await other.waitForFunction(() => /d’autres règles/.test(document.querySelector('.refused')?.textContent ?? ''));
    await choose('half.json', text.slice(0, text.length / 2));
    await other.waitForFunction(() => /fichier de partie/.test(document.querySelector('.refused')?.textContent ?? ''));
    await other.screenshot({ path: `${world.artifacts}campaign-refused-${size}.png` });
    await other.goto(`${world.alone}/my`);
    assert.equal(await other.locator('.my-row').count(), 0);

    // The whole one is shown; at its last moment it is taken up again.
    await other.goto(`${world.alone}/replays`);
    await choose('whole.json', text);
    await other.locator('.replay-slider').waitFor();
    await other.locator('.replay-slider').press('End');
    await other.screenshot({ path: `${world.artifacts}campaign-brought-${size}.png` });
    await other.locator('.dec-foot .btn').last().click();
    await myTurn(other);
    if (await other.locator('dialog[open] .envelope').count()) await shut(other);
    assert.ok((await other.locator('#question').textContent()).length > 0, words);
    await playOn(other, { answers: 5, seconds: 5 });
    if (await other.locator('dialog[open]').count()) await shut(other);
    await other.locator('.piles .chip').first().click();
    await other.getByRole('heading', { name: 'Zwei Sonnen' }).waitFor();
    await other.screenshot({ path: `${world.artifacts}campaign-chronicle-${size}.png` });

    // Its cards lie ready for any other way to play.
    await other.locator('.chronicle-made .btn').click();
    await other.locator('.game-play .seg').last().waitFor();
    await other.getByText('Cartes d’une campagne').waitFor();
    await other.screenshot({ path: `${world.artifacts}campaign-deck-${size}.png` });
    await axe(other, world.root, 'a game with the cards of a campaign');
    await other.locator('.game-play select').first().selectOption('freeForAll');
    await other.locator('.game-play .start-foot .btn-1').click();
    await myTurn(other);
    await other.goto(`${world.alone}/my`);
    await other.getByText('Zwei Sonnen').waitFor();
    assert.deepEqual([...page.faults, ...other.faults], []);
  });

for (const size of Object.keys(SIZES))
  test(`features: a campaign from a file comes to its end, and its cards are taken to a Raid, ${size}`, async ({
    world,
  }) => {
    const page = await newPage(world, size, { language: size === 'phone' ? 'fr' : 'de' });
    await page.goto(`${world.alone}/replays`);
    const buffer = Buffer.from(almostOver(world.root));
    await page.locator('.bring input').setInputFiles({ name: 'war.json', mimeType: 'application/json', buffer });
    await page.locator('.replay-slider').press('End');
    await page.locator('.dec-foot .btn').last().click();
    const played = await playOn(page, { answers: 200, seconds: 30 });
    assert.ok(played.over, `not over after ${played.given} answers: ${played.question}`);
    assert.equal(await page.locator('dialog[open]').count(), 0); // there is no thirteenth envelope
    await page.locator('.end-page > header button.btn').click();
    assert.equal(await page.locator('.scores thead th').count(), 4); // cards, upgrades, both together
    await page.screenshot({ path: `${world.artifacts}campaign-end-${size}.png` });
    await page.locator('.end-more a.btn').last().click();
    await page.locator('.game-play .seg').last().waitFor();
    await page.locator('.game-play select').first().selectOption('raid');
    await page.locator('.game-play .start-foot .btn-1').click();
    await myTurn(page);
    assert.deepEqual(page.faults, []);
  });

for (const size of Object.keys(SIZES))
  test(`features: the map of Twilight Imperium 3 takes answers by pointer and by keys, ${size}`, async ({ world }) => {
    const page = await newPage(world, size);
    await startGame(page, world.alone, 'twilight-imperium-3');
    for (let i = 0; i < 40 && (await page.locator('.im-system.open').count()) < 3; i++) {
      await playOn(page, { answers: 1, seconds: 4 });
      await myTurn(page);
    }
    const question = await page.locator('#question').textContent();
    assert.ok((await page.locator('.im-system.open').count()) >= 3, question);
    await page.screenshot({ path: `${world.artifacts}map-${size}.png` });
    await axe(page, world.root, 'map');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-system') ?? null);
    await page.locator('.im-press[tabindex="0"]').focus();
    const home = await focused();
    await page.keyboard.press('ArrowUp');
    const above = await focused();
    assert.ok(above !== null && above !== home, `${home} -> ${above}`);
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (before) =>
        document.querySelector('#question').textContent !== before ||
        document.querySelector('.im-system.picked') !== null,
      question,
    );
    assert.deepEqual(page.faults, []);
  });

test('features: where sound is wished, a tone sounds in the visible tab when one is asked again', async ({ world }) => {
  const page = await newPage(world, 'desktop', { settings: { sound: 'low' } });
  await page.addInitScript(() => {
    window.tones = [];
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      window.tones.push(document.hidden);
      return start.apply(this, when);
    };
  });
  await playNow(page, world.alone);
  await playOn(page, { answers: 40, seconds: 20, stopAt: '.dec.calm' });
  await myTurn(page);
  await holds(page, () => window.tones.length >= 2 && !window.tones.includes(true));
  // Who wants none hears none: the same once more, without.
  const silent = await newPage(world, 'desktop');
  await silent.addInitScript(() => {
    window.tones = 0;
    OscillatorNode.prototype.start = () => window.tones++;
  });
  await playNow(silent, world.alone);
  await playOn(silent, { answers: 40, seconds: 20, stopAt: '.dec.calm' });
  await myTurn(silent);
  assert.equal(await silent.evaluate(() => window.tones), 0);
});

test('features: what happens flies over the table where motion is wished, and nowhere else', async ({ world }) => {
  const seen = async (motion) => {
    const page = await newPage(world, 'desktop', { settings: { motion } });
    await page.addInitScript(() => {
      window.flights = [];
      new MutationObserver((all) => {
        for (const { addedNodes } of all)
          for (const node of addedNodes) if (node.classList?.contains('flight')) window.flights.push(node.className);
      }).observe(document, { subtree: true, childList: true });
    });
    await playNow(page, world.alone);
    await playOn(page, { answers: 12, seconds: 20, stopAt: '.dec.calm' });
    await myTurn(page);
    const flights = await page.evaluate(() => window.flights);
    // What has landed is gone.
    await holds(page, () => document.querySelectorAll('.flight').length === 0);
    assert.deepEqual(page.faults, []);
    return flights;
  };
  const flights = await seen('short');
  assert.ok(
    flights.some((one) => one.includes('tone-card')),
    flights.join(),
  );
  assert.deepEqual(await seen('off'), []);
});

test('features: a sealed envelope tells nothing, neither at the table nor on the page of campaigns', async ({
  world,
}) => {
  const page = await newPage(world, 'desktop');
  await startGame(page, world.alone, 'star-realms', () =>
    page.locator('.game-play select').first().selectOption('campaign'),
  );
  assert.doesNotMatch(await page.textContent('.crumb'), /Turn/);
  await playOn(page, { answers: 1, seconds: 5 });
  await page.locator('dialog[open] .envelope[data-state="sealed"]').waitFor();
  await page.goto(`${world.alone}/campaigns`);
  await page.locator('.chronicle .envelope[data-state="sealed"]').waitFor();
  const title = /Birth of an Empire/;
  assert.doesNotMatch(await page.textContent('.chronicle'), title);
  await page.locator('.chronicle .envelope .btn').click();
  await page.locator('.chronicle .envelope-inside').waitFor();
  assert.match(await page.textContent('.chronicle'), title);
  assert.deepEqual(page.faults, []);
});
