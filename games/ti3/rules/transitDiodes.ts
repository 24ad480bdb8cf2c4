import { moveUnits } from '@orrery/kernel';
import type { Listed, Seat } from '@orrery/kernel';
import { facts } from '../content/units.ts';
import type { Pub, Ti3 } from '../shapes.ts';
import { groups } from './limits.ts';
import { procedure } from './procedures.ts';
import { planetsOf } from './systems.ts';
import { queries } from './queries.ts';
import { countAt } from './units.ts';

/**
 * Transit Diodes: as an action, a counter from the Command Pool moves up to 4 Ground Forces between own planets (TI3-TECH-28); with the
 * answers of the publisher it comes from Strategy Allocation.
 */
const MOST = 4;

const areaOf = (pub: Pub): 'strategy' | 'command' => (pub.agreed.faq ? 'strategy' : 'command');

const hops = (pub: Pub, seat: Seat): { from: string; to: string; n: number }[] => {
  const planets = planetsOf(pub, seat);
  const room = facts('ground-force').figures - groups(pub, seat, 'ground-force');
  return planets.flatMap((from) => {
    const there = countAt(pub, from, seat, 'ground-force');
    return planets
      .filter((to) => to !== from)
      .flatMap((to) =>
        Array.from({ length: Math.min(MOST, there) }, (_, i) => ({ from, to, n: i + 1 })).filter(
          ({ n }) => room > 0 || n === there || countAt(pub, to, seat, 'ground-force') > 0,
        ),
      );
  });
};

export const canTransit = (pub: Pub, seat: Seat): boolean =>
  queries.permission(pub, 'mayTransit', { seat }, false) &&
  pub.sheets[seat]![areaOf(pub)] > 0 &&
  hops(pub, seat).length > 0;

export const diodes: Listed<Ti3, 'diodes'> = {
  rule: 'TI3-TECH-28',
  list: ({ pub, seat }) => hops(pub, seat!),
  fallback: ({ pub, seat }) => hops(pub, seat!)[0]!,
};

export const transitDiodes = procedure('transitDiodes', {
  choose: (t, f) => t.ask(f.seat, 'diodes', {}, 'move'),
  move(t, f) {
    const { from, to, n } = t.answer(f, 'diodes');
    const sheet = t.pub.sheets[f.seat]!;
    sheet[areaOf(t.pub)]--;
    sheet.reserve++;
    moveUnits(t.pub.units, from, to, f.seat, 'ground-force', n);
    t.emit('carried', { seat: f.seat, from, to, n });
    return t.done();
  },
});
