import { moveUnits } from '@orrery/kernel';
import type { Listed, Seat } from '@orrery/kernel';
import { facts } from '../content/units.ts';
import type { Ship } from '../content/units.ts';
import type { Fight, Frame, Pub, Table, Ti3 } from '../shapes.ts';
import { rollOf } from './dice.ts';
import { procedure } from './procedures.ts';
import { queries } from './queries.ts';
import { hasActivated, neighbours } from './systems.ts';
import { breakAgreement } from './trade.ts';
import { canFly, countAt, destroy, enemiesIn, hasShips, owns, shipsOf } from './units.ts';

// SPACE: the Space Battle, step 4. The active player attacks, the player whose ships are there defends (TI3-SPACE-02).

export const bothFight = (pub: Pub, { system, attacker, defender }: Fight): boolean =>
  hasShips(pub, system, attacker) && hasShips(pub, system, defender);

const fightOf = ({ system, planet, attacker, defender, round }: Fight): Fight => ({
  system,
  planet,
  attacker,
  defender,
  round,
});

/** Adjacent systems a fleet may leave to: activated by its owner earlier and free of enemy ships (TI3-SPACE-20, TI3-SPACE-21). */
export const refuges = (pub: Pub, seat: Seat, system: string): string[] =>
  neighbours(pub, system).filter((to) => hasActivated(pub, seat, to) && enemiesIn(pub, to, seat).length === 0);

const mayAnnounce = (pub: Pub, seat: Seat, system: string): boolean =>
  queries.permission(pub, 'mayLeave', { seat, system }, true);

/** Ships that cannot move cannot leave. */
const canLeave = (pub: Pub, seat: Seat, system: string): boolean =>
  canFly(pub, system, seat) && mayAnnounce(pub, seat, system) && refuges(pub, seat, system).length > 0;

export const leave: Listed<Ti3, 'leave'> = {
  rule: 'TI3-SPACE-09',
  list: () => [false, true],
  fallback: () => false,
};

export const refuge: Listed<Ti3, 'refuge'> = {
  rule: 'TI3-SPACE-20',
  list: ({ pub, seat }, { system }) => refuges(pub, seat!, system),
  fallback: ({ pub, seat }, { system }) => refuges(pub, seat!, system)[0]!,
  refuse({ pub, seat }, { system }, to) {
    const near = neighbours(pub, system).includes(to) && hasActivated(pub, seat!, to);
    return { rule: near ? 'TI3-SPACE-21' : 'TI3-SPACE-20' };
  },
};

export const spaceBattle = procedure('spaceBattle', {
  /** Two partners of a Trade Agreement are at war from now on (TI3-SPACE-26). */
  begin(t, f) {
    breakAgreement(t, f.attacker, f.defender);
    return t.window('beforeBattle', fightOf(f), t.pub.order, 'assault');
  },
  /** Assault Cannon: each Dreadnought fires once, both sides at the same time; no return fire (TI3-TECH-16). */
  assault(t, f) {
    const rolls = sidesOf(f)
      .filter(([by]) => owns(t.pub, by, 'assault-cannon'))
      .map(([by, against]) => assaultOf(t.pub, fightOf(f), by, against))
      .filter((roll) => roll.volleys.length > 0);
    f.hits = [0, 0];
    if (rolls.length === 0) return 'barrage';
    f.targets = rolls.map((roll) => roll.against);
    return t.call('dice', { purpose: 'assault', system: f.system, planet: null, round: 0, rolls }, 'assaultAttacker');
  },
  assaultAttacker(t, f) {
    const hits = f.result as number[];
    f.hits = [f.attacker, f.defender].map((seat) => hits[f.targets.indexOf(seat)] ?? 0);
    return t.call(
      'casualties',
      { ...lossesOf(f, f.attacker, f.defender, f.hits[0]!), purpose: 'assault' },
      'assaultDefender',
    );
  },
  assaultDefender: (t, f) =>
    t.call('casualties', { ...lossesOf(f, f.defender, f.attacker, f.hits[1]!), purpose: 'assault' }, 'barrage'),
  /** Anti-Fighter Barrage: once, before the first round (TI3-SPACE-05, TI3-SPACE-07). */
  barrage(t, f) {
    const rolls = sidesOf(f)
      .filter(([, against]) => countAt(t.pub, f.system, against, 'fighter') > 0)
      .map(([by, against]) => barrageOf(t.pub, fightOf(f), by, against))
      .filter((roll) => roll.volleys.length > 0);
    if (rolls.length === 0) return 'sabotageRuns';
    f.targets = rolls.map((roll) => roll.against);
    return t.call('dice', { purpose: 'barrage', system: f.system, planet: null, round: 0, rolls }, 'shootDown');
  },
  shootDown(t, f) {
    const hits = f.result as number[];
    f.targets.forEach((seat, i) => {
      const n = Math.min(hits[i]!, countAt(t.pub, f.system, seat, 'fighter'));
      destroy(t, f.system, seat, 'fighter', n);
    });
    return 'sabotageRuns';
  },
  /** Then, if the table plays with them, Sabotage Runs (TI3-SPACE-04). */
  sabotageRuns: (t, f) =>
    t.pub.agreed.sabotageRuns ? t.call('sabotageRuns', { ...fightOf(f), runs: [] }, 'nextRound') : 'nextRound',
  /** Round after round until at most one player has ships left (TI3-SPACE-03, TI3-SPACE-23). */
  nextRound(t, f) {
    if (!bothFight(t.pub, f)) return t.done();
    f.round++;
    return t.call('battleRound', { ...fightOf(f), leaving: null, hits: [] }, 'nextRound');
  },
});

const sidesOf = ({ attacker, defender }: Fight): [Seat, Seat][] => [
  [attacker, defender],
  [defender, attacker],
];

const assaultOf = (pub: Pub, fight: Fight, by: Seat, against: Seat) =>
  rollOf(pub, 'assault', fight, by, against, [
    { unit: 'dreadnought', n: countAt(pub, fight.system, by, 'dreadnought') },
  ]);

const barrageOf = (pub: Pub, fight: Fight, by: Seat, against: Seat) =>
  rollOf(pub, 'barrage', fight, by, against, [
    { unit: 'destroyer', n: countAt(pub, fight.system, by, 'destroyer'), dice: facts('destroyer').barrage! },
  ]);

/** One battle round (TI3-SPACE-08). */
export const battleRound = procedure('battleRound', {
  begin: (t, f) => t.window('beforeRound', fightOf(f), t.pub.order, 'withdrawal'),

  /**
   * 1. The attacker announces first; only if the attacker stays may the defender announce (TI3-SPACE-09). So an attacker without a refuge
   * may announce as well: it comes to nothing in step 4 (TI3-SPACE-20), but it bars the retreat. Where it could not even do that, nobody asks.
   */
  withdrawal(t, f) {
    if (!bothFight(t.pub, f)) return t.done();
    const matters = canLeave(t.pub, f.attacker, f.system) || canLeave(t.pub, f.defender, f.system);
    if (!matters || !mayAnnounce(t.pub, f.attacker, f.system)) return 'retreat';
    return t.ask(f.attacker, 'leave', { system: f.system, as: 'withdraw' }, 'withdrawing');
  },
  withdrawing(t, f) {
    if (!t.answer(f, 'leave')) return 'retreat';
    announce(t, f, f.attacker, 'withdraw');
    return 'roll';
  },
  retreat(t, f) {
    if (!canLeave(t.pub, f.defender, f.system)) return 'roll';
    return t.ask(f.defender, 'leave', { system: f.system, as: 'retreat' }, 'retreating');
  },
  retreating(t, f) {
    if (t.answer(f, 'leave')) announce(t, f, f.defender, 'retreat');
    return 'roll';
  },

  /** 2. Both roll at the same time, one die per ship, three for a War Sun (TI3-SPACE-11). */
  roll(t, f) {
    const rolls = [
      fleetRoll(t.pub, fightOf(f), f.attacker, f.defender),
      fleetRoll(t.pub, fightOf(f), f.defender, f.attacker),
    ];
    return t.call(
      'dice',
      { purpose: 'battle', system: f.system, planet: null, round: f.round, rolls },
      'attackerCasualties',
    );
  },

  /** 3. The attacker removes casualties first, then the defender (TI3-SPACE-12); all have fired by then (TI3-SPACE-15). */
  attackerCasualties(t, f) {
    f.hits = f.result as number[];
    return t.call('casualties', lossesOf(f, f.attacker, f.defender, f.hits[1]!), 'defenderCasualties');
  },
  defenderCasualties: (t, f) => t.call('casualties', lossesOf(f, f.defender, f.attacker, f.hits[0]!), 'leave'),

  /** 4. Whoever announced leaves now, if it is still possible (TI3-SPACE-18, TI3-SPACE-19). */
  leave(t, f) {
    const seat = f.leaving;
    if (seat === null || !hasShips(t.pub, f.system, seat)) return t.done();
    if (!bothFight(t.pub, f) || !canLeave(t.pub, seat, f.system)) {
      t.emit('stayed', { seat });
      return t.done();
    }
    return t.ask(seat, 'refuge', { system: f.system }, 'depart');
  },
  depart(t, f) {
    moveFleet(t, f.leaving!, f.system, t.answer(f, 'refuge'));
    return t.done();
  },
});

function announce(t: Table, f: Frame<'battleRound'>, seat: Seat, as: 'withdraw' | 'retreat'): void {
  f.leaving = seat;
  t.emit('announced', { seat, as });
}

const fleetRoll = (pub: Pub, fight: Fight, by: Seat, against: Seat) => {
  const units = new Map<Ship, number>();
  for (const s of shipsOf(pub, fight.system, by)) units.set(s.type as Ship, (units.get(s.type as Ship) ?? 0) + s.n);
  return rollOf(
    pub,
    'battle',
    fight,
    by,
    against,
    [...units].map(([unit, n]) => ({ unit, n })),
  );
};

const lossesOf = (f: Fight, seat: Seat, by: Seat, hits: number) => ({
  seat,
  by,
  system: f.system,
  round: f.round,
  hits,
  purpose: 'battle' as const,
  damaged: [],
});

/** The whole fleet moves; what exceeds Fleet Supply and support there is destroyed at once (TI3-SPACE-22). */
export function moveFleet(t: Table, seat: Seat, from: string, to: string): void {
  for (const s of shipsOf(t.pub, from, seat)) moveUnits(t.pub.units, from, to, seat, s.type, s.n, s.marks);
  t.emit('left', { seat, from, to });
}
