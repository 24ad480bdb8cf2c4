import type { Wormhole } from '../tiles.ts';
import type { FactionId } from '../factions/ids.ts';
import type { BoxSet } from '../sets.ts';

/** The plastic figures; a card of the faction sheet says what a figure of its type can do. */
export const FIGURES = {
  flagship: { figures: 1, kind: 'ship' },
  'war-sun': { figures: 2, kind: 'ship' },
  dreadnought: { figures: 5, kind: 'ship' },
  carrier: { figures: 4, kind: 'ship' },
  cruiser: { figures: 8, kind: 'ship' },
  destroyer: { figures: 8, kind: 'ship' },
  fighter: { figures: 10, kind: 'ship' },
  infantry: { figures: 12, kind: 'ground-force' },
  mech: { figures: 4, kind: 'ground-force' },
  pds: { figures: 6, kind: 'structure' },
  'space-dock': { figures: 3, kind: 'structure' },
} as const satisfies {
  readonly [type: string]: { readonly figures: number; readonly kind: 'ship' | 'ground-force' | 'structure' };
};
export type UnitType = keyof typeof FIGURES;
export const UNIT_TYPES = Object.keys(FIGURES) as UnitType[];

/** What the value is reached with, and how many dice are rolled. */
export type Shot = readonly [hit: number, dice: number];
export interface UnitFacts {
  readonly set: BoxSet;
  readonly type: UnitType;
  /** Prints an ability in words, besides the values below. */
  readonly ability?: true;
  readonly cost?: number;
  /** The cost buys two of them. */
  readonly pair?: true;
  readonly combat?: number;
  /** Dice in combat where it is not one; the Winnu flagship rolls one for each non-fighter ship of the opponent. */
  readonly dice?: number | 'opponent-ships';
  readonly move?: number;
  readonly capacity?: number;
  /** Its system has this wormhole; it moves before or after the other ships. */
  readonly wormhole?: Wormhole;
  readonly sustain?: true;
  readonly shield?: true;
  /** Other players' units in its system lose PLANETARY SHIELD. */
  readonly breaksShield?: true;
  readonly directHitProof?: true;
  readonly barrage?: Shot;
  readonly bombardment?: Shot;
  readonly spaceCannon?: Shot;
  /** Its space cannon reaches adjacent systems too. */
  readonly reaches?: 'adjacent';
  readonly production?: number | { readonly resourcesPlus: number };
  /** Fighters that move by themselves: so many beyond capacity count as a ship against the fleet pool; one if not said. */
  readonly perShip?: number;
  /** Fighters in its system that need no capacity. */
  readonly freeFighters?: number;
  readonly deploy?: true;
  /** A mech that is a ship, a PDS that is a ground force. */
  readonly alsoShip?: true;
  readonly groundForce?: true;
  readonly faction?: FactionId;
  readonly upgradeOf?: string;
  readonly otherSideOf?: string;
  /** Cannot be built before its technology is owned. */
  readonly locked?: true;
}
