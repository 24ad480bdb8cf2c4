import type { Gives, Seat, Shapes, Stacks } from '@orrery/kernel';

/** Two sides fight in a system, in space or on a planet. */
export interface Fight {
  system: string;
  /** Null in space. */
  planet: string | null;
  attacker: Seat;
  defender: Seat;
  /** Counted from 1; 0 before the first round and outside combats. */
  round: number;
}
/** Equal dice: of one kind of unit, with the same combat value and the same modifier. */
export interface Volley<Unit extends string> {
  unit: Unit;
  combat: number;
  modifier: number;
  dice: number[];
  /** By how much single dice were raised after the roll, where that tells them from what they showed. */
  raised?: { [die: number]: number };
}
export interface Roll<Unit extends string> {
  by: Seat;
  against: Seat;
  volleys: Volley<Unit>[];
  /** Hits taken away after the roll. */
  cancelled: number;
}
/** Where dice are rolled, for what, and by whom. */
export interface Rolling<Unit extends string, Purpose extends string> {
  purpose: Purpose;
  system: string;
  planet: string | null;
  round: number;
  rolls: Roll<Unit>[];
}
/** Hits that a seat has to take. */
export interface Losses<Purpose extends string> {
  seat: Seat;
  by: Seat;
  system: string;
  planet: string | null;
  round: number;
  hits: number;
  purpose: Purpose;
}

/** What combat needs of an edition: its unit ids and what dice are rolled for. How losses are taken is the edition's own. */
export interface Combat<Unit extends string, Purpose extends string> extends Shapes {
  pub: { units: Stacks };
  frames: {
    dice: Rolling<Unit, Purpose> & { rolled?: Rolling<Unit, Purpose> } & Gives<number[]>;
    spaceBattle: Fight;
    battleRound: Fight & { hits?: number[] };
    losses: Losses<Purpose>;
  };
  events: { rolled: { all: Rolling<Unit, Purpose> } };
  windows: { 'combat.start': Fight; 'round.start': Fight; 'roll.after': Rolling<Unit, Purpose> };
  queries: {
    /** What is added to the dice of a unit. */
    combat: { kind: 'number'; args: { seat: Seat; unit: Unit; purpose: Purpose; fight: Fight } };
  };
}
