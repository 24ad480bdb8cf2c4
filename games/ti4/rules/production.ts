import { firstOfPlan, flow, part } from '@orrery/kernel';
import type { Bound, Closed, Plan, Seat } from '@orrery/kernel';
import {
  NOTHING_PRODUCED,
  canProduce,
  figuresSuffice,
  producePlan,
  slotName,
  unitsIn,
  wealthOf,
} from '@orrery/imperium';
import type { Berth, Payment } from '@orrery/imperium';
import type { PlanetId } from '../content/planets.ts';
import { FIGURES } from '../content/units/index.ts';
import type { UnitType } from '../content/units/index.ts';
import type { Asked, Frame, Production, Pub, Ti4, Within } from '../shapes.ts';
import { fleetLimit } from './fleets.ts';
import { opening } from './moments.ts';
import { pay } from './payment.ts';
import { purseOf, valueOf } from './planets.ts';
import { figuresAtHand } from './reinforcements.ts';
import { planetsAt, systemOf } from './systems.ts';
import {
  TYPES,
  countAt,
  factsOf,
  fleetSize,
  hasAbility,
  hasShips,
  isKnown,
  isLimited,
  isShip,
  isStructure,
  place as putUnits,
  placesIn,
  stacksAt,
} from './units.ts';

// PROD: units and their payment are one answer. Which of several producing units makes what makes no difference and is not asked.

/** Units of one type at a place, or the place itself, and how many units they may produce together. */
interface Makers {
  readonly place: string;
  /** Null: the place itself produces. */
  readonly unit: UnitType | null;
  readonly value: number;
}
/** All producing units of a system, or one dock alone (TI4-PROD-02, TI4-SC-15). */
function makersIn(v: Asked, seat: Seat, system: string, dock: string | null): Makers[] {
  const makers: Makers[] = [];
  for (const place of dock === null ? placesIn(system) : [dock])
    for (const { seat: of, type, n } of stacksAt(v.pub, place)) {
      const unit = type as UnitType;
      if (of !== seat || (dock !== null && unit !== 'space-dock')) continue;
      if (!hasAbility(v, seat, unit, 'production', place)) continue;
      const each = productionOf(v, seat, unit, place);
      const value = dock === null ? n * each : each;
      if (value > 0) makers.push({ place, unit, value });
    }
  for (const place of dock === null ? placesIn(system) : []) {
    const value = v.number('placeProduction', { seat, place }, 0);
    if (value > 0) makers.push({ place, unit: null, value });
  }
  return makers;
}
/** What one unit may produce: its value, counted with the resources of its planet where the card says so (TI4-PROD-02). */
function productionOf(v: Asked, seat: Seat, unit: UnitType, place: string): number {
  const { production = 0 } = factsOf(v.pub, seat, unit);
  const printed =
    typeof production === 'number' ? production : valueOf(v, place as PlanetId, 'resources') + production.resourcesPlus;
  return v.number('production', { seat, unit, place }, printed);
}

/** The PRODUCTION values of a player in a system together. */
export const productionIn = (v: Asked, seat: Seat, system: string): number =>
  makersIn(v, seat, system, null).reduce((sum, { value }) => sum + value, 0);
/** Whether a player has a unit with PRODUCTION in a system. */
export const hasProducer = (v: Asked, seat: Seat, system: string): boolean =>
  makersIn(v, seat, system, null).length > 0;
/** Places with producing units, and what they may produce. */
function yardsOf(makers: readonly Makers[]): Map<string, number> {
  const yards = new Map<string, number>();
  for (const { place, value } of makers) yards.set(place, (yards.get(place) ?? 0) + value);
  return yards;
}

/** More fighters or infantry than this nobody makes at once. */
const MOST = 100;

/** Ships into space (TI4-PROD-05); ground forces to planets that produce, and, where a unit in space does, to any own planet or into space (TI4-PROD-06). */
function placesFor(
  v: Asked,
  seat: Seat,
  system: string,
  unit: UnitType,
  producing: ReadonlyMap<string, number>,
): string[] {
  const inSpace = producing.has(system);
  const here = isShip(unit)
    ? [system]
    : placesIn(system).filter((place) => (place === system ? inSpace : inSpace || producing.has(place)));
  return v.set('productionPlaces', { seat, unit, system }, here);
}

/** The rule that forbids a type at a place altogether. */
function forbids(v: Asked, seat: Seat, type: UnitType, at: string): string | null {
  const { pub } = v;
  const system = systemOf(at);
  const { cost, set } = factsOf(pub, seat, type);
  if (cost === undefined) return isStructure(type) ? 'TI4-UNIT-09' : 'TI4-PROD-11';
  if (!pub.agreed.sets.includes(set) || !isKnown(pub, seat, type)) return 'TI4-PROD-11';
  if (!v.permission('mayPlace', { seat, unit: type, place: at }, true)) return 'TI4-PROD-11';
  if (at !== system && pub.planets[at]?.owner !== seat) return 'TI4-PROD-16';
  if (!isShip(type) || !isContested(pub, seat, system)) return null;
  return hasShips(pub, system, seat) ? 'TI4-PROD-14' : 'TI4-PROD-08';
}
/** Ships of others are in the system: no ships are produced there (TI4-PROD-08, TI4-PROD-13, TI4-PROD-14). */
const isContested = (pub: Pub, seat: Seat, system: string): boolean =>
  stacksAt(pub, system).some((stack) => stack.seat !== seat && isShip(stack.type));

/** Two for the price of one, type by type; a single one costs as much (TI4-PROD-04, TI4-PROD-09). */
export function costOf(
  v: Asked,
  seat: Seat,
  system: string,
  units: readonly { unit: UnitType; n: number }[],
  /** By an effect: what makes PRODUCTION cheaper does not count (TI4-CTE-18). */
  byEffect = false,
): number {
  const totals = new Map<UnitType, number>();
  for (const { unit, n } of units) totals.set(unit, (totals.get(unit) ?? 0) + n);
  let sum = 0;
  for (const [unit, n] of totals) {
    if (n === 0) continue;
    const { cost: printed = 0 } = factsOf(v.pub, seat, unit);
    const cost = v.number('unitCost', { seat, unit, system }, printed);
    const paid = Math.max(0, n - v.number('freeUnits', { seat, unit, system }, 0));
    sum += pricesOf(v, seat, unit, paid) * cost;
  }
  // What makes the whole cheaper comes last, and nothing costs less than nothing.
  if (sum === 0 || byEffect) return sum;
  return Math.max(0, v.number('productionCost', { seat, system }, sum));
}

/** What so many units of a type cost by their card, whatever is paid for them (TI4-NOMA-08, TI4-VUIL-02). */
const valueOfUnits = (v: Asked, seat: Seat, unit: UnitType, n: number): number =>
  pricesOf(v, seat, unit, n) * (factsOf(v.pub, seat, unit).cost ?? 0);
/** How often the cost of a unit is paid for so many. */
function pricesOf(v: Asked, seat: Seat, unit: UnitType, n: number): number {
  const { pair } = factsOf(v.pub, seat, unit);
  const bought = v.number('unitsPerCost', { seat, unit }, pair ? 2 : 1);
  return Math.ceil(n / (bought + v.number('extraPerCost', { seat, unit }, 0)));
}
/** How many of so many count against what may be produced: not those on top of each price, and with them at least one that was bought (TI4-NAAL-08, TI4-YINB-08). */
function countedOf(v: Asked, seat: Seat, unit: UnitType, n: number): number {
  const extra = v.number('extraPerCost', { seat, unit }, 0);
  if (extra === 0) return n;
  const prices = pricesOf(v, seat, unit, n);
  return n - Math.min(prices * extra, n - prices);
}

/** Of these, every place with some needs a figure of its own; further ones are tokens (TI4-COMP-06). */
const figuredTypes = (pub: Pub, seat: Seat) =>
  (['fighter', 'infantry'] as const).map((unit) => {
    const isAt = (place: string): boolean => countAt(pub, place, seat, (type) => type === unit) > 0;
    return { unit, left: FIGURES[unit].figures - Object.keys(pub.units).filter(isAt).length, isAt };
  });

const PAYMENT = { unavailable: 'TI4-PLAN-08', short: 'TI4-PROD-03', superfluous: 'TI4-PROD-10' } as const;

export function productionPlan(
  v: Asked,
  seat: Seat,
  system: string,
  dock: string | null,
  within: Within | null = null,
  /** Whatever it costs: what reacts to the use of PRODUCTION may yet make it cheaper, or pay for it. */
  isFree = false,
): Plan<Production, Payment> {
  const { pub } = v;
  const makers = within ? [] : makersIn(v, seat, system, dock);
  const producing = within ? new Map([[within.place, within.units ?? Infinity]]) : yardsOf(makers);
  const limit = [...producing.values()].reduce((sum, value) => sum + value, 0);
  /** How many of a type may be produced: by those units that may make it, or by the effect (TI4-ARBO-01). */
  const beyond = within ? 0 : v.number('beyondLimit', { seat }, 0);
  const isSmall = (unit: UnitType): boolean => unit === 'fighter' || unit === 'infantry';
  const mostOf = (unit: UnitType): number => {
    const may = (by: UnitType | null) => v.permission('mayProduce', { seat, unit, system, by }, true);
    if (within) return may(null) ? limit : 0;
    const made = makers.reduce((sum, { unit: by, value }) => sum + (may(by) ? value : 0), 0);
    return made > 0 && isSmall(unit) ? made + beyond : made;
  };
  const most = new Map(TYPES.map((type) => [type, mostOf(type)]));
  const extras = new Map(TYPES.map((type) => [type, v.number('extraPerCost', { seat, unit: type }, 0)]));
  const hasExtras = [...extras.values()].some((extra) => extra > 0);
  /** Each that counts brings at most so many along that do not. */
  const withExtras = (type: UnitType): number => most.get(type)! * (1 + extras.get(type)!);
  const atHand = (unit: UnitType): number =>
    figuresAtHand(pub, seat, unit) + v.number('returningFigures', { seat, unit }, 0);
  const berths: Berth<UnitType>[] = [];
  const closed: Closed[] = [];
  for (const type of TYPES) {
    const open = placesFor(v, seat, system, type, producing);
    const all = isShip(type) ? [system] : planetsAt(v.pub, system);
    for (const at of new Set([...open, ...all])) {
      if (within?.ships && !isShip(type)) continue;
      if (within?.only && !within.only.includes(type)) continue;
      const id = slotName(type, at);
      const rule =
        forbids(v, seat, type, at) ?? (most.get(type) === 0 ? 'TI4-PROD-11' : open.includes(at) ? null : 'TI4-PROD-06');
      if (rule) closed.push({ id, rule });
      else berths.push({ id, most: Math.min(withExtras(type), atHand(type), MOST), stack: type, at });
    }
  }
  const purse = purseOf(v, seat, 'resources');
  const price = (counts: readonly number[]): number =>
    costOf(
      v,
      seat,
      system,
      berths.map(({ stack }, i) => ({ unit: stack, n: counts[i]! })),
      within !== null,
    );
  const value = (counts: readonly number[]): number =>
    TYPES.reduce((sum, type) => {
      const n = berths.reduce((all, { stack }, i) => all + (stack === type ? counts[i]! : 0), 0);
      return sum + (n === 0 ? 0 : valueOfUnits(v, seat, type, n));
    }, 0);
  const ofType = (type: UnitType): Bound => ({
    rule: 'TI4-COMP-07',
    of: atHand(type),
    weights: berths.map(({ stack }) => +(stack === type)),
  });
  const counted = (counts: readonly number[], fits: (type: UnitType) => boolean = () => true): number =>
    TYPES.filter(fits).reduce((sum, type) => {
      const n = berths.reduce((all, { stack }, i) => all + (stack === type ? counts[i]! : 0), 0);
      return sum + countedOf(v, seat, type, n);
    }, 0);
  const limits: Bound[] = [
    { rule: 'TI4-PROD-02', of: limit + beyond, weights: berths.map(() => 1), meter: 'production' },
    // What does not count against the limit is small (TI4-VUIL-10).
    ...(beyond > 0 ? [{ rule: 'TI4-PROD-02', of: limit, weights: berths.map(({ stack }) => +!isSmall(stack)) }] : []),
    ...TYPES.filter((type) => most.get(type)! < limit).map((type) => ({
      rule: 'TI4-PROD-11',
      of: most.get(type)!,
      weights: berths.map(({ stack }) => +(stack === type)),
    })),
  ];
  const suffice = figuresSuffice(figuredTypes(pub, seat), berths);
  return producePlan<UnitType>({
    berths,
    closed,
    bounds: [
      // What comes on top of a price is no sum.
      ...(hasExtras ? [] : limits),
      ...TYPES.filter((type) => isLimited(type) && berths.some(({ stack }) => stack === type)).map(ofType),
    ],
    floors: v.permission('mustProduce', { seat, system }, false)
      ? [{ rule: 'TI4-PROD-01', of: 1, weights: berths.map(() => 1) }]
      : [],
    ...(hasExtras && { meters: (counts) => [{ id: 'production', used: counted(counts), of: limit + beyond }] }),
    also: (counts) => {
      if (hasExtras && counted(counts) - Math.min(beyond, counted(counts, isSmall)) > limit) return 'TI4-PROD-02';
      if (hasExtras && TYPES.some((type) => counted(counts, (other) => other === type) > most.get(type)!))
        return 'TI4-PROD-11';
      if (!suffice(counts)) return 'TI4-COMP-06';
      return within && within.cost !== null && value(counts) > within.cost ? 'TI4-CTE-10' : null;
    },
    price,
    purse,
    wealth: isFree ? Infinity : wealthOf(purse),
    warnings: (counts) => {
      const ships = berths.reduce((n, { stack }, i) => n + (isShip(stack) && stack !== 'fighter' ? counts[i]! : 0), 0);
      const over = fleetSize(pub, system, seat) + ships - fleetLimit(v, seat, system);
      return ships > 0 && over > 0 ? [{ rule: 'TI4-CAP-13', with: { over } }] : [];
    },
    rules: { form: 'TI4-PROD-01', payment: PAYMENT },
    unknown: () => 'TI4-PROD-05',
  });
}

export const production = flow<Ti4>()('production', {
  prepare: (t, f) => {
    const { seat, system, dock } = f;
    f.within ??= null;
    return opening(t, 'making.start', { seat, system, dock, within: f.within });
  },
  begin: (t, f) => {
    const { seat, system, dock, within } = f;
    if (!canProduce(productionPlan(t, seat, system, dock, within, within === null))) return t.end();
    if (within) return t.next;
    return opening(t, 'produce.would', { seat, system, dock, units: [], cost: 0 });
  },
  choose: (t, f) => {
    const { seat, system, dock, within } = f;
    return canProduce(planOf(t, f)) ? t.ask(seat, 'produce', { system, dock, within: within! }, 'made') : t.end();
  },
  /** Type after type, where reinforcements do not suffice (TI4-COMP-11). */
  count: (t, f) => {
    f.types = [...new Set(unitsIn(f.made!).map(({ unit }) => unit))];
    return f.types.length === 0 ? t.end() : t.next;
  },
  chosen: (t, f) => opening(t, 'making.chosen', { seat: f.seat, system: f.system, units: unitsIn(f.made!) }),
  takeBack: (t, f) => {
    const unit = f.types!.shift();
    if (unit === undefined) return 'place';
    const n = unitsIn(f.made!).reduce((sum, made) => sum + (made.unit === unit ? made.n : 0), 0);
    return t.call('takeBack', { seat: f.seat, unit, n });
  },
  again: () => 'takeBack',
  place: (t, f) => {
    const { seat, system, within } = f;
    const units = unitsIn(f.made!);
    const cost = costOf(t, seat, system, units, within !== null);
    pay(t, seat, f.made!.pay);
    for (const { unit, n, at } of units) putUnits(t.pub, at, seat, unit, n);
    t.emit('produced', { seat, system, units, cost });
    f.cost = cost;
    return opening(t, 'making.done', { seat, system, units });
  },
  /** What refers to PRODUCTION does not follow what an effect produced (TI4-PROD-15). */
  done: (t, f) => {
    const { seat, system, dock, within } = f;
    if (within) return t.end();
    return opening(t, 'produce.after', { seat, system, dock, units: unitsIn(f.made!), cost: f.cost! });
  },
  over: (t) => t.end(),
});
const planOf = (v: Asked, { seat, system, dock, within }: Frame<'production'>): Plan =>
  productionPlan(v, seat, system, dock, within ?? null);

export const productionPart = part<Ti4>()({
  procedures: { production },
  asks: {
    produce: {
      rule: 'TI4-PROD-01',
      begin: (v, { system, dock, within }) => productionPlan(v, v.seat!, system, dock, within),
      fallback: (v, { system, dock, within }) =>
        v.permission('mustProduce', { seat: v.seat!, system }, false)
          ? firstOfPlan(productionPlan(v, v.seat!, system, dock, within))!
          : NOTHING_PRODUCED,
    },
  },
});
