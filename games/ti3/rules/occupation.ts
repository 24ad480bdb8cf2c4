import { flow } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import type { Pub, Table, Ti3 } from '../shapes.ts';
import { removeCounter } from './domain.ts';
import { captivesOf, handOver, leadersOn } from './leaders.ts';
import { figuresLeft } from './limits.ts';
import { queries } from './queries.ts';
import { planetsOf } from './systems.ts';
import { breakAgreement } from './trade.ts';
import { countAt, destroy, onBoard, place } from './units.ts';

// A planet changes hands; its card always arrives exhausted (TI3-LAND-04, TI3-LAND-07, TI3-LAND-08).

const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i);

/** PDS and Space Docks that invaders with an Agent may make their own (TI3-OPT-LEADERS-37): 'PDS docks', all of them first. */
function spoilsOf(pub: Pub, seat: Seat, planet: string, from: Seat): string[] {
  if (!queries.permission(pub, 'mayTakeOver', { seat, planet }, false)) return [NO_SPOILS];
  const most = (unit: 'pds' | 'space-dock') => Math.min(countAt(pub, planet, from, unit), figuresLeft(pub, seat, unit));
  return upTo(most('pds'))
    .flatMap((pds) => upTo(most('space-dock')).map((docks) => `${pds} ${docks}`))
    .toReversed();
}
const NO_SPOILS = '0 0';
/** A captive is found on this or more (TI3-OPT-LEADERS-19). */
const FOUND = 9;

/** A player is about to destroy so many Space Docks on a planet: the last ones of another player are remembered for an objective. */
export function creditDocks(t: Table, by: Seat, planet: string, docks: number): void {
  const owner = t.pub.planets[planet]!.by;
  if (owner === null || owner === by || docks === 0) return;
  if (onBoard(t.pub, owner, 'space-dock') === docks) t.pub.merciless.push(by);
}

export const occupation = flow<Ti3>()('occupation', {
  spoils: (t, f) => {
    f.from = t.pub.planets[f.planet]!.by;
    const open = f.from === null ? [NO_SPOILS] : spoilsOf(t.pub, f.seat, f.planet, f.from);
    f.spoils = open[0]!;
    if (open.length === 1) return t.next;
    return t.ask(f.seat, 'pickOne', { what: 'spoils', from: open, for: 'agent', rule: 'TI3-OPT-LEADERS-37' }, 'spoils');
  },
  take: (t, f) => {
    const planet = t.pub.planets[f.planet]!;
    const from = f.from!;
    const [pds, docks] = f.spoils!.split(' ').map(Number) as [number, number];
    if (from !== null) {
      breakAgreement(t, f.seat, from);
      creditDocks(t, f.seat, f.planet, countAt(t.pub, f.planet, from, 'space-dock') - docks);
      for (const unit of ['pds', 'space-dock'] as const)
        destroy(t, f.planet, from, unit, countAt(t.pub, f.planet, from, unit));
      if (f.byLanding)
        for (const id of leadersOn(t.pub, from, f.planet)) t.pub.leaders[id]!.fate = { as: 'invaded', by: f.seat };
    }
    place(t.pub, f.planet, f.seat, 'pds', pds);
    place(t.pub, f.planet, f.seat, 'space-dock', docks);
    // What nobody has explored is of no use to whoever did not land (TI3-OPT-DISTANTSUNS-06).
    removeCounter(t, f.planet);
    planet.by = f.seat;
    planet.exhausted = true;
    planet.since = t.pub.round;
    // A Space Dock that was taken over does not produce this round.
    planet.dockSince = docks > 0 ? t.pub.round : 0;
    for (const id of leadersOn(t.pub, f.seat, f.planet)) t.pub.leaders[id]!.invading = false;
    // With the last planet all captives of the loser go over (TI3-OPT-LEADERS-22).
    if (from !== null && planetsOf(t.pub, from).length === 0)
      for (const id of captivesOf(t.pub, from)) handOver(t, id, f.seat);
    t.emit('tookPlanet', { seat: f.seat, planet: f.planet, from });
    return t.next;
  },
  /** The invaders look for captives of the loser (TI3-OPT-LEADERS-19). */
  search: (t, f) => {
    const held = f.from === null ? [] : captivesOf(t.pub, f.from!);
    if (held.length === 0) return 'tell';
    return t.call('plainDice', { seat: f.seat, why: 'captives', n: 1 }, 'dice');
  },
  found: (t, f) => {
    if (f.dice![0]! < FOUND) return 'tell';
    const held = captivesOf(t.pub, f.from!);
    f.captive = held[0]!;
    if (held.length === 1) return t.next;
    return t.ask(f.seat, 'pickOne', { what: 'leader', from: held, for: null, rule: 'TI3-OPT-LEADERS-20' }, 'captive');
  },
  free: (t, f) => {
    if (t.pub.leaders[f.captive!]) handOver(t, f.captive!, f.seat);
    return t.next;
  },
  tell: (t, f) => {
    const { seat, planet, from } = f;
    if (from !== null) return t.window('conquered', { seat, planet, from: from! }, t.pub.order);
    return t.window('occupied', { seat, planet }, t.pub.order);
  },
  end: (t) => t.end(),
});
