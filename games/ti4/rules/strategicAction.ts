import { yesOrNo } from '@orrery/imperium';
import { flow, othersFrom, part } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { STRATEGY_CARDS } from '../content/strategyCards.ts';
import type { Asked, Table, Ti4 } from '../shapes.ts';
import { moment, opening } from './moments.ts';
import type { Acts } from './windows.ts';

// SC: the owner resolves the primary ability, then each other player, clockwise, may resolve the secondary (TI4-SC-02, TI4-SC-21).

/** A secondary costs a token of the strategy pool, Leadership's none (TI4-SC-03). */
const mayFollow = (v: Asked, { seat, by, free }: Acts['secondary']): boolean =>
  v.permission('mayFollow', { seat, by, pool: 'strategy' }, free || v.pub.sheets[seat]!.strategy > 0);

/** Whose token was spent for a secondary ability: the player's own, unless a component said otherwise. */
export function payerOf(t: Table, seat: Seat): Seat {
  const following = t.enclosing('secondaries')?.following;
  return following?.seat === seat && following.tokenOf !== undefined ? following.tokenOf : seat;
}

export const strategicAction = flow<Ti4>()('strategicAction', {
  begin: (t, f) => opening(t, 'strategic.would', { seat: f.seat, card: f.card, prevented: false }, 'act'),
  primary: (t, f) => {
    if (f.act!.prevented) return t.end();
    t.emit('strategyUsed', { seat: f.seat, card: f.card });
    if (f.card === 'trade') return t.call('tradePrimary', { seat: f.seat }, 'free');
    return t.call(`${f.card}Primary`, { seat: f.seat });
  },
  follow: (t, f) =>
    t.call('secondaries', { by: f.seat, card: f.card, others: othersFrom(t.pub, f.seat), free: f.free }),
  exhaust: (t, f) => {
    t.pub.strategyCards[f.card].exhausted = true; // TI4-SC-24
    return opening(t, 'strategic.after', f.act!);
  },
  over: (t) => t.end(),
});

const secondaries = flow<Ti4>()('secondaries', {
  next: (t, f) => {
    const seat = f.others[0];
    if (seat === undefined) return t.end();
    // Components may let somebody follow free, by the primary ability, or not at all.
    const free = !STRATEGY_CARDS[f.card].token || f.free.includes(seat);
    return opening(
      t,
      'secondary.would',
      { seat, by: f.by, card: f.card, free, ability: 'secondary', prevented: false },
      'following',
    );
  },
  ask: (t, f) => {
    const { seat, free, prevented } = f.following!;
    // TI4-SC-30: whoever was chosen must, and whoever has paid in another way does.
    f.follows = (f.free.includes(seat) || f.following!.tokenOf !== undefined) && !prevented;
    if (f.follows || prevented || !mayFollow(t, f.following!)) return t.next;
    return t.ask(seat, 'secondary', { card: f.card, free }, 'follows');
  },
  spend: (t, f) => {
    f.others.shift();
    if (!f.follows) return 'next';
    // A token spent on a secondary goes to reinforcements (TI4-SC-36); Construction lays it on the board itself.
    const { seat, free } = f.following!;
    return free ? t.next : moment(t, 'token.spend', { seat, pool: 'strategy', prevented: false });
  },
  follow: (t, f) => {
    const { seat, ability } = f.following!;
    t.emit('followed', { seat, card: f.card });
    if (ability === 'secondary') return t.call(`${f.card}Secondary`, { seat });
    return t.call(`${f.card}Primary`, { seat });
  },
  followed: (t, f) => opening(t, 'secondary.after', f.following!),
  again: () => 'next',
});

/** Prices of the ability itself are paid as always (TI4-CAG-15). */
const followFree = flow<Ti4>()('followFree', {
  ask: (t, f) => t.ask(f.seat, 'secondary', { card: f.card, free: true }, 'follows'),
  follow: (t, f) => {
    if (!f.follows) return t.end();
    t.emit('followed', { seat: f.seat, card: f.card });
    return t.call(`${f.card}Secondary`, { seat: f.seat });
  },
  over: (t) => t.end(),
});

export const strategicActionPart = part<Ti4>()({
  procedures: { strategicAction, secondaries, followFree },
  asks: {
    secondary: yesOrNo('TI4-SC-02', { first: true }),
  },
});
