import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { SIZES } from '../browser.mjs';
import { allIsKept, cardsOn, myTurn, newPage, playNow, playOn, pressNext, shut, startGame } from '../driver.mjs';
import { serveStatic } from '../fileServer.mjs';
import { test } from '../test.mjs';

const sizes = Object.keys(SIZES);
const press = (locator, size) => (size === 'phone' ? locator.tap() : locator.click());

/** Every game a person can play alone, at both sizes, to its end. */
for (const size of sizes) {
  test(`alone: Star Realms against a bot to the end, ${size}`, async ({ world }) => {
    const page = await newPage(world, size, { language: size === 'phone' ? 'fr' : 'en' });
    await playNow(page, world.alone);
    // The first turn on the board itself: a card of the hand is played, one of the row is bought.
    const hand = page.locator('.sr-row.hand .sr-card.can .sr-face');
    await press(hand.first(), size);
    await page.waitForSelector('.sr-row.mine .sr-card');
    await page.locator('.dec-foot [data-key="a"]').click();
    await page.waitForFunction(() => document.querySelectorAll('.sr-row.hand .sr-face').length === 0);
    const bargain = page.locator('.sr-row.trade .sr-card.can .sr-face').first();
    if (await bargain.count()) {
      const bought = await bargain.getAttribute('data-card');
      await press(bargain, size);
      await page.screenshot({ path: `${world.artifacts}star-realms-turn-${size}.png` });
      await press(page.locator('.acts .btn-1'), size);
      await page.waitForFunction((card) => !document.querySelector(`.sr-row.trade [data-card="${card}"]`), bought);
    }
    const played = await playOn(page);
    assert.ok(played.over, `not over after ${played.given} answers: ${played.question}`);
    await page.screenshot({ path: `${world.artifacts}star-realms-end-${size}.png` });
    if (size === 'desktop') await keepAndPlayAgain(page);
    assert.deepEqual(page.faults, []);
  });

  test(`alone: Twilight Inscription against a bot to the end, ${size}`, async ({ world }) => {
    const page = await newPage(world, size, { language: size === 'phone' ? 'de' : 'en' });
    await startGame(page, world.alone, 'twilight-inscription');
    // The faction is chosen from its card, the first marks are made on the sheet itself.
    // A card that just appeared takes no press in its first moment.
    for (let presses = 0; presses < 5 && (await page.locator('.ins-over .ins-card').count()) > 0; presses++) {
      await press(page.locator('.ins-over .ins-card').first(), size);
      await page
        .waitForFunction(() => !document.querySelector('.ins-over .ins-card'), null, { timeout: 5000 })
        .catch(() => undefined);
    }
    assert.equal(await page.locator('.ins-over .ins-card').count(), 0);
    await myTurn(page);
    await page.screenshot({ path: `${world.artifacts}inscription-first-${size}.png` });
    const played = await playOn(page, { answers: 60, seconds: 30 });
    await page.screenshot({ path: `${world.artifacts}inscription-turn-${size}.png` });
    const end = await playOn(page);
    assert.ok(end.over, `not over after ${played.given + end.given} answers: ${end.question}`);
    await page.screenshot({ path: `${world.artifacts}inscription-end-${size}.png` });
    assert.deepEqual(page.faults, []);
  });

  test(`alone: the guided first game of Twilight Inscription, ${size}`, async ({ world }) => {
    const page = await newPage(world, size, { language: size === 'phone' ? 'de' : 'en' });
    await page.goto(`${world.alone}/play/twilight-inscription`);
    await press(page.locator('#learn .btn'), size);
    await myTurn(page);
    // The lesson says what to do and why, shows one place in brass, and answers nothing by itself.
    await page.waitForSelector('.coach .coach-head b');
    await page.screenshot({ path: `${world.artifacts}inscription-guide-${size}.png` });
    assert.equal(await page.locator('.hint .btn').count(), 0);
    const played = await playOn(page, { answers: 8000 });
    assert.ok(played.over, `not over after ${played.given} answers: ${played.question}`);
    await page.screenshot({ path: `${world.artifacts}inscription-guide-end-${size}.png` });
    assert.deepEqual(page.faults, []);
  });

  test(`alone: every other way to play Star Realms begins and goes on, ${size}`, async ({ world }) => {
    for (const mode of ['freeForAll', 'hunter', 'firstBlood', 'hydra2', 'hydra3', 'emperor', 'raid']) {
      const page = await newPage(world, size, { language: size === 'phone' ? 'fr' : 'de' });
      await startGame(page, world.alone, 'star-realms', () =>
        page.locator('.game-play select').first().selectOption(mode),
      );
      // In Hydra teammates act at the same time: an answer that came too late stops nothing.
      const played = await playOn(page, { answers: 25, seconds: 60 });
      assert.ok(played.over || played.given >= 25, `${mode}: ${played.given} answers, ${played.question}`);
      assert.equal(await page.locator('.dec-others').count(), 0, `${mode}: one question at a time`);
      await page.screenshot({ path: `${world.artifacts}mode-${mode}-${size}.png` });
      assert.deepEqual(page.faults, []);
      await page.context().close();
    }
  });

  test(`alone: a scenario of the campaign, and the next envelope is opened, ${size}`, async ({ world }) => {
    const page = await newPage(world, size);
    await startGame(page, world.alone, 'star-realms', () =>
      page.locator('.game-play select').first().selectOption('campaign'),
    );
    // Before the first envelope the board shows the two sides and no table at zero.
    assert.equal(await page.locator('.campaign-opening .faction-side:enabled').count(), 2);
    await page.screenshot({ path: `${world.artifacts}campaign-first-${size}.png` });
    // Fewer answers at a time than a scenario takes, or the second one would be passed over.
    // The table waits until the envelope of the scenario has been looked at, and at its end for whoever reads how it ended.
    const envelope = page.locator('dialog[open] .envelope');
    const ended = page.locator('.scenario-end .btn-1');
    for (let i = 0; i < 200; i++) {
      if (await envelope.count()) await shut(page);
      if (await ended.count()) await ended.click();
      await playOn(page, { answers: 12, seconds: 8, stopAt: 'dialog[open] .envelope, .scenario-end' });
      if (!/Scenario 1 /.test(await page.textContent('.crumb'))) break;
    }
    await envelope.waitFor();
    await page.screenshot({ path: `${world.artifacts}campaign-envelope-${size}.png` });
    assert.match(await page.textContent('.crumb'), /Scenario 2/);
    assert.deepEqual(page.faults, []);
  });
}

/** The finished match as a file, and the same table once more. */
async function keepAndPlayAgain(page) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.end-more .btn').last().click()]);
  const file = JSON.parse(readFileSync(await download.path(), 'utf8'));
  assert.equal(file.format, 'orrery-match');
  assert.equal(file.game, 'star-realms');
  assert.equal(file.result.winners.length, 1);
  await page.locator('.dec.end .btn-1').click();
  await myTurn(page);
}

test('alone: Twilight Imperium 3 begins against bots, phone', async ({ world }) => {
  const page = await newPage(world, 'phone');
  await startGame(page, world.alone, 'twilight-imperium-3');
  await page.screenshot({ path: `${world.artifacts}ti3-first-phone.png` });
  // Units are placed, a Strategy Card is pointed at and taken, and the turns begin.
  const phase = page.locator('.crumb', { hasText: 'Action Phase' });
  for (const until = Date.now() + 90_000; Date.now() < until && !(await phase.count());) {
    await pressNext(page);
    await page.waitForTimeout(25);
  }
  await phase.waitFor({ timeout: 1000 });
  await page.screenshot({ path: `${world.artifacts}ti3-turn-phone.png` });
  assert.deepEqual(page.faults, []);
});

test('alone: a reload takes the match up again, undo goes back, the language changes in the match', async ({
  world,
}) => {
  const page = await newPage(world, 'desktop');
  await playNow(page, world.alone);
  const hand = '.sr-row.hand .sr-face';
  const opening = await cardsOn(page);
  const cards = await page.locator(hand).count();
  await page.locator(hand).first().click();
  await page.waitForFunction((n) => document.querySelectorAll('.sr-row.hand .sr-face').length < n, cards);
  const after = await cardsOn(page);
  await page.reload();
  await myTurn(page);
  assert.equal(await cardsOn(page), after);
  await page.keyboard.press('z');
  await page.waitForFunction((n) => document.querySelectorAll('.sr-row.hand .sr-face').length === n, cards);
  assert.equal(await cardsOn(page), opening);
  // Question, log and cards speak the new language at once, and the position stays.
  const said = () =>
    page.evaluate(() => [
      document.documentElement.lang,
      document.querySelector('#question').textContent,
      document.querySelector('.sr-row.hand .vh').textContent,
    ]);
  const words = [await said()];
  await page.locator('.tools .tool').last().click();
  for (const language of ['fr', 'de']) {
    await page.locator('dialog[open] .lang button', { hasText: language.toUpperCase() }).click();
    await page.waitForFunction((code) => document.documentElement.lang === code, language);
    await page.waitForFunction((before) => document.querySelector('#question').textContent !== before, words.at(-1)[1]);
    words.push(await said());
  }
  for (const part of [0, 1, 2]) assert.equal(new Set(words.map((one) => one[part])).size, 3, String(words));
  assert.equal(await cardsOn(page), opening);
  assert.deepEqual(page.faults, []);
});

test('alone: installed, a game goes on with the server off and is taken up after a reload', async ({ world }) => {
  const own = await serveStatic(world.dist);
  const page = await newPage(world, 'desktop', { offline: true });
  await page.goto(own.url);
  await page.waitForSelector('.start .btn-1');
  await allIsKept(page);
  await page.reload();
  await playNow(page, own.url);
  await playOn(page, { answers: 10 });
  await own.close();
  const played = await playOn(page, { answers: 30, seconds: 20 });
  assert.ok(played.given >= 20, `${played.given} answers without a server`);
  await myTurn(page);
  const before = await cardsOn(page);
  await page.reload();
  await myTurn(page);
  assert.equal(await cardsOn(page), before);
  // A new game of the other kind starts, too: everything it needs is on this device.
  await startGame(page, own.url, 'twilight-inscription');
  await page.waitForSelector('.ins-over .ins-card');
  assert.deepEqual(page.faults, []);
});
