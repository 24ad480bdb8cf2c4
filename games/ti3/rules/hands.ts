import type { Seat } from '@orrery/kernel';

// The zones of the Action deck: face down, face up, in play on planets, and one hand for each seat.

export const DECK = 'actions';
export const DISCARD = 'discarded-actions';
export const LAID = 'laid-actions';
export const hand = (seat: Seat): string => `hand-${seat}`;
