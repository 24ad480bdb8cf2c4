// Every kind of question that bots meet in whole games of Twilight Imperium 3 and 4, and every view beside them: what it does is said,
// nothing is cut in three languages at four sizes, and axe finds nothing in the dark or the light.
import assert from 'node:assert/strict';
import { axe } from '../axe.mjs';
import { drawn, newPage, shut } from '../driver.mjs';
import { openPlayed, playedThrough, upTo } from '../played.mjs';
import { cutTexts } from '../reading.mjs';
import { test } from '../test.mjs';

const SIZES = [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [390, 844],
];
const LANGUAGES = ['FR', 'DE', 'EN'];
const GAMES = {
  'twilight-imperium-3': [
    { seats: 6, seed: 2, options: { leaders: 'yes' }, rounds: 7 },
    { seats: 4, seed: 1, options: { distantSuns: 'yes', leaders: 'yes' }, rounds: 6 },
  ],
  'twilight-imperium-4': [
    { seats: 6, seed: 3, rounds: 6 },
    { seats: 8, seed: 2, rounds: 5 },
  ],
};
const VIEW = '.dec, .im-stage, .im-tray, .im-rail, dialog[open]';

/** Another language for what is on screen. */
async function speak(page, language) {
  await page.keyboard.press('?');
  await page.locator('dialog[open] .lang button', { hasText: language }).click();
  await page.waitForFunction((lang) => document.documentElement.lang === lang, language.toLowerCase());
  await shut(page);
}
/** What cannot be read of a view, at any size and in any language. */
async function cutAnywhere(page, open, close) {
  const found = [];
  for (const language of LANGUAGES) {
    await speak(page, language);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await open();
      await drawn(page);
      for (const cut of await cutTexts(page, VIEW)) found.push(`${language} ${width}x${height} ${cut}`);
      await close();
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return found;
}
const nothing = () => undefined;

/** What the panel says beside the question and the buttons. */
const told = (page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.dec .im-does, .dec .im-fine, .dec .im-choice-text, .dec .opt small, .dec .im-pool small',
      ),
    ]
      .map((element) => element.textContent.trim())
      .join(' '),
  );
/** Controls that could not be drawn leave the plain list: its answers are names alone. */
const bareAnswers = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.dec .im-choice-card')].flatMap((card) => {
      const title = card.querySelector('b')?.textContent ?? '';
      return title === '' ? [card.textContent] : [];
    }),
  );

for (const [game, tables] of Object.entries(GAMES))
  test(`long: every kind of question of ${game} that bots meet says what it does, is whole and passes axe`, async ({
    world,
  }) => {
    const seen = new Set();
    const faults = [];
    for (const wanted of tables) {
      const played = await playedThrough({ game, ...wanted });
      for (const [kind, times] of played.kinds) {
        if (seen.has(kind)) continue;
        seen.add(kind);
        const page = await newPage(world, 'desktop');
        await page.setViewportSize({ width: 1440, height: 900 });
        await openPlayed(page, world.alone, upTo(played, times.at(-1)));
        const shown = await page.locator('.dec').getAttribute('data-kind');
        if (shown !== kind) await page.locator('.dec-others .chip').last().click();
        await drawn(page);
        const text = await told(page);
        if (text.length < 25) faults.push(`${kind}: says only "${text}"`);
        for (const bare of await bareAnswers(page)) faults.push(`${kind}: ${bare}`);
        await page.screenshot({ path: `${world.artifacts}walk-${game}-${kind}.png` });
        await axe(page, world.root, kind).catch((error) => faults.push(`${kind}: ${error.message.slice(0, 600)}`));
        for (const cut of await cutAnywhere(page, nothing, nothing)) faults.push(`${kind}: ${cut}`);
        for (const fault of page.faults) faults.push(`${kind}: ${fault.slice(0, 200)}`);
        await page.context().close();
      }
    }
    console.log(`      ${game}: ${seen.size} kinds, ${[...seen].join(' ')}`);
    assert.ok(seen.size >= 24, `${seen.size} kinds`);
    assert.deepEqual(faults, []);
  });

for (const [game, [wanted]] of Object.entries(GAMES))
  test(`long: every view beside the questions of ${game} is whole and passes axe`, async ({ world }) => {
    const played = await playedThrough({ game, ...wanted, rounds: 4 });
    const page = await newPage(world, 'desktop');
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPlayed(page, world.alone, upTo(played, played.kinds.get('turn').at(-1)));
    const tray = (n) => () => page.locator('.im-tray-button').nth(n).click();
    const dialog = () => shut(page);
    const views = {
      'first drawer': [tray(0), dialog],
      'second drawer': [tray(1), dialog],
      'third drawer': [tray(2), dialog],
      'fourth drawer': [tray(3), dialog],
      player: [() => page.locator('.im-row button').nth(1).click(), dialog],
      compared: [() => page.keyboard.press('c'), dialog],
      inspector: [
        () => page.locator('.im-press[tabindex="0"]').dispatchEvent('click'),
        () => page.locator('.im-inspector header .tool').click(),
      ],
    };
    const faults = [];
    for (const [name, [open, close]] of Object.entries(views)) {
      await open();
      await drawn(page);
      await page.screenshot({ path: `${world.artifacts}walk-${game}-${name}.png` });
      await axe(page, world.root, name).catch((error) => faults.push(`${name}: ${error.message.slice(0, 600)}`));
      await close();
      for (const cut of await cutAnywhere(page, open, close)) faults.push(`${name}: ${cut}`);
    }
    assert.deepEqual([...faults, ...page.faults], []);
  });
