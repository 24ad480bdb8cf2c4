import { Table, addUnits, nextDecision, rulesView, sampler, view } from '@orrery/kernel';
import type { Json, Modifiers } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ti3 } from '../game.ts';
import { given } from '../given.ts';
import type { Fixture } from '../given.ts';
import type { Pub, Ti3 } from '../shapes.ts';
import { AGENDAS, agenda } from './agendas/agendas.ts';
import type { Agenda } from './agendas/agendas.ts';
import { ACTION_CARD_COMPONENTS } from './actionCards/index.ts';
import { DOMAIN_COUNTERS } from './domainCounters.ts';
import { content } from './index.ts';
import { LEADER_COMPONENTS } from './leaderAbilities.ts';
import { RACE_COMPONENTS } from './races/index.ts';
import { STRATEGY_CARDS } from './strategyCards.ts';
import { TECHNOLOGIES } from './technologies.ts';
import { UNIT_KINDS } from './units.ts';

// Whatever is in the box does something. Tests of their own show that it does the right thing; these fail while something does nothing.

interface Parts {
  readonly effect?: unknown;
  readonly modifiers?: object;
  readonly more?: readonly object[];
  readonly lasting?: { readonly modifiers?: object; readonly blanks?: unknown; readonly abilities?: unknown };
  readonly borrows?: unknown;
}
const isFull = (part: object | undefined): boolean => part !== undefined && Object.keys(part).length > 0;
const acts = ({ effect, modifiers, more, lasting, borrows }: Parts): boolean =>
  Boolean(effect ?? borrows ?? lasting?.blanks ?? lasting?.abilities) ||
  isFull(modifiers) ||
  isFull(more) ||
  isFull(lasting?.modifiers);

/** A table on which everything has something to change: races, units of all kinds, goods, laws, agreements, technologies. */
const RICH: Fixture = {
  strategyCards: true,
  round: 2,
  objectives: { row: ['goal-resources-10'] },
  leaders: {
    'scientist-0-1': 'wellon',
    'general-0-1': 'arc-prime',
    'admiral-1-1': 'quann-system dreadnought',
    'agent-1-1': 'lor',
  },
  agreements: [
    [0, 1],
    [1, 2],
  ],
  hands: { 0: ['recheck', 'plague'], 1: ['recheck', 'morale-boost'], 2: ['recheck'] },
  planets: {
    lor: 1,
    quann: { by: 1, exhausted: true },
    arnor: 2,
    lodor: 0,
    wellon: 0,
    saudor: { by: 2, exhausted: true },
    tarmann: { by: 0, exhausted: true },
    'mecatol-rex': 1,
    'vefut-ii': 2,
  },
  units: {
    'mecatol-rex': { 1: { 'ground-force': 2, 'space-dock': 1 } },
    'mecatol-rex-system': { 1: { cruiser: 2 } },
    'wormhole-alpha': { 0: { cruiser: 1 }, 2: { destroyer: 1 } },
    'lodor-system': { 0: { dreadnought: 3 } },
    'quann-system': { 1: { dreadnought: 1, 'war-sun': 1 } },
    wellon: { 0: { pds: 1, 'ground-force': 2 } },
    lor: { 1: { 'ground-force': 3, 'space-dock': 1 } },
    'arc-prime': { 0: { 'ground-force': 2, 'space-dock': 1 } },
    'zero-zero-zero': { 1: { 'ground-force': 2, 'space-dock': 1 } },
    trenlak: { 2: { 'ground-force': 2, 'space-dock': 1 } },
  },
  sheets: {
    0: { race: 'letnev', goods: 3, points: 1, cards: [{ card: 'political', used: false }] },
    1: { race: 'l1z1x', goods: 3, points: 4, fleet: 6, technologies: ['enviro-compensator', 'sarween-tools'] },
    2: { race: 'norr', goods: 3, points: 3, cards: [{ card: 'logistics', used: false }] },
  },
};

describe('everything in the box', () => {
  it('has an effect of some kind', () => {
    const idle = Object.values(content.components)
      .filter(({ spec }) => !acts(spec as unknown as Parts))
      .map(({ id }) => id);
    // Domain Counters but one work through the exploration of planets (rules/exploration.ts).
    expect(idle).toEqual([]);
    expect(Object.keys(content.components).length).toBeGreaterThan(150);
  });

  it('is all there: 71 Action Cards, 60 agendas, 24 technologies, 26 abilities of ten races, five kinds of leaders, ten of counters', () => {
    const counts = [ACTION_CARD_COMPONENTS, AGENDAS, TECHNOLOGIES, RACE_COMPONENTS, LEADER_COMPONENTS].map(
      ({ length }) => length,
    );
    expect(counts).toEqual([71, 60, 24, 26, 5]);
    expect(new Set(DOMAIN_COUNTERS.map(({ kind }) => kind)).size).toBe(10);
  });
});

// ------------------------------------------------------------------------------------------------------------- numbers

const PURPOSES = ['ambush', 'assault', 'pds', 'mines', 'barrage', 'battle', 'bombardment', 'defence', 'invasion'];
const PLANETS = ['lor', 'wellon', 'quann', 'arc-prime', 'mecatol-rex', 'zero-zero-zero', 'abyz', 'lodor'];
const SYSTEMS = [
  'mecatol-rex-system',
  'home-letnev',
  'lodor-system',
  'quann-system',
  'arnor-lor',
  'wellon-system',
  'nebula-1',
];
const CARDS: readonly string[] = STRATEGY_CARDS;

/** Arguments and what a lasting effect remembers, drawn until something changes. */
function drawn(below: (n: number) => number): { args: { [name: string]: Json }; about: Json } {
  const one = <V>(list: readonly V[]): V => list[below(list.length)]!;
  const seat = below(3);
  const planet = one([...PLANETS, null]);
  const system = one(SYSTEMS);
  const attacker = below(3);
  const fight = { system, planet, attacker, defender: below(3), round: below(2) + 1 };
  const technology = one(TECHNOLOGIES).id;
  const card = one(CARDS);
  const args = {
    seat: one([seat, seat, seat, null]) ?? seat,
    unit: one(UNIT_KINDS),
    purpose: one(PURPOSES),
    fight,
    to: system,
    marks: one(['', 'leader:admiral-1-1', 'leader:admiral-0-1']),
    planet: planet ?? 'lor',
    system,
    card,
    technology,
    seats: one([
      [0, 1],
      [1, 2],
      [0, 2],
    ]),
    partner: below(3),
    by: below(3),
    from: system,
    movement: 2,
    because: one(['asteroids', 'enemy']),
    agreements: 2,
    against: below(3),
  };
  const about = one<Json>([
    below(3),
    system,
    planet,
    technology,
    card,
    `${one(PLANETS)} ${below(3)}`,
    { seat: below(3), until: 9 },
    { seat: below(3), card },
  ]);
  return { args, about };
}
const TRIES = 20_000;

/** Who or what is elected where an agenda elects. */
const ELECTED: { readonly [V in Agenda['vote']]: string | null } = {
  'for-against': null,
  player: '2',
  'two-players': '1 2',
  planet: 'lor',
  'two-planets': 'lor arnor',
  law: 'agenda-code-of-honor',
};
const isLaw = (id: string): boolean => AGENDAS.some((one) => one.id === id && one.law);
const withLaw = (id: string): Pub =>
  given({ ...RICH, laws: isLaw(id) ? [{ card: id, elected: ELECTED[agenda(id).vote] }] : [] }).state.pub;

/** The queries of a component that nothing changes, whoever asks for what. */
function idleQueries(id: string, modifiers: Modifiers<Ti3>): string[] {
  const pub = withLaw(id);
  // The active player is seat 1, whose Admiral is under way and whose Agent has landed; seat 2 has nothing to pay with.
  pub.active = 1;
  Object.assign(pub.leaders['agent-1-1']!, { on: 'wellon', invading: true });
  Object.assign(pub.sheets[2]!, { goods: 0, strategy: 0 });
  addUnits(pub.units, 'mecatol-rex-system', 0, 'cruiser', 1);
  return Object.entries(modifiers).flatMap(([query, modifier]) => {
    const below = sampler(`${id} ${query}`);
    for (let i = 0; i < TRIES; i++) {
      const { args, about } = drawn(below);
      const component = id === 'nebula' ? 'nebula-1' : id;
      const you = { seat: below(3), ability: id, component, about };
      // The answers of the publisher count in one half of all cases.
      pub.agreed.faq = below(2) === 0;
      try {
        if ((modifier as (...all: unknown[]) => unknown)(pub, args, you) !== null) return [];
      } catch (error) {
        // What it remembers is of another kind.
        if (!(error instanceof TypeError)) throw error;
      }
    }
    return [`${id}: ${query}`];
  });
}

describe('numbers and permissions', () => {
  it('every modifier changes something for somebody', () => {
    const idle = Object.values(content.components).flatMap(({ id, spec }) => {
      const { modifiers = {}, lasting } = spec as unknown as Parts;
      return [
        ...idleQueries(id, modifiers as Modifiers<Ti3>),
        ...idleQueries(id, (lasting?.modifiers ?? {}) as Modifiers<Ti3>),
      ];
    });
    expect(idle).toEqual([]);
  });
});

// ------------------------------------------------------------------------------------------------------------- agendas

/** The board without what the vote itself leaves behind. */
const boardOf = (pub: Pub): string => {
  const { table, laws: _, played: __, ...board } = pub;
  const hands = Object.entries(table.zones)
    .filter(([zone]) => zone.startsWith('hand'))
    .map(([zone, { n }]) => [zone, n]);
  return JSON.stringify([board, hands, Object.keys(table.components).length]);
};

/**
 * What an agenda leaves on the board when everybody votes so; of other votes and laws the last is
 * chosen, all else is answered as the bot would.
 */
function decided(id: string, choice: string): { before: string; after: string; laws: string[]; lasting: number } {
  const { state } = given({
    ...RICH,
    agendas: [id],
    laws: ['law'].includes(agenda(id).vote) || id.includes('constitution') || id.includes('holder') ? CODE : [],
  });
  const table = new Table(ti3, state);
  table.take(nextDecision(ti3, state)!, { do: 'strategy', card: 'political' });
  let before = '';
  for (;;) {
    const d = nextDecision(ti3, state)!;
    if (d.kind === 'nextAgenda' || d.kind === 'secondary' || d.kind === 'turn') break;
    const v = rulesView(ti3, view(state, d.seat));
    const isOurs = d.kind === 'vote' && (d.q as { agenda: string }).agenda === id;
    const others = d.q as { options?: string[]; from?: string[]; what?: string };
    const last = others.options ?? (others.what === 'law' ? others.from : undefined);
    const answer = isOurs ? choice : (last?.at(-1) ?? ti3.bot.quick!(v, d, sampler(id)));
    if (isOurs) before = boardOf(state.pub);
    table.take(d, answer!);
  }
  const { pub } = state;
  return { before, after: boardOf(pub), laws: pub.laws.map(({ card }) => card), lasting: pub.table.lasting.length };
}
const CODE = [{ card: 'agenda-code-of-honor', elected: null }];

describe('agendas', () => {
  it('each side that is written down changes the board, stays as a law, or lasts', () => {
    const idle = AGENDAS.flatMap(({ id, vote, law }) => {
      const sides = vote === 'for-against' ? ['for', 'against'] : [ELECTED[vote]!];
      return sides
        .filter((choice) => {
          const isWritten = choice !== 'against' || `${id}-against` in content.components;
          const { before, after, laws, lasting } = decided(id, choice);
          const stays = law && choice !== 'against' && laws.includes(id);
          return isWritten === (before === after && !stays && lasting === 0);
        })
        .map((choice) => `${id} ${choice}`);
    });
    expect(idle).toEqual([]);
  });
});
