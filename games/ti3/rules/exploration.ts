import { room } from '@orrery/imperium';
import { NOBODY, flow, removeUnits } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { TECHNOLOGIES } from '../content/technologies.ts';
import { domainCounter } from '../content/domainCounters.ts';
import type { DomainKind } from '../content/domainCounters.ts';
import { systemOf } from '../content/tiles.ts';
import { facts } from '../content/units.ts';
import type { Fight, Pub, Table, Ti3 } from '../shapes.ts';
import { rollOf } from './dice.ts';
import { isUnexplored, turnUp } from './domain.ts';
import { board, leadersOn } from './leaders.ts';
import { clockwise } from './seating.ts';
import { receiveGoods } from './spending.ts';
import { acquire, refuseTechnology } from './technology.ts';
import { capacityOf } from './transport.ts';
import {
  countAt,
  destroy,
  eachShip,
  holdOf,
  isDamaged,
  leadersAboard,
  mark,
  marksFor,
  nameOf,
  place,
  shipsOf,
} from './units.ts';

// Ground Forces have landed where a Domain Counter lies: it is turned up and takes effect at once (TI3-OPT-DISTANTSUNS-03, TI3-OPT-DISTANTSUNS-05).

const others = (pub: Pub, seat: Seat): Seat[] => clockwise(pub, seat).filter((one) => !pub.table.out.includes(one));
const troops = (pub: Pub, seat: Seat, planet: string): number => countAt(pub, planet, seat, 'ground-force');

/** The counter that awaits a landing on a planet. */
const awaiting = (pub: Pub, planet: string): string | null => pub.found[planet] ?? null;
export const isPerilous = (pub: Pub, planet: string): boolean =>
  isUnexplored(pub, planet) || awaiting(pub, planet) !== null;

/** A face-up counter goes. */
export function discardFound(t: Table, planet: string): void {
  delete t.pub.found[planet];
}

/** Technologies that a player could acquire now. */
const within = (pub: Pub, seat: Seat): string[] =>
  TECHNOLOGIES.map(({ id }) => id).filter((id) => refuseTechnology(pub, seat, id) === null);

/** Everything that landed goes back aboard; it came from there, so there is room. */
function reembark(t: Table, seat: Seat, planet: string): void {
  const system = systemOf(planet);
  for (const unit of ['ground-force', 'pds'] as const) {
    let left = countAt(t.pub, planet, seat, unit);
    for (const ship of eachShip(t.pub, system, seat)) {
      const hold = holdOf(ship.marks);
      const n = Math.min(left, room(capacityOf(t.pub, seat, ship.unit), hold));
      if (n === 0) continue;
      const marks = marksFor(
        isDamaged(ship.marks),
        { ...hold, [unit]: (hold[unit] ?? 0) + n },
        leadersAboard(ship.marks),
      );
      mark(t.pub, system, seat, ship, marks);
      removeUnits(t.pub.units, planet, seat, unit, n);
      left -= n;
    }
  }
  for (const id of leadersOn(t.pub, seat, planet)) {
    t.pub.leaders[id]!.invading = false;
    board(t.pub, id, system, nameOf(shipsOf(t.pub, system, seat)[0]!));
  }
}

/** Ends with what was found, for what happens once the planet is taken. */
export const exploration = flow<Ti3>()('exploration', {
  reveal: (t, f) => {
    if (isUnexplored(t.pub, f.planet)) {
      f.counter = turnUp(t, f.planet);
      t.emit('explored', { seat: f.seat, planet: f.planet, counter: f.counter });
    } else f.counter = awaiting(t.pub, f.planet)!;
    return stepOf[domainCounter(f.counter).kind];
  },
  /** All Ground Forces of this landing are destroyed, then the counter goes (TI3-OPT-DISTANTSUNS-21). */
  radiation: (t, f) => {
    destroy(t, f.planet, f.seat, 'ground-force', troops(t.pub, f.seat, f.planet));
    discardFound(t, f.planet);
    return 'end';
  },
  /** One Ground Force of every landing is destroyed while the counter lies there (TI3-OPT-DISTANTSUNS-19). */
  biohazard: (t, f) => {
    t.pub.found[f.planet] = f.counter!;
    destroy(t, f.planet, f.seat, 'ground-force', Math.min(1, troops(t.pub, f.seat, f.planet)));
    return 'end';
  },
  /** As many goods as the counter says, as far as there are any (TI3-OPT-DISTANTSUNS-24). */
  wealth: (t, f) => {
    receiveGoods(t, f.seat, domainCounter(f.counter!).n!);
    return 'end';
  },
  /** A new wormhole in the system (TI3-OPT-DISTANTSUNS-20). */
  wormhole: (t, f) => {
    const system = systemOf(f.planet);
    t.pub.gates[system] = [...(t.pub.gates[system] ?? []), domainCounter(f.counter!).wormhole!];
    return 'end';
  },
  /** The player to the left chooses a technology for the discoverer (TI3-OPT-DISTANTSUNS-22). */
  society: (t, f) => {
    const from = within(t.pub, f.seat);
    if (from.length === 0) return 'end';
    const q = { what: 'technology' as const, from, for: 'technological-society', rule: 'TI3-OPT-DISTANTSUNS-22' };
    return t.ask(others(t.pub, f.seat)[0]!, 'pickOne', q, 'picked');
  },
  learn: (t, f) => {
    acquire(t, f.seat, f.picked!);
    return 'end';
  },
  /** The troops go back aboard, and chance says whose settlers these are (TI3-OPT-DISTANTSUNS-27). */
  settlers: (t, f) => {
    reembark(t, f.seat, f.planet);
    return t.call('plainDice', { seat: f.seat, why: 'settlers', n: 1 }, 'dice');
  },
  settle: (t, f) => {
    const rivals = others(t.pub, f.seat);
    const owner = f.dice![0]! >= SETTLED ? f.seat : rivals[t.chance('settlers', rivals.length)]!;
    place(t.pub, f.planet, owner, 'ground-force', SETTLERS);
    t.emit('placed', { seat: owner, place: f.planet, units: [{ unit: 'ground-force', n: SETTLERS }] });
    return t.call('occupation', { seat: owner, planet: f.planet, byLanding: true });
  },
  settled: () => 'end',
  /** The finder keeps the counter for votes (TI3-OPT-DISTANTSUNS-25). */
  survivors: (t, f) => {
    t.addComponent(`${f.counter!}@${f.seat}`, { ability: 'lazax-survivors', holder: f.seat });
    return 'end';
  },
  /** Native forces fight every landing, the player to the left rolls for them (TI3-OPT-DISTANTSUNS-23). */
  locals: (t, f) => {
    t.pub.found[f.planet] = f.counter!;
    f.natives = domainCounter(f.counter!).n!;
    f.round = 0;
    return t.next;
  },
  nextRound: (t, f) => {
    if (troops(t.pub, f.seat, f.planet) === 0) return 'end';
    if (f.natives === 0) {
      discardFound(t, f.planet);
      return 'end';
    }
    f.round!++;
    return t.window('round.start', fightOf(f.seat, f.planet, f.round!), [f.seat]);
  },
  fight: (t, f) => {
    const left = others(t.pub, f.seat)[0]!;
    const fight = fightOf(f.seat, f.planet, f.round!);
    const invaders = rollOf(t, 'invasion', fight, f.seat, left, [
      { unit: 'ground-force', n: troops(t.pub, f.seat, f.planet) },
    ]);
    const natives = {
      by: left,
      against: f.seat,
      cancelled: 0,
      volleys: [
        {
          unit: 'ground-force' as const,
          combat: facts('ground-force').combat!,
          modifier: 0,
          dice: Array.from({ length: f.natives! }, () => 0),
        },
      ],
    };
    const { system, planet, round } = fight;
    return t.call('dice', { purpose: 'invasion', system, planet, round, rolls: [invaders, natives] }, 'hits');
  },
  lose: (t, f) => {
    const [byInvaders, byNatives] = f.hits!;
    f.natives = Math.max(0, f.natives! - byInvaders!);
    return t.call('fallen', { planet: f.planet, seat: f.seat, hits: byNatives! });
  },
  again: () => 'nextRound',
  end: (t, f) => t.end(f.counter!),
});

export const SETTLED = 6;
const SETTLERS = 2;
const fightOf = (attacker: Seat, planet: string, round: number): Fight => ({
  system: systemOf(planet),
  planet,
  attacker,
  defender: NOBODY,
  round,
});

const stepOf = {
  'peaceful-annexation': 'end',
  'natural-wealth': 'wealth',
  'hostile-locals': 'locals',
  biohazard: 'biohazard',
  radiation: 'radiation',
  'wormhole-discovery': 'wormhole',
  'technological-society': 'society',
  'industrial-society': 'end',
  settlers: 'settlers',
  'lazax-survivors': 'survivors',
} as const satisfies { [K in DomainKind]: string };
