/** Every shape of the game, named once. */
import type { Seat, Shapes } from '@orrery/kernel';
import type { AgendaId } from './content/agendas.ts';
import type { Difficulty, Goal, Rank } from './content/aiFaction.ts';
import type { EventId } from './content/events.ts';
import type { FactionId } from './content/factions.ts';
import type { ObjectiveId } from './content/objectives.ts';
import type { RelicId } from './content/relics.ts';
import type { Res, SheetId, Side, Stage } from './content/vocabulary.ts';
import type { AiFaction } from './sheet/aiFaction.ts';
import type { Atom } from './sheet/atoms.ts';
import type { Dice, Moment, Player } from './sheet/player.ts';
import type { Score } from './sheet/scoring.ts';

/** Who did something first: a seat, or the AI faction. */
export type Who = Seat | 'ai';

export interface ObjectiveInPlay {
  id: ObjectiveId;
  sheet: SheetId;
  /** Null while its higher value is to be had; then who turned it over, and when (INS-OBJ-04). */
  flipped: { by: 'player' | 'ai'; round: number; step: number } | null;
}

export interface Slot {
  who: Who;
  round: number;
}

export type Ballot = { side: 'for' | 'against' | null; votes: number; relic: boolean };

export interface Pub {
  mode: 'full' | 'guide';
  /** Where a guided game ends (INS-LEARN-30). */
  guideEnd: 'stage III' | 'throne';
  /** Sheets are replaced whole, never changed in place, so that states share them. */
  players: Player[];
  speaker: Seat;
  round: number;
  /** Counts the steps of the game: what happens within one is simultaneous (Q-ROUND-1). */
  step: number;
  stage: Stage;
  event: EventId | null;
  dice: Dice | null;
  /** The one sheet of the present round, in the first rounds of the guide. */
  guide: SheetId | null;
  objectives: ObjectiveInPlay[];
  mecatol: Slot[];
  difficulty: Difficulty | null;
  ai: AiFaction | null;
  /** Two players: who sits to the other's left (INS-SOLO-06). */
  leftNeighbor: Seat | null;
  /** Written beside the faction names at the end. */
  scores: Score[] | null;
  rank: Rank | null;
}

export interface Own {
  /** The sheets as marked in the present step, until it closes. */
  draft: Player | null;
  /** What was marked in the present step. */
  marked: Atom[];
}

export interface CouncilLocals {
  agenda: AgendaId | null;
  ballots: { seat: Seat; side: 'for' | 'against' | null; votes: number; free: number }[];
  outcome: 'for' | 'against' | null;
  chooser: Seat | null;
}

export interface InscriptionShapes extends Shapes {
  pub: Pub;
  own: Own;
  hidden: object;
  frames: {
    game: object;
    setup: object;
    guide: { round: number };
    guideSetup: object;
    rounds: object;
    strategy: object;
    war: { war: number };
    production: object;
    council: CouncilLocals;
    soloCouncil: { for: AgendaId | null; against: AgendaId | null; ballots: CouncilLocals['ballots']; ai: number };
    marking: { step: Moment['step']; seats: Seat[]; keeping: Seat[] };
    end: object;
  };
  asks: {
    faction: { q: object; a: FactionId };
    vassal: { q: object; a: FactionId };
    mark: { q: { step: Moment['step'] }; a: Atom[] };
    keepRelic: { q: object; a: RelicId };
    vote: { q: { agenda: AgendaId }; a: Ballot };
    castAgainstAi: { q: { for: AgendaId; against: AgendaId }; a: { votes: number; relic: boolean } };
    nameResource: { q: { agenda: AgendaId; outcome: 'for' | 'against' }; a: number };
  };
  events: {
    sheets: { all: { seat: Seat; sheets: Record<SheetId, string | null> } };
    faction: { all: { seat: Seat; faction: FactionId; vassal: FactionId | null } };
    objectives: { all: { objectives: ObjectiveId[] } };
    neighbors: { all: { left: Seat; face: Res } };
    event: { all: { event: EventId; round: number } };
    rolled: { all: { black: Res[]; focus: Record<Res, number> } };
    marked: { all: { seat: Seat; atoms: Atom[] } };
    rerolled: { all: { seat: Seat; black: Res[] } };
    relic: { all: { seat: Seat; vp: number }; some: { relic: RelicId } };
    relicPlayed: { all: { seat: Seat; relic: RelicId } };
    deploymentLine: { all: { war: number } };
    war: {
      all: {
        seat: Seat;
        war: number;
        side: Side;
        mine: number;
        theirs: number;
        against: Who;
        result: 'won' | 'lost' | 'tied';
      };
    };
    produced: { all: { seat: Seat; tradeGoods: number } };
    votesClaimed: { all: { seat: Seat; votes: number } };
    agenda: { all: { agenda: AgendaId; shown: 'both' | 'for' | 'against' } };
    voted: { all: { seat: Seat; side: 'for' | 'against' | null; votes: number; free: number } };
    aiVoted: { all: { track: number; face: Res; votes: number } };
    outcome: { all: { agenda: AgendaId; outcome: 'for' | 'against'; for: number; against: number; die: Res | null } };
    resolvesAlone: { all: { seat: Seat; agenda: AgendaId; outcome: 'for' | 'against' } };
    chooser: { all: { seat: Seat; dice: { seat: Seat; face: Res }[] } };
    mecatol: { all: { who: Who; slot: number; votes: number; vp: number } };
    objective: { all: { who: Who; objective: ObjectiveId; vp: number; first: boolean } };
    aiMarked: { all: { result: string; goal: Goal | null } };
    guideSheet: { all: { sheet: SheetId } };
    guideComplete: { all: object };
    scored: { all: { seat: Seat; score: Score } };
    ranked: { all: { rank: Rank; difficulty: Difficulty } };
  };
  windows: object;
  queries: object;
}
