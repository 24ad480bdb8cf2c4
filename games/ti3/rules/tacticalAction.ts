import type { Seat } from '@orrery/kernel';
import type { Landed, Pub } from '../shapes.ts';
import { activate } from './commandCounters.ts';
import { canMove, carryOut, voyagesOf } from './move.ts';
import { procedure } from './procedures.ts';
import { queries } from './queries.ts';
import { canBeActivated, hasActivated, systemsOf } from './systems.ts';
import { enemiesIn, hasShips, hasUnits } from './units.ts';

// TACT: the Tactical Action follows the Activation Sequence (TI3-TACT-01).

/** The rule that forbids a player to activate a system; null when it is allowed. */
export function refuseActivation(pub: Pub, seat: Seat, system: string): string | null {
  if (!systemsOf(pub).includes(system)) return 'TI3-TACT-03';
  if (pub.sheets[seat]!.command === 0) return 'TI3-TACT-03';
  if (!canBeActivated(system)) return 'TI3-TACT-09';
  if (hasActivated(pub, seat, system)) return 'TI3-TACT-04';
  const banned = pub.truces.some(
    (pair) => pair.includes(seat) && pair.some((other) => other !== seat && hasUnits(pub, system, other)),
  );
  if (banned) return 'TI3-TACT-10';
  return queries.permission(pub, 'mayActivate', { seat, system }, true) ? null : 'TI3-ACTIONCARDS-02';
}

export const tacticalAction = procedure('tacticalAction', {
  /** 1. Activate a system: the only step that is compulsory (TI3-TACT-02, TI3-TACT-03). */
  activate(t, f) {
    activate(t, f.seat, f.system);
    t.emit('activated', { seat: f.seat, system: f.system });
    return t.window('activated', { seat: f.seat, system: f.system }, t.pub.order, 'move');
  },
  /** 2. Move ships into it. */
  move(t, f) {
    if (!canMove(t.pub, f.seat, f.system)) return 'pdsFire';
    return t.ask(f.seat, 'move', { system: f.system }, 'moved');
  },
  moved(t, f) {
    const answer = t.answer(f, 'move');
    carryOut(t, f.seat, voyagesOf(t.pub, f.seat, f.system, answer));
    const arrived = answer.some((atom) => 'ship' in atom && atom.from !== f.system);
    return t.window('moved', { seat: f.seat, system: f.system, arrived }, t.pub.order, 'pdsFire');
  },
  /** 3. PDS fire. */
  pdsFire: (t, f) => t.call('pdsFire', { seat: f.seat, system: f.system, shots: [], fired: 0 }, 'attack'),
  attack(t, f) {
    const [defender] = enemiesIn(t.pub, f.system, f.seat);
    if (defender === undefined || !hasShips(t.pub, f.system, f.seat)) return 'spaceBattle';
    const fight = { system: f.system, planet: null, attacker: f.seat, defender, round: 0 };
    return t.window('attacked', fight, t.pub.order, 'spaceBattle');
  },
  /** 4. Space Battle, compulsory when both sides have ships (TI3-SPACE-01). */
  spaceBattle(t, f) {
    const [defender] = enemiesIn(t.pub, f.system, f.seat);
    if (defender === undefined || !hasShips(t.pub, f.system, f.seat)) return 'landings';
    const fight = { system: f.system, planet: null, attacker: f.seat, defender, round: 0 };
    return t.call('spaceBattle', { ...fight, targets: [], hits: [] }, 'spaceBattle');
  },
  /** 5. Planetary Landings. */
  landings(t, f) {
    if (!hasShips(t.pub, f.system, f.seat)) return 'production';
    return t.window('landing.would', { seat: f.seat, system: f.system }, t.pub.order, 'land');
  },
  land(t, f) {
    if (!hasShips(t.pub, f.system, f.seat)) return 'production';
    return t.call('landing', { seat: f.seat, system: f.system, friendly: false, landed: {}, taken: [] }, 'invasion');
  },
  /** 6. Invasion Combat. */
  invasion(t, f) {
    f.landed = f.result as Landed;
    const fired = { dreadnoughts: 0, warSuns: 0 };
    return t.call('invasion', { seat: f.seat, system: f.system, landed: f.landed, fought: [], fired }, 'production');
  },
  /** 7. Produce units. */
  production: (t, f) => t.call('production', { seat: f.seat, system: f.system, docks: true }, 'end'),
  end: (t) => t.done(),
});
