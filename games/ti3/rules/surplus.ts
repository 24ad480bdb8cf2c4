import type { Grown, Seat, Start } from '@orrery/kernel';
import { isShip } from '../content/units.ts';
import type { Pub, ShipName, Table, Ti3 } from '../shapes.ts';
import { exceedsHand } from './actionCards.ts';
import { DISCARD, hand } from './hands.ts';
import { fleetSupply } from './commandCounters.ts';
import { areSupported, fighterSupport, fightersIn, supplied } from './fighters.ts';
import { unpaidGenius } from './geniusFee.ts';
import { unsettledPoints } from './extraPoints.ts';
import { lostCard } from './laidCards.ts';
import { strandedLeader } from './leaders.ts';
import { winner } from './objectives.ts';
import { procedure } from './procedures.ts';
import { planetsOf } from './systems.ts';
import {
  destroy,
  enemiesIn,
  fleetSize,
  fliesAlone,
  loseFighters,
  nameOf,
  onBoard,
  shipNamed,
  shipsOf,
} from './units.ts';

// Rules that hold at every moment, whatever happened: Fleet Supply, Fighter support, the hand limit, elimination.

/** Ships that Fleet Supply counts now: support is not checked while a battle is at hand (TI3-UNITS-30). */
const fleetIn = (pub: Pub, seat: Seat, system: string): number =>
  fliesAlone(pub, seat) && enemiesIn(pub, system, seat).length === 0
    ? supplied(pub, system, seat)
    : fleetSize(pub, system, seat);

/** All units at a place: never fewer than a fleet there. */
function figuresAt(pub: Pub, place: string): number {
  let n = 0;
  for (const s of pub.units[place]!) n += s.n;
  return n;
}

/** TI3-CC-09: the owner removes what exceeds Fleet Supply, at once. */
function overFleet(pub: Pub): Start<Ti3> | null {
  let least = Infinity;
  for (const { fleet } of pub.sheets) least = Math.min(least, fleet);
  for (const system in pub.units) {
    // Most places hold fewer figures than anybody's Fleet Supply allows ships.
    if (figuresAt(pub, system) <= least) continue;
    for (const s of pub.units[system]!) {
      if (s.n === 0 || !isShip(s.type) || (s.type === 'fighter' && !fliesAlone(pub, s.seat))) continue;
      const n = fleetIn(pub, s.seat, system);
      if (n > pub.sheets[s.seat]!.fleet && n > fleetSupply(pub, s.seat, system))
        return { proc: 'fleetSurplus', locals: { seat: s.seat, system } };
    }
  }
  return null;
}

/**
 * TI3-UNITS-29, TI3-UNITS-30: support is not checked while enemy ships are there, for then a battle is at hand. What a Carrier has aboard
 * takes room from its Fighters (TI3-UNITS-15), so units in excess of its six (TI3-TRANSPORT-02) are always Fighters: holds never overflow.
 */
function overSupport(pub: Pub): Start<Ti3> | null {
  for (const system in pub.units) {
    for (const s of pub.units[system]!) {
      if (s.type !== 'fighter' || areSupported(pub, s.seat, system) || fliesAlone(pub, s.seat)) continue;
      if (enemiesIn(pub, system, s.seat).length === 0)
        return { proc: 'fighterSurplus', locals: { seat: s.seat, system } };
    }
  }
  return null;
}

function overHand(pub: Pub): Start<Ti3> | null {
  for (let seat = 0; seat < pub.sheets.length; seat++)
    if (exceedsHand(pub, seat)) return { proc: 'handSurplus', locals: { seat } };
  return null;
}

/** TI3-ELIM-01, TI3-ELIM-03: no planet and no Ground Force; with the answers of the publisher no unit at all. */
function eliminated(pub: Pub): Start<Ti3> | null {
  for (let seat = 0; seat < pub.sheets.length; seat++) {
    if (pub.table.out.includes(seat) || hasPlanet(pub, seat) || hasForces(pub, seat)) continue;
    return { proc: 'elimination', locals: { seat } };
  }
  return null;
}
const hasForces = (pub: Pub, seat: Seat): boolean =>
  pub.agreed.faq
    ? Object.values(pub.units).some((stacks) => stacks.some((s) => s.seat === seat && s.n > 0))
    : onBoard(pub, seat, 'ground-force') > 0;
function hasPlanet(pub: Pub, seat: Seat): boolean {
  for (const id in pub.planets) if (pub.planets[id]!.by === seat) return true;
  return false;
}

const lastOne = (pub: Pub): Start<Ti3> | null =>
  pub.table.out.length >= pub.sheets.length - 1 ? { proc: 'lastStanding', locals: {} } : null;

/** From the first round on; before, the table is being set up. */
export const ALWAYS_TRUE = [
  unpaidGenius,
  lostCard,
  strandedLeader,
  unsettledPoints,
  overFleet,
  overSupport,
  overHand,
  eliminated,
  lastOne,
  winner,
].map((rule) => (pub: Pub) => (pub.round === 0 ? null : rule(pub)));

/** The ships of a fleet whose loss helps: all but Fighters that are supported or need no counting. */
function counted(pub: Pub, seat: Seat, system: string): { name: ShipName; n: number }[] {
  const fighters = fleetIn(pub, seat, system) - fleetSize(pub, system, seat);
  return shipsOf(pub, system, seat)
    .map((s) => ({ name: nameOf(s), n: s.type === 'fighter' ? fighters : s.n }))
    .filter(({ n }) => n > 0);
}

export const scuttle: Grown<Ti3, 'scuttle'> = {
  rule: 'TI3-CC-09',
  grow({ pub, seat }, { system, n }, part) {
    const left = counted(pub, seat!, system).filter((s) => s.n > part.filter((name) => name === s.name).length);
    return { add: part.length < n ? left.map((s) => s.name) : [], done: part.length === n };
  },
  fallback({ pub, seat }, { system, n }) {
    return counted(pub, seat!, system)
      .flatMap((s) => Array.from({ length: s.n }, () => s.name))
      .slice(0, n);
  },
};

export const fleetSurplus = procedure('fleetSurplus', {
  choose(t, f) {
    const n = fleetIn(t.pub, f.seat, f.system) - fleetSupply(t.pub, f.seat, f.system);
    return t.ask(f.seat, 'scuttle', { system: f.system, n }, 'remove');
  },
  remove(t, f) {
    for (const name of t.answer(f, 'scuttle')) {
      const { unit, marks } = shipNamed(name);
      destroy(t, f.system, f.seat, unit, 1, marks);
    }
    return t.done();
  },
});

export const fighterSurplus = procedure('fighterSurplus', {
  remove(t, f) {
    const over = fightersIn(t.pub, f.seat, f.system) - fighterSupport(t.pub, f.seat, f.system);
    loseFighters(t, f.system, f.seat, over);
    return t.done();
  },
});

/** What an eliminated player leaves behind goes; others at the table play on (TI3-ELIM-02). */
export const elimination = procedure('elimination', {
  leave(t, f) {
    eliminate(t, f.seat);
    return t.done();
  },
});

/** Who gives up takes everything off the board; without planets and Ground Forces the player is eliminated (TI3-ELIM-01). */
export const giveUp = (t: Table, seat: Seat): void => clearBoard(t.pub, seat);

function eliminate(t: Table, seat: Seat): void {
  clearBoard(t.pub, seat);
  for (const card of t.cards(hand(seat)).slice()) t.move(card, hand(seat), DISCARD);
  t.eliminate(seat);
  t.emit('eliminated', { seat });
}

/** Units, leaders, counters, planets, goods and agreements of a player leave the game; captives go home. */
function clearBoard(pub: Pub, seat: Seat): void {
  for (const place in pub.units) {
    pub.units[place] = pub.units[place]!.filter((s) => s.seat !== seat);
    if (pub.units[place]!.length === 0) delete pub.units[place];
  }
  for (const system in pub.activated) {
    if (!pub.activated[system]!.includes(seat)) continue;
    pub.activated[system] = pub.activated[system]!.filter((other) => other !== seat);
    if (pub.activated[system]!.length === 0) delete pub.activated[system];
    pub.sheets[seat]!.reserve++;
  }
  for (const planet of planetsOf(pub, seat)) Object.assign(pub.planets[planet]!, { by: null, dockSince: 0 });
  for (const [id, leader] of Object.entries(pub.leaders)) {
    if (leader.seat === seat) delete pub.leaders[id];
    else if (leader.captor === seat) Object.assign(leader, { captor: null, fate: { as: 'escaped', by: null } });
  }
  pub.goods += pub.sheets[seat]!.goods;
  pub.sheets[seat]!.goods = 0;
  pub.agreements = pub.agreements.filter(({ seats }) => !seats.includes(seat));
  pub.truces = pub.truces.filter((pair) => !pair.includes(seat));
}
