import type { Listed, Seat } from '@orrery/kernel';
import { systemsOf } from './systems.ts';
import { planetsIn } from '../content/tiles.ts';
import type { Unit } from '../content/units.ts';
import type { Pub, Ti3 } from '../shapes.ts';
import { procedure } from './procedures.ts';
import { clockwise } from './seating.ts';
import { destroy, nameOf, shipNamed } from './units.ts';

// What players may do unasked, whenever nothing is being resolved: give goods away, and in the Status Phase disband own units.

/** Frames on top of which nothing is being resolved. */
const BETWEEN_ACTIONS: ReadonlySet<string> = new Set([
  'strategyPhase',
  'actionPhase',
  'negotiations',
  'council',
  'statusPhase',
  'claiming',
]);
export const isBetweenActions = ({ table }: Pub): boolean => BETWEEN_ACTIONS.has(table.stack.at(-1)?.proc ?? '');

const partners = (pub: Pub, seat: Seat): Seat[] => clockwise(pub, seat).filter((to) => !pub.table.out.includes(to));

/** Trade Goods may be handed over at any time, as bribes in the Council too (TI3-GOODS-05, TI3-POLITICS-09); promises bind nobody (TI3-GEN-15). */
export const gift: Listed<Ti3, 'gift'> = {
  rule: 'TI3-GOODS-05',
  list: ({ pub, seat }) =>
    partners(pub, seat!).flatMap((to) =>
      Array.from({ length: pub.sheets[seat!]!.goods }, (_, i) => ({ to, n: i + 1 })),
    ),
  fallback: ({ pub, seat }) => ({ to: partners(pub, seat!)[0]!, n: 1 }),
  // Technology cards are never handed over.
  refuse: (_, __, answer) => ('technology' in answer ? { rule: 'TI3-TECH-04' } : null),
  isAvailable: isBetweenActions,
  starts: (_, answer, seat) => ({ proc: 'giving', locals: { by: seat, ...answer! } }),
};

export const giving = procedure('giving', {
  hand(t, f) {
    t.pub.sheets[f.by]!.goods -= f.n;
    t.pub.sheets[f.to]!.goods += f.n;
    t.emit('gave', { seat: f.by, to: f.to, n: f.n });
    return t.done();
  },
});

const ownUnits = (pub: Pub, seat: Seat): { place: string; unit: string }[] =>
  systemsOf(pub)
    .flatMap((system) => [system, ...planetsIn(system).map((p) => p.id)])
    .flatMap((place) =>
      (pub.units[place] ?? []).filter((s) => s.seat === seat).map((s) => ({ place, unit: nameOf(s) })),
    );

/** Any number of own units, at any time during the Status Phase (TI3-STATUS-10). */
export const disband: Listed<Ti3, 'disband'> = {
  rule: 'TI3-STATUS-10',
  list: ({ pub, seat }) => ownUnits(pub, seat!),
  fallback: ({ pub, seat }) => ownUnits(pub, seat!)[0]!,
  isAvailable: isBetweenActions,
  starts: (_, answer, seat) => ({ proc: 'disbanding', locals: { seat, ...answer! } }),
};

export const disbanding = procedure('disbanding', {
  remove(t, f) {
    const { unit, marks } = shipNamed(f.unit);
    destroy(t, f.place, f.seat, unit as Unit, 1, marks);
    return t.done();
  },
});
