import { oneOf } from '@orrery/imperium';
import { flow, part } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { DOCKS_PER_PLANET, PDS_PER_PLANET } from '../../content/limits.ts';
import type { PlanetId } from '../../content/planets.ts';
import type { Asked, Pub, Structure, Ti4 } from '../../shapes.ts';
import { planetsOf } from '../planets.ts';
import { planetsAt, systemOf, systemsOf } from '../systems.ts';
import { opening } from '../moments.ts';
import { payerOf } from '../strategicAction.ts';
import { figuresAtHand } from '../reinforcements.ts';
import { countAt, floats, place, standingAt } from '../units.ts';

/** One dock and two PDS of a player on a planet (TI4-UNIT-07). */
const roomOn = (v: Asked, seat: Seat, planet: PlanetId, unit: Structure['unit']): boolean =>
  // Several docks in space may share a system (TI4-SAAR-04).
  (floats(v.pub, seat, unit) ||
    countAt(v.pub, planet, seat, (type) => type === unit) <
      v.number('structureLimit', { seat, unit, planet }, unit === 'pds' ? PDS_PER_PLANET : DOCKS_PER_PLANET)) &&
  v.permission('mayPlace', { seat, unit, place: planet }, true);
/** What stands in space is named by the first own planet of its system. */
const isNamed = (pub: Pub, seat: Seat, unit: Structure['unit'], planet: PlanetId): boolean =>
  !floats(pub, seat, unit) ||
  planetsAt(pub, systemOf(planet)).find((other) => pub.planets[other]?.owner === seat) === planet;

/** Where structures may be placed: on own planets, in one system where the card names it (TI4-SC-10, TI4-SC-11). */
export function sites(v: Asked, seat: Seat, units: readonly Structure['unit'][], system: string | null): Structure[] {
  const { pub } = v;
  const planets = planetsOf(pub, seat).filter((planet) => system === null || systemOf(planet) === system);
  return units
    .filter((unit) => figuresAtHand(pub, seat, unit) > 0)
    .flatMap((unit) =>
      planets
        .filter((planet) => isNamed(pub, seat, unit, planet) && roomOn(v, seat, planet, unit))
        .map((planet) => ({ unit, planet })),
    );
}

export const construction = part<Ti4>()({
  procedures: {
    /** A PDS or a dock, then a PDS (TI4-SC-10). */
    constructionPrimary: flow<Ti4>()('constructionPrimary', {
      first: (t, f) => t.call('construct', { seat: f.seat, units: ['pds', 'space-dock'], system: null }),
      second: (t, f) => t.call('construct', { seat: f.seat, units: ['pds'], system: null }),
      over: (t) => t.end(),
    }),
    /** The token spent goes into the system; where one lies already it stays in reinforcements (TI4-SC-11). */
    constructionSecondary: flow<Ti4>()('constructionSecondary', {
      choose: (t, f) =>
        t.ask(f.seat, 'pickOne', { what: 'system', from: systemsOf(t.pub), for: null, rule: 'TI4-SC-11' }, 'system'),
      lay: (t, f) => t.call('layFromSheet', { seat: payerOf(t, f.seat), system: f.system! }),
      build: (t, f) => t.call('construct', { seat: f.seat, units: ['pds', 'space-dock'], system: f.system! }),
      over: (t) => t.end(),
    }),
    construct: flow<Ti4>()('construct', {
      choose: (t, f) => {
        if (sites(t, f.seat, f.units, f.system).length === 0) return t.end();
        return t.ask(f.seat, 'construct', { units: f.units, system: f.system }, 'built');
      },
      /** Something else may come instead (TI4-ULTI-06). */
      offer: (t, f) => opening(t, 'place.would', { seat: f.seat, ...f.built!, prevented: false }, 'placing'),
      takeBack: (t, f) =>
        f.placing!.prevented ? t.end() : t.call('takeBack', { seat: f.seat, unit: f.built!.unit, n: 1 }),
      build: (t, f) => {
        const { unit, planet } = f.built!;
        const at = standingAt(t.pub, f.seat, unit, planet);
        place(t.pub, at, f.seat, unit);
        t.emit('built', { seat: f.seat, unit, planet: at });
        return opening(t, 'placed', { seat: f.seat, unit, at });
      },
      over: (t) => t.end(),
    }),
  },
  asks: {
    construct: oneOf('TI4-UNIT-07', (v, { units, system }) => sites(v, v.seat!, units, system)),
  },
});
