import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { dealFrom, myTurn, newPage } from '../driver.mjs';
import { test } from '../test.mjs';

/** The tops of all answers, frame after frame, with the pointer still on one spot. */
const tops = (page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const seen = new Set();
    for (let i = 0; i < 6; i++) {
      await frame();
      seen.add(
        [...document.querySelectorAll('.dec .opt')].map((row) => Math.round(row.getBoundingClientRect().top)).join(),
      );
    }
    return [...seen];
  });

/** A guided game: its first four rounds are the same for everybody but for the dice. */
async function guidedGame(page, world) {
  await page.goto(`${world.alone}/play/twilight-inscription?mode=guide`);
  await page.locator('.game-play .start-foot .btn-1').click();
  await myTurn(page);
}

const SIZES = { '1280x720': [1280, 720], '1440x900': [1440, 900], '1920x1080': [1920, 1080], '390x844': [390, 844] };

/** A game of four in one language and size, with the first marks made; a seed deals it. */
async function fourAtATable(world, language, [width, height], seed) {
  const page = await newPage(world, 'desktop', { language });
  await dealFrom(page, seed);
  await page.setViewportSize({ width, height });
  await page.goto(`${world.alone}/play/twilight-inscription`);
  await page.locator('.game-play .seg').first().locator('[role="radio"]').nth(3).click();
  await page.locator('.game-play .start-foot .btn-1').click();
  // A faction, and for one of them a vassal too.
  const cards = page.locator('.ins-over .ins-card');
  const offered = async () => (await cards.allTextContents()).join();
  await cards.first().waitFor();
  const factions = await offered();
  await cards.first().click();
  await expect.poll(offered).not.toBe(factions);
  if ((await offered()) !== '') await cards.first().click();
  await page.locator('.ins-over').waitFor({ state: 'detached' });
  await page.locator('.ins-sheet').first().waitFor();
  return page;
}

/** Text that does not fit its box, text too small to read, icons too small to tell apart. */
const misfits = (page, { least, icon }) =>
  page.evaluate(
    ({ leastText, leastIcon }) => {
      const found = [];
      const seen = (element) =>
        element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
      const own = (element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '');
      for (const element of document.querySelectorAll('.ins *, .ins-rail *, .dec *')) {
        if (!seen(element) || element.closest('.vh, [aria-hidden="true"].over, .thumb')) continue;
        const text = element.textContent.trim().slice(0, 40);
        const style = getComputedStyle(element);
        if (element instanceof SVGElement) {
          const svg = element.ownerSVGElement;
          if (!svg) continue;
          const box = element.getBoundingClientRect();
          const frame = svg.getBoundingClientRect();
          if (element.tagName === 'text' && own(element)) {
            const size = parseFloat(style.fontSize) * element.getScreenCTM().a;
            if (size < leastText) found.push(`text of ${size.toFixed(1)} px: ${text}`);
            if (box.left < frame.left - 2 || box.right > frame.right + 2) found.push(`beyond the sheet: ${text}`);
          }
          // What a sheet prints: icons inside another icon tell a detail and need not be read alone.
          if (element.tagName === 'use' && svg.classList.contains('ins-svg') && box.width > 0) {
            const inside = element.previousElementSibling?.tagName === 'use';
            const size = Number(element.getAttribute('width')) * svg.getScreenCTM().a;
            if (!inside && size < leastIcon)
              found.push(`icon of ${size.toFixed(1)} px: ${element.getAttribute('href')}`);
          }
          continue;
        }
        if (!own(element)) continue;
        if (parseFloat(style.fontSize) < leastText) found.push(`text of ${style.fontSize}: ${text}`);
        const clips = style.overflowX !== 'visible' || style.textOverflow === 'ellipsis';
        if (clips && element.scrollWidth > element.clientWidth + 1) found.push(`cut: ${text}`);
        if (style.webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1)
          found.push(`cut: ${text}`);
      }
      return [...new Set(found)].slice(0, 8);
    },
    { leastText: least, leastIcon: icon },
  );

for (const [l, language] of ['en', 'fr', 'de'].entries())
  test(`inscription: nothing is cut or too small to read, ${language}`, async ({ world }) => {
    for (const [s, [name, size]] of Object.entries(SIZES).entries()) {
      // Each language and size with another faction.
      const seed = l * 4 + s + 1;
      const page = await fourAtATable(world, language, size, seed);
      // Four small sheets side by side are an overview; with two or one every icon can be read.
      const limits = { least: 10.9, icon: size[0] > 1880 ? 0 : 15.9 };
      if (size[0] > 1880) limits.least = 9;
      for (const sheet of [0, 1, 2, 3]) {
        const tab = page.locator('.ins-tab').nth(sheet);
        await tab.click();
        await expect(tab).toHaveAttribute('aria-pressed', 'true');
        // Some factions choose something at once; the rows of that choice take height from the sheets until it is made.
        const least = (await page.locator('.ins-loose').count()) > 0 ? Math.min(limits.least, 9) : limits.least;
        const icon = (await page.locator('.ins-loose').count()) > 0 ? Math.min(limits.icon, 13) : limits.icon;
        assert.deepEqual(
          await misfits(page, { least, icon }),
          [],
          `${name} ${language}, seed ${seed}, sheet ${sheet + 1}`,
        );
      }
      await page.screenshot({ path: `${world.artifacts}inscription-${name}-${language}.png` });
      assert.deepEqual(page.faults, []);
      await page.context().close();
    }
  });

test('inscription: no answer moves while one points at the list', async ({ world }) => {
  const page = await newPage(world, 'desktop');
  await guidedGame(page, world);
  let lists = 0;
  for (let answers = 0; answers < 12 && lists < 6; answers++) {
    await page.locator('.dec-body .opt[data-answer], .dec-foot .btn-1').first().waitFor();
    await page.mouse.move(5, 5);
    const [still] = await tops(page);
    const list = await page.locator('.dec-body').boundingBox();
    const bottom = still ? list.y + list.height - 4 : 0;
    for (let y = list.y + 4; y < bottom; y += 16) {
      await page.mouse.move(list.x + list.width / 2, y);
      assert.deepEqual(await tops(page), [still], `pointing at ${Math.round(y)} after ${answers} answers`);
    }
    if (still) lists += 1;
    const row = page.locator('.dec-body .opt[data-answer]').first();
    const panel = () => page.locator('.dec').evaluate((dec) => dec.innerHTML);
    const before = await panel();
    const button = (await row.count()) > 0 ? row : page.locator('.dec-foot .btn-1');
    // A final button does nothing in its first moment: it is pressed until the panel changes.
    await expect(async () => {
      if ((await panel()) === before) await button.click();
      await expect.poll(panel, { timeout: 1000 }).not.toBe(before);
    }).toPass({ timeout: 20_000 });
  }
  assert.ok(lists >= 4, `only ${lists} lists to point at`);
  assert.deepEqual(page.faults, []);
});
