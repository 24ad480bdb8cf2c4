/** PROD: one Trade Good for every unlocked "+1 Trade Good" icon; no dice, no active sheet. */
import { fire } from '../sheet/abilities.ts';
import { claimTradeGoods, unlockedTradeGoods } from '../sheet/claims.ts';
import { settle } from '../sheet/tasks.ts';
import { allSeats, changeAll, procedure } from './table.ts';

export const production = procedure('production', {
  claim: (t) => {
    changeAll(t, (desk, seat) => {
      const { p } = desk;
      const before = p.industry.tradeGoods.claimed;
      claimTradeGoods(p, unlockedTradeGoods(p));
      fire(desk, 'production');
      settle(desk);
      t.emit('produced', { seat, tradeGoods: p.industry.tradeGoods.claimed - before });
    });
    return t.call('marking', { step: 'effects', seats: allSeats(t.pub), keeping: [] }, 'end');
  },
  end: (t) => t.done(),
});
