import { describe, expect, it } from 'vitest';
import { eventFor, view } from '@orrery/kernel';
import { newTable } from '@orrery/kernel/testing';
import { AGENDAS } from '../content/agendas.ts';
import { EVENTS, GUIDE_EVENTS, eventCard, type EventId } from '../content/events.ts';
import { FACTION_IDS } from '../content/factions.ts';
import { OBJECTIVES, objectiveCard } from '../content/objectives.ts';
import { RELICS } from '../content/relics.ts';
import { SIDE_A, SIDE_B } from '../content/sheets/index.ts';
import { SHEETS } from '../content/vocabulary.ts';
import { restAnswer } from '../given.ts';
import { twilightInscription } from '../game.ts';
import { alternating } from './setup.ts';

const fresh = (seats: number, options = {}, seed: number | string = 1) =>
  newTable(twilightInscription, seats, options, seed);
/** Factions chosen and set up: the first event lies open. */
const ready = (seats: number, options = {}, seed: number | string = 1) => {
  const table = fresh(seats, options, seed);
  for (let i = 0; i < 3 && table.state.pub.round === 0; i++) restAnswer(table);
  return table;
};
const deckOf = (seed: number) => {
  const { state } = ready(3, {}, seed);
  const first = state.pub.table.cards.discard!;
  return [...state.hidden.table.cards.events!, ...first].toReversed() as EventId[]; // top first
};

describe('SETUP', () => {
  it('[INS-SETUP-01, INS-SETUP-02] one sheet of each type each; B sides are alike, A sides all differ', () => {
    const sideB = fresh(8).state.pub.players.map((p) => p.sheets);
    expect(new Set(sideB.map((s) => JSON.stringify(s))).size).toBe(1);
    expect(sideB[0]).toEqual({
      navigation: 'navigation-b',
      expansion: 'expansion-b',
      industry: 'industry-b',
      warfare: 'warfare-b',
    });
    const sideA = fresh(8, { side: 'A' }).state.pub.players.map((p) => p.sheets);
    for (const sheet of SHEETS) expect(new Set(sideA.map((s) => s[sheet])).size).toBe(8);
    for (const sheet of SHEETS)
      expect(new Set(SIDE_A[sheet].map((l) => JSON.stringify({ ...l, id: '' }))).size).toBe(8);
    expect(SIDE_B.navigation.id).toBe('navigation-b');
  });

  it('[INS-SETUP-03] three faction cards each, one is kept, the other two are never shown', () => {
    const table = fresh(8);
    const offers = table.state.own.map((own, seat) => own.table.cards[`offer${seat}`]!);
    expect(new Set(offers.flat()).size).toBe(24);
    expect(offers.every((offer) => offer.length === 3)).toBe(true);
    const elsewhere = FACTION_IDS.find((id) => !offers[0]!.includes(id))!;
    table.when(0, elsewhere).refused('INS-SETUP-03');
    const [kept, ...others] = offers[0]!;
    table.when(0, kept!);
    expect(table.state.pub.players[0]!.faction).toBeNull(); // sealed until all have chosen
    restAnswer(table);
    expect(table.state.pub.players[0]!.faction).toBe(kept);
    const seen = JSON.stringify(view(table.state, 1)) + JSON.stringify(table.events.map((e) => eventFor(e, 1)));
    for (const id of others) expect(seen.includes(`"${id}"`)).toBe(false);
  });

  it('[INS-SETUP-04, INS-FACTION-04] a Setup text is carried out at once', () => {
    const seed = [...Array(200).keys()].find((i) =>
      fresh(3, {}, i).state.own[0]!.table.cards.offer0!.includes('yssaril'),
    )!;
    const table = fresh(3, {}, seed);
    table.when(0, 'yssaril');
    restAnswer(table);
    expect(table.state.pub.players[0]!.industry.tradeGoods.claimed).toBe(3);
  });

  it('[INS-SETUP-05] sheets are dealt before factions are chosen', () => {
    const table = fresh(4, { side: 'A' });
    expect(table.question(0).kind).toBe('faction');
    expect(view(table.state, 0).pub.players[0]!.sheets.navigation).toMatch(/^navigation-a\d$/);
  });

  it('[INS-SETUP-06, INS-SETUP-07] with three or more: no AI, and one face-down agenda for each Stage', () => {
    const { state } = ready(5);
    expect(state.pub.ai).toBeNull();
    for (const [zone, stage] of [
      ['agendas II', 2],
      ['agendas III', 3],
      ['agendas IV', 4],
    ] as const) {
      expect(state.pub.table.zones[zone]).toMatchObject({ n: 1, face: 'down' });
      expect(AGENDAS.find((a) => a.id === state.hidden.table.cards[zone]![0])!.stage).toBe(stage);
    }
    expect(state.pub.table.zones.box!.n).toBe(9);
  });

  it('[INS-SETUP-08, INS-SOLO-01] with one or two players, and only then, the AI side is used', () => {
    expect([1, 2, 3, 8].map((seats) => ready(seats).state.pub.ai !== null)).toEqual([true, true, false, false]);
  });

  it('[INS-SOLO-05] the whole agenda deck of each Stage stays with the AI side, shuffled', () => {
    for (const seats of [1, 2]) {
      const { state } = ready(seats);
      for (const [zone, stage] of [
        ['agendas II', 2],
        ['agendas III', 3],
        ['agendas IV', 4],
      ] as const) {
        const deck = state.hidden.table.cards[zone]!;
        expect(deck.length).toBe(4);
        expect(deck.every((id) => AGENDAS.find((a) => a.id === id)!.stage === stage)).toBe(true);
      }
    }
    const decks = [1, 2, 3, 4, 5, 6].map((seed) => ready(1, {}, seed).state.hidden.table.cards['agendas II']!.join());
    expect(new Set(decks).size).toBeGreaterThan(2);
  });

  it('[INS-SOLO-08] a difficulty is chosen', () => {
    for (const difficulty of ['easy', 'intermediate', 'hard'])
      expect(ready(1, { difficulty }).state.pub.difficulty).toBe(difficulty);
    expect(() => ready(1, { difficulty: 'none' })).toThrow('difficulty');
  });

  it('[INS-SETUP-09] 25 events sorted into ten piles by Stage and back, each shuffled', () => {
    const piles = new Map<string, number>();
    for (const e of EVENTS) piles.set(`${e.stage} ${e.back}`, (piles.get(`${e.stage} ${e.back}`) ?? 0) + 1);
    expect([EVENTS.length, piles.size]).toEqual([25, 10]);
    // Stage I is the four cards of the guide, Stage II holds one blue card more than black ones (Q-SETUP-1).
    expect(Object.fromEntries(piles)).toEqual({
      '1 blue': 2,
      '1 black': 2,
      '2 blue': 3,
      '2 black': 2,
      '3 blue': 3,
      '3 black': 3,
      '4 blue': 3,
      '4 black': 3,
      '5 blue': 2,
      '5 black': 2,
    });
    expect(
      EVENTS.filter((e) => e.stage === 1)
        .map((e) => e.id)
        .toSorted(),
    ).toEqual(GUIDE_EVENTS.toSorted());
    const decks = [1, 2, 3, 4, 5, 6].map((seed) => deckOf(seed).join());
    expect(new Set(decks).size).toBeGreaterThan(4);
  });

  it('[INS-SETUP-10] in each Stage a blue back at the bottom, then black and blue in turn', () => {
    for (const seed of [1, 2, 3]) {
      for (const stage of [1, 2, 3, 4, 5]) {
        const backs = deckOf(seed)
          .map(eventCard)
          .filter((e) => e.stage === stage)
          .map((e) => e.back)
          .toReversed();
        expect(backs).toEqual(backs.map((_, i) => (i % 2 === 0 ? 'blue' : 'black')));
      }
    }
    expect(alternating(['b1', 'b2'], ['k1'])).toEqual(['b1', 'k1', 'b2']);
  });

  it('[INS-SETUP-11] Stage I on top, then II, III, IV, and V at the bottom', () => {
    const stages = deckOf(7).map((id) => eventCard(id).stage);
    expect(stages).toEqual(stages.toSorted((a, b) => a - b));
    expect(stages.length).toBe(25);
  });

  it('[INS-SETUP-12, INS-OBJ-01] one random objective of each type, its higher value still to be had', () => {
    expect(OBJECTIVES.length).toBe(12);
    const shown = [1, 2, 3, 4, 5].map((seed) => ready(3, {}, seed).state.pub.objectives);
    for (const objectives of shown) {
      expect(objectives.map((o) => objectiveCard(o.id).sheet)).toEqual([...SHEETS]);
      expect(objectives.every((o) => o.flipped === null)).toBe(true);
    }
    expect(new Set(shown.map((o) => JSON.stringify(o))).size).toBeGreaterThan(1);
  });

  it('[INS-SETUP-13, INS-HIDDEN-07] 16 relics in a face-down deck; decks are face down', () => {
    const { state } = ready(3);
    expect(RELICS.length).toBe(16);
    for (const zone of ['relics', 'events', 'agendas II', 'agendas III', 'agendas IV'])
      expect(state.pub.table.zones[zone]!.face).toBe('down');
    expect(state.pub.table.zones.relics!.n).toBe(16);
  });

  it('[INS-SETUP-15, INS-SETUP-16] the host is Speaker, gains nothing by it, and the first event is turned over', () => {
    const { state } = ready(3);
    expect(state.pub.speaker).toBe(0);
    expect([state.pub.round, eventCard(state.pub.event!).stage]).toEqual([1, 1]);
    expect(state.pub.table.cards.discard).toEqual([state.pub.event]);
  });

  it('[INS-SETUP-17, INS-LEARN-01, INS-LEARN-07] who wants to learn by playing follows the guide instead', () => {
    const { state } = fresh(3, { mode: 'guide' });
    expect(state.pub.players.map((p) => p.sheets)).toEqual(
      [0, 1, 2].map(() => ({ navigation: 'navigation-b', expansion: null, industry: null, warfare: null })),
    );
    expect(state.pub.players[0]!.faction).toBeNull();
    expect(state.pub.guide).toBe('navigation');
  });

  it('generated sheets differ from player to player and stay the same for a seed', () => {
    const sheets = fresh(4, { side: 'generated' }).state.pub.players.map((p) => p.sheets.navigation);
    expect(new Set(sheets).size).toBe(4);
    expect(fresh(4, { side: 'generated' }).state.pub.players.map((p) => p.sheets.navigation)).toEqual(sheets);
  });

  it('generated sheets of a named seed are the same for all players', () => {
    const { state } = fresh(3, { side: 'generated:17' });
    for (const { sheets } of state.pub.players)
      expect(sheets).toEqual(Object.fromEntries(SHEETS.map((sheet) => [sheet, `${sheet}-g17`])));
    for (const side of ['generated:', 'generated:1000000', 'generated:-1', 'C'])
      expect(() => fresh(3, { side })).toThrow('generated:SEED');
  });
});
