import assert from 'node:assert/strict';
import { myTurn, newPage } from '../driver.mjs';

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

export const tests = [
  [
    'inscription: no answer moves while one points at the list',
    async (world) => {
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
        await ((await row.count()) > 0 ? row : page.locator('.dec-foot .btn-1')).click();
        await page.waitForTimeout(150);
      }
      assert.ok(lists >= 4, `only ${lists} lists to point at`);
      assert.deepEqual(page.faults, []);
    },
  ],
];
