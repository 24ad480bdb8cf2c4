import { procedures } from '@orrery/kernel';
import type { Ti3 } from '../shapes.ts';

/** Declares one procedure of the game: named steps in rulebook order. */
export const procedure = procedures<Ti3>();
