import { EXPANSION_TECHNOLOGIES } from './expansion.ts';
import { BIOTIC } from './biotic.ts';
import { CYBERNETIC } from './cybernetic.ts';
import { PROPULSION } from './propulsion.ts';
import { WARFARE } from './warfare.ts';

/** Technologies of the four colours that every faction may research. */
export const GENERIC_TECHNOLOGIES = [...PROPULSION, ...EXPANSION_TECHNOLOGIES, ...BIOTIC, ...CYBERNETIC, ...WARFARE];
