import type { Plan } from '@orrery/kernel';
import type { UnitType } from '../content/units/index.ts';
import { capacityIn, fleetLimit, freeFighters } from '../rules/fleets.ts';
import { costOf, productionPlan } from '../rules/production.ts';
import { planetsAt } from '../rules/systems.ts';
import { countAt, factsOf, fleetSize, isGroundForce, isShip, onBoard, placesIn } from '../rules/units.ts';
import type { Production, Within } from '../shapes.ts';
import { forceOf } from './forces.ts';
import { spendable } from './goals.ts';
import { allSystems } from './outlook.ts';
import type { Outlook } from './outlook.ts';

// What to build: what carries, what lands, what fights, as far as it is paid and finds room.

interface Yard {
  readonly system: string;
  readonly dock: string | null;
  readonly within: Within | null;
}

const isWarship = (type: string): boolean => isShip(type) && type !== 'fighter';

/** Systems with planets to take that are no further than this from a dock's system. */
const SOON = 2;

/** How many systems near by wait to be taken, and how many ground forces that would need. */
function work(o: Outlook, from: string): number {
  let planets = 0;
  for (const [system, far] of o.steps(from))
    if (far > 0 && far <= SOON)
      for (const planet of planetsAt(o.pub, system))
        if (o.pub.planets[planet] && o.pub.planets[planet]!.owner === null) planets++;
  return planets;
}

/** Ground forces that stay with a dock. */
const GARRISON = 2;

/** What one more of a unit is worth here, after what was chosen already. */
function worthOf(o: Outlook, type: UnitType, system: string, made: ReadonlyMap<UnitType, number>): number {
  const { v, pub, seat } = o;
  const facts = factsOf(pub, seat, type);
  const chosen = made.get(type) ?? 0;
  const pull = o.pulls.units.get(type) ?? 0;
  const here = (fits: (other: UnitType) => boolean): number =>
    placesIn(system).reduce((sum, place) => sum + countAt(pub, place, seat, fits), 0) +
    [...made].reduce((sum, [other, n]) => sum + (fits(other) ? n : 0), 0);
  const room =
    capacityIn(v, seat, system) +
    [...made].reduce((sum, [other, n]) => sum + n * (factsOf(pub, seat, other).capacity ?? 0), 0);
  const open = work(o, system);
  if (isGroundForce(type)) {
    const troops = here(isGroundForce);
    const wanted = Math.min(10, 2 + Math.ceil(1.3 * open) + (o.pub.custodians ? 1 : 2));
    const stays = troops >= GARRISON + Math.max(room, 2);
    const base = type === 'mech' ? (stays ? 1 : 2.2) : troops < wanted ? (stays ? 0.4 : 1.5) : 0.2;
    return base + pull;
  }
  if (type === 'fighter') {
    const fighters = here((other) => other === 'fighter');
    const places = room + freeFighters(v, seat, system) - countAt(pub, system, seat, isGroundForce);
    return fighters < places ? 0.62 : 0;
  }
  const capacity = facts.capacity ?? 0;
  const carriers = onBoard(pub, seat, 'carrier') + (made.get('carrier') ?? 0);
  // Ground forces that wait for a transport here.
  const waits = here(isGroundForce) - GARRISON > room + 1;
  const fight = { system, planet: null, attacker: seat, defender: seat, round: 1 };
  const { hits, takes } = forceOf(v, seat, [{ seat, type, marks: '', n: 1 }], fight);
  const power = 3.1 * Math.sqrt(hits * takes) * (takes > 1 ? 1.15 : 1);
  const carrying =
    capacity > 1
      ? (waits || carriers < 2 + Math.min(3, open / 2) ? 1.1 : 0.35) * Math.min(capacity, 4)
      : 0.3 * capacity;
  const again = chosen > 1 ? 0.8 : 1;
  return (power + carrying) * again + pull;
}

/** What the last free place of a fleet is worth. */
const PLACE = 3;
/** So many ships may come to stand in a system. */
const slotsLeft = (o: Outlook, system: string): number =>
  fleetLimit(o.v, o.seat, system) - fleetSize(o.pub, system, o.seat);

export function build(o: Outlook, { system, dock, within }: Yard): Production {
  const plan = productionPlan(o.v, o.seat, system, dock, within);
  choose(o, plan, system, within !== null);
  // Something must be produced: the first that is possible.
  if (plan.lacks() !== null)
    plan.add(
      plan.slots.findIndex((_, slot) => plan.refuses(slot, 1) === null),
      1,
    );
  return plan.write(plan.auto!.best(null));
}

/** Adds what is worth more than it costs, the best bargain first. */
function choose(o: Outlook, plan: Plan<Production>, system: string, byEffect: boolean): Map<UnitType, number> {
  const made = new Map<UnitType, number>();
  const purse = spendable(o.v, o.seat, 'resources', o.reserve);
  let slots = slotsLeft(o, system);
  const berths = plan.slots.map(({ id }) => id.split('@') as [UnitType, string]);
  const price = (): number =>
    costOf(
      o.v,
      o.seat,
      system,
      [...made].map(([unit, n]) => ({ unit, n })),
      byEffect,
    );
  for (let steps = 0; steps < 20; steps++) {
    const before = price();
    let best: { slot: number; n: number; gain: number } | null = null;
    for (const [slot, [type]] of berths.entries()) {
      if (isWarship(type) && slots <= 0) continue;
      const pair = factsOf(o.pub, o.seat, type).pair ? 2 : 1;
      const n = pair === 2 && plan.refuses(slot, 2) === null ? 2 : 1;
      if (plan.refuses(slot, n) !== null) continue;
      made.set(type, (made.get(type) ?? 0) + n);
      const cost = price() - before;
      made.set(type, made.get(type)! - n);
      if (before + cost > purse) continue;
      const worth = n * worthOf(o, type, system, made);
      const gain = worth - 0.62 * cost;
      // A place in the fleet is worth something too, the more the fewer are left.
      const place = isWarship(type) ? PLACE / Math.max(1, slots) : 0;
      const rate = gain / Math.max(0.5, cost + place);
      if (gain > 0 && (best === null || rate > best.gain)) best = { slot, n, gain: rate };
    }
    if (best === null) break;
    const [type] = berths[best.slot]!;
    plan.add(best.slot, best.n);
    made.set(type, (made.get(type) ?? 0) + best.n);
    if (isWarship(type)) slots -= best.n;
  }
  return made;
}

/** What producing in a system would bring; 0 where nothing can be produced. */
export function yardWorth(o: Outlook, system: string): number {
  if (!hasYard(o, system)) return 0;
  const plan = productionPlan(o.v, o.seat, system, null);
  const made = choose(o, plan, system, false);
  const units = [...made].map(([unit, n]) => ({ unit, n }));
  return o.style.produce * costOf(o.v, o.seat, system, units);
}
const hasYard = (o: Outlook, system: string): boolean =>
  placesIn(system).some(
    (place) =>
      (o.pub.units[place] ?? []).some(
        ({ seat, type }) => seat === o.seat && factsOf(o.pub, seat, type as UnitType).production !== undefined,
      ) || o.v.number('placeProduction', { seat: o.seat, place }, 0) > 0,
  );
export const yards = (o: Outlook): string[] => allSystems(o).filter((system) => hasYard(o, system));
