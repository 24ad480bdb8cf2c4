import assert from 'node:assert/strict';
import { axe } from '../axe.mjs';
import { SIZES } from '../browser.mjs';
import { newPage, playOn, resign, shut, startGame } from '../driver.mjs';
import { test } from '../test.mjs';

const quiet = (page) => page.waitForFunction(() => !document.querySelector('main[aria-busy], main .orbit'));

for (const size of Object.keys(SIZES))
  test(`accessibility: axe on every page, in the dark and in the light, ${size}`, async ({ world }) => {
    const page = await newPage(world, size);
    for (const path of [
      '/',
      '/play/star-realms',
      '/play/twilight-inscription',
      '/play/twilight-imperium-3',
      '/rules',
      '/rules/star-realms',
      '/settings',
      '/my',
      '/me',
      '/replays',
      '/nowhere',
      '/t/nosuchtable',
      '/here/00000000',
      '/replay/here.gone',
    ]) {
      await page.goto(world.server + path);
      await page.waitForSelector('main');
      await quiet(page);
      await axe(page, world.root, path);
    }
    // A table is made, and somebody joins it by its link.
    await page.goto(`${world.server}/play/star-realms`);
    await page.locator('.game-play .start-foot .btn').nth(1).click();
    await page.waitForSelector('.lobby');
    await quiet(page);
    await axe(page, world.root, 'the lobby of the host');
    const guest = await newPage(world, size);
    await guest.goto(page.url());
    await guest.waitForSelector('.lobby-foot .btn-1');
    await quiet(guest);
    await axe(guest, world.root, 'joining by link');
    await guest.locator('.lobby-foot .btn-1').click();
    await guest.waitForSelector('.lobby-foot .btn-1[aria-pressed="false"]');
    await axe(guest, world.root, 'the lobby of a guest');
  });

for (const size of Object.keys(SIZES))
  test(`accessibility: axe on Star Realms, its dialogs, its end, its replay and the campaign, ${size}`, async ({
    world,
  }) => {
    const page = await newPage(world, size);
    const check = (name) => axe(page, world.root, name);
    await startGame(page, world.alone, 'star-realms');
    await check('the first question');
    await page.keyboard.press('?');
    await page.waitForSelector('dialog[open]');
    await check('the menu');
    await shut(page);
    await page.locator('.sr-row.trade .sr-face').nth(1).click({ button: 'right' });
    await page.waitForSelector('dialog[open] .inspect');
    await check('a card');
    await shut(page);
    await playOn(page, { answers: 40, seconds: 20 });
    await check('some turns later');
    await resign(page);
    await check('the end');
    await page.goto(`${world.alone}/replays`);
    await quiet(page);
    await check('the list of matches');
    await page.locator('.my-row .btn').first().click();
    await page.waitForSelector('.replay .replay-slider');
    await page.locator('.dec-foot .btn').first().click();
    await page.waitForSelector('.analysis .chart canvas');
    await check('a replay with its charts');
    await startGame(page, world.alone, 'star-realms', () =>
      page.locator('.game-play select').first().selectOption('campaign'),
    );
    await check('the campaign');
    await playOn(page, { answers: 30, seconds: 15 });
    await check('the campaign, some turns later');
    await page.goto(`${world.alone}/my`);
    await quiet(page);
    await check('my turns');
  });

for (const size of Object.keys(SIZES))
  test(`accessibility: axe on Twilight Inscription from its first question to its end, ${size}`, async ({ world }) => {
    const page = await newPage(world, size);
    const check = (name) => axe(page, world.root, name);
    await startGame(page, world.alone, 'twilight-inscription');
    await check('the choice of a faction');
    await playOn(page, { answers: 3, seconds: 10 });
    await check('the first marks');
    await playOn(page, { answers: 120, seconds: 30 });
    await check('some rounds later');
    await page.keyboard.press('?');
    await page.waitForSelector('dialog[open]');
    await check('the menu');
    await shut(page);
    await resign(page);
    await check('the end');
  });

test('accessibility: the question is a status, the log a live region, every card has a name, dialogs give the focus back', async ({
  world,
}) => {
  const page = await newPage(world, 'desktop');
  await startGame(page, world.alone, 'star-realms');
  const found = await page.evaluate(() => ({
    question: document.querySelector('#question').getAttribute('role'),
    log: document.querySelector('[role="log"]').getAttribute('aria-live'),
    unnamed: [...document.querySelectorAll('.sr-face')].filter((card) => !card.querySelector('.vh').textContent).length,
  }));
  assert.deepEqual(found, { question: 'status', log: 'polite', unnamed: 0 });
  await page.locator('.tools .tool').last().focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog[open]');
  await shut(page);
  assert.ok(
    await page.evaluate(() => document.activeElement === [...document.querySelectorAll('.tools .tool')].at(-1)),
  );
});
