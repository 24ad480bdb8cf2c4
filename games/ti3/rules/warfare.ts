import { oneOf } from '@orrery/imperium';
import { moveUnits } from '@orrery/kernel';
import type { Grown, Listed, Seat } from '@orrery/kernel';
import { planetsIn, tile } from '../content/tiles.ts';
import type { PatrolAtom, Pub, Ti3 } from '../shapes.ts';
import { fleetSupply, layFromReserve, liftCounter } from './commandCounters.ts';
import { procedure } from './procedures.ts';
import { hasActivated, lanes, systemsOf } from './systems.ts';
import { nameOf, shipNamed, shipsOf } from './units.ts';

// SC6: Warfare.

const ownCounters = (pub: Pub, seat: Seat): string[] =>
  systemsOf(pub).filter((system) => hasActivated(pub, seat, system));

export const takeCounter: Listed<Ti3, 'takeCounter'> = oneOf('TI3-SC6-01', ({ pub, seat }) => ownCounters(pub, seat!));

/** One counter returns from the board to the Command Pool; its system is no longer activated (TI3-SC6-01, TI3-SC6-02). */
export const warfarePrimary = procedure('warfarePrimary', {
  choose: (t, f) => (ownCounters(t.pub, f.seat).length === 0 ? t.done() : t.ask(f.seat, 'takeCounter', {}, 'take')),
  take(t, f) {
    const system = t.answer(f, 'takeCounter');
    // Whoever left the game before choosing has no counters on the board any more.
    if (!hasActivated(t.pub, f.seat, system)) return t.done();
    liftCounter(t.pub, f.seat, system);
    t.pub.sheets[f.seat]!.command++;
    t.emit('counterReturned', { seat: f.seat, system });
    return t.done();
  },
});

/** No unit of anybody; special systems never count as empty (TI3-SYSTEMS-19, TI3-SYSTEMS-20), and home systems are no destination (TI3-SC6-03). */
export const isEmpty = (pub: Pub, system: string): boolean =>
  tile(system).kind === 'plain' &&
  [system, ...planetsIn(system).map((p) => p.id)].every((place) => (pub.units[place] ?? []).length === 0);

/** What may move next: each ship one step, whatever its movement, out of activated systems too (TI3-SC6-03 to TI3-SC6-05). */
export function shipsToPatrol(pub: Pub, seat: Seat, part: readonly PatrolAtom[], activated = false): PatrolAtom[] {
  if (part.length === 2) return [];
  const entered = new Set(part.map(({ to }) => to).filter((to) => !hasActivated(pub, seat, to)));
  const found: PatrolAtom[] = [];
  for (const from of systemsOf(pub)) {
    if (activated && !hasActivated(pub, seat, from)) continue;
    for (const stack of shipsOf(pub, from, seat)) {
      if (stack.type !== 'cruiser' && stack.type !== 'destroyer') continue;
      const ship = nameOf(stack);
      if (stack.n <= part.filter((p) => p.from === from && p.ship === ship).length) continue;
      for (const to of lanes(pub, from)) {
        if (!isEmpty(pub, to) || part.filter((p) => p.to === to).length >= fleetSupply(pub, seat, to)) continue;
        // A counter from reinforcements activates the destination, unless one lies there (TI3-SC6-06).
        const needed = entered.has(to) || hasActivated(pub, seat, to) ? 0 : 1;
        if (entered.size + needed <= pub.sheets[seat]!.reserve) found.push({ ship, from, to });
      }
    }
  }
  return found;
}

export const patrol: Grown<Ti3, 'patrol'> = {
  rule: 'TI3-SC6-03',
  fallback: () => [],
  grow: ({ pub, seat }, { activated }, part) => ({ add: shipsToPatrol(pub, seat!, part, activated), done: true }),
  refuse({ pub, seat }, { activated }, answer) {
    const i = answer.findIndex(
      (a, n) =>
        !shipsToPatrol(pub, seat!, answer.slice(0, n), activated).some(
          (o) => o.ship === a.ship && o.from === a.from && o.to === a.to,
        ),
    );
    const bad = answer[i];
    if (!bad) return null;
    if (answer.length > 2 || !['cruiser', 'destroyer'].includes(shipNamed(bad.ship).unit))
      return { rule: 'TI3-SC6-03' };
    if (!lanes(pub, bad.from).includes(bad.to)) return { rule: 'TI3-SC6-05' };
    if (!isEmpty(pub, bad.to)) return { rule: 'TI3-SC6-04' };
    const before = answer.slice(0, i).filter(({ to }) => to === bad.to).length;
    return { rule: before < fleetSupply(pub, seat!, bad.to) ? 'TI3-SC6-06' : 'TI3-CC-08' };
  },
};

export const warfareSecondary = procedure('warfareSecondary', {
  choose: (t, f) => t.ask(f.seat, 'patrol', f.activated ? { activated: true } : {}, 'move'),
  move(t, f) {
    for (const { ship, from, to } of t.answer(f, 'patrol')) {
      const { unit, marks } = shipNamed(ship);
      moveUnits(t.pub.units, from, to, f.seat, unit, 1, marks);
      layFromReserve(t, f.seat, to);
      t.emit('moved', { seat: f.seat, system: to, ships: [{ ship: unit, from, n: 1 }] });
    }
    return t.done();
  },
});
