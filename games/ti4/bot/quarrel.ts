import type { UnitType } from '../content/units/index.ts';
import { isShip, stacksAt } from '../rules/units.ts';
import { priceOf } from './forces.ts';
import { rivals } from './outlook.ts';
import type { Outlook } from './outlook.ts';

// Who could be made to fight whom.

/** Ships in a system by price; one's own count against it. */
export const shipsWorth = (o: Outlook, system: string): number =>
  stacksAt(o.pub, system).reduce(
    (sum, { seat, type, n }) =>
      isShip(type) ? sum + n * priceOf(o.v, seat, type as UnitType) * (seat === o.seat ? -2 : 1) : sum,
    0,
  );
/** A fleet of one rival next to one of another: what both are worth, or 0. */
export function quarrel(o: Outlook, system: string): number {
  const has = (seat: number, at: string): boolean =>
    stacksAt(o.pub, at).some((stack) => stack.seat === seat && isShip(stack.type));
  const owner = rivals(o).find((seat) => has(seat, system));
  if (owner === undefined) return 0;
  const others = rivals(o).filter((seat) => seat !== owner);
  const next = o.near(system).filter((near) => others.some((seat) => has(seat, near)));
  return next.length === 0 ? 0 : shipsWorth(o, system) + Math.max(...next.map((near) => shipsWorth(o, near)));
}
