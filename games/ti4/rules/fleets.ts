import { countPlan, firstOfPlan, flow, listPlan, part, remember, removeUnits } from '@orrery/kernel';
import type { Json, Plan, Seat, Stack } from '@orrery/kernel';
import type { UnitType } from '../content/units/index.ts';
import type { Asked, Pub, Surplus, Ti4 } from '../shapes.ts';
import { stackName } from './figures.ts';
import type { Counted } from './figures.ts';
import { moment, opening } from './moments.ts';
import { bySummary } from './reading.ts';
import { isSystem } from './systems.ts';
import {
  capacityOf,
  countAt,
  factsOf,
  fleetSize,
  isGroundForce,
  isShip,
  placesIn,
  stacksAt,
  takesRoom,
} from './units.ts';

// CAP: at any time the fleet pool limits the ships in a system, and their capacity what lies in space beside them. What is too much is
// removed by its owner's choice, not destroyed (TI4-CAP-04, TI4-CAP-06).

const sumAt = (pub: Pub, seat: Seat, place: string, value: (type: UnitType) => number): number =>
  stacksAt(pub, place).reduce((sum, { seat: of, type, n }) => sum + (of === seat ? n * value(type as UnitType) : 0), 0);

/** Room of a player's ships in a system (TI4-CAP-07). */
export const capacityIn = (v: Asked, seat: Seat, system: string): number =>
  sumAt(v.pub, seat, system, (type) => capacityOf(v, seat, type));
/** Fighters that the docks in a system look after (TI4-CAP-08). */
export const freeFighters = (v: Asked, seat: Seat, system: string): number =>
  placesIn(system).reduce((sum, place) => {
    const ofUnit = (unit: UnitType): number =>
      v.number('freeFighters', { seat, unit, place }, factsOf(v.pub, seat, unit).freeFighters ?? 0);
    return sum + sumAt(v.pub, seat, place, ofUnit);
  }, 0);

/** How many ships are beyond the fleet pool (TI4-CAP-01). */
export const shipsOver = (v: Asked, seat: Seat, system: string): number =>
  fleetSize(v.pub, system, seat) - fleetLimit(v, seat, system);
/** The fleet pool, or what components make of it. */
export const fleetLimit = (v: Asked, seat: Seat, system: string): number =>
  v.number('fleetLimit', { seat, system }, fleetTokens(v, seat));
/** Tokens in the fleet pool, also those of others that a component puts there. */
export const fleetTokens = (v: Asked, seat: Seat): number =>
  v.number('fleetTokens', { seat }, v.pub.sheets[seat]!.fleet);

/** Some units need none beside ships that have any. */
const needsRoom = (v: Asked, seat: Seat, type: UnitType, capacity: number): boolean =>
  capacity === 0 || takesRoom(v, seat, type);
/** How many units in space find no room, and how many of these must be ground forces. */
export function cargoOver(v: Asked, seat: Seat, system: string): { all: number; ground: number } {
  const { pub } = v;
  const capacity = capacityIn(v, seat, system);
  const ground = countAt(pub, system, seat, (type) => isGroundForce(type) && needsRoom(v, seat, type, capacity));
  const fighters = countAt(pub, system, seat, (type) => type === 'fighter');
  const unhoused = fighters === 0 ? 0 : Math.max(0, fighters - freeFighters(v, seat, system));
  // Fighters that move by themselves may stand in the fleet pool instead (TI4-CAP-11).
  const { move, perShip = 1 } = factsOf(pub, seat, 'fighter');
  const places = move === undefined ? 0 : Math.min(unhoused, perShip * Math.max(0, -shipsOver(v, seat, system)));
  return { all: ground + unhoused - places - capacity, ground: ground - capacity };
}

const isCounted = (surplus: Surplus['of'], type: string): boolean =>
  surplus === 'fleet' ? isShip(type) && type !== 'fighter' : type === 'fighter' || isGroundForce(type);

/** In a space combat room is counted once, when it has ended (TI4-CAP-10). */
const isFighting = (pub: Pub, system: string): boolean =>
  !bySummary(pub) && pub.table.stack.some((frame) => frame.proc === 'spaceBattle' && frame.system === system);

/** By the summary ships beyond the fleet pool are lost at the end of the action. */
const isActing = (pub: Pub): boolean => bySummary(pub) && pub.table.stack.some(({ proc }) => proc === 'tacticalAction');

interface Fleet {
  readonly seat: Seat;
  /** Ships that the fleet pool limits, and units that may need room. */
  ships: number;
  carried: number;
}
/** What each player has in a system; stacks are never changed in place. */
const fleetsIn = (stacks: readonly Stack[]): readonly Fleet[] =>
  remember(stacks, 'fleets', () => {
    const fleets: Fleet[] = [];
    for (const { seat, type, n } of stacks) {
      let fleet = fleets.find((one) => one.seat === seat);
      if (!fleet) fleets.push((fleet = { seat, ships: 0, carried: 0 }));
      if (isCounted('fleet', type)) fleet.ships += n;
      else if (isCounted('capacity', type)) fleet.carried += n;
    }
    return fleets;
  });

/** What is too much anywhere; fleets first, since ships that go take room with them. */
function surplusOf(v: Asked): ({ seat: Seat } & Surplus) | null {
  const { pub } = v;
  const tokens: number[] = [];
  for (const system in pub.units) {
    if (!isSystem(system)) continue;
    for (const { seat, ships, carried } of fleetsIn(pub.units[system]!)) {
      if (ships > 0) {
        const limit = v.number('fleetLimit', { seat, system }, (tokens[seat] ??= fleetTokens(v, seat)));
        if (ships > limit && !isActing(pub)) return { seat, system, of: 'fleet', n: ships - limit };
      }
      if (carried === 0 || carried <= capacityIn(v, seat, system) || isFighting(pub, system)) continue;
      const { all } = cargoOver(v, seat, system);
      if (all > 0) return { seat, system, of: 'capacity', n: all };
    }
  }
  return null;
}

function removalPlan(v: Asked, seat: Seat, { system, of, n }: Surplus): Plan<Counted> {
  const { pub } = v;
  const capacity = capacityIn(v, seat, system);
  const stacks = stacksAt(pub, system).filter(
    (stack) =>
      stack.seat === seat &&
      isCounted(of, stack.type) &&
      (of === 'fleet' || needsRoom(v, seat, stack.type as UnitType, capacity)),
  );
  const all = stacks.map(() => 1);
  const rule = of === 'fleet' ? 'TI4-CAP-04' : 'TI4-CAP-03';
  return countPlan<Counted>({
    slots: stacks.map((stack) => ({ id: stackName(stack), most: stack.n })),
    bounds: [{ rule, of: n, weights: all, meter: of }],
    floors: [
      { rule, of: n, weights: all },
      ...(of === 'capacity'
        ? [
            {
              rule,
              of: cargoOver(v, seat, system).ground,
              weights: stacks.map(({ type }) => +isGroundForce(type)),
            },
          ]
        : []),
    ],
    write: (counts) =>
      Object.fromEntries(stacks.flatMap((stack, i) => (counts[i]! > 0 ? [[stackName(stack), counts[i]!]] : []))),
    read: (answer) => (isCountedAnswer(answer) ? { counts: new Map(Object.entries(answer)), part: null } : { rule }),
    unknown: () => rule,
  });
}
const isCountedAnswer = (answer: Json): answer is Counted =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer);

function remove(pub: Pub, seat: Seat, system: string, chosen: Counted): Stack[] {
  const gone = stacksAt(pub, system).flatMap((stack) =>
    stack.seat === seat && chosen[stackName(stack)] ? [{ ...stack, n: chosen[stackName(stack)]! }] : [],
  );
  for (const { type, marks, n } of gone) removeUnits(pub.units, system, seat, type, n, marks);
  return gone;
}

export const removeSurplus = flow<Ti4>()('removeSurplus', {
  /** Where there is no choice nobody is asked. */
  choose: (t, f) => {
    // Another rule that always holds may have come first, tokens that go without a figure for one: what is too much is looked up again.
    const surplus = surplusOf(t);
    if (!surplus) return t.end();
    Object.assign(f, surplus);
    const plan = removalPlan(t, f.seat, f);
    const only = listPlan(plan, 1, 'best');
    if (only === null) return t.ask(f.seat, 'removeSurplus', { system: f.system, of: f.of, n: f.n }, 'chosen');
    f.chosen = only[0]!;
    return t.next;
  },
  remove: (t, f) => {
    if (bySummary(t.pub) && f.of === 'fleet') {
      const { seat, system } = f;
      const names = Object.entries(f.chosen!).flatMap(([name, n]) => Array.from({ length: n }, () => name));
      return moment(t, 'destroyed', { seat, by: seat, system, place: system, purpose: 'effect', units: names });
    }
    const units = remove(t.pub, f.seat, f.system, f.chosen!).map(({ type, n }) => ({ unit: type as UnitType, n }));
    t.emit('surplusRemoved', { seat: f.seat, system: f.system, of: f.of, units });
    return opening(t, 'surplus.removed', { seat: f.seat, system: f.system, units });
  },
  over: (t) => t.end(),
});

export const fleetsPart = part<Ti4>()({
  procedures: { removeSurplus },
  asks: {
    removeSurplus: {
      rule: 'TI4-CAP-04',
      begin: (v, q) => removalPlan(v, v.seat!, q),
      fallback: (v, q) => firstOfPlan(removalPlan(v, v.seat!, q))!,
    },
  },
  invariants: [
    (_, asked) => {
      const surplus = surplusOf(asked);
      return surplus && { proc: 'removeSurplus', locals: surplus };
    },
  ],
});
