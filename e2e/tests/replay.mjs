import assert from 'node:assert/strict';
import { DESKTOP, PHONE } from '../browser.mjs';
import { newPage, playNow, playOn } from '../driver.mjs';

export const tests = [
  [
    'replay: step through a match, other eyes, a link to a moment, chances, and try it from there',
    async ({ browser, alone, artifacts, pages }) => {
      const page = await newPage(browser, { viewport: DESKTOP });
      pages.push(page);
      await playNow(page, alone);
      await playOn(page, { answers: 60, seconds: 20 });
      await page.goto(`${alone}/replays`);
      await page.locator('.my-row .btn').first().click();
      await page.waitForSelector('.replay .replay-slider');
      const last = Number(await page.locator('.replay-slider').getAttribute('max'));
      assert.ok(last > 10, `${last} steps`);
      await page.keyboard.press(']');
      await page.keyboard.press(']');
      await page.waitForFunction(() => /[?&]at=2\b/.test(location.search));
      await page.locator('.replay-slider').fill(String(Math.floor(last / 2)));
      const hands = () => page.locator('.sr-row.hand [data-card]').count();
      assert.ok((await hands()) >= 0);
      await page.locator('.replay-eyes select').selectOption('all');
      await page.waitForSelector('.all-hands');
      await page.locator('.dec-foot .btn').first().click();
      await page.waitForSelector('.analysis .chart canvas');
      await page.screenshot({ path: `${artifacts}replay-desktop.png` });
      const moment = page.url();
      const other = await page.context().newPage();
      pages.push(other);
      await other.goto(moment);
      await other.waitForSelector('.all-hands');
      assert.equal(await other.locator('.replay-slider').inputValue(), String(Math.floor(last / 2)));
      await other.locator('.dec-foot .btn').nth(1).click();
      await other.waitForSelector('.tbl:not(.replay) #question');
      assert.deepEqual(page.faults, []);
    },
  ],
  [
    'replay: on a phone, played as a film',
    async ({ browser, alone, artifacts, pages }) => {
      const page = await newPage(browser, { viewport: PHONE, touch: true });
      pages.push(page);
      await playNow(page, alone);
      await playOn(page, { answers: 30, seconds: 15 });
      await page.goto(`${alone}/replays`);
      await page.locator('.my-row .btn').first().click();
      await page.waitForSelector('.replay .replay-slider');
      await page.locator('.replay-bar .tool').first().click();
      await page.waitForFunction(() => Number(document.querySelector('.replay-slider').value) >= 2);
      await page.screenshot({ path: `${artifacts}replay-phone.png` });
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 1);
      assert.deepEqual(page.faults, []);
    },
  ],
];
