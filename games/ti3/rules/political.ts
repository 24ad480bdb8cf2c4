import { procedure } from './procedures.ts';

// SC3: Political. The slice has no Political deck, so there is no agenda to vote on.

/** Three Action Cards and a counter (TI3-SC3-01, TI3-SC3-02). */
export const politicalPrimary = procedure('politicalPrimary', {
  drawCards: (t, f) => t.call('draw', { seat: f.seat, cards: 3 }, 'receiveCounter'),
  receiveCounter: (t, f) => t.call('receiveCounters', { seat: f.seat, n: 1 }, 'end'),
  end: (t) => t.done(),
});
