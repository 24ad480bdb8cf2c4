import { NOBODY, firstOfPlan, flow, part, removeUnits } from '@orrery/kernel';
import type { PublicView, Seat, Stack } from '@orrery/kernel';
import type { UnitType } from '../content/units/index.ts';
import type { Placing } from './cardShapes.ts';
import type { Pub, Table, Ti4 } from '../shapes.ts';
import { POOLS } from '../board.ts';
import type { Pool } from '../board.ts';
import { figuresOf, unitNamed } from './combat/units.ts';
import { figureNamed } from './figures.ts';
import { discardCard } from './discard.ts';
import { fleetTokens } from './fleets.ts';
import { gainGoods } from './goods.ts';
import { gainControl, moment, opening } from './moments.ts';
import { readyPlanets } from './planets.ts';
import { figuresAtHand } from './reinforcements.ts';
import { systemOf, systemsOf } from './systems.ts';
import { SCORED } from './scoring.ts';
import { researchPlan } from './technology.ts';
import {
  figuresLeft,
  isForceOf,
  isKnown,
  isShip,
  isStructure,
  place,
  placesIn,
  stacksAt,
  standingAt,
} from './units.ts';
import { REVEALED, handOf } from './zones.ts';

// What cards and laws make players do: lose figures of their choice, exhaust planets, discard, place units.

export const everywhere = (pub: Pub): string[] => systemsOf(pub).flatMap(placesIn);

/** The owner chooses which figures are destroyed; those of one place go together. */
const loseFigures = flow<Ti4>()('loseFigures', {
  choose: (t, f) => {
    f.chosen = f.from.slice(0, f.n);
    if (f.n >= f.from.length) return t.next;
    const { from, n } = f;
    return t.ask(
      f.seat,
      'pickSome',
      { what: 'unit', from: from.slice(), for: f.for, rule: 'TI4-ABL-06', min: n, max: n },
      'chosen',
    );
  },
  destroy: (t, f) => {
    const first = f.chosen![0];
    if (first === undefined) return 'over';
    const { at } = figureNamed(first);
    const together = f.chosen!.filter((id) => figureNamed(id).at === at);
    f.chosen = f.chosen!.filter((id) => !together.includes(id));
    return moment(t, 'destroyed', {
      seat: f.seat,
      by: f.by,
      system: systemOf(at),
      place: at,
      purpose: 'effect',
      units: together.map((id) => figureNamed(id).unit),
    });
  },
  again: () => 'destroy',
  over: (t) => t.end(),
});

/** So many planets of the player's choice are exhausted, as far as there are readied ones. */
const exhaustOwn = flow<Ti4>()('exhaustOwn', {
  choose: (t, f) => {
    const from = readyPlanets(t.pub, f.seat);
    f.chosen = from.slice(0, f.n);
    if (f.n === 0 || f.n >= from.length) return t.next;
    return t.ask(
      f.seat,
      'pickSome',
      { what: 'planet', from, for: f.for, rule: 'TI4-ABL-06', min: f.n, max: f.n },
      'chosen',
    );
  },
  exhaust: (t, f) => {
    exhaust(t, f.chosen!);
    return t.end();
  },
});

/** Units at a place are destroyed, one player's after another's. */
const destroyAll = flow<Ti4>()('destroyAll', {
  destroy: (t, f) => {
    const fits = ({ seat: of, type }: Stack) =>
      f.only === null || (f.only === 'ship' ? isShip(type) : isForceOf(t.pub, of)(type));
    const first = stacksAt(t.pub, f.place).find(fits);
    if (!first) return t.end();
    const stacks = stacksAt(t.pub, f.place).filter((stack) => stack.seat === first.seat && fits(stack));
    const { seat } = first;
    const system = systemOf(f.place);
    const act = { seat, by: NOBODY, system, place: f.place, purpose: 'effect' as const, units: figuresOf(stacks) };
    return moment(t, 'destroyed', act);
  },
  again: () => 'destroy',
});
const disarm = flow<Ti4>()('disarm', {
  destroy: (t, f) => t.call('loseFigures', { seat: f.seat, by: NOBODY, from: f.from, n: f.from.length, for: f.for }),
  gain: (t, f) => gainGoods(t, f.seat, f.from.length),
  over: (t) => t.end(),
});
const NO_ONE = 'none';
const maySettle = flow<Ti4>()('maySettle', {
  ask: (t, f) => {
    if (placeable(t, f.seat, 'infantry', f.planet) === 0) return t.end();
    const asked = { what: 'planet' as const, from: [f.planet, NO_ONE], for: f.for, rule: 'TI4-CAG-06' };
    return t.ask(f.seat, 'pickOne', asked, 'wants');
  },
  place: (t, f) => {
    if (f.wants === NO_ONE) return t.end();
    placeFrom(t, f.seat, 'infantry', f.planet);
    return t.pub.planets[f.planet]!.owner === f.seat ? t.end() : gainControl(t, f.seat, f.planet);
  },
  over: (t) => t.end(),
});
const placeOn = flow<Ti4>()('placeOn', {
  choose: (t, f) => {
    const from = f.from.filter((planet) => canPlace(t, f.seat, f.unit, planet));
    if (from.length === 0) return t.end();
    f.planet = from[0]!;
    if (from.length === 1) return t.next;
    return t.ask(f.seat, 'pickOne', { what: 'planet', from, for: f.for, rule: 'TI4-ABL-06' }, 'planet');
  },
  place: (t, f) => t.call('placeUnits', { seat: f.seat, unit: f.unit, place: f.planet!, n: 1 }),
  over: (t) => t.end(),
});
/** One after the other, so that the first may count for the second (TI4-CAG-18). */
const freeResearch = flow<Ti4>()('freeResearch', {
  ask: (t, f) => {
    if (f.n === 0 || firstOfPlan(researchPlan(t, f.seat, 0)) === null) return t.end();
    return t.ask(f.seat, 'mayResearch', { price: 0 }, 'wants');
  },
  research: (t, f) => {
    f.n--;
    return f.wants ? t.call('research', { seat: f.seat, price: 0 }) : t.end();
  },
  again: () => 'ask',
});
const loseToken = flow<Ti4>()('loseToken', {
  ask: (t, f) => {
    const from = POOLS.filter((pool) => t.pub.sheets[f.seat]![pool] > 0);
    if (from.length === 0) return t.end();
    f.pool = from[0]!;
    if (from.length === 1) return t.next;
    return t.ask(f.seat, 'pickOne', { what: 'pool', from, for: f.for, rule: 'TI4-ABL-06' }, 'pool');
  },
  lose: (t, f) => {
    dropToken(t, f.seat, f.pool as Pool);
    return t.end();
  },
});
/** A token of a pool goes to reinforcements; it is not spent. */
export function dropToken(t: Table, seat: Seat, pool: Pool): void {
  const sheet = t.pub.sheets[seat]!;
  sheet[pool]--;
  sheet.reserve++;
  t.emit('tokenLost', { seat, pool });
}
/** A token of the fleet pool goes to reinforcements; it is not spent. */
export const loseFleetToken = flow<Ti4>()('loseFleetToken', {
  lose: (t, f) => {
    dropToken(t, f.seat, 'fleet');
    return t.end();
  },
});
const goods = flow<Ti4>()('gainGoods', {
  gain: (t, f) => gainGoods(t, f.seat, f.n),
  over: (t) => t.end(),
});
/** Units whose dice were thrown again in vain are destroyed; those that are gone already are not there (TI4-CRX-01). */
const thalnos = flow<Ti4>()('thalnos', {
  destroy: (t, f) => {
    const left = f.units.slice();
    const units = figuresOf(stacksAt(t.pub, f.place).filter((stack) => stack.seat === f.seat)).filter((name) => {
      const at = left.indexOf(unitNamed(name).type);
      if (at < 0) return false;
      left.splice(at, 1);
      return true;
    });
    if (units.length === 0) return t.end();
    const act = {
      seat: f.seat,
      by: f.seat,
      system: systemOf(f.place),
      place: f.place,
      purpose: 'effect' as const,
      units,
    };
    return moment(t, 'destroyed', act);
  },
  over: (t) => t.end(),
});

/** A secret objective that somebody has scored is a public one from now on (TI4-OBJ-15). */
export function publish(t: Table, objective: string): void {
  t.move(objective, SCORED, REVEALED);
  t.emit('published', { objective });
}

export function exhaust(t: Table, planets: readonly string[]): void {
  for (const planet of planets) t.pub.planets[planet]!.exhausted = true;
  if (planets.length > 0) t.emit('exhausted', { planets: planets.slice() });
}
export function readyThese(t: Table, seat: Seat, planets: readonly string[]): void {
  for (const planet of planets) t.pub.planets[planet]!.exhausted = false;
  if (planets.length > 0) t.emit('readied', { seat, planets: planets.slice() });
}

// ------------------------------------------------------------------------------------------------------------ placing units

/** Nothing forbids a unit at a place, and its player has what it takes to have one (TI4-CTE-23). */
export const mayStand = (v: PublicView<Ti4>, seat: Seat, unit: UnitType, at: string): boolean =>
  isKnown(v.pub, seat, unit) && v.permission('mayPlace', { seat, unit, place: at }, true);
/** How many figures of a type may be placed: none beyond reinforcements (TI4-COMP-06). */
export const placeable = (v: PublicView<Ti4>, seat: Seat, unit: UnitType, at: string, n = 1): number =>
  mayStand(v, seat, unit, at) ? Math.min(n, Math.max(0, figuresLeft(v.pub, seat, unit))) : 0;

/** From reinforcements onto the board, as far as they reach. */
export function placeFrom(t: Table, seat: Seat, unit: UnitType, at: string, n = 1): void {
  const placed = placeable(t, seat, unit, at, n);
  if (placed === 0) return;
  const stand = standingAt(t.pub, seat, unit, at);
  place(t.pub, stand, seat, unit, placed);
  t.emit('placed', { seat, unit, n: placed, place: stand });
}
/** Whether a unit can be placed, be it one that is taken back from the board for it (TI4-COMP-11). */
export const canPlace = (v: PublicView<Ti4>, seat: Seat, unit: UnitType, at: string): boolean =>
  mayStand(v, seat, unit, at) && figuresAtHand(v.pub, seat, unit) > 0;
/** What is placed or put in the place of others; where reinforcements do not suffice, figures may be taken back (TI4-COMP-11, TI4-COMP-12). */
const placeUnits = flow<Ti4>()('placeUnits', {
  takeBack: (t, f) => t.call('takeBack', { seat: f.seat, unit: f.unit, n: f.n, isFree: true }),
  place: (t, f) => {
    const { seat, unit, place: at } = f;
    const n = placeable(t, seat, unit, at, f.n);
    placeFrom(t, seat, unit, at, n);
    if (n === 0 || !isStructure(unit)) return t.end();
    return opening(t, 'placed', { seat, unit, at: standingAt(t.pub, seat, unit, at) });
  },
  over: (t) => t.end(),
});
const foreignStructures = (pub: Pub, seat: Seat, planet: string) =>
  stacksAt(pub, planet).filter((stack) => stack.seat !== seat && isStructure(stack.type));
/** One after the other; what no figure can stand for stays as it is. */
const replaceStructures = flow<Ti4>()('replaceStructures', {
  begin: (t, f) => {
    f.left = figuresOf(foreignStructures(t.pub, f.seat, f.planet));
    return t.next;
  },
  takeBack: (t, f) => {
    if (f.left!.length === 0) return t.end();
    return t.call('takeBack', { seat: f.seat, unit: unitNamed(f.left![0]!).type, n: 1, isFree: true });
  },
  replace: (t, f) => {
    const { type } = unitNamed(f.left!.shift()!);
    if (placeable(t, f.seat, type, f.planet) === 0) return 'takeBack';
    const { seat } = foreignStructures(t.pub, f.seat, f.planet).find((stack) => stack.type === type)!;
    takeBack(t, seat, f.planet, [type]);
    return t.call('placeStructure', { seat: f.seat, unit: type as Placing['unit'], planet: f.planet });
  },
  again: () => 'takeBack',
});
/** Figures leave the board without being destroyed. */
export function takeBack(t: Table, seat: Seat, at: string, names: readonly string[]): void {
  for (const name of names) {
    const { type, marks } = unitNamed(name);
    removeUnits(t.pub.units, at, seat, type, 1, marks);
  }
  if (names.length > 0) t.emit('removed', { seat, place: at, units: names.slice() });
}

const placeStructure = flow<Ti4>()('placeStructure', {
  offer: (t, f) => {
    const { seat, unit, planet } = f;
    return opening(t, 'place.would', { seat, unit, planet, prevented: false }, 'placing');
  },
  place: (t, f) => {
    if (f.placing!.prevented) return t.end();
    placeFrom(t, f.seat, f.unit, f.planet);
    return opening(t, 'placed', { seat: f.seat, unit: f.unit, at: standingAt(t.pub, f.seat, f.unit, f.planet) });
  },
  over: (t) => t.end(),
});

// ------------------------------------------------------------------------------------------------------------------- hands

/** All action cards of a player go to the discard pile. */
export function discardHand(t: Table, seat: Seat): void {
  for (const card of t.cards(handOf(seat)).slice()) discardCard(t, seat, card);
}
/** A card at random, or none. */
export function randomCard(t: Table, seat: Seat): string | null {
  const cards = t.cards(handOf(seat));
  return cards.length === 0 ? null : cards[t.chance('hand', cards.length)]!;
}

/** A law may cap the fleet pool: the surplus goes to reinforcements at once (TI4-CAG-14). */
const trimFleetPool = flow<Ti4>()('trimFleetPool', {
  give: (t, f) => {
    if (f.n === 0) return t.end();
    f.n--;
    return t.call('loseFleetToken', { seat: f.seat });
  },
  again: () => 'give',
});
const overPool = (v: PublicView<Ti4>, seat: Seat): number => {
  const tokens = fleetTokens(v, seat);
  return tokens - v.number('fleetPool', { seat }, tokens);
};

export const effectsPart = part<Ti4>()({
  procedures: {
    loseFigures,
    exhaustOwn,
    destroyAll,
    disarm,
    maySettle,
    freeResearch,
    placeOn,
    loseToken,
    loseFleetToken,
    gainGoods: goods,
    placeUnits,
    replaceStructures,
    thalnos,
    trimFleetPool,
    placeStructure,
    /** A retreat or an effect has brought ships into a system. */
    arrive: flow<Ti4>()('arrive', {
      tell: (t, { seat, system, units }) => opening(t, 'ships.arrived', { seat, system, units }),
      over: (t) => t.end(),
    }),
  },
  windows: { 'place.would': { protocol: 'turns' }, placed: { protocol: 'turns' } },
  invariants: [
    (pub, asked) => {
      const seat = pub.sheets.findIndex((_, one) => overPool(asked, one) > 0);
      return seat < 0 ? null : { proc: 'trimFleetPool', locals: { seat, n: overPool(asked, seat) } };
    },
  ],
});
