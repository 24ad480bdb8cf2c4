import { fromText, unpacked } from './net.ts';
import { WEIGHTS } from './weights.ts';

/** The net that bots judge by. */
export const LEARNT = unpacked(fromText(WEIGHTS));
