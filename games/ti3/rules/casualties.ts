import { flow, withMark } from '@orrery/kernel';
import type { Grown, Seat, Stack } from '@orrery/kernel';
import type { Ship } from '../content/units.ts';
import type { Casualty, Frame, Pub, ShipName, Table, Ti3 } from '../shapes.ts';
import { queries } from './queries.ts';
import { DAMAGED, destroy, isDamaged, mark, nameOf, shipNamed, shipsOf, sustains } from './units.ts';

// The player who suffers the losses chooses them (TI3-SPACE-14, TI3-PDS-09).

/** The fleet of the running answer: ship names and how many are left. */
type Fleet = Map<ShipName, number>;

const fleetOf = (stacks: readonly Stack[]): Fleet => new Map(stacks.map((s) => [nameOf(s), s.n]));

const damagedName = (name: ShipName): ShipName => {
  const { unit, marks } = shipNamed(name);
  return nameOf({ type: unit, marks: withMark(marks, DAMAGED) });
};

const canSustain = (name: ShipName): boolean => {
  const { unit, marks } = shipNamed(name);
  return sustains(unit) && !isDamaged(marks);
};

/** How many hits a fleet can take; more are lost (TI3-SPACE-17). */
const absorbs = (fleet: Fleet): number =>
  [...fleet].reduce((sum, [name, n]) => sum + n * (canSustain(name) ? 2 : 1), 0);

function take(fleet: Fleet, { ship, take: how }: Casualty): void {
  fleet.set(ship, (fleet.get(ship) ?? 0) - 1);
  if (how === 'damage') fleet.set(damagedName(ship), (fleet.get(damagedName(ship)) ?? 0) + 1);
}

/** What one hit may do (TI3-SPACE-13). */
const choices = (fleet: Fleet): Casualty[] =>
  [...fleet]
    .filter(([, n]) => n > 0)
    .flatMap(([ship]): Casualty[] =>
      canSustain(ship)
        ? [
            { ship, take: 'damage' },
            { ship, take: 'loss' },
          ]
        : [{ ship, take: 'loss' }],
    );

function fleetAfter(pub: Pub, system: string, seat: Seat, part: readonly Casualty[]): Fleet {
  const fleet = fleetOf(shipsOf(pub, system, seat));
  for (const casualty of part) take(fleet, casualty);
  return fleet;
}

/** Sustained damage first, then the cheapest ships. */
function usual(pub: Pub, system: string, seat: Seat, hits: number): Casualty[] {
  const answer: Casualty[] = [];
  while (answer.length < hits) {
    const open = choices(fleetAfter(pub, system, seat, answer));
    if (open.length === 0) break;
    answer.push(open.find((c) => c.take === 'damage') ?? open[0]!);
  }
  return answer;
}

export const casualtiesAsk: Grown<Ti3, 'casualties'> = {
  rule: 'TI3-SPACE-13',
  fallback: ({ pub, seat }, { system, hits }) => usual(pub, system, seat!, hits),
  grow({ pub, seat }, { system, hits }, part) {
    const fleet = fleetAfter(pub, system, seat!, part);
    const open = part.length < hits ? choices(fleet) : [];
    return { add: open, done: open.length === 0 };
  },
  refuse: (_, { hits }, answer) => ({ rule: answer.length < hits ? 'TI3-SPACE-12' : 'TI3-SPACE-13' }),
};

/** So many hits on a fleet. */
export const losses = flow<Ti3>()('losses', {
  choose: (t, f) => {
    const fleet = fleetOf(shipsOf(t.pub, f.system, f.seat));
    if (f.hits === 0 || fleet.size === 0) return t.end();
    if (f.hits >= absorbs(fleet)) return 'loseAll';
    drawHits(t, f);
    if (f.hits === 0) return t.end();
    return t.ask(f.seat, 'casualties', { system: f.system, hits: f.hits, purpose: f.purpose }, 'answer');
  },
  remove: (t, f) => {
    const left: ShipName[] = [];
    for (const { ship, take: how } of f.answer!) {
      const kind = shipNamed(ship);
      if (how === 'loss') {
        destroy(t, f.system, f.seat, kind.unit, 1, kind.marks);
        const i = left.indexOf(ship);
        if (i >= 0) left.splice(i, 1);
      } else {
        damage(t, f.system, f.seat, ship);
        left.push(damagedName(ship));
      }
    }
    f.damaged = left;
    return t.next;
  },
  /** Each ship that was damaged in a Space Battle, or by what opens it, and is still there (TI3-UNITS-37); PDS fire is neither. */
  afterDamage: (t, f) => {
    const inBattle = t.pub.table.stack.some(({ proc }) => proc === 'spaceBattle');
    const ship = inBattle ? f.damaged!.shift() : undefined;
    if (ship === undefined) return t.end();
    const { seat, by, system, round } = f;
    return t.window('damaged', { seat, by, system, round, ship, after: f.damaged!.length }, t.pub.order);
  },
  again: () => 'afterDamage',
  loseAll: (t, f) => {
    for (const s of shipsOf(t.pub, f.system, f.seat)) destroy(t, f.system, f.seat, s.type as Ship, s.n, s.marks);
    return t.end();
  },
});

/** Hits that a Dreadnought has drawn upon itself are its own, damage first; they are counted in what was played. */
function drawHits(t: Table, f: Frame<'losses'>): void {
  if (f.purpose !== 'battle') return;
  const taken = `drawn ${f.seat} ${f.system}`;
  const due = queries.number(t.pub, 'drawnHits', { seat: f.seat, system: f.system }, 0);
  while (f.hits > 0 && t.pub.played.filter((one) => one === taken).length < due) {
    const ships = shipsOf(t.pub, f.system, f.seat).filter(({ type }) => type === 'dreadnought');
    if (ships.length === 0) return;
    const damaged = ships.find(({ marks }) => isDamaged(marks));
    if (damaged) destroy(t, f.system, f.seat, 'dreadnought', 1, damaged.marks);
    else damage(t, f.system, f.seat, nameOf(ships[0]!));
    t.pub.played.push(taken);
    f.hits--;
  }
}

function damage(t: Table, system: string, seat: Seat, name: ShipName): void {
  const ship = shipNamed(name);
  mark(t.pub, system, seat, ship, withMark(ship.marks, DAMAGED));
  t.emit('damaged', { seat, system, ship: ship.unit });
}
