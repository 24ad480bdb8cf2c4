import type { Seat, Shapes } from '@orrery/kernel';
import type { Pool } from '../board.ts';
import type { NoteId } from '../content/promissoryNotes.ts';
import type { StrategyCardId } from '../content/strategyCards.ts';
import type { TechnologyId } from '../content/technologies.ts';
import type { UnitType } from '../content/units/index.ts';
import type { UnitName } from './combat/shapes.ts';
import type { Acts } from './windows.ts';

/** A structure is about to be placed; prevented: something else was. */
export interface Placing {
  seat: Seat;
  unit: 'pds' | 'space-dock';
  planet: string;
  prevented: boolean;
}

/** What cards, laws and notes make players do. */
export interface CardEffects extends Shapes {
  frames: {
    /** So many of these figures are destroyed, of the owner's choice. */
    loseFigures: { seat: Seat; by: Seat; from: string[]; n: number; for: string; chosen?: string[] };
    exhaustOwn: { seat: Seat; n: number; for: string; chosen?: string[] };
    /** Every unit at a place, or those of a kind, whoever they belong to. */
    destroyAll: { place: string; only: 'ship' | 'ground-force' | null };
    /** An infantry for each of these figures destroyed becomes a trade good. */
    disarm: { seat: Seat; from: string[]; for: string };
    /** A player may place an infantry on a planet. */
    maySettle: { seat: Seat; planet: string; for: string; wants?: string };
    /** A player may research up to so many technologies for nothing. */
    freeResearch: { seat: Seat; n: number; wants?: boolean };
    /** A token of the player's choice goes from the sheet to reinforcements. */
    loseToken: { seat: Seat; for: string; pool?: string };
    loseFleetToken: { seat: Seat };
    gainGoods: { seat: Seat; n: number };
    /** Structures of others on a planet become a player's own of the same kind, as far as there are figures. */
    replaceStructures: { seat: Seat; planet: string; left?: UnitName[] };
    /** Units come from reinforcements, or from elsewhere on the board, to a place. */
    placeUnits: { seat: Seat; unit: UnitType; place: string; n: number };
    thalnos: { seat: Seat; place: string; units: UnitType[] };
    /** A player gains a technology of one of these players, or copies one of their factions'. */
    assimilate: { seat: Seat; from: Seat[]; for: string; technology?: string; card?: string };
    trimHand: { seat: Seat; card?: string };
    /** A structure of reinforcements onto a planet, or what comes instead. */
    placeStructure: { seat: Seat; unit: Placing['unit']; planet: string; placing?: Placing };
    trimFleetPool: { seat: Seat; n: number };
    arrive: Acts['move'];
  };
  events: {
    exhausted: { all: { planets: string[] } };
    tokenLost: { all: { seat: Seat; pool: Pool } };
    cardTaken: { all: { seat: Seat; from: Seat }; some: { card: string } };
    /** A card carries the text of a technology from now on. */
    assimilated: { all: { seat: Seat; technology: TechnologyId; card: string } };
    turnedBack: { all: { seat: Seat; planet: string; units: UnitName[] } };
    swapped: { all: { seat: Seat; gave: StrategyCardId; took: StrategyCardId } };
    published: { all: { objective: string } };
    noteReturned: { all: { seat: Seat; owner: Seat; note: NoteId } };
    noteLaid: { all: { seat: Seat; owner: Seat; note: NoteId } };
  };
  windows: {
    /** A structure or another unit was placed by an effect. */
    'place.would': Placing;
    placed: { seat: Seat; unit: UnitType; at: string };
  };
  queries: {
    /** Tokens that a fleet pool may hold. */
    fleetPool: { kind: 'number'; args: { seat: Seat } };
    /** Units for one price, where a pair comes for it. */
    unitsPerCost: { kind: 'number'; args: { seat: Seat; unit: UnitType } };
    /** Whether BOMBARDMENT may be used against units on a planet. */
    mayBombard: { kind: 'permission'; args: { seat: Seat; planet: string; traits: string[] } };
  };
}
