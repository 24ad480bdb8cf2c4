import type { Seat } from '@orrery/kernel';
import type { Continuous } from '../content/effects.ts';
import type { Program } from './designs.ts';
import type { Pub } from './shapes.ts';

/** A rule of the table that holds for a player, as if printed on a card of theirs in play. */
export interface TableRule {
  readonly key: string;
  readonly rule: Continuous;
  readonly program: Program | null;
  readonly enables: number;
}
const NONE: readonly TableRule[] = [];

/** Rules of the Scenario card and the event in force; none outside the campaign. */
export const rulesFor = (_pub: Pub, _seat: Seat): readonly TableRule[] => NONE;
/** The campaign faction of a player as a bit; 0 outside the campaign. */
export const campaignFactionBit = (_pub: Pub, _seat: Seat): number => 0;
