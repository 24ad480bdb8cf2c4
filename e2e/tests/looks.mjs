import assert from 'node:assert/strict';
import { DESKTOP, PHONE } from '../browser.mjs';
import { newPage, playNow } from '../driver.mjs';

const LAPTOP = { width: 1280, height: 720 };
const SIZES = { desktop: DESKTOP, phone: PHONE };

/** Nothing sticks out sideways, no text is tiny, and on a phone every button can be hit by a finger. */
async function checkLayout(page, name, { phone }) {
  const found = await page.evaluate((isPhone) => {
    const flaws = [];
    if (document.documentElement.scrollWidth > innerWidth + 1)
      flaws.push(`wider than the window: ${document.documentElement.scrollWidth}`);
    for (const element of document.querySelectorAll('body *')) {
      const style = getComputedStyle(element);
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '');
      if (
        own &&
        style.visibility === 'visible' &&
        !element.closest('svg') &&
        parseFloat(style.fontSize) < 10.4 &&
        element.getClientRects().length > 0
      )
        flaws.push(`tiny text: ${element.textContent.slice(0, 30)}`);
    }
    if (isPhone)
      for (const button of document.querySelectorAll('.btn, .tool, .opt, .seg button')) {
        const box = button.getBoundingClientRect();
        if (box.width > 0 && (box.height < 43.5 || box.width < 30))
          flaws.push(
            `too small for a finger: ${button.textContent || button.getAttribute('aria-label')} ${box.width}x${box.height}`,
          );
      }
    return flaws.slice(0, 5);
  }, phone);
  assert.deepEqual(found, [], name);
}

export const tests = [
  ...Object.entries(SIZES).map(([size, viewport]) => [
    `looks: pages in three languages, ${size}`,
    async ({ browser, alone, artifacts, pages }) => {
      for (const language of ['en', 'fr', 'de']) {
        const page = await newPage(browser, { viewport, language, touch: size === 'phone' });
        pages.push(page);
        for (const [name, path] of Object.entries({
          home: '/',
          game: '/play/star-realms',
          rules: '/rules/star-realms',
          settings: '/settings',
          my: '/my',
          replays: '/replays',
        })) {
          await page.goto(alone + path);
          await page.waitForSelector('main h1, main h2');
          await page.waitForFunction(() => !document.querySelector('main[aria-busy], main .orbit'));
          await checkLayout(page, `${name} ${size} ${language}`, { phone: size === 'phone' });
          await page.screenshot({ path: `${artifacts}${name}-${size}-${language}.png` });
          assert.equal(await page.evaluate(() => document.documentElement.lang), language);
        }
        assert.deepEqual(page.faults, []);
        await page.context().close();
      }
    },
  ]),
  [
    'looks: light theme, shapes only, largest text',
    async ({ browser, alone, artifacts, pages }) => {
      for (const [name, settings, viewport] of [
        ['light', { theme: 'light' }, DESKTOP],
        ['mono', { palette: 'mono' }, DESKTOP],
        ['large-phone', { text: 'largest' }, PHONE],
        ['left-hand', { hand: 'left' }, LAPTOP],
      ]) {
        const page = await newPage(browser, { viewport, settings });
        pages.push(page);
        await playNow(page, alone);
        await page.waitForSelector('.dec:not(.calm)');
        assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 1, name);
        await page.screenshot({ path: `${artifacts}table-${name}.png` });
        await page.context().close();
      }
    },
  ],
  [
    'looks: the first decision shows question, places and consequence without scrolling',
    async ({ browser, alone, artifacts, pages }) => {
      for (const [size, viewport] of Object.entries({ laptop: LAPTOP, phone: PHONE })) {
        const page = await newPage(browser, { viewport });
        pages.push(page);
        await playNow(page, alone);
        await page.waitForSelector('.dec:not(.calm) .dec-foot .btn-1');
        const hidden = await page.evaluate(() =>
          ['#question', '.sr-card.can', '.dec-foot .btn-1', '.dec-caution'].filter((selector) => {
            const box = document.querySelector(selector)?.getBoundingClientRect();
            return !box || box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.left > innerWidth - 20;
          }),
        );
        assert.deepEqual(hidden, [], size);
        await page.screenshot({ path: `${artifacts}first-decision-${size}.png` });
        await page.context().close();
      }
    },
  ],
];
