import { bots } from '@orrery/imperium';
import { roomFor } from '@orrery/kernel';
import type { Plan, Seat, Stack } from '@orrery/kernel';
import { capacityIn, fleetLimit } from '../rules/fleets.ts';
import { CARRIED, movementPlan } from '../rules/movement.ts';
import type { MoveSlot } from '../rules/movement.ts';
import { homePlanetsOf, isSystem, planetsAt, systemOf } from '../rules/systems.ts';
import { capacityOf, countAt, fleetSize, isGroundForce, isShip, stacksAt } from '../rules/units.ts';
import type { Movement } from '../shapes.ts';
import { cannonHits, forceOf, priceOf, shipsIn } from './forces.ts';
import { shareOut, targetsIn } from './landing.ts';
import type { Landing } from './landing.ts';
import { planetWorth, rivals } from './outlook.ts';
import type { Outlook } from './outlook.ts';

// Which ships and troops go to a system, and what would come of it. Found anew whenever it is asked: the same board gives the same muster.

export interface Muster {
  readonly answer: Movement;
  readonly moves: boolean;
  readonly landings: readonly Landing[];
  readonly foe: Seat | null;
  /** The chance to win the space battle, if there is one. */
  readonly chance: number;
  readonly loss: number;
  readonly foeWorth: number;
  /** Ground forces that stay aboard. */
  readonly aboard: number;
  /** Systems that ships leave. */
  readonly origins: readonly string[];
  /** Whether a ship will stand where none of the player's stood. */
  readonly arrives: boolean;
  /** What it is worth that ships come together here. */
  readonly gathered: number;
}

/** Ground forces that are brought for what lies beyond. */
const FURTHER = 2;

/** What could be taken from a system in the next move: the best free planets beside it. */
export function prospect(o: Outlook, system: string): number {
  let best = 0;
  for (const near of o.near(system)) {
    if (shipsIn(o.v, near, o.seat).length > 0 || rivals(o).some((seat) => shipsIn(o.v, near, seat).length > 0))
      continue;
    const free = planetsAt(o.pub, near).filter(
      (planet) => o.pub.planets[planet] && o.pub.planets[planet]!.owner === null,
    );
    best = Math.max(
      best,
      free.reduce((sum, planet) => sum + planetWorth(o, planet), 0),
    );
  }
  return best;
}

/** The chance of a ship to leave a gravity rift (TI4-ANOM-07). */
const SURVIVES = 0.7;
/** With such a chance nobody sends more. */
const ENOUGH = 0.88;

class Order {
  readonly o: Outlook;
  readonly system: string;
  readonly plan: Plan<Movement>;
  readonly slots: readonly MoveSlot[];
  room: number;
  /** What is needed here goes before what other systems need; what is merely useful does not. */
  isGenerous = true;
  constructor(o: Outlook, system: string) {
    this.o = o;
    this.system = system;
    this.plan = movementPlan(o.v, o.seat, system) as Plan<Movement>;
    this.slots = this.plan.slots as unknown as readonly MoveSlot[];
    this.room = fleetLimit(o.v, o.seat, system) - fleetSize(o.pub, system, o.seat);
  }
  isCarried(slot: number): boolean {
    return this.slots[slot]!.id.startsWith(CARRIED);
  }
  isFleetShip(slot: number): boolean {
    return !this.isCarried(slot) && this.slots[slot]!.type !== 'fighter';
  }
  /** So many figures of a slot may still go: what guards a place stays. */
  spare(slot: number): number {
    const { at, type, most } = this.slots[slot]!;
    const left = most - this.plan.counts[slot]!;
    if (this.isCarried(slot) && isGroundForce(type)) return Math.max(0, left - this.keeps(at) - this.promised(at));
    return left;
  }
  /** Where another transport waits, troops wait for it too. */
  private promised(at: string): number {
    if (this.isGenerous) return 0;
    const { o } = this;
    const origin = systemOf(at);
    const waits = this.slots.some(
      (slot, i) =>
        slot.at === origin && !this.isCarried(i) && (slot.capacity ?? 0) > 1 && this.plan.counts[i]! < slot.most,
    );
    return waits && origin !== this.system && prospect(o, origin) > 0 ? FURTHER : 0;
  }
  private keeps(at: string): number {
    if (isSystem(at)) return 0;
    const { o } = this;
    const isHome = homePlanetsOf(o.pub, o.seat).includes(at as never);
    const isDock = countAt(o.pub, at, o.seat, (type) => type === 'space-dock') > 0;
    const inDanger = o.threat(systemOf(at)).takes > 0;
    if (isHome) return inDanger ? 2 : 0;
    return isDock || inDanger ? 1 : 0;
  }
  /** Adds as many as possible, up to so many; how many it was. */
  add(slot: number, most: number): number {
    const isFleetShip = this.isFleetShip(slot) && this.slots[slot]!.at !== this.system;
    const n = Math.min(
      most,
      this.spare(slot),
      roomFor(this.plan, slot),
      isFleetShip ? Math.max(0, this.room) : Infinity,
    );
    if (n <= 0) return 0;
    this.plan.add(slot, n);
    if (isFleetShip) this.room -= n;
    return n;
  }
  take(slot: number, n: number): void {
    this.plan.add(slot, -n);
    if (this.isFleetShip(slot) && this.slots[slot]!.at !== this.system) this.room += n;
  }
  /** Ships that will be there: those that stand there and those that come. */
  ships(): Stack[] {
    const { seat } = this.o;
    const coming = this.slots.flatMap(({ type, marks, at }, i): Stack[] => {
      const n = this.plan.counts[i]!;
      return n > 0 && isShip(type) && at !== this.system ? [{ seat, type, marks, n }] : [];
    });
    return [...shipsIn(this.o.v, this.system, seat), ...coming];
  }
  /** Ground forces that can land. */
  troops(): number {
    const there = countAt(this.o.pub, this.system, this.o.seat, isGroundForce);
    return this.slots.reduce(
      (sum, { type }, i) => sum + (this.isCarried(i) && isGroundForce(type) ? this.plan.counts[i]! : 0),
      there,
    );
  }
  /** What the chosen ships have room for still. */
  free(): number {
    return this.slots.reduce(
      (sum, { capacity = 0, isLight = false }, i) =>
        sum + this.plan.counts[i]! * (this.isCarried(i) ? -Number(!isLight) : capacity),
      0,
    );
  }
  /** The most gravity rifts that any of the ships must leave. */
  rifts(): number {
    return this.slots.reduce((most, { ways = [] }, i) => {
      if (this.plan.counts[i] === 0 || ways.length === 0) return most;
      return Math.max(most, Math.min(...ways.map(({ rifts }) => rifts)));
    }, 0);
  }
  indices(fits: (slot: MoveSlot, i: number) => boolean): number[] {
    return this.slots.flatMap((slot, i) => (fits(slot, i) ? [i] : []));
  }
}

export function muster(o: Outlook, system: string): Muster {
  const { v, seat } = o;
  const order = new Order(o, system);
  const foe = rivals(o).find((other) => shipsIn(v, system, other).length > 0) ?? null;
  const fight = { system, planet: null, attacker: seat, defender: foe ?? seat, round: 1 };
  const foes = foe === null ? bots.NO_FORCE : forceOf(v, foe, shipsIn(v, system, foe), fight);
  const cannon = rivals(o).reduce((sum, other) => sum + cannonHits(v, system, other), 0);
  const fleet = () => bots.after(forceOf(v, seat, order.ships(), fight), cannon);
  const odds = () =>
    foe === null ? (order.ships().length > 0 ? Math.min(1, fleet().takes + 0.2) : 0) : bots.winChance(fleet(), foes);

  const targets = targetsIn(o, system, shipsIn(v, system, seat)).filter(({ worth }) => worth > 0);
  const need = targets.reduce((sum, one) => sum + one.need, 0);
  const next = prospect(o, system) > 0 ? FURTHER : 0;
  if (need > 0) bringTroops(order, need);
  order.isGenerous = false;
  if (next > 0 && order.troops() === 0) bringTroops(order, next, 1);
  const wasThere = shipsIn(v, system, seat).length > 0;
  const isWanted = !wasThere && (o.pulls.systems.get(system) ?? 0) > 0;
  if (order.ships().length === 0 && isWanted) sendOne(order);
  if (order.ships().length > 0 || foe !== null) if (foe !== null || cannon > 0) bringGuns(order, () => odds() < ENOUGH);
  if (order.ships().length > 0) fill(order, need + next, foe !== null);
  const gathered = foe === null && need === 0 ? gather(order) : 0;
  takeAlong(order);

  const ships = order.ships();
  const landings = shareOut(o, system, order.troops(), ships);
  const origins = [
    ...new Set(
      order.slots.flatMap(({ at }, i) =>
        order.plan.counts[i]! > 0 && isShip(order.slots[i]!.type) && at !== system ? [at] : [],
      ),
    ),
  ];
  const own = fleet();
  const safety = SURVIVES ** order.rifts();
  return {
    answer: order.plan.write(null),
    moves: order.plan.counts.some((n) => n > 0),
    landings,
    foe,
    chance: safety * odds(),
    loss: foe === null ? Math.min(own.worth, cannon) : bots.lossOf(own, foes) + Math.min(own.worth, cannon),
    foeWorth: foes.worth,
    aboard: order.troops() - landings.reduce((sum, { n }) => sum + n, 0),
    origins,
    arrives: !wasThere && ships.length > 0,
    gathered,
  };
}

/** Ground forces that stay where units are made. */
const GARRISON = 2;
/** Ground forces on the planets of a system that its ships have no room for. */
export function waiting(o: Outlook, system: string): number {
  const troops = planetsAt(o.pub, system).reduce(
    (sum, planet) => sum + Math.max(0, countAt(o.pub, planet, o.seat, isGroundForce) - GARRISON),
    0,
  );
  return Math.max(0, troops - Math.max(0, capacityIn(o.v, o.seat, system)));
}
/** Ships that are still missing here for a fleet that an objective asks for; only where it is nearest. */
const missingShips = (o: Outlook, system: string): number =>
  o.fleetAsked > 0 && o.gathering === system ? o.fleetAsked - fleetSize(o.pub, system, o.seat) : 0;
/** Whether ships could be called together in a system. */
export const isRallying = (o: Outlook, system: string): boolean =>
  waiting(o, system) > 1 || missingShips(o, system) > 0;

/** Transports come back to ground forces that wait, and ships join a fleet that an objective asks for; what that is worth. */
function gather(order: Order): number {
  const { o, system } = order;
  let worth = 0;
  let troops = waiting(o, system);
  let missing = missingShips(o, system);
  const step = missing > 0 ? bots.stepShare(missing) * o.point : 0;
  const idle = order
    .indices(({ at }, i) => order.isFleetShip(i) && at !== system && !(o.pulls.holds.get(at) ?? 0))
    .toSorted((a, b) => (order.slots[b]!.capacity ?? 0) - (order.slots[a]!.capacity ?? 0));
  for (const slot of idle) {
    const { capacity = 0, at } = order.slots[slot]!;
    // Who can go on from where it is, or has troops there, stays.
    if (prospect(o, at) > 0 || waiting(o, at) > 0) continue;
    const fetches = (): boolean => troops > 1 && capacity > 1;
    while ((fetches() || missing > 0) && order.add(slot, 1) > 0) {
      if (fetches()) worth += RETURN * Math.min(troops, capacity);
      if (missing > 0) worth += step;
      troops -= capacity;
      missing--;
    }
  }
  return worth;
}
/** What a ground force is worth that finds a transport. */
const RETURN = 0.7;

/** Transports with ground forces, the cheapest first, until there are enough. */
function bringTroops(order: Order, need: number, most = Infinity): void {
  const freight = order.indices(({ type }, i) => order.isCarried(i) && isGroundForce(type));
  const load = (): void => {
    for (const slot of freight) {
      const more = Math.min(need - order.troops(), order.free());
      if (more > 0) order.add(slot, more);
    }
  };
  const transports = order
    .indices(({ capacity = 0 }, i) => !order.isCarried(i) && capacity > 0)
    .toSorted((a, b) => costOfUse(order, a) - costOfUse(order, b));
  let used = 0;
  for (const slot of transports)
    while (order.troops() < need && order.spare(slot) > 0 && used < most) {
      used++;
      const before = order.troops();
      if (order.add(slot, 1) === 0) break;
      load();
      if (order.troops() > before) continue;
      order.take(slot, 1);
      break;
    }
}
/** What it costs to use a ship for something else: its price, less what it carries; more where its place should be held. */
function costOfUse(order: Order, slot: number): number {
  const { o } = order;
  const { type, at, capacity = 0 } = order.slots[slot]!;
  const held = o.pulls.holds.get(at) ?? 0;
  const isLast = shipsIn(o.v, at, o.seat).reduce((sum, { n }) => sum + n, 0) === 1;
  return priceOf(o.v, o.seat, type) - 1.2 * capacity + (isLast ? held : 0);
}
/** Any ship, to show the flag. */
function sendOne(order: Order): void {
  const ships = order
    .indices((_, i) => order.isFleetShip(i))
    .toSorted((a, b) => costOfUse(order, a) - costOfUse(order, b));
  for (const slot of ships) if (order.add(slot, 1) > 0) return;
}
/** Warships, the strongest first, while more are needed; then fighters. */
function bringGuns(order: Order, wantsMore: () => boolean): void {
  const { o, system } = order;
  const fight = { system, planet: null, attacker: o.seat, defender: o.seat, round: 1 };
  const power = (slot: number): number => {
    const { type, marks } = order.slots[slot]!;
    const { hits, takes } = forceOf(o.v, o.seat, [{ seat: o.seat, type, marks, n: 1 }], fight);
    return hits * takes;
  };
  const ships = order.indices((_, i) => order.isFleetShip(i)).toSorted((a, b) => power(b) - power(a));
  const fighters = order.indices(({ type }) => type === 'fighter');
  for (const slot of ships)
    while (wantsMore() && order.add(slot, 1) > 0) {
      for (const fighter of fighters) if (order.free() > 0) order.add(fighter, order.free());
    }
  for (const slot of fighters) while (wantsMore() && order.add(slot, 1) > 0);
}
/** Room that is left: some more ground forces, and fighters to stand before the ships. */
function fill(order: Order, need: number, isFought: boolean): void {
  const troops = order.indices(({ type, at }, i) => order.isCarried(i) && isGroundForce(type) && at !== order.system);
  const fighters = order.indices(({ type }, i) => order.isCarried(i) && type === 'fighter');
  const more = need > 0 ? need + (isFought ? 3 : 1) : 0;
  for (const slot of troops) {
    const n = Math.min(order.free(), more - order.troops());
    if (n > 0) order.add(slot, n);
  }
  for (const slot of fighters) if (order.free() > 0) order.add(slot, order.free());
}
/** What would find no room where its ships leave goes with them, as far as there is room. */
function takeAlong(order: Order): void {
  const { o } = order;
  const gone = new Map<string, number>();
  order.slots.forEach(({ at, capacity = 0 }, i) => {
    if (!order.isCarried(i) && at !== order.system)
      gone.set(at, (gone.get(at) ?? 0) + order.plan.counts[i]! * capacity);
  });
  for (const [system, room] of gone) {
    if (room === 0) continue;
    const left = stacksAt(o.pub, system).reduce(
      (sum, { seat, type, n }) =>
        sum + (seat === o.seat && isShip(type) ? n * capacityOf(o.v, o.seat, type as never) : 0),
      -room,
    );
    const carried = order.indices(({ at }, i) => order.isCarried(i) && at === system);
    let over = carried.reduce((sum, i) => sum + order.slots[i]!.most - order.plan.counts[i]!, 0) - left;
    for (const slot of carried) if (over > 0) over -= order.add(slot, Math.min(over, order.free()));
  }
}
