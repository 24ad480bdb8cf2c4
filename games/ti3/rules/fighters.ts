import type { Seat, Stack } from '@orrery/kernel';
import { planetsIn } from '../content/tiles.ts';
import { facts } from '../content/units.ts';
import type { Unit } from '../content/units.ts';
import type { Pub } from '../shapes.ts';
import { cargoOf, countAt, fleetSize, fliesAlone } from './units.ts';

// Fighters always count as being in space and need support in their system (TI3-UNITS-28, TI3-UNITS-29).

export const fightersIn = (pub: Pub, seat: Seat, system: string): number => countAt(pub, system, seat, 'fighter');

const capacityOf = (unit: string): number => facts(unit as Unit).capacity ?? 0;

/** Three for each Space Dock; six for each Carrier or War Sun, less what it carries. */
export function fighterSupport(pub: Pub, seat: Seat, system: string): number {
  let support = 0;
  for (const { id } of planetsIn(system))
    support += countAt(pub, id, seat, 'space-dock') * facts('space-dock').fighterSupport!;
  for (const s of pub.units[system] ?? []) {
    if (s.seat !== seat) continue;
    support += s.n * Math.max(0, capacityOf(s.type) - (s.marks === '' ? 0 : cargoOf(s)));
  }
  return support;
}

/**
 * Whether Fighters of the one player who has ships in a system lack support. Where ships of two meet it is not checked, for then a battle is
 * at hand (TI3-UNITS-29, TI3-UNITS-30). What a Carrier has aboard takes room from its Fighters (TI3-UNITS-15), so units in excess of its six
 * (TI3-TRANSPORT-02) are always Fighters: holds never overflow.
 */
export function lackSupport(pub: Pub, system: string, stacks: readonly Stack[]): boolean {
  const { seat } = stacks[0]!;
  let fighters = 0;
  let berths = 0;
  for (const s of stacks) {
    if (s.seat !== seat) return false;
    if (s.type === 'fighter') fighters += s.n;
    else if (s.marks === '') berths += s.n * capacityOf(s.type);
  }
  // Empty transporters are mostly enough.
  return fighters > berths && fighters > fighterSupport(pub, seat, system);
}

/** Advanced Fighters above the support of the system count as ships of the fleet (TI3-TECH-33). */
export const beyondSupport = (pub: Pub, seat: Seat, fighters: number, support: number): number =>
  fliesAlone(pub, seat) ? Math.max(0, fighters - support) : 0;

/** What Fleet Supply counts in a system. */
export const supplied = (pub: Pub, system: string, seat: Seat): number =>
  fleetSize(pub, system, seat) +
  beyondSupport(pub, seat, fightersIn(pub, seat, system), fighterSupport(pub, seat, system));
