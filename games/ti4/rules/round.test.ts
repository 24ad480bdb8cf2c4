import { view } from '@orrery/kernel';
import type { Options } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { COMMAND_TOKENS } from '../content/limits.ts';
import { factionSheet } from '../content/factions/index.ts';
import { TECHNOLOGY_IDS, technologyFacts } from '../content/technologies.ts';
import { askedSeat, given, playUntil } from '../given.ts';
import { initiativeOrder } from './initiative.ts';
import { ownerOf } from './notes.ts';
import { homePlanetsOf } from './systems.ts';
import { isOpen } from './technology.ts';
import { REVEALED, STAGE_1, STAGE_2, handOf, notesOf, secretsOf } from './zones.ts';

const fresh = given();
const { pub: start } = fresh.state;
const seats = [0, 1, 2];

describe('SETUP: a fresh game', () => {
  it('[TI4-SETUP-03] every player has a faction of their own', () => {
    expect(new Set(start.sheets.map(({ faction }) => faction)).size).toBe(3);
  });

  it('[TI4-SETUP-01] guided by the rulebook, drawn, or from a draft: all end in the same set-up', () => {
    const ways: Options[] = [
      { factions: 'choice', galaxy: 'rulebook' },
      { factions: 'random', galaxy: 'balanced' },
      { factions: 'sol,letnev,hacan', galaxy: 'fixed' },
    ];
    for (const way of ways) {
      const { pub } = given({ options: { expansion: 'yes', ...way } }).state;
      expect(pub.sheets.map(({ tactic, fleet, strategy }) => [tactic, fleet, strategy])).toEqual(
        seats.map(() => [3, 3, 2]),
      );
      expect(seats.map((seat) => pub.table.zones[secretsOf(seat)]!.n)).toEqual([1, 1, 1]);
      expect(pub.table.cards[REVEALED]).toHaveLength(2);
    }
    const drafted = given({ options: { expansion: 'yes', ...ways[2] } }).state.pub;
    expect(drafted.sheets.map(({ faction }) => faction)).toEqual(['sol', 'letnev', 'hacan']);
  });

  it('[TI4-SETUP-04] 33 technologies and 5 notes of one’s colour, with those of the faction in one deck and one hand', () => {
    const common = TECHNOLOGY_IDS.filter((id) => technologyFacts(id).faction === undefined);
    expect(common).toHaveLength(33);
    const table = given({ factions: ['sol', 'letnev', 'hacan'], until: (d) => d.kind === 'turn' });
    const { pub } = table.state;
    for (const [seat, faction] of (['sol', 'letnev', 'hacan'] as const).entries()) {
      const offered = TECHNOLOGY_IDS.filter(
        (id) => isOpen(pub, seat, id) || pub.sheets[seat]!.technologies.includes(id),
      );
      expect(new Set(offered.map((id) => technologyFacts(id).faction ?? faction))).toEqual(new Set([faction]));
      expect(offered.filter((id) => technologyFacts(id).faction === faction)).toHaveLength(2);
      const hand = view(table.state, seat).me!.table.cards[notesOf(seat)]!;
      expect(hand.filter((note) => ownerOf(note) === seat)).toHaveLength(5 + factionSheet(faction).notes.length);
    }
  });

  it('[TI4-SETUP-10] the speaker first, then factions, the galaxy, decks and fleets, and objectives last', () => {
    const options = { expansion: 'yes', factions: 'choice', galaxy: 'rulebook' };
    const table = given({ options, until: (d) => d.kind === 'pickOne' });
    const { pub } = table.state;
    expect(askedSeat(table)).toBe(pub.speaker);
    playUntil(table, (d) => d.kind === 'layTile');
    expect(new Set(table.state.pub.sheets.map(({ faction }) => faction)).size).toBe(3);
    expect(table.state.pub.table.zones[secretsOf(0)]).toBeUndefined();
    playUntil(table, (d) => d.kind === 'keepSecret');
    for (const seat of seats) {
      const { home, planets } = factionSheet(table.state.pub.sheets[seat]!.faction);
      expect([home, ...planets].flatMap((place) => table.state.pub.units[place] ?? []).length).toBeGreaterThan(0);
      expect(table.state.pub.table.zones[secretsOf(seat)]!.n).toBe(2);
    }
    const before = table.events.length;
    playUntil(table, (d) => d.kind === 'pickStrategy');
    expect(table.events.slice(before).map(({ t }) => t)).not.toContain('tileLaid');
    expect(table.state.pub.table.cards[REVEALED]).toHaveLength(2);
  });

  it('[TI4-SETUP-10] whoever gives up meanwhile keeps faction and home, and the set-up goes on', () => {
    const options = { expansion: 'yes', factions: 'choice', galaxy: 'rulebook' };
    const table = given({ options, until: (d) => d.kind === 'pickOne' });
    const first = askedSeat(table);
    const chosen = (table.question(first).q as { from: string[] }).from[3]!;
    table.when(first, chosen).accepted();
    table.command({ do: 'resign', seat: first, n: table.state.pub.table.n }).accepted();
    const second = askedSeat(table);
    const other = (table.question(second).q as { from: string[] }).from[5]!;
    table.when(second, other).accepted();
    playUntil(table, (d) => d.kind === 'pickStrategy');
    const { pub } = table.state;
    expect([pub.sheets[first]!.faction, pub.sheets[second]!.faction]).toEqual([chosen, other]);
    expect(pub.galaxy).toContain(factionSheet(pub.sheets[first]!.faction).home);
    expect(pub.table.zones[notesOf(first)]).toBeDefined();
  });

  it('[TI4-SETUP-06] three tokens in tactic, three in fleet, two in strategy, eight in reinforcements', () => {
    for (const { tactic, fleet, strategy, reserve } of start.sheets)
      expect([tactic, fleet, strategy, reserve]).toEqual([3, 3, 2, COMMAND_TOKENS - 8]);
  });

  it('[TI4-SETUP-07] home planets are in their owners’ hands, readied', () => {
    for (const seat of seats)
      for (const planet of homePlanetsOf(start, seat))
        expect(start.planets[planet]).toEqual({ owner: seat, exhausted: false });
  });

  it('[TI4-SETUP-08] everybody keeps one of two secret objectives, which nobody else sees', () => {
    for (const seat of seats) {
      expect(start.table.zones[secretsOf(seat)]!.n).toBe(1);
      expect(view(fresh.state, seat).me!.table.cards[secretsOf(seat)]).toHaveLength(1);
      expect(view(fresh.state, (seat + 1) % 3).me!.table.cards[secretsOf(seat)]).toBeUndefined();
    }
  });

  it('[TI4-SETUP-09, TI4-SETUP-18] five objectives of each stage are dealt, two of stage I lie open', () => {
    expect(start.table.cards[REVEALED]).toHaveLength(2);
    expect([start.table.zones[STAGE_1]!.n, start.table.zones[STAGE_2]!.n]).toEqual([3, 5]);
  });

  it('[TI4-SETUP-16] starting units stand in the home system, technologies are known', () => {
    for (const seat of seats) {
      const { home, planets, technologies, fleet } = factionSheet(start.sheets[seat]!.faction);
      const placed = [home, ...planets]
        .flatMap((place) => start.units[place] ?? [])
        .reduce((n, stack) => n + stack.n, 0);
      expect(placed).toBe(Object.values(fleet).reduce((n, more) => n + more, 0));
      expect(start.sheets[seat]!.technologies).toEqual(expect.arrayContaining([...technologies]));
    }
  });

  it('[TI4-SETUP-19] without action cards, goods and commodities', () => {
    for (const seat of seats) expect(start.table.zones[handOf(seat)]!.n).toBe(0);
    expect(start.sheets.every(({ goods, commodities }) => goods + commodities === 0)).toBe(true);
  });

  it('[TI4-PN-01] five notes of one’s colour and those of the faction', () => {
    for (const seat of seats) {
      const { notes } = factionSheet(start.sheets[seat]!.faction);
      expect(start.table.zones[notesOf(seat)]!.n).toBe(5 + notes.length);
    }
  });

  it('[TI4-GOAL-08] everybody starts at 0 points', () => {
    expect(start.sheets.map(({ points }) => points)).toEqual([0, 0, 0]);
  });
});

describe('STRAT: the strategy phase', () => {
  it('[TI4-STRAT-01] with three players everybody chooses two cards, both passes from the speaker', () => {
    const table = given();
    const { speaker } = table.state.pub;
    const order = [0, 1, 2, 0, 1, 2].map((i) => (speaker + i) % 3);
    const cards = ['imperial', 'technology', 'warfare', 'trade', 'construction', 'politics'];
    order.forEach((seat, i) => {
      expect(askedSeat(table)).toBe(seat);
      table.when(seat, cards[i]!).accepted();
    });
    expect(table.state.pub.phase).toBe('action');
    const six = given({ seats: 6 });
    const first = six.state.pub.speaker;
    for (let i = 0; i < 6; i++) six.when((first + i) % 6, cards[i]!).accepted();
    expect(six.state.pub.phase).toBe('action');
  });

  it('[TI4-STRAT-03] a card that was chosen cannot be chosen again', () => {
    const table = given();
    const { speaker } = table.state.pub;
    table.when(speaker, 'trade').accepted();
    table.when((speaker + 1) % 3, 'trade').refused('TI4-STRAT-03');
  });

  it('[TI4-STRAT-02, TI4-STRAT-04, TI4-STRAT-05] cards left over get a good after all choices; whoever takes one later gains it', () => {
    const table = given();
    playUntil(table, (d) => d.kind === 'turn');
    const left = Object.entries(table.state.pub.strategyCards).filter(([, card]) => card.holder === null);
    expect(left.map(([, { goods }]) => goods)).toEqual([1, 1]);
    expect(table.told.find(({ t }) => t === 'goodsPlaced')!.all).toEqual({ cards: left.map(([card]) => card) });
    playUntil(table, (d) => d.kind === 'pickStrategy');
    const { speaker } = table.state.pub;
    const goods = table.state.pub.sheets[speaker]!.goods;
    table.when(speaker, left[0]![0]).accepted();
    expect(table.state.pub.sheets[speaker]!.goods).toBe(goods + 1);
    const picked = { seat: speaker, card: left[0]![0], goods: 1 };
    expect(table.told.findLast(({ t }) => t === 'strategyPicked')!.all).toEqual(picked);
    expect(table.state.pub.strategyCards[left[0]![0] as 'trade'].goods).toBe(0);
    const four = playUntil(given({ seats: 4 }), (d) => d.kind === 'turn');
    expect(Object.values(four.state.pub.strategyCards).every((card) => card.goods === 0)).toBe(true);
  });

  it('[TI4-ROUND-01] the lower of two numbers is the initiative', () => {
    const table = given();
    const { speaker } = table.state.pub;
    const [a, b, c] = [0, 1, 2].map((i) => (speaker + i) % 3) as [number, number, number];
    for (const [seat, card] of [
      [a, 'imperial'],
      [b, 'diplomacy'],
      [c, 'trade'],
      [a, 'leadership'],
      [b, 'technology'],
      [c, 'warfare'],
    ] as const)
      table.when(seat, card).accepted();
    expect(initiativeOrder(table.state.pub)).toEqual([a, b, c]);
    expect(askedSeat(table)).toBe(a);
  });
});

describe('ACT: turns and passing', () => {
  const acting = () => playUntil(given(), (d) => d.kind === 'turn');
  const cardsOf = (table: ReturnType<typeof given>, seat: number) =>
    Object.entries(table.state.pub.strategyCards).flatMap(([card, { holder }]) => (holder === seat ? [card] : []));

  it('[TI4-ACT-03] nobody passes before all own strategy cards are used', () => {
    const table = acting();
    table.when(askedSeat(table), { do: 'pass' }).refused('TI4-ACT-03');
  });

  it('[TI4-ACT-01, TI4-ACT-05, TI4-ACT-10] turns go round in initiative order; who has passed has none; the last to pass ends the phase', () => {
    const table = acting();
    const order = initiativeOrder(table.state.pub);
    for (const card of Object.values(table.state.pub.strategyCards)) card.exhausted = true;
    expect(askedSeat(table)).toBe(order[0]);
    table.when(order[0]!, { do: 'pass' }).accepted();
    expect(askedSeat(table)).toBe(order[1]);
    table.when(order[1]!, { do: 'tactical', system: 'tile-18' }).accepted();
    playUntil(table, (d) => d.kind === 'turn');
    expect(askedSeat(table)).toBe(order[2]);
    table.when(order[2]!, { do: 'pass' }).accepted();
    expect(askedSeat(table)).toBe(order[1]);
    table.when(order[1]!, { do: 'pass' }).accepted();
    expect(table.state.pub.phase).not.toBe('action');
  });

  it('[TI4-SC-22, TI4-SC-24] one uses one’s own strategy cards, each once a round', () => {
    const table = acting();
    const seat = askedSeat(table);
    const [mine] = cardsOf(table, seat);
    const [foreign] = cardsOf(table, (seat + 1) % 3);
    table.when(seat, { do: 'strategic', card: foreign! }).refused('TI4-SC-22');
    table.state.pub.strategyCards[mine as 'trade'].exhausted = true;
    table.when(seat, { do: 'strategic', card: mine! }).refused('TI4-SC-24');
  });

  it('[TI4-TACT-01, TI4-CMD-01] a tactical action puts a token of the tactic pool into a system without one of one’s own', () => {
    const table = acting();
    const seat = askedSeat(table);
    table.when(seat, { do: 'tactical', system: 'tile-18' }).accepted();
    expect(table.state.pub.tokens['tile-18']).toEqual([seat]);
    expect(table.state.pub.sheets[seat]!.tactic).toBe(2);
    playUntil(table, (d) => d.kind === 'turn' && d.seat === seat);
    table.when(seat, { do: 'tactical', system: 'tile-18' }).refused('TI4-TACT-01');
    table.state.pub.sheets[seat]!.tactic = 0;
    table.when(seat, { do: 'tactical', system: 'tile-19' }).refused('TI4-CMD-01');
  });
});

describe('SETUP: factions', () => {
  it('[TI4-SETUP-03] where the table agrees, players choose one after the other from the speaker, none twice', () => {
    const table = given({ factions: ['letnev', 'sol', 'saar'] });
    expect(table.state.pub.sheets.map(({ faction }) => faction)).toEqual(['letnev', 'sol', 'saar']);
    expect(() => given({ factions: ['letnev', 'letnev', 'saar'] })).toThrow('TI4-SETUP-03');
  });
});
