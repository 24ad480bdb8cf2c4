import assert from 'node:assert/strict';
import { myTurn, newPage, playOn } from '../driver.mjs';
import { cutTexts } from '../reading.mjs';
import { test } from '../test.mjs';

const WINDOWS = [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [390, 844],
];
const LANGUAGES = ['en', 'fr', 'de'];
const MODES = ['standard', 'freeForAll', 'hunter', 'firstBlood', 'hydra2', 'hydra3', 'emperor', 'raid', 'campaign'];

const pageAt = async (world, [width, height], language) => {
  const page = await newPage(world, width < 640 ? 'phone' : 'desktop', { language });
  await page.setViewportSize({ width, height });
  return page;
};
const sizeOf = ([width, height]) => `${width}x${height}`;

/** How wide the rail prints an objective, and the board a card, at a real table of this size. */
async function widthsAtTable(world, window) {
  const page = await pageAt(world, window, 'en');
  await page.goto(`${world.alone}/play/twilight-inscription`);
  await page.locator('.game-play .start-foot .btn-1').click();
  await page.locator('.ins-over .ins-card').first().waitFor();
  const card = await page.locator('.ins-over .ins-card').first().boundingBox();
  await page.locator('.ins-over .ins-card').first().click();
  await page.locator('.ins-sheet').first().waitFor();
  const objective = await page
    .locator('.objectives li')
    .first()
    .boundingBox()
    .catch(() => null);
  await page.context().close();
  // On a phone objectives stand in the dialog of all cards, as wide as the window.
  return { card: card.width, objective: objective?.width || window[0] - 48 };
}

for (const window of WINDOWS) {
  test(`reading: every faction, relic, agenda, objective and technology of Twilight Inscription at ${sizeOf(window)}`, async ({
    world,
  }) => {
    const { card, objective } = await widthsAtTable(world, window);
    for (const language of LANGUAGES) {
      const page = await pageAt(world, window, language);
      await page.goto(`${world.alone}/rules/twilight-inscription/cards`);
      await page.locator('.ins-gallery .ins-card').nth(59).waitFor();
      assert.equal(await page.locator('.ins-gallery .objectives li').count(), 12);
      await page.evaluate(
        ([wide, row]) => {
          const gallery = document.querySelector('.ins-gallery');
          gallery.style.setProperty('--gallery-card', `${wide}px`);
          gallery.style.setProperty('--gallery-objective', `${row}px`);
        },
        [card, objective],
      );
      assert.deepEqual(await cutTexts(page, '.ins-gallery'), [], language);
      await page.context().close();
    }
  });

  test(`reading: every option of both games in three languages at ${sizeOf(window)}`, async ({ world }) => {
    for (const language of LANGUAGES) {
      const page = await pageAt(world, window, language);
      for (const address of [
        ...MODES.map((mode) => `/play/star-realms?mode=${mode}`),
        '/play/twilight-inscription',
        '/play/twilight-inscription?mode=guide',
      ]) {
        await page.goto(world.alone + address);
        await page.locator('.game-play .start-foot .btn-1').waitFor();
        assert.deepEqual(await cutTexts(page, '.game-play'), [], `${address} ${language}`);
      }
      await page.context().close();
    }
  });
}

for (const language of LANGUAGES)
  for (const mode of ['standard', 'emperor'])
    test(`reading: answers, teams and log of Star Realms (${mode}), four sizes, ${language}`, async ({ world }) => {
      for (const window of WINDOWS) {
        const page = await pageAt(world, window, language);
        await page.goto(`${world.alone}/play/star-realms?mode=${mode}`);
        await page.locator('.game-play .start-foot .btn-1').click();
        await myTurn(page);
        for (let moves = 0; moves < 5; moves++) {
          const cut = await cutTexts(page, '.dec,.recap,.teams,.sr-row.theirs,.sr-row.mine,.piles,.record-body');
          assert.deepEqual(cut, [], `${sizeOf(window)}, after ${moves * 6} answers`);
          await playOn(page, { answers: 6, seconds: 10 });
          await myTurn(page);
        }
        await page.context().close();
      }
    });
