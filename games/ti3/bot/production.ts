import type { bots } from '@orrery/imperium';
import type { Plan } from '@orrery/kernel';
import { planetOf, planetsIn } from '../content/tiles.ts';
import { facts, isShip } from '../content/units.ts';
import type { Unit } from '../content/units.ts';
import { fleetSupply } from '../rules/commandCounters.ts';
import { dockSystems } from '../rules/imperial.ts';
import { priceOf, productionPlan } from '../rules/production.ts';
import { queries } from '../rules/queries.ts';
import { fightersIn, fighterSupport } from '../rules/fighters.ts';
import { countAt, fleetSize, onBoard } from '../rules/units.ts';
import type { Production } from '../shapes.ts';
import { forceOf } from './forces.ts';
import { spendable } from './outlook.ts';
import type { Outlook } from './outlook.ts';

// What to build: what carries, what lands, what fights, as far as it is paid and finds room.

const isWarship = (unit: Unit): boolean => isShip(unit) && unit !== 'fighter';
/** Systems with planets to take that are no further than this from a dock's system. */
const SOON = 2;
/** A resource that is not spent is worth so much. */
const UNSPENT = 0.62;
const MOST_STEPS = 20;
/** Fleet Supply is short: a place for a ship costs this. */
const BERTH = 0.5;

/** How many planets near by wait to be taken. */
function work(o: Outlook, from: string): number {
  let planets = 0;
  for (const [system, far] of o.steps(from))
    if (far > 0 && far <= SOON) for (const { id } of planetsIn(system)) if (o.pub.planets[id]!.by === null) planets++;
  return planets;
}

/** What one more of a unit is worth here, after what was chosen already. */
function worthOf(o: Outlook, unit: Unit, place: string, system: string, made: ReadonlyMap<Unit, number>): number {
  const { pub, seat } = o;
  const pull = o.pulls.units.get(unit) ?? 0;
  const chosen = made.get(unit) ?? 0;
  if (unit === 'space-dock') return dockWorth(o, place);
  if (unit === 'pds') return pdsWorth(o, place) * (chosen > 0 ? 0.5 : 1);
  const open = work(o, system);
  if (unit === 'ground-force') {
    const here = planetsIn(system).reduce((sum, { id }) => sum + countAt(pub, id, seat, unit), chosen);
    const carriers = countAt(pub, system, seat, 'carrier') + (made.get('carrier') ?? 0);
    const wanted = 2 + Math.min(Math.ceil(1.3 * open) + 1, 5 * carriers);
    const post = o.pulls.structures.get(`${unit}@${place}`) ?? 0;
    return (here < wanted ? 1.2 : here < wanted + 4 ? 0.4 : 0.1) + post;
  }
  if (unit === 'fighter') {
    const support = fighterSupport(pub, seat, system) + (made.get('carrier') ?? 0) * facts('carrier').capacity!;
    return fightersIn(pub, seat, system) + chosen < support ? 0.6 : 0;
  }
  const fight = { system, planet: null, attacker: seat, defender: seat, round: 1 };
  const { hits, takes } = forceOf(pub, seat, [{ seat, type: unit, marks: '', n: 1 }], fight);
  const power = 3.1 * Math.sqrt(hits * takes) * (takes > 1 ? 1.15 : 1);
  const carriers = onBoard(pub, seat, 'carrier') + (made.get('carrier') ?? 0);
  const capacity = facts(unit).capacity ?? 0;
  const carrying = capacity === 0 ? 0 : (carriers < 2 + Math.min(2, open / 3) ? 0.8 : 0.2) * capacity;
  const again = chosen > 1 ? 0.8 : 1;
  return (power + carrying) * again + pull - BERTH;
}
/** A second and a third dock, where there is something to produce with and room to grow. */
function dockWorth(o: Outlook, planet: string): number {
  const docks = onBoard(o.pub, o.seat, 'space-dock');
  const pull = (o.pulls.structures.get('space-dock') ?? 0) + (o.pulls.structures.get(`space-dock@${planet}`) ?? 0);
  if (pull > 0) return 4 + pull;
  const { resources, system } = planetOf(planet);
  const near = Math.min(9, ...dockSystems(o.pub, o.seat).map((dock) => o.steps(dock).get(system) ?? 9));
  if (o.roundsLeft < 3 || docks >= 3) return 0;
  return 0.8 * resources + Math.min(2, near) + (docks === 1 ? 1.5 : 0);
}
/** Where somebody can come, PDS guard what counts. */
const pdsWorth = (o: Outlook, planet: string): number => {
  const { system } = planetOf(planet);
  const inDanger = o.threat(system).takes > 0;
  return (inDanger ? 2.2 : 0.8) + (system === o.home ? 0.6 : 0);
};

/** Adds what is worth more than it costs, the best bargain first. */
function choose(o: Outlook, plan: Plan<Production>, system: string): number {
  const { pub, seat } = o;
  const made = new Map<Unit, number>();
  const pairs = queries.permission(pub, 'pairs', { seat }, true);
  const extra = queries.number(pub, 'extraResources', { seat }, 0);
  const purse = spendable(o, 'resources');
  const prices = new Map<Unit, number>();
  const price = (unit: Unit): number => {
    let one = prices.get(unit);
    if (one === undefined) prices.set(unit, (one = priceOf(pub, seat, unit)));
    return one;
  };
  const total = (): number => {
    let sum = 0;
    for (const [unit, n] of made) sum += (facts(unit).pair && pairs ? Math.ceil(n / 2) : n) * price(unit);
    return Math.max(0, sum - extra);
  };
  let berths = fleetSupply(pub, seat, system) - fleetSize(pub, system, seat);
  const slots = plan.slots.map(({ id }) => id.split('@') as [Unit, string]);
  let gained = 0;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const before = total();
    let best: { slot: number; n: number; rate: number; gain: number } | null = null;
    for (const [slot, [unit, place]] of slots.entries()) {
      if (isWarship(unit) && berths <= 0) continue;
      const n = facts(unit).pair && plan.refuses(slot, 2) === null ? 2 : 1;
      if (plan.refuses(slot, n) !== null) continue;
      made.set(unit, (made.get(unit) ?? 0) + n);
      const cost = total() - before;
      made.set(unit, made.get(unit)! - n);
      if (before + cost > purse) continue;
      const gain = n * worthOf(o, unit, place, system, made) - UNSPENT * cost;
      const rate = gain / Math.max(0.5, cost);
      if (gain > 0 && (best === null || rate > best.rate)) best = { slot, n, rate, gain };
    }
    if (best === null) break;
    const [unit] = slots[best.slot]!;
    plan.add(best.slot, best.n);
    made.set(unit, (made.get(unit) ?? 0) + best.n);
    if (isWarship(unit)) berths -= best.n;
    gained += best.gain;
  }
  return gained + UNSPENT * total();
}

export function build(o: Outlook, { system, docks }: { system: string; docks: boolean }): Production {
  const plan = productionPlan(o.pub, o.seat, system, docks);
  choose(o, plan, system);
  return plan.write(plan.auto!.best(null));
}

/** What producing in a system would bring; 0 where nothing can be produced. */
export function yardWorth(o: Outlook, system: string, docks: boolean): number {
  const isOwn = planetsIn(system).some(({ id }) => o.pub.planets[id]!.by === o.seat);
  return isOwn ? o.style.produce * choose(o, productionPlan(o.pub, o.seat, system, docks), system) : 0;
}
/** Where a production without an activation is worth most. */
export const bestYard = (o: Outlook): bots.Scored<string>[] =>
  dockSystems(o.pub, o.seat).map((system) => ({ answer: system, score: yardWorth(o, system, false) }));
