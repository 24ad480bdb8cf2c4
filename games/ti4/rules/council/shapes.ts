import type { Seat, Shapes } from '@orrery/kernel';
import type { Elect } from '../../content/agendas.ts';
import type { StrategyCardId } from '../../content/strategyCards.ts';
import type { Wormhole } from '../../content/tiles.ts';
import type { UnitType } from '../../content/units/index.ts';

/** What one player cast on an agenda; nothing stands here for who abstained. */
export interface Ballot {
  seat: Seat;
  outcome: string;
  votes: number;
}
/** A card that pays if an agenda ends as its player said (TI4-AGEN-17). */
export interface Prediction {
  seat: Seat;
  /** The text of the card. */
  card: string;
  outcome: string;
}
/** The agenda that is being voted on. Outcomes are 'for' and 'against', or ids of what may be elected; a player is the seat's number. */
export interface AgendaState {
  agenda: string;
  /** What is elected, as it was announced; null: For or Against. */
  elect: Elect | null;
  outcomes: string[];
  ballots: Ballot[];
  predictions: Prediction[];
}
/** An outcome and the planets that are exhausted for it; no outcome: an abstention. */
export type Vote = { outcome: string | null; planets: string[] };

/** Moments of the agenda phase that components act in. */
export interface CouncilWindows {
  /** An agenda lies open; prevented: it is discarded, and another one comes (TI4-CAC-60). */
  'agenda.reveal.would': { agenda: string; prevented: boolean };
  'agenda.reveal.after': { agenda: string };
  /** Before the first vote; an outcome that is set here stands, and nobody votes. */
  'votes.start': { agenda: string; outcome: string | null };
  /** A player is about to vote, for one of these; `must`: with at least one vote. */
  'vote.would': { seat: Seat; agenda: string; outcomes: string[]; must: boolean };
  /** One player has voted, or abstained. */
  'vote.after': { seat: Seat; agenda: string; outcome: string | null };
  /** The speaker's turn to vote is over: the last one. */
  'votes.end': { agenda: string };
  /** A player is elected and may still be replaced. */
  'outcome.elected': { agenda: string; outcome: string };
  /** The outcome stands; prevented: nothing of it happens. */
  'outcome.would': { agenda: string; outcome: string; prevented: boolean };
  /** The agenda does what its outcome says. */
  'outcome.resolve': { agenda: string; outcome: string };
  'outcome.after': { agenda: string; outcome: string };
  /** A prediction was right (TI4-AGEN-17). */
  'prediction.right': Prediction;
}

export interface Council extends Shapes {
  pub: { agenda: AgendaState | null };
  frames: {
    /** `readying`: players who ready only some of their planets. */
    agendaPhase: { resolved: number; readying?: Seat[] };
    /** A player may use a secondary ability without spending a token for it. */
    followFree: { seat: Seat; card: StrategyCardId; follows?: boolean };
    /** A unit from reinforcements onto one of these planets. */
    placeOn: { seat: Seat; unit: UnitType; from: string[]; for: string; planet?: string };
    turnSecrets: { seat: Seat; open: boolean };
    /** One agenda, from the deck or, where a law is voted on again, from play. */
    agenda: {
      agenda: string | null;
      /** It is resolved by the one vote of this player, and nobody else does anything about it (TI4-XXCH-06). */
      alone?: Seat;
      /** The agenda that waits for this one. */
      around?: AgendaState | null;
      voters: Seat[];
      vote?: Vote;
      voting?: CouncilWindows['vote.would'];
      revealed?: CouncilWindows['agenda.reveal.would'];
      chosen?: CouncilWindows['votes.start'];
      elected?: CouncilWindows['outcome.elected'];
      settled?: CouncilWindows['outcome.would'];
      outcome?: string;
    };
    predictions: { right: Prediction[] };
  };
  asks: {
    /** `must`: abstaining is not possible. */
    vote: { q: { agenda: string; outcomes: string[]; must: boolean }; a: Vote };
  };
  events: {
    agendaRevealed: { all: { agenda: string } };
    agendaDiscarded: { all: { agenda: string } };
    voted: { all: { seat: Seat; agenda: string; outcome: string | null; votes: number; planets: string[] } };
    moreVotes: { all: { seat: Seat; outcome: string; votes: number } };
    predicted: { all: Prediction & { agenda: string } };
    outcome: { all: { agenda: string; outcome: string } };
    lawPasses: { all: { agenda: string; holder: Seat | null; on: string | null } };
    lawGoes: { all: { agenda: string } };
    planetsReadied: { all: object };
    /** A strategy card that was chosen goes to another player. */
    strategyGiven: { all: { seat: Seat; to: Seat; card: StrategyCardId } };
    wormholeOpened: { all: { wormhole: Wormhole; system: string } };
    /** The secret objectives of a player lie open from now on, or are hidden again. */
    secretsTurned: { all: { seat: Seat; objectives: string[] | null } };
  };
  windows: CouncilWindows;
  queries: {
    mayVote: { kind: 'permission'; args: { seat: Seat } };
    /** Whether planets are exhausted for votes; else everybody has one vote. */
    mayVoteByPlanets: { kind: 'permission'; args: { seat: Seat } };
    /** Whether the votes of a player may be raised by effects. */
    mayAddVotes: { kind: 'permission'; args: { seat: Seat } };
    /** Planets that a player readies at the end of the phase. */
    readiedPlanets: { kind: 'number'; args: { seat: Seat } };
    /** Secret objectives of a player lie open. */
    secretsLieOpen: { kind: 'permission'; args: { seat: Seat } };
    /** Votes beyond the influence of exhausted planets. */
    votes: { kind: 'number'; args: { seat: Seat; agenda: string } };
    /** Votes beyond its influence that each exhausted planet gives. */
    votesPerPlanet: { kind: 'number'; args: { seat: Seat } };
    /** What comes first votes first; printed 0. */
    votingOrder: { kind: 'number'; args: { seat: Seat } };
    planetValue: { kind: 'number'; args: { planet: string; currency: 'resources' | 'influence' } };
  };
}
