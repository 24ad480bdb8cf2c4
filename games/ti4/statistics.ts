import { luckOf } from '@orrery/imperium';
import type { Seat, Statistics } from '@orrery/kernel';
import { publicObjectiveFacts } from './content/publicObjectives.ts';
import type { UnitType } from './content/units/index.ts';
import { isPublic, isSecret } from './rules/objectives.ts';
import { MECATOL_REX } from './rules/systems.ts';
import { factsOf, isShip } from './rules/units.ts';
import type { Pub, Ti4 } from './shapes.ts';

/** Where a point came from, as players tell it. */
function sourceOf(from: string): 'stage-1' | 'stage-2' | 'secret' | 'mecatol' | 'other' {
  if (from === MECATOL_REX) return 'mecatol';
  if (isSecret(from)) return 'secret';
  return isPublic(from) ? `stage-${publicObjectiveFacts(from).stage}` : 'other';
}

const sum = (units: readonly { n: number }[]): number => units.reduce((total, { n }) => total + n, 0);

/** What the ships of a player on the map cost, in resources; a fighter of a pair costs half. */
export function fleetWorth(pub: Pick<Pub, 'sheets' | 'units'>, seat: Seat): number {
  let worth = 0;
  for (const stack of Object.values(pub.units).flat()) {
    if (stack.seat !== seat || !isShip(stack.type)) continue;
    const { cost = 0, pair } = factsOf(pub, seat, stack.type as UnitType);
    worth += (stack.n * cost) / (pair ? 2 : 1);
  }
  return worth;
}

/** What a match is told by when it is over (TI4-TRACK-05). */
export const statistics: Statistics<Ti4> = {
  length: (pub) => pub.round,
  taken: (event) => {
    switch (event.t) {
      case 'seated':
        return [{ seat: event.all.seat, thing: event.all.faction, kind: 'faction' }];
      case 'researched':
        return [{ seat: event.all.seat, thing: event.all.technology, kind: 'technology' }];
      case 'strategyPicked':
        return [{ seat: event.all.seat, thing: event.all.card, kind: 'strategy' }];
      case 'scored':
        return [{ seat: event.all.seat, thing: event.all.objective, kind: 'objective' }];
      case 'relicGained':
        return [{ seat: event.all.seat, thing: event.all.relic, kind: 'relic' }];
      default:
        return [];
    }
  },
  phase: (pub) => pub.phase,
  gains: (event) =>
    event.t === 'points' && event.all.by !== 0
      ? [{ seat: event.all.seat, n: event.all.by, from: sourceOf(event.all.from) }]
      : [],
  votes: (event) => {
    switch (event.t) {
      case 'agendaRevealed':
        return { news: 'agenda', agenda: event.all.agenda };
      case 'voted':
      case 'moreVotes':
        return { news: 'ballot', seat: event.all.seat, choice: event.all.outcome, votes: event.all.votes };
      case 'outcome':
        return { news: 'outcome', choice: event.all.outcome };
      default:
        return null;
    }
  },
  deals: (event) => (event.t === 'exchanged' ? [[event.all.by, event.all.to]] : []),
  counts: (event) => {
    switch (event.t) {
      case 'produced':
        return [{ seat: event.all.seat, figure: 'unitsProduced', n: sum(event.all.units) }];
      case 'researched':
        return [{ seat: event.all.seat, figure: 'technologiesResearched', n: 1 }];
      case 'paid':
        return [{ seat: event.all.seat, figure: 'goodsSpent', n: event.all.goods }];
      case 'destroyed':
        return [{ seat: event.all.seat, figure: 'unitsLost', n: event.all.units.length }];
      // What exceeds capacity or the fleet pool, and what a gravity rift swallows, is lost as well.
      case 'surplusRemoved':
        return [{ seat: event.all.seat, figure: 'unitsLost', n: sum(event.all.units) }];
      case 'riftRolled':
        return event.all.lost ? [{ seat: event.all.seat, figure: 'unitsLost', n: 1 }] : [];
      case 'combatOver':
        return event.all.sides.map((seat) => ({
          seat,
          figure: seat === event.all.winner ? 'combatsWon' : 'combatsLost',
          n: event.all.winner === null ? 0 : 1,
        }));
      case 'goods':
        return [
          { seat: event.all.seat, figure: event.all.n < 0 ? 'goodsSpent' : 'goodsGained', n: Math.abs(event.all.n) },
        ];
      case 'voted':
      case 'moreVotes':
        return [{ seat: event.all.seat, figure: 'votesCast', n: event.all.votes }];
      case 'exchanged':
        return [event.all.by, event.all.to].map((seat) => ({ seat, figure: 'dealsMade', n: 1 }));
      case 'activated':
        return [{ seat: event.all.seat, figure: 'systemsActivated', n: 1 }];
      case 'scored':
        return [{ seat: event.all.seat, figure: 'objectivesScored', n: 1 }];
      default:
        return [];
    }
  },
  stocks: [{ of: ({ sheets }, seat) => sheets[seat]!.goods, gained: 'goodsGained', spent: 'goodsSpent' }],
  levels: {
    points: ({ sheets }, seat) => sheets[seat]!.points,
    planets: ({ planets }, seat) => Object.values(planets).filter((planet) => planet?.owner === seat).length,
    technologies: ({ sheets }, seat) => sheets[seat]!.technologies.length,
    fleet: fleetWorth,
    units: ({ units }, seat) =>
      sum(
        Object.values(units)
          .flat()
          .filter((stack) => stack.seat === seat),
      ),
  },
  luck: (event) => (event.t === 'rolled' ? luckOf(event.all) : []),
};
