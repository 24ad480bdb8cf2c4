import type { Grown, Seat, Stack, Start } from '@orrery/kernel';
import type { Pub, ShipName, Table, Ti3 } from '../shapes.ts';
import { exceedsHand } from './actionCards.ts';
import { DISCARD, hand } from './hands.ts';
import { fleetSupply } from './commandCounters.ts';
import { fighterSupport, fightersIn, lackSupport, supplied } from './fighters.ts';
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

/** TI3-CC-09: the owner removes what exceeds Fleet Supply, at once. Fighters count only where some have no support. */
function exceedsFleet(pub: Pub, system: string, stacks: readonly Stack[], isStrained: boolean): Start<Ti3> | null {
  let checked: Seat | null = null;
  for (const { seat, type } of stacks) {
    if (seat === checked || (type === 'fighter' && !(isStrained && fliesAlone(pub, seat)))) continue;
    checked = seat;
    const n = isStrained ? fleetIn(pub, seat, system) : fleetSize(pub, system, seat);
    if (n > pub.sheets[seat]!.fleet && n > fleetSupply(pub, seat, system))
      return { proc: 'fleetSurplus', locals: { seat, system } };
  }
  return null;
}

/** Whether a kind of unit stands in space; asked so often that it is written out. */
const isInSpace = (unit: string): boolean => unit !== 'ground-force' && unit !== 'pds' && unit !== 'space-dock';

/** Fleet Supply first, then support, in one walk over the board: it is asked after every step of the game. */
function overLimits(pub: Pub): Start<Ti3> | null {
  let least = Infinity;
  for (const { fleet } of pub.sheets) if (fleet < least) least = fleet;
  let unsupported: Start<Ti3> | null = null;
  for (const system in pub.units) {
    const stacks = pub.units[system]!;
    // Planets hold no ships.
    if (stacks.length === 0 || !isInSpace(stacks[0]!.type)) continue;
    let ships = 0;
    let fighters = 0;
    for (const s of stacks)
      if (s.type === 'fighter') fighters += s.n;
      else ships += s.n;
    const strained = fighters > 0 && lackSupport(pub, system, stacks);
    // Most systems hold fewer ships than anybody's Fleet Supply allows, and Fighters count only beyond their support (TI3-TECH-33).
    const over = ships > least || strained ? exceedsFleet(pub, system, stacks, strained) : null;
    if (over) return over;
    const { seat } = stacks[0]!;
    if (strained && !fliesAlone(pub, seat)) unsupported ??= { proc: 'fighterSurplus', locals: { seat, system } };
  }
  return unsupported;
}

function overHand(pub: Pub): Start<Ti3> | null {
  for (let seat = 0; seat < pub.sheets.length; seat++)
    if (exceedsHand(pub, seat)) return { proc: 'handSurplus', locals: { seat } };
  return null;
}

/** TI3-ELIM-01, TI3-ELIM-03: no planet and no Ground Force; with the answers of the publisher no unit at all. */
function eliminated(pub: Pub): Start<Ti3> | null {
  const all = (1 << pub.sheets.length) - 1;
  let owners = 0;
  for (const id in pub.planets) {
    const { by } = pub.planets[id]!;
    if (by !== null) owners |= 1 << by;
    if (owners === all) return null;
  }
  for (let seat = 0; seat < pub.sheets.length; seat++) {
    if (owners & (1 << seat) || pub.table.out.includes(seat) || hasForces(pub, seat)) continue;
    return { proc: 'elimination', locals: { seat } };
  }
  return null;
}
const hasForces = (pub: Pub, seat: Seat): boolean =>
  pub.agreed.faq
    ? Object.values(pub.units).some((stacks) => stacks.some((s) => s.seat === seat && s.n > 0))
    : onBoard(pub, seat, 'ground-force') > 0;

const lastOne = (pub: Pub): Start<Ti3> | null =>
  pub.table.out.length >= pub.sheets.length - 1 ? { proc: 'lastStanding', locals: {} } : null;

/** From the first round on; before, the table is being set up. */
export const ALWAYS_TRUE = [
  unpaidGenius,
  lostCard,
  strandedLeader,
  unsettledPoints,
  overLimits,
  overHand,
  eliminated,
  lastOne,
  winner,
].map((rule) => (pub: Pub) => (pub.round === 0 ? null : rule(pub)));

/** The ships of a fleet whose loss helps, after these: all but Fighters that are supported or need no counting. */
function helping(pub: Pub, seat: Seat, system: string, chosen: readonly ShipName[]): ShipName[] {
  const fighters = fleetIn(pub, seat, system) - fleetSize(pub, system, seat);
  const isFighter = (name: ShipName) => shipNamed(name).unit === 'fighter';
  const isEnough = chosen.filter(isFighter).length >= fighters;
  return shipsOf(pub, system, seat)
    .filter((stack) => stack.n > chosen.filter((name) => name === nameOf(stack)).length)
    .map((stack) => nameOf(stack))
    .filter((name) => !isFighter(name) || !isEnough);
}

export const scuttle: Grown<Ti3, 'scuttle'> = {
  rule: 'TI3-CC-09',
  grow: ({ pub, seat }, { system, n }, part) => ({
    add: part.length < n ? helping(pub, seat!, system, part) : [],
    done: part.length === n,
  }),
  fallback({ pub, seat }, { system, n }) {
    const chosen: ShipName[] = [];
    while (chosen.length < n) chosen.push(helping(pub, seat!, system, chosen)[0]!);
    return chosen;
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
