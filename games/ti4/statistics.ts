import { luckOf } from '@orrery/imperium';
import type { Statistics } from '@orrery/kernel';
import type { Ti4 } from './shapes.ts';

const sum = (units: readonly { n: number }[]): number => units.reduce((total, { n }) => total + n, 0);

/** What a match is told by when it is over (TI4-TRACK-05). */
export const statistics: Statistics<Ti4> = {
  length: (pub) => pub.round,
  taken: (event) => {
    if (event.t === 'seated') return [{ seat: event.all.seat, thing: event.all.faction }];
    if (event.t === 'researched') return [{ seat: event.all.seat, thing: event.all.technology }];
    if (event.t === 'strategyPicked') return [{ seat: event.all.seat, thing: event.all.card }];
    return event.t === 'scored' ? [{ seat: event.all.seat, thing: event.all.objective }] : [];
  },
  counts: (event) => {
    switch (event.t) {
      case 'produced':
        return [{ seat: event.all.seat, figure: 'unitsProduced', n: sum(event.all.units) }];
      case 'researched':
        return [{ seat: event.all.seat, figure: 'technologiesResearched', n: 1 }];
      case 'paid':
        return [{ seat: event.all.seat, figure: 'goodsSpent', n: event.all.goods }];
      case 'activated':
        return [{ seat: event.all.seat, figure: 'systemsActivated', n: 1 }];
      case 'scored':
        return [{ seat: event.all.seat, figure: 'objectivesScored', n: 1 }];
      default:
        return [];
    }
  },
  levels: {
    points: ({ sheets }, seat) => sheets[seat]!.points,
    planets: ({ planets }, seat) => Object.values(planets).filter((planet) => planet?.owner === seat).length,
    technologies: ({ sheets }, seat) => sheets[seat]!.technologies.length,
    units: ({ units }, seat) =>
      sum(
        Object.values(units)
          .flat()
          .filter((stack) => stack.seat === seat),
      ),
  },
  luck: (event) => (event.t === 'rolled' ? luckOf(event.all) : []),
};
