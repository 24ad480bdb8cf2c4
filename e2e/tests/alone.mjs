import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { DESKTOP, PHONE } from '../browser.mjs';
import { newPage, playNow, playOn } from '../driver.mjs';

/** From a game's page to the first question, against gentle bots. */
async function start(page) {
  await page.locator('.game-play .seg').last().waitFor();
  await page.locator('[role="radio"]', { hasText: 'Gentle' }).click();
  await page.locator('.start-foot .btn-1').click();
  await page.waitForSelector('.tbl #question');
  await page.waitForSelector('.dec:not(.calm)');
}

export const tests = [
  [
    'alone: Star Realms against a bot to the end, desktop, by mouse',
    async ({ browser, alone, artifacts, pages }) => {
      const page = await newPage(browser, { viewport: DESKTOP });
      pages.push(page);
      await playNow(page, alone);
      // The first turn by real clicks: play everything, buy by the card itself, end.
      await page.waitForSelector('.dec-foot [data-key="a"]');
      await page.click('.dec-foot [data-key="a"]');
      await page.waitForFunction(() => document.querySelectorAll('.sr-row.hand .sr-face').length === 0);
      const card = page.locator('.sr-row.t .sr-card.can .sr-face').first();
      if (await card.count()) {
        await card.click();
        await page.locator('.acts .btn-1').click();
        await page.waitForFunction(() => /acquires/.test(document.querySelector('.log')?.textContent ?? ''));
      }
      await page.screenshot({ path: `${artifacts}star-realms-turn-desktop.png` });
      const played = await playOn(page);
      assert.ok(played.over, `not over after ${played.given} answers: ${played.question}`);
      await page.screenshot({ path: `${artifacts}star-realms-end-desktop.png` });
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.locator('.end-more .btn').last().click(),
      ]);
      const file = JSON.parse(readFileSync(await download.path(), 'utf8'));
      assert.equal(file.format, 'orrery-match');
      assert.equal(file.game, 'star-realms');
      assert.ok(file.result.winners.length === 1);
      await page.locator('.dec.end .btn-1').click();
      await page.waitForSelector('.dec:not(.end) #question');
      assert.deepEqual(page.faults, []);
      return `${played.given} answers`;
    },
  ],
  [
    'alone: Star Realms to the end, phone, by touch',
    async ({ browser, alone, artifacts, pages }) => {
      const page = await newPage(browser, { viewport: PHONE, touch: true, language: 'fr' });
      pages.push(page);
      await playNow(page, alone);
      await page.waitForSelector('.sr-row.hand .sr-card.can');
      await page.locator('.sr-row.hand .sr-card.can .sr-face').first().tap();
      await page.waitForSelector('.sr-row.p .sr-card');
      await page.screenshot({ path: `${artifacts}star-realms-turn-phone.png` });
      const played = await playOn(page);
      assert.ok(played.over, `not over after ${played.given} answers: ${played.question}`);
      await page.screenshot({ path: `${artifacts}star-realms-end-phone.png` });
      assert.deepEqual(page.faults, []);
    },
  ],
  [
    'alone: a whole game of Star Realms by keyboard only',
    async ({ browser, alone, pages }) => {
      const page = await newPage(browser, { viewport: DESKTOP, settings: {} });
      pages.push(page);
      await page.goto(alone);
      await page.waitForSelector('.start .btn-1');
      for (let i = 0; i < 40; i++) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(() => document.activeElement?.matches('.start .btn-1'))) break;
      }
      await page.keyboard.press('Enter');
      await page.waitForSelector('.tbl #question');
      // On the board: Tab to the hand, arrows inside it, Enter plays the card; the focus is always visible.
      await page.waitForSelector('.sr-row.hand .sr-card.can');
      await page.keyboard.press('b');
      let onHand = false;
      for (let i = 0; i < 30 && !onHand; i++) {
        await page.keyboard.press('Tab');
        onHand = await page.evaluate(
          () => document.activeElement?.closest('.sr-row.hand') !== null && document.activeElement !== document.body,
        );
      }
      assert.ok(onHand, 'the hand is reached by Tab');
      const before = await page.locator('.sr-row.hand .sr-face').count();
      await page.keyboard.press('ArrowRight');
      assert.notEqual(await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle), 'none');
      await page.keyboard.press('Enter');
      await page.waitForFunction((n) => document.querySelectorAll('.sr-row.hand .sr-face').length < n, before);
      // The rest by the panel's keys alone.
      const until = Date.now() + 85_000;
      while (Date.now() < until) {
        const state = await page.evaluate(() => ({
          over: document.querySelector('.dec.end') !== null,
          mine: document.querySelector('.dec:not(.calm):not(.end)') !== null,
          all: document.querySelector('.dec-foot [data-key="a"]') !== null,
          end: document.querySelector('.dec-foot [data-key="e"]') !== null,
          // Abilities, attacks, then the dearest purchase, among the nine that have a digit.
          first:
            ['"do":"use"', '"do":"attackBase"', '"do":"attack"', '"do":"acquire"', '']
              .map((deed) =>
                [...document.querySelectorAll('.dec .opt[data-answer]')]
                  .slice(0, 9)
                  .findIndex((o) => o.dataset.answer.includes(deed) && !o.dataset.answer.includes('"ability":"scrap"')),
              )
              .find((i) => i >= 0) ?? -1,
          foot: document.querySelectorAll('.dec-foot .btn:not(.dec-undo):not(.dec-list)').length,
        }));
        if (state.over) break;
        if (!state.mine) await page.waitForTimeout(15);
        else if (state.all) await page.keyboard.press('a');
        else if (state.first >= 0 && state.first < 9) await page.keyboard.press(String(state.first + 1));
        else if (state.end) await page.keyboard.press('e');
        else if (state.foot > 0) {
          await page.keyboard.press('d');
          await page.evaluate(() =>
            [...document.querySelectorAll('.dec-foot .btn:not(.dec-undo):not(.dec-list)')].at(-1)?.focus(),
          );
          await page.keyboard.press('Enter');
        }
      }
      assert.ok(await page.locator('.dec.end').count(), 'the game came to its end');
      assert.deepEqual(page.faults, []);
    },
  ],
  [
    'alone: Twilight Inscription against a bot to the end, desktop',
    async ({ browser, alone, artifacts, pages }) => {
      const page = await newPage(browser, { viewport: DESKTOP });
      pages.push(page);
      await page.goto(`${alone}/play/twilight-inscription`);
      await start(page);
      await page.screenshot({ path: `${artifacts}inscription-first-desktop.png` });
      const played = await playOn(page, { seconds: 80 });
      assert.ok(played.over, `not over after ${played.given} answers: ${played.question}`);
      await page.screenshot({ path: `${artifacts}inscription-end-desktop.png` });
      assert.deepEqual(page.faults, []);
      return `${played.given} answers`;
    },
  ],
  [
    'alone: a whole game of Twilight Inscription by keyboard only',
    async ({ browser, alone, pages }) => {
      const page = await newPage(browser, { viewport: DESKTOP });
      pages.push(page);
      await page.goto(`${alone}/play/twilight-inscription`);
      await page.locator('.game-play .seg').last().waitFor();
      // To the button by Tab alone; on the way a gentle bot is chosen with an arrow.
      const focused = (selector) =>
        page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
      for (let i = 0; i < 60 && !(await focused('.start-foot .btn-1')); i++) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(() => document.activeElement?.textContent === 'Steady'))
          await page.keyboard.press('ArrowLeft');
      }
      await page.keyboard.press('Enter');
      await page.waitForSelector('.tbl #question');
      const until = Date.now() + 105_000;
      while (Date.now() < until) {
        const state = await page.evaluate(() => ({
          over: document.querySelector('.dec.end') !== null,
          mine: document.querySelector('.dec:not(.calm):not(.end)') !== null,
          pen: document.querySelector('.dec-foot [data-key="p"]') !== null,
        }));
        if (state.over) break;
        if (!state.mine) await page.waitForTimeout(15);
        else if (state.pen) await page.keyboard.press('p');
        else {
          // D goes to the question; from there Tab leads to the first answer.
          await page.keyboard.press('d');
          const answer = '.dec .opt[data-answer], .dec-foot .btn:not(.dec-undo):not(.dec-list)';
          for (let i = 0; i < 12 && !(await focused(answer)); i++) await page.keyboard.press('Tab');
          if (await focused(answer)) await page.keyboard.press('Enter');
        }
      }
      assert.ok(await page.locator('.dec.end').count(), 'the game came to its end');
      assert.deepEqual(page.faults, []);
    },
  ],
  [
    'alone: the guided first game of Twilight Inscription, phone',
    async ({ browser, alone, artifacts, pages }) => {
      const page = await newPage(browser, { viewport: PHONE, touch: true, language: 'de' });
      pages.push(page);
      await page.goto(`${alone}/play/twilight-inscription`);
      await page.locator('#learn .btn').click();
      await page.waitForSelector('.tbl #question');
      await page.waitForSelector('.dec:not(.calm)');
      await page.screenshot({ path: `${artifacts}inscription-guide-phone.png` });
      const played = await playOn(page, { answers: 8000, seconds: 90 });
      assert.ok(played.over, `not over after ${played.given} answers: ${played.question}`);
      assert.deepEqual(page.faults, []);
    },
  ],
  [
    'alone: the first scenario of the campaign, and the second envelope is opened',
    async ({ browser, alone, artifacts, pages }) => {
      const page = await newPage(browser, { viewport: DESKTOP });
      pages.push(page);
      await page.goto(`${alone}/play/star-realms`);
      await page.locator('select').first().selectOption('campaign');
      await start(page);
      for (let i = 0; i < 20; i++) {
        await playOn(page, { answers: 120, seconds: 8 });
        if (/Scenario 2/.test(await page.textContent('.crumb'))) break;
      }
      await page.waitForSelector('dialog[open] .envelope');
      await page.screenshot({ path: `${artifacts}campaign-envelope.png` });
      assert.match(await page.textContent('.crumb'), /Scenario 2/);
      assert.deepEqual(page.faults, []);
    },
  ],
  [
    'alone: a reload takes the match up again, undo goes back, the language changes in the match',
    async ({ browser, alone, pages }) => {
      const page = await newPage(browser, { viewport: DESKTOP });
      pages.push(page);
      await playNow(page, alone);
      await page.waitForSelector('.dec-foot [data-key="a"]');
      const shown = () =>
        page.evaluate(() => ({
          hand: [...document.querySelectorAll('.sr-row.hand [data-card]')].map((card) => card.dataset.card),
          row: [...document.querySelectorAll('.sr-row.t [data-card]')].map((card) => card.dataset.card),
          inPlay: [...document.querySelectorAll('.sr-row.p [data-card]')].map((card) => card.dataset.card),
          pools: document.querySelector('.pools')?.textContent,
        }));
      const opening = await shown();
      await page.locator('.sr-row.hand .sr-face').first().click();
      await page.waitForFunction(
        (n) => document.querySelectorAll('.sr-row.hand .sr-face').length < n,
        opening.hand.length,
      );
      const after = await shown();
      await page.reload();
      await page.waitForSelector('.dec:not(.calm) .pools');
      assert.deepEqual(await shown(), after);
      await page.keyboard.press('z');
      await page.waitForFunction(
        (n) => document.querySelectorAll('.sr-row.hand .sr-face').length === n,
        opening.hand.length,
      );
      assert.deepEqual((await shown()).hand, opening.hand);
      await page.locator('.tools .tool').last().click();
      await page.locator('dialog[open] .lang button').nth(2).click();
      await page.waitForFunction(() =>
        /Was tust du|Hauptphase/.test(document.querySelector('#question')?.textContent ?? ''),
      );
      assert.deepEqual(page.faults, []);
    },
  ],
  [
    'alone: installed, it starts and plays without a network',
    async ({ browser, alone, pages }) => {
      const page = await newPage(browser, { viewport: DESKTOP, offline: true });
      pages.push(page);
      await page.goto(alone);
      await page.waitForSelector('.start .btn-1');
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.waitForFunction(() =>
        caches
          .keys()
          .then(async (keys) =>
            (await Promise.all(keys.map(async (key) => (await (await caches.open(key)).keys()).length))).some(
              (n) => n > 20,
            ),
          ),
      );
      await page.reload();
      await page.context().setOffline(true);
      await playNow(page, alone);
      const played = await playOn(page, { answers: 30 });
      assert.ok(played.given >= 20);
      await page.reload();
      await page.waitForSelector('.tbl #question');
    },
  ],
];
