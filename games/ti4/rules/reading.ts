import type { Board } from '../board.ts';

// The French summary reads some rules otherwise than the published ones. Tables may play by it (`reading=summary`):
// - Leadership's secondary: one token for four influence (TI4-SC-05); Diplomacy: readying costs a strategy token (TI4-SC-06)
// - the fleet pool is exceeded freely in an action, and surplus ships are destroyed at its end (TI4-CAP-04)
// - capacity is counted during a combat too (TI4-CAP-03)
// - only the defender's cannons in the system fire (TI4-SCAN-01), not those beside it nor the active player's
// - a retreat goes to a system with an own planet (TI4-SPC-04)
// - the card of a legendary planet comes exhausted to whoever first controls the planet (TI4-PLAN-05)
// - one secret objective is dealt at the start (TI4-SETUP-08)
// - a player scores one secret objective in an action phase (TI4-OBJ-06)
// - simultaneous effects of the status phase come in the order from the speaker (TI4-ROUND-10, TI4-AC-06)
// README.md names what is played by the published rules in both readings.

export const bySummary = ({ agreed }: Pick<Board, 'agreed'>): boolean => agreed.reading === 'summary';
