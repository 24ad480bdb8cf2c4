import type { Seat } from '@orrery/kernel';
import type { Bombarders, Landed, Pub, Ti3 } from '../shapes.ts';
import { activate } from './commandCounters.ts';
import { canMove, carryOut, tollMatters, voyagesOf } from './move.ts';
import { procedure } from './procedures.ts';
import { queries } from './queries.ts';
import { spendGoods } from './spending.ts';
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
    t.pub.tollPaid = false;
    t.emit('activated', { seat: f.seat, system: f.system });
    return t.window('activated', { seat: f.seat, system: f.system }, t.pub.order, 'move');
  },
  /** 2. Move ships into it. */
  move(t, f) {
    if (!tollMatters(t.pub, f.seat, f.system)) return 'askLeave';
    const q = { what: 'toll' as const, from: ['no', 'yes'], for: null, rule: 'TI3-POLITICS-05' };
    return t.ask(f.seat, 'pickOne', q, 'toll');
  },
  toll(t, f) {
    if (t.answer(f, 'pickOne') === 'yes') {
      const goods = queries.number(t.pub, 'wormholeToll', { seat: f.seat }, 0);
      spendGoods(t, f.seat, goods);
      t.pub.tollPaid = true;
      t.emit('paid', { seat: f.seat, planets: [], goods });
    }
    return 'askLeave';
  },
  askLeave(t, f) {
    if (!t.pub.agreed.leaders) return 'sail';
    return t.call('passage', { seat: f.seat, system: f.system }, 'pass');
  },
  pass(t, f) {
    f.passage = f.result as Seat[];
    return 'sail';
  },
  sail(t, f) {
    if (!canMove(t.pub, f.seat, f.system, f.passage)) return 'probe';
    const passage = f.passage && f.passage.length > 0 ? { passage: f.passage } : {};
    return t.ask(f.seat, 'move', { system: f.system, ...passage }, 'moved');
  },
  moved(t, f) {
    const answer = t.answer(f, 'move');
    carryOut(t, f.seat, voyagesOf(t.pub, f.seat, f.system, answer));
    const arrived = answer.some((atom) => 'ship' in atom && atom.from !== f.system);
    return t.window('moved', { seat: f.seat, system: f.system, arrived, mines: 0 }, t.pub.order, 'entered');
  },
  entered(_, f) {
    f.mines = (f.result as unknown as Ti3['windows']['moved']).mines;
    return 'probe';
  },
  /** Then Fighters may probe the planets (TI3-OPT-DISTANTSUNS-08). */
  probe(t, f) {
    if (!t.pub.agreed.distantSuns) return 'pdsFire';
    return t.call('probing', { seat: f.seat, system: f.system }, 'probed');
  },
  probed(_, f) {
    f.probed = f.result as string[];
    return 'pdsFire';
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
    return t.call('spaceBattle', { ...fight, targets: [], hits: [], mines: f.mines ?? 0 }, 'spaceBattle');
  },
  /** 5. Planetary Landings. */
  landings(t, f) {
    if (!hasShips(t.pub, f.system, f.seat)) return 'production';
    return t.window('landing.would', { seat: f.seat, system: f.system }, t.pub.order, 'razeFirst');
  },
  /** Razing belongs to the Invasion Combat step; with the answers of the publisher it comes before the landings (TI3-OPT-DISTANTSUNS-13). */
  razeFirst(t, f) {
    f.fired = { dreadnoughts: 0, warSuns: 0 };
    if (!t.pub.agreed.distantSuns || !t.pub.agreed.faq) return 'land';
    return t.call('razing', { seat: f.seat, system: f.system, fired: f.fired }, 'razedFirst');
  },
  razedFirst(_, f) {
    f.fired = f.result as unknown as Bombarders;
    return 'land';
  },
  land(t, f) {
    if (!hasShips(t.pub, f.system, f.seat)) return 'production';
    const barred = f.probed && f.probed.length > 0 ? { barred: f.probed } : {};
    return t.call(
      'landing',
      { seat: f.seat, system: f.system, friendly: false, landed: {}, taken: [], ...barred },
      'landed',
    );
  },
  landed(t, f) {
    f.landed = f.result as Landed;
    if (!t.pub.agreed.distantSuns || t.pub.agreed.faq) return 'invasion';
    return t.call('razing', { seat: f.seat, system: f.system, fired: f.fired! }, 'razed');
  },
  razed(_, f) {
    f.fired = f.result as unknown as Bombarders;
    return 'invasion';
  },
  /** 6. Invasion Combat. */
  invasion: (t, f) =>
    t.call('invasion', { seat: f.seat, system: f.system, landed: f.landed, fought: [], fired: f.fired! }, 'production'),
  /** 7. Produce units. */
  production: (t, f) => t.call('production', { seat: f.seat, system: f.system, docks: true }, 'end'),
  end: (t) => t.done(),
});
