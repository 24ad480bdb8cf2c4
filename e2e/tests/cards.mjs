import assert from 'node:assert/strict';
import { campaignOfBots } from '../campaign.mjs';
import { newPage, playNow } from '../driver.mjs';
import { test } from '../test.mjs';

/** The sizes at which cards must be readable, and how wide they stand there: in the row and in the hand. */
const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
];
const LANGUAGES = ['en', 'fr', 'de'];
/** The row grows no higher than this, in pixels: a card must fit with its picture at its smallest. */
const HIGHEST = 368;

/** Every letter of every card lies inside the card, and nothing on it is scrolled away. */
const flawsOf = (page, highest, faces = '.sr-face') =>
  page.evaluate(
    ([limit, selector]) => {
      const flaws = [];
      for (const face of document.querySelectorAll(selector)) {
        const box = face.getBoundingClientRect();
        const name = face.querySelector('.name').textContent;
        const least = box.height - face.querySelector('.art').getBoundingClientRect().height + 28;
        if (least > limit) flaws.push(`${name}: ${Math.round(least)} px high`);
        for (const part of [face, ...face.querySelectorAll('.name, .words, .fx, .fx-row, .sr-foot')])
          if (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1)
            if (getComputedStyle(part).display !== 'inline') flaws.push(`${name}: cut in ${part.className}`);
        const walker = document.createTreeWalker(face, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (node.textContent.trim() === '' || node.parentElement.closest('.vh, svg')) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const line of range.getClientRects())
            if (line.left < box.left - 1 || line.right > box.right + 1 || line.bottom > box.bottom + 1)
              flaws.push(`${name}: “${node.textContent.slice(0, 30)}” sticks out`);
        }
      }
      return [...new Set(flaws)];
    },
    [highest, faces],
  );

/** How wide cards stand at a real table of this size: in the row and in the hand. */
async function widthsAt(world, { width, height }) {
  const table = await newPage(world, width < 640 ? 'phone' : 'desktop');
  await table.setViewportSize({ width, height });
  await playNow(table, world.alone);
  const widthOf = (row) =>
    table.evaluate((name) => document.querySelector(`.sr-row.${name} .sr-face`).getBoundingClientRect().width, row);
  const widths = { trade: await widthOf('trade'), hand: await widthOf('hand') };
  await table.context().close();
  return widths;
}

for (const { width, height } of WINDOWS)
  test(`cards: every card can be read in three languages at ${width}x${height}`, async ({ world }) => {
    const isPhone = width < 640;
    const widths = await widthsAt(world, { width, height });
    for (const language of LANGUAGES) {
      const page = await newPage(world, isPhone ? 'phone' : 'desktop', { language });
      await page.setViewportSize({ width, height });
      await page.goto(`${world.alone}/rules/star-realms/cards`);
      await page.locator('.sr-gallery .sr-face').nth(70).waitFor();
      for (const [row, card] of Object.entries(widths)) {
        await page.evaluate((wide) => {
          document.querySelector('.sr-gallery').style.setProperty('--gallery-card', `${wide}px`);
        }, card);
        const flaws = await flawsOf(page, row === 'trade' && !isPhone ? HIGHEST : Infinity);
        assert.deepEqual(flaws, [], `${row}, ${Math.round(card)} px wide, ${language}`);
      }
      await page.context().close();
    }
  });

test('cards: every card that a whole campaign has changed can be read in three languages and four sizes', async ({
  world,
}) => {
  const widths = new Map();
  for (const window of WINDOWS) widths.set(window, await widthsAt(world, window));
  const buffer = Buffer.from(campaignOfBots(world.root));
  for (const language of LANGUAGES) {
    const page = await newPage(world, 'desktop', { language });
    await page.goto(`${world.alone}/replays`);
    await page.locator('.bring input').setInputFiles({ name: 'war.json', mimeType: 'application/json', buffer });
    await page.locator('.replay-slider').press('End');
    await page.locator('.piles .chip').first().click();
    await page.locator('.gallery-all').click();
    await page.locator('.gallery .sr-face').nth(60).waitFor();
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      for (const [row, card] of Object.entries(widths.get(window))) {
        const style = await page.addStyleTag({ content: `.gallery .sr-card { width: ${card}px !important; }` });
        assert.deepEqual(
          await flawsOf(page, Infinity, '.gallery .sr-face'),
          [],
          `${row}, ${Math.round(card)} px wide, ${language}`,
        );
        await style.evaluate((element) => element.remove());
      }
    }
    await page.context().close();
  }
});
