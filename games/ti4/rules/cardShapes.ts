import type { Rolling } from '@orrery/imperium';
import type { Seat, Shapes } from '@orrery/kernel';
import type { Pool } from '../board.ts';
import type { NoteId } from '../content/promissoryNotes.ts';
import type { UnitType } from '../content/units/index.ts';
import type { Purpose, UnitName } from './combat/shapes.ts';

/** What cards, laws and notes make players do. */
export interface CardEffects extends Shapes {
  frames: {
    /** So many of these figures are destroyed, of the owner's choice. */
    loseFigures: { seat: Seat; by: Seat; from: string[]; n: number; for: string; chosen?: string[] };
    exhaustOwn: { seat: Seat; n: number; for: string; chosen?: string[] };
    trimHand: { seat: Seat; card?: string };
    trimFleetPool: { seat: Seat; n: number };
  };
  events: {
    exhausted: { all: { planets: string[] } };
    placed: { all: { seat: Seat; unit: UnitType; n: number; at: string } };
    tokenLost: { all: { seat: Seat; pool: Pool } };
    diceRolled: { all: { seat: Seat; rolls: number[] } };
    rerolled: { all: { seat: Seat; rolling: Rolling<UnitType, Purpose> } };
    cardTaken: { all: { seat: Seat; from: Seat }; some: { card: string } };
    turnedBack: { all: { seat: Seat; planet: string; units: UnitName[] } };
    repaired: { all: { seat: Seat; system: string } };
    noteReturned: { all: { seat: Seat; owner: Seat; note: NoteId } };
    noteLaid: { all: { seat: Seat; owner: Seat; note: NoteId } };
  };
  queries: {
    /** Tokens that a fleet pool may hold. */
    fleetPool: { kind: 'number'; args: { seat: Seat } };
  };
}
