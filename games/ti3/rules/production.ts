import {
  NOTHING_PRODUCED,
  canProduce,
  figuresSuffice,
  producePlan,
  slotName,
  unitsIn,
  wealthOf,
} from '@orrery/imperium';
import type { Berth as AnyBerth, Payment } from '@orrery/imperium';
import type { Bound, Built, Closed, Plan, Seat } from '@orrery/kernel';
import { planetOf, planetsIn } from '../content/tiles.ts';
import { PDS_PER_PLANET, UNIT_KINDS, facts, isShip } from '../content/units.ts';
import type { Unit } from '../content/units.ts';
import type { Production, Pub, Ti3 } from '../shapes.ts';
import { fleetSupply } from './commandCounters.ts';
import { fighterSupport, fightersIn } from './fighters.ts';
import { figuresLeft, groups } from './limits.ts';
import { procedure } from './procedures.ts';
import { queries } from './queries.ts';
import { purseOf, spend } from './spending.ts';
import { hasActivated, neighbours } from './systems.ts';
import { clockwise } from './seating.ts';
import { countAt, enemiesIn, fleetSize, fliesAlone, hasUnits, place as putUnits } from './units.ts';

// PROD: producing units, step 7. Units and payment are one answer: all units are announced, the total is paid in one batch (TI3-PROD-04).
// An answer says how many units come to stand where; which of several docks builds a ship makes no difference and is not asked.

/** Own Space Docks in a system that may produce: not those built this round (TI3-PROD-17). */
const workingDocks = (pub: Pub, seat: Seat, system: string): string[] =>
  planetsIn(system)
    .map((p) => p.id)
    .filter((id) => countAt(pub, id, seat, 'space-dock') > 0 && pub.planets[id]!.dockSince < pub.round);

/** TI3-PROD-03. */
const capacityAt = (pub: Pub, seat: Seat, planet: string): number =>
  queries.number(pub, 'productionCapacity', { seat, planet }, planetOf(planet).resources + 2);

export const priceOf = (pub: Pub, seat: Seat, unit: Unit): number =>
  queries.number(pub, 'cost', { seat, unit }, facts(unit).cost);
/** What a Space Dock costs on a planet. */
const dockPrice = (pub: Pub, seat: Seat, planet: string): number =>
  queries.number(pub, 'cost', { seat, unit: 'space-dock', planet }, facts('space-dock').cost);

/** A unit at the place where it comes to stand. */
interface Berth extends AnyBerth<Unit> {
  /** The docks that could build it; none for a Space Dock. */
  readonly docks: readonly string[];
  /** Of a Space Dock: where it stands may matter. */
  readonly price?: number;
}
/** What makes room for others stands before them. */
const ORDER: readonly Unit[] = [...UNIT_KINDS.filter((unit) => unit !== 'fighter'), 'fighter'];

/** Everything that decides what may be produced: asked of the board once. */
interface Yard {
  readonly berths: readonly Berth[];
  readonly closed: readonly Closed[];
  readonly bounds: readonly Bound[];
  readonly prices: Readonly<Record<Unit, number>>;
  /** Two Ground Forces or Fighters for the price of one. */
  readonly pairs: boolean;
  /** Resources that docks get for nothing. */
  readonly extra: number;
}

function yardOf(pub: Pub, seat: Seat, system: string, docks: boolean): Yard {
  const working = workingDocks(pub, seat, system);
  const berths: Berth[] = [];
  const closed: Closed[] = [];
  const blockaded = enemiesIn(pub, system, seat).length > 0;
  for (const unit of ORDER) {
    if (unit === 'space-dock') {
      for (const { id: at } of planetsIn(system)) {
        const rule = docks ? forbidsDock(pub, seat, at, blockaded) : 'TI3-PROD-15';
        const id = slotName(unit, at);
        if (rule) closed.push({ id, rule });
        else berths.push({ id, most: 1, stack: unit, at, docks: [], price: dockPrice(pub, seat, at) });
      }
      continue;
    }
    for (const [at, builders] of placesFor(pub, seat, system, unit, working)) {
      const rule = forbidsUnit(pub, seat, unit, at, system, blockaded, builders);
      const most = Math.min(
        builders.reduce((sum, dock) => sum + capacityAt(pub, seat, dock), 0),
        figuresLeft(pub, seat, unit),
      );
      const id = slotName(unit, at);
      if (rule) closed.push({ id, rule });
      else berths.push({ id, most, stack: unit, at, docks: builders });
    }
  }
  return {
    berths,
    closed,
    bounds: boundsOf(pub, seat, berths, working),
    prices: Object.fromEntries(UNIT_KINDS.map((unit) => [unit, priceOf(pub, seat, unit)])) as Yard['prices'],
    pairs: queries.permission(pub, 'pairs', { seat }, true),
    extra: queries.number(pub, 'extraResources', { seat }, 0),
  };
}

/**
 * Where units of a kind may come to stand, and which docks can build them there: ships in space, Ground Forces and PDS on the planet of
 * their dock (TI3-PROD-06, TI3-PROD-07), and next door with Integrated Economy (TI3-TECH-27). Places that no dock serves are listed as well.
 */
function placesFor(pub: Pub, seat: Seat, system: string, unit: Unit, docks: readonly string[]): [string, string[]][] {
  const near = (dock: string): string[] => goalsNear(pub, seat, system, unit, dock);
  const own = isShip(unit) ? [system] : planetsIn(system).map((p) => p.id);
  const beside = isShip(unit)
    ? neighbours(pub, system)
    : neighbours(pub, system).flatMap((s) => planetsIn(s).map((p) => p.id));
  return [...own, ...beside].map((place) => [
    place,
    docks.filter((dock) => place === (isShip(unit) ? system : dock) || near(dock).includes(place)),
  ]);
}

/** The rule that forbids a kind of unit at a place altogether. */
function forbidsUnit(
  pub: Pub,
  seat: Seat,
  unit: Unit,
  place: string,
  system: string,
  blockaded: boolean,
  builders: readonly string[],
): string | null {
  const isNear = place !== system && !planetsIn(system).some((p) => p.id === place);
  if (builders.length === 0) {
    const docked = isShip(unit) ? planetsIn(system).map(({ id }) => id) : [place];
    const young = !isNear && docked.some((id) => countAt(pub, id, seat, 'space-dock') > 0);
    return isNear && workingDocks(pub, seat, system).length > 0 ? 'TI3-TECH-27' : young ? 'TI3-PROD-17' : 'TI3-PROD-02';
  }
  if (!queries.permission(pub, 'mayProduce', { seat, unit }, unit !== 'war-sun')) return 'TI3-PROD-12';
  return isShip(unit) && blockaded ? 'TI3-PROD-13' : null;
}

/** Every rule that is a sum, in the order of the rulebook. */
function boundsOf(pub: Pub, seat: Seat, berths: readonly Berth[], docks: readonly string[]): Bound[] {
  const weights = (of: (berth: Berth) => number): number[] => berths.map(of);
  const systems = [...new Set(berths.filter(({ stack }) => isShip(stack)).map(({ at }) => at))];
  const planets = [...new Set(berths.filter(({ stack }) => stack === 'pds').map(({ at }) => at))];
  return [
    ...capacityBounds(pub, seat, berths, docks),
    ...ORDER.filter((unit) => figuresLeft(pub, seat, unit) !== Infinity).map((unit) => ({
      rule: unit === 'space-dock' ? 'TI3-PROD-15' : 'TI3-PROD-11',
      of: figuresLeft(pub, seat, unit),
      weights: weights((berth) => Number(berth.stack === unit)),
    })),
    ...systems.flatMap((system) => fleetBounds(pub, seat, system, berths)),
    ...planets.map((planet) => ({
      rule: 'TI3-PROD-14',
      of: PDS_PER_PLANET - countAt(pub, planet, seat, 'pds'),
      weights: weights(({ stack, at }) => Number(stack === 'pds' && at === planet)),
    })),
  ];
}

/** What only some docks can build must fit into those (TI3-PROD-03): one sum for every group of docks. */
function capacityBounds(pub: Pub, seat: Seat, berths: readonly Berth[], docks: readonly string[]): Bound[] {
  const bounds: Bound[] = [];
  for (let mask = 1; mask < 1 << docks.length; mask++) {
    const group = docks.filter((_, i) => mask & (1 << i));
    bounds.push({
      rule: 'TI3-PROD-03',
      of: group.reduce((sum, dock) => sum + capacityAt(pub, seat, dock), 0),
      weights: berths.map((b) => Number(b.docks.length > 0 && b.docks.every((dock) => group.includes(dock)))),
      ...(group.length === docks.length ? { meter: 'production' } : {}),
    });
  }
  return bounds;
}

/** Neither Fleet Supply nor Fighter support may be exceeded (TI3-PROD-10); Advanced Fighters beyond their support count as ships (TI3-TECH-33). */
function fleetBounds(pub: Pub, seat: Seat, system: string, berths: readonly Berth[]): Bound[] {
  const rule = 'TI3-PROD-10';
  const here = (of: (unit: Unit) => number): number[] =>
    berths.map(({ stack, at }) => (at === system && isShip(stack) ? of(stack) : 0));
  const isLarge = (unit: Unit): number => Number(unit !== 'fighter');
  const needs = (unit: Unit): number => (unit === 'fighter' ? 1 : -(facts(unit).capacity ?? 0));
  const room = fleetSupply(pub, seat, system) - fleetSize(pub, system, seat);
  const support = fighterSupport(pub, seat, system) - fightersIn(pub, seat, system);
  const fleet: Bound = { rule, of: room, weights: here(isLarge), meter: `fleet ${system}` };
  if (!fliesAlone(pub, seat)) return [fleet, { rule, of: support, weights: here(needs), meter: `fighters ${system}` }];
  return [fleet, { rule, of: room + support, weights: here((unit) => isLarge(unit) + needs(unit)) }];
}

/** TI3-PROD-15, condition by condition. */
function forbidsDock(pub: Pub, seat: Seat, planet: string, blockaded: boolean): string | null {
  const here = pub.planets[planet];
  if (here?.by !== seat) return 'TI3-PROD-15';
  if (here.since >= pub.round) return 'TI3-PROD-18';
  return countAt(pub, planet, seat, 'space-dock') > 0 || blockaded ? 'TI3-PROD-15' : null;
}

/**
 * Integrated Economy: next to the dock's system, systems activated by the player where no other player has anything; Ground Forces and
 * PDS onto own planets there and in the dock's own system (TI3-TECH-27).
 */
function goalsNear(pub: Pub, seat: Seat, system: string, unit: Unit, at: string): string[] {
  if (!queries.permission(pub, 'mayProduceNextDoor', { seat }, false) || unit === 'space-dock') return [];
  const near = neighbours(pub, system).filter((other) => hasActivated(pub, seat, other) && isOpen(pub, seat, other));
  if (isShip(unit)) return near;
  return [system, ...near]
    .flatMap((other) => planetsIn(other).map((p) => p.id))
    .filter((id) => id !== at && pub.planets[id]!.by === seat);
}
const isOpen = (pub: Pub, seat: Seat, system: string): boolean =>
  clockwise(pub, seat).every(
    (other) => !hasUnits(pub, system, other) && planetsIn(system).every((p) => pub.planets[p.id]!.by !== other),
  );

/** Fighters and Ground Forces cost 1 for two of a kind, and a single one costs 1 too (TI3-PROD-08). */
function costOf(yard: Yard, counts: readonly number[]): number {
  const totals = new Map<Unit, number>();
  let sum = 0;
  yard.berths.forEach(({ stack: unit, price }, i) => {
    if (price !== undefined) sum += price * counts[i]!;
    else if (counts[i]! > 0) totals.set(unit, (totals.get(unit) ?? 0) + counts[i]!);
  });
  for (const [unit, n] of totals) sum += (facts(unit).pair && yard.pairs ? Math.ceil(n / 2) : n) * yard.prices[unit];
  return totals.size === 0 ? sum : Math.max(0, sum - yard.extra);
}

/** Of these, every place with some needs a figure of its own (TI3-LIMITS-09). */
const figuredKinds = (pub: Pub, seat: Seat) =>
  (['ground-force', 'fighter'] as const).map((unit) => ({
    unit,
    left: facts(unit).figures - groups(pub, seat, unit),
    isAt: (place: string) => countAt(pub, place, seat, unit) > 0,
  }));

const PAYMENT = { unavailable: 'TI3-SPEND-03', short: 'TI3-PROD-04', superfluous: 'TI3-SPEND-07' } as const;

export function productionPlan(pub: Pub, seat: Seat, system: string, docks: boolean): Plan<Production, Payment> {
  const yard = yardOf(pub, seat, system, docks);
  const working = workingDocks(pub, seat, system).length > 0;
  const purse = purseOf(pub, seat, 'resources');
  const suffice = figuresSuffice(figuredKinds(pub, seat), yard.berths);
  return producePlan<Unit>({
    berths: yard.berths,
    closed: yard.closed,
    bounds: yard.bounds,
    also: (counts) => (suffice(counts) ? null : 'TI3-LIMITS-09'),
    price: (counts) => costOf(yard, counts),
    purse,
    wealth: wealthOf(purse),
    rules: { form: 'TI3-PROD-01', payment: PAYMENT },
    unknown: (id) => (id.startsWith('space-dock@') ? 'TI3-PROD-15' : working ? 'TI3-TECH-27' : 'TI3-PROD-02'),
  });
}

/** Could anything be produced or built in a system just activated? */
export const canBuild = (pub: Pub, seat: Seat, system: string, docks = true): boolean =>
  canProduce(productionPlan(pub, seat, system, docks));

/** What such units cost together. */
export function priceOfAll(pub: Pub, seat: Seat, system: string, docks: boolean, units: Production['units']): number {
  const yard = yardOf(pub, seat, system, docks);
  return costOf(
    yard,
    yard.berths.map(({ stack, at }) => units[at]?.[stack] ?? 0),
  );
}

export const produce: Built<Ti3, 'produce'> = {
  rule: 'TI3-PROD-01',
  fallback: () => NOTHING_PRODUCED,
  begin: ({ pub, seat }, { system, docks }) => productionPlan(pub, seat!, system, docks),
};

export const production = procedure('production', {
  choose(t, f) {
    if (!canBuild(t.pub, f.seat, f.system, f.docks)) return t.done();
    return t.ask(f.seat, 'produce', { system: f.system, docks: f.docks }, 'place');
  },
  place(t, f) {
    const produced = t.answer(f, 'produce');
    const units = unitsIn(produced);
    if (units.length === 0) return t.done();
    const cost = priceOfAll(t.pub, f.seat, f.system, f.docks, produced.units);
    spend(t, f.seat, produced.pay);
    for (const { unit, n, at } of units) {
      putUnits(t.pub, at, f.seat, unit, n);
      if (unit === 'space-dock') t.pub.planets[at]!.dockSince = t.pub.round;
    }
    t.emit('produced', { seat: f.seat, system: f.system, units, cost });
    return t.done();
  },
});
