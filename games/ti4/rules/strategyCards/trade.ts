import { flow, othersFrom, part } from '@orrery/kernel';
import type { Ti4 } from '../../shapes.ts';
import { gainGoods, replenish } from '../goods.ts';

const GOODS = 3;

export const trade = part<Ti4>()({
  procedures: {
    /** Three goods, a full stock, and any number of others who replenish for nothing (TI4-SC-12). Gives those. */
    tradePrimary: flow<Ti4>()('tradePrimary', {
      gain: (t, f) => gainGoods(t, f.seat, GOODS),
      replenish: (t, f) => replenish(t, f.seat),
      choose: (t, f) => {
        const from = othersFrom(t.pub, f.seat).map(String);
        return t.ask(
          f.seat,
          'pickSome',
          { what: 'player', from, for: null, rule: 'TI4-SC-12', min: 0, max: from.length },
          'chosen',
        );
      },
      over: (t, f) => t.end(f.chosen!.map(Number)),
    }),
    tradeSecondary: flow<Ti4>()('tradeSecondary', {
      replenish: (t, f) => replenish(t, f.seat), // TI4-SC-13
      over: (t) => t.end(),
    }),
  },
});
