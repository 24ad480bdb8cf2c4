import { unpacked } from './net.ts';
import { WEIGHTS } from './weights.ts';

/** The net that bots judge by. */
export const LEARNT = unpacked(Uint8Array.from(atob(WEIGHTS), (c) => c.charCodeAt(0)));
