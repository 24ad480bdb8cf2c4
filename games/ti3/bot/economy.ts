import type { Unit } from '../content/units.ts';
import { claim } from '../rules/objectives.ts';
import { productionPlan } from '../rules/production.ts';
import { queries } from '../rules/queries.ts';
import { systemsOf } from '../rules/systems.ts';
import { buyTechnology, chooseTechnology } from '../rules/technology.ts';
import { fleetSize } from '../rules/units.ts';
import type { ClaimAtom, Counters, Production, ResearchAtom, View } from '../shapes.ts';

// What to build, to research and to pay for.

type Below = (n: number) => number;

/** Troops to land, ships to carry and to guard them. */
const FLEET_LIST: readonly Unit[] = [
  'ground-force',
  'ground-force',
  'carrier',
  'dreadnought',
  'fighter',
  'cruiser',
  'destroyer',
  'pds',
];
const MOST_KINDS = 3;

/** The greatest ship there is, else something from the list, two at a time where two cost as much as one. */
export function build(v: View, { system, docks }: { system: string; docks: boolean }, below: Below): Production {
  const plan = productionPlan(v.pub, v.seat!, system, docks);
  const slotFor = (unit: Unit): number =>
    plan.slots.findIndex(({ id }, slot) => id.startsWith(`${unit}@`) && plan.refuses(slot, 1) === null);
  for (let kinds = 0; kinds < MOST_KINDS; kinds++) {
    const great = slotFor('war-sun');
    const slot = great >= 0 ? great : slotFor(FLEET_LIST[below(FLEET_LIST.length)]!);
    if (slot < 0) continue;
    plan.add(slot, plan.refuses(slot, 2) === null && great < 0 ? 2 : 1);
  }
  return plan.write(plan.auto!.best(null));
}

/** The way to the great weapons. */
const AIMS: readonly string[] = [
  'fleet-logistics',
  'war-sun',
  'x-89-bacterial-weapon',
  'graviton-negator',
  'assault-cannon',
  'cybernetics',
  'sarween-tools',
  'deep-space-cannon',
  'enviro-compensator',
];
const aimAmong = (open: readonly string[]): string | undefined => AIMS.find((id) => open.includes(id));

/** One choice in four is left to chance: not every war is won by the same weapon. */
export const research = (v: View, below: Below): string | undefined =>
  below(4) === 0 ? undefined : aimAmong(chooseTechnology.list(v, {}));

export function buyResearch(v: View): ResearchAtom[] {
  const { add } = buyTechnology.grow(v, {}, []);
  const open = add.flatMap((atom) => ('technology' in atom ? [atom.technology] : []));
  const id = aimAmong(open) ?? open[0];
  if (id === undefined) return [];
  const part: ResearchAtom[] = [{ technology: id }];
  for (;;) {
    const growth = buyTechnology.grow(v, {}, part);
    if (growth.done) return part;
    part.push(growth.add[0]!);
  }
}

/** The first objective within reach, paid as it comes. */
export function claimFirst(v: View): ClaimAtom[] {
  const part: ClaimAtom[] = [];
  for (;;) {
    const { add, done } = claim.grow(v, {}, part);
    if ((done && part.length > 0) || add.length === 0) return part;
    part.push(add[0]!);
  }
}

/** Fleet Supply for the largest fleet and one ship more, two counters for strategies, all others to strike with. */
export function divide({ pub, seat }: View, n: number): Counters {
  const largest = Math.max(...systemsOf(pub).map((system) => fleetSize(pub, system, seat!)));
  const fleet = Math.min(n, Math.max(3, largest + 1), queries.number(pub, 'mostFleet', { seat: seat! }, Infinity));
  const strategy = Math.min(2, n - fleet);
  return { strategy, fleet, command: n - fleet - strategy };
}
