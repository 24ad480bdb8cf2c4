import { fightOf, sidesOf, yesOrNo } from '@orrery/imperium';
import type { Fight } from '@orrery/imperium';
import { hasMark, moveUnits, part, revise } from '@orrery/kernel';
import type { Flow, Listed, Next, Seat, Stack } from '@orrery/kernel';
import type { Asked, Frame, Table, Ti4 } from '../../shapes.ts';
import { moment, opening } from '../moments.ts';
import { adjacentFor, planetsAt } from '../systems.ts';
import {
  AS_SHIP,
  capacityOf,
  factsOf,
  hasShips,
  hasUnits,
  isGroundForce,
  movesAsShip,
  placesIn,
  takesRoom,
} from '../units.ts';
import type { UnitType } from '../../content/units/index.ts';
import { combat, figuresOf, opponentOf, shootersWith, stacksOf, takeOff, unitNamed } from './units.ts';
import type { Acts, Arrival } from '../windows.ts';
import { figureIds, figureNamed, figureOf } from '../figures.ts';
import type { Figure } from '../figures.ts';
import { bySummary } from '../reading.ts';
import { LOST_IN_RIFT, anomaliesOf, rollsForRift } from '../routes.ts';
import { dicePool } from './rolls.ts';
import type { UnitName } from './shapes.ts';

// SPC: space combat. The rounds of ground combat take the same steps, without barrage and retreat (TI4-INV-04, TI4-INV-05).

const inSpace = ({ planet }: Fight): boolean => planet === null;

/** Adjacent systems with own units or planets and without ships of others (TI4-SPC-04). */
export function refuges(v: Asked, seat: Seat, system: string): string[] {
  const { pub } = v;
  if (!v.permission('mayRetreat', { seat, system }, true)) return [];
  const open = adjacentFor(v, system, seat, true).filter(
    (to) => pub.sheets.every((_, other) => other === seat || !hasShips(pub, to, other)) && isPassable(v, seat, to),
  );
  const held = open.filter((to) => {
    const hasPlanet = planetsAt(pub, to).some((planet) => pub.planets[planet]?.owner === seat);
    return hasPlanet || (!bySummary(pub) && hasUnits(pub, to, seat));
  });
  // What components open further lies as near, and is no closed anomaly either (TI4-ANOM-15).
  return v.set('refuges', { seat, system }, held).filter((to) => open.includes(to));
}

/** Retreats enter no closed anomaly (TI4-ANOM-15). */
export const isPassable = (v: Asked, seat: Seat, system: string): boolean =>
  anomaliesOf(v, system, seat).every(
    (anomaly) => anomaly === 'gravity-rift' || v.permission('mayCross', { seat, anomaly, isThrough: false }, false),
  );

const announceRetreat: Listed<Ti4, 'announceRetreat'> = yesOrNo('TI4-SPC-03');

const battleRound = revise<Ti4>()(
  combat.battleRound,
  {
    after: {
      muster: [
        'barrage',
        'barrageOnAttacker',
        'barragedAttacker',
        'barrageOnDefender',
        'barragedDefender',
        'shootDownAttacker',
        'shootDownDefender',
        'stillFought',
        'retreats',
        'retreat',
        'announced',
        'defenderLeaves',
      ],
      roll: ['strikeAttacker', 'struckAttacker', 'strikeDefender', 'struckDefender', 'sustain', 'sustained'],
      attackerLosses: ['attackerAssigned'],
      defenderLosses: ['defenderAssigned', 'leave', 'load', 'depart', 'arrive', 'roundEnds'],
    },
    before: { roll: ['counterRetreat', 'counterAnnounced', 'attackerLeaves'] },
  },
  {
    /** In the first round, both sides at once (TI4-SPC-01, TI4-SPC-02). */
    barrage: (t, f) => {
      f.retreating = null;
      if (!inSpace(f)) return 'roll';
      if (f.round > 1) return 'retreats';
      const rolls = sidesOf(f).map(([by, against]) =>
        dicePool(t, 'barrage', fightOf(f), by, against, shootersWith(t, f.system, by, 'barrage', against)),
      );
      if (rolls.every(({ volleys }) => volleys.length === 0)) return 'retreats';
      return t.call('dice', { purpose: 'barrage', system: f.system, planet: null, round: f.round, rolls }, 'shotDown');
    },
    /** Hits of a barrage may be cancelled as well (TI4-CAC-52). */
    barrageOnAttacker: (t, f) => opening(t, 'hits.would', hitOn(f, f.attacker, f.shotDown![1]!, 'barrage'), 'struck'),
    barragedAttacker: (t, f) => {
      f.shotDown![1] = f.struck!.hits;
      return t.next;
    },
    barrageOnDefender: (t, f) => opening(t, 'hits.would', hitOn(f, f.defender, f.shotDown![0]!, 'barrage'), 'struck'),
    barragedDefender: (t, f) => {
      f.shotDown![0] = f.struck!.hits;
      return t.next;
    },
    shootDownAttacker: (t, f) => shootDown(t, f, f.attacker, f.shotDown![1]!),
    shootDownDefender: (t, f) => shootDown(t, f, f.defender, f.shotDown![0]!),
    /** TI4-SPC-16. */
    stillFought: (t, f) => (combat.bothFight(t.pub, f) ? t.next : 'over'),

    retreats: (t, f) => opening(t, 'retreats.start', { ...fightOf(f), must: null }, 'announcing'),
    /** The defender announces first; only if the defender stays may the attacker (TI4-SPC-03, TI4-SPC-17, TI4-SPC-18). */
    retreat: (t, f) => mayAnnounce(t, f, f.defender),
    announced: (t, f) => {
      if (!f.leaves) return 'counterRetreat';
      return moment(
        t,
        'retreat',
        { seat: f.defender, against: f.attacker, system: f.system, prevented: false },
        'retreat',
      );
    },
    defenderLeaves: (_, f) => {
      f.retreating = f.retreat!.prevented ? null : f.defender;
      return 'roll';
    },
    counterRetreat: (t, f) => mayAnnounce(t, f, f.attacker),
    counterAnnounced: (t, f) => {
      if (!f.leaves) return 'roll';
      return moment(
        t,
        'retreat',
        { seat: f.attacker, against: f.defender, system: f.system, prevented: false },
        'retreat',
      );
    },
    attackerLeaves: (t, f) => {
      f.retreating = f.retreat!.prevented ? null : f.attacker;
      return t.next;
    },

    roll: (t, f) => {
      const { system, planet, round } = f;
      const fight = fightOf(f);
      const rolls = sidesOf(f).map(([by, against]) =>
        dicePool(t, 'battle', fight, by, against, combat.fightersOf(t.pub, fight, by)),
      );
      return t.call('dice', { purpose: 'battle', system, planet, round, rolls }, 'hits');
    },
    /** Hits have been produced; some may be cancelled before units are named. */
    strikeAttacker: (t, f) => {
      f.onBigShips = f.hits!.slice(2);
      return opening(t, 'hits.would', hitOn(f, f.attacker, f.hits![1]!), 'struck');
    },
    struckAttacker: (t, f) => {
      f.hits = [f.hits![0]!, f.struck!.hits];
      return t.next;
    },
    strikeDefender: (t, f) => opening(t, 'hits.would', hitOn(f, f.defender, f.hits![0]!), 'struck'),
    struckDefender: (t, f) => {
      f.hits = [f.struck!.hits, f.hits![1]!];
      return t.next;
    },

    /** SUSTAIN DAMAGE before hits are assigned (TI4-SPC-21). */
    sustain: (t, f) => {
      const [byAttacker, byDefender] = f.hits!;
      const locals = { fight: fightOf(f), hits: [byDefender!, byAttacker!], purpose: 'battle' as const };
      return t.call('sustain', { ...locals, turn: 0, declined: 0, sustained: [[], []] }, 'sustained');
    },
    sustained: (t, f) => {
      f.hits = f.sustained!.hits.toReversed();
      return t.next;
    },
    attackerLosses: (t, f) => t.call('losses', lossesIn(f, f.attacker, f.hits![1]!, 0)),
    defenderLosses: (t, f) => t.call('losses', lossesIn(f, f.defender, f.hits![0]!, 1)),
    attackerAssigned: (t, f) => assigned(t, f, f.attacker, 0),
    defenderAssigned: (t, f) => assigned(t, f, f.defender, 1),

    /** Whoever announced must go now, if it is still possible (TI4-SPC-22). */
    leave: (t, f) => {
      const seat = f.retreating;
      if (seat === null || seat === undefined || !combat.bothFight(t.pub, f)) return 'roundEnds';
      const from = refuges(t, seat, f.system);
      if (from.length === 0) {
        t.emit('stayed', { seat, system: f.system });
        return 'roundEnds';
      }
      f.refuge = from[0]!;
      if (from.length === 1) return t.next;
      return t.ask(seat, 'pickOne', { what: 'system', from, for: null, rule: 'TI4-SPC-04' }, 'refuge');
    },
    /** Dice of a gravity rift first (TI4-ANOM-14); then the owner says what the ships carry (TI4-SPC-23). */
    load: (t, f) => {
      const seat = f.retreating!;
      loseInRift(t, seat, f.system);
      const from = figureIds(freightIn(t, seat, f.system));
      const room = roomOf(t, seat, f.system);
      const light = room === 0 ? [] : from.filter((id) => !takesRoom(t, seat, unitNamed(figureNamed(id).unit).type));
      const max = Math.min(from.length, room + light.length);
      f.cargo = from.filter((id) => figureNamed(id).at === f.system);
      if (max >= f.cargo.length && f.cargo.length === from.length) return t.next;
      f.cargo = [];
      if (max === 0) return t.next;
      return t.ask(seat, 'pickSome', { what: 'unit', from, for: null, rule: 'TI4-SPC-23', min: 0, max }, 'cargo');
    },
    depart: (t, f) => {
      f.arrived = retreatTo(t, f.retreating!, f.system, f.refuge!, f.cargo!);
      if (f.arrived.length === 0) return 'roundEnds';
      return t.call('layFromSheet', { seat: f.retreating!, system: f.refuge! });
    },
    arrive: (t, f) => t.call('arrive', { seat: f.retreating!, system: f.refuge!, units: f.arrived! }),
    /** After the retreat: who has left is out of reach (TI4-SPC-01, TI4-NORR-03). */
    roundEnds: (t, f) => opening(t, 'round.end', fightOf(f)),
  },
);

/** Hits of a barrage: fighters alone take them, unless they count against all ships; then SUSTAIN DAMAGE helps (TI4-CAC-62). */
function shootDown(t: Flow<Ti4, 'battleRound'>, f: Frame<'battleRound'>, seat: Seat, hits: number): Next {
  const by = opponentOf(f, seat);
  if (t.permission('barragesShips', { seat: by, system: f.system }, false))
    return t.call('strike', { fight: { ...fightOf(f), attacker: by, defender: seat }, hits, countsAs: 'barrage' });
  return t.call('losses', { ...combat.lossesOf(f, seat, hits), purpose: 'barrage' });
}
/** Asks for a retreat where there is a refuge; who must, does. */
function mayAnnounce(t: Flow<Ti4, 'battleRound'>, f: Frame<'battleRound'>, seat: Seat): Next {
  f.leaves = false;
  if (refuges(t, seat, f.system).length === 0) return t.next;
  f.leaves = f.announcing!.must === seat;
  return f.leaves ? t.next : t.ask(seat, 'announceRetreat', { system: f.system }, 'leaves');
}
const hitOn = (
  f: Frame<'battleRound'>,
  seat: Seat,
  hits: number,
  purpose: 'battle' | 'barrage' = 'battle',
): Acts['hits'] => ({ ...combat.lossesOf(f, seat, hits), purpose, source: f.id });
/** Ships that sustained damage took hits that were meant for big ships. */
const lossesIn = (f: Frame<'battleRound'>, seat: Seat, hits: number, side: 0 | 1) => ({
  ...combat.lossesOf(f, seat, hits),
  onBigShips: Math.max(0, f.onBigShips![1 - side]! - f.sustained!.by[side].length),
});
/** After the hits of a round were assigned, if there were any at all (TI4-CTE-07). */
const assigned = (t: Flow<Ti4, 'battleRound'>, f: Frame<'battleRound'>, seat: Seat, side: 0 | 1): Next =>
  opening(t, 'hits.assigned', {
    ...fightOf(f),
    seat,
    purpose: 'battle',
    sustained: f.sustained!.standing[side].slice(),
  });

/** What a player has in a system that can leave it: ships, and docks that move like them (TI4-SAAR-03). */
const leavers = (t: Table, seat: Seat, system: string): Stack[] =>
  stacksOf(
    t.pub,
    system,
    seat,
    (type) => movesAsShip(t.pub, seat, type as UnitType) && (factsOf(t.pub, seat, type as UnitType).move ?? 0) > 0,
  );
export const roomOf = (t: Table, seat: Seat, system: string): number =>
  leavers(t, seat, system).reduce((sum, { type, n }) => sum + n * capacityOf(t, seat, type as UnitType), 0);
/** Fighters that do not move by themselves and ground forces, in space and on the planets of the system. */
const freightIn = (t: Table, seat: Seat, system: string): Figure[] => {
  const movesAlone = factsOf(t.pub, seat, 'fighter').move !== undefined;
  return placesIn(system).flatMap((place) =>
    stacksOf(t.pub, place, seat, (type) => isGroundForce(type) || (type === 'fighter' && !movesAlone)).map((stack) => ({
      stack,
      place,
    })),
  );
};

/** A die for each ship that leaves a gravity rift; what it loses is removed (TI4-ANOM-14). */
export function loseInRift(t: Table, seat: Seat, system: string): void {
  const [, lost] = rollOut(t, seat, system, figuresOf(leavers(t, seat, system)));
  takeOff(t, system, seat, lost);
  if (lost.length > 0) t.emit('removed', { seat, place: system, units: lost });
}

/** Ships that leave a system: those that do, and those that a gravity rift takes. */
export function rollOut(
  t: Table,
  seat: Seat,
  system: string,
  ships: readonly UnitName[],
): [sailing: UnitName[], lost: UnitName[]] {
  const sailing: UnitName[] = [];
  const lost: UnitName[] = [];
  for (const name of ships) {
    const roll = rollsForRift(t, seat, system, false) ? t.die('rift', 10) : null;
    const isLost = roll !== null && roll <= LOST_IN_RIFT;
    if (roll !== null) t.emit('riftRolled', { seat, unit: unitNamed(name).type, system, roll, lost: isLost });
    (isLost ? lost : sailing).push(name);
  }
  return [sailing, lost];
}

/** All ships that can move go together with what they carry; what is left in space is removed (TI4-SPC-23, TI4-SPC-25). The ships that arrived. */
export function retreatTo(t: Table, seat: Seat, from: string, to: string, cargo: readonly string[]): Arrival[] {
  const going = leavers(t, seat, from).slice();
  for (const { type, n, marks } of going) moveUnits(t.pub.units, from, to, seat, type, n, marks);
  for (const id of cargo) {
    const { stack, place } = figureOf(t.pub, seat, id);
    moveUnits(t.pub.units, place, to, seat, stack.type, 1, stack.marks);
  }
  const left = figuresOf(stacksOf(t.pub, from, seat, () => true).filter((stack) => !hasMark(stack, AS_SHIP)));
  takeOff(t, from, seat, left);
  if (left.length > 0) t.emit('removed', { seat, place: from, units: left });
  t.emit('retreated', { seat, from, to });
  return going.map(({ type, n }) => ({ unit: type as UnitType, n, from }));
}

/** The player with ships left wins; nobody: a draw (TI4-SPC-26). */
const spaceBattle = revise<Ti4>()(
  combat.spaceBattle,
  { before: { over: ['result', 'ended'] } },
  {
    nextRound: (t, f) => {
      if (!combat.bothFight(t.pub, f)) return 'result';
      f.round++;
      return t.next;
    },
    result: (t, f) => {
      f.winner = tellWinner(t, fightOf(f), f.isDraw);
      return t.next;
    },
    ended: (t, f) => opening(t, 'combat.end', { ...fightOf(f), winner: f.winner! }),
  },
);
export function tellWinner(t: Table, fight: Fight, isDraw = false): Seat | null {
  const left = sidesOf(fight).map(([seat]) => seat);
  const standing = left.filter((seat) => combat.fightersOf(t.pub, fight, seat).length > 0);
  const { system, planet } = fight;
  const winner = standing.length === 1 && !isDraw ? standing[0]! : null;
  t.emit('combatOver', { system, planet, sides: left, winner });
  return winner;
}

export const spaceCombatPart = part<Ti4>()({
  procedures: { spaceBattle, battleRound },
  windows: {
    'combat.start': { protocol: 'turns' },
    'round.start': { protocol: 'turns' },
    'roll.after': { protocol: 'turns' },
  },
  asks: { announceRetreat },
});
