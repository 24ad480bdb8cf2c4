// Two people against each other over the server in Twilight Imperium 4: a cancelled card, a deal, an agenda, and a line that breaks.
import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { newPage, pressNext, socketProxy, takenAt } from '../driver.mjs';
import { tableOf } from '../people.mjs';
import { artifacts, test } from '../test.mjs';

const GAME = 'twilight-imperium-4';
const [ADA, NOOR] = [0, 1];
const other = (seat) => (seat === ADA ? NOOR : ADA);

const request = async (page, method, path, data) => {
  const answer = await page.request.fetch(path, { method, ...(data ? { data } : {}) });
  assert.ok(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
};

/** Ada and Noor by their pages, and a third person who has none open. */
async function sitDown(world) {
  const { server } = world;
  const pages = [
    await newPage(world, 'desktop'),
    await newPage(world, 'desktop', { language: 'de' }),
    await newPage(world, 'desktop'),
  ];
  for (const page of pages.slice(0, 2)) await page.setViewportSize({ width: 1440, height: 900 });
  const line = await socketProxy(pages[NOOR]);
  for (const [i, name] of ['Ada', 'Noor', 'Jonas'].entries())
    await request(pages[i], 'POST', `${server}/api/guests`, { name, language: i === NOOR ? 'de' : 'en' });
  const open = { kind: 'open' };
  const { id } = await request(pages[ADA], 'POST', `${server}/api/matches`, {
    game: GAME,
    seats: [open, open, open],
    windows: 'answered',
  });
  const url = `${server}/api/matches/${id}`;
  for (const page of pages.slice(1)) await request(page, 'POST', `${url}/join`, {});
  for (const page of pages) await request(page, 'POST', `${url}/ready`, { ready: true });
  await request(pages[ADA], 'POST', `${url}/start`, {});
  return { pages, line, id, address: `${server}/t/${id}` };
}

const sit = async (pages, address) => {
  for (const page of pages) await page.goto(address);
  for (const page of pages) await page.locator('.tbl .ti4').waitFor();
};
const leave = async (pages) => {
  for (const page of pages) await page.goto('about:blank');
};
const handOf = (view) => view.me.table.cards[`hand-${view.seat}`] ?? [];
const isSabotage = (card) => card.startsWith('sabotage');

/** The answer that plays a card of one's hand, where there is one. */
function cardToPlay(table, view, d) {
  if (d.kind !== 'turn' && d.kind !== 'react') return null;
  const hand = handOf(view);
  return (
    table.answersTo(view, d).find((answer) => {
      const card = answer?.component;
      return typeof card === 'string' && hand.includes(card) && !isSabotage(card);
    }) ?? null
  );
}
/** Nobody plays cards meanwhile: they are kept, Sabotage above all. */
const keepCards = (table) => (_, d, view) => {
  if (d.kind === 'react') return null;
  if (d.kind !== 'discardActionCard') return undefined;
  return table.answersTo(view, d).find((card) => !isSabotage(card));
};

/** The button that gives the answer stands before the one that passes. */
const GIVES = '.dec-foot .btn:not(.dec-undo):not(.dec-list):not([disabled])';
const choose = async (page, answer) => {
  await page.locator(`.dec [data-choice='${JSON.stringify(answer)}']`).click();
  await page.locator(GIVES).first().click();
};

/** Somebody plays a card from their hand, and the other cancels it. False where nobody could. */
async function cancelCard(table, pages, address) {
  const found = await table.advance(async (seat, d, view) => {
    if (seat > NOOR || cardToPlay(table, view, d) === null) return false;
    return handOf(await table.viewOf(other(seat))).some(isSabotage);
  }, keepCards(table));
  if (!found) return false;
  const [player, canceller] = [pages[found.seat], pages[other(found.seat)]];
  await sit([player, canceller], address);
  const answer = cardToPlay(table, found.view, found.d);
  await choose(player, answer);
  const sabotage = canceller.locator('.dec[data-kind="react"] .im-choice-card', { hasText: 'Sabotage' });
  const isAsked = async () => {
    if ((await sabotage.count()) > 0) return true;
    await pressNext(player);
    await table.answerOne(2);
    return false;
  };
  await expect.poll(isAsked, { timeout: 30_000 }).toBe(true);
  // The panel tells what the card would do, and what Sabotage does.
  assert.match(await sabotage.textContent(), /Aktionskarte|action card/);
  await sabotage.click();
  await canceller.locator(GIVES).first().click();
  // When the third has answered, too, both read it in the record, each in their language.
  const isTold = async () => {
    await table.answerOne(2);
    const told = await Promise.all([
      pages[ADA].locator('.log', { hasText: /is cancelled/ }).count(),
      pages[NOOR].locator('.log', { hasText: /wird aufgehoben/ }).count(),
    ]);
    return told.every((n) => n > 0);
  };
  await expect.poll(isTold, { timeout: 30_000 }).toBe(true);
  return true;
}

/** What a seat is asked about an agenda: votes are cast with a planet for the first outcome, everything else is waived. */
async function speak(page) {
  const kind = await page
    .locator('.dec:not(.calm):not(.end)')
    .getAttribute('data-kind', { timeout: 300 })
    .catch(() => null);
  if (kind !== 'vote') return pressNext(page);
  const first = page.locator('.dec .im-choice-card').first();
  if ((await first.getAttribute('aria-pressed')) !== 'true') await first.click();
  const planet = page.locator('.dec .im-pill:not([disabled]):not(.on)').first();
  if ((await planet.count()) > 0) await planet.click();
  const cast = page.locator('.dec-foot .btn-1:not([disabled])');
  await ((await cast.count()) > 0 ? cast : page.locator('.dec-foot .btn').last()).click();
}

/** The builder of deals: something is given for nothing, and the other takes it. */
async function deal(pages, giver) {
  const [from, to] = [pages[giver], pages[other(giver)]];
  await from.locator('#tab-deals').click();
  await from.locator('.deals .deal-foot .btn:not([disabled])', { hasText: giver === ADA ? 'Noor' : 'Ada' }).click();
  const sheet = from.locator('dialog[open]');
  const more = sheet.locator('.ti4-deal-side').first().locator('.im-stepper button:last-of-type:not([disabled])');
  if ((await more.count()) > 0) await more.first().click();
  else await sheet.locator('.ti4-deal-side').first().locator('.im-choice-card').first().click();
  await sheet.locator('textarea').fill('Peace until the next round');
  await from.screenshot({ path: `${artifacts}together-deal.png` });
  await sheet.locator('.btn-1:not([disabled])').click();
  await to.locator('#tab-deals').click();
  const offered = to.locator('.deal', { hasText: 'Peace until the next round' });
  await offered.waitFor();
  await offered.locator('.btn:not([disabled])').first().click();
  await offered.waitFor({ state: 'detached' });
  for (const page of [from, to]) await page.locator('#tab-log').click();
}

test('long: two people play Twilight Imperium 4 over the server: a card is cancelled, a deal made, an agenda voted on, and one of them comes back', async ({
  world,
}) => {
  test.setTimeout(900_000);
  let seated = null;
  let table = null;
  for (let i = 0; i < 6 && table === null; i++) {
    if (seated) for (const page of seated.pages) await page.context().close();
    seated = await sitDown(world);
    const one = await tableOf(seated.pages, world.server, seated.id, GAME);
    if (await cancelCard(one, seated.pages, seated.address)) table = one;
  }
  assert.ok(table, 'in no match has somebody a card to play while the other holds Sabotage');
  const { pages, line, address } = seated;
  const both = [pages[ADA], pages[NOOR]];

  // On to an agenda on which both vote.
  await leave(both);
  const voting = await table.advance((seat, d) => d.kind === 'vote' && seat < 2);
  assert.ok(voting, 'no agenda came');
  await sit(both, address);
  for (const page of both) await page.locator('.im-council').waitFor();
  const before = await Promise.all([ADA, NOOR].map(table.viewOf));
  const riches = ({ pub, me }) =>
    JSON.stringify([pub.sheets.map(({ goods, commodities }) => [goods, commodities]), me.table.cards]);
  await deal(pages, voting.seat);
  await expect
    .poll(
      async () =>
        riches(await table.viewOf(ADA)) !== riches(before[0]) && riches(await table.viewOf(NOOR)) !== riches(before[1]),
    )
    .toBe(true);

  // Noor's line breaks; Ada goes on, and Noor comes back to the same table.
  await line.cut();
  await pages[NOOR].locator('.conn').waitFor();
  const agenda = voting.view.pub.agenda.agenda;
  const isOver = async () => (await table.viewOf(ADA)).pub.agenda?.agenda !== agenda;
  const step = async (seats) => {
    await table.answerOne(2);
    for (const seat of seats) await speak(pages[seat]);
    await pages[ADA].waitForTimeout(200);
  };
  for (let i = 0; i < 10 && !(await isOver()); i++) await step([ADA]);
  await pages[NOOR].screenshot({ path: `${world.artifacts}together-4-offline.png` });
  line.mend();
  await pages[NOOR].waitForFunction(() => !document.querySelector('.conn'));
  await expect
    .poll(
      async () => {
        await step([ADA, NOOR]);
        return isOver();
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  await expect.poll(async () => (await takenAt(pages[ADA])) === (await takenAt(pages[NOOR]))).toBe(true);
  await pages[ADA].screenshot({ path: `${world.artifacts}together-4-ada.png` });
  await pages[NOOR].screenshot({ path: `${world.artifacts}together-4-noor.png` });
  assert.deepEqual([...pages[ADA].faults, ...pages[NOOR].faults], []);
});
