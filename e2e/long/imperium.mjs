// Twilight Imperium by a person against bots: to the end on a desktop, two rounds on a phone, a round by keyboard alone.
import assert from 'node:assert/strict';
import { drawn, newPage, startGame } from '../driver.mjs';
import { cutTexts } from '../reading.mjs';
import { test } from '../test.mjs';

const GAMES = {
  'twilight-imperium-3': { seats: '4', language: 'fr' },
  'twilight-imperium-4': { seats: '6', language: 'de' },
};
const WIDE = { width: 1440, height: 900 };

/** Answers inside the page, by the buttons a person presses, until the match is over, a round is reached or time is up. */
const play = (page, { seconds, rounds = Infinity }) =>
  page.evaluate(
    async ({ until, rounds: last }) => {
      const rest = (ms) => new Promise((done) => setTimeout(done, ms));
      const any = (list) => list[Math.floor(Math.random() * list.length)];
      const kinds = new Set();
      const round = () =>
        Number(/\d+/.exec(document.querySelector('.crumb span:nth-of-type(2)')?.textContent ?? '')?.[0]);
      const end = performance.now() + until * 1000;
      let pressed = 0;
      let same = 0;
      let before = '';
      while (performance.now() < end) {
        if (document.querySelector('.dec.end')) return { over: true, pressed, kinds: [...kinds], round: round() };
        if (round() > last) return { over: false, pressed, kinds: [...kinds], round: round() };
        const panel = document.querySelector('.dec:not(.calm):not(.end)');
        const foot = [...(panel?.querySelectorAll('.dec-foot .btn:not(.dec-undo):not(.dec-list)') ?? [])];
        if (!panel || foot.some((button) => button.getAttribute('aria-busy') === 'true')) {
          await rest(15);
          continue;
        }
        const { kind } = panel.dataset;
        kinds.add(kind);
        const now = `${panel.textContent}${document.querySelector('.log')?.childElementCount}`;
        same = now === before ? same + 1 : 0;
        before = now;
        if (same > 300) throw new Error(`stuck at ${kind}: ${panel.textContent.slice(0, 300)}`);
        const ready = foot.find((button) => button.classList.contains('btn-1') && !button.disabled);
        const pills = [...panel.querySelectorAll('.im-pill:not([disabled])')].filter(
          (pill) => pill.getAttribute('aria-valuenow') !== pill.getAttribute('aria-valuemax'),
        );
        const more = [
          ...panel.querySelectorAll('.im-stepper button:last-of-type:not([disabled]), .plan-more:not([disabled])'),
        ];
        const cards = [...document.querySelectorAll('.im-strategy-card.open, .im-tech.open')];
        const choices = [...panel.querySelectorAll('.im-choice-card:not([disabled])')];
        const listed = [...panel.querySelectorAll('.opt[data-answer]')];
        const systems = kind === 'turn' ? [...document.querySelectorAll('.im-system.open .im-press')] : [];
        const wanders = Math.random() < 0.6;
        const next =
          (pills.length > 0 && wanders ? any(pills) : null) ??
          ready ??
          any(cards) ??
          (systems.length > 0 && wanders && same < 20 ? any(systems) : null) ??
          (kind === 'react' && wanders ? foot.at(-1) : null) ??
          any(choices) ??
          (listed.length > 0 && (wanders || foot.length === 0) ? any(listed) : null) ??
          foot[0] ??
          any(more) ??
          any(pills);
        if (!next) {
          await rest(20);
          continue;
        }
        if (next instanceof SVGElement) next.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        else next.click();
        pressed += 1;
        await rest(same > 0 ? 30 : 6);
      }
      return { over: false, pressed, kinds: [...kinds], round: round() };
    },
    { until: seconds, rounds: Number.isFinite(rounds) ? rounds : 99 },
  );

for (const [game, { seats, language }] of Object.entries(GAMES)) {
  const choose = (page) => async () => {
    await page
      .locator('.game-play [role="radiogroup"]')
      .first()
      .getByRole('radio', { name: seats, exact: true })
      .click();
  };
  test(`long: ${game} with ${seats} seats to its end at 1440x900`, async ({ world }) => {
    const page = await newPage(world, 'desktop', { language });
    await page.setViewportSize(WIDE);
    await startGame(page, world.alone, game, choose(page));
    const { over, pressed, kinds, round } = await play(page, { seconds: 800 });
    await page.screenshot({ path: `${world.artifacts}long-${game}-end.png` });
    console.log(`${game}: ${pressed} presses, round ${round}, asked ${kinds.join(' ')}`);
    assert.ok(over, `still in round ${round} after ${pressed} presses`);
    assert.deepEqual(page.faults, []);
  });
  test(`long: ${game}, its first two rounds on a phone`, async ({ world }) => {
    const page = await newPage(world, 'phone', { language });
    await startGame(page, world.alone, game, choose(page));
    const { pressed } = await play(page, { seconds: 400, rounds: 2 });
    await page.screenshot({ path: `${world.artifacts}long-${game}-phone.png` });
    assert.ok(pressed > 20);
    assert.deepEqual(await cutTexts(page, '.dec-foot'), []);
    assert.deepEqual(page.faults, []);
  });
}

test('long: a round of Twilight Imperium 4 by keyboard alone', async ({ world }) => {
  const page = await newPage(world, 'desktop');
  await startGame(page, world.alone, 'twilight-imperium-4');
  const round = () =>
    page.evaluate(() =>
      Number(/\d+/.exec(document.querySelector('.crumb')?.textContent.replace('Imperium 4', ''))?.[0] ?? 0),
    );
  const focused = (selector) => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  const until = Date.now() + 500_000;
  let stuck = 0;
  while (Date.now() < until && (await round()) < 2) {
    await page.locator('.dec:not(.calm):not(.end) #question').waitFor({ timeout: 60_000 });
    const wanted = await page.evaluate(() => {
      const panel = document.querySelector('.dec:not(.calm):not(.end)');
      if (!panel) return null;
      const foot = [...panel.querySelectorAll('.dec-foot .btn:not(.dec-undo):not(.dec-list)')];
      const has = (selector) => panel.querySelector(selector) !== null;
      if (foot.some((button) => button.classList.contains('btn-1'))) return '.dec-foot .btn-1';
      if (document.querySelector('.im-strategy-card.open')) return '.im-strategy-card.open';
      if (document.querySelector('.im-tech.open')) return '.im-tech.open';
      if (has('.im-choice-card:not([disabled])')) return '.dec .im-choice-card:not([disabled])';
      if (foot.length > 0) return '.dec-foot .btn:not(.dec-undo):not(.dec-list)';
      if (has('.im-stepper button:last-of-type:not([disabled])'))
        return '.dec .im-stepper button:last-of-type:not([disabled])';
      return '.dec .opt[data-answer]';
    });
    if (!wanted) continue;
    await page.keyboard.press('d');
    let found = await focused(wanted);
    for (let i = 0; i < 90 && !found; i++) {
      await page.keyboard.press('Tab');
      found = await focused(wanted);
    }
    stuck = found ? 0 : stuck + 1;
    assert.ok(stuck < 6, `${wanted} is not reached by Tab`);
    if (found) await page.keyboard.press('Enter');
    await drawn(page);
  }
  assert.ok((await round()) >= 2, 'the first round did not end');
  assert.deepEqual(page.faults, []);
});
