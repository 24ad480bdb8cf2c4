import { bots, stackName } from '@orrery/imperium';
import type { Stack } from '@orrery/kernel';
import type { UnitType } from '../content/units/index.ts';
import { unitNamed } from '../rules/combat/units.ts';
import type { Commitment, UnitName } from '../rules/combat/shapes.ts';
import { capacityIn, cargoOver } from '../rules/fleets.ts';
import { homeOf, planetsAt } from '../rules/systems.ts';
import { isGroundForce, isShip, stacksAt } from '../rules/units.ts';
import { forceOf, priceOf, shipsIn } from './forces.ts';
import { shareOut } from './landing.ts';
import { prospect } from './muster.ts';
import { rivals } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import type { Ti4 } from '../shapes.ts';

// Answers in battle.

type Q<K extends keyof Ti4['asks']> = Ti4['asks'][K]['q'];

/** The cheapest go first, damaged ones before whole ones; big ships as far as they must. */
export function assignHits(o: Outlook, { from, hits, onBigShips }: Q<'assignHits'>): UnitName[] {
  const isFighter = (name: UnitName): boolean => unitNamed(name).type === 'fighter';
  const value = (name: UnitName): number => {
    const { type, marks } = unitNamed(name);
    return priceOf(o.v, o.seat, type) - (marks === '' ? 0 : 0.6);
  };
  const cheapest = from.toSorted((a, b) => value(a) - value(b));
  const chosen = cheapest.filter((name) => !isFighter(name)).slice(0, onBigShips);
  const rest = cheapest.slice();
  for (const name of chosen) rest.splice(rest.indexOf(name), 1);
  chosen.push(...rest.slice(0, hits - chosen.length));
  // One choice has one form: big ships first, each in the order in which they were offered.
  const order = [...new Set(from)].toSorted((a, b) => Number(isFighter(a)) - Number(isFighter(b)));
  return chosen.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** The chance to win a space battle as it stands. */
export function chanceInSpace(o: Outlook, system: string): number {
  const foe = rivals(o).find((seat) => shipsIn(o.v, system, seat).length > 0);
  if (foe === undefined) return 1;
  const fight = { system, planet: null, attacker: o.seat, defender: foe, round: 1 };
  return bots.winChance(
    forceOf(o.v, o.seat, shipsIn(o.v, system, o.seat), fight),
    forceOf(o.v, foe, shipsIn(o.v, system, foe), fight),
  );
}

/** Home is held to the last ship. */
export const retreats = (o: Outlook, { system }: Q<'announceRetreat'>): boolean =>
  system !== homeOf(o.pub, o.seat) && chanceInSpace(o, system) < o.style.attack.retreat;

/** Who lands where; those that find no room in space land as well. */
export function commit(o: Outlook, { system, must }: Q<'commit'>): Commitment[] {
  const { pub, seat } = o;
  const names = stacksAt(pub, system)
    .filter((stack) => stack.seat === seat && isGroundForce(stack.type))
    .flatMap((stack) => Array.from({ length: stack.n }, () => stackName(stack)))
    .toSorted();
  const troops = names.slice();
  const ships = shipsIn(o.v, system, seat);
  const landings = shareOut(o, system, names.length, ships).map(({ planet, n }) => ({ planet: planet as string, n }));
  if (must !== null && !landings.some(({ planet }) => planet === must)) {
    const spare = landings.find(({ n }) => n > 1);
    if (spare) spare.n--;
    else landings.pop();
    landings.push({ planet: must, n: 1 });
  }
  let left = names.length - landings.reduce((sum, { n }) => sum + n, 0);
  const over = names.length > 0 ? Math.max(0, left - Math.max(0, capacityIn(o.v, seat, system))) : 0;
  const first = landings[0];
  // Whoever lands where others can come, lands with one more.
  if (first && left > 0) {
    // What lies beyond needs them more.
    const guards = first.planet === must ? 2 : o.threat(system).takes > 0 && prospect(o, system) === 0 ? 1 : 0;
    const n = Math.max(over, Math.min(left, guards));
    first.n += n;
    left -= n;
  }
  const planets: readonly string[] = planetsAt(o.pub, system);
  const chosen = landings.flatMap(({ planet, n }) =>
    Array.from({ length: n }, (): Commitment => ({ unit: troops.shift()!, planet })),
  );
  const kinds = [...new Set(names)];
  const rank = ({ unit, planet }: Commitment): number => kinds.indexOf(unit) * planets.length + planets.indexOf(planet);
  return chosen.toSorted((a, b) => rank(a) - rank(b));
}

/** The cheapest go; of what is carried fighters, as far as ground forces need not. */
export function removeSurplus(o: Outlook, { system, of, n }: Q<'removeSurplus'>): { [stack: string]: number } {
  const mine = stacksAt(o.pub, system).filter(({ seat }) => seat === o.seat);
  const counted: { [stack: string]: number } = {};
  let left = n;
  const take = (stacks: readonly Stack[], most: number): void => {
    for (const stack of stacks) {
      const gone = Math.min(most, left, stack.n - (counted[stackName(stack)] ?? 0));
      if (gone <= 0) continue;
      counted[stackName(stack)] = (counted[stackName(stack)] ?? 0) + gone;
      left -= gone;
      most -= gone;
    }
  };
  const byPrice = (stacks: readonly Stack[]): Stack[] =>
    stacks.toSorted((a, b) => priceOf(o.v, o.seat, a.type as UnitType) - priceOf(o.v, o.seat, b.type as UnitType));
  if (of === 'fleet') take(byPrice(mine.filter(({ type }) => isShip(type) && type !== 'fighter')), n);
  else {
    const troops = byPrice(mine.filter(({ type }) => isGroundForce(type)));
    take(troops, Math.max(0, cargoOver(o.v, o.seat, system).ground));
    take(
      mine.filter(({ type }) => type === 'fighter'),
      n,
    );
    take(troops, n);
  }
  return counted;
}
