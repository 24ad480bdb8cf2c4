import type { Seat, Shapes } from '@orrery/kernel';

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
    agendaPhase: { resolved: number };
    /** One agenda, from the deck or, where a law is voted on again, from play. */
    agenda: {
      agenda: string | null;
      /** It is resolved by the one vote of this player, and nobody else does anything about it (TI4-XXCH-06). */
      alone?: Seat;
      /** The agenda that waits for this one. */
      around?: AgendaState | null;
      voters: Seat[];
      vote?: Vote;
      revealed?: CouncilWindows['agenda.reveal.would'];
      chosen?: CouncilWindows['votes.start'];
      elected?: CouncilWindows['outcome.elected'];
      settled?: CouncilWindows['outcome.would'];
      outcome?: string;
    };
    predictions: { right: Prediction[] };
  };
  asks: {
    vote: { q: { agenda: string; outcomes: string[] }; a: Vote };
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
  };
  windows: CouncilWindows;
  queries: {
    mayVote: { kind: 'permission'; args: { seat: Seat } };
    /** Whether planets are exhausted for votes; else everybody has one vote. */
    mayVoteByPlanets: { kind: 'permission'; args: { seat: Seat } };
    /** Whether the votes of a player may be raised by effects. */
    mayAddVotes: { kind: 'permission'; args: { seat: Seat } };
    /** Votes beyond the influence of exhausted planets. */
    votes: { kind: 'number'; args: { seat: Seat; agenda: string } };
    /** Votes beyond its influence that each exhausted planet gives. */
    votesPerPlanet: { kind: 'number'; args: { seat: Seat } };
    /** What comes first votes first; printed 0. */
    votingOrder: { kind: 'number'; args: { seat: Seat } };
    planetValue: { kind: 'number'; args: { planet: string; currency: 'resources' | 'influence' } };
  };
}
