import { oneOf } from '@orrery/imperium';
import type { Grown, Listed, Seat } from '@orrery/kernel';
import type { Ship } from '../content/units.ts';
import type { Loading, MoveAtom, Pub, Ti3 } from '../shapes.ts';
import { activate, layFromReserve } from './commandCounters.ts';
import { setOut, supplyAt, withLoad, withinSupply } from './fleetSupply.ts';
import { carryOut, mayArrive, movementOf, setOutFrom } from './move.ts';
import { pdsInRange, pdsReachingBoth, shotsOf } from './pdsFire.ts';
import { queries } from './queries.ts';
import { spendGoods } from './spending.ts';
import { procedure } from './procedures.ts';
import { canBuild } from './production.ts';
import { hasActivated, lanes, systemsOf } from './systems.ts';
import { refuseActivation } from './tacticalAction.ts';
import { boardsFor, capacityOf, loadsFor, takeAboard } from './transport.ts';
import type { Voyage } from './transport.ts';
import { clockwise } from './seating.ts';
import { fliesAlone, hasShips, hasUnits, nameOf, shipNamed, shipsOf } from './units.ts';

// TRANSFER: own units are reorganised between two adjacent systems; no battle, no bombardment, no invasion (TI3-TRANSFER-12).

type Pair = [string, string];
const other = ([a, b]: readonly string[], system: string): string => (system === a ? b! : a!);

/** What it costs to cross by wormhole. */
const tollFor = (pub: Pub, seat: Seat, a: string, b: string): number =>
  lanes(pub, a, seat).includes(b) ? 0 : queries.number(pub, 'wormholeToll', { seat }, 0);

/** The rule that forbids a Transfer Action between two systems; null when it is allowed. */
export function refuseTransfer(pub: Pub, seat: Seat, systems: readonly string[]): string | null {
  const [a, b] = systems;
  if (a === undefined || b === undefined || !lanes(pub, a).includes(b)) return 'TI3-TRANSFER-03';
  if (tollFor(pub, seat, a, b) > pub.sheets[seat]!.goods) return 'TI3-TRANSFER-03';
  if (pub.sheets[seat]!.command === 0 || pub.sheets[seat]!.reserve === 0) return 'TI3-TRANSFER-02';
  for (const system of [a, b]) {
    if (hasActivated(pub, seat, system)) return 'TI3-TRANSFER-05';
    const enemies = clockwise(pub, seat).some((enemy) => hasUnits(pub, system, enemy));
    if (enemies || !hasUnits(pub, system, seat)) return 'TI3-TRANSFER-04';
    const rule = refuseActivation(pub, seat, system);
    if (rule) return rule;
  }
  return null;
}

export function transfers(pub: Pub, seat: Seat): Pair[] {
  const found: Pair[] = [];
  for (const a of systemsOf(pub)) {
    if (!hasUnits(pub, a, seat)) continue;
    for (const b of lanes(pub, a)) if (a < b && refuseTransfer(pub, seat, [a, b]) === null) found.push([a, b]);
  }
  return found;
}

function voyagesOf(systems: Pair, part: readonly MoveAtom[]): Voyage[] {
  const voyages: Voyage[] = [];
  for (const atom of part) {
    if (!('ship' in atom)) {
      takeAboard(voyages.at(-1)!, atom);
      continue;
    }
    const { unit, marks } = shipNamed(atom.ship);
    const route = [atom.from, other(systems, atom.from)];
    voyages.push(setOut(unit, marks, route));
  }
  return voyages;
}

/** Ships cross once, in both directions at the same time (TI3-TRANSFER-06); Fleet Supply holds on both sides. */
function shipsToCross(pub: Pub, seat: Seat, systems: Pair, voyages: readonly Voyage[]): MoveAtom[] {
  const found: MoveAtom[] = [];
  for (const from of systems) {
    const to = other(systems, from);
    for (const stack of shipsOf(pub, from, seat)) {
      if (movementOf(pub, seat, stack.type as Ship, from, to) === 0) continue;
      if (stack.n <= setOutFrom(voyages, from, stack)) continue;
      if (!mayArrive(pub, seat, supplyAt(pub, seat, to), voyages, setOut(stack.type as Ship, stack.marks, [from, to])))
        continue;
      found.push({ ship: nameOf(stack), from });
    }
  }
  return found;
}

/** Cargo may crowd out Advanced Fighters where the ship arrives (TI3-TECH-33). */
const fits =
  (pub: Pub, seat: Seat, voyages: readonly Voyage[]) =>
  (more: Loading): boolean =>
    !fliesAlone(pub, seat) || withinSupply(supplyAt(pub, seat, voyages.at(-1)!.route.at(-1)!), withLoad(voyages, more));

export const transfer: Grown<Ti3, 'transfer'> = {
  rule: 'TI3-TRANSFER-06',
  fallback: () => [],
  grow({ pub, seat }, { systems }, part) {
    const voyages = voyagesOf(systems, part);
    const loads = voyages.length > 0 ? loadsFor(pub, seat!, systems, voyages).filter(fits(pub, seat!, voyages)) : [];
    const boards = voyages.length > 0 ? boardsFor(pub, seat!, systems, voyages) : [];
    return { add: [...loads, ...boards, ...shipsToCross(pub, seat!, systems, voyages)], done: true };
  },
  refuse({ pub, seat }, { systems }, answer) {
    const carriesNothing = answer.some((atom, i) => {
      if (!('load' in atom)) return false;
      const ship = voyagesOf(systems, answer.slice(0, i)).at(-1);
      return !ship || capacityOf(pub, seat!, ship.unit) === 0;
    });
    if (carriesNothing) return { rule: 'TI3-TRANSFER-07' };
    const fighters = answer.some((atom) => 'ship' in atom && shipNamed(atom.ship).unit === 'fighter');
    return fighters && !fliesAlone(pub, seat!) ? { rule: 'TI3-TRANSFER-07' } : null;
  },
};

export const transferProduce: Listed<Ti3, 'transferProduce'> = oneOf('TI3-TRANSFER-11', (_, { systems }) => [
  null,
  ...systems,
]);

export const transferAction = procedure('transferAction', {
  /** 1. The first system takes a counter from the Command Pool, the second from reinforcements (TI3-TRANSFER-02). */
  activate(t, f) {
    const [first, second] = f.systems;
    t.pub.tollPaid = false;
    const toll = tollFor(t.pub, f.seat, first, second);
    if (toll > 0) {
      spendGoods(t, f.seat, toll);
      t.pub.tollPaid = true;
      t.emit('paid', { seat: f.seat, planets: [], goods: toll });
    }
    activate(t, f.seat, first);
    layFromReserve(t, f.seat, second);
    for (const system of f.systems) t.emit('activated', { seat: f.seat, system });
    return 'move';
  },
  /** 2. Ships move between them. */
  move: (t, f) => t.ask(f.seat, 'transfer', { systems: f.systems }, 'moved'),
  moved(t, f) {
    carryOut(t, f.seat, voyagesOf(f.systems, t.answer(f, 'transfer')));
    return 'pdsFire';
  },
  /** 3. PDS fire. */
  pdsFire(t, f) {
    f.left = [...f.systems];
    const enemies = clockwise(t.pub, f.seat);
    return t.call('transferFire', { seat: f.seat, systems: f.systems, enemies, fired: 0 }, 'landings');
  },
  /** 4. Landings on own planets, in either system (TI3-TRANSFER-09, TI3-TRANSFER-10). */
  landings(t, f) {
    const system = f.left.shift();
    if (system === undefined) return 'production';
    return t.call('landing', { seat: f.seat, system, friendly: true, landed: {}, taken: [] }, 'landings');
  },
  /** 5. Production in one of them (TI3-TRANSFER-11). */
  production(t, f) {
    const systems = f.systems.filter((system) => canBuild(t.pub, f.seat, system));
    if (systems.length === 0) return t.done();
    return t.ask(f.seat, 'transferProduce', { systems }, 'produce');
  },
  produce(t, f) {
    const system = t.answer(f, 'transferProduce');
    if (system === null) return t.done();
    return t.call('production', { seat: f.seat, system, docks: true }, 'end');
  },
  end: (t) => t.done(),
});

/** Enemy PDS fire at the active player's ships in both systems; a PDS that reaches both fires into one of them (TI3-TRANSFER-08). */
export const transferFire = procedure('transferFire', {
  first(t, f) {
    f.fired = 0;
    const by = f.enemies[0];
    if (by === undefined) return t.done();
    const pds = pdsInRange(t.pub, by, f.systems[0]);
    if (pds === 0 || !hasShips(t.pub, f.systems[0], f.seat)) return 'second';
    return t.ask(by, 'fire', { system: f.systems[0], planet: null, at: f.seat, pds }, 'shootFirst');
  },
  shootFirst(t, f) {
    f.fired = t.answer(f, 'fire');
    return f.fired === 0 ? 'second' : t.call('cannonade', shots(t.pub, f, f.systems[0], f.fired), 'second');
  },
  second(t, f) {
    const by = f.enemies[0]!;
    const shared = pdsReachingBoth(t.pub, by, f.systems);
    const onlyFirst = pdsInRange(t.pub, by, f.systems[0]) - shared;
    const pds = pdsInRange(t.pub, by, f.systems[1]) - Math.max(0, f.fired - onlyFirst);
    if (pds === 0 || !hasShips(t.pub, f.systems[1], f.seat)) return 'nextEnemy';
    return t.ask(by, 'fire', { system: f.systems[1], planet: null, at: f.seat, pds }, 'shootSecond');
  },
  shootSecond(t, f) {
    const n = t.answer(f, 'fire');
    return n === 0 ? 'nextEnemy' : t.call('cannonade', shots(t.pub, f, f.systems[1], n), 'nextEnemy');
  },
  nextEnemy(_, f) {
    f.enemies.shift();
    return 'first';
  },
});

const shots = (pub: Pub, f: { seat: Seat; enemies: Seat[] }, system: string, n: number) => ({
  by: f.enemies[0]!,
  target: f.seat,
  system,
  attacker: f.seat,
  shots: shotsOf(pub, f.enemies[0]!, system).slice(0, n),
});
