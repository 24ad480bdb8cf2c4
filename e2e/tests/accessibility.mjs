import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { DESKTOP, PHONE } from '../browser.mjs';
import { newPage, playNow, playOn } from '../driver.mjs';

async function axe(page, root, name) {
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(readFileSync(`${root}node_modules/axe-core/axe.min.js`, 'utf8'));
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map((node) => `${node.target.join(' ')} ${(node.any[0] ?? node.all[0])?.message ?? ''}`)
          .join(' | ')}`,
    );
  });
  assert.deepEqual(found, [], name);
}

export const tests = [
  [
    'accessibility: axe on every page, dark and light',
    async ({ browser, alone, root, pages }) => {
      for (const settings of [{}, { theme: 'light' }]) {
        const page = await newPage(browser, { viewport: DESKTOP, settings });
        pages.push(page);
        for (const path of [
          '/',
          '/play/star-realms',
          '/play/twilight-inscription',
          '/rules',
          '/rules/star-realms',
          '/settings',
          '/my',
          '/replays',
          '/nowhere',
        ]) {
          await page.goto(alone + path);
          await page.waitForSelector('main');
          await page.waitForFunction(() => !document.querySelector('main[aria-busy], main .orbit'));
          await axe(page, root, `${path} ${JSON.stringify(settings)}`);
        }
        await page.context().close();
      }
    },
  ],
  [
    'accessibility: axe on the table, its menu, a card, the rules and the end, desktop and phone',
    async ({ browser, alone, root, pages }) => {
      for (const viewport of [DESKTOP, PHONE]) {
        const page = await newPage(browser, { viewport, settings: viewport === DESKTOP ? { theme: 'light' } : {} });
        pages.push(page);
        await playNow(page, alone);
        await page.waitForSelector('.dec:not(.calm) .dec-foot .btn:not(.dec-list)');
        await axe(page, root, 'the first question');
        await page.keyboard.press('?');
        await page.waitForSelector('dialog[open]');
        await axe(page, root, 'the menu');
        await page.keyboard.press('Escape');
        await page.locator('.sr-row.t .sr-face').nth(1).click({ button: 'right' });
        await page.waitForSelector('dialog[open] .inspect');
        await axe(page, root, 'a card');
        await page.keyboard.press('Escape');
        await playOn(page, { answers: 25, seconds: 15 });
        await axe(page, root, 'some turns later');
        if (viewport === DESKTOP) {
          // Resigning ends the match at once.
          await page.keyboard.press('?');
          const resign = page.locator('dialog[open] .menu-foot button').last();
          await resign.click();
          await resign.click();
          await page.waitForSelector('.dec.end');
          await axe(page, root, 'the end');
        }
        await page.context().close();
      }
    },
  ],
  [
    'accessibility: the question is a status, the log a live region, every card has a name, dialogs give the focus back',
    async ({ browser, alone, pages }) => {
      const page = await newPage(browser, { viewport: DESKTOP });
      pages.push(page);
      await playNow(page, alone);
      await page.waitForSelector('.dec:not(.calm) .dec-foot .btn:not(.dec-list)');
      const found = await page.evaluate(() => ({
        question: document.querySelector('#question').getAttribute('role'),
        log: document.querySelector('[role="log"]').getAttribute('aria-live'),
        unnamed: [...document.querySelectorAll('.sr-face')].filter((card) => !card.querySelector('.vh').textContent)
          .length,
      }));
      assert.deepEqual(found, { question: 'status', log: 'polite', unnamed: 0 });
      await page.locator('.tools .tool').last().focus();
      await page.keyboard.press('Enter');
      await page.waitForSelector('dialog[open]');
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => !document.querySelector('dialog[open]'));
      assert.ok(
        await page.evaluate(() => document.activeElement === [...document.querySelectorAll('.tools .tool')].at(-1)),
      );
    },
  ],
];
