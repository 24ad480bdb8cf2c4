import { obstacle, routes } from '@orrery/imperium';
import type { Journey } from '@orrery/imperium';
import { remember, removeUnits } from '@orrery/kernel';
import type { Grown, Illegal, Seat, Stack } from '@orrery/kernel';
import { tile } from '../content/tiles.ts';
import { facts, isShip } from '../content/units.ts';
import type { Ship, Unit } from '../content/units.ts';
import type { Boarding, Loading, MoveAtom, Pub, ShipMove, Table, Ti3, View } from '../shapes.ts';
import { setOut, supplyAt, withLoad, withinSupply } from './fleetSupply.ts';
import type { Supply } from './fleetSupply.ts';
import { sails, tellOf } from './leaders.ts';
import { queries } from './queries.ts';
import { clockwise } from './seating.ts';
import { hasActivated, lanes, systemsOf } from './systems.ts';
import {
  boardsFor,
  capacityOf,
  hasFigures,
  hasFreight,
  hasPassenger,
  loadsFor,
  refuseLoad,
  takeAboard,
} from './transport.ts';
import type { Voyage } from './transport.ts';
import {
  fliesAlone,
  hasAboard,
  isDamaged,
  leadersAboard,
  marksFor,
  nameOf,
  place,
  shipNamed,
  shipsOf,
  takeFighters,
} from './units.ts';

// MOVE: ships move into the activated system, all in one answer: each ship, its way where the way matters, and what it takes aboard.

/** TI3-TECH-33. */
const FIGHTER_MOVEMENT = 2;

/** Borders a ship may cross. A ship that starts in a Nebula has movement 1, whatever else applies (TI3-SYSTEMS-09). */
export function movementOf(pub: Pub, seat: Seat, unit: Unit, from: string, to: string, marks = ''): number {
  const printed = unit === 'fighter' && fliesAlone(pub, seat) ? FIGHTER_MOVEMENT : (facts(unit).movement ?? 0);
  if (printed === 0) return 0;
  if (tile(from).kind === 'nebula') return 1;
  return queries.number(pub, 'movement', { seat, unit, to, marks }, printed);
}

/** Enemy ships hold a system unless all of them are Fighters (TI3-MOVE-05) and no Advanced ones. */
const isHeldByEnemy = (pub: Pub, seat: Seat, system: string): boolean =>
  (pub.units[system] ?? []).some((s) => s.seat !== seat && (s.type !== 'fighter' || fliesAlone(pub, s.seat)));

/** Whose ships hold a system against a player. */
const holders = (pub: Pub, seat: Seat, system: string): Seat[] => [
  ...new Set((pub.units[system] ?? []).filter((s) => s.seat !== seat).map((s) => s.seat)),
];

/** Systems where a fleet with a Diplomat passes by leave of others, `passage` (TI3-OPT-LEADERS-29). */
const byLeave = (pub: Pub, seat: Seat, from: string, system: string, passage: readonly Seat[]): boolean =>
  passage.length > 0 &&
  sails(pub, seat, 'diplomat', from) &&
  holders(pub, seat, system).every((owner) => passage.includes(owner));

function journey(
  pub: Pub,
  seat: Seat,
  from: string,
  movement: number,
  to: string,
  passage: readonly Seat[] = [],
): Journey {
  const may = (because: 'asteroids' | 'enemy') =>
    queries.permission(pub, 'mayCross', { seat, from, to, movement, because }, false);
  return {
    to,
    neighbours: (system) => lanes(pub, system, seat),
    through(system) {
      const { kind } = tile(system);
      if (kind === 'nebula' || kind === 'supernova') return false; // TI3-SYSTEMS-08, TI3-SYSTEMS-10
      if (kind === 'asteroid-field' && !may('asteroids')) return false; // TI3-SYSTEMS-04
      return !isHeldByEnemy(pub, seat, system) || may('enemy') || byLeave(pub, seat, from, system, passage);
    },
  };
}

/** The ways a ship may take. For a ship that can load, ways that pass by different freight are different; for others one is enough. */
function waysOf(
  pub: Pub,
  seat: Seat,
  unit: Unit,
  from: string,
  to: string,
  marks = '',
  passage: readonly Seat[] = [],
): string[][] {
  const movement = movementOf(pub, seat, unit, from, to, marks);
  if (movement === 0) return [];
  const all = routes(journey(pub, seat, from, movement, to, passage), from, movement);
  if (!isTransporter(pub, seat, unit)) return all.slice(0, 1);
  const seen = new Set<string>();
  return all.filter((route) => {
    const freight = [
      ...route.filter((system) => hasFreight(pub, seat, system, to) || hasPassenger(pub, seat, system, to)),
      ...stopsByLeave(pub, seat, route),
    ].join();
    return !seen.has(freight) && seen.add(freight);
  });
}

/** The answer so far as voyages. */
export function voyagesOf(pub: Pub, seat: Seat, system: string, part: readonly MoveAtom[]): Voyage[] {
  const voyages: Voyage[] = [];
  for (const atom of part) {
    if (!('ship' in atom)) {
      takeAboard(voyages.at(-1)!, atom);
      continue;
    }
    const { unit, marks } = shipNamed(atom.ship);
    const route = atom.from === system ? [system] : [atom.from, ...(atom.via ?? []), system];
    voyages.push(setOut(unit, marks, route));
  }
  return voyages;
}

/** Leaders go aboard any ship. */
const isTransporter = (pub: Pub, seat: Seat, unit: Unit): boolean =>
  capacityOf(pub, seat, unit) > 0 || pub.agreed.leaders;

/** Systems on a way that are held by others. */
const stopsByLeave = (pub: Pub, seat: Seat, route: readonly string[]): string[] =>
  pub.agreed.leaders ? route.slice(1, -1).filter((system) => isHeldByEnemy(pub, seat, system)) : [];

/** Whose leave would open new ways to a system for fleets with Diplomats. */
export function leavesNeeded(pub: Pub, seat: Seat, to: string): Seat[] {
  if (!pub.agreed.leaders) return [];
  const everybody = clockwise(pub, seat);
  const found = new Set<Seat>();
  for (const from of systemsOf(pub)) {
    if (from === to || hasActivated(pub, seat, from) || !sails(pub, seat, 'diplomat', from)) continue;
    for (const { type, marks } of shipsOf(pub, from, seat)) {
      const unit = type as Ship;
      const movement = movementOf(pub, seat, unit, from, to, marks);
      const open = journey(pub, seat, from, movement, to);
      for (const route of routes(journey(pub, seat, from, movement, to, everybody), from, movement))
        for (const system of route.slice(1, -1))
          if (!open.through(system)) for (const owner of holders(pub, seat, system)) found.add(owner);
    }
  }
  return everybody.filter((owner) => found.has(owner));
}

/** A way by leave of others is open to the Diplomat's ship and to those that go with it. */
function isEscorted(
  pub: Pub,
  seat: Seat,
  voyages: readonly Voyage[],
  marks: string,
  route: readonly string[],
  movement: number,
): boolean {
  const open = journey(pub, seat, route[0]!, movement, route.at(-1)!);
  if (route.slice(1, -1).every((system) => open.through(system)) || hasAboard(marks, 'diplomat')) return true;
  return voyages.some((v) => hasAboard(v.marks, 'diplomat') && v.route.join() === route.join());
}

/** How many ships of a stack have set out, by themselves or, Fighters, aboard others. */
export const setOutFrom = (
  voyages: readonly Voyage[],
  from: string,
  { type, marks }: Pick<Stack, 'type' | 'marks'>,
): number =>
  voyages.reduce(
    (n, v) =>
      n +
      Number(v.from === from && v.unit === type && v.marks === marks) +
      v.loaded.reduce((sum, l) => (l.load === type && l.at === from ? sum + l.n : sum), 0),
    0,
  );

/** Fleet Supply (TI3-MOVE-11), and a figure for every group of Fighters (TI3-LIMITS-04). */
export const mayArrive = (pub: Pub, seat: Seat, supply: Supply, voyages: readonly Voyage[], ship: Voyage): boolean =>
  withinSupply(supply, [...voyages, ship]) &&
  (ship.unit !== 'fighter' || hasFigures(pub, seat, [...voyages, ship], 'fighter'));

/** What the last ship named may take aboard; cargo may crowd out Advanced Fighters, which then count (TI3-TECH-33). */
function loadsWithin(pub: Pub, seat: Seat, supply: Supply, voyages: readonly Voyage[]): Loading[] {
  const loads = loadsFor(pub, seat, [supply.system], voyages);
  if (!supply.flyAlone) return loads;
  return loads.filter((more) => withinSupply(supply, withLoad(voyages, more)));
}

/** Where ships of a player could set out for a system, and by which ways: asked of the board once for all answers. */
interface Departure {
  readonly from: string;
  readonly stacks: readonly { readonly stack: Stack; readonly ship: string; readonly ways: readonly string[][] }[];
}
/** The same for whoever looks at the board, reckoned once. */
export const departuresTo = (v: View, system: string, passage?: readonly Seat[]): readonly Departure[] =>
  remember(v, `departures for ${system}`, () => departuresOf(v.pub, v.seat!, system, passage));
function departuresOf(pub: Pub, seat: Seat, system: string, passage: readonly Seat[] = []): Departure[] {
  return systemsOf(pub).flatMap((from) => {
    if (from !== system && hasActivated(pub, seat, from)) return []; // TI3-MOVE-07
    const ways = new Map<string, string[][]>();
    const stacks = shipsOf(pub, from, seat).flatMap((stack) => {
      const unit = stack.type as Ship;
      const alike = leadersAboard(stack.marks).length > 0 ? nameOf(stack) : unit;
      const known =
        ways.get(alike) ?? (from === system ? [] : waysOf(pub, seat, unit, from, system, stack.marks, passage));
      ways.set(alike, known);
      const stays = from === system && isTransporter(pub, seat, unit);
      return known.length > 0 || stays ? [{ stack, ship: nameOf(stack), ways: known }] : [];
    });
    return stacks.length > 0 ? [{ from, stacks }] : [];
  });
}

function shipsToMove(
  pub: Pub,
  seat: Seat,
  supply: Supply,
  voyages: readonly Voyage[],
  departures: readonly Departure[],
): MoveAtom[] {
  const { system } = supply;
  const found: MoveAtom[] = [];
  for (const { from, stacks } of departures) {
    for (const { stack, ship, ways } of stacks) {
      if (stack.n <= setOutFrom(voyages, from, stack)) continue;
      const unit = stack.type as Ship;
      if (from === system) {
        // A transporter may load where it stands (TI3-TRANSPORT-08).
        const here = setOut(unit, stack.marks, [system]);
        const all = [...voyages, here];
        const open = loadsWithin(pub, seat, supply, all).length + boardsFor(pub, seat, [system], all).length;
        if (open > 0) found.push({ ship, from, via: [] });
        continue;
      }
      if (!mayArrive(pub, seat, supply, voyages, setOut(unit, stack.marks, [from, system]))) continue;
      if (!isTransporter(pub, seat, unit)) {
        found.push({ ship, from });
        continue;
      }
      const movement = movementOf(pub, seat, unit, from, system, stack.marks);
      for (const way of ways)
        if (isEscorted(pub, seat, voyages, stack.marks, way, movement))
          found.push({ ship, from, via: way.slice(1, -1) });
    }
  }
  return found;
}

export const move: Grown<Ti3, 'move'> = {
  rule: 'TI3-MOVE-01',
  fallback: () => [],
  grow(v, { system, passage }, part) {
    const { pub, seat } = v;
    const departures = departuresTo(v, system, passage);
    const supply = remember(v, `supply in ${system}`, () => supplyAt(pub, seat!, system));
    const voyages = voyagesOf(pub, seat!, system, part);
    const last = voyages.at(-1);
    const idle = last !== undefined && last.from === system && last.loaded.length + last.boarded.length === 0;
    const loads = last
      ? [...loadsWithin(pub, seat!, supply, voyages), ...boardsFor(pub, seat!, [system], voyages)]
      : [];
    return { add: idle ? loads : [...loads, ...shipsToMove(pub, seat!, supply, voyages, departures)], done: !idle };
  },
  refuse({ pub, seat }, { system, passage }, answer) {
    for (let i = 0; i < answer.length; i++) {
      const voyages = voyagesOf(pub, seat!, system, answer.slice(0, i));
      const atom = answer[i]!;
      const rule =
        'load' in atom
          ? refusedLoad(pub, seat!, system, voyages, atom)
          : 'board' in atom
            ? refusedBoarding(pub, seat!, system, voyages, atom)
            : refuseShip(pub, seat!, system, voyages, atom, passage);
      if (rule) return { rule, with: { ...atom } } as Illegal;
    }
    return null;
  },
};

function refusedLoad(pub: Pub, seat: Seat, system: string, voyages: readonly Voyage[], atom: Loading): string | null {
  const offered = voyages.length > 0 ? loadsWithin(pub, seat, supplyAt(pub, seat, system), voyages) : [];
  if (offered.some((o) => o.load === atom.load && o.n === atom.n && o.at === atom.at)) return null;
  return refuseLoad(pub, seat, [system], voyages, atom);
}

function refusedBoarding(
  pub: Pub,
  seat: Seat,
  system: string,
  voyages: readonly Voyage[],
  atom: Boarding,
): string | null {
  const offered = voyages.length > 0 ? boardsFor(pub, seat, [system], voyages) : [];
  return offered.some(({ board, at }) => board === atom.board && at === atom.at) ? null : 'TI3-OPT-LEADERS-06';
}

/** The rule that keeps a ship from moving this way; null when it may. */
function refuseShip(
  pub: Pub,
  seat: Seat,
  system: string,
  voyages: readonly Voyage[],
  atom: ShipMove,
  passage: readonly Seat[] = [],
): string | null {
  const { unit, marks } = shipNamed(atom.ship);
  const { from } = atom;
  const there = isShip(unit)
    ? (pub.units[from] ?? []).find((s) => s.seat === seat && s.type === unit && s.marks === marks)
    : undefined;
  if (!there || there.n <= setOutFrom(voyages, from, there)) return 'TI3-MOVE-01';
  if (from === system) return isTransporter(pub, seat, unit) ? null : 'TI3-MOVE-12';
  if (hasActivated(pub, seat, from)) return 'TI3-MOVE-07';
  const movement = movementOf(pub, seat, unit, from, system, marks);
  if (movement === 0) return 'TI3-MOVE-04';
  const route = [from, ...(atom.via ?? waysOf(pub, seat, unit, from, system)[0]?.slice(1, -1) ?? []), system];
  const way = journey(pub, seat, from, movement, system, passage);
  if (route.length - 1 > movement) return tile(from).kind === 'nebula' ? 'TI3-SYSTEMS-09' : 'TI3-MOVE-03';
  if (!isEscorted(pub, seat, voyages, marks, route, movement) && passage.length > 0) return 'TI3-OPT-LEADERS-29';
  const stop = obstacle(way, route);
  if (stop) return stop === system ? refuseWay(pub, seat, unit, from, system) : refuseCrossing(pub, seat, stop);
  return mayArrive(pub, seat, supplyAt(pub, seat, system), voyages, setOut(unit, marks, [from, system]))
    ? null
    : 'TI3-MOVE-11';
}

function refuseCrossing(pub: Pub, seat: Seat, system: string): string {
  const rule = {
    'asteroid-field': 'TI3-SYSTEMS-04',
    nebula: 'TI3-SYSTEMS-08',
    supernova: 'TI3-SYSTEMS-10',
    home: '',
    plain: '',
  }[tile(system).kind];
  return rule || (isHeldByEnemy(pub, seat, system) ? 'TI3-MOVE-05' : 'TI3-MOVE-03');
}

/** No way leads there: name what stands on the shortest one, or the distance. */
function refuseWay(pub: Pub, seat: Seat, unit: Unit, from: string, system: string): string {
  const movement = movementOf(pub, seat, unit, from, system);
  const open: Journey = { to: system, neighbours: (s) => lanes(pub, s, seat), through: () => true };
  const shortest = routes(open, from, movement)[0];
  if (!shortest) return tile(from).kind === 'nebula' ? 'TI3-SYSTEMS-09' : 'TI3-MOVE-03';
  const stop = shortest.slice(1, -1).find((s) => !journey(pub, seat, from, movement, system).through(s));
  return stop ? refuseCrossing(pub, seat, stop) : 'TI3-MOVE-03';
}

/** Is there anything to move or to load? */
export const canMove = (pub: Pub, seat: Seat, system: string, passage: readonly Seat[] = []): boolean =>
  shipsToMove(pub, seat, supplyAt(pub, seat, system), [], departuresOf(pub, seat, system, passage)).length > 0;

/** Would paying for wormholes open more to a player? */
export function tollMatters(pub: Pub, seat: Seat, system: string): boolean {
  const toll = queries.number(pub, 'wormholeToll', { seat }, 0);
  if (toll === 0 || pub.sheets[seat]!.goods < toll) return false;
  const ways = (paid: boolean): number =>
    departuresOf({ ...pub, tollPaid: paid }, seat, system).reduce(
      (sum, { stacks }) => sum + stacks.reduce((n, stack) => n + stack.ways.length, 0),
      0,
    );
  return ways(true) > ways(false);
}

/** All ships move at once; a ship's hold travels with it, Fighters join the others in space. */
export function carryOut(t: Table, seat: Seat, voyages: readonly Voyage[]): void {
  const lifted = voyages.map((v) => {
    removeUnits(t.pub.units, v.from, seat, v.unit, 1, v.marks);
    return v.loaded.flatMap(({ load, n, at }) => {
      const groups = load === 'fighter' ? takeFighters(t.pub, at, seat, n) : [{ marks: '', n }];
      for (const group of groups) removeUnits(t.pub.units, at, seat, load, group.n, group.marks);
      return load === 'fighter' ? groups : [];
    });
  });
  voyages.forEach((v, i) => {
    const { fighter: _, ...hold } = v.aboard;
    const leaders = [...leadersAboard(v.marks), ...v.boarded];
    place(t.pub, v.route.at(-1)!, seat, v.unit, 1, marksFor(isDamaged(v.marks), hold, leaders));
    for (const { marks, n } of lifted[i]!) place(t.pub, v.route.at(-1)!, seat, 'fighter', n, marks);
    for (const id of v.boarded) {
      t.pub.leaders[id]!.on = null;
      tellOf(t, id, 'boarded', v.route.at(-1)!);
    }
  });
  for (const system of new Set(voyages.map((v) => v.route.at(-1)!))) {
    const arrived = voyages.filter((v) => v.route.at(-1) === system && v.from !== system);
    const ships = arrived.map((v) => ({ ship: v.unit, from: v.from, n: 1 }));
    if (ships.length > 0) t.emit('moved', { seat, system, ships });
  }
  // What comes aboard a ship that stays is not told, and may leave others without support (TI3-TRANSPORT-02).
  t.recheckRules();
}
