import { room, stow } from '@orrery/imperium';
import { flow, remember, rulesView } from '@orrery/kernel';
import type { Grown, Seat } from '@orrery/kernel';
import { domainCounter } from '../content/domainCounters.ts';
import { planetsIn } from '../content/tiles.ts';
import { PDS_PER_PLANET, facts } from '../content/units.ts';
import type { LandAtom, LandLeader, LandUnits, Pay, Pub, Table, Ti3, View } from '../shapes.ts';
import { discardFound, isPerilous } from './exploration.ts';
import { isUnexplored } from './domain.ts';
import { figuresLeft, groups } from './limits.ts';
import { queries } from './queries.ts';
import { tellOf } from './leaders.ts';
import { nextPayments, paidBy, pay, wealth } from './spending.ts';
import { capacityOf, takes } from './transport.ts';
import {
  cargoOf,
  countAt,
  destroy,
  eachShip,
  holdOf,
  isDamaged,
  leadersAboard,
  mark,
  marksFor,
  place,
} from './units.ts';
import type { Hold, ShipKind } from './units.ts';

// LAND: Planetary Landings, step 5. Units leave transporters only here, for a planet or for another transporter (TI3-TRANSPORT-07).

/** The transporters of a player in a system, one by one; answers name them by their place in this list. */
export const transporters = (pub: Pub, seat: Seat, system: string): ShipKind[] =>
  eachShip(pub, system, seat).filter(
    (ship) => pub.agreed.leaders || capacityOf(pub, seat, ship.unit) > 0 || cargoOf(ship) > 0,
  );

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
  /** Leaders aboard each ship, and those who have gone ashore. */
  readonly leaders: string[][];
  readonly onPlanets: { leader: string; to: string }[];
  /** Ships that took units aboard: they unload no more in this answer. */
  readonly receivers: Set<number>;
  readonly ashore: { [planet: string]: { groundForces: number; pds: number } };
  /** Groups of Ground Forces more than before: each planet and each transporter with some is one. */
  groups: number;
}

function unloading(quay: Quay, part: readonly LandAtom[]): Unloading {
  const so: Unloading = {
    holds: quay.holds.slice(),
    leaders: quay.ships.map(({ marks }) => leadersAboard(marks)),
    onPlanets: [],
    receivers: new Set(),
    ashore: {},
    groups: 0,
  };
  for (const atom of part) {
    if ('leader' in atom) {
      so.leaders[atom.from] = so.leaders[atom.from]!.filter((id) => id !== atom.leader);
      if ('to' in atom) so.onPlanets.push({ leader: atom.leader, to: atom.to });
      else so.leaders[atom.aboard]!.push(atom.leader);
      continue;
    }
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
function newGroups(quay: Quay, so: Unloading, atom: LandUnits): number {
  if (atom.unit === 'pds') return 0;
  const forces = (hold: Hold | undefined): number => hold?.['ground-force'] ?? 0;
  const dissolved = forces(so.holds[atom.from]) === atom.n ? 1 : 0;
  const founded =
    'aboard' in atom
      ? forces(so.holds[atom.aboard]) === 0
      : !so.ashore[atom.to]?.groundForces && !quay.planets.find(({ id }) => id === atom.to)?.isHeld;
  return Number(founded) - dissolved;
}
const hasFigures = (quay: Quay, so: Unloading, atom: LandUnits): boolean =>
  so.groups + newGroups(quay, so, atom) <= quay.figures;

/** A leader sets foot on a planet of others only with Ground Forces (TI3-OPT-LEADERS-07). */
const mayDisembark = (quay: Quay, so: Unloading, planet: string): boolean =>
  quay.planets.some(({ id, isOwn }) => id === planet && isOwn) || (so.ashore[planet]?.groundForces ?? 0) > 0;

/** Leaders go ashore or change ships; of equal ships the first is named. */
function leaderAtoms(v: View, quay: Quay, so: Unloading, part: readonly LandAtom[], friendly: boolean): LandAtom[] {
  const moved = new Set(part.flatMap((atom) => ('leader' in atom ? [atom.leader] : [])));
  return so.leaders.flatMap((aboard, from) =>
    aboard
      .filter((leader) => !moved.has(leader))
      .flatMap((leader): LandAtom[] => [
        ...quay.planets
          .filter(({ id, isOwn }) => (isOwn || !friendly) && mayDisembark(quay, so, id) && mayLand(v.pub, v.seat!, id))
          .map(({ id }) => ({ from, leader, to: id })),
        ...quay.ships.flatMap((ship, other) => {
          const first = quay.ships.findIndex((one) => one.unit === ship.unit && one.marks === ship.marks);
          return other === from || other !== first ? [] : [{ from, leader, aboard: other }];
        }),
      ]),
  );
}

export const land: Grown<Ti3, 'land'> = {
  rule: 'TI3-LAND-01',
  fallback: () => [],
  grow(v, { system, friendly, barred = [] }, part) {
    const quay = quayOf(v, system);
    const so = unloading(quay, part);
    const add: LandAtom[] = [];
    const units = part.filter((atom): atom is LandUnits => 'unit' in atom);
    const offer = (atom: LandUnits): void => {
      if (hasFigures(quay, so, atom)) add.push(atom);
    };
    quay.ships.forEach((_, from) => {
      if (so.receivers.has(from)) return;
      for (const unit of UNLOADED) {
        const most = so.holds[from]![unit] ?? 0;
        for (const planet of quay.planets) {
          const { id } = planet;
          if ((friendly && !planet.isOwn) || barred.includes(id)) continue;
          if (!mayLand(v.pub, v.seat!, id)) continue;
          if (units.some((a) => a.from === from && a.unit === unit && 'to' in a && a.to === id)) continue;
          const limit = unit === 'pds' ? Math.min(most, pdsRoom(quay, id, so)) : most;
          for (let n = 1; n <= limit; n++) offer({ from, unit, n, to: id });
        }
        quay.ships.forEach((other, aboard) => {
          if (aboard === from || !takes(other.unit, unit)) return;
          if (units.some((a) => a.from === from && a.unit === unit && 'aboard' in a && a.aboard === aboard)) return;
          const limit = Math.min(most, room(quay.capacities[aboard]!, so.holds[aboard]!));
          for (let n = 1; n <= limit; n++) offer({ from, unit, n, aboard });
        });
      }
    });
    return { add: [...add, ...leaderAtoms(v, quay, so, part, friendly)], done: true };
  },
  refuse(v, { system, friendly, barred = [] }, answer) {
    const quay = quayOf(v, system);
    const roomIn = (i: number, unit: LandUnits['unit'], hold: Hold | undefined): number => {
      const ship = quay.ships[i];
      return ship && hold && takes(ship.unit, unit) ? room(quay.capacities[i]!, hold) : 0;
    };
    for (let i = 0; i < answer.length; i++) {
      const so = unloading(quay, answer.slice(0, i));
      const atom = answer[i]!;
      if ('leader' in atom) {
        const rule = refuseLeader(v, quay, so, answer.slice(0, i), friendly, atom);
        if (rule) return { rule };
        continue;
      }
      const { from, unit, n, ...target } = atom;
      if ((so.holds[from]?.[unit] ?? 0) < n) return { rule: 'TI3-LAND-01' };
      if ('to' in target) {
        const planet = quay.planets.find(({ id }) => id === target.to);
        if (!planet) return { rule: 'TI3-TRANSPORT-07' };
        if (barred.includes(target.to)) return { rule: 'TI3-OPT-DISTANTSUNS-11' };
        if (friendly && !planet.isOwn) return { rule: 'TI3-TRANSFER-10' };
        if (!mayLand(v.pub, v.seat!, target.to)) return { rule: 'TI3-ACTIONCARDS-02' };
        if (unit === 'pds' && pdsRoom(quay, target.to, so) < n) return { rule: 'TI3-UNITS-23' };
      } else if (roomIn(target.aboard, unit, so.holds[target.aboard]) < n) return { rule: 'TI3-TRANSPORT-02' };
      if (!hasFigures(quay, so, atom)) return { rule: 'TI3-TRANSPORT-14' };
    }
    return null;
  },
};

function refuseLeader(
  v: View,
  quay: Quay,
  so: Unloading,
  part: readonly LandAtom[],
  friendly: boolean,
  atom: LandLeader,
): string | null {
  const isSame = (one: LandAtom): boolean =>
    'leader' in one &&
    one.leader === atom.leader &&
    ('to' in one ? 'to' in atom && one.to === atom.to : 'aboard' in atom && one.aboard === atom.aboard);
  if (leaderAtoms(v, quay, so, part, friendly).some(isSame)) return null;
  if (!so.leaders[atom.from]?.includes(atom.leader)) return 'TI3-OPT-LEADERS-06';
  return 'to' in atom && !mayDisembark(quay, so, atom.to) ? 'TI3-OPT-LEADERS-07' : 'TI3-OPT-LEADERS-06';
}

/** The rulebook delays an invasion by a round: who was kept away does not land there again this round (TI3-OPT-LEADERS-27). */
const keptAway = (seat: Seat, planet: string): string => `kept away ${seat} ${planet}`;

const mayLand = (pub: Pub, seat: Seat, planet: string): boolean =>
  (pub.laws.length === 0 || queries.number(pub, 'landingFee', { seat, planet }, 0) <= wealth(pub, seat)) &&
  !pub.played.includes(keptAway(seat, planet)) &&
  queries.permission(pub, 'mayLand', { seat, planet }, true);

/** Two PDS of one player on a planet, no more (TI3-UNITS-23). */
const pdsRoom = (quay: Quay, planet: string, so: Unloading): number =>
  PDS_PER_PLANET - quay.planets.find(({ id }) => id === planet)!.pds - (so.ashore[planet]?.pds ?? 0);

function unload(t: Table, seat: Seat, system: string, answer: readonly LandAtom[]): void {
  const quay = quayOf(rulesView(t.game, t.view(seat)), system);
  const so = unloading(quay, answer);
  quay.ships.forEach((ship, i) => {
    mark(t.pub, system, seat, ship, marksFor(isDamaged(ship.marks), so.holds[i]!, so.leaders[i]));
  });
  for (const planet in so.ashore) {
    const { groundForces, pds } = so.ashore[planet]!;
    place(t.pub, planet, seat, 'ground-force', groundForces);
    place(t.pub, planet, seat, 'pds', pds);
    t.emit('landed', { seat, planet, groundForces, pds });
  }
  for (const { leader, to } of so.onPlanets) {
    Object.assign(t.pub.leaders[leader]!, { on: to, invading: t.pub.planets[to]!.by !== seat });
    tellOf(t, leader, 'landed', to);
  }
}

/** Without Ground Forces a planet falls without a fight (TI3-LAND-07); with the answers of the publisher its PDS fire once. */
const isDefended = (pub: Pub, planet: string, owner: Seat): boolean =>
  countAt(pub, planet, owner, 'ground-force') > 0 || (pub.agreed.faq && countAt(pub, planet, owner, 'pds') > 0);

/** What a landing costs, in resources. */
export const licence: Grown<Ti3, 'licence'> = {
  rule: 'TI3-SPEND-05',
  grow: ({ pub, seat }, { due }, part) => ({ add: nextPayments(pub, seat!, due, part), done: paidBy(part) >= due }),
  fallback({ pub, seat }, { due }) {
    const part: Pay[] = [];
    while (paidBy(part) < due) part.push(nextPayments(pub, seat!, due, part)[0]!);
    return part;
  },
};

/** Ends with the Ground Forces that landed where a fight awaits them. */
export const landing = flow<Ti3>()('landing', {
  choose: (t, f) => {
    const loaded = transporters(t.pub, f.seat, f.system).some(
      (ship) => cargoOf(ship) > 0 || leadersAboard(ship.marks).length > 0,
    );
    if (!loaded) return t.end(f.landed);
    f.explored = [];
    const barred = f.barred && f.barred.length > 0 ? { barred: f.barred } : {};
    return t.ask(f.seat, 'land', { system: f.system, friendly: f.friendly, ...barred }, 'answer');
  },
  /** Planets of others are about to be invaded: a Diplomat may delay that (TI3-OPT-LEADERS-27). */
  announce: (t, f) => {
    f.threatened = planetsIn(f.system)
      .map(({ id }) => id)
      .filter((id) => {
        const { by } = t.pub.planets[id]!;
        return (
          by !== null &&
          by !== f.seat &&
          f.answer!.some((a) => 'unit' in a && a.unit === 'ground-force' && 'to' in a && a.to === id)
        );
      });
    return t.next;
  },
  warn: (t, f) => {
    const planet = f.threatened!.shift();
    if (planet === undefined) return 'fees';
    const owner = t.pub.planets[planet]!.by!;
    return t.window('invasion.would', { seat: f.seat, planet, owner, delayed: false }, [owner], 'warning');
  },
  heed: (t, f) => {
    const { delayed, planet, seat } = f.warning!;
    if (!delayed) return 'warn';
    // Everything meant for the planet stays aboard; so does what was to take its room.
    f.answer = f.answer!.filter((atom) => 'to' in atom && atom.to !== planet);
    if (!t.pub.agreed.faq) t.pub.played.push(keptAway(seat, planet));
    return 'warn';
  },
  /** A law may charge for landings; who cannot pay does not land there. */
  fees: (t, f) => {
    f.fees ??= [...new Set(f.answer!.flatMap((atom) => ('to' in atom ? [atom.to] : [])))];
    const planet = f.fees.shift();
    if (planet === undefined) return 'ashore';
    f.planet = planet;
    const due = queries.number(t.pub, 'landingFee', { seat: f.seat, planet }, 0);
    if (due === 0) return 'fees';
    if (due <= wealth(t.pub, f.seat)) return t.ask(f.seat, 'licence', { planet, due }, 'paid');
    f.answer = f.answer!.filter((atom) => 'to' in atom && atom.to !== planet);
    return 'fees';
  },
  payFee: (t, f) => {
    pay(t, f.seat, f.paid!);
    return 'fees';
  },
  ashore: (t, f) => {
    delete f.fees;
    const answer = f.answer!;
    unload(t, f.seat, f.system, answer);
    f.taken = planetsIn(f.system)
      .map((p) => p.id)
      .filter((id) => answer.some((a) => 'to' in a && a.to === id));
    return t.next;
  },
  nextPlanet: (t, f) => {
    const planet = f.taken.shift();
    if (planet === undefined) return 'done';
    f.planet = planet;
    f.counter = null;
    if (!isPerilous(t.pub, planet) || countAt(t.pub, planet, f.seat, 'ground-force') === 0) return 'arrive';
    if (isUnexplored(t.pub, planet)) f.explored!.push(planet);
    return t.call('exploration', { seat: f.seat, planet }, 'counter');
  },
  arrive: (t, f) => {
    const planet = f.planet!;
    const owner = t.pub.planets[planet]!.by;
    // Friendly landing: the units simply join those present (TI3-LAND-03).
    if (owner === f.seat) return 'nextPlanet';
    const groundForces = countAt(t.pub, planet, f.seat, 'ground-force');
    // Only Ground Forces take a planet; PDS without them are lost (TI3-LAND-05).
    if (groundForces === 0) {
      destroy(t, planet, f.seat, 'pds', countAt(t.pub, planet, f.seat, 'pds'));
      return 'nextPlanet';
    }
    if (owner !== null && isDefended(t.pub, planet, owner)) {
      f.landed[planet] = groundForces;
      return 'nextPlanet';
    }
    return t.call('occupation', { seat: f.seat, planet, byLanding: true });
  },
  /** What was found is of use now: a Space Dock for nothing, or a hazard to clear (TI3-OPT-DISTANTSUNS-19, TI3-OPT-DISTANTSUNS-26). */
  profit: (t, f) => {
    if (f.counter === null) return 'nextPlanet';
    const { kind } = domainCounter(f.counter!);
    if (t.pub.planets[f.planet!]!.by !== f.seat) return 'nextPlanet';
    const q = { from: ['no', 'yes'], for: kind };
    if (kind === 'biohazard') {
      f.picked = 'yes';
      if (t.pub.agreed.faq) return t.next;
      return t.ask(f.seat, 'pickOne', { what: 'clear', ...q, rule: 'TI3-OPT-DISTANTSUNS-19' }, 'picked');
    }
    if (kind !== 'industrial-society') return 'nextPlanet';
    t.pub.planets[f.planet!]!.exhausted = false;
    if (figuresLeft(t.pub, f.seat, 'space-dock') === 0) return 'nextPlanet';
    return t.ask(f.seat, 'pickOne', { what: 'dock', ...q, rule: 'TI3-OPT-DISTANTSUNS-26' }, 'picked');
  },
  use: (t, f) => {
    if (f.picked === 'no') return 'nextPlanet';
    if (domainCounter(f.counter!).kind === 'biohazard') {
      discardFound(t, f.planet!);
      return 'nextPlanet';
    }
    place(t.pub, f.planet!, f.seat, 'space-dock', 1);
    t.pub.planets[f.planet!]!.dockSince = t.pub.round;
    t.emit('placed', { seat: f.seat, place: f.planet!, units: [{ unit: 'space-dock', n: 1 }] });
    return 'nextPlanet';
  },
  /** After a discovery nobody lands again in this activation; with the answers of the publisher only on that planet (TI3-OPT-DISTANTSUNS-04). */
  done: (t, f) => {
    if (!t.pub.agreed.faq || f.explored!.length === 0) return t.end(f.landed);
    f.barred = [...(f.barred ?? []), ...f.explored!];
    return 'choose';
  },
});
