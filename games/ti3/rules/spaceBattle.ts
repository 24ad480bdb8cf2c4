import { fightOf, sidesOf, oneOf, yesOrNo } from '@orrery/imperium';
import { moveUnits, revise } from '@orrery/kernel';
import type { Listed, Seat } from '@orrery/kernel';
import { facts } from '../content/units.ts';
import type { Fight, Frame, Pub, Table, Ti3 } from '../shapes.ts';
import { combat, rollOf } from './dice.ts';
import { queries } from './queries.ts';
import { hasActivated, lanes } from './systems.ts';
import { breakAgreement } from './trade.ts';
import { canFly, countAt, enemiesIn, loseFighters, hasShips, shipsOf } from './units.ts';

// SPACE: the Space Battle, step 4. The active player attacks, the player whose ships are there defends (TI3-SPACE-02).

export const { bothFight } = combat;

/** Adjacent systems a fleet may leave to: activated by its owner earlier and free of enemy ships (TI3-SPACE-20, TI3-SPACE-21). */
export const refuges = (pub: Pub, seat: Seat, system: string): string[] =>
  lanes(pub, system).filter((to) => hasActivated(pub, seat, to) && enemiesIn(pub, to, seat).length === 0);

const mayAnnounce = (pub: Pub, seat: Seat, system: string): boolean =>
  queries.permission(pub, 'mayLeave', { seat, system }, true);

/** Ships that cannot move cannot leave. */
const canLeave = (pub: Pub, seat: Seat, system: string): boolean =>
  canFly(pub, system, seat) && mayAnnounce(pub, seat, system) && refuges(pub, seat, system).length > 0;

export const leave: Listed<Ti3, 'leave'> = yesOrNo('TI3-SPACE-09');

export const refuge: Listed<Ti3, 'refuge'> = oneOf(
  'TI3-SPACE-20',
  ({ pub, seat }, { system }) => refuges(pub, seat!, system),
  {
    refuse({ pub, seat }, { system }, to) {
      const near = lanes(pub, system).includes(to) && hasActivated(pub, seat!, to);
      return { rule: near ? 'TI3-SPACE-21' : 'TI3-SPACE-20' };
    },
  },
);

export const spaceBattle = revise<Ti3>()(
  combat.spaceBattle,
  {
    after: {
      begin: ['assault', 'assaultAttacker', 'assaultDefender', 'barrage', 'shootDown', 'sabotageRuns'],
    },
  },
  {
    /** Two partners of a Trade Agreement are at war from now on (TI3-SPACE-26). */
    begin: (t, f, inherited) => {
      breakAgreement(t, f.attacker, f.defender);
      return inherited();
    },
    /** Assault Cannon: each Dreadnought fires once, both sides at the same time; no return fire (TI3-TECH-16). */
    assault: (t, f) => {
      const rolls = sidesOf(f)
        .filter(([by]) => t.permission('mayAssault', { seat: by }, false))
        .map(([by, against]) => assaultOf(t, fightOf(f), by, against))
        .filter((roll) => roll.volleys.length > 0);
      if (rolls.length === 0) return 'barrage';
      f.targets = rolls.map((roll) => roll.against);
      return t.call('dice', { purpose: 'assault', system: f.system, planet: null, round: 0, rolls }, 'hits');
    },
    assaultAttacker: (t, f) => {
      f.hits = [f.attacker, f.defender].map((seat) => f.hits![f.targets!.indexOf(seat)] ?? 0);
      return t.call('losses', { ...combat.lossesOf(f, f.attacker, f.hits[0]!), purpose: 'assault' });
    },
    assaultDefender: (t, f) => t.call('losses', { ...combat.lossesOf(f, f.defender, f.hits![1]!), purpose: 'assault' }),
    /** Anti-Fighter Barrage: once, before the first round (TI3-SPACE-05, TI3-SPACE-07). */
    barrage: (t, f) => {
      const rolls = sidesOf(f)
        .filter(([, against]) => countAt(t.pub, f.system, against, 'fighter') > 0)
        .map(([by, against]) => barrageOf(t, fightOf(f), by, against))
        .filter((roll) => roll.volleys.length > 0);
      if (rolls.length === 0) return 'sabotageRuns';
      f.targets = rolls.map((roll) => roll.against);
      return t.call('dice', { purpose: 'barrage', system: f.system, planet: null, round: 0, rolls }, 'hits');
    },
    shootDown: (t, f) => {
      f.targets!.forEach((seat, i) => {
        const n = Math.min(f.hits![i]!, countAt(t.pub, f.system, seat, 'fighter'));
        loseFighters(t, f.system, seat, n);
      });
      return t.next;
    },
    /** Then, if the table plays with them, Sabotage Runs (TI3-SPACE-04). Then round after round (TI3-SPACE-03, TI3-SPACE-23). */
    sabotageRuns: (t, f) => (t.pub.agreed.sabotageRuns ? t.call('sabotageRuns', { ...fightOf(f), runs: [] }) : t.next),
    fight: (t, f) => t.call('battleRound', { ...fightOf(f), mines: f.round === 1 ? (f.mines ?? 0) : 0 }),
  },
);

const assaultOf = (t: Table, fight: Fight, by: Seat, against: Seat) =>
  rollOf(t, 'assault', fight, by, against, [
    { unit: 'dreadnought', n: countAt(t.pub, fight.system, by, 'dreadnought') },
  ]);

const barrageOf = (t: Table, fight: Fight, by: Seat, against: Seat) =>
  rollOf(t, 'barrage', fight, by, against, [
    { unit: 'destroyer', n: countAt(t.pub, fight.system, by, 'destroyer'), dice: facts('destroyer').barrage! },
  ]);

/**
 * One battle round (TI3-SPACE-08): announcements, both roll at the same time, the attacker removes casualties first, then the defender
 * (TI3-SPACE-12, TI3-SPACE-15), and whoever announced leaves.
 */
export const battleRound = revise<Ti3>()(
  combat.battleRound,
  {
    after: {
      muster: ['withdrawal', 'withdrawing', 'retreat', 'retreating'],
      defenderLosses: ['leave', 'depart'],
    },
  },
  {
    /**
     * 1. The attacker announces first; only if the attacker stays may the defender announce (TI3-SPACE-09). So an attacker without a refuge
     * may announce as well: it comes to nothing in step 4 (TI3-SPACE-20), but it bars the retreat. Where it could not even do that, nobody asks.
     */
    withdrawal: (t, f) => {
      f.leaving = null;
      const matters = canLeave(t.pub, f.attacker, f.system) || canLeave(t.pub, f.defender, f.system);
      if (!matters || !mayAnnounce(t.pub, f.attacker, f.system)) return 'retreat';
      return t.ask(f.attacker, 'leave', { system: f.system, as: 'withdraw' }, 'leaves');
    },
    withdrawing: (t, f) => {
      if (!f.leaves) return t.next;
      announce(t, f, f.attacker, 'withdraw');
      return 'roll';
    },
    retreat: (t, f) => {
      if (!canLeave(t.pub, f.defender, f.system)) return 'roll';
      return t.ask(f.defender, 'leave', { system: f.system, as: 'retreat' }, 'leaves');
    },
    retreating: (t, f) => {
      if (f.leaves) announce(t, f, f.defender, 'retreat');
      return t.next;
    },
    /** Mines take their hits with those of the first round. */
    attackerLosses: (t, f, inherited) => {
      const n = f.mines ?? 0;
      if (n > 0) {
        t.emit('mined', { seat: f.attacker, system: f.system, n });
        f.hits = [f.hits![0]!, f.hits![1]! + n];
      }
      return inherited();
    },
    /** 4. Whoever announced leaves now, if it is still possible (TI3-SPACE-18, TI3-SPACE-19). */
    leave: (t, f) => {
      const seat = f.leaving!;
      if (seat === null || !hasShips(t.pub, f.system, seat)) return 'over';
      if (!bothFight(t.pub, f) || !canLeave(t.pub, seat, f.system)) {
        t.emit('stayed', { seat });
        return 'over';
      }
      return t.ask(seat, 'refuge', { system: f.system }, 'refuge');
    },
    depart: (t, f) => {
      moveFleet(t, f.leaving!, f.system, f.refuge!);
      return t.next;
    },
  },
);

function announce(t: Table, f: Frame<'battleRound'>, seat: Seat, as: 'withdraw' | 'retreat'): void {
  f.leaving = seat;
  t.emit('announced', { seat, as });
}

/** The whole fleet moves; what exceeds Fleet Supply and support there is destroyed at once (TI3-SPACE-22). */
export function moveFleet(t: Table, seat: Seat, from: string, to: string): void {
  for (const s of shipsOf(t.pub, from, seat)) moveUnits(t.pub.units, from, to, seat, s.type, s.n, s.marks);
  t.emit('left', { seat, from, to });
}
