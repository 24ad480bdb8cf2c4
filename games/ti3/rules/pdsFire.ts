import type { Listed, Seat } from '@orrery/kernel';
import { planetsIn } from '../content/tiles.ts';
import type { Fight, Pub, Ti3 } from '../shapes.ts';
import { rollOf } from './dice.ts';
import { procedure } from './procedures.ts';
import { queries } from './queries.ts';
import { neighbours, systemsOf } from './systems.ts';
import { clockwise } from './seating.ts';
import { countAt, hasShips } from './units.ts';

// PDS: fire at ships, step 3 of the Activation Sequence, after all movement and before any Space Battle (TI3-PDS-01).

const pdsOn = (pub: Pub, seat: Seat, system: string): number =>
  planetsIn(system).reduce((n, planet) => n + countAt(pub, planet.id, seat, 'pds'), 0);

/** Systems whose PDS reach a system. */
export const inRange = (pub: Pub, seat: Seat, system: string): string[] =>
  queries.number(pub, 'pdsRange', { seat }, 0) === 0 ? [system] : [system, ...neighbours(pub, system)];

/** What is added to the dice of each PDS in range, the best first: those fire first. */
export const shotsOf = (pub: Pub, seat: Seat, system: string): number[] =>
  inRange(pub, seat, system)
    .flatMap((other) => planetsIn(other))
    .flatMap(({ id }) => {
      const bonus = queries.number(pub, 'pdsBonus', { seat, planet: id }, 0);
      return Array.from({ length: countAt(pub, id, seat, 'pds') }, () => bonus);
    })
    .toSorted((a, b) => b - a);

/** PDS of a player that reach a system: those in it, and with Deep Space Cannon those next to it (TI3-PDS-03). Aboard ships they cannot fire (TI3-PDS-10). */
export function pdsInRange(pub: Pub, seat: Seat, system: string): number {
  return inRange(pub, seat, system).reduce((n, other) => n + pdsOn(pub, seat, other), 0);
}

/** PDS that reach both of two systems. */
export function pdsReachingBoth(pub: Pub, seat: Seat, [a, b]: readonly [string, string]): number {
  const range = queries.number(pub, 'pdsRange', { seat }, 0);
  const reaches = (from: string, to: string) => from === to || (range > 0 && neighbours(pub, from).includes(to));
  return systemsOf(pub).reduce((n, from) => (reaches(from, a) && reaches(from, b) ? n + pdsOn(pub, seat, from) : n), 0);
}

export const fire: Listed<Ti3, 'fire'> = {
  rule: 'TI3-PDS-04',
  list: (_, { pds }) => Array.from({ length: pds + 1 }, (__, n) => n),
  fallback: (_, { pds }) => pds,
};

export const pdsFire = procedure('pdsFire', {
  /** First the enemies of the active player, clockwise, at the active player's ships only; then the active player (TI3-PDS-02, TI3-PDS-06). */
  line(t, f) {
    const enemies = clockwise(t.pub, f.seat);
    f.shots = [...enemies.map((by) => ({ by, at: f.seat })), ...enemies.map((at) => ({ by: f.seat, at }))];
    return 'next';
  },
  next(t, f) {
    const shot = f.shots[0];
    if (!shot) return t.done();
    const pds = pdsInRange(t.pub, shot.by, f.system) - (shot.by === f.seat ? f.fired : 0);
    if (pds === 0 || !hasShips(t.pub, f.system, shot.at)) {
      f.shots.shift();
      return 'next';
    }
    return t.ask(shot.by, 'fire', { system: f.system, planet: null, at: shot.at, pds }, 'shoot');
  },
  shoot(t, f) {
    const { by, at } = f.shots.shift()!;
    const n = t.answer(f, 'fire');
    if (n === 0) return 'next';
    const before = by === f.seat ? f.fired : 0;
    if (by === f.seat) f.fired += n;
    const shots = shotsOf(t.pub, by, f.system).slice(before, before + n);
    return t.call('cannonade', { by, target: at, system: f.system, attacker: f.seat, shots }, 'next');
  },
});

/** So many shots of space cannon at one fleet; each hit is an immediate loss that cannot fire back (TI3-PDS-05). */
export const cannonade = procedure('cannonade', {
  shoot(t, f) {
    const fight: Fight = {
      system: f.system,
      planet: null,
      attacker: f.attacker,
      defender: f.by === f.attacker ? f.target : f.by,
      round: 0,
    };
    const groups = [...new Set(f.shots)].map((bonus) => ({
      unit: 'pds' as const,
      n: f.shots.filter((one) => one === bonus).length,
      bonus,
    }));
    const roll = rollOf(t, 'pds', fight, f.by, f.target, groups);
    return t.call('dice', { purpose: 'pds', system: f.system, planet: null, round: 0, rolls: [roll] }, 'hit');
  },
  hit(t, f) {
    const [hits] = f.result as number[];
    const locals = {
      seat: f.target,
      by: f.by,
      system: f.system,
      planet: null,
      round: 0,
      hits: hits!,
      purpose: 'pds' as const,
    };
    return t.call('losses', locals, 'end');
  },
  end: (t) => t.done(),
});
