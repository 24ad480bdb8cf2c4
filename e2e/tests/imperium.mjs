// Twilight Imperium 4 at the table: a person answers what is asked against bots, and every kind of question is looked at.
import assert from 'node:assert/strict';
import { axe } from '../axe.mjs';
import { SIZES } from '../browser.mjs';
import { dealFrom, myTurn, newPage, pressNext, shut, startGame } from '../driver.mjs';
import { openPlayed, playedUntil } from '../played.mjs';
import { test } from '../test.mjs';

const GAME = 'twilight-imperium-4';

/** Buttons and cards whose words do not fit into them, or that stick out of the window. */
const cut = (page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.dec-foot .btn, .im-choice-card, .im-strategy-card, .im-tray-button, .im-fighter, .im-coin',
      ),
    ]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const { left, right } = element.getBoundingClientRect();
        const isCut =
          element.scrollWidth > element.clientWidth + 1 ||
          element.scrollHeight > element.clientHeight + 1 ||
          left < -0.5 ||
          right > innerWidth + 0.5;
        return isCut ? [`${element.className}: ${element.textContent.trim().slice(0, 60)}`] : [];
      }),
  );

/** Answers that are a name and nothing more. */
const bare = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.dec .im-choice-card, .im-strategy-card, .im-tech')].flatMap((card) => {
      const title = card.querySelector('b, .im-strategy-name')?.textContent ?? '';
      return card.textContent.trim().length > title.trim().length ? [] : [title];
    }),
  );

const LANGUAGE = { desktop: 'fr', phone: 'de' };
for (const size of Object.keys(SIZES))
  test(`imperium: the first questions of Twilight Imperium 4, each readable and with its effect, ${size}`, async ({
    world,
  }) => {
    const page = await newPage(world, size, { language: LANGUAGE[size] });
    await dealFrom(page, 7);
    await startGame(page, world.alone, GAME);
    const seen = new Set();
    const until = Date.now() + 90_000;
    while (Date.now() < until && seen.size < 8) {
      const question = await page
        .locator('.dec:not(.calm):not(.end) #question')
        .textContent({ timeout: 30_000 })
        .catch(() => null);
      if (question === null) break;
      const kind = question.replace(/\d+/g, '#').split(/[(,:]/)[0];
      if (!seen.has(kind)) {
        seen.add(kind);
        assert.deepEqual(await cut(page), [], question);
        assert.deepEqual(await bare(page), [], question);
        if (seen.size <= 5) await axe(page, world.root, question);
        await page.screenshot({ path: `${world.artifacts}imperium-${size}-${seen.size}.png` });
      }
      if ((await pressNext(page)) !== 'pressed') await page.waitForTimeout(30);
      else await page.waitForTimeout(60);
    }
    // How many kinds come in that time depends on how quickly the bots answer.
    assert.ok(seen.size >= 5, [...seen].join(' | '));
    assert.deepEqual(page.faults, []);
  });

test('imperium: the map is used by keys alone, and a deal can be looked at', async ({ world }) => {
  const page = await newPage(world, 'desktop');
  await startGame(page, world.alone, GAME);
  const question = () => page.locator('#question').textContent();
  const until = Date.now() + 50_000;
  while (Date.now() < until && !/turn/.test(await question())) {
    await pressNext(page);
    await page.waitForTimeout(60);
    await myTurn(page);
  }
  assert.match(await question(), /turn/);
  await page.locator('.im-press[tabindex="0"]').focus();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-system') ?? null);
  const home = await focused();
  await page.keyboard.press('ArrowUp');
  const above = await focused();
  assert.ok(above !== null && above !== home, `${home} -> ${above}`);
  await page.keyboard.press('Enter');
  await page.locator('.im-inspector').waitFor();
  await axe(page, world.root, 'map with inspector');
  await page.locator('#tab-deals').click();
  await page.locator('.deals').waitFor();
  await axe(page, world.root, 'deals');
  assert.deepEqual(page.faults, []);
});

test('imperium: the lessons begin where they say, and keep explaining', async ({ world }) => {
  for (const [game, lessons] of [
    [GAME, 5],
    ['twilight-imperium-3', 3],
  ]) {
    const page = await newPage(world, 'phone', { language: 'de' });
    await page.goto(`${world.alone}/play/${game}#learn`);
    await page
      .locator('#learn .btn')
      .nth(lessons - 1)
      .waitFor();
    assert.equal(await page.locator('#learn .btn').count(), lessons);
    await page.locator('#learn .btn').last().click();
    await page.locator('.dec:not(.calm):not(.end) .coach').waitFor();
    assert.match(await page.locator('.coach-dots').getAttribute('aria-label'), /^0/);
    await axe(page, world.root, `lesson of ${game}`);
    assert.deepEqual(await cut(page), []);
    assert.deepEqual(page.faults, []);
  }
});

test('imperium: components are searched and linked', async ({ world }) => {
  const page = await newPage(world, 'desktop', { language: 'fr' });
  await page.goto(`${world.alone}/rules/${GAME}/cards`);
  await page.locator('.im-reference li').first().waitFor();
  await page.locator('.im-reference input').fill('fédération');
  await page.locator('.im-reference li').first().waitFor();
  assert.ok((await page.locator('.im-reference li').count()) < 40);
  await page.locator('.im-reference-related a').first().click();
  await page.locator('.im-reference li.at').waitFor();
  await axe(page, world.root, 'reference');
  assert.deepEqual(page.faults, []);
});

test('imperium: a board of every player with leaders, notes and what planets pay', async ({ world }) => {
  const page = await newPage(world, 'phone', { language: 'de' });
  await startGame(page, world.alone, GAME, async () => {
    await page.locator('.game-play [role="radiogroup"]').nth(2).locator('[role="radio"]').nth(1).click();
  });
  await page.locator('.im-row button').first().click();
  await page.locator('.im-player').waitFor();
  assert.ok((await page.locator('.im-leaders li').count()) >= 3);
  // Faction, leaders, units and planets lead to the page on which they are explained.
  for (const place of ['.im-player-head h3', '.im-leaders', '.im-unit-table', '.im-planet-row'])
    assert.match(
      await page.locator(`${place} .im-named`).first().getAttribute('href'),
      new RegExp(`^/rules/${GAME}/cards#`),
      place,
    );
  await axe(page, world.root, 'player board');
  await page.locator('.im-player-tabs .chip').nth(1).click();
  assert.equal(await page.locator('.im-player-tabs .chip').nth(1).getAttribute('aria-pressed'), 'true');
  assert.deepEqual(page.faults, []);
});

test('imperium: the third edition has boards of players and a battle board with both fleets, dice and odds', async ({
  world,
}) => {
  const page = await newPage(world, 'desktop', { language: 'fr' });
  const game = 'twilight-imperium-3';
  const isBattle = ({ table }) => table.stack.some(({ proc }) => proc === 'battleRound');
  const until = (d, pub) => d.kind === 'casualties' && isBattle(pub);
  await openPlayed(page, world.alone, await playedUntil({ game, seats: 4, seeds: [9, 6, 8, 1, 3, 7], until }));
  await page.locator('.im-side').nth(1).waitFor();
  assert.ok((await page.locator('.im-side.upper .im-fighter').count()) > 0);
  assert.ok((await page.locator('.im-side:not(.upper) .im-fighter.open').count()) > 0, 'ships that may be hit');
  assert.ok((await page.locator('.im-die').count()) > 0);
  // Each way to take a hit says how the rest of the battle would go.
  await page.locator('.dec .im-pool').first().waitFor();
  assert.match(await page.locator('.dec .im-pool').first().textContent(), /%/);
  assert.deepEqual(await cut(page), []);
  await axe(page, world.root, 'battle board of the third edition');
  await page.screenshot({ path: `${world.artifacts}imperium-battle-3.png` });
  await page.keyboard.press('c');
  await page.locator('dialog[open] .im-table tbody tr').nth(3).waitFor();
  await axe(page, world.root, 'players compared');
  await shut(page);
  await page.locator('.im-row button').first().click();
  await page.locator('.im-player .im-unit-table tbody tr').nth(8).waitFor();
  await axe(page, world.root, 'player board of the third edition');
  assert.deepEqual(page.faults, []);
});

test('imperium: cards of the own hand are shown to another player, who reads which', async ({ world }) => {
  const page = await newPage(world, 'desktop');
  const until = (d) => d.seat === 0 && d.kind === 'turn';
  await openPlayed(page, world.alone, await playedUntil({ game: GAME, seats: 3, seeds: [2, 3], until }));
  await page.getByRole('button', { name: /^Hand/ }).click();
  const showing = page.locator('.ti4-show');
  await showing.locator('summary').click();
  const send = showing.locator('.btn');
  assert.ok(await send.isDisabled(), 'nothing is chosen yet');
  const pills = showing.locator('.im-pills');
  const card = pills.first().locator('button').first();
  const name = await card.textContent();
  await card.click();
  await pills.last().locator('button').first().click();
  await send.click();
  await shut(page);
  await page
    .getByText(new RegExp(`shows .*${name.trim()}`))
    .first()
    .waitFor();
  assert.deepEqual(page.faults, []);
});

test('imperium: notes and arrows on the map are the reader’s own, and are there after a reload', async ({ world }) => {
  const page = await newPage(world, 'desktop');
  const until = (d) => d.kind === 'turn';
  await openPlayed(page, world.alone, await playedUntil({ game: GAME, seats: 3, seeds: [2, 3], until }));
  const tap = (n) => page.locator('.im-press').nth(n).dispatchEvent('click');
  await tap(0);
  await page.locator('.im-own-notes textarea').fill('mine in round 3');
  await page.locator('.im-own-arrows .btn').first().click();
  await tap(5);
  await page.locator('.im-way.own').waitFor();
  await page.reload();
  await page.locator('.im-way.own').waitFor();
  assert.match(await page.locator('.im-press').first().getAttribute('aria-label'), /mine in round 3/);
  assert.deepEqual(page.faults, []);
});

for (const [game, seats] of [
  [GAME, 3],
  ['twilight-imperium-3', 4],
])
  test(`imperium: a line of the log shows its place on the map and leads to what it names, ${game}`, async ({
    world,
  }) => {
    const page = await newPage(world, 'desktop');
    const until = (d, pub) => d.kind === 'turn' && pub.round > 1;
    await openPlayed(page, world.alone, await playedUntil({ game, seats, seeds: [2, 3, 4], until }));
    const line = page.locator('.log li', { hasText: / activates / }).last();
    await line.hover();
    const ring = page.locator('.im-beat-ring');
    await ring.waitFor();
    await page.locator('.crumb').hover();
    // What was pointed at is no longer shown: at most what was told last.
    const named = page.locator('.log li', { hasText: /takes|learns|acquires|researches|control of/ }).last();
    await named.locator('.log-text').click();
    const link = named.locator('.log-detail a').first();
    assert.match(await link.getAttribute('href'), new RegExp(`^/rules/${game}/cards#`));
    assert.deepEqual(page.faults, []);
  });
