import { describe, expect, it } from 'vitest';
import { cardsIn, view } from '@orrery/kernel';
import { catalogue, cardOf, tradeDeck } from '../content/catalogue.ts';
import { postCampaign } from '../content/postCampaign.ts';
import { scenarioNumber } from '../content/scenarios/index.ts';
import type { Scenario } from '../content/scenarios/scenario.ts';
import { sheetIds, sheetOf } from '../content/stickers/index.ts';
import type { SheetId } from '../content/stickers/index.ts';
import { buy, end, fresh, given, play, scrap, zone } from '../given.ts';
import { campaignThings } from '../rules/campaignThings.ts';
import { cardIdOf, designOf } from '../rules/designs.ts';
import type { View } from '../shapes.ts';
import { begin, asked, choose, goOn, offered, playTo, topUp, winGame } from './table.ts';
import type { CampaignTable } from './table.ts';
import { capsuleOf } from './capsule.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';

const campaignOf = (table: CampaignTable) => table.state.pub.campaign!;
/** Designs of all cards that belong to a player, counted. */
const deckOf = (table: CampaignTable, seat: number): { [id: string]: number } => {
  const counts: { [id: string]: number } = {};
  for (const z of ['hand', 'deck', 'discard', 'play'])
    for (const card of cardsIn(table.state, `${z}.${seat}`)) counts[cardIdOf(card)] = (counts[cardIdOf(card)] ?? 0) + 1;
  return counts;
};
const tradeCards = (table: CampaignTable): string[] => [
  ...cardsIn(table.state, 'tradeDeck'),
  ...cardsIn(table.state, 'tradeRow'),
];
const EMPIRE = { scout: 8, viper: 1, 'imperial-fighter': 1, smuggler: 1 };
const FEDERATION = { scout: 8, viper: 1, 'federation-shuttle': 1, 'system-police': 1 };

describe('SR-CAMP: the course of a campaign', () => {
  it('[SR-CAMP-01, SR-CAMP-02, SR-CAMP-07] twelve envelopes are opened, one at the start of each game, in ascending order', () => {
    const table = begin();
    const opened = table.events.filter((e) => e.t === 'scenarioOpened').map((e) => e.all.scenario);
    expect(opened).toEqual([1]);
    expect(scenarioNumber(1).id).toBe('birth-of-an-empire');
    for (let n = 1; n <= 12; n++) {
      winGame(choose(table), n % 2);
      expect(table.events.some((e) => e.t === 'scenarioOpened')).toBe(false); // closed until both go on
      goOn(table);
      opened.push(...table.events.filter((e) => e.t === 'scenarioOpened').map((e) => e.all.scenario));
    }
    expect(opened).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(campaignOf(table).played.map((game) => game.number)).toEqual(opened);
    expect(table.events.some((e) => e.t === 'reckoned')).toBe(true);
  });
  it('[SR-CAMP-07] until their scenario nobody is told what envelopes hold, nor what the pack after the campaign holds', () => {
    /** Everything by name that comes out of an envelope: cards, events, choices, point cards, sticker sheets. */
    const inside = (n: number): string[] => {
      const { lasting = [], sides, victoryPoints } = scenarioNumber(n) as Scenario;
      const modifiers = Object.values(sides).flatMap(({ always, options }) =>
        [always, ...Object.values(options)].flat(),
      );
      return [
        ...[...lasting, ...modifiers].flatMap((m) =>
          m.kind === 'events' ? m.deck : m.kind === 'replaces' ? [m.by] : m.kind === 'startsWith' ? [m.card] : [],
        ),
        ...Object.values(sides).flatMap(({ options }) => Object.keys(options)),
        ...Object.keys(victoryPoints),
        ...sheetIds.filter((id) => sheetOf(id).scenario === n),
      ];
    };
    const numbers = Array.from({ length: 12 }, (_, i) => i + 1);
    const told = (table: CampaignTable): string =>
      JSON.stringify([null, 0, 1].map((seat) => view(table.state, seat)).concat(table.events as never));
    const named = (text: string, things: readonly string[]): string[] =>
      things.filter((thing) => new RegExp(`"${thing}(\\.\\d+)?"`).test(text));
    expect(numbers.flatMap(inside).length).toBeGreaterThan(70);
    expect(named(told(fresh(2, { mode: 'campaign' })), numbers.flatMap(inside))).toEqual([]);
    const table = begin();
    for (const n of numbers) {
      const later = [...numbers.slice(n).flatMap(inside), ...Object.keys(postCampaign)];
      expect(named(told(playTo(table, n)), later), `scenario ${n}`).toEqual([]);
      expect(named(told(table), inside(n)).length, `scenario ${n}`).toBeGreaterThan(0);
    }
    expect(named(told(topUp(playTo(table, 13))), Object.keys(postCampaign))).toHaveLength(
      Object.keys(postCampaign).length,
    );
  });
  it('[SR-CAMP-03] only cards of the box are used, and none of the pack that comes after the campaign', () => {
    const table = playTo(begin(), 12);
    const cards = Object.keys(table.state.pub.table.zones)
      .filter((z) => !z.startsWith('event'))
      .flatMap((z) => [...cardsIn(table.state, z)]);
    expect(new Set(cards).size).toBe(cards.length);
    expect(cards.every((card) => Object.hasOwn(catalogue, cardIdOf(card)))).toBe(true);
    expect(tradeCards(table).every((card) => Object.hasOwn(tradeDeck, cardIdOf(card)))).toBe(true);
  });
  it('[SR-CAMP-04] each player takes one faction before the first game and keeps it', () => {
    const table = fresh(2, { mode: 'campaign' });
    expect(asked(table)).toEqual(['faction', 'faction']);
    expect(offered(table, 'faction')).toEqual(['starEmpire', 'tradeFederation']);
    table.when(0, 'kingdom', 'faction').refused('SR-CAMP-04');
    table.when(0, 'tradeFederation', 'faction').when(1, 'starEmpire', 'faction');
    expect(campaignOf(table).factions).toEqual(['tradeFederation', 'starEmpire']);
    playTo(table, 4, (n) => n % 2);
    expect(campaignOf(table).factions).toEqual(['tradeFederation', 'starEmpire']);
    expect(asked(table)).not.toContain('faction');
  });
  it('[SR-CAMP-05] if both want the same faction, chance decides who gets it', () => {
    const drawn = Array.from({ length: 12 }, (_, seed) =>
      campaignOf(begin(['starEmpire', 'starEmpire'], seed)).factions.join(),
    );
    expect(new Set(drawn)).toEqual(new Set(['starEmpire,tradeFederation', 'tradeFederation,starEmpire']));
    for (let seed = 0; seed < 6; seed++)
      expect(campaignOf(begin(['tradeFederation', 'starEmpire'], seed)).factions).toEqual([
        'tradeFederation',
        'starEmpire',
      ]);
  });
  it('[SR-CAMP-06, SR-BETWEEN-06] everything unlocked in earlier games is there at the start of the next', () => {
    const table = winGame(begin(), 1);
    const stored = capsuleOf(campaignOf(table), 1);
    expect(stored.victoryPointCards).toEqual(['vp-01']);
    expect(stored.sheets).toEqual([{ sheet: 'tf-sheet-1', unused: [1, 2, 3, 4, 5] }]);
    goOn(table);
    expect(capsuleOf(campaignOf(table), 1)).toEqual({
      faction: 'tradeFederation',
      victoryPointCards: ['vp-01'],
      sheets: [...stored.sheets, { sheet: 'tf-sheet-2', unused: [1, 2, 3, 4, 6] }],
    });
  });
  it('[SR-CAMP-08] each player takes the sticker sheet of the own faction out of the envelope', () => {
    const table = begin(['tradeFederation', 'starEmpire']);
    const sheets = (seat: number) => capsuleOf(campaignOf(table), seat).sheets.map((s) => s.sheet);
    for (let n = 1; n <= 6; n++) {
      playTo(table, n);
      const upTo = Array.from({ length: Math.min(n, 4) }, (_, i) => i + 1);
      expect(sheets(0)).toEqual(upTo.map((k) => `tf-sheet-${k}`));
      expect(sheets(1)).toEqual(upTo.map((k) => `se-sheet-${k}`));
    }
    const received: string[] = Object.keys(campaignOf(table).sheets);
    expect(received.every((id) => sheetOf(id as SheetId).scenario <= 4)).toBe(true);
  });
  it('[SR-CAMP-10] the Star Empire begins the first game, wherever it sits', () => {
    expect(begin(['starEmpire', 'tradeFederation']).state.pub.first).toBe(0);
    expect(begin(['tradeFederation', 'starEmpire']).state.pub.first).toBe(1);
  });
  it('[SR-CAMP-11] the winner of the last Victory Point card begins the next game', () => {
    for (const winner of [0, 1]) {
      const table = goOn(winGame(begin(), winner));
      expect(campaignOf(table).points['vp-01']).toBe(winner);
      expect(table.state.pub.first).toBe(winner);
      goOn(winGame(choose(table), 1 - winner));
      expect(table.state.pub.first).toBe(1 - winner);
    }
    // A secondary card does not count: the loser holds it, the winner begins.
    const table = given({
      seats: [{}, {}],
      scenario: { number: 9, whole: true, points: { 'vp-09-moonbreaker': 1 } },
    });
    goOn(winGame(table, 0));
    expect(table.state.pub.first).toBe(0);
  });
  it('a player who gives up a game loses that game only; between games the campaign ends without a winner', () => {
    const table = winGame(begin(), 0);
    expect(table.state.pub.table.result).toBeNull();
    table.command({ do: 'resign', seat: 1, n: table.state.pub.table.n });
    expect(table.state.pub.table.result).toEqual({ winners: [], scores: [1, 0], rule: 'SR-ABANDONED' });
  });
});

describe('SR-CAMP: set-up of a game', () => {
  it('[SR-CAMP-12] the side of the first player’s faction lies up for the whole game; both sides of the first are alike', () => {
    const { sides } = scenarioNumber(2);
    expect(offered(goOn(winGame(begin(), 0)), 'scenarioOption')).toEqual(Object.keys(sides.starEmpire.options));
    expect(offered(goOn(winGame(begin(), 1)), 'scenarioOption')).toEqual(Object.keys(sides.tradeFederation.options));
    expect(scenarioNumber(1).sides.starEmpire).toEqual(scenarioNumber(1).sides.tradeFederation);
    // The rule of the side still holds on the second player's turn.
    const table = given({
      seats: [{}, { trade: 1 }],
      toMove: 1,
      row: ['bonded-hauler', 'ripper', 'ripper', 'poacher', 'poacher'],
      scenario: { number: 2, option: 'open-ledgers' },
    });
    table.when(1, buy('bonded-hauler')).then((v) => expect(zone(v, 'discard.1')).toEqual(['bonded-hauler.1']));
  });
  it('[SR-CAMP-13, SR-CAMP-14] the first player chooses at once, before anything is dealt; the small card lies there as a reminder', () => {
    const table = goOn(winGame(begin(), 1));
    expect(asked(table)).toEqual(['scenarioOption']);
    expect(table.state.pub.table.open[0]!.seat).toBe(1);
    table.then((v) => {
      expect(zone(v, 'tradeRow')).toEqual([]);
      expect(v.pub.table.zones['hand.0']!.n + v.pub.table.zones['deck.0']!.n).toBe(0);
    });
    table.when(1, 'open-ledgers').refused('SR-CAMP-13'); // of the other side
    table.when(1, 'loyalty-rebate').then((v) => expect(v.pub.campaign!.option).toBe('loyalty-rebate'));
    expect(asked(table)).toEqual(['main']);
  });
  it('[SR-CAMP-15, SR-CAMP-16] Personal Decks of eleven cards, by faction', () => {
    expect(deckOf(begin(), 0)).toEqual(EMPIRE);
    expect(deckOf(begin(), 1)).toEqual(FEDERATION);
    expect(deckOf(begin(['tradeFederation', 'starEmpire']), 0)).toEqual(FEDERATION);
  });
  it('[SR-CAMP-17] 50 Authority each; three cards for the first player, five for the second (EX-14)', () => {
    const table = begin(['tradeFederation', 'starEmpire']);
    table.then((v) => {
      expect(v.pub.authority).toEqual([50, 50]);
      expect(v.pub.table.zones['hand.1']!.n).toBe(3);
      expect(v.pub.table.zones['deck.1']!.n).toBe(8);
      expect(v.pub.table.zones['hand.0']!.n).toBe(5);
      expect(v.pub.table.zones['deck.0']!.n).toBe(6);
    });
  });
  it('[SR-CAMP-18] the usual board: twenty Explorers, a shuffled Trade Deck, five cards in the row', () => {
    const table = begin();
    table.then((v) => {
      expect(zone(v, 'explorers')).toHaveLength(20);
      expect(zone(v, 'tradeRow')).toHaveLength(5);
      expect(v.pub.table.zones.tradeDeck).toMatchObject({ n: 55, face: 'down' });
      expect(zone(v, 'scrapHeap')).toEqual([]);
    });
    const rows = [1, 2, 3, 4].map((seed) => begin(undefined, seed).state.pub.table.cards.tradeRow!.join());
    expect(new Set(rows).size).toBe(4);
  });
  it('[SR-CAMP-19] the Trade Deck starts with twenty cards of each of the three factions', () => {
    const counts: { [faction: string]: number } = {};
    for (const card of tradeCards(begin())) {
      const [faction] = cardOf(cardIdOf(card)).factions;
      counts[faction!] = (counts[faction!] ?? 0) + 1;
    }
    expect(counts).toEqual({ consortium: 20, kingdom: 20, scavengers: 20 });
  });
  it('[SR-CAMP-20] faction, envelope, first player, choice, Personal Decks, hands, board, in this order', () => {
    const kinds = (table: CampaignTable) => [...new Set(table.events.map((e) => e.t))];
    expect(kinds(begin())).toEqual([
      'tookFaction',
      'scenarioOpened',
      'firstPlayer',
      'tookDeck',
      'drew',
      'revealed',
      'turnBegan',
    ]);
    const second = goOn(winGame(begin(), 0));
    expect(kinds(second)).toEqual(['scenarioOpened', 'firstPlayer']);
    expect(kinds(choose(second))).toEqual(['scenarioChosen', 'tookDeck', 'drew', 'revealed', 'turnBegan']);
  });
});

describe('SR-BETWEEN', () => {
  it('[SR-BETWEEN-01] the Scenario card goes back with all it changed', () => {
    const table = given({
      seats: [{ play: ['explorer'] }, {}],
      scenario: { number: 4, factions: ['tradeFederation', 'starEmpire'], option: 'buy-back', whole: true },
    });
    table.when(0, scrap('explorer')).then((v) => expect(v.pub.authority[0]).toBe(52));
    goOn(winGame(table, 0)).then((v) => expect(v.pub.campaign!.option).toBeNull());
    choose(table).then((v) => expect(designOf(v.pub, 'explorer.1').key).toBe('explorer'));
  });
  it('[SR-BETWEEN-02, SR-BETWEEN-08] each player rebuilds the starting deck; scrapped starters come back', () => {
    const table = given({
      seats: [
        { deck: ['ripper', 'scout'], hand: ['smuggler'] },
        { deck: ['knight-errant'], discard: ['scout'] },
      ],
      scrapHeap: ['viper', 'imperial-fighter', 'scout', 'system-police'],
      scenario: { number: 2, option: 'open-ledgers', whole: true },
    });
    choose(goOn(winGame(table, 0)));
    expect(deckOf(table, 0)).toEqual(EMPIRE);
    expect(deckOf(table, 1)).toEqual(FEDERATION);
  });
  it('[SR-BETWEEN-03, SR-BETWEEN-07] all cards with a cost are gathered into the Trade Deck, Explorers on their stack (EX-23)', () => {
    const table = given({
      seats: [
        { deck: ['ripper', 'explorer', 'scout'], hand: ['banneret'], discard: ['explorer'] },
        { play: ['castellans-keep', 'explorer'], discard: ['the-grand-bourse'] },
      ],
      scrapHeap: ['poacher', 'queens-verdict', 'viper'],
      scenario: { number: 1, whole: true },
    });
    choose(goOn(winGame(table, 1)));
    expect(tradeCards(table)).toHaveLength(60);
    expect(new Set(tradeCards(table)).size).toBe(60);
    expect(tradeCards(table).every((card) => Object.hasOwn(tradeDeck, cardIdOf(card)))).toBe(true);
    expect(zone({ pub: table.state.pub, me: null }, 'explorers')).toHaveLength(20);
    expect(Object.values(deckOf(table, 0)).reduce((a, b) => a + b)).toBe(11);
    expect(Object.values(deckOf(table, 1)).reduce((a, b) => a + b)).toBe(11);
  });
  it('[SR-BETWEEN-04] upgraded cards are shuffled in and keep their upgrades', () => {
    const table = given({
      seats: [{ trade: 10 }, {}],
      row: ['ledger-skiff', 'ripper', 'ripper', 'poacher', 'poacher'],
      scenario: { number: 1, upgrades: ['banneret.2:tf-sheet-1'], whole: true },
    });
    table.when(0, buy('ledger-skiff')).when(0, 'se-sheet-1');
    for (let n = 1; n < 5; n++) {
      choose(goOn(winGame(table, 0)));
      expect(tradeCards(table)).toEqual(expect.arrayContaining(['ledger-skiff.1', 'banneret.2']));
      expect(designOf(table.state.pub, 'ledger-skiff.1').key).toBe('ledger-skiff+se-sheet-1');
      expect(designOf(table.state.pub, 'banneret.2').key).toBe('banneret+tf-sheet-1');
      expect(campaignOf(table).sheets).toMatchObject({ 'se-sheet-1': 0b00001, 'tf-sheet-1': 0b01000 });
    }
    // They are shuffled in: what lay in the row does not simply lie there again.
    const rows = (at: CampaignTable) => cardsIn(at.state, 'tradeRow').toSorted().join();
    const returned = [1, 2, 3, 4].filter((seed) => {
      const one = begin(undefined, seed);
      const before = rows(one);
      return rows(choose(goOn(winGame(one, 0)))) === before;
    });
    expect(returned).toEqual([]);
  });
  it('[SR-BETWEEN-05] the table stays as it is until both go on; then the next scenario is set up', () => {
    const table = winGame(begin(), 0);
    expect(asked(table)).toEqual(['goOn', 'goOn']);
    expect(campaignOf(table).scenario).toBe(1);
    table.when(0, true, 'goOn');
    expect(campaignOf(table).scenario).toBe(1);
    table.when(1, true, 'goOn');
    expect(campaignOf(table).scenario).toBe(2);
    choose(table).then((v) => {
      expect(v.pub.turn).toBe(1);
      expect(v.pub.players).toMatchObject([
        { trade: 0, combat: 0, inPlay: [], costs: [], redirects: [], once: [] },
        { trade: 0, combat: 0, inPlay: [], costs: [], redirects: [], once: [] },
      ]);
      expect(v.pub.table.zones['hand.1']!.n).toBe(5);
    });
  });
});

describe('SR-VP', () => {
  it('[SR-VP-02] the winner of a scenario gains its Victory Point card', () => {
    const table = begin();
    const winners = [0, 1, 1, 0, 1, 0, 0, 1, 1, 0, 1, 0];
    playTo(table, 13, (n) => winners[n - 1]!);
    const main = (n: number) => Object.keys(scenarioNumber(n).victoryPoints)[0]!;
    expect(winners.map((_, i) => campaignOf(table).points[main(i + 1)])).toEqual(winners);
  });
  it('[SR-VP-03] Victory Point cards are kept to the end and add to the final scores', () => {
    const table = topUp(playTo(begin(), 13, (n) => (n === 12 ? 1 : 0)));
    expect(table.state.pub.table.result!.scores).toEqual([22, 4]); // 4 x 1, 4 x 2, 3 x 3 and 1 for standing firm in the eleventh, against 4
  });
  it('[SR-VP-04] the twelfth envelope decides: points of the cards, and two for each neighbor upgraded more often', () => {
    const last = (upgrades: string[], points: { [card: string]: number }) => {
      const table = given({ seats: [{}, {}], scenario: { number: 12, upgrades, points, whole: true } });
      goOn(winGame(table, 0));
      const scored = table.events.find((e) => e.t === 'reckoned');
      return scored?.t === 'reckoned' ? scored.all : null;
    };
    expect(last([], {})).toEqual({ cards: [4, 0], majorities: [0, 0], winner: 0, outcome: 'starEmpireNarrow' });
    // Consortium and Kingdom for the second player, the Scavengers tied.
    const upgrades = [
      'ledger-skiff.1:tf-sheet-1',
      'banneret.1:tf-sheet-1',
      'ripper.1:tf-sheet-1',
      'ripper.2:se-sheet-1',
    ];
    expect(last(upgrades, { 'vp-11': 1, 'vp-10': 1 })).toEqual({
      cards: [4, 6],
      majorities: [0, 4],
      winner: 1,
      outcome: 'tradeFederationNarrow',
    });
    expect(last([], { 'vp-11': 0 })?.outcome).toBe('starEmpireClear'); // seven points ahead
    // A tie goes to the winner of the last scenario.
    expect(last([], { 'vp-11': 1, 'vp-01': 1 })?.winner).toBe(0);
    const even = given({ seats: [{}, {}], scenario: { number: 12, points: { 'vp-11': 0, 'vp-01': 0 }, whole: true } });
    goOn(winGame(even, 1));
    expect(even.events.find((e) => e.t === 'reckoned')?.all).toMatchObject({ cards: [4, 4], winner: 1 });
    // One point is enough, whoever won the last scenario.
    expect(last([], { 'vp-11': 1, 'vp-01': 1, 'vp-06-empire': 1 })).toMatchObject({ cards: [4, 5], winner: 1 });
    const ahead = given({
      seats: [{}, {}],
      scenario: { number: 12, points: { 'vp-11': 0, 'vp-01': 0, 'vp-06-empire': 0 }, whole: true },
    });
    goOn(winGame(ahead, 1));
    expect(ahead.events.find((e) => e.t === 'reckoned')?.all).toMatchObject({ cards: [5, 4], winner: 0 });
    // An upgrade made in the twelfth game counts.
    const latest = given({
      seats: [{ trade: 10 }, {}],
      row: ['ledger-skiff', 'ripper', 'ripper', 'poacher', 'poacher'],
      scenario: { number: 12, whole: true },
    });
    latest.when(0, buy('ledger-skiff')).when(0, 'se-sheet-1').accepted();
    goOn(winGame(latest, 1));
    expect(latest.events.find((e) => e.t === 'reckoned')?.all).toMatchObject({ cards: [0, 4], majorities: [2, 0] });
    // What is upgraded afterwards decides nothing any more.
    const later = given({ seats: [{}, {}], scenario: { number: 12, upgrades, points: { 'vp-11': 1 }, whole: true } });
    topUp(goOn(winGame(later, 0)));
    expect(later.state.pub.table.result).toEqual({ winners: [1], scores: [4, 7], rule: 'SR-VP-04' });
  });
});

describe('SR-POST', () => {
  const after = (upgrades: string[] = []): CampaignTable =>
    goOn(winGame(given({ seats: [{}, {}], scenario: { number: 12, upgrades, whole: true } }), 0));
  const mine = (table: CampaignTable, seat: number) => campaignOf(table).made.filter((u) => u.seat === seat).length;

  it('[SR-POST-01, SR-POST-02] whoever made fewer than twenty upgrades makes the rest now (EX-24)', () => {
    const table = after(['ledger-skiff.1:se-sheet-1', 'ripper.1:se-sheet-1']);
    expect([mine(table, 0), mine(table, 1)]).toEqual([2, 0]);
    const left = table.state.pub.table.open[0]!.q;
    expect(left).toEqual({ left: 20 }); // the loser is asked first
    expect(table.state.pub.table.open[0]!.seat).toBe(1);
    topUp(table);
    expect([mine(table, 0), mine(table, 1)]).toEqual([20, 20]);
    expect(table.state.pub.table.result).not.toBeNull();
  });
  it('[SR-POST-03] both alternate, the loser of the campaign first, until one has made them all', () => {
    const made = ['ledger-skiff.1', 'ripper.1', 'poacher.1', 'banneret.1', 'siege-galleon.1'];
    const table = topUp(after(made.map((card) => `${card}:se-sheet-1`)));
    const order = campaignOf(table)
      .made.filter((u) => u.scenario === 13)
      .map((u) => u.seat);
    expect(order.slice(0, 30)).toEqual(Array.from({ length: 30 }, (_, i) => (i % 2 === 0 ? 1 : 0)));
    expect(order.slice(30)).toEqual([1, 1, 1, 1, 1]);
  });
  it('[SR-POST-04] a row whose sticker was used gives no other', () => {
    const table = after(['knight-errant.1:tf-sheet-1', 'banneret.1:tf-sheet-2']);
    const offers = offered(table, 'topUp') as { card: string; sheet: string }[];
    const rows = offers.map(({ card, sheet }) => `${sheet} ${cardOf(cardIdOf(card)).cost}`);
    expect(rows).not.toContain('tf-sheet-1 3');
    expect(rows).not.toContain('tf-sheet-2 4');
    expect(rows).toContain('tf-sheet-2 3');
    expect(offers.map((o) => o.card)).not.toContain('knight-errant.1');
    table.when(1, { card: 'slag-furnace.1', sheet: 'tf-sheet-1' }).refused('SR-UPG-12');
    table.when(1, { card: 'knight-errant.1', sheet: 'tf-sheet-2' }).refused('SR-UPG-08');
    topUp(table);
    for (const id of Object.keys(campaignOf(table).sheets)) {
      const costs = campaignOf(table)
        .made.filter((u) => u.sheet === id)
        .map((u) => cardOf(u.card as keyof typeof tradeDeck).cost);
      expect(new Set(costs).size).toBe(5);
      expect(costs).toHaveLength(5);
    }
  });
  it('[SR-POST-05] these upgrades cost nothing and set off nothing', () => {
    const table = after();
    const offers = offered(table, 'topUp') as { card: string; sheet: string }[];
    const withAbility = offers.find(({ card }) => cardOf(cardIdOf(card)).onAcquire)!;
    table.when(1, withAbility).then((v, events) => {
      expect(events.map((e) => e.t)).toEqual(['upgraded']);
      expect(events[0]!.all).toMatchObject({ seat: 1, ...withAbility, paid: 0 });
      for (const { event } of [en.words, fr.words, de.words]) {
        const [{ all }] = events as [Extract<(typeof events)[number], { t: 'upgraded' }>];
        expect(event.upgraded(all, undefined, { view: v, name: String })).toMatch(/^1 (upgrades|améliore|verbessert) /);
      }
      expect(v.pub.players[1]!.trade).toBe(0);
      expect(zone(v, 'discard.1')).toEqual([]);
    });
  });
  it('[SR-POST-06] then the pack of 24 cards joins the Trade Deck', () => {
    const table = after();
    expect(tradeCards(table)).toHaveLength(60);
    topUp(table);
    expect(table.events).toContainEqual({ t: 'packOpened', all: { cards: 24 } });
    expect(tradeCards(table)).toHaveLength(84);
  });
});

describe('what play of campaigns can reach', () => {
  it('is both sides of every scenario but the first, which the Star Empire begins', () => {
    const sides = campaignThings().filter((thing) => thing.startsWith('scenario '));
    expect(sides).toHaveLength(23);
    expect(sides).toContain('scenario 1 starEmpire');
    expect(sides).not.toContain('scenario 1 tradeFederation');
    expect(new Set(sides).size).toBe(23);
  });
});

describe('a whole campaign plays on', () => {
  it('turns of one game follow each other as usual', () => {
    const table = begin();
    const seen: View['pub']['turn'][] = [];
    for (let i = 0; i < 4; i++) {
      seen.push(table.state.pub.turn);
      table.when(table.state.pub.active, end);
    }
    expect(seen).toEqual([1, 2, 3, 4]);
    const held = table.state.own[0]!.table.cards['hand.0']![0]!;
    table.when(0, play(held)).then((v) => expect(zone(v, 'play.0')).toEqual([held]));
  });
});
