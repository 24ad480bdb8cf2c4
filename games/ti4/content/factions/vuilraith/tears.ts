import type { Seat } from '@orrery/kernel';
import { systemsOf } from '../../../rules/systems.ts';
import { cardOf, countAt, placesIn } from '../../../rules/units.ts';
import type { Pub } from '../../../shapes.ts';
import type { UnitId } from '../../units/index.ts';

// Dimensional tears lie beneath docks, and are gone with them (TI4-VUIL-04).

const TEARS: readonly UnitId[] = ['dimensional-tear', 'dimensional-tear-2'];

/** Whether a dock of a player that is a dimensional tear stands in a system. */
export const hasTear = (pub: Pub, seat: Seat, system: string): boolean =>
  TEARS.includes(cardOf(pub, seat, 'space-dock')) &&
  placesIn(system).some((place) => countAt(pub, place, seat, (type) => type === 'space-dock') > 0);
export const tearSystems = (pub: Pub, seat: Seat): string[] =>
  systemsOf(pub).filter((system) => hasTear(pub, seat, system));
