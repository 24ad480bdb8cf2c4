import { rulesView, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { council } from '../../council.ts';
import type { Session } from '../../council.ts';
import { ti4 } from '../../game.ts';
import { askedSeat, given, playUntil } from '../../given.ts';
import { NEXUS, MECATOL_SYSTEM, adjacentFor, homePlanetsOf } from '../../rules/systems.ts';
import { lockedText } from '../../rules/expansion/leaders.ts';
import { RELICS } from '../../rules/expansion/decks.ts';
import { AGENDA_DECK, AGENDA_DISCARD, AGENDA_HIDDEN, LAWS, SECRET_DECK, secretsOf } from '../../rules/zones.ts';
import { inPlay, inSpace, units } from '../../space.ts';
import type { AgendaId } from '../agendas.ts';
import { enact } from '../../rules/council/laws.ts';

const PLANETS = { lodor: 0, bereg: 1, quann: 2 } as const;
const OWN = Object.entries(PLANETS) as [keyof typeof PLANETS, number][];
/** An agenda of the expansion is voted on, each player with a planet; who is not named abstains. */
const voted = (agenda: AgendaId, votes: { [seat: number]: string }, session: Session = {}) => {
  const table = council({ options: { expansion: 'yes' }, agendas: [agenda, 'mutiny'], planets: PLANETS, ...session });
  for (let i = 0; i < 3; i++) {
    playUntil(table, (d) => d.kind === 'vote');
    const seat = askedSeat(table);
    const planet = OWN.find(([, owner]) => owner === seat)![0];
    const vote =
      votes[seat] === undefined ? { outcome: null, planets: [] } : { outcome: votes[seat], planets: [planet] };
    table.when(seat, vote, 'vote').accepted();
  }
  return table;
};
type Sitting = ReturnType<typeof voted>;
const sheet = ({ state }: Sitting, seat: number) => state.pub.sheets[seat]!;
const pools = (table: Sitting, seat: number) => {
  const { tactic, fleet, strategy } = sheet(table, seat);
  return [tactic, fleet, strategy];
};
const seen = ({ state }: Sitting, seat: number | null = null) => rulesView(ti4, view(state, seat));
const settle = (table: Sitting) => playUntil(table, (d) => d.kind !== 'react');
/** A law is in force while player 0 is asked for a turn. */
const under = (law: AgendaId, outcome: string, arrange: Parameters<typeof inSpace>[0]['arrange'] = () => {}) =>
  inSpace({
    galaxy: { 0: 'tile-25', 1: 'tile-46' },
    units: { quann: units(0, { mech: 1 }) },
    arrange,
    deal: (t) => enact(t, law, outcome, AGENDA_DECK),
  });

describe('AGEN: agendas of Prophecy of Kings', () => {
  it('[TI4-CAG-02] Armed Forces Standardization: three, three and two, and fleet limits follow at once', () => {
    const table = voted(
      'armed-forces-standardization',
      { 0: '1' },
      {
        arrange: (pub) => {
          Object.assign(pub.sheets[1]!, { tactic: 0, fleet: 6, strategy: 3, reserve: 7 });
          pub.units['tile-18'] = units(1, { cruiser: 3, destroyer: 2 });
        },
      },
    );
    playUntil(table, (d) => d.kind === 'removeSurplus');
    expect(pools(table, 1)).toEqual([3, 3, 2]);
    expect(sheet(table, 1).reserve).toBe(8);
    expect(table.question(1).q).toMatchObject({ of: 'fleet', n: 2 });
  });

  it('[TI4-CAG-03] Articles of War: mechs keep SUSTAIN DAMAGE alone, for all players', () => {
    const table = under('articles-of-war', 'for', (pub) => inPlay(pub, 1, 'moll-terminus'));
    const has = (unit: 'mech' | 'cruiser', ability: 'sustain' | 'deploy') =>
      seen(table).permission('hasAbility', { seat: 1, unit, ability, place: 'quann', against: null }, true);
    expect([has('mech', 'sustain'), has('mech', 'deploy'), has('cruiser', 'deploy')]).toEqual([true, false, true]);
    expect(
      seen(table)
        .sources()
        .map(({ ability }) => ability),
    ).not.toContain('moll-terminus');
    const free = inSpace({ galaxy: { 0: 'tile-25' }, units: {}, arrange: (pub) => inPlay(pub, 1, 'moll-terminus') });
    expect(
      seen(free)
        .sources()
        .map(({ ability }) => ability),
    ).toContain('moll-terminus');
    const against = settle(voted('articles-of-war', { 0: 'against', 1: 'against', 2: 'for' }));
    expect([0, 1, 2].map((seat) => sheet(against, seat).goods)).toEqual([0, 0, 3]);
    expect(against.state.pub.table.components['articles-of-war']).toBeUndefined();
  });

  it('[TI4-LEAD-07] a commander is not unlocked in the middle of an effect: first all have gained what Articles of War gives', () => {
    const locked = lockedText('gila-the-silvertongue');
    const table = council({
      options: { expansion: 'yes' },
      agendas: ['articles-of-war', 'mutiny'],
      planets: { lodor: 0, bereg: 1, quann: 2, sakulag: 2, 'mecatol-rex': 2 },
      factions: ['hacan', 'sol', 'letnev'],
      arrange: (pub) => {
        pub.sheets[0]!.goods = 9;
        inPlay(pub, 0, locked);
      },
    });
    const planets = { 0: ['lodor'], 1: ['bereg'], 2: ['quann', 'sakulag', 'mecatol-rex'] };
    for (let i = 0; i < 3; i++) {
      playUntil(table, (d) => d.kind === 'vote');
      const seat = askedSeat(table) as 0 | 1 | 2;
      table.when(seat, { outcome: seat === 2 ? 'against' : 'for', planets: planets[seat] }, 'vote').accepted();
    }
    settle(table);
    const told = table.told.filter(({ t }) => t === 'goods' || t === 'unlocked').map(({ t }) => t);
    expect(told).toEqual(['goods', 'goods', 'unlocked']);
    expect(table.state.pub.unlocked).toContain('gila-the-silvertongue');
  });

  it('[TI4-CAG-04] Checks and Balances: the chosen card goes to another player, its trade goods to the chooser', () => {
    const table = given({
      deal: (t) => {
        enact(t, 'checks-and-balances', 'for', AGENDA_DECK);
        t.pub.strategyCards.warfare.goods = 2;
      },
    });
    const seat = askedSeat(table);
    const other = (seat + 1) % 3;
    const goods = sheet(table, seat).goods;
    table.when(seat, 'warfare').accepted();
    table.when(seat, String(seat), 'pickOne').refused('TI4-CAG-04');
    table.when(seat, String(other), 'pickOne').accepted();
    expect(table.state.pub.strategyCards.warfare.holder).toBe(other);
    expect([seat, other].map((one) => sheet(table, one).goods - (one === seat ? goods : 0))).toEqual([
      2,
      sheet(table, other).goods,
    ]);
    // Everybody ends up with two cards.
    playUntil(table, (d) => d.kind === 'turn');
    const holders = Object.values(table.state.pub.strategyCards).map(({ holder }) => holder);
    expect([0, 1, 2].map((one) => holders.filter((holder) => holder === one).length)).toEqual([2, 2, 2]);
  });

  it('Checks and Balances, voted down: each readies three planets at the end of this phase alone', () => {
    const table = voted(
      'checks-and-balances',
      { 0: 'against' },
      { planets: { ...PLANETS, thibah: 0, torkan: 0, saudor: 0 } },
    );
    for (const planet of ['thibah', 'torkan', 'saudor']) table.state.pub.planets[planet]!.exhausted = true;
    playUntil(table, (d) => d.kind === 'pickSome');
    expect(table.question(0).q).toMatchObject({ what: 'planet', min: 3, max: 3 });
    const { from } = table.question(0).q as { from: string[] };
    expect(from).toHaveLength(4);
    table.when(0, from.slice(0, 3), 'pickSome').accepted();
    expect(from.map((planet) => table.state.pub.planets[planet]!.exhausted)).toEqual([false, false, false, true]);
    // Nobody is told that all planets are readied.
    expect(table.told.some(({ t }) => t === 'planetsReadied')).toBe(false);
    playUntil(table, (d) => d.kind === 'pickStrategy');
    expect(table.state.pub.table.components['checks-and-balances sparing']).toBeUndefined();
  });

  it('Clandestine Operations: two tokens of any pools, or one of the fleet pool', () => {
    const table = voted('clandestine-operations', { 0: 'for' });
    const total = (seat: number) => pools(table, seat).reduce((sum, n) => sum + n, 0);
    const before = [0, 1, 2].map(total);
    for (let i = 0; i < 6; i++) {
      playUntil(table, (d) => d.kind === 'pickOne');
      table.when(askedSeat(table), 'tactic', 'pickOne').accepted();
    }
    expect([0, 1, 2].map(total)).toEqual(before.map((n) => n - 2));
    expect([0, 1, 2].map((seat) => pools(table, seat)[0])).toEqual([1, 1, 1]);
    const against = playUntil(
      voted('clandestine-operations', { 0: 'against' }),
      (d) => d.kind !== 'react' && d.kind !== 'removeSurplus',
    );
    expect([0, 1, 2].map((seat) => pools(against, seat)[1])).toEqual([2, 2, 2]);
  });

  it('[TI4-CAG-15] Galactic Crisis Pact: secondaries at once, in speaker order, without a token; prices are paid', () => {
    const table = voted('galactic-crisis-pact', { 1: 'technology' }, { speaker: 1 });
    const strategy = [0, 1, 2].map((seat) => pools(table, seat)[2]);
    playUntil(table, (d) => d.kind === 'secondary');
    expect(askedSeat(table)).toBe(1);
    table.when(1, true, 'secondary').accepted();
    expect(table.question(1).q).toMatchObject({ price: 4 });
    table.when(1, false, 'mayResearch').accepted();
    expect(askedSeat(table)).toBe(2);
    table.when(2, false, 'secondary').accepted();
    table.when(0, true, 'secondary').accepted();
    expect([0, 1, 2].map((seat) => pools(table, seat)[2])).toEqual(strategy);
  });

  it('Galactic Crisis Pact: the token of Construction comes from reinforcements', () => {
    const table = voted('galactic-crisis-pact', { 0: 'construction' });
    const before = { strategy: pools(table, 0)[2], reserve: sheet(table, 0).reserve };
    playUntil(table, (d) => d.kind === 'secondary')
      .when(0, true, 'secondary')
      .accepted();
    table.when(0, 'tile-18', 'pickOne').accepted();
    expect(table.state.pub.tokens['tile-18']).toEqual([0]);
    expect({ strategy: pools(table, 0)[2], reserve: sheet(table, 0).reserve }).toEqual({
      strategy: before.strategy,
      reserve: before.reserve - 1,
    });
  });

  it('Minister of Antiquities gains a relic', () => {
    const table = voted('minister-of-antiquities', { 0: '2' });
    settle(table);
    expect(table.told.flatMap((e) => (e.t === 'relicGained' ? [e.all.seat] : []))).toEqual([2]);
    expect(table.state.pub.table.zones[RELICS]!.n).toBe(9);
  });

  it('[TI4-CAG-27] Nexus Sovereignty: no way through its alpha and beta wormholes, nothing else changes', () => {
    const around = (law: boolean) => {
      const table = inSpace({
        galaxy: { 0: 'tile-26', 7: 'tile-39' },
        units: {},
        arrange: (pub) => {
          pub.offMap = [NEXUS];
          pub.wormholes = { [NEXUS]: ['alpha', 'beta'], 'tile-18': ['gamma'] };
        },
        ...(law && { deal: (t) => enact(t, 'nexus-sovereignty', 'for', AGENDA_DECK) }),
      });
      return { move: adjacentFor(seen(table), 'tile-26', 0, true), near: adjacentFor(seen(table), 'tile-26', 0) };
    };
    expect(around(false).move).toContain(NEXUS);
    expect(around(true).move).not.toContain(NEXUS);
    expect(around(true).move).toContain('tile-39');
    expect(around(true).near).toContain(NEXUS);
    const against = settle(voted('nexus-sovereignty', { 0: 'against' }));
    expect(against.state.pub.wormholes[MECATOL_SYSTEM]).toEqual(['gamma']);
    expect(adjacentFor(seen(against), MECATOL_SYSTEM, 0)).toContain(NEXUS);
  });

  it('[TI4-CAG-28, TI4-GOAL-10] Political Censure: a point for as long as the card is held, and no action cards', () => {
    const hands = { 1: ['confusing-legal-text.1'] };
    const table = voted('political-censure', { 0: '1' }, { hands });
    // The elected player may still pass the election on.
    playUntil(table, (d) => d.kind === 'react' && d.seat === 1);
    expect(table.question(1).q).toMatchObject({ window: 'outcome.elected' });
    settle(table);
    expect(table.state.pub.sheets.map(({ points }) => points)).toEqual([0, 1, 0]);
    const may = (seat: number) => seen(table).permission('mayPlay', { seat, card: 'rout.1' }, true);
    expect([may(0), may(1)]).toEqual([true, false]);
    const gone = council({
      options: { expansion: 'yes' },
      laws: { 'political-censure': '1', 'minister-of-commerce': '2' },
      agendas: ['judicial-abolishment', 'mutiny'],
      planets: PLANETS,
      arrange: (pub) => (pub.sheets[1]!.points = 1),
    });
    gone.state.pub.table.components = {
      ...gone.state.pub.table.components,
      'political-censure': { ...gone.state.pub.table.components['political-censure']!, store: { points: 1 } },
    };
    playUntil(gone, (d) => d.kind === 'vote' && d.seat === 2);
    gone.when(2, { outcome: 'political-censure', planets: ['quann'] }, 'vote').accepted();
    playUntil(gone, (d) => d.kind === 'vote' && (d.q as { agenda: string }).agenda === 'mutiny');
    expect(gone.state.pub.sheets[1]!.points).toBe(0);
  });

  it('[TI4-CAG-31] Rearmament Agreement: a mech at home for whoever controls a planet there; or mechs become infantry', () => {
    const table = voted(
      'rearmament-agreement',
      { 0: 'for' },
      {
        factions: ['sol', 'jolnar', 'winnu'],
        arrange: (pub) => {
          for (const planet of homePlanetsOf(pub, 2)) {
            pub.planets[planet] = { owner: 0, exhausted: false };
            pub.units[planet] = [];
          }
        },
      },
    );
    const mechs = (seat: number, planet: string) =>
      (table.state.pub.units[planet] ?? []).find((stack) => stack.seat === seat && stack.type === 'mech')?.n;
    playUntil(table, (d) => d.kind === 'pickOne');
    expect(table.question(1).q).toMatchObject({ what: 'planet', from: ['jol', 'nar'] });
    table.when(1, 'nar', 'pickOne').accepted();
    settle(table);
    expect([mechs(0, 'jord'), mechs(1, 'nar'), mechs(2, 'winnu')]).toEqual([1, 1, undefined]);
    const against = voted(
      'rearmament-agreement',
      { 0: 'against' },
      { arrange: (pub) => (pub.units['lodor'] = units(0, { mech: 2 })) },
    );
    expect(settle(against).state.pub.units['lodor']).toEqual(units(0, { infantry: 2 }));
  });

  it('[TI4-CAG-31, TI4-COMP-11] Rearmament Agreement: without a mech in reinforcements one may be taken back, or not', () => {
    const taken = (chosen: string[]) => {
      const table = voted(
        'rearmament-agreement',
        { 0: 'for' },
        { factions: ['sol', 'letnev', 'winnu'], arrange: (pub) => (pub.units['lodor'] = units(0, { mech: 4 })) },
      );
      playUntil(table, (d) => d.kind === 'pickSome' && d.seat === 0);
      return table.when(0, chosen, 'pickSome').accepted().state.pub.units;
    };
    const mech = { seat: 0, type: 'mech', marks: '', n: 1 };
    const moved = taken(['mech@lodor']);
    expect(moved['lodor']).toEqual(units(0, { mech: 3 }));
    expect(moved['jord']).toContainEqual(mech);
    const left = taken([]);
    expect(left['lodor']).toEqual(units(0, { mech: 4 }));
    expect(left['jord']).not.toContainEqual(mech);
  });

  it('Representative Government: one vote each, and nothing added', () => {
    const table = council({
      options: { expansion: 'yes' },
      laws: { 'representative-government-pok': 'for' },
      agendas: ['mutiny'],
      planets: PLANETS,
    });
    playUntil(table, (d) => d.kind === 'vote');
    const seat = askedSeat(table);
    table.when(seat, { outcome: 'for', planets: [OWN.find(([, owner]) => owner === seat)![0]] }).refused('TI4-AGEN-04');
    table.when(seat, { outcome: 'for', planets: [] }).accepted();
    expect(table.state.pub.agenda!.ballots).toEqual([{ seat, outcome: 'for', votes: 1 }]);
    expect(seen(table).permission('mayAddVotes', { seat }, true)).toBe(false);
    const against = voted('representative-government-pok', { 0: 'against' });
    playUntil(against, (d) => d.kind === 'pickStrategy');
    // Lodor is a cultural planet of the one who voted so.
    expect(against.state.pub.planets['lodor']!.exhausted).toBe(true);
    expect(against.state.pub.planets['quann']!.exhausted).toBe(false);
  });

  it('[TI4-CAG-33] Research Grant Reallocation: any technology, and as many fleet tokens as it has prerequisites, if there are so many', () => {
    const table = voted('research-grant-reallocation', { 0: '1' }, { arrange: (pub) => (pub.sheets[1]!.fleet = 2) });
    playUntil(table, (d) => d.kind === 'pickOne');
    table.when(1, 'assault-cannon', 'pickOne').accepted();
    settle(table);
    expect(sheet(table, 1).technologies).toContain('assault-cannon');
    expect(pools(table, 1)[1]).toBe(0);
  });
});

describe('AGEN: hidden agendas and open secrets', () => {
  it('[TI4-CAG-10] Covert Legislation: the speaker alone sees the agenda, all vote on its outcomes, and it is resolved', () => {
    const agendas: AgendaId[] = ['covert-legislation', 'archived-secret', 'mutiny'];
    const table = council({ options: { expansion: 'yes' }, agendas, planets: PLANETS, speaker: 1 });
    expect(table.state.pub.agenda).toMatchObject({ agenda: 'covert-legislation', elect: 'player' });
    expect(table.state.pub.agenda!.outcomes.toSorted()).toEqual(['0', '1', '2']);
    const knows = (seat: number) => JSON.stringify(view(table.state, seat)).includes('archived-secret');
    expect([knows(0), knows(1), knows(2)]).toEqual([false, true, false]);
    playUntil(table, (d) => d.kind === 'vote' && d.seat === 2);
    table.when(2, { outcome: '0', planets: ['quann'] }, 'vote').accepted();
    // The speaker may vote.
    playUntil(table, (d) => d.kind === 'vote' && d.seat === 1);
    table.when(1, { outcome: null, planets: [] }, 'vote').accepted();
    playUntil(table, (d) => d.kind === 'vote' && (d.q as { agenda: string }).agenda === 'mutiny');
    const told = table.told.flatMap((e) => (e.t === 'agendaRevealed' || e.t === 'outcome' ? [e.all.agenda] : []));
    expect(told).toEqual(['archived-secret', 'archived-secret', 'mutiny']);
    expect(table.state.pub.table.cards[AGENDA_DISCARD]).toEqual(
      expect.arrayContaining(['covert-legislation', 'archived-secret']),
    );
    expect(table.state.pub.table.zones[secretsOf(0)]!.n).toBe(2);
  });

  it('[TI4-CAG-10] a hidden agenda that would be replaced takes Covert Legislation with it', () => {
    const agendas: AgendaId[] = ['covert-legislation', 'miscount-disclosed', 'mutiny'];
    const table = council({ options: { expansion: 'yes' }, agendas, planets: PLANETS });
    expect(table.state.pub.agenda!.agenda).toBe('mutiny');
    expect(table.state.pub.table.cards[AGENDA_DISCARD]).toEqual(['covert-legislation', 'miscount-disclosed']);
    expect(table.state.pub.table.zones[AGENDA_HIDDEN]!.n).toBe(0);
    expect(table.events.flatMap((e) => (e.t === 'agendaDiscarded' ? [e.all.agenda] : []))).toEqual([
      'covert-legislation',
      'miscount-disclosed',
    ]);
  });

  it('[TI4-CAG-34] Search Warrant: two objectives more, seen by all before one is given back, and hidden again without the law', () => {
    const table = voted(
      'search-warrant',
      { 0: '1' },
      {
        deal: (t) => {
          for (let i = 0; i < 2; i++) t.draw(SECRET_DECK, secretsOf(1));
        },
      },
    );
    playUntil(table, (d) => d.kind === 'returnSecret');
    const held = table.state.own[1]!.table.cards[secretsOf(1)]!;
    expect(held).toHaveLength(5);
    expect(view(table.state, 2).me!.table.cards[secretsOf(1)]).toEqual(held);
    expect(view(table.state, 1).me!.table.cards[secretsOf(0)]).toBeUndefined();
    expect(table.told.flatMap((e) => (e.t === 'secretsTurned' ? [e.all] : []))).toEqual([
      { seat: 1, objectives: expect.arrayContaining(held.slice(0, 3)) },
    ]);
    table.when(1, held[4]!, 'returnSecret').accepted();
    table.when(1, held[3]!, 'returnSecret').accepted();
    expect(table.state.own[1]!.table.cards[secretsOf(1)]).toEqual(held.slice(0, 3));
    expect(table.state.pub.table.cards[LAWS]).toContain('search-warrant');
    const t = council({
      options: { expansion: 'yes' },
      laws: { 'search-warrant': '1' },
      agendas: ['judicial-abolishment', 'mutiny'],
      planets: PLANETS,
    });
    playUntil(t, (d) => d.kind === 'vote' && d.seat === 2);
    expect(view(t.state, 2).me!.table.cards[secretsOf(1)]).toHaveLength(1);
    t.when(2, { outcome: 'search-warrant', planets: ['quann'] }, 'vote').accepted();
    playUntil(t, (d) => d.kind === 'vote' && (d.q as { agenda: string }).agenda === 'mutiny');
    expect(view(t.state, 2).me!.table.cards[secretsOf(1)]).toBeUndefined();
    expect(view(t.state, 1).me!.table.cards[secretsOf(1)]).toHaveLength(1);
  });
});
