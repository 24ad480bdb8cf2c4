import { planetsIn, tile, MECATOL_PLANET, systemOf } from '../content/tiles.ts';
import { domainDeck } from '../content/domainCounters.ts';
import type { Pub, Table } from '../shapes.ts';

// OPT-DISTANTSUNS: where Domain Counters lie. Each planet has a place of its own for one that nobody has seen.

const PILE = 'domain-pile';
/** Counters that left the game unseen, and those that were found. */
const GONE = 'domain-gone';
const OPEN = 'domain-open';
const placeOf = (planet: string): string => `domain-on-${planet}`;
export const isDomainZone = (zone: string): boolean => zone.startsWith('domain-');

/** All counters, shuffled. */
export function bringCounters(t: Table): void {
  t.addZone(PILE, 'down', null, domainDeck());
  t.addZone(GONE, 'down');
  t.addZone(OPEN, 'up');
  t.shuffle(PILE);
}

/** One on every neutral planet but Mecatol Rex and those of home systems; the rest leaves the game unseen (TI3-OPT-DISTANTSUNS-01, TI3-OPT-DISTANTSUNS-02). */
export function layCounters(t: Table): void {
  for (const planet of Object.keys(t.pub.planets)) {
    const isHome = tile(systemOf(planet)).kind === 'home';
    if (planet === MECATOL_PLANET || isHome || t.pub.planets[planet]!.by !== null) continue;
    t.addZone(placeOf(planet), 'down');
    t.draw(PILE, placeOf(planet));
  }
  while (t.draw(PILE, GONE) !== null);
}

/** Does a counter lie face down on a planet? */
export const isUnexplored = (pub: Pub, planet: string): boolean => (pub.table.zones[placeOf(planet)]?.n ?? 0) > 0;

export const unexploredIn = (pub: Pub, system: string): string[] =>
  planetsIn(system)
    .map(({ id }) => id)
    .filter((id) => isUnexplored(pub, id));

/** The counter on a planet, which only the table knows. */
export const counterOn = (t: Table, planet: string): string => t.cards(placeOf(planet))[0]!;

/** A counter is turned face up. */
export function turnUp(t: Table, planet: string): string {
  const counter = counterOn(t, planet);
  t.move(counter, placeOf(planet), OPEN);
  return counter;
}

/** A counter that nobody has explored leaves the game. */
export function removeCounter(t: Table, planet: string): void {
  if (isUnexplored(t.pub, planet)) t.draw(placeOf(planet), GONE);
}

/** A player looks at the counters of a system in secret. */
export function lookAt(t: Table, seat: number, planet: string): string {
  const counter = counterOn(t, planet);
  t.show(placeOf(planet), counter, [seat]);
  return counter;
}
