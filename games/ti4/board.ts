import type { Seat, Stacks } from '@orrery/kernel';
import type { FactionId } from './content/factions/index.ts';
import type { StrategyCardId } from './content/strategyCards.ts';
import type { BoxSet } from './content/sets.ts';
import type { TileId, Wormhole } from './content/tiles.ts';
import type { TechnologyId } from './content/technologies.ts';
import type { UnitId, UnitType } from './content/units/index.ts';
import type { Galaxy } from './galaxy/board.ts';
import type { AgendaState } from './rules/council/shapes.ts';
import type { Promised } from './rules/trade/shapes.ts';

// What everybody sees of a match of the fourth edition. Cards lie in zones and components in play in the kernel's part of the state.

/** What the table agreed on before the game. */
export interface Agreed {
  readonly sets: readonly BoxSet[];
  /** Factions that can be drawn or chosen: those whose every text is played. */
  readonly playable: readonly FactionId[];
  /** Players choose their factions one after the other; else they are drawn. */
  readonly chooseFactions: boolean;
  /** 'balanced': generated with even seats; 'fixed': always the same such galaxy; 'rulebook': laid by the players; else a map string (TI4-MAP-01, TI4-MAP-02). */
  readonly galaxy: string;
  /** Settled by a draft, the speaker's first; null: drawn or chosen at the table. */
  readonly factions: readonly FactionId[] | null;
  /** The published rules, or the French summary where it reads otherwise. */
  readonly reading: 'rulebook' | 'summary';
  /** The victory points that win (TI4-GOAL-01). */
  readonly points: 10 | 14;
}

export type Phase = 'set-up' | 'strategy' | 'action' | 'status' | 'agenda';

/** A player's faction sheet, command sheet and score: all of it is open (TI4-INFO-03). */
export interface Sheet {
  faction: FactionId;
  /** Command tokens by pool; the others lie on the board, in reinforcements or with another player. */
  tactic: number;
  fleet: number;
  strategy: number;
  reserve: number;
  goods: number;
  commodities: number;
  points: number;
  passed: boolean;
  technologies: TechnologyId[];
  /** The unit card that stands for each type of figure. */
  units: { [T in UnitType]?: UnitId };
}
export type Pool = 'tactic' | 'fleet' | 'strategy';
export const POOLS = ['tactic', 'fleet', 'strategy'] as const satisfies readonly Pool[];

export interface PlanetState {
  owner: Seat | null;
  exhausted: boolean;
}

/** A unit on the sheet of a player who captured it; a fighter or infantry is a token of nobody (TI4-CAPT-03). */
export interface Captive {
  by: Seat;
  of: Seat | null;
  unit: UnitType;
}

export interface StrategyCardState {
  /** In whose area it lies; null: in the common area (TI4-SC-37). */
  holder: Seat | null;
  exhausted: boolean;
  goods: number;
}

export interface Board {
  agreed: Agreed;
  round: number;
  phase: Phase;
  speaker: Seat;
  /** Who holds the token of initiative 0 (TI4-ROUND-05). */
  zero: Seat | null;
  /** Whose turn it is; there is one in the action phase alone (TI4-ROUND-06). */
  active: Seat | null;
  /** The system of the running tactical action. */
  activeSystem: string | null;
  galaxy: Galaxy;
  /** Systems that lie beside the map and touch nothing: a home, the nexus. */
  offMap: TileId[];
  /** The custodians still keep Mecatol Rex. */
  custodians: boolean;
  /** System -> players whose command token lies there. */
  tokens: { [system: string]: Seat[] };
  /** Wormhole tokens by system. */
  wormholes: { [system: string]: Wormhole[] };
  planets: { [planet: string]: PlanetState };
  /** Ships lie in systems, ground forces and structures on planets, carried ground forces in systems; damage is a mark. */
  units: Stacks;
  captured: Captive[];
  sheets: Sheet[];
  strategyCards: { [C in StrategyCardId]: StrategyCardState };
  /** Objective -> players who have scored it, public and secret ones alike. */
  scored: { [objective: string]: Seat[] };
  agenda: AgendaState | null;
  /** Pairs that have made their transaction in this turn or on this agenda. */
  dealt: string[];
  /** What players have promised each other; nothing of it binds (TI4-DEAL-13). */
  promises: Promised[];
  /** What was played on what in this window or turn: the same card does not touch it twice (TI4-AC-04). */
  played: string[];
}
