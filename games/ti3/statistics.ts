import { luckOf } from '@orrery/imperium';
import type { Seat, Statistics } from '@orrery/kernel';
import { OBJECTIVES } from './content/objectives.ts';
import { facts, isShip } from './content/units.ts';
import { cargoOf } from './rules/units.ts';
import type { Pub, Ti3 } from './shapes.ts';

const PHASES = [
  ['strategyPhase', 'strategy'],
  ['actionPhase', 'action'],
  ['statusPhase', 'status'],
] as const;

/** Where points came from, as players tell it. */
const sourceOf = (from: string): 'stage-1' | 'stage-2' | 'secret' | 'imperial' | 'other' => {
  if (from === 'imperial') return from;
  const deck = OBJECTIVES.find(({ id }) => id === from)?.deck;
  if (deck === undefined) return 'other';
  return deck === 'secret' ? deck : deck === 'I' ? 'stage-1' : 'stage-2';
};

const sum = (units: readonly { n: number }[]): number => units.reduce((total, { n }) => total + n, 0);

/** What the ships of a player on the map cost by the printed price, in resources; a Fighter of a pair costs half. */
export function fleetWorth({ units }: Pick<Pub, 'units'>, seat: Seat): number {
  let worth = 0;
  for (const stack of Object.values(units).flat()) {
    if (stack.seat !== seat || !isShip(stack.type)) continue;
    const { cost, pair } = facts(stack.type);
    worth += (stack.n * cost) / (pair ? 2 : 1);
  }
  return worth;
}

/** What a match is told by when it is over. */
export const statistics: Statistics<Ti3> = {
  length: (pub) => pub.round,
  taken: (event) => {
    switch (event.t) {
      case 'race':
        return [{ seat: event.all.seat, thing: event.all.race, kind: 'faction' }];
      case 'acquired':
        return [{ seat: event.all.seat, thing: event.all.technology, kind: 'technology' }];
      case 'picked':
        return [{ seat: event.all.seat, thing: event.all.card, kind: 'strategy' }];
      case 'claimed':
        return [{ seat: event.all.seat, thing: event.all.objective, kind: 'objective' }];
      default:
        return [];
    }
  },
  phase: ({ table }) => {
    const stack = table.stack.map(({ proc }) => proc);
    if (stack.includes('council')) return 'council';
    const [phase] = PHASES.filter(([proc]) => stack.includes(proc));
    return phase ? phase[1] : 'set-up';
  },
  gains: (event) =>
    event.t === 'scored' && event.all.points !== 0
      ? [{ seat: event.all.seat, n: event.all.points, from: sourceOf(event.all.from) }]
      : [],
  votes: (event) => {
    switch (event.t) {
      case 'agenda':
        return { news: 'agenda', agenda: event.all.agenda };
      case 'voted':
        return { news: 'ballot', seat: event.all.seat, choice: event.all.choice, votes: event.all.votes };
      case 'decided':
        return { news: 'outcome', choice: event.all.choice };
      default:
        return null;
    }
  },
  deals: (event) => (event.t === 'agreed' || event.t === 'exchanged' ? [event.all.seats] : []),
  counts: (event) => {
    switch (event.t) {
      case 'produced':
        return [{ seat: event.all.seat, figure: 'unitsProduced', n: sum(event.all.units) }];
      case 'lost':
        return [{ seat: event.all.seat, figure: 'unitsLost', n: sum(event.all.units) }];
      case 'tookPlanet':
        return [{ seat: event.all.seat, figure: 'planetsTaken', n: 1 }];
      case 'acquired':
        return [{ seat: event.all.seat, figure: 'technologiesAcquired', n: 1 }];
      case 'voted':
        return [{ seat: event.all.seat, figure: 'votesCast', n: event.all.choice === null ? 0 : event.all.votes }];
      case 'paid':
        return [{ seat: event.all.seat, figure: 'goodsSpent', n: event.all.goods }];
      case 'goodsReceived':
        return [{ seat: event.all.seat, figure: 'goodsGained', n: event.all.n }];
      case 'agreed':
      case 'exchanged':
        return event.all.seats.map((seat) => ({ seat, figure: 'dealsMade', n: 1 }));
      case 'activated':
        return [{ seat: event.all.seat, figure: 'systemsActivated', n: 1 }];
      case 'scored':
        return [{ seat: event.all.seat, figure: 'pointsScored', n: event.all.points }];
      default:
        return [];
    }
  },
  stocks: [{ of: ({ sheets }, seat) => sheets[seat]!.goods, gained: 'goodsGained', spent: 'goodsSpent' }],
  levels: {
    points: ({ sheets }, seat) => sheets[seat]!.points,
    planets: ({ planets }, seat) => Object.values(planets).filter(({ by }) => by === seat).length,
    technologies: ({ sheets }, seat) => sheets[seat]!.technologies.length,
    fleet: fleetWorth,
    // What ships carry is cargo of theirs and no unit of its own on the map.
    units: ({ units }, seat) =>
      Object.values(units)
        .flat()
        .reduce((n, stack) => n + (stack.seat === seat ? stack.n * (1 + cargoOf(stack)) : 0), 0),
  },
  luck: (event) => (event.t === 'rolled' ? luckOf(event.all) : []),
};
