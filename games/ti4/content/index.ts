import { PLAYED_CARDS } from './cards/index.ts';

/** All components whose effects are played. */
export const COMPONENTS = [...PLAYED_CARDS];
