import type { Seat, Shapes } from '@orrery/kernel';
import type { ExplorationId } from '../../content/explorations.ts';
import type { RelicId } from '../../content/relics.ts';
import type { UnitType } from '../../content/units/index.ts';
import type { Deck } from './decks.ts';

/** A card that was drawn for a planet or for the space of a system. */
export interface Explored {
  seat: Seat;
  /** The planet, or the system with the frontier token. */
  place: string;
  deck: Deck;
  card: string;
}

/** How many cards are about to be drawn; one of them is resolved. */
export interface Drawing extends Omit<Explored, 'card'> {
  cards: number;
}

/** EXP and REL: what exploration adds to the table. */
export interface Exploring extends Shapes {
  pub: {
    /** Systems with a frontier token. */
    frontier: string[];
    /** The side of the wormhole nexus that lies up (TI4-ADJ-10). */
    nexus: 'inactive' | 'active';
  };
  frames: {
    explore: {
      seat: Seat;
      place: string;
      deck?: string;
      drawing?: Drawing;
      cards?: string[];
      card?: string;
      drawn?: Explored;
    };
    /** Several planets at once, in the order the player chooses. */
    gainRelic: { seat: Seat; relic?: RelicId };
    invasion: {
      /** Ground forces that come from planets without ships, and where they land. */
      joining?: { figure: string; planet: string }[];
    };
    flipNexus: object;
    /** Relic fragments that the objective asks for. */
    scoring: { fragments?: string[] };
    /** The movement step is over. */
    tacticalAction: {
      hasMoved?: boolean;
      /** From movement straight to the landing. */
      landsAtOnce?: boolean;
    };
  };
  events: {
    explored: { all: { seat: Seat; place: string; card: ExplorationId } };
    frontierPlaced: { all: { systems: string[] } };
    fragmentsPurged: { all: { seat: Seat; cards: string[] } };
    relicGained: { all: { seat: Seat; relic: RelicId } };
    commoditiesGained: { all: { seat: Seat; n: number } };
    converted: { all: { seat: Seat; n: number } };
    nexusFlipped: { all: object };
    planetDestroyed: { all: { seat: Seat; planet: string } };
    mirageFound: { all: { seat: Seat; system: string } };
    /** A tile has become a supernova. */
    burned: { all: { system: string } };
    /** Action cards taken back from the discard pile. */
    recovered: { all: { seat: Seat; cards: string[] } };
  };
  windows: {
    /** Before a card is drawn. */
    'explore.draw': Drawing;
    /** A card lies open; another may take its place. */
    'explore.would': Explored;
    /** The card does what it says. */
    'explore.resolve': Explored;
    'explore.after': Explored;
    'relic.gained': { seat: Seat; relic: RelicId };
  };
  queries: {
    /** Ships of a type, and what they carry, move out of a system with a token of their owner. */
    mayLeave: { kind: 'permission'; args: { seat: Seat; unit: UnitType; system: string } };
  };
}
