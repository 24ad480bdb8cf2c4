import { luckOf } from '@orrery/imperium';
import type { Statistics } from '@orrery/kernel';
import type { Ti3 } from './shapes.ts';

const sum = (units: readonly { n: number }[]): number => units.reduce((total, { n }) => total + n, 0);

/** What a match is told by when it is over. */
export const statistics: Statistics<Ti3> = {
  length: (pub) => pub.round,
  taken: (event) => {
    if (event.t === 'race') return [{ seat: event.all.seat, thing: event.all.race }];
    if (event.t === 'acquired') return [{ seat: event.all.seat, thing: event.all.technology }];
    if (event.t === 'picked') return [{ seat: event.all.seat, thing: event.all.card }];
    return event.t === 'claimed' ? [{ seat: event.all.seat, thing: event.all.objective }] : [];
  },
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
      case 'activated':
        return [{ seat: event.all.seat, figure: 'systemsActivated', n: 1 }];
      case 'scored':
        return [{ seat: event.all.seat, figure: 'pointsScored', n: event.all.points }];
      default:
        return [];
    }
  },
  levels: {
    points: ({ sheets }, seat) => sheets[seat]!.points,
    planets: ({ planets }, seat) => Object.values(planets).filter(({ by }) => by === seat).length,
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
