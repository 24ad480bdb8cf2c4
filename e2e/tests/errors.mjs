import assert from 'node:assert/strict';
import { DESKTOP } from '../browser.mjs';
import { newPage, playNow, playOn } from '../driver.mjs';

export const tests = [
  [
    'errors: a table that is not there, an address that leads nowhere',
    async ({ browser, alone, house, artifacts, pages }) => {
      const page = await newPage(browser, { viewport: DESKTOP });
      pages.push(page);
      for (const address of [
        `${alone}/here/00000000-0000`,
        `${house}/t/nosuchtable`,
        `${alone}/t/nosuchtable`,
        `${alone}/nowhere/at/all`,
        `${alone}/replay/here.gone`,
      ]) {
        await page.goto(address);
        await page.waitForSelector('main h1');
        assert.ok(await page.locator('a[href="/"]:visible').count(), `${address} offers a way home`);
      }
      await page.screenshot({ path: `${artifacts}error-not-found.png` });
    },
  ],
  [
    'errors: a browser that keeps nothing still plays, and says so',
    async ({ browser, alone, pages }) => {
      const page = await newPage(browser, { viewport: DESKTOP });
      pages.push(page);
      await page.addInitScript(() => {
        Object.defineProperty(globalThis, 'localStorage', {
          get: () => {
            throw new Error('blocked');
          },
        });
      });
      await playNow(page, alone);
      const played = await playOn(page, { answers: 10, seconds: 10 });
      assert.ok(played.given > 0);
    },
  ],
  [
    'errors: the server goes away under an open table; nothing is lost, nothing is sent twice',
    async ({ browser, house, pages, artifacts }) => {
      const page = await newPage(browser, { viewport: DESKTOP });
      pages.push(page);
      await page.goto(house);
      await page.locator('.start-foot .btn').nth(1).click();
      await page.waitForSelector('.lobby');
      await page.locator('.lobby-foot .btn').filter({ hasText: 'Fill with bots' }).click();
      await page.locator('.lobby-foot .btn-1:not([disabled])').click();
      await page.waitForSelector('.tbl .sr');
      await page.waitForSelector('.sr-row.hand .sr-card.can', { timeout: 30_000 });
      const before = await page.locator('.sr-row.hand .sr-face').count();
      await page.context().setOffline(true);
      // Pressed several times while there is no connection: one card is played when it is back.
      for (let i = 0; i < 3; i++) await page.locator('.sr-row.hand .sr-face').first().click();
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${artifacts}error-no-connection.png` });
      await page.context().setOffline(false);
      await page.waitForFunction((n) => document.querySelectorAll('.sr-row.hand .sr-face').length === n - 1, before, {
        timeout: 20_000,
      });
      await page.waitForTimeout(300);
      assert.equal(await page.locator('.sr-row.hand .sr-face').count(), before - 1);
    },
  ],
];
