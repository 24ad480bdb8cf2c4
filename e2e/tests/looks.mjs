import assert from 'node:assert/strict';
import { SIZES } from '../browser.mjs';
import { inSight, newPage, playNow, startGame } from '../driver.mjs';
import { test } from '../test.mjs';

const LANGUAGES = ['en', 'fr', 'de'];
/** A game is named in the reader's language, also on pages that have not loaded it. */
/** The last game on the page, called the same in every language. */
const LAST = 'Twilight Imperium 4';

/** Nothing sticks out sideways, no text is tiny, and on a phone every button can be hit by a finger. */
async function checkLayout(page, name, { phone }) {
  const found = await page.evaluate((isPhone) => {
    const flaws = [];
    if (document.documentElement.scrollWidth > innerWidth + 1)
      flaws.push(`wider than the window: ${document.documentElement.scrollWidth}`);
    for (const element of document.querySelectorAll('body *')) {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '');
      if (!own || element.closest('svg') || element.getClientRects().length === 0) continue;
      const style = getComputedStyle(element);
      if (style.visibility === 'visible' && parseFloat(style.fontSize) < 10.95)
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

/** What must be seen at the first decision of each game: the question, where to act, and what follows from it. */
const FIRST = {
  'star-realms': {
    question: '#question',
    places: '.sr-row.hand .sr-card.can .sr-face',
    'what ends the turn': '.dec-foot .btn:last-child',
    consequence: '.dec-caution',
  },
  'twilight-inscription': {
    question: '#question',
    places: '.ins-over .ins-card',
    consequence: '.ins-over p',
  },
};

for (const size of Object.keys(SIZES))
  test(`looks: pages in three languages, ${size}`, async ({ world }) => {
    for (const language of LANGUAGES) {
      const page = await newPage(world, size, { language });
      for (const [name, path] of Object.entries({
        home: '/',
        game: '/play/star-realms',
        rules: '/rules/star-realms',
        settings: '/settings',
        my: '/my',
        replays: '/replays',
      })) {
        await page.goto(world.alone + path);
        await page.waitForSelector('main h1, main h2');
        await page.waitForFunction(() => !document.querySelector('main[aria-busy], main .orbit'));
        await checkLayout(page, `${name} ${size} ${language}`, { phone: size === 'phone' });
        await page.screenshot({ path: `${world.artifacts}${name}-${size}-${language}.png` });
        assert.equal(await page.evaluate(() => document.documentElement.lang), language);
      }
      await page.goto(world.alone);
      // The planet on a wide screen, the row of games on a phone.
      await page
        .locator(size === 'phone' ? '.gsel [role="radio"]' : '.orr [role="radio"]')
        .last()
        .click();
      assert.equal(await page.locator('#start').innerText(), LAST);
      if (size !== 'phone') assert.equal(await page.locator('.orr .gn').last().textContent(), LAST);
      await page.goto(`${world.alone}/rules`);
      assert.equal(await page.locator('main a span').last().innerText(), LAST);
      // The same for the pages that need a server: home with its open tables, the profile, the lobby, and joining by its link.
      await page.goto(world.server);
      await page.waitForSelector('.join');
      await checkLayout(page, `home of a server ${size} ${language}`, { phone: size === 'phone' });
      await page.goto(`${world.server}/me`);
      await page.waitForSelector('.profile-form');
      await checkLayout(page, `profile ${size} ${language}`, { phone: size === 'phone' });
      await page.goto(`${world.server}/play/twilight-inscription`);
      await page.locator('.game-play .start-foot .btn').nth(1).click();
      await page.waitForSelector('.lobby');
      await page.waitForFunction(() => !document.querySelector('main .orbit'));
      await checkLayout(page, `lobby ${size} ${language}`, { phone: size === 'phone' });
      await page.screenshot({ path: `${world.artifacts}lobby-${size}-${language}.png` });
      const guest = await newPage(world, size, { language });
      await guest.goto(page.url());
      await guest.waitForSelector('.lobby-foot .btn-1');
      await checkLayout(guest, `joining ${size} ${language}`, { phone: size === 'phone' });
      await guest.screenshot({ path: `${world.artifacts}join-${size}-${language}.png` });
      assert.deepEqual([...page.faults, ...guest.faults], []);
      await Promise.all([page, guest].map((one) => one.context().close()));
    }
  });

test('looks: light theme, shapes only, largest text, left hand', async ({ world }) => {
  for (const [name, settings, size] of [
    ['light', { theme: 'light' }, 'desktop'],
    ['mono', { palette: 'mono' }, 'desktop'],
    ['large', { text: 'largest' }, 'phone'],
    ['left-hand', { hand: 'left' }, 'desktop'],
  ]) {
    const page = await newPage(world, size, { settings });
    await playNow(page, world.alone);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 1, name);
    await page.screenshot({ path: `${world.artifacts}table-${name}-${size}.png` });
    await page.context().close();
  }
});

for (const [game, parts] of Object.entries(FIRST))
  test(`looks: the first decision of ${game} shows question, places and consequence without scrolling`, async ({
    world,
  }) => {
    for (const size of Object.keys(SIZES))
      for (const language of LANGUAGES) {
        const page = await newPage(world, size, { language });
        await startGame(page, world.alone, game);
        await page.locator(parts.places).first().waitFor();
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const seen = await inSight(page, Object.values(parts));
        const hidden = Object.entries(parts).filter(([, selector]) => !seen[selector]);
        await page.screenshot({ path: `${world.artifacts}first-${game}-${size}-${language}.png` });
        assert.deepEqual(hidden, [], `${size} ${language}`);
        await page.context().close();
      }
  });
