import { flow, part } from '@orrery/kernel';
import type { Ti4 } from '../../shapes.ts';
import { bySummary } from '../reading.ts';

/** Three tokens, and one more for every three influence (TI4-SC-04, TI4-SC-05). */
const GAINED = 3;
/** Influence for one token (TI4-SC-04, TI4-SC-25). */
const PRICE = 3;
const SUMMARY_PRICE = 4;

export const leadership = part<Ti4>()({
  procedures: {
    leadershipPrimary: flow<Ti4>()('leadershipPrimary', {
      buy: (t, f) => t.call('buyTokens', { seat: f.seat, price: PRICE, gained: GAINED }, 'bought'),
      gain: (t, f) => t.call('gainTokens', { seat: f.seat, n: GAINED + f.bought! }),
      over: (t) => t.end(),
    }),
    leadershipSecondary: flow<Ti4>()('leadershipSecondary', {
      buy: (t, f) => {
        const price = bySummary(t.pub) ? SUMMARY_PRICE : PRICE;
        return t.call('buyTokens', { seat: f.seat, price, gained: 0 }, 'bought');
      },
      gain: (t, f) => t.call('gainTokens', { seat: f.seat, n: f.bought! }),
      over: (t) => t.end(),
    }),
  },
});
