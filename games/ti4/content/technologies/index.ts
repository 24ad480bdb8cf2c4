import { BIOTIC } from './biotic.ts';
import { CYBERNETIC } from './cybernetic.ts';
import { PROPULSION } from './propulsion.ts';
import { WARFARE } from './warfare.ts';

/** Technologies of the four colours that every faction may research. */
export const GENERIC_TECHNOLOGIES = [...PROPULSION, ...BIOTIC, ...CYBERNETIC, ...WARFARE];
