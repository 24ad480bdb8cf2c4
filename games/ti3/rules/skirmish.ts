import { OUTPOSTS, SKIRMISH } from '../content/skirmish.ts';
import { raceOf } from '../content/races/races.ts';
import { planetsIn, systemOf, tile } from '../content/tiles.ts';
import { isShip } from '../content/units.ts';
import type { Unit } from '../content/units.ts';
import type { Pub, Table } from '../shapes.ts';
import { layGalaxy, takeRace } from './raceSheet.ts';
import { receiveGoods } from './spending.ts';
import { place } from './units.ts';

// The skirmish: three races at war on a small fixed galaxy. The fleets have met: each race holds an outpost and a vanguard there.

export const SKIRMISH_RACES: readonly string[] = ['letnev', 'l1z1x', 'norr'];
export const SKIRMISH_CARDS = 3;
const GOODS = 2;

function station(pub: Pub, seat: number, planet: string, units: { readonly [U in Unit]?: number }): void {
  for (const [unit, n] of Object.entries(units))
    place(pub, isShip(unit) ? systemOf(planet) : planet, seat, unit as Unit, n);
}

/** Starting units: ships into space, the rest onto the first planet of the home system; then the outpost. */
export function beginSkirmish(t: Table): void {
  const { pub } = t;
  layGalaxy(t, SKIRMISH);
  SKIRMISH_RACES.forEach((id, seat) => {
    takeRace(t, seat, id);
    receiveGoods(t, seat, GOODS);
    const race = raceOf(id);
    for (const planet of planetsIn(race.home)) pub.planets[planet.id]!.by = seat;
    station(pub, seat, tile(race.home).planets[0]!.id, race.units);
    for (const { planet, fleet, garrison } of OUTPOSTS.filter((outpost) => outpost.race === id)) {
      pub.planets[planet]!.by = seat;
      station(pub, seat, planet, { ...fleet, ...garrison });
    }
  });
}
