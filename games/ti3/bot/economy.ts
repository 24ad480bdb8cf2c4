import type { Unit } from '../content/units.ts';
import { claim } from '../rules/objectives.ts';
import { produce } from '../rules/production.ts';
import { systemsOf } from '../rules/systems.ts';
import { buyTechnology, chooseTechnology } from '../rules/technology.ts';
import { fleetSize } from '../rules/units.ts';
import type { Build, ClaimAtom, Counters, ProduceAtom, ResearchAtom, View } from '../shapes.ts';

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
function wish(builds: readonly Build[], below: Below): Build | undefined {
  const great = builds.find((one) => one.build === 'war-sun');
  if (great) return great;
  const unit = FLEET_LIST[below(FLEET_LIST.length)]!;
  const wanted = builds.filter((one) => one.build === unit);
  return wanted[Math.min(1, wanted.length - 1)];
}

export function build(v: View, q: { system: string; docks: boolean }, below: Below): ProduceAtom[] {
  const part: ProduceAtom[] = [];
  for (let tries = 0; ; tries++) {
    const { add, done } = produce.grow(v, q, part);
    const builds = add.filter((atom) => 'build' in atom);
    const next = tries < MOST_KINDS ? wish(builds, below) : undefined;
    if (next) part.push(next);
    else if (tries < MOST_KINDS) continue;
    else if (done) return part;
    else part.push(add.find((atom) => !('build' in atom))!);
  }
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
  const fleet = Math.min(n, Math.max(3, largest + 1));
  const strategy = Math.min(2, n - fleet);
  return { strategy, fleet, command: n - fleet - strategy };
}
