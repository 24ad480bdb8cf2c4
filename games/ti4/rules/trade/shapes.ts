import type { Payment } from '@orrery/imperium';
import type { Gives, Seat, Shapes } from '@orrery/kernel';
import type { UnitType } from '../../content/units/index.ts';
import type { NoteId } from '../../content/promissoryNotes.ts';

/** What one side of a transaction hands over (TI4-DEAL-01). */
export interface Basket {
  goods: number;
  commodities: number;
  /** At most one (TI4-PN-02). */
  note: string | null;
  /** Action cards, where a component lets them be part of it (TI4-DEAL-02). */
  cards?: string[];
  /** Relic fragments, where the expansion is played (TI4-REL-02). */
  fragments?: string[];
  /** Captured ships and mechs of the other player, which go back to them (TI4-DEAL-10). */
  captives?: UnitType[];
  /** Planets, where a component lets them be part of it (TI4-HACA-06). */
  planets?: string[];
}
/** What the one who offers gives and wants; what both promise is written down and binds nobody (TI4-DEAL-12, TI4-DEAL-13). */
export interface Terms {
  gives: Basket;
  wants: Basket;
  promise: string;
}
/** Commodities that went from one player to another. */
export interface Given {
  from: Seat;
  to: Seat;
  n: number;
}
/** A planet that goes from one player to another. */
export interface Ceded {
  from: Seat;
  to: Seat;
  planet: string;
}
/** What was promised with a transaction. */
export interface Promised {
  round: number;
  by: Seat;
  to: Seat;
  text: string;
}

export interface Trade extends Shapes {
  pub: {
    /** Pairs that have made their transaction in this turn or on this agenda (TI4-DEAL-07, TI4-DEAL-09). */
    dealt: string[];
    promises: Promised[];
  };
  frames: {
    /** What follows an exchange: notes that must be laid out, then whoever reacts. */
    exchanged: {
      by: Seat;
      to: Seat;
      notes: { seat: Seat; note: string }[];
      given: Given[];
      planets: Ceded[];
      refuge?: string;
    };
    custodians: { seat: Seat; system: string; takes?: boolean; paid?: Payment } & Gives<string | null>;
  };
  asks: {
    takeCustodians: { q: { price: number }; a: boolean };
    payCustodians: { q: { price: number }; a: Payment };
  };
  events: {
    exchanged: {
      all: {
        by: Seat;
        to: Seat;
        gave: Omit<Basket, 'note' | 'cards'>;
        got: Omit<Basket, 'note' | 'cards'>;
        notes: number;
        /** Action cards. */
        cards: number;
        promise: string;
      };
      some: { notes: { from: Seat; note: NoteId; owner: Seat }[]; cards: { from: Seat; card: string }[] };
    };
    custodiansTaken: { all: { seat: Seat } };
  };
  queries: {
    /** Planets of a player that may be part of a transaction. */
    dealtPlanets: { kind: 'set'; args: { seat: Seat } };
  };
  windows: {
    /** Two players have made a transaction. */
    'deal.after': { by: Seat; to: Seat };
    /** A player has handed commodities to another, by a transaction or by a note. */
    'commodities.given': Given;
  };
}
