import { flow, part, removeUnits } from '@orrery/kernel';
import type { PublicView, Seat, Stack } from '@orrery/kernel';
import type { UnitType } from '../content/units/index.ts';
import type { Pub, Table, Ti4 } from '../shapes.ts';
import { nameOf, unitNamed } from './combat/units.ts';
import { moment } from './moments.ts';
import { readyPlanets } from './planets.ts';
import { systemOf, systemsOf } from './systems.ts';
import { figuresLeft, place, placesIn, stacksAt } from './units.ts';
import { ACTION_DISCARD, handOf } from './zones.ts';

// What cards and laws make players do: lose figures of their choice, exhaust planets, discard, place units.

// --------------------------------------------------------------------------------------------------------- single figures

/** One figure among equals: "dreadnought damaged@tile-18", the next one with "#2". */
export type FigureId = string;

/** Every single figure of a player at some places that fits. */
export function figuresAt(
  pub: Pub,
  seat: Seat,
  places: readonly string[],
  fits: (type: UnitType) => boolean,
): FigureId[] {
  return places.flatMap((at) =>
    stacksAt(pub, at)
      .filter((stack) => stack.seat === seat && fits(stack.type as UnitType))
      .flatMap((stack: Stack) =>
        Array.from({ length: stack.n }, (_, i) => `${nameOf(stack)}@${at}${i > 0 ? `#${i + 1}` : ''}`),
      ),
  );
}
export const everywhere = (pub: Pub): string[] => systemsOf(pub).flatMap(placesIn);
export function figureOf(id: FigureId): { unit: string; at: string } {
  const [unit, at] = id.split('#')[0]!.split('@') as [string, string];
  return { unit, at };
}

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
    const { at } = figureOf(first);
    const together = f.chosen!.filter((id) => figureOf(id).at === at);
    f.chosen = f.chosen!.filter((id) => !together.includes(id));
    return moment(t, 'destroyed', {
      seat: f.seat,
      by: f.by,
      system: systemOf(at),
      place: at,
      purpose: 'effect',
      units: together.map((id) => figureOf(id).unit),
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

export function exhaust(t: Table, planets: readonly string[]): void {
  for (const planet of planets) t.pub.planets[planet]!.exhausted = true;
  if (planets.length > 0) t.emit('exhausted', { planets: planets.slice() });
}
export function readyThese(t: Table, seat: Seat, planets: readonly string[]): void {
  for (const planet of planets) t.pub.planets[planet]!.exhausted = false;
  if (planets.length > 0) t.emit('readied', { seat, planets: planets.slice() });
}

// ------------------------------------------------------------------------------------------------------------ placing units

/** How many figures of a type may be placed: none beyond reinforcements (TI4-COMP-06). */
export const placeable = (v: PublicView<Ti4>, seat: Seat, unit: UnitType, at: string, n = 1): number =>
  v.permission('mayPlace', { seat, unit, place: at }, true)
    ? Math.min(n, Math.max(0, figuresLeft(v.pub, seat, unit)))
    : 0;

/** From reinforcements onto the board, as far as they reach. */
export function placeFrom(t: Table, seat: Seat, unit: UnitType, at: string, n = 1): void {
  const placed = placeable(t as unknown as PublicView<Ti4>, seat, unit, at, n);
  if (placed === 0) return;
  place(t.pub, at, seat, unit, placed);
  t.emit('placed', { seat, unit, n: placed, at });
}
/** Figures leave the board without being destroyed. */
export function takeBack(t: Table, seat: Seat, at: string, names: readonly string[]): void {
  for (const name of names) {
    const { type, marks } = unitNamed(name);
    removeUnits(t.pub.units, at, seat, type, 1, marks);
  }
  if (names.length > 0) t.emit('removed', { seat, place: at, units: names.slice() });
}

// ------------------------------------------------------------------------------------------------------------------- hands

/** All action cards of a player go to the discard pile. */
export function discardHand(t: Table, seat: Seat): void {
  for (const card of t.cards(handOf(seat)).slice()) discardCard(t, seat, card);
}
export function discardCard(t: Table, seat: Seat, card: string): void {
  t.move(card, handOf(seat), ACTION_DISCARD);
  t.emit('discarded', { seat, card });
}
/** A card at random, or none. */
export function randomCard(t: Table, seat: Seat): string | null {
  const cards = t.cards(handOf(seat));
  return cards.length === 0 ? null : cards[t.chance('hand', cards.length)]!;
}

/** A law may cap the fleet pool: the surplus goes to reinforcements at once (TI4-CAG-14). */
const trimFleetPool = flow<Ti4>()('trimFleetPool', {
  give: (t, f) => {
    const sheet = t.pub.sheets[f.seat]!;
    sheet.fleet -= f.n;
    sheet.reserve += f.n;
    for (let i = 0; i < f.n; i++) t.emit('tokenLost', { seat: f.seat, pool: 'fleet' });
    return t.end();
  },
});
const overPool = (v: PublicView<Ti4>, seat: Seat): number => {
  const { fleet } = v.pub.sheets[seat]!;
  return fleet - v.number('fleetPool', { seat }, fleet);
};

export const effectsPart = part<Ti4>()({
  procedures: { loseFigures, exhaustOwn, trimFleetPool },
  invariants: [
    (pub, asked) => {
      const seat = pub.sheets.findIndex((_, one) => overPool(asked, one) > 0);
      return seat < 0 ? null : { proc: 'trimFleetPool', locals: { seat, n: overPool(asked, seat) } };
    },
  ],
});
