import { flow, withMark } from '@orrery/kernel';
import type { Seat, Start } from '@orrery/kernel';
import { LEADERS, leaderId } from '../content/leaders.ts';
import type { LeaderKind } from '../content/leaders.ts';
import type { RaceId } from '../content/races/races.ts';
import { systemOf } from '../content/tiles.ts';
import type { Fate, Leader, LeaderNews, Pub, ShipName, Table, Ti3 } from '../shapes.ts';
import { planetsOf } from './systems.ts';
import { countAt, enemiesIn, hasAboard, mark, shipNamed, shipsOf } from './units.ts';

// OPT-LEADERS: where leaders are, what becomes of them, and captives. What they can do is in content/leaderAbilities.ts.

/** A leader comes into the game; each kind that a player has is one component, for several of a kind do not add up. */
export function addLeader(t: Table, seat: Seat, kind: LeaderKind, id: string): void {
  t.pub.leaders[id] = { kind, seat, on: null, invading: false, captor: null, fate: null };
  const component = `${kind}@${seat}`;
  if (!(component in t.pub.table.components)) t.addComponent(component, { ability: kind, holder: seat });
}

/** The three leaders of a race (TI3-OPT-LEADERS-01), nowhere yet. */
export function bringLeaders(t: Table, seat: Seat): string[] {
  const kinds = LEADERS[t.pub.sheets[seat]!.race as RaceId];
  return kinds.map((kind, i) => {
    const id = leaderId(kind, seat, kinds.slice(0, i + 1).filter((other) => other === kind).length);
    addLeader(t, seat, kind, id);
    return id;
  });
}

/** A leader goes aboard one ship of a system. */
export function board(pub: Pub, id: string, system: string, ship: ShipName): void {
  const kind = shipNamed(ship);
  mark(pub, system, pub.leaders[id]!.seat, kind, withMark(kind.marks, `leader:${id}`));
  pub.leaders[id]!.on = null;
}

const isFree = ({ captor, fate }: Leader): boolean => captor === null && fate === null;

/** The leaders of a player on a planet, in a fixed order. */
export const leadersOn = (pub: Pub, seat: Seat, planet: string): string[] =>
  Object.keys(pub.leaders).filter((id) => {
    const leader = pub.leaders[id]!;
    return leader.seat === seat && leader.on === planet && isFree(leader);
  });

/** Is a leader of a kind at home on a planet of its player? */
export const guards = (pub: Pub, seat: Seat, kind: LeaderKind, planet: string): boolean =>
  leadersOn(pub, seat, planet).some((id) => pub.leaders[id]!.kind === kind && !pub.leaders[id]!.invading);

/** How many leaders of a kind have landed with invaders. */
export const invaders = (pub: Pub, seat: Seat, kind: LeaderKind, planet: string): number =>
  leadersOn(pub, seat, planet).filter((id) => pub.leaders[id]!.kind === kind && pub.leaders[id]!.invading).length;

/** Is a leader of a kind aboard a fleet? */
export const sails = (pub: Pub, seat: Seat, kind: LeaderKind, system: string): boolean =>
  shipsOf(pub, system, seat).some(({ marks }) => hasAboard(marks, kind));

/** Leaders of a player that could act: neither captive nor in peril. */
export const freeLeaders = (pub: Pub, seat: Seat, kind: LeaderKind): string[] =>
  Object.keys(pub.leaders).filter((id) => {
    const leader = pub.leaders[id]!;
    return leader.seat === seat && leader.kind === kind && isFree(leader);
  });

export const captivesOf = (pub: Pub, captor: Seat): string[] =>
  Object.keys(pub.leaders).filter((id) => pub.leaders[id]!.captor === captor);

export function tellOf(
  t: Table,
  id: string,
  what: LeaderNews,
  place: string | null = null,
  by: Seat | null = null,
): void {
  const { seat, kind } = t.pub.leaders[id]!;
  t.emit('leader', { seat, kind, what, place, by });
}

/** A leader is removed from the game, from the ship that carries it as well. */
export function removeLeader(
  t: Table,
  id: string,
  what: 'killed' | 'executed' | 'sacrificed',
  by: Seat | null = null,
): void {
  tellOf(t, id, what, null, by);
  const aboard = `leader:${id}`;
  for (const [system, stacks] of Object.entries(t.pub.units))
    if (stacks.some(({ marks }) => marks.includes(aboard)))
      t.pub.units[system] = stacks.map((stack) => ({
        ...stack,
        marks: stack.marks
          .split(' ')
          .filter((one) => one !== aboard)
          .join(' '),
      }));
  delete t.pub.leaders[id];
}

/** A captive changes hands; who comes back to the own side goes to a friendly planet (TI3-OPT-LEADERS-17, TI3-OPT-LEADERS-21). */
export function handOver(t: Table, id: string, to: Seat): void {
  const leader = t.pub.leaders[id]!;
  tellOf(t, id, 'handedOver', null, to);
  if (leader.seat === to) Object.assign(leader, { captor: null, fate: { as: 'escaped', by: null } });
  else leader.captor = to;
}

/** Friendly planets that are not blockaded: no enemy ship in their system (TI3-OPT-LEADERS-13). */
const refuges = (pub: Pub, seat: Seat): string[] =>
  planetsOf(pub, seat).filter((planet) => enemiesIn(pub, systemOf(planet), seat).length === 0);

/** What has become of a leader; null: it is safe. Nobody stays on a planet of others (TI3-OPT-LEADERS-09). */
function fateOf(pub: Pub, { seat, on, invading, fate }: Leader): Fate | null {
  if (fate || on === null) return fate;
  const { by } = pub.planets[on]!;
  if (by === seat) return null;
  // The planet changed hands otherwise than by invasion (TI3-OPT-LEADERS-14).
  if (!invading) return { as: 'escaped', by: null };
  if (countAt(pub, on, seat, 'ground-force') > 0) return null;
  // The invasion has failed (TI3-OPT-LEADERS-08).
  return by === null ? { as: 'killed', by: null } : { as: 'captured', by };
}

/** A leader whose fate is to be settled before anything else happens. */
export function strandedLeader(pub: Pub): Start<Ti3> | null {
  for (const leader in pub.leaders)
    if (fateOf(pub, pub.leaders[leader]!) !== null) return { proc: 'leaderFate', locals: { leader } };
  return null;
}

/** One die decides (TI3-OPT-LEADERS-10, TI3-OPT-LEADERS-12). */
const BATTLE = { upTo5: 'killed', upTo: 8, above: 'captured' } as const;
const INVASION = { upTo5: 'captured', upTo: 9, above: 'killed' } as const;
function decide(
  die: number,
  { upTo5, upTo, above }: typeof BATTLE | typeof INVASION,
): 'killed' | 'escaped' | 'captured' {
  if (die <= 5) return upTo5;
  return die <= upTo ? 'escaped' : above;
}

export const leaderFate = flow<Ti3>()('leaderFate', {
  // With the last ship a player may be eliminated, and all leaders of that player are gone before their fate is settled.
  roll: (t, f) => {
    const leader = t.pub.leaders[f.leader];
    if (!leader) return t.end();
    const fate = fateOf(t.pub, leader)!;
    f.outcome = fate;
    if (fate.as !== 'battle' && fate.as !== 'invaded') return 'settle';
    return t.call('plainDice', { seat: leader.seat, why: 'leader', n: 1 }, 'dice');
  },
  decide: (t, f) => {
    const { as, by } = f.outcome!;
    f.outcome = { as: decide(f.dice![0]!, as === 'battle' ? BATTLE : INVASION), by };
    return t.next;
  },
  settle: (t, f) => {
    const leader = t.pub.leaders[f.leader];
    if (!leader) return t.end();
    const { as, by } = f.outcome!;
    if (as === 'captured' && by !== null) {
      Object.assign(leader, { on: null, invading: false, fate: null, captor: by });
      tellOf(t, f.leader, 'captured', null, by);
      return t.end();
    }
    const open = as === 'escaped' ? refuges(t.pub, leader.seat) : [];
    if (open.length === 0) {
      removeLeader(t, f.leader, 'killed');
      return t.end();
    }
    f.refuge = open[0]!;
    if (open.length === 1) return t.next;
    return t.ask(
      leader.seat,
      'pickOne',
      { what: 'planet', from: open, for: leader.kind, rule: 'TI3-OPT-LEADERS-13' },
      'refuge',
    );
  },
  flee: (t, f) => {
    Object.assign(t.pub.leaders[f.leader]!, { on: f.refuge!, invading: false, fate: null });
    tellOf(t, f.leader, 'escaped', f.refuge!);
    return t.end();
  },
});

/** In the Status Phase each captor keeps, executes or hands over each captive (TI3-OPT-LEADERS-16, TI3-OPT-LEADERS-18). */
export const captivity = flow<Ti3>()('captivity', {
  begin: (t, f) => {
    f.left = t.pub.order.flatMap((seat) => captivesOf(t.pub, seat));
    return t.next;
  },
  ask: (t, f) => {
    const id = f.left![0];
    if (id === undefined) return t.end();
    const { captor } = t.pub.leaders[id]!;
    const others = t.pub.order.filter((seat) => seat !== captor && !t.pub.table.out.includes(seat));
    const from = ['keep', 'execute', ...others.map(String)];
    return t.ask(captor!, 'pickOne', { what: 'captive', from, for: id, rule: 'TI3-OPT-LEADERS-16' }, 'picked');
  },
  obey: (t, f) => {
    const id = f.left!.shift()!;
    const leader = t.pub.leaders[id];
    // Captor or owner may have left the game meanwhile.
    if (!leader || leader.captor === null || f.picked === 'keep') return 'ask';
    if (f.picked === 'execute') removeLeader(t, id, 'executed', leader.captor);
    else handOver(t, id, Number(f.picked));
    return 'ask';
  },
});
