import { oneOf } from '@orrery/imperium';
import type { Grown, Listed, Seat } from '@orrery/kernel';
import { systemOf, tile } from '../content/tiles.ts';
import type { Pub, Ti3 } from '../shapes.ts';
import { procedure } from './procedures.ts';
import { planetsOf } from './systems.ts';
import { clockwise } from './seating.ts';

// SC2: Diplomacy.

/** Exhausted planets outside home systems (TI3-SC2-05). */
const exhausted = (pub: Pub, seat: Seat): string[] =>
  planetsOf(pub, seat).filter((id) => pub.planets[id]!.exhausted && tile(systemOf(id)).kind !== 'home');
export const canDoctor = (pub: Pub, seat: Seat): boolean => exhausted(pub, seat).length > 0;

const opponents = (pub: Pub, seat: Seat): Seat[] =>
  clockwise(pub, seat).filter((other) => !pub.table.out.includes(other));

export const chooseOpponent: Listed<Ti3, 'chooseOpponent'> = oneOf('TI3-SC2-01', ({ pub, seat }) =>
  opponents(pub, seat!),
);

/** Neither of the two may activate a system with units of the other, for the rest of the round (TI3-SC2-01, TI3-SC2-02). */
export const diplomacyPrimary = procedure('diplomacyPrimary', {
  choose: (t, f) => t.ask(f.seat, 'chooseOpponent', {}, 'ban'),
  ban(t, f) {
    const other = t.answer(f, 'chooseOpponent');
    t.pub.truces.push([f.seat, other]);
    t.emit('truce', { seats: [f.seat, other] });
    return t.done();
  },
});

/** Up to two exhausted planets (TI3-SC2-05). */
export const refresh: Grown<Ti3, 'refresh'> = {
  rule: 'TI3-SC2-05',
  grow({ pub, seat }, { most }, part) {
    const left = exhausted(pub, seat!).filter((id) => !part.includes(id));
    return { add: part.length < most ? left : [], done: true };
  },
  fallback: ({ pub, seat }, { most }) => exhausted(pub, seat!).slice(0, most),
};

export const diplomacySecondary = procedure('diplomacySecondary', {
  choose: (t, f) => t.ask(f.seat, 'refresh', { most: 2 }, 'refresh'),
  refresh(t, f) {
    const planets = t.answer(f, 'refresh');
    for (const id of planets) t.pub.planets[id]!.exhausted = false;
    t.emit('refreshed', { seat: f.seat, planets });
    return t.done();
  },
});
