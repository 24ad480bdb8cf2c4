import { flow } from '@orrery/kernel';
import type { Listed } from '@orrery/kernel';
import type { Ti3 } from '../shapes.ts';
import { hand } from './hands.ts';

/** Two players exchange one Action Card each; either may decline, and nobody else sees the cards. */
export const exchangeCard: Listed<Ti3, 'exchangeCard'> = {
  rule: 'TI3-GEN-18',
  secret: true,
  list: (v) => [null, ...v.me!.table.cards[hand(v.seat!)]!],
  fallback: () => null,
};

export const cardExchange = flow<Ti3>()('cardExchange', {
  choose: (t, f) => t.ask(f.seats[0], 'exchangeCard', { with: f.seats[1] }),
  offered: (t, f) =>
    !t.secret(f, 'exchangeCard', f.seats[0]) ? t.end() : t.ask(f.seats[1], 'exchangeCard', { with: f.seats[0] }),
  exchange: (t, f) => {
    const [a, b] = f.seats;
    const mine = t.secret(f, 'exchangeCard', a);
    const yours = t.secret(f, 'exchangeCard', b);
    // At a table that a bot imagines, what another seat answered in secret is missing: nothing changes hands there.
    if (!mine || !yours) return t.end();
    t.move(mine, hand(a), hand(b));
    t.move(yours, hand(b), hand(a));
    t.emit('exchanged', { seats: [a, b] }, { to: [a, b], some: { cards: [mine, yours] } });
    return t.end();
  },
});
