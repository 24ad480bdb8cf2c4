import { FACTION_UNITS } from './faction.ts';
import { FLAGSHIPS } from './flagships.ts';
import { GENERIC_UNITS } from './generic.ts';
import { MECHS } from './mechs.ts';
import type { UnitFacts } from './unit.ts';

/** Every unit card of both boxes. */
export const UNITS = { ...GENERIC_UNITS, ...FACTION_UNITS, ...FLAGSHIPS, ...MECHS } as const;
export type UnitId = keyof typeof UNITS;
export type FlagshipId = keyof typeof FLAGSHIPS;
export type MechId = keyof typeof MECHS;
export type UnitWithAbilityId = { [U in UnitId]: (typeof UNITS)[U] extends { ability: true } ? U : never }[UnitId];
export const UNIT_IDS = Object.keys(UNITS) as UnitId[];
export const unitFacts = (unit: UnitId): UnitFacts => UNITS[unit];
export { FIGURES, UNIT_TYPES } from './unit.ts';
export type { Shot, UnitFacts, UnitType } from './unit.ts';
