import { flow, othersFrom, part } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { STRATEGY_CARDS } from '../content/strategyCards.ts';
import type { StrategyCardId } from '../content/strategyCards.ts';
import type { Pub, Ti4 } from '../shapes.ts';
import { spendToken } from './tokens.ts';

// SC: the owner resolves the primary ability, then each other player, clockwise, may resolve the secondary (TI4-SC-02, TI4-SC-21).

/** A secondary costs a token of the strategy pool, Leadership's none (TI4-SC-03). */
const mayFollow = (pub: Pub, seat: Seat, card: StrategyCardId, free: readonly Seat[]): boolean =>
  !STRATEGY_CARDS[card].token || free.includes(seat) || pub.sheets[seat]!.strategy > 0;

export const strategicAction = flow<Ti4>()('strategicAction', {
  primary: (t, f) => {
    t.emit('strategyUsed', { seat: f.seat, card: f.card });
    f.others = othersFrom(t.pub, f.seat);
    if (f.card === 'trade') return t.call('tradePrimary', { seat: f.seat }, 'free');
    return t.call(`${f.card}Primary`, { seat: f.seat });
  },
  next: (t, f) => {
    const seat = f.others[0];
    if (seat === undefined) return 'exhaust';
    f.follows = f.free.includes(seat); // TI4-SC-30: whoever was chosen must.
    if (f.follows || !mayFollow(t.pub, seat, f.card, f.free)) return 'follow';
    return t.ask(seat, 'secondary', { card: f.card }, 'follows');
  },
  follow: (t, f) => {
    const seat = f.others.shift()!;
    if (!f.follows) return 'next';
    // A token spent on a secondary goes to reinforcements (TI4-SC-36); Construction lays it on the board itself.
    if (STRATEGY_CARDS[f.card].token && !f.free.includes(seat)) spendToken(t.pub, seat, 'strategy');
    t.emit('followed', { seat, card: f.card });
    return t.call(`${f.card}Secondary`, { seat });
  },
  again: () => 'next',
  exhaust: (t, f) => {
    t.pub.strategyCards[f.card].exhausted = true; // TI4-SC-24
    return t.end();
  },
});

export const strategicActionPart = part<Ti4>()({
  procedures: { strategicAction },
  asks: {
    secondary: { rule: 'TI4-SC-02', list: () => [true, false], fallback: () => false },
  },
});
