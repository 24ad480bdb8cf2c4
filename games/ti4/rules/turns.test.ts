import type { Given } from '@orrery/kernel/testing';
import { checkPlan, firstOfPlan, listAnswers, rulesView, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import type { StrategyCardId } from '../content/strategyCards.ts';
import { FACTION_IDS, factionSheet } from '../content/factions/index.ts';
import { FIGURES, UNIT_IDS, unitFacts } from '../content/units/index.ts';
import { planetFacts } from '../content/planets.ts';
import { TECHNOLOGY_IDS, technologyFacts } from '../content/technologies.ts';
import { ti4 } from '../game.ts';
import { council } from '../council.ts';
import { askedSeat, given, playUntil } from '../given.ts';
import type { Pub, Ti4 } from '../shapes.ts';
import { DOWN, UP, active, inSpace, learned, units } from '../space.ts';
import type { Space } from '../space.ts';
import { commodityLimit } from './goods.ts';
import { initiativeOrder, orderOf } from './initiative.ts';
import { homePlanetsOf, systemsOf } from './systems.ts';
import { coloursOf, researchPlan } from './technology.ts';
import { REVEALED, STAGE_1, STAGE_2, handOf, secretsOf } from './zones.ts';

const [near, far] = UP;
const LINE = { 0: 'tile-47', [near]: 'tile-48', [far]: 'tile-49' } as const;
const told = (table: Given<Ti4>, kind: string) =>
  table.events.filter(({ t }) => t === kind).map(({ all }) => all as object);
const asked = (table: Given<Ti4>, seat = 0) => rulesView(ti4, view(table.state, seat));
const exhausted = (pub: Pub) => {
  for (const card of Object.values(pub.strategyCards)) card.exhausted = true;
};
/** Seat 0 alone holds a strategy card and is asked for its turn. */
const holding = (card: StrategyCardId, arrange?: Space['arrange']) => {
  const table = inSpace({
    galaxy: LINE,
    units: {},
    arrange: (pub) => {
      for (const one of Object.values(pub.strategyCards)) Object.assign(one, { holder: null, exhausted: false });
      pub.strategyCards[card].holder = 0;
      arrange?.(pub);
    },
  });
  return table;
};

describe('GEN and GOAL', () => {
  it('[TI4-GEN-02] the agenda phase is left out while the custodians keep Mecatol Rex', () => {
    const phases = (custodians: boolean) => {
      const table = inSpace({
        galaxy: LINE,
        units: {},
        arrange: (pub) => {
          exhausted(pub);
          pub.custodians = custodians;
        },
      });
      const seen = new Set<string>();
      playUntil(table, (d) => {
        seen.add(table.state.pub.phase);
        return d.kind === 'pickStrategy';
      });
      return [...seen];
    };
    expect(phases(true)).toEqual(['action', 'status', 'strategy']);
    expect(phases(false)).toEqual(['action', 'status', 'agenda', 'strategy']);
  });

  it('[TI4-GEN-03, TI4-GOAL-03, TI4-EX-37] with all ten objectives open the game ends at the next reveal; ties go to the lower initiative', () => {
    const table = inSpace({
      galaxy: LINE,
      units: {},
      arrange: (pub) => {
        exhausted(pub);
        for (const one of Object.values(pub.strategyCards)) one.holder = null;
        pub.strategyCards.trade.holder = 0;
        pub.strategyCards.diplomacy.holder = 1;
        pub.strategyCards.imperial.holder = 2;
        pub.sheets.forEach((sheet, seat) => (sheet.points = seat === 2 ? 3 : 8));
      },
    });
    const { hidden, pub } = table.state;
    expect([pub.table.zones[STAGE_1]!.n, pub.table.zones[STAGE_2]!.n]).toEqual([3, 5]); // seven reveals more, in rounds 1 to 8
    const left = [...hidden.table.cards[STAGE_1]!, ...hidden.table.cards[STAGE_2]!];
    hidden.table.cards = { ...hidden.table.cards, [STAGE_1]: [], [STAGE_2]: [] };
    pub.table.zones = {
      ...pub.table.zones,
      [STAGE_1]: { ...pub.table.zones[STAGE_1]!, n: 0 },
      [STAGE_2]: { ...pub.table.zones[STAGE_2]!, n: 0 },
      [REVEALED]: { ...pub.table.zones[REVEALED]!, n: 10 },
    };
    pub.table.cards = { ...pub.table.cards, [REVEALED]: [...pub.table.cards[REVEALED]!, ...left] };
    for (let i = 0; i < 60 && table.state.pub.table.result === null; i++) {
      const d = table.state.pub.table.open[0]!;
      const answer =
        d.kind === 'turn' ? { do: 'pass' } : d.kind === 'score' ? 'none' : d.kind === 'scoreSecret' ? null : null;
      table.when(d.seat, answer, d.kind).accepted();
    }
    expect(table.state.pub.table.result).toEqual(expect.objectContaining({ winners: [1], rule: 'TI4-GOAL-03' }));
  });

  it('[TI4-GOAL-01, TI4-GOAL-05, TI4-GOAL-07] the target ends the game at once, in the middle of an action, and nobody has more', () => {
    const target = (points: 10 | 14) => {
      const table = holding('imperial', (pub) => {
        pub.agreed = { ...pub.agreed, points };
        pub.sheets[0]!.points = points - 1;
        pub.planets['mecatol-rex'] = { owner: 0, exhausted: false };
      });
      table.when(0, { do: 'strategic', card: 'imperial' });
      return table.state.pub;
    };
    for (const points of [10, 14] as const) {
      const { table, sheets } = target(points);
      expect(table.result).toEqual(expect.objectContaining({ winners: [0], rule: 'TI4-GOAL-01' }));
      expect(sheets[0]!.points).toBe(points);
      expect(table.open).toEqual([]);
    }
  });

  it('[TI4-GOAL-06] of several who reach the target the first in initiative order wins', () => {
    const table = holding('leadership', (pub) => {
      pub.strategyCards.imperial.holder = 1;
      pub.strategyCards.trade.holder = 2;
      for (const seat of [1, 2]) pub.sheets[seat]!.points = 10;
    });
    table.when(0, { do: 'tactical', system: 'tile-47' });
    expect(table.state.pub.table.result!.winners).toEqual([2]);
  });

  it('[TI4-GEN-13, TI4-GEN-10] an empty deck is the shuffled discard pile; dice have ten sides', () => {
    const table = holding('politics');
    const { hidden, pub } = table.state;
    const all = hidden.table.cards['actions']!;
    hidden.table.cards = { ...hidden.table.cards, actions: [] };
    pub.table.zones = {
      ...pub.table.zones,
      actions: { ...pub.table.zones['actions']!, n: 0 },
      'actions-discard': { ...pub.table.zones['actions-discard']!, n: all.length },
    };
    pub.table.cards = { ...pub.table.cards, 'actions-discard': all };
    table.when(0, { do: 'strategic', card: 'politics' }).when(0, '0', 'pickOne').accepted();
    expect(table.state.pub.table.zones[handOf(0)]!.n).toBe(2);
    expect(table.state.pub.table.zones['actions-discard']!.n).toBe(0);
    expect(table.state.pub.table.zones['actions']!.n).toBe(all.length - 2);
  });
});

describe('ROUND and STRAT', () => {
  it('[TI4-ROUND-02, TI4-ROUND-06, TI4-SETUP-20] the speaker chooses first, clockwise; nobody has a turn then', () => {
    const table = given();
    const { speaker } = table.state.pub;
    expect(askedSeat(table)).toBe(speaker);
    expect(table.state.pub.active).toBeNull();
    table.when(speaker, 'leadership').accepted();
    expect(askedSeat(table)).toBe((speaker + 1) % 3);
  });
  it('[TI4-ROUND-02] the speaker votes last and decides where nobody has a majority', () => {
    const NO = { outcome: null, planets: [] };
    const table = council({ speaker: 1, agendas: ['mutiny'] });
    table.when(2, NO).when(0, NO).when(1, NO).accepted();
    expect([askedSeat(table), (table.question(1).q as { from: string[] }).from]).toEqual([1, ['for', 'against']]);
  });

  it('[TI4-ROUND-04, TI4-ROUND-05, TI4-EX-05] the lowest own card counts, used or not; the token of the Naalu comes before all', () => {
    const { pub } = holding('construction', (board) => {
      const give = { construction: 0, technology: 0, leadership: 1, imperial: 1, diplomacy: 2, politics: 2 } as const;
      for (const [card, holder] of Object.entries(give)) board.strategyCards[card as 'trade'].holder = holder;
      board.strategyCards.leadership.exhausted = true;
    }).state;
    expect(initiativeOrder(pub)).toEqual([1, 2, 0]);
    pub.zero = 0;
    expect(initiativeOrder(pub)).toEqual([0, 1, 2]);
  });

  it('[TI4-ROUND-10] effects at one time: by initiative from the active player, by initiative, or from the speaker', () => {
    const { pub } = holding('trade', (board) => {
      board.strategyCards.leadership.holder = 1;
      board.strategyCards.imperial.holder = 2;
      board.speaker = 2;
    }).state;
    expect(orderOf(pub)).toEqual([0, 2, 1]);
    expect(orderOf({ ...pub, phase: 'status', active: null })).toEqual([1, 0, 2]);
    expect(orderOf({ ...pub, phase: 'agenda', active: null })).toEqual([2, 0, 1]);
  });

  it('[TI4-SC-37, TI4-SETUP-15] all cards lie in the common area at the start, without goods; each has one holder at most', () => {
    const { pub } = given().state;
    expect(Object.values(pub.strategyCards)).toHaveLength(8);
    for (const card of Object.values(pub.strategyCards))
      expect(card).toEqual({ holder: null, exhausted: false, goods: 0 });
    const table = given();
    table.when(askedSeat(table), 'trade').accepted();
    table.when(askedSeat(table), 'trade').refused('TI4-STRAT-03');
  });

  it('[TI4-EX-04] cards left over gain a good each, on top of those they have', () => {
    const table = given({ seats: 5, arrange: (pub) => (pub.strategyCards.warfare.goods = 1) });
    for (const card of ['leadership', 'politics', 'construction', 'trade', 'technology'])
      table.when(askedSeat(table), card).accepted();
    const goods = (card: 'diplomacy' | 'warfare' | 'imperial' | 'trade') => table.state.pub.strategyCards[card].goods;
    expect([goods('diplomacy'), goods('warfare'), goods('imperial'), goods('trade')]).toEqual([1, 2, 1, 0]);
  });
});

describe('ACT and TACT', () => {
  it('[TI4-ACT-04, TI4-ACT-15] passing is offered when all own cards are used, and left alone when nothing else is possible', () => {
    const table = inSpace({
      galaxy: LINE,
      units: {},
      arrange: (pub) => {
        exhausted(pub);
        pub.sheets[0]!.tactic = 0;
      },
    });
    expect(table.state.pub.active).toBe(0);
    expect(table.state.pub.activeSystem).toBeNull();
    table.when(0, { do: 'tactical', system: 'tile-47' }).refused('TI4-CMD-01');
    table.when(0, { do: 'pass' }).accepted();
    expect(table.state.pub.sheets[0]!.passed).toBe(true);
  });

  it('[TI4-ACT-08, TI4-EX-07] who has passed may still follow', () => {
    const table = holding('politics', (pub) => (pub.sheets[1]!.passed = true));
    table.when(0, { do: 'strategic', card: 'politics' }).accepted();
    playUntil(table, (d) => d.kind === 'secondary' && d.seat === 1);
    const before = table.state.pub.table.zones[handOf(1)]!.n;
    table.when(1, true).accepted();
    expect(table.state.pub.table.zones[handOf(1)]!.n).toBe(before + 2);
    // It costs a strategy token, and the player stays out of the turns.
    expect([table.state.pub.sheets[1]!.strategy, table.state.pub.sheets[1]!.passed]).toEqual([1, true]);
  });

  it('[TI4-ACT-09, TI4-ACT-11] the last player goes on alone; the end of each turn, of the passing one too, has its window', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-47', [near]: 'tile-19' },
      units: {},
      arrange: (pub) => {
        exhausted(pub);
        learned(pub, 0, 'bio-stims');
        pub.planets['wellon'] = { owner: 0, exhausted: true };
        pub.sheets[1]!.passed = true;
        pub.sheets[2]!.passed = true;
      },
    });
    table.when(0, { do: 'tactical', system: 'tile-47' }).accepted();
    expect(table.question(0).kind).toBe('react');
    table.when(0, null).accepted();
    expect(table.question(0).kind).toBe('turn');
    table.when(0, { do: 'pass' }).accepted();
    expect(table.question(0)).toEqual(
      expect.objectContaining({ kind: 'react', q: expect.objectContaining({ window: 'turn.end' }) }),
    );
  });

  it('[TI4-ACT-02, TI4-ACT-13] a component action is offered only where it can be resolved', () => {
    const space = (ships: { [type: string]: number }): Space => ({
      galaxy: { 0: 'tile-20' },
      units: { 'tile-20': units(0, ships), 'vefut-ii': units(1, { infantry: 1 }) },
      arrange: (pub) => learned(pub, 0, 'x-89-bacterial-weapon'),
    });
    const action = { do: 'component', ability: 'x-89-bacterial-weapon', component: 'x-89-bacterial-weapon.0' };
    inSpace(space({ cruiser: 1 }))
      .when(0, action)
      .refused('TI4-ACT-13');
    inSpace(space({ dreadnought: 1 }))
      .when(0, action)
      .accepted();
    // One action of three kinds: a strategy card, a system, or what a component offers.
    const table = inSpace(space({ dreadnought: 1 }));
    const kinds = new Set(
      listAnswers(ti4, view(table.state, 0), table.question(0))!.map((one) => (one as { do: string }).do),
    );
    expect([...kinds].toSorted()).toEqual(['component', 'strategic', 'tactical']);
  });

  it('[TI4-TACT-03, TI4-TACT-10] PDS and ground forces alone cause no space combat; later steps still come', () => {
    const table = active({
      galaxy: { 0: 'tile-20' },
      units: { 'tile-20': units(0, { cruiser: 1 }), 'vefut-ii': units(1, { infantry: 2, pds: 1 }) },
    });
    table.when(1, false, 'fire').accepted();
    expect(told(table, 'combatOver')).toEqual([]);
    expect(table.state.pub.active).not.toBe(0);
  });

  it('[TI4-TACT-07, TI4-TACT-08] the system is active until the action ends; effects of its activation come before movement', () => {
    const table = inSpace({
      galaxy: LINE,
      units: { 'tile-48': units(0, { cruiser: 1 }) },
      arrange: (pub) => learned(pub, 0, 'gravity-drive'),
    });
    table.when(0, { do: 'tactical', system: 'tile-47' }).accepted();
    expect(table.state.pub.activeSystem).toBe('tile-47');
    expect(table.question(0)).toEqual(
      expect.objectContaining({ kind: 'react', q: expect.objectContaining({ window: 'activate.after' }) }),
    );
    table.when(0, null).accepted();
    expect(table.question(0).kind).toBe('move');
    table.when(0, { ships: {}, cargo: {} }).accepted();
    expect(table.state.pub.activeSystem).toBeNull();
  });

  it('[TI4-TACT-11] a token that is laid by another effect is no activation', () => {
    const table = holding('construction', (pub) => {
      learned(pub, 1, 'gravity-drive');
      pub.units['tile-48'] = units(1, { cruiser: 1 });
      pub.galaxy = ['tile-19', 'tile-48'];
      pub.planets['wellon'] = { owner: 1, exhausted: false };
    });
    table.when(0, { do: 'strategic', card: 'construction' }).accepted();
    playUntil(table, (d) => d.kind === 'secondary' && d.seat === 1);
    table.when(1, true).when(1, 'tile-19', 'pickOne').accepted();
    expect(table.state.pub.tokens['tile-19']).toEqual([1]);
    expect(told(table, 'activated')).toEqual([]);
    expect(table.question(1).kind).toBe('construct');
  });

  it('[TI4-MOVE-18, TI4-EX-14] ships beyond the fleet pool are removed before cannons fire', () => {
    const table = active({
      galaxy: { 0: 'tile-20', [near]: 'tile-48', [DOWN[0]]: 'tile-47' },
      units: {
        'tile-48': units(0, { cruiser: 3 }),
        'tile-47': units(0, { cruiser: 2 }),
        'vefut-ii': units(1, { pds: 1 }),
      },
    });
    table.when(0, { ships: { 'tile-48': { cruiser: 3 }, 'tile-47': { cruiser: 2 } }, cargo: {} }).accepted();
    // A pool of three: two of five go, and only then is anybody asked to fire.
    expect(told(table, 'surplusRemoved')).toEqual([
      { seat: 0, system: 'tile-20', of: 'fleet', units: [{ unit: 'cruiser', n: 2 }] },
    ]);
    expect(told(table, 'rolled')).toEqual([]);
    expect(table.state.pub.units['tile-20']).toEqual(units(0, { cruiser: 3 }));
    expect(table.state.pub.table.open.map(({ kind }) => kind)).toEqual(['fire']);
  });
});

describe('SC: strategy cards', () => {
  it('[TI4-SC-09, TI4-SC-19] Politics: two action cards; Imperial: a secret objective', () => {
    const follow = (card: 'politics' | 'imperial', zone: (seat: number) => string) => {
      const table = holding(card);
      table.when(0, { do: 'strategic', card }).accepted();
      playUntil(table, (d) => d.kind === 'secondary' && d.seat === 1);
      const before = table.state.pub.table.zones[zone(1)]!.n;
      table.when(1, true).accepted();
      return [table.state.pub.table.zones[zone(1)]!.n - before, table.state.pub.sheets[1]!.strategy];
    };
    expect(follow('politics', handOf)).toEqual([2, 1]);
    expect(follow('imperial', secretsOf)).toEqual([1, 1]);
  });

  it('[TI4-SC-11, TI4-CMD-05, TI4-EX-53] Construction in a system with an own token: the token goes to reinforcements, the structure is placed', () => {
    const table = holding('construction', (pub) => {
      pub.galaxy = ['tile-19'];
      pub.planets['wellon'] = { owner: 1, exhausted: false };
      pub.tokens['tile-19'] = [1];
    });
    const { reserve } = table.state.pub.sheets[1]!;
    table.when(0, { do: 'strategic', card: 'construction' }).accepted();
    playUntil(table, (d) => d.kind === 'secondary' && d.seat === 1);
    table.when(1, true).when(1, 'tile-19', 'pickOne').when(1, { unit: 'pds', planet: 'wellon' }).accepted();
    expect(table.state.pub.tokens['tile-19']).toEqual([1]);
    expect([table.state.pub.sheets[1]!.strategy, table.state.pub.sheets[1]!.reserve]).toEqual([1, reserve + 1]);
    expect(table.state.pub.units['wellon']!.map(({ type }) => type)).toEqual(['pds']);
  });

  it('[TI4-SC-27] Diplomacy is played even where there is no system for it', () => {
    const table = holding('diplomacy');
    table.when(0, { do: 'strategic', card: 'diplomacy' }).accepted();
    expect(told(table, 'strategyUsed')).toHaveLength(1);
    expect(Object.keys(table.state.pub.tokens)).toEqual([]);
  });

  it('[TI4-EX-48] Warfare without a token on the board: none is gained, the pools may be changed', () => {
    const table = holding('warfare');
    table.when(0, { do: 'strategic', card: 'warfare' }).accepted();
    expect(table.question(0).q).toEqual({ n: 8, as: 'redistribute' });
  });

  it('[TI4-EX-02, TI4-PLAN-01] Leadership: five influence buy one token, two are wasted, no strategy token is spent', () => {
    const table = holding('leadership', (pub) => {
      pub.galaxy = ['tile-47', 'tile-31', 'tile-34'];
      pub.planets['lazar'] = { owner: null, exhausted: false };
      pub.planets['centauri'] = { owner: 1, exhausted: false };
      pub.sheets[1]!.goods = 2;
    });
    expect(planetFacts('centauri').influence).toBe(3);
    table.when(0, { do: 'strategic', card: 'leadership' }).accepted();
    playUntil(table, (d) => d.kind === 'buyTokens' && d.seat === 1, { secondary: true });
    expect(table.state.pub.active).toBe(0);
    table.when(1, { tokens: 2, pay: { coins: ['centauri'], goods: 2 } }).refused('TI4-SC-25');
    table.when(1, { tokens: 1, pay: { coins: ['centauri'], goods: 0 } }).accepted();
    expect(table.question(1).q).toEqual({ n: 1, as: 'gain' });
    expect(table.state.pub.sheets[1]!.strategy).toBe(2);
  });
});

describe('ECO, PLAN, UNIT, TECH', () => {
  it('[TI4-ECO-03, TI4-ECO-04, TI4-SC-31, TI4-ECO-10] commodities are filled up to the faction’s value; a full stock counts too', () => {
    expect(given().state.pub.sheets.map(({ commodities }) => commodities)).toEqual([0, 0, 0]);
    const table = holding('trade', (pub) => (pub.sheets[0]!.commodities = 0));
    table.when(0, { do: 'strategic', card: 'trade' }).accepted();
    const limit = commodityLimit(asked(table), 0);
    expect(table.state.pub.sheets[0]!.commodities).toBe(limit);
    expect(told(table, 'replenished')).toEqual([{ seat: 0, n: limit }]);
    const full = holding('trade', (pub) => (pub.sheets[0]!.commodities = limit));
    full.when(0, { do: 'strategic', card: 'trade' }).accepted();
    expect(told(full, 'replenished')).toEqual([{ seat: 0, n: 0 }]);
  });

  it('[TI4-ECO-02, TI4-ECO-06] a trade good pays one resource or one influence; commodities pay nothing', () => {
    const table = active({
      galaxy: { 0: 'tile-20' },
      units: { 'vefut-ii': units(0, { 'space-dock': 1 }) },
      arrange: (pub) => {
        pub.planets['vefut-ii'] = { owner: 0, exhausted: true };
        Object.assign(pub.sheets[0]!, { goods: 1, commodities: 3 });
      },
    });
    const order = (n: number, goods: number) => ({ units: { 'tile-20': { destroyer: n } }, pay: { coins: [], goods } });
    table.when(0, order(2, 2)).refused('TI4-PROD-03');
    table.when(0, order(1, 1)).accepted();
    expect(table.state.pub.sheets[0]).toEqual(expect.objectContaining({ goods: 0, commodities: 3 }));
    // One influence each: three goods for a command token.
    const bought = (goods: number) => {
      const leading = holding('leadership', (pub) => {
        for (const planet of Object.values(pub.planets)) planet.exhausted = true;
        Object.assign(pub.sheets[0]!, { goods, commodities: 9 });
      });
      leading.when(0, { do: 'strategic', card: 'leadership' }).accepted();
      return leading.state.pub.table.open.some(({ kind }) => kind === 'buyTokens');
    };
    expect([bought(3), bought(2)]).toEqual([true, false]);
  });

  it('[TI4-PLAN-06, TI4-PLAN-07, TI4-PLAN-08] a planet pays once, in full, and only for its owner', () => {
    const table = active({
      galaxy: { 0: 'tile-20', [near]: 'tile-19' },
      units: { 'vefut-ii': units(0, { 'space-dock': 1 }) },
      arrange: (pub) => {
        pub.planets['vefut-ii'] = { owner: 0, exhausted: false };
        pub.planets['wellon'] = { owner: 1, exhausted: false };
      },
    });
    const order = (coins: string[]) => ({ units: { 'tile-20': { destroyer: 1 } }, pay: { coins, goods: 0 } });
    table.when(0, order(['wellon'])).refused('TI4-PLAN-08');
    table.when(0, order(['vefut-ii', 'vefut-ii'])).refused('TI4-PLAN-08');
    table.when(0, order(['vefut-ii'])).accepted();
    // A destroyer costs one; the planet has paid its two, and nothing came back.
    expect([table.state.pub.planets['vefut-ii']!.exhausted, table.state.pub.sheets[0]!.goods]).toEqual([true, 0]);
    expect(table.state.pub.planets['wellon']!.exhausted).toBe(false);
  });

  it('[TI4-PLAN-12, TI4-CUST-06] Mecatol Rex and home planets have no trait', () => {
    expect(planetFacts('mecatol-rex').trait).toBeUndefined();
    for (const id of FACTION_IDS)
      for (const planet of factionSheet(id).planets) expect(planetFacts(planet).trait).toBeUndefined();
  });

  it('[TI4-UNIT-01, TI4-UNIT-03, TI4-UNIT-05, TI4-UNIT-09] ships, ground forces, structures; flagship and mech are each faction’s own', () => {
    expect(
      Object.entries(FIGURES)
        .filter(([, { kind }]) => kind === 'structure')
        .map(([type]) => type),
    ).toEqual(['pds', 'space-dock']);
    expect(
      Object.entries(FIGURES)
        .filter(([, { kind }]) => kind === 'ground-force')
        .map(([type]) => type),
    ).toEqual(['infantry', 'mech']);
    for (const type of ['flagship', 'mech'] as const) {
      const factions = UNIT_IDS.filter((id) => unitFacts(id).type === type && !unitFacts(id).upgradeOf).map(
        (id) => unitFacts(id).faction,
      );
      expect(new Set(factions).size).toBe(FACTION_IDS.length);
    }
    const fleet = inSpace({
      galaxy: { 0: 'tile-20' },
      units: { 'vefut-ii': units(0, { pds: 2, 'space-dock': 1 }) },
      arrange: (pub) => (pub.sheets[0]!.fleet = 0),
    });
    fleet.when(0, { do: 'tactical', system: 'tile-20' }).accepted();
    expect(fleet.state.pub.units['vefut-ii']).toHaveLength(2);
  });

  it('[TI4-UNIT-04] every faction of the base box starts with a space dock', () => {
    for (const id of FACTION_IDS) {
      const types = Object.keys(factionSheet(id).fleet).map((unit) => unitFacts(unit as never).type);
      expect([id, types.includes('space-dock')]).toEqual([id, true]);
    }
  });

  it('[TI4-TECH-02, TI4-TECH-06] four colours; upgrades have none and cover nothing', () => {
    const { pub } = inSpace({
      galaxy: LINE,
      units: {},
      arrange: (board) => learned(board, 0, 'cruiser-2', 'gravity-drive'),
    }).state;
    expect(coloursOf(pub, 0, 'propulsion')).toBe(1);
    for (const colour of ['biotic', 'warfare', 'cybernetic'] as const) expect(coloursOf(pub, 0, colour)).toBe(0);
    expect(TECHNOLOGY_IDS.filter((id) => technologyFacts(id).unit && technologyFacts(id).colour)).toEqual([]);
  });

  const research = (arrange: Space['arrange']) => {
    const table = inSpace({
      galaxy: { 0: 'tile-47', [near]: 'tile-19', [far]: 'tile-30' },
      units: {},
      ...(arrange && { arrange }),
    });
    const plan = researchPlan(asked(table), 0, 0);
    const open = (technology: string, specialties: string[] = []) =>
      'stored' in checkPlan(plan, { technology, specialties, pay: { coins: [], goods: 0 } });
    return { plan, open, table };
  };

  it('[TI4-TECH-05, TI4-TECH-09, TI4-EX-51, TI4-PLAN-04] technologies cover prerequisites and are not used up; readied specialties stand for one each', () => {
    const blue = planetFacts('wellon').specialty;
    expect(blue).toBe('cybernetic');
    const { open } = research((pub) => {
      learned(pub, 0, 'sarween-tools');
      pub.planets['wellon'] = { owner: 0, exhausted: false };
    });
    expect(open('graviton-laser-system')).toBe(true);
    expect(open('transit-diodes')).toBe(false);
    expect(open('transit-diodes', ['wellon'])).toBe(true);
    const used = research((pub) => {
      learned(pub, 0, 'sarween-tools');
      pub.planets['wellon'] = { owner: 0, exhausted: true };
    });
    expect(used.open('transit-diodes', ['wellon'])).toBe(false);
  });

  it('[TI4-TECH-10] a technology that was exhausted is readied in the status phase', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-20' },
      units: { 'tile-20': units(0, { dreadnought: 1 }), 'vefut-ii': units(1, { infantry: 1 }) },
      arrange: (pub) => {
        exhausted(pub);
        learned(pub, 0, 'x-89-bacterial-weapon');
      },
    });
    table
      .when(0, { do: 'component', ability: 'x-89-bacterial-weapon', component: 'x-89-bacterial-weapon.0' })
      .accepted();
    expect(table.state.pub.table.components['x-89-bacterial-weapon.0']!.ready).toBe(false);
    playUntil(table, (d) => d.kind === 'pickStrategy');
    expect(table.state.pub.table.components['x-89-bacterial-weapon.0']!.ready).toBe(true);
  });

  it('[TI4-TECH-04, TI4-INFO-01, TI4-INFO-03] technologies, tokens and numbers of cards are open; hands are not', () => {
    const table = given();
    for (const seat of [0, 1, 2]) {
      const { pub, me } = view(table.state, seat);
      expect(pub.sheets.every(({ technologies }) => Array.isArray(technologies))).toBe(true);
      const other = (seat + 1) % 3;
      expect(pub.table.zones[secretsOf(other)]!.n).toBe(1);
      expect(me!.table.cards[secretsOf(other)]).toBeUndefined();
      expect(JSON.stringify(pub)).not.toContain(table.state.own[other]!.table.cards[secretsOf(other)]![0]);
    }
  });

  it('[TI4-CMD-02, TI4-CMD-03] in the status phase tokens come back from the board, two are gained into pools of choice, then all may be moved', () => {
    const table = inSpace({ galaxy: LINE, units: {}, arrange: exhausted });
    table.when(0, { do: 'tactical', system: 'tile-47' }).accepted();
    playUntil(table, (d) => d.kind === 'split' && d.seat === 0);
    expect(table.state.pub.tokens).toEqual({});
    expect(table.question(0).q).toEqual({ n: 2, as: 'gain' });
    const before = { ...table.state.pub.sheets[0]! };
    table.when(0, { tactic: 0, fleet: 1, strategy: 1 }).accepted();
    expect(table.state.pub.sheets[0]!.fleet).toBe(before.fleet + 1);
    expect(table.question(0).q).toEqual(expect.objectContaining({ as: 'redistribute' }));
  });

  it('[TI4-PROD-18] a faction’s own version of a unit is of its basic type', () => {
    const { pub } = given({ factions: ['sol', 'letnev', 'saar'] }).state;
    const seat = pub.sheets.findIndex(({ faction }) => faction === 'sol');
    expect(pub.sheets[seat]!.units.infantry).toBe('spec-ops');
    expect(
      Object.values(pub.units)
        .flat()
        .some((stack) => stack.seat === seat && stack.type === 'infantry'),
    ).toBe(true);
    expect(homePlanetsOf(pub, seat)).toEqual(['jord']);
    expect(systemsOf(pub)).toContain('tile-1');
  });

  it('[TI4-TECH-11] a technology just researched covers prerequisites of the next', () => {
    const table = holding('technology', (pub) => (pub.sheets[0]!.goods = 6));
    table.when(0, { do: 'strategic', card: 'technology' }).accepted();
    table
      .when(0, { technology: 'neural-motivator', specialties: [], pay: { coins: [], goods: 0 } }, 'research')
      .accepted();
    table.when(0, true, 'mayResearch').accepted();
    table
      .when(0, { technology: 'dacxive-animators', specialties: [], pay: { coins: [], goods: 6 } }, 'research')
      .accepted();
    expect(table.state.pub.sheets[0]!.technologies).toEqual(['neural-motivator', 'dacxive-animators']);
    expect(firstOfPlan(researchPlan(asked(table), 0, 0))).not.toBeNull();
  });
});
