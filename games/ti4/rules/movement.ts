import { countPlan, flow, moveUnits, part, removeUnits } from '@orrery/kernel';
import type { Closed, Plan, Seat, Slot, Stack } from '@orrery/kernel';
import type { Wormhole } from '../content/tiles.ts';
import type { UnitType } from '../content/units/index.ts';
import type { Asked, Movement, Pub, Table, Ti4 } from '../shapes.ts';
import { isRecord, readFigures, slotName, stackName, stacksOfSeat, writeFigures } from './figures.ts';
import { fleetLimit } from './fleets.ts';
import { load } from './loading.ts';
import type { Sailing } from './loading.ts';
import { opening } from './moments.ts';
import { LOST_IN_RIFT, anomaliesOf, rollsForRift, voyageOf, waysTo, whyNot } from './routes.ts';
import type { Way } from './routes.ts';
import { isSystem, systemOf } from './systems.ts';
import { hasToken } from './tokens.ts';
import type { Arrival } from './windows.ts';
import { capacityOf, factsOf, fleetSize, isGroundForce, isShip, takesRoom } from './units.ts';

// MOVE: movement of a tactical action. All ships and all they carry are one answer (TI4-MOVE-07); ways are found for the player.

/** The move value of a ship that starts in a nebula (TI4-ANOM-05). */
const FROM_NEBULA = 1;

interface Counting extends Slot {
  readonly stack: string;
  readonly at: string;
  readonly type: UnitType;
  readonly marks: string;
}
interface FreightSlot extends Counting {
  /** It takes no room aboard. */
  readonly isLight: boolean;
}
interface ShipSlot extends Counting {
  readonly capacity: number;
  readonly ways: readonly Way[];
  /** Its ways when the ship that takes a wormhole along has gone first. */
  readonly later: readonly Way[];
  readonly hasWormhole: boolean;
}
/** What can be counted in a movement: ships, which have room, and what they carry. */
export type MoveSlot = Counting & Partial<Pick<ShipSlot, 'capacity' | 'ways'> & Pick<FreightSlot, 'isLight'>>;
interface Harbour {
  readonly ships: readonly ShipSlot[];
  readonly freight: readonly FreightSlot[];
  readonly closed: readonly Closed[];
}
/** A stack that is carried has a slot beside that of the same stack moving by itself. */
export const CARRIED = 'carry ';

const ownStacks = (pub: Pub, seat: Seat): [place: string, stack: Stack][] =>
  stacksOfSeat(pub, seat, () => true).map(({ stack, place }) => [place, stack]);
/** Fighters and ground forces are carried (TI4-MOVE-05). */
const isFreight = (type: string): boolean => type === 'fighter' || isGroundForce(type);
/** Nothing leaves or is picked up where a token of its owner lies, other than in the active system (TI4-MOVE-01, TI4-MOVE-10). */
const isHeld = (v: Asked, seat: Seat, unit: UnitType, system: string, to: string): boolean =>
  system !== to && hasToken(v.pub, system, seat) && !v.permission('mayLeave', { seat, unit, system }, false);

/** How far a ship moves that starts in a system. */
export const moveOf = (v: Asked, seat: Seat, unit: UnitType, marks: string, from: string, to: string): number =>
  v.number(
    'move',
    { seat, unit, marks, from, to },
    isSlow(v, seat, from) ? FROM_NEBULA : factsOf(v.pub, seat, unit).move!,
  );

/** Everything that can move into the active system or be picked up on the way, asked of the board once. */
function harbourOf(v: Asked, seat: Seat, to: string): Harbour {
  const { pub } = v;
  const stacks = ownStacks(pub, seat);
  const { voyage, ofCarrier, later } = voyagesOf(v, seat, to, stacks);
  const stops = new Set(stacks.filter(([, { type }]) => isFreight(type)).map(([place]) => systemOf(place)));
  /** Where ships of a type may pick something up. */
  const openTo = (unit: UnitType): string[] => [...stops].filter((system) => !isHeld(v, seat, unit, system, to));
  const ships: ShipSlot[] = [];
  const freight: FreightSlot[] = [];
  const closed: Closed[] = [];
  const counting = (at: string, { type, marks, n }: Stack, prefix = ''): Counting => {
    const stack = stackName({ type, marks });
    return { id: prefix + slotName(stack, at), most: n, stack, at, type: type as UnitType, marks };
  };
  for (const [from, stack] of stacks) {
    const unit = stack.type as UnitType;
    if (factsOf(pub, seat, unit).move === undefined || !isSystem(from)) continue;
    const move = moveOf(v, seat, unit, stack.marks, from, to);
    const capacity = capacityOf(v, seat, unit);
    const slot = counting(from, stack);
    const leaps = from !== to && v.permission('mayLeap', { seat, from, to }, false);
    const held = !leaps && isHeld(v, seat, unit, from, to);
    const open = openTo(unit);
    const hasWormhole = wormholeOf(pub, seat, unit) !== undefined;
    const [own, other] = hasWormhole ? [ofCarrier, ofCarrier] : [voyage, later];
    const ways = leaps ? [leapFrom(v, seat, from, to, open)] : held ? [] : waysTo(own, unit, from, move, open);
    const waysLater = leaps || held || other === own ? ways : waysTo(other, unit, from, move, open);
    if (ways.length + waysLater.length > 0) ships.push({ ...slot, capacity, ways, later: waysLater, hasWormhole });
    else
      closed.push(held ? { id: slot.id, rule: 'TI4-MOVE-01' } : barred(slot.id, () => whyNot(own, unit, from, move)));
  }
  const passed = new Set(
    ships.filter(({ capacity }) => capacity > 0).flatMap((ship) => allWays(ship).flatMap((way) => way.stops)),
  );
  for (const [place, stack] of stacks) {
    // What lies in space in the active system is there already.
    if (!isFreight(stack.type) || place === to) continue;
    const slot = counting(place, stack, CARRIED);
    if (passed.has(systemOf(place))) freight.push({ ...slot, isLight: !takesRoom(v, seat, slot.type) });
    else closed.push({ id: slot.id, rule: 'TI4-MOVE-10' });
  }
  // A ship that is there already moves only to pick something up.
  const moving = ships.filter(
    (ship) =>
      ship.at !== to ||
      (ship.capacity > 0 && freight.some((one) => allWays(ship).some((way) => way.stops.includes(systemOf(one.at))))),
  );
  // Room first: ships that carry stand before those that do not, and before what they carry.
  return { ships: moving.toSorted((a, b) => b.capacity - a.capacity), freight, closed };
}
/** Why a ship cannot come is worked out when somebody asks. */
const barred = (id: string, why: () => string): Closed => ({
  id,
  get rule() {
    return why();
  },
});
/** Whether ships that start here are slow (TI4-ANOM-05). */
const isSlow = (v: Asked, seat: Seat, from: string): boolean =>
  anomaliesOf(v, from, seat, true).includes('nebula') && v.permission('isSlowed', { seat, anomaly: 'nebula' }, true);
const leapFrom = (v: Asked, seat: Seat, from: string, to: string, open: readonly string[]): Way => ({
  systems: [from, to],
  rifts: rollsForRift(v, seat, from, true) ? 1 : 0,
  stops: [from, to].filter((system) => open.includes(system)),
});
const allWays = ({ ways, later }: ShipSlot): readonly Way[] => (later === ways ? ways : [...ways, ...later]);

const wormholeOf = (pub: Pub, seat: Seat, unit: UnitType): Wormhole | undefined => factsOf(pub, seat, unit).wormhole;
/**
 * Where ships of a player may pass. A ship that takes a wormhole along leaves its system by it and does not come back that way; it goes
 * after all others, or before them: then its wormhole is in the active system for `later` ships (TI4-CREU-04).
 */
function voyagesOf(v: Asked, seat: Seat, to: string, stacks: readonly [place: string, stack: Stack][]) {
  const voyage = voyageOf(v, seat, to);
  const carrier = stacks.find(([at, { type }]) => isSystem(at) && wormholeOf(v.pub, seat, type as UnitType));
  if (!carrier) return { voyage, ofCarrier: voyage, later: voyage };
  const [from, { type }] = carrier;
  const wormhole = wormholeOf(v.pub, seat, type as UnitType)!;
  const ofCarrier = voyageOf(v, seat, to, (system) => (system === from ? null : { wormhole, from, to: null }));
  const later = from === to ? voyage : voyageOf(v, seat, to, () => ({ wormhole, from, to }));
  return { voyage, ofCarrier, later };
}

function sailings({ ships, freight }: Harbour, counts: readonly number[]): Sailing[] | null {
  const waiting = freight.map(({ at, isLight }, i) => ({
    system: systemOf(at),
    n: counts[ships.length + i]!,
    isLight,
  }));
  const by = (waysOf: (ship: ShipSlot) => readonly Way[]): Sailing[] | null =>
    load(
      ships.map((ship, i) => ({ ways: waysOf(ship), capacity: ship.capacity, n: counts[i]! })),
      waiting,
    );
  const isShifted = ships.some(({ hasWormhole }, i) => hasWormhole && counts[i]! > 0);
  return by(({ ways }) => ways) ?? (isShifted ? by(({ later }) => later) : null);
}

export function movementPlan(v: Asked, seat: Seat, to: string): Plan<Movement> {
  const harbour = harbourOf(v, seat, to);
  const { ships, freight, closed } = harbour;
  const slots = [...ships, ...freight];
  /** A fighter that moves by itself is not carried as well (TI4-MOVE-14). */
  const twice = ships.filter((ship) => freight.some(({ id }) => id === CARRIED + ship.id));
  const arriving = (counts: readonly number[]): number =>
    ships.reduce((n, { type, at }, i) => n + (type === 'fighter' || !isShip(type) || at === to ? 0 : counts[i]!), 0);
  return countPlan<Movement>({
    slots,
    closed,
    bounds: [
      {
        rule: 'TI4-MOVE-05',
        of: 0,
        weights: [...ships.map(({ capacity }) => -capacity), ...freight.map(({ isLight }) => +!isLight)],
        meter: 'capacity',
      },
      ...twice.map((ship) => ({
        rule: 'TI4-MOVE-14',
        of: ship.most,
        weights: slots.map(({ id }) => +(id === ship.id || id === CARRIED + ship.id)),
      })),
    ],
    also: (counts) => (sailings(harbour, counts) ? null : 'TI4-MOVE-10'),
    warnings: (counts) => {
      const over = fleetSize(v.pub, to, seat) + arriving(counts) - fleetLimit(v, seat, to);
      return over > 0 ? [{ rule: 'TI4-CAP-04', with: { over } }] : [];
    },
    write: (counts) => ({
      ships: writeFigures(ships, counts),
      cargo: writeFigures(freight, counts.slice(ships.length)),
    }),
    read: (answer) => {
      if (!isRecord(answer)) return { rule: 'TI4-MOVE-02' };
      const own = readFigures(answer['ships']);
      const carried = readFigures(answer['cargo'], CARRIED);
      return own && carried ? { counts: new Map([...own, ...carried]), part: null } : { rule: 'TI4-MOVE-02' };
    },
    unknown: (id) => (id.startsWith(CARRIED) ? 'TI4-MOVE-10' : 'TI4-MOVE-02'),
  });
}

/** The dice of a ship that leaves gravity rifts, one for each: the place on its way where it is lost, or null (TI4-ANOM-07, TI4-ANOM-12). */
function rollRifts(t: Table, seat: Seat, unit: UnitType, way: Way): number | null {
  for (let i = 0; i < way.systems.length - 1; i++) {
    const system = way.systems[i]!;
    if (!rollsForRift(t, seat, system, true)) continue;
    const roll = t.die('rift', 10);
    t.emit('riftRolled', { seat, unit, system, roll, lost: roll <= LOST_IN_RIFT });
    if (roll <= LOST_IN_RIFT) return i;
  }
  return null;
}

/** Moves all that was declared; ships that a gravity rift takes are removed with what they had aboard. What arrived, slot by slot. */
function sail(t: Table, seat: Seat, to: string, harbour: Harbour, voyages: readonly Sailing[]): number[] {
  const { units } = t.pub;
  const { ships, freight } = harbour;
  const arrived = [...ships, ...freight].map(() => 0);
  for (const { movers, way, aboard } of voyages) {
    const ship = ships[movers]!;
    const lostAt = rollRifts(t, seat, ship.type, way);
    if (lostAt !== null) removeUnits(units, ship.at, seat, ship.type, 1, ship.marks);
    else {
      moveUnits(units, ship.at, to, seat, ship.type, 1, ship.marks);
      arrived[movers]!++;
    }
    aboard.forEach((n, i) => {
      const { at, type, marks } = freight[i]!;
      if (lostAt === null) {
        moveUnits(units, at, to, seat, type, n, marks);
        arrived[ships.length + i]! += n;
      } else if (way.systems.indexOf(systemOf(at)) <= lostAt) removeUnits(units, at, seat, type, n, marks);
    });
  }
  return arrived;
}

const countsOf = ({ ships, freight }: Harbour, { ships: moved, cargo }: Movement): number[] => [
  ...ships.map(({ at, stack }) => moved[at]?.[stack] ?? 0),
  ...freight.map(({ at, stack }) => cargo[at]?.[stack] ?? 0),
];

export const NO_MOVE: Movement = { ships: {}, cargo: {} };

export const movement = flow<Ti4>()('movement', {
  begin: (t, f) => opening(t, 'move.would', { seat: f.seat, system: f.system, units: [] }),
  choose: (t, f) =>
    movementPlan(t, f.seat, f.system).slots.length === 0
      ? 'arrived'
      : t.ask(f.seat, 'move', { system: f.system }, 'moves'),
  sail: (t, f) => {
    const harbour = harbourOf(t, f.seat, f.system);
    const counts = countsOf(harbour, f.moves!);
    const whatOf = (numbers: readonly number[]): Arrival[] =>
      [...harbour.ships, ...harbour.freight].flatMap(({ type, at }, i) =>
        numbers[i]! > 0 && at !== f.system ? [{ unit: type, n: numbers[i]!, from: at }] : [],
      );
    const units = whatOf(counts);
    if (units.length > 0) t.emit('moved', { seat: f.seat, system: f.system, units });
    const arrived = sail(t, f.seat, f.system, harbour, sailings(harbour, counts)!);
    f.arrived = { seat: f.seat, system: f.system, units: whatOf(arrived) };
    return t.next;
  },
  arrived: (t, f) => opening(t, 'move.after', f.arrived ?? { seat: f.seat, system: f.system, units: [] }),
  over: (t) => t.end(),
});

export const movementPart = part<Ti4>()({
  procedures: { movement },
  asks: {
    move: {
      rule: 'TI4-MOVE-02',
      begin: (v, { system }) => movementPlan(v, v.seat!, system),
      fallback: () => NO_MOVE,
    },
  },
});
