import { rulesView, view } from '@orrery/kernel';
import type { Given } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { PLANETS, planetFacts } from '../content/planets.ts';
import type { PlanetId } from '../content/planets.ts';
import { council } from '../council.ts';
import { landed } from '../exploring.ts';
import { ti4 } from '../game.ts';
import { askedSeat, given, playUntil } from '../given.ts';
import { battle } from '../givenBattle.ts';
import { unlocked } from '../leaders.ts';
import type { Pub, Ti4 } from '../shapes.ts';
import { DOWN, UP, active, inPlay, inSpace, learned, units } from '../space.ts';
import type { Space } from '../space.ts';
import { enact } from './council/laws.ts';
import { fleetLimit } from './fleets.ts';
import { forget } from './technology.ts';
import { factsOf, hasAbility } from './units.ts';
import { ACTION_DECK, ACTION_DISCARD, AGENDA_DECK, REVEALED, SECRET_DECK, handOf, secretsOf } from './zones.ts';

// Phases, turns and actions: when things begin, end and follow each other.

const REX = 'tile-18';
const MINE = 'tile-35';
const BELOW = 'tile-26';
const GALAXY = { 0: MINE, [UP[0]]: REX, [DOWN[0]]: BELOW } as const;
const NO = { outcome: null, planets: [] };
const NOTHING = { goods: 0, commodities: 0, note: null };
const use = (card: string, copy = 1) => ({ ability: card, component: `${card}.${copy}` });
const at = ({ state }: Given<Ti4>, place: string) =>
  Object.fromEntries(
    (state.pub.units[place] ?? []).map(({ seat, type, n, marks }) => [`${seat} ${type}${marks && ` ${marks}`}`, n]),
  );
const points = ({ state }: Given<Ti4>) => state.pub.sheets.map((sheet) => sheet.points);
const told = (table: Given<Ti4>, kind: string) => table.told.filter(({ t }) => t === kind).map(({ all }) => all);
const asked = ({ state }: Given<Ti4>) => rulesView(ti4, view(state, null));
const windowOf = (table: Given<Ti4>, seat: number) => (table.question(seat).q as { window?: string }).window;
const acting = (space: Partial<Space> & { owners?: { [planet: string]: number } } = {}) =>
  inSpace({
    galaxy: GALAXY,
    units: {},
    options: { expansion: 'no' },
    ...space,
    arrange: (pub) => {
      for (const [planet, owner] of Object.entries(space.owners ?? {})) pub.planets[planet]!.owner = owner;
      space.arrange?.(pub);
    },
  });
/** Everybody has used their strategy cards. */
const used = (pub: Pub) => {
  for (const card of Object.values(pub.strategyCards)) card.exhausted = true;
};
const deal = (table: Given<Ti4>, by: number, to: number, gives: object) => {
  const terms = { gives: { ...NOTHING, ...gives }, wants: NOTHING, promise: '' };
  table.command({ do: 'offer', seat: by, to, terms: terms as never }).accepted();
  return table.command({ do: 'accept', seat: to, deal: table.state.pub.table.deals[0]!.id }).accepted();
};
const toStatus = (table: Given<Ti4>, kind: string) =>
  playUntil(table, (d) => d.kind === kind && table.state.pub.phase === 'status');

describe('ROUND and STRAT', () => {
  it('[TI4-ROUND-03] one more public objective at the end of each round', () => {
    const table = acting({ arrange: used });
    const before = table.state.pub.table.cards[REVEALED]!.length;
    playUntil(table, (d) => d.kind === 'pickStrategy');
    expect(table.state.pub.table.cards[REVEALED]).toHaveLength(before + 1);
    playUntil(table, (d) => d.kind === 'turn');
    used(table.state.pub);
    playUntil(table, (d) => d.kind === 'pickStrategy');
    expect(table.state.pub.table.cards[REVEALED]).toHaveLength(before + 2);
  });

  it('[TI4-ROUND-07, TI4-TACT-12] what lasts for a turn ends with it; the window after an action opens behind its last step', () => {
    const table = acting({
      units: { bereg: units(0, { 'space-dock': 1 }) },
      owners: { bereg: 0 },
      arrange: (pub) => {
        used(pub);
        pub.sheets[0]!.goods = 3;
      },
      deal: (t) => enact(t, 'minister-of-war', '0', AGENDA_DECK),
    });
    table.when(0, { do: 'tactical', system: MINE }).accepted();
    // Production is the last step of the action; only then the law may be used.
    expect(table.question(0).kind).toBe('produce');
    table.when(0, { units: { bereg: { infantry: 1 } }, pay: { coins: [], goods: 1 } }).accepted();
    expect(windowOf(table, 0)).toBe('action.done');
    table.when(0, { ability: 'minister-of-war/action.done', component: 'minister-of-war' }).accepted();
    expect([table.question(0).kind, table.question(0).q]).toEqual(['turn', { again: true }]);
    table.when(0, { do: 'tactical', system: REX }).accepted();
    playUntil(table, (d) => d.kind === 'turn' && d.seat === 0, { turn: { do: 'pass' } });
    // The next turn has one action again.
    expect(table.question(0).q).toEqual({ again: false });
    table.when(0, { do: 'tactical', system: BELOW }).accepted();
    expect(table.state.pub.table.open.some(({ kind, q }) => kind === 'turn' && (q as { again: boolean }).again)).toBe(
      false,
    );
  });

  it('[TI4-ROUND-08] what lasts for the round ends after the agenda phase', () => {
    const table = acting({
      options: { expansion: 'yes' },
      factions: ['letnev', 'sol', 'saar'],
      arrange: (pub) => {
        pub.custodians = false;
        unlocked(pub, 0, 'darktalon-treilla');
      },
    });
    table.when(0, { do: 'component', ability: 'darktalon-treilla', component: 'darktalon-treilla.0' }).accepted();
    const limit = () => fleetLimit(asked(table), 0, REX) > 10;
    expect(limit()).toBe(true);
    playUntil(table, (d) => d.kind === 'vote');
    expect(limit()).toBe(true);
    playUntil(table, (d) => d.kind === 'pickStrategy');
    expect(limit()).toBe(false);
  });

  it('[TI4-STRAT-06] who keeps strategy cards chooses none; the others choose among what is left', () => {
    const table = acting({ hands: { 0: ['political-stability.1'] }, arrange: used });
    const mine = Object.entries(table.state.pub.strategyCards).flatMap(([id, { holder }]) =>
      holder === 0 ? [id] : [],
    );
    expect(mine).toHaveLength(2);
    playUntil(table, (d) => d.kind === 'react' && d.seat === 0);
    table.when(0, use('political-stability')).accepted();
    const picking: number[] = [];
    const offered: string[] = [];
    playUntil(table, (d) => {
      if (d.kind === 'pickStrategy') {
        picking.push(d.seat);
        offered.push(...(d.q as { cards: string[] }).cards);
      }
      return d.kind === 'turn';
    });
    expect(offered.filter((card) => mine.includes(card))).toEqual([]);
    expect(picking).toHaveLength(4);
    expect(picking).not.toContain(0);
    expect(Object.values(table.state.pub.strategyCards).filter(({ holder }) => holder === null)).toHaveLength(2);
  });
});

describe('SC, ACT and TACT', () => {
  it('[TI4-SC-28] Politics: what its owner saw of the agendas nobody else sees, and no command shows it', () => {
    const table = acting({
      arrange: (pub) => Object.assign(pub.strategyCards.politics, { holder: 0, exhausted: false }),
    });
    table.when(0, { do: 'strategic', card: 'politics' }).accepted();
    playUntil(table, (d) => d.kind === 'arrangeAgendas');
    const cards = table.state.hidden.table.cards[AGENDA_DECK]!.slice(-2);
    expect(Object.values(view(table.state, 0).me!.table.knows[AGENDA_DECK]!.at).toSorted()).toEqual(cards.toSorted());
    table.when(0, { top: [cards[0]!], bottom: [cards[1]!] }).accepted();
    // That they were put back is told, and no more.
    expect(told(table, 'agendasArranged')).toEqual([{ seat: 0 }]);
    for (const seat of [1, 2]) {
      const { me, pub } = view(table.state, seat);
      for (const card of cards)
        expect(JSON.stringify([me, pub, table.events.map(({ all }) => all)])).not.toContain(card);
    }
  });

  it('[TI4-ACT-06, TI4-ACT-07] in the turn of passing too: what a turn begins with, and a transaction with a neighbour', () => {
    const table = acting({
      units: {
        [MINE]: units(0, { cruiser: 1 }),
        [REX]: units(1, { cruiser: 1 }),
        bereg: units(0, { infantry: 1 }),
        lodor: units(0, { infantry: 1 }),
      },
      owners: { bereg: 0, lodor: 0 },
      arrange: (pub) => {
        used(pub);
        learned(pub, 0, 'transit-diodes');
        pub.sheets[0]!.goods = 2;
      },
    });
    table.when(0, { do: 'tactical', system: BELOW }).accepted();
    playUntil(table, (d) => d.seat === 0 && (d.kind === 'react' || d.kind === 'turn'), { turn: { do: 'pass' } });
    expect(windowOf(table, 0)).toBe('turn.start');
    table.when(0, { ability: 'transit-diodes', component: 'transit-diodes.0' }).accepted();
    table.when(0, ['infantry@bereg'], 'pickSome').when(0, 'lodor', 'pickOne').accepted();
    expect(at(table, 'lodor')).toEqual({ '0 infantry': 2 });
    deal(table, 0, 1, { goods: 2 });
    expect([table.state.pub.sheets[0]!.goods, table.state.pub.sheets[1]!.goods]).toEqual([0, 2]);
    table.when(0, { do: 'pass' }).accepted();
    expect(table.state.pub.sheets[0]!.passed).toBe(true);
  });

  it('[TI4-TACT-04, TI4-INV-07] an invasion: bombardment, landing, space cannon, ground combat, control', () => {
    const table = active(
      {
        galaxy: GALAXY,
        units: {
          [MINE]: units(0, { dreadnought: 1, carrier: 1, infantry: 3 }),
          'lirta-iv': units(1, { infantry: 2 }),
          bereg: units(1, { infantry: 1, pds: 1 }),
        },
        arrange: (pub) => {
          for (const planet of ['bereg', 'lirta-iv']) pub.planets[planet]!.owner = 1;
        },
        dice: {
          'cannon 1 pds': [1, 1],
          'bombardment 0 dreadnought': [10],
          'battle 0 infantry': [10, 10],
          'battle 1 infantry': [1, 1],
        },
      },
      MINE,
    );
    playUntil(table, (d) => d.kind === 'commit');
    const landing = [
      { unit: 'infantry', planet: 'bereg' },
      { unit: 'infantry', planet: 'bereg' },
      { unit: 'infantry', planet: 'lirta-iv' },
    ];
    table.when(0, landing).accepted();
    playUntil(table, (d) => d.kind === 'turn');
    const steps = table.told.flatMap((e) =>
      e.t === 'rolled' ? [e.all.purpose] : e.t === 'committed' || e.t === 'controls' ? [e.t] : [],
    );
    const order = [...new Set(steps.slice(steps.indexOf('bombardment')))];
    expect(order).toEqual(['bombardment', 'committed', 'cannon', 'battle', 'controls']);
    expect(['bereg', 'lirta-iv'].map((planet) => table.state.pub.planets[planet]!.owner)).toContain(0);
  });

  it('[TI4-MOVE-16] what moves by an ability needs no move value, but anomalies stop it', () => {
    const fleeing = (near: string, more: Partial<Space> = {}) => {
      const table = active({
        galaxy: { 0: REX, [UP[0]]: MINE, [DOWN[0]]: near as never, 2: BELOW },
        units: { [MINE]: units(0, { carrier: 1 }), [REX]: units(1, { cruiser: 1 }) },
        hands: { 0: ['skilled-retreat.1'] },
        ...more,
      })
        .when(0, { ships: { [MINE]: { carrier: 1 } }, cargo: {} })
        .accepted();
      table.when(0, use('skilled-retreat')).accepted();
      return (table.question(0).q as { from: string[] }).from.toSorted();
    };
    // A carrier that has already moved its one system goes on; not into an asteroid field, a supernova or a nebula.
    expect(fleeing('tile-19')).toEqual(['tile-19', BELOW, MINE].toSorted());
    for (const closed of ['tile-44', 'tile-43', 'tile-42']) expect(fleeing(closed)).toEqual([BELOW, MINE].toSorted());
    expect(fleeing('tile-44', { arrange: (pub) => learned(pub, 0, 'antimass-deflectors') })).toContain('tile-44');
  });

  it('[TI4-CAG-35] Shared Research: through nebulae, but no retreat into one', () => {
    const refuges = (system: string) =>
      active({
        galaxy: { 0: REX, [UP[0]]: MINE, [DOWN[0]]: system as never },
        units: { [MINE]: units(0, { cruiser: 1 }), [REX]: units(1, { cruiser: 2 }), [system]: units(1, { pds: 1 }) },
        dice: { 'battle 0 cruiser': [1, 1, 1], 'battle 1 cruiser': [1, 1, 1, 1] },
        deal: (t) => enact(t, 'shared-research', 'for', AGENDA_DECK),
      })
        .when(0, { ships: { [MINE]: { cruiser: 1 } }, cargo: {} })
        .accepted()
        .state.pub.table.open.some(({ kind, seat }) => kind === 'announceRetreat' && seat === 1);
    expect([refuges('tile-42'), refuges('tile-46')]).toEqual([false, true]);
  });
});

describe('combat and invasion', () => {
  it('[TI4-SPC-28] in the middle of a combat the two may trade, if one of them is the active player', () => {
    const table = active({
      galaxy: GALAXY,
      units: {
        [MINE]: units(1, { cruiser: 1 }),
        [REX]: units(0, { cruiser: 1 }),
        [BELOW]: units(2, { cruiser: 1 }),
        'mecatol-rex': units(1, { infantry: 1 }),
      },
      arrange: (pub) => pub.sheets.forEach((sheet) => (sheet.goods = 3)),
      dice: { 'battle 0 cruiser': [1, 1], 'battle 1 cruiser': [1, 1] },
    })
      .when(0, { ships: { [REX]: { cruiser: 1 } }, cargo: {} })
      .accepted();
    playUntil(table, (d) => d.kind === 'announceRetreat');
    expect(table.state.pub.table.stack.some(({ proc }) => proc === 'spaceBattle')).toBe(true);
    const { kind, seat } = table.state.pub.table.open[0]!;
    deal(table, 0, 1, { goods: 2 });
    expect(table.state.pub.sheets.map(({ goods }) => goods)).toEqual([1, 5, 3]);
    // The question that waited still waits; a second transaction and one between two who are not active are refused.
    expect(table.state.pub.table.open[0]).toMatchObject({ kind, seat });
    const terms = { gives: { ...NOTHING, goods: 1 }, wants: NOTHING, promise: '' };
    table.command({ do: 'offer', seat: 1, to: 0, terms: terms as never }).refused('TI4-DEAL-04');
    table.command({ do: 'offer', seat: 1, to: 2, terms: terms as never }).refused('TI4-DEAL-04');
  });

  it('[TI4-SUST-08] what an effect damaged has not used SUSTAIN DAMAGE: it may be repaired in the same round', () => {
    const round = (mine: { [unit: string]: number }) => {
      const table = active({
        galaxy: { 0: 'tile-47' },
        units: { 'tile-47': [...units(0, mine), ...units(1, { cruiser: 1 })] },
        arrange: (pub) => {
          learned(pub, 0, 'duranium-armor');
          inPlay(pub, 0, 'duranium-armor');
        },
        dice: { 'battle 0 dreadnought': [10, 10], 'battle 1 cruiser': [10] },
      });
      return playUntil(table, (d) => d.kind === 'sustain');
    };
    // One is whole and takes the hit; the other was damaged before, by whatever it was, and is repaired.
    const table = round({ dreadnought: 1, 'dreadnought damaged': 1 }).when(0, 'dreadnought').accepted();
    expect(told(table, 'repaired')).toHaveLength(1);
    expect(table.state.pub.units['tile-47']).toContainEqual({ seat: 0, type: 'dreadnought', marks: '', n: 1 });
    // Whoever sustained damage in this round is not.
    const alone = round({ dreadnought: 1 }).when(0, 'dreadnought').accepted();
    expect(told(alone, 'repaired')).toEqual([]);
  });

  it('[TI4-SUST-11] a reroll takes the place of the die, with its modifiers; one ability once, another one again', () => {
    const table = active(
      {
        galaxy: GALAXY,
        units: { [MINE]: units(0, { carrier: 1, infantry: 1 }), bereg: units(1, { infantry: 1 }) },
        hands: { 0: ['fire-team.1', 'morale-boost.1'] },
        options: { expansion: 'no' },
        arrange: (pub) => (pub.planets['bereg']!.owner = 1),
        deal: (t) => enact(t, 'the-crown-of-thalnos', '0', AGENDA_DECK),
        dice: { 'battle 0 infantry': [1, 2, 7], 'battle 1 infantry': [1, 1] },
      },
      MINE,
    );
    playUntil(table, (d) => d.kind === 'commit');
    table.when(0, [{ unit: 'infantry', planet: 'bereg' }]).accepted();
    expect(windowOf(table, 0)).toBe('round.start');
    table.when(0, use('morale-boost')).accepted();
    expect(windowOf(table, 0)).toBe('roll.after');
    table.when(0, use('fire-team')).accepted();
    expect(told(table, 'rerolled')).toMatchObject([{ from: 1, to: 2 }]);
    const thalnos = { ability: 'the-crown-of-thalnos/roll.after', component: 'the-crown-of-thalnos' };
    table.when(0, thalnos).accepted();
    // 7 and the bonus of the round reach the 8 of infantry: a hit, and nobody of one's own is lost.
    expect(told(table, 'rerolled')).toMatchObject([
      { from: 1, to: 2 },
      { from: 2, to: 7 },
    ]);
    expect(at(table, 'bereg')).toEqual({ '0 infantry': 1 });
  });

  it('[TI4-INV-03] ground forces in space without a ship to carry them are lost', () => {
    const table = active({
      galaxy: GALAXY,
      units: { [REX]: units(0, { carrier: 1, infantry: 2 }), [MINE]: units(1, { cruiser: 2 }) },
      dice: { 'battle 0 carrier': [1, 1], 'battle 1 cruiser': [10, 10] },
    })
      .when(0, { ships: { [REX]: { carrier: 1 } }, cargo: { [REX]: { infantry: 2 } } })
      .accepted();
    playUntil(table, (d) => d.kind === 'turn');
    expect(at(table, MINE)).toEqual({ '1 cruiser': 2 });
  });

  it('[TI4-INV-13] nobody lands on Mecatol Rex below the custodians, nor where a law forbids it', () => {
    const table = active(
      {
        galaxy: { 0: REX, [UP[0]]: MINE },
        units: { [REX]: units(0, { carrier: 1, infantry: 1 }) },
        arrange: (pub) => (pub.custodians = true),
      },
      REX,
    );
    expect(table.state.pub.table.open.some(({ kind }) => kind === 'commit')).toBe(false);
    const zone = active(
      {
        galaxy: { 0: 'tile-30', [UP[0]]: REX },
        units: { 'tile-30': units(0, { carrier: 1, infantry: 1 }) },
        options: { expansion: 'no' },
        arrange: (pub) => (pub.planets['mellon']!.owner = 1),
        deal: (t) => enact(t, 'demilitarized-zone', 'mellon', AGENDA_DECK),
      },
      'tile-30',
    );
    playUntil(zone, (d) => d.kind === 'commit');
    zone.when(0, [{ unit: 'infantry', planet: 'mellon' }]).refused('TI4-INV-02');
    zone.when(0, [{ unit: 'infantry', planet: 'zohbat' }]).accepted();
  });

  it('[TI4-INV-18] one secret objective in a combat; the ground combat of the same action is another one', () => {
    const table = active({
      galaxy: GALAXY,
      units: {
        [REX]: units(0, { flagship: 1, infantry: 1 }),
        [MINE]: units(1, { cruiser: 1 }),
        bereg: units(1, { infantry: 1 }),
      },
      factions: ['sol', 'letnev', 'saar'],
      arrange: (pub) => {
        pub.planets['bereg']!.owner = 1;
        pub.sheets[1]!.points = 5;
      },
      deal: (t) => {
        for (const seat of [0, 1, 2])
          for (const card of t.cards(secretsOf(seat)).slice()) t.move(card, secretsOf(seat), SECRET_DECK);
        for (const card of ['unveil-flagship', 'spark-a-rebellion']) t.move(card, SECRET_DECK, secretsOf(0));
      },
      dice: {
        'battle 0 flagship': [10, 10],
        'battle 1 cruiser': [1],
        'battle 0 infantry': [10],
        'battle 1 infantry': [1],
      },
    })
      .when(0, { ships: { [REX]: { flagship: 1 } }, cargo: { [REX]: { infantry: 1 } } })
      .accepted();
    playUntil(table, (d) => d.kind === 'react');
    table.when(0, { ability: 'unveil-flagship', component: 'unveil-flagship' }).accepted();
    expect(table.question(0).kind).toBe('commit');
    table.when(0, [{ unit: 'infantry', planet: 'bereg' }]).accepted();
    expect(windowOf(table, 0)).toBe('combat.end');
    table.when(0, { ability: 'spark-a-rebellion', component: 'spark-a-rebellion' }).accepted();
    expect(points(table)[0]).toBe(2);
  });

  it('[TI4-UNIT-06] ships stay in space; any number of ground forces stands on a planet', () => {
    const table = active(
      {
        galaxy: GALAXY,
        units: { [MINE]: units(0, { carrier: 3, infantry: 11, cruiser: 1 }) },
        arrange: (pub) => (pub.sheets[0]!.fleet = 4),
      },
      MINE,
    );
    playUntil(table, (d) => d.kind === 'commit');
    table.when(0, [{ unit: 'cruiser', planet: 'bereg' }]).refused('TI4-INV-02');
    table
      .when(
        0,
        Array.from({ length: 11 }, () => ({ unit: 'infantry', planet: 'bereg' })),
      )
      .accepted();
    expect(at(table, 'bereg')).toEqual({ '0 infantry': 11 });
  });

  it('[TI4-UNIT-13] a unit that improves in the middle of a combat keeps the dice that were thrown', () => {
    // Nekro takes the better cruiser when the first carrier falls; its 6 stays a miss in this round and hits in the next.
    const {
      table,
      me,
      use: play,
      lost,
      rolled,
    } = battle({
      factions: ['nekro', 'norr'],
      fleets: [{ cruiser: 2 }, { carrier: 3 }],
      dice: { 'battle 0 cruiser': [10, 6, 6, 1], 'battle 1 carrier': [1, 1, 1, 1, 1] },
      technologies: { 1: ['cruiser-2'] },
    });
    play(0, 'technological-singularity');
    if (table.state.pub.table.open.some(({ kind, seat }) => kind === 'pickOne' && seat === me))
      table.when(me, 'cruiser-2').accepted();
    expect(table.state.pub.sheets[me]!.technologies).toContain('cruiser-2');
    playUntil(table, (d) => d.kind === 'turn' || lost(1).length > 1);
    expect(lost(1)[0]).toEqual(['carrier']);
    const values = rolled().map(({ rolls }) => rolls[0]!.volleys[0]!.combat);
    expect(values.slice(0, 2)).toEqual([7, 6]);
    expect(lost(1)[1]).toEqual(['carrier']);
  });

  it('[TI4-UNIT-14, TI4-ABL-11] "this system" is where the unit is; what a unit can do is taken from it there alone', () => {
    const table = acting({
      options: { expansion: 'yes' },
      units: { [MINE]: units(1, { flagship: 1 }), [REX]: units(0, { dreadnought: 1 }) },
      arrange: (pub) => inPlay(pub, 1, 'fourth-moon'),
    });
    const sustains = (place: string) => hasAbility(asked(table), 0, 'dreadnought', 'sustain', place, 1);
    expect([sustains(MINE), sustains(REX)]).toEqual([false, true]);
    // Combat is no ability: it stays.
    expect(factsOf(table.state.pub, 0, 'dreadnought').combat).toBe(5);
  });
});

describe('PLAN, ECO and TECH', () => {
  it('[TI4-PLAN-02, TI4-PLAN-03] a planet has one trait or none, and only what names it looks at it', () => {
    const traits = (Object.keys(PLANETS) as PlanetId[]).map((planet) => planetFacts(planet).trait ?? 'none');
    expect(new Set(traits)).toEqual(new Set(['cultural', 'hazardous', 'industrial', 'none']));
    expect(planetFacts('mecatol-rex').trait).toBeUndefined();
    const table = acting({
      owners: { lodor: 0, bereg: 0, 'lirta-iv': 0 },
      hands: { 0: ['economic-initiative.1'] },
      arrange: (pub) => {
        for (const planet of ['lodor', 'bereg', 'lirta-iv']) pub.planets[planet]!.exhausted = true;
      },
    });
    table.when(0, { do: 'component', ...use('economic-initiative') }).accepted();
    // Lodor is cultural, the others hazardous.
    expect(['lodor', 'bereg', 'lirta-iv'].map((planet) => table.state.pub.planets[planet]!.exhausted)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('[TI4-ECO-07] whoever turns commodities into goods by an effect has gained none', () => {
    const station = (choice: string) => {
      const table = landed('industrial', 'abandoned-warehouses.1', {
        arrange: (pub) => {
          Object.assign(pub.sheets[0]!, { commodities: 2, goods: 2 });
          pub.units = { ...pub.units, 'tile-23': [...pub.units['tile-23']!, ...units(1, { mech: 1 })] };
          inPlay(pub, 1, 'pillage');
        },
      });
      table.when(0, choice, 'pickOne').accepted();
      return table;
    };
    const table = station('convert');
    expect(table.state.pub.sheets[0]).toMatchObject({ goods: 4, commodities: 0 });
    // A neighbour who pillages whoever gains goods has nothing to follow.
    expect(told(table, 'goods')).toEqual([]);
    expect(table.state.pub.table.open.some(({ kind, seat }) => kind === 'react' && seat === 1)).toBe(false);
  });

  it('[TI4-ECO-09] goods of separate gains come one by one', () => {
    const table = active(
      {
        galaxy: GALAXY,
        units: { [MINE]: units(0, { carrier: 1, infantry: 2 }) },
        options: { expansion: 'no' },
        deal: (t) => enact(t, 'minister-of-exploration', '0', AGENDA_DECK),
      },
      MINE,
    );
    playUntil(table, (d) => d.kind === 'commit');
    table
      .when(0, [
        { unit: 'infantry', planet: 'bereg' },
        { unit: 'infantry', planet: 'lirta-iv' },
      ])
      .accepted();
    playUntil(table, (d) => d.kind === 'turn');
    expect(told(table, 'goods')).toEqual([
      { seat: 0, n: 1 },
      { seat: 0, n: 1 },
    ]);
  });

  it('[TI4-TECH-01] the Technology card brings technologies: better units and new abilities', () => {
    const research = (technology: string) => {
      const table = acting({
        arrange: (pub) => {
          Object.assign(pub.strategyCards.technology, { holder: 0, exhausted: false });
          learned(pub, 0, 'antimass-deflectors', 'gravity-drive');
        },
      });
      table.when(0, { do: 'strategic', card: 'technology' }).accepted();
      table.when(0, { technology, specialties: [], pay: { coins: [], goods: 0 } }, 'research').accepted();
      return table;
    };
    const carriers = research('carrier-2');
    expect(factsOf(carriers.state.pub, 0, 'carrier')).toMatchObject({ move: 2, capacity: 6 });
    const motivated = research('neural-motivator');
    expect(asked(motivated).number('statusCards', { seat: 0 }, 1)).toBe(2);
  });

  it('[TI4-CTE-03] AI Development Algorithm: exhausted for a prerequisite, it is still a red technology itself', () => {
    const research = (isUsed: boolean) => {
      const table = acting({
        options: { expansion: 'yes' },
        arrange: (pub) => {
          Object.assign(pub.strategyCards.technology, { holder: 0, exhausted: false });
          learned(pub, 0, 'ai-development-algorithm');
        },
      });
      table.when(0, { do: 'strategic', card: 'technology' }).accepted();
      const algorithm = { ability: 'ai-development-algorithm', component: 'ai-development-algorithm.0' };
      table.when(0, isUsed ? algorithm : null, 'react').accepted();
      expect(table.state.pub.table.components['ai-development-algorithm.0']!.ready).toBe(!isUsed);
      // Two red are needed: one is the card, the other is ignored.
      return table.when(0, { technology: 'destroyer-2', specialties: [], pay: { coins: [], goods: 0 } }, 'research');
    };
    research(false).refused('TI4-TECH-03');
    expect(research(true).accepted().state.pub.sheets[0]!.technologies).toContain('destroyer-2');
  });

  it('[TI4-TECH-12] a technology that was given back and is gained again comes readied', () => {
    const table = acting({
      arrange: (pub) => {
        Object.assign(pub.strategyCards.technology, { holder: 0, exhausted: false });
        learned(
          pub,
          0,
          'antimass-deflectors',
          'gravity-drive',
          'transit-diodes',
          'sarween-tools',
          'graviton-laser-system',
        );
        pub.table.components = {
          ...pub.table.components,
          'transit-diodes.0': { ...pub.table.components['transit-diodes.0']!, ready: false },
        };
      },
      deal: (t) => forget(t, 0, 'transit-diodes'),
    });
    expect(table.state.pub.table.components['transit-diodes.0']).toBeUndefined();
    table.when(0, { do: 'strategic', card: 'technology' }).accepted();
    table
      .when(0, { technology: 'transit-diodes', specialties: [], pay: { coins: [], goods: 0 } }, 'research')
      .accepted();
    expect(table.state.pub.table.components['transit-diodes.0']!.ready).toBe(true);
  });
});

describe('AC, OBJ and STAT', () => {
  it('[TI4-AC-13, TI4-AC-14] cards are drawn in initiative order, all of a player and the surplus away before the next; then a spent deck is shuffled', () => {
    const table = acting({
      hands: {},
      arrange: (pub) => {
        used(pub);
        for (const card of Object.values(pub.strategyCards)) card.holder = null;
        pub.strategyCards.trade.holder = 0;
        pub.strategyCards.leadership.holder = 1;
        pub.strategyCards.imperial.holder = 2;
        learned(pub, 1, 'neural-motivator');
      },
      deal: (t) => {
        const cards = t.cards(ACTION_DECK).slice();
        for (const card of cards.slice(0, 7)) t.move(card, ACTION_DECK, handOf(1));
        // Two cards are left for the first of three players.
        for (const card of cards.slice(7, -2)) t.move(card, ACTION_DECK, ACTION_DISCARD);
      },
    });
    playUntil(table, (d) => d.kind === 'discardActionCard');
    // Player 1 comes first, draws two, and discards two before anybody else draws.
    expect([askedSeat(table), table.question(1).q]).toEqual([1, { over: 2 }]);
    const drawn = () =>
      table.told
        .slice(table.told.findLastIndex(({ t }) => t === 'revealed'))
        .flatMap((e) => (e.t === 'drew' ? [e.all.seat] : []));
    expect(drawn()).toEqual([1]);
    expect(table.state.pub.table.zones[ACTION_DECK]!.n).toBe(0);
    const [first, second] = view(table.state, 1).me!.table.cards[handOf(1)]! as [string, string];
    table.when(1, first).accepted();
    expect(drawn()).toEqual([1]);
    table.when(1, second).accepted();
    expect(drawn()).toEqual([1, 0, 2]);
    // What was discarded is in the new deck, or was drawn from it.
    expect(table.state.pub.table.cards[ACTION_DISCARD]).toEqual([]);
  });

  it('[TI4-OBJ-12] units destroyed by any effect count, units that are removed do not', () => {
    const secret = (t: Parameters<NonNullable<Space['deal']>>[0], seat: number) => {
      for (const one of [0, 1, 2])
        for (const card of t.cards(secretsOf(one)).slice()) t.move(card, secretsOf(one), SECRET_DECK);
      t.move('destroy-their-greatest-ship', SECRET_DECK, secretsOf(seat));
    };
    const hit = active({
      galaxy: GALAXY,
      units: { [REX]: units(0, { dreadnought: 2 }), [MINE]: units(1, { flagship: 1 }) },
      factions: ['sol', 'letnev', 'saar'],
      hands: { 0: ['direct-hit.1'] },
      deal: (t) => secret(t, 0),
      dice: { 'battle 0 dreadnought': [10, 1], 'battle 1 flagship': [1, 1] },
    })
      .when(0, { ships: { [REX]: { dreadnought: 2 } }, cargo: {} })
      .accepted();
    playUntil(hit, (d) => d.kind === 'sustain');
    hit.when(1, 'flagship').when(0, use('direct-hit')).accepted();
    // A card destroyed it, no hit of the dice.
    hit.when(0, { ability: 'destroy-their-greatest-ship', component: 'destroy-their-greatest-ship' }).accepted();
    expect(points(hit)).toEqual([1, 0, 0]);
    const rift = active({
      galaxy: { 0: MINE, [UP[0]]: 'tile-41', [DOWN[0]]: BELOW },
      units: { 'tile-41': units(0, { flagship: 1 }), [BELOW]: units(1, { cruiser: 1 }) },
      factions: ['sol', 'letnev', 'saar'],
      deal: (t) => secret(t, 1),
      dice: { rift: [1] },
    });
    rift.when(0, { ships: { 'tile-41': { flagship: 1 } }, cargo: {} }).accepted();
    expect(at(rift, 'tile-41')).toEqual({});
    expect(told(rift, 'destroyed')).toEqual([]);
    expect(rift.state.pub.table.open.some(({ kind }) => kind === 'react')).toBe(false);
  });

  it('[TI4-STAT-06] fleets are counted as soon as tokens are redistributed', () => {
    const table = acting({ units: { [MINE]: units(0, { cruiser: 2, destroyer: 1 }) }, arrange: used });
    playUntil(table, (d) => d.kind === 'split' && (d.q as { as: string }).as === 'redistribute' && d.seat === 0);
    const { tactic, fleet, strategy } = table.state.pub.sheets[0]!;
    table.when(0, { tactic: tactic + fleet - 1, fleet: 1, strategy }).accepted();
    expect(table.question(0)).toMatchObject({ kind: 'removeSurplus', q: { system: MINE, of: 'fleet', n: 2 } });
    table.when(0, { cruiser: 2 }).accepted();
    expect(at(table, MINE)).toEqual({ '0 destroyer': 1 });
  });

  it('[TI4-STAT-07] what comes at the end of the status phase comes after the strategy cards went back, before the agendas', () => {
    const table = acting({
      hands: {},
      arrange: (pub) => {
        used(pub);
        pub.custodians = false;
      },
      deal: (t) => {
        for (const card of t.cards(ACTION_DECK).slice(0, 6)) t.move(card, ACTION_DECK, handOf(0));
        enact(t, 'minister-of-policy', '0', AGENDA_DECK);
      },
    });
    toStatus(table, 'discardActionCard');
    const { pub } = table.state;
    expect([pub.phase, pub.agenda]).toEqual(['status', null]);
    expect(Object.values(pub.strategyCards).every(({ holder }) => holder === null)).toBe(true);
  });

  it('[TI4-CAG-02] a law that takes tokens of the fleet pool: fleets are counted at once', () => {
    const table = council({
      agendas: ['fleet-regulations'],
      planets: { 'mecatol-rex': 1 },
      arrange: (pub) => {
        Object.assign(pub.sheets[2]!, { fleet: 5, reserve: 6 });
        pub.units = { ...pub.units, [MINE]: units(2, { cruiser: 4, destroyer: 1 }) };
      },
    });
    table
      .when(1, { outcome: 'for', planets: ['mecatol-rex'] })
      .when(2, NO)
      .when(0, NO)
      .accepted();
    expect(table.question(2)).toMatchObject({ kind: 'removeSurplus', q: { system: MINE, of: 'fleet', n: 1 } });
  });

  const scoring = (objective: string, arrange: (pub: Pub) => void) => {
    const table = given({ options: { expansion: 'no' }, until: (d) => d.kind === 'turn' && d.seat === 0 });
    const { pub, hidden } = table.state;
    used(pub);
    for (const zone of Object.keys(hidden.table.cards))
      if (hidden.table.cards[zone]!.includes(objective))
        hidden.table.cards = {
          ...hidden.table.cards,
          [zone]: hidden.table.cards[zone]!.map((card) => (card === objective ? pub.table.cards[REVEALED]![0]! : card)),
        };
    pub.table.cards = { ...pub.table.cards, [REVEALED]: [objective] };
    pub.table.zones = { ...pub.table.zones, [REVEALED]: { ...pub.table.zones[REVEALED]!, n: 1 } };
    arrange(pub);
    return table;
  };
  it('[TI4-COB-02] tokens for an objective are spent one by one, each from a pool of choice', () => {
    const table = scoring('lead-from-the-front', (pub) => {
      Object.assign(pub.sheets[0]!, { tactic: 3, strategy: 3, fleet: 3 });
    });
    playUntil(table, (d) => d.kind === 'score' && d.seat === 0);
    const { tactic, strategy, reserve } = table.state.pub.sheets[0]!;
    table.when(0, 'lead-from-the-front').accepted();
    for (const pool of ['strategy', 'tactic', 'strategy']) table.when(0, pool, 'pickOne').accepted();
    const after = table.state.pub.sheets[0]!;
    expect([after.tactic, after.strategy, after.reserve]).toEqual([tactic - 1, strategy - 2, reserve + 3]);
    expect(after.points).toBe(1);
  });
  it('[TI4-COB-04, TI4-ELIM-10] the home system of a player who is out is still a home system of another', () => {
    const conquered = (isLast: boolean) => {
      const table = scoring('conquer-the-weak', () => {});
      const victim = 1;
      const home = Object.keys(table.state.pub.planets).filter((one) => table.state.pub.planets[one]!.owner === victim);
      // With another planet the victim goes on playing, without one the victim is out.
      if (!isLast) table.state.pub.planets['mecatol-rex'] = { owner: victim, exhausted: false };
      for (const planet of home) {
        table.state.pub.planets[planet] = { owner: 0, exhausted: false };
        delete table.state.pub.units[planet];
      }
      playUntil(table, (d) => d.seat === 0 && (d.kind === 'score' || d.kind === 'scoreSecret'));
      return [table.question(0).kind, table.state.pub.table.out];
    };
    expect(conquered(false)).toEqual(['score', []]);
    expect(conquered(true)).toEqual(['score', [1]]);
  });
});
