import { room, stow } from '@orrery/imperium';
import { remember, rulesView } from '@orrery/kernel';
import type { Grown, Seat } from '@orrery/kernel';
import { planetsIn } from '../content/tiles.ts';
import { PDS_PER_PLANET, facts } from '../content/units.ts';
import type { LandAtom, Pub, Table, Ti3, View } from '../shapes.ts';
import { groups } from './limits.ts';
import { procedure } from './procedures.ts';
import { queries } from './queries.ts';
import { breakAgreement } from './trade.ts';
import { capacityOf, takes } from './transport.ts';
import { cargoOf, countAt, destroy, eachShip, holdOf, isDamaged, mark, marksFor, onBoard, place } from './units.ts';
import type { Hold, ShipKind } from './units.ts';

// LAND: Planetary Landings, step 5. Units leave transporters only here, for a planet or for another transporter (TI3-TRANSPORT-07).

/** The transporters of a player in a system, one by one; answers name them by their place in this list. */
export const transporters = (pub: Pub, seat: Seat, system: string): ShipKind[] =>
  eachShip(pub, system, seat).filter((ship) => capacityOf(pub, seat, ship.unit) > 0 || cargoOf(ship) > 0);

const UNLOADED = ['ground-force', 'pds'] as const;

/** What decides where units may land: asked of the board once for all answers. */
interface Quay {
  readonly ships: readonly ShipKind[];
  readonly holds: readonly Hold[];
  readonly capacities: readonly number[];
  readonly planets: readonly {
    readonly id: string;
    readonly isOwn: boolean;
    readonly isHeld: boolean;
    readonly pds: number;
  }[];
  /** Figures of Ground Forces that are left for new groups (TI3-LIMITS-04, TI3-LIMITS-06). */
  readonly figures: number;
}
const quayOf = (v: View, system: string): Quay =>
  remember(v, `quay of ${system}`, () => {
    const { pub } = v;
    const seat = v.seat!;
    const ships = transporters(pub, seat, system);
    return {
      ships,
      holds: ships.map((ship) => holdOf(ship.marks)),
      capacities: ships.map((ship) => capacityOf(pub, seat, ship.unit)),
      planets: planetsIn(system).map(({ id }) => ({
        id,
        isOwn: pub.planets[id]!.by === seat,
        isHeld: countAt(pub, id, seat, 'ground-force') > 0,
        pds: countAt(pub, id, seat, 'pds'),
      })),
      figures: facts('ground-force').figures - groups(pub, seat, 'ground-force'),
    };
  });

interface Unloading {
  readonly holds: Hold[];
  /** Ships that took units aboard: they unload no more in this answer. */
  readonly receivers: Set<number>;
  readonly ashore: { [planet: string]: { groundForces: number; pds: number } };
  /** Groups of Ground Forces more than before: each planet and each transporter with some is one. */
  groups: number;
}

function unloading(quay: Quay, part: readonly LandAtom[]): Unloading {
  const so: Unloading = { holds: quay.holds.slice(), receivers: new Set(), ashore: {}, groups: 0 };
  for (const atom of part) {
    so.groups += newGroups(quay, so, atom);
    so.holds[atom.from] = stow(so.holds[atom.from]!, atom.unit, -atom.n);
    if ('aboard' in atom) {
      so.holds[atom.aboard] = stow(so.holds[atom.aboard]!, atom.unit, atom.n);
      so.receivers.add(atom.aboard);
    } else {
      const there = (so.ashore[atom.to] ??= { groundForces: 0, pds: 0 });
      there[atom.unit === 'pds' ? 'pds' : 'groundForces'] += atom.n;
    }
  }
  return so;
}

/** How many groups of Ground Forces an atom adds or dissolves. */
function newGroups(quay: Quay, so: Unloading, atom: LandAtom): number {
  if (atom.unit === 'pds') return 0;
  const forces = (hold: Hold | undefined): number => hold?.['ground-force'] ?? 0;
  const dissolved = forces(so.holds[atom.from]) === atom.n ? 1 : 0;
  const founded =
    'aboard' in atom
      ? forces(so.holds[atom.aboard]) === 0
      : !so.ashore[atom.to]?.groundForces && !quay.planets.find(({ id }) => id === atom.to)?.isHeld;
  return Number(founded) - dissolved;
}
const hasFigures = (quay: Quay, so: Unloading, atom: LandAtom): boolean =>
  so.groups + newGroups(quay, so, atom) <= quay.figures;

export const land: Grown<Ti3, 'land'> = {
  rule: 'TI3-LAND-01',
  fallback: () => [],
  grow(v, { system, friendly }, part) {
    const quay = quayOf(v, system);
    const so = unloading(quay, part);
    const add: LandAtom[] = [];
    const offer = (atom: LandAtom): void => {
      if (hasFigures(quay, so, atom)) add.push(atom);
    };
    quay.ships.forEach((_, from) => {
      if (so.receivers.has(from)) return;
      for (const unit of UNLOADED) {
        const most = so.holds[from]![unit] ?? 0;
        for (const planet of quay.planets) {
          const { id } = planet;
          if (friendly && !planet.isOwn) continue;
          if (!mayLand(v.pub, v.seat!, id)) continue;
          if (part.some((a) => a.from === from && a.unit === unit && 'to' in a && a.to === id)) continue;
          const limit = unit === 'pds' ? Math.min(most, pdsRoom(quay, id, so)) : most;
          for (let n = 1; n <= limit; n++) offer({ from, unit, n, to: id });
        }
        quay.ships.forEach((other, aboard) => {
          if (aboard === from || !takes(other.unit, unit)) return;
          if (part.some((a) => a.from === from && a.unit === unit && 'aboard' in a && a.aboard === aboard)) return;
          const limit = Math.min(most, room(quay.capacities[aboard]!, so.holds[aboard]!));
          for (let n = 1; n <= limit; n++) offer({ from, unit, n, aboard });
        });
      }
    });
    return { add, done: true };
  },
  refuse(v, { system, friendly }, answer) {
    const quay = quayOf(v, system);
    const roomIn = (i: number, unit: LandAtom['unit'], hold: Hold | undefined): number => {
      const ship = quay.ships[i];
      return ship && hold && takes(ship.unit, unit) ? room(quay.capacities[i]!, hold) : 0;
    };
    for (let i = 0; i < answer.length; i++) {
      const so = unloading(quay, answer.slice(0, i));
      const { from, unit, n, ...target } = answer[i]!;
      if ((so.holds[from]?.[unit] ?? 0) < n) return { rule: 'TI3-LAND-01' };
      if ('to' in target) {
        const planet = quay.planets.find(({ id }) => id === target.to);
        if (!planet) return { rule: 'TI3-TRANSPORT-07' };
        if (friendly && !planet.isOwn) return { rule: 'TI3-TRANSFER-10' };
        if (!mayLand(v.pub, v.seat!, target.to)) return { rule: 'TI3-ACTIONCARDS-02' };
        if (unit === 'pds' && pdsRoom(quay, target.to, so) < n) return { rule: 'TI3-UNITS-23' };
      } else if (roomIn(target.aboard, unit, so.holds[target.aboard]) < n) return { rule: 'TI3-TRANSPORT-02' };
      if (!hasFigures(quay, so, answer[i]!)) return { rule: 'TI3-TRANSPORT-14' };
    }
    return null;
  },
};

const mayLand = (pub: Pub, seat: Seat, planet: string): boolean =>
  queries.permission(pub, 'mayLand', { seat, planet }, true);

/** Two PDS of one player on a planet, no more (TI3-UNITS-23). */
const pdsRoom = (quay: Quay, planet: string, so: Unloading): number =>
  PDS_PER_PLANET - quay.planets.find(({ id }) => id === planet)!.pds - (so.ashore[planet]?.pds ?? 0);

function unload(t: Table, seat: Seat, system: string, answer: readonly LandAtom[]): void {
  const quay = quayOf(rulesView(t.game, t.view(seat)), system);
  const so = unloading(quay, answer);
  quay.ships.forEach((ship, i) => {
    mark(t.pub, system, seat, ship, marksFor(isDamaged(ship.marks), so.holds[i]!));
  });
  for (const planet in so.ashore) {
    const { groundForces, pds } = so.ashore[planet]!;
    place(t.pub, planet, seat, 'ground-force', groundForces);
    place(t.pub, planet, seat, 'pds', pds);
    t.emit('landed', { seat, planet, groundForces, pds });
  }
}

/** Ends with the Ground Forces that landed where a fight awaits them. */
export const landing = procedure('landing', {
  choose(t, f) {
    const loaded = transporters(t.pub, f.seat, f.system).some((ship) => cargoOf(ship) > 0);
    if (!loaded) return t.done({});
    return t.ask(f.seat, 'land', { system: f.system, friendly: f.friendly }, 'ashore');
  },
  ashore(t, f) {
    const answer = t.answer(f, 'land');
    unload(t, f.seat, f.system, answer);
    f.taken = planetsIn(f.system)
      .map((p) => p.id)
      .filter((id) => answer.some((a) => 'to' in a && a.to === id));
    return 'nextPlanet';
  },
  nextPlanet(t, f) {
    const planet = f.taken.shift();
    if (planet === undefined) return t.done(f.landed);
    const owner = t.pub.planets[planet]!.by;
    // Friendly landing: the units simply join those present (TI3-LAND-03).
    if (owner === f.seat) return 'nextPlanet';
    const groundForces = countAt(t.pub, planet, f.seat, 'ground-force');
    // Only Ground Forces take a planet; PDS without them are lost (TI3-LAND-05).
    if (groundForces === 0) {
      destroy(t, planet, f.seat, 'pds', countAt(t.pub, planet, f.seat, 'pds'));
      return 'nextPlanet';
    }
    const defended =
      owner !== null && countAt(t.pub, planet, owner, 'ground-force') + countAt(t.pub, planet, owner, 'pds') > 0;
    if (defended) {
      f.landed[planet] = groundForces;
      return 'nextPlanet';
    }
    return t.call('occupation', { seat: f.seat, planet, wasNeutral: owner === null }, 'nextPlanet');
  },
});

/** A planet changes hands; its card always arrives exhausted (TI3-LAND-04, TI3-LAND-07, TI3-LAND-08). */
export const occupation = procedure('occupation', {
  take(t, f) {
    const planet = t.pub.planets[f.planet]!;
    const from = planet.by;
    if (from !== null) {
      breakAgreement(t, f.seat, from);
      const docks = countAt(t.pub, f.planet, from, 'space-dock');
      if (docks > 0 && onBoard(t.pub, from, 'space-dock') === docks) t.pub.merciless.push(f.seat);
      for (const unit of ['pds', 'space-dock'] as const)
        destroy(t, f.planet, from, unit, countAt(t.pub, f.planet, from, unit));
    }
    planet.by = f.seat;
    planet.exhausted = true;
    planet.since = t.pub.round;
    planet.dockSince = 0;
    t.emit('tookPlanet', { seat: f.seat, planet: f.planet, from });
    if (from !== null) return t.window('conquered', { seat: f.seat, planet: f.planet, from }, t.pub.order, 'end');
    return t.window('occupied', { seat: f.seat, planet: f.planet }, t.pub.order, 'end');
  },
  end: (t) => t.done(),
});
