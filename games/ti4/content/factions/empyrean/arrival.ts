import type { Acts } from '../../../rules/windows.ts';
import { hasShips, isShip } from '../../../rules/units.ts';
import type { Pub } from '../../../shapes.ts';

/** Ships have come into a system, and are there. */
export const shipsArrived = (pub: Pub, { seat, system, units }: Acts['move']): boolean =>
  hasShips(pub, system, seat) && units.some(({ unit, from }) => isShip(unit) && from !== system);
