import type { Fight, Rolling } from '@orrery/imperium';
import type { Seat, WindowsOf } from '@orrery/kernel';
import type { Phase, Pool } from '../board.ts';
import type { StrategyCardId } from '../content/strategyCards.ts';
import type { TechnologyId } from '../content/technologies.ts';
import type { UnitType } from '../content/units/index.ts';
import type { Turn, UnitCount, Within } from '../shapes.ts';
import type { CombatActs, Purpose, UnitName } from './combat/shapes.ts';

// What components may react to. An act has a window before it (`x.would`: its subject may be changed, or the act prevented) and one after it
// (`x.after`); an occasion has one window. README.md says when each opens.

/** Units that came from somewhere. */
export interface Arrival {
  unit: UnitType;
  n: number;
  from: string;
}
export interface Placed {
  unit: UnitType;
  n: number;
  at: string;
}

export interface Acts extends CombatActs {
  /** A strategy card is chosen; prevented: another must be. */
  'strategy.pick': { seat: Seat; card: StrategyCardId; prevented: boolean };
  /** The primary ability of a strategy card. */
  strategic: { seat: Seat; card: StrategyCardId; prevented: boolean };
  /** A player follows: for a token or free, by the secondary ability or the primary one. */
  secondary: {
    seat: Seat;
    by: Seat;
    card: StrategyCardId;
    free: boolean;
    ability: 'primary' | 'secondary';
    /** Whose token a component spends in the place of the player's own; then the player follows. */
    tokenOf?: Seat;
    prevented: boolean;
  };
  activate: { seat: Seat; system: string; prevented: boolean };
  /** Before: nothing has been chosen yet. After: what arrived. */
  move: { seat: Seat; system: string; units: Arrival[] };
  /** A player's units are hit; nothing has been cancelled or assigned. `source`: the frame of what produced these hits, one for each roll. */
  hits: {
    seat: Seat;
    by: Seat;
    system: string;
    planet: string | null;
    round: number;
    purpose: Purpose;
    source: number;
    hits: number;
  };
  /** A retreat is announced; prevented: it does not take place. */
  retreat: { seat: Seat; against: Seat; system: string; prevented: boolean };
  /** Before: which forces land has not been chosen. After: for each planet that forces landed on. */
  commit: { seat: Seat; system: string; planet: string | null; units: UnitName[] };
  control: { seat: Seat; planet: string; from: Seat | null; prevented: boolean };
  /** One use of PRODUCTION. Before: nothing chosen. After: what was made. */
  produce: { seat: Seat; system: string; dock: string | null; units: Placed[]; cost: number };
  /** Before: nothing chosen; prevented: something else takes its place. After: what was researched. */
  research: { seat: Seat; price: number; technology: TechnologyId | null; prevented: boolean };
  gainTech: { seat: Seat; technology: TechnologyId; isResearched: boolean; prevented: boolean };
  /** From the supply, unless it says otherwise. */
  'goods.gain': { seat: Seat; n: number; prevented: boolean; from?: 'player' | 'card' };
  'goods.replenish': { seat: Seat; n: number; prevented: boolean };
  'token.spend': { seat: Seat; pool: Pool; prevented: boolean };
  'cards.draw': { seat: Seat; n: number; prevented: boolean };
  'cards.discard': { seat: Seat; card: string };
  /** A step of the status phase; strategy cards are kept by those named. */
  'status.step': { step: StatusStep; keeps: StrategyCardId[]; prevented: boolean };
}
export type StatusStep = 'score' | 'reveal' | 'draw' | 'takeTokens' | 'gainTokens' | 'ready' | 'repair' | 'returnCards';

/** Things that have just begun or ended. */
export interface Occasions {
  'phase.start': { phase: Phase; round: number };
  'phase.end': { phase: Phase; round: number };
  'gameRound.end': { round: number };
  'turn.start': { seat: Seat };
  /** The turn ends early; its system, if one is active. */
  'turn.cutOff': { seat: Seat; system: string | null };
  /** `system`: that of the last tactical action of the turn. */
  'turn.end': { seat: Seat; system: string | null };
  'action.done': { seat: Seat; action: Turn };
  passed: { seat: Seat; isLast: boolean };
  'combat.end': Fight & { winner: Seat | null };
  'round.end': Fight;
  /** Retreats are about to be announced; who is named must, if able. */
  'retreats.start': Fight & { must: Seat | null };
  /** Units are about to be produced, by PRODUCTION or by an effect (`within`); then: these were chosen and will be placed; they were placed. */
  'making.start': { seat: Seat; system: string; dock: string | null; within: Within | null };
  'making.chosen': { seat: Seat; system: string; units: Placed[] };
  'making.done': { seat: Seat; system: string; units: Placed[] };
  /** What was too much in a system has been removed. */
  'surplus.removed': { seat: Seat; system: string; units: UnitCount[] };
  /** Ships have come into a system by another way than the movement step: a retreat or an effect. */
  'ships.arrived': Acts['move'];
  'invasion.start': { seat: Seat; system: string };
  'roll.would': Rolling<UnitType, Purpose>;
  /** A player's hits have been assigned; which units used SUSTAIN DAMAGE in this round. */
  'hits.assigned': Fight & { seat: Seat; purpose: Purpose; sustained: UnitName[] };
}

export type Ti4Windows = WindowsOf<Acts> & Occasions;
