import assert from 'node:assert/strict';
import { myTurn, newPage, shut, startGame } from '../driver.mjs';
import { test } from '../test.mjs';

const focused = (page, selector) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Tab after Tab until the focus stands on what is wanted. */
async function tabTo(page, selector, most = 60) {
  for (let i = 0; i < most; i++) {
    if (await focused(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`${selector} is not reached by Tab`);
}

/** What the keyboard stands on, and whether one sees it: on screen, with an outline or a ring. */
const stop = (page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)}`;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    // A place on a sheet shows its focus by the colour of the ring around it.
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--focus)';
    const colour = getComputedStyle(probe).color;
    probe.remove();
    const rings = [element, ...element.querySelectorAll('*')].some((one) => {
      const style = getComputedStyle(one);
      const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
      return outlined || (one instanceof SVGElement && style.stroke === colour);
    });
    const sight = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight && right > left;
    return { name, rings, sight };
  });

/** What the page asks, read in one go. */
const asked = (page) =>
  page.evaluate(() => {
    const options = [...document.querySelectorAll('.dec .opt[data-answer]')].slice(0, 9);
    const at = (action) =>
      options.findIndex(
        (option) => option.dataset.answer.includes(action) && !option.dataset.answer.includes('"ability":"scrap"'),
      );
    return {
      over: document.querySelector('.dec.end') !== null,
      mine: document.querySelector('.dec:not(.calm):not(.end)') !== null,
      keys: [...document.querySelectorAll('.dec-foot [data-key]')].map((button) => button.dataset.key),
      // Abilities, attacks, then the dearest purchase, among the nine that have a digit.
      digit: ['"do":"use"', '"do":"attackBase"', '"do":"attack"', '"do":"acquire"', ''].map(at).find((i) => i >= 0),
    };
  });

/** D goes to the question; from there Tab leads to an answer, and Enter gives it. */
async function answerByTab(page) {
  // A vote is a choice first; the button that gives it comes with the choice.
  const ballot = '.ins-vote [role="radio"]:not([disabled])';
  const isToChoose = (await page.locator(ballot).count()) > 0 && (await page.locator('.dec-foot .btn-1').count()) === 0;
  const answer = isToChoose ? ballot : '.dec .opt[data-answer], .dec-foot .btn:not(.dec-undo):not(.dec-list)';
  await page.keyboard.press('d');
  for (let i = 0; i < 24 && !(await focused(page, answer)); i++) await page.keyboard.press('Tab');
  if (await focused(page, answer)) await page.keyboard.press('Enter');
}

async function playByKeys(page, step) {
  const until = Date.now() + 210_000;
  while (Date.now() < until) {
    const state = await asked(page);
    if (state.over) return;
    if (!state.mine) await page.locator('.dec:not(.calm)').waitFor();
    else await step(state);
  }
  assert.fail('the game did not come to its end');
}

test('keyboard: a whole game of Star Realms by keyboard only', async ({ world }) => {
  const page = await newPage(world, 'desktop');
  await page.goto(world.alone);
  await page.waitForSelector('.start .btn-1');
  await tabTo(page, '.start [role="radio"]');
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, '.start .btn-1');
  await page.keyboard.press('Enter');
  await myTurn(page);
  // On the board: Tab to the hand, arrows inside it, Enter plays the card.
  await page.keyboard.press('b');
  await tabTo(page, '.sr-row.hand .sr-face');
  const before = await page.locator('.sr-row.hand .sr-face').count();
  await page.keyboard.press('ArrowRight');
  assert.ok((await stop(page)).rings, 'the chosen card shows the focus');
  await page.keyboard.press('Enter');
  await page.waitForFunction((n) => document.querySelectorAll('.sr-row.hand .sr-face').length < n, before);
  await playByKeys(page, async ({ keys, digit }) => {
    if (keys.includes('a')) await page.keyboard.press('a');
    else if (digit !== undefined) await page.keyboard.press(String(digit + 1));
    else if (keys.includes('e')) await page.keyboard.press('e');
    else await answerByTab(page);
  });
  assert.deepEqual(page.faults, []);
});

test('keyboard: a whole game of Twilight Inscription by keyboard only', async ({ world }) => {
  const page = await newPage(world, 'desktop');
  await page.goto(`${world.alone}/play/twilight-inscription`);
  await page.locator('.game-play .seg').last().waitFor();
  // A gentle bot is chosen with an arrow on the way to the button.
  await tabTo(page, '.game-play .setting:nth-of-type(2) [role="radio"]');
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, '.start-foot .btn-1');
  await page.keyboard.press('Enter');
  await myTurn(page);
  // The faction from its card; the first place on a sheet by Tab, its mark by Enter.
  await tabTo(page, '.ins-over button');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => !document.querySelector('.ins-over'));
  await myTurn(page);
  await playByKeys(page, async ({ keys }) => {
    if (keys.includes('p')) await page.keyboard.press('p');
    else if (keys.includes('c')) await page.keyboard.press('c');
    else await answerByTab(page);
  });
  assert.deepEqual(page.faults, []);
});

test('keyboard: every stop of Tab is on screen and shows the focus, on pages and tables', async ({ world }) => {
  const page = await newPage(world, 'desktop');
  const walk = async (name, steps) => {
    const unseen = [];
    let stops = 0;
    for (let i = 0; i < steps; i++) {
      await page.keyboard.press('Tab');
      const found = await stop(page);
      if (!found) continue;
      stops += 1;
      if (!found.rings || !found.sight) unseen.push(`${found.name} ${JSON.stringify(found)}`);
    }
    assert.ok(stops > steps / 2, `${name}: only ${stops} stops`);
    assert.deepEqual(unseen, [], name);
  };
  for (const [path, steps] of [
    ['/', 24],
    ['/play/star-realms', 20],
    ['/settings', 16],
    ['/rules/star-realms', 12],
    ['/replays', 6],
  ]) {
    await page.goto(world.alone + path);
    await page.waitForSelector('main h1, main h2');
    await page.waitForFunction(() => !document.querySelector('main[aria-busy], main .orbit'));
    await walk(path, steps);
  }
  for (const game of ['star-realms', 'twilight-inscription']) {
    await startGame(page, world.alone, game);
    await page.keyboard.press('d');
    await walk(game, 26);
  }
});

test('keyboard: the list of keys is one key away, and the keys do what it says', async ({ world }) => {
  const page = await newPage(world, 'desktop');
  await startGame(page, world.alone, 'star-realms');
  const at = () => page.evaluate(() => document.activeElement?.closest('[id]')?.id);
  await page.keyboard.press('?');
  const listed = await page.locator('dialog[open] .keys dt').allTextContents();
  assert.ok(listed.length >= 12, String(listed));
  await page.screenshot({ path: `${world.artifacts}keys-desktop.png` });
  await shut(page);
  await page.keyboard.press('d');
  assert.equal(await at(), 'question');
  await page.keyboard.press('b');
  assert.equal(await at(), 'board');
  await page.keyboard.press('i');
  await page.waitForSelector('dialog[open] .inspect');
  await shut(page);
  const hand = () => page.locator('.sr-row.hand .sr-face').count();
  const cards = await hand();
  await page.keyboard.press('a');
  await page.waitForFunction(() => document.querySelectorAll('.sr-row.hand .sr-face').length === 0);
  // While one step is taken back a second press does nothing: it is pressed again.
  for (let left = 0, presses = 0; left < cards; left = await hand()) {
    assert.ok(++presses < 30, `${left} of ${cards} cards back after ${presses} presses`);
    await page.keyboard.press('z');
    await page
      .waitForFunction((n) => document.querySelectorAll('.sr-row.hand .sr-face').length > n, left, {
        timeout: 3000,
      })
      .catch(() => undefined);
  }
  assert.deepEqual(page.faults, []);
});
