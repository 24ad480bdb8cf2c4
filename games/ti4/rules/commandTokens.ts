import { countPlan, flow, part } from '@orrery/kernel';
import type { Json, Plan, Seat } from '@orrery/kernel';
import { divisions, paymentOf, readPayment, wealthOf } from '@orrery/imperium';
import type { Payment } from '@orrery/imperium';
import { POOLS } from '../board.ts';
import type { Pool } from '../board.ts';
import type { Asked, Bought, Ti4 } from '../shapes.ts';
import { isRecord } from './figures.ts';
import { PAYMENT, pay } from './payment.ts';
import { purseOf } from './planets.ts';
import { gainTokens, hasToken, layToken, tokensOnSheet } from './tokens.ts';

// CMD: gaining tokens, buying them with influence, and redistributing them among the pools.

export const gainTokensFlow = flow<Ti4>()('gainTokens', {
  ask: (t, f) => {
    f.n = Math.min(f.n, t.pub.sheets[f.seat]!.reserve); // TI4-COMP-14
    return f.n === 0 ? t.end() : t.ask(f.seat, 'split', { n: f.n, as: 'gain' }, 'split');
  },
  gain: (t, f) => {
    for (const pool of POOLS) gainTokens(t.pub, f.seat, pool, f.split![pool]);
    t.emit('tokens', { seat: f.seat, split: f.split! });
    return t.end();
  },
});

/** A token of reinforcements, else of a pool of choice (TI4-COMP-14, TI4-SPC-24, TI4-SC-26); where one lies already nothing happens. */
const layFromSheet = flow<Ti4>()('layFromSheet', {
  choose: (t, f) => {
    const sheet = t.pub.sheets[f.seat]!;
    if (hasToken(t.pub, f.system, f.seat)) return t.end();
    if (sheet.reserve > 0) return 'lay';
    const from = POOLS.filter((pool) => sheet[pool] > 0);
    if (from.length === 0) return t.end();
    f.pool = from[0]!;
    if (from.length === 1) return t.next;
    return t.ask(f.seat, 'pickOne', { what: 'pool', from, for: null, rule: 'TI4-COMP-14' }, 'pool');
  },
  take: (t, f) => {
    const sheet = t.pub.sheets[f.seat]!;
    sheet[f.pool as Pool]--;
    sheet.reserve++;
    return t.next;
  },
  lay: (t, f) => {
    layToken(t.pub, f.system, f.seat);
    t.emit('tokenLaid', { seat: f.seat, system: f.system });
    return t.end();
  },
});

/** One player after another lays a token into a system. */
const layAll = flow<Ti4>()('layAll', {
  lay: (t, f) => {
    const seat = f.seats.shift();
    return seat === undefined ? t.end() : t.call('layFromSheet', { seat, system: f.system });
  },
  again: () => 'lay',
});

/** Only the pools change, never the number (TI4-CMD-06). */
export const redistribute = flow<Ti4>()('redistribute', {
  ask: (t, f) => t.ask(f.seat, 'split', { n: tokensOnSheet(t.pub, f.seat), as: 'redistribute' }, 'split'),
  move: (t, f) => {
    Object.assign(t.pub.sheets[f.seat]!, f.split);
    t.emit('tokens', { seat: f.seat, split: f.split! });
    return t.end();
  },
});

/** Lots of so much influence; what is above a multiple is wasted (TI4-SC-25). */
function buyingPlan(v: Asked, seat: Seat, price: number, gained: number): Plan<Bought, Payment> {
  const purse = purseOf(v, seat, 'influence');
  const most = Math.min(leftToBuy(v, seat, gained), Math.floor(wealthOf(purse) / price));
  return countPlan<Bought, Payment>({
    slots: [{ id: 'tokens', most }],
    bounds: [],
    auto: ([n]) => paymentOf(purse, price * n!, PAYMENT),
    write: ([n], paid) => ({ tokens: n!, pay: paid! }),
    read: readBought,
    unknown: () => 'TI4-SC-25',
  });
}
/** Tokens of reinforcements beyond those that are gained without a price. */
const leftToBuy = ({ pub }: Pick<Asked, 'pub'>, seat: Seat, gained: number): number =>
  Math.max(0, pub.sheets[seat]!.reserve - gained);
function readBought(answer: Json) {
  const wrong = { rule: 'TI4-SC-25' };
  if (!isRecord(answer)) return wrong;
  const paid = readPayment(answer['pay']);
  return paid ? { counts: new Map([['tokens', answer['tokens'] as number]]), part: paid } : wrong;
}

/** Spends any amount of influence; gives how many tokens it bought. */
export const buyTokens = flow<Ti4>()('buyTokens', {
  ask: (t, f) => {
    const purse = purseOf(t, f.seat, 'influence');
    if (wealthOf(purse) < f.price || leftToBuy(t, f.seat, f.gained) === 0) return t.end(0);
    return t.ask(f.seat, 'buyTokens', { price: f.price, gained: f.gained }, 'bought');
  },
  pay: (t, f) => {
    pay(t, f.seat, f.bought!.pay);
    return t.end(f.bought!.tokens);
  },
});

export const tokensPart = part<Ti4>()({
  procedures: { gainTokens: gainTokensFlow, layFromSheet, layAll, redistribute, buyTokens },
  asks: {
    split: {
      rule: 'TI4-CMD-03',
      list: (_, { n }) => divisions(POOLS, n),
      refuse: (_, { as }) => ({ rule: as === 'gain' ? 'TI4-CMD-03' : 'TI4-CMD-06' }),
      fallback: ({ pub, seat }, { n, as }) => {
        const { tactic, fleet, strategy } = pub.sheets[seat!]!;
        return as === 'redistribute' ? { tactic, fleet, strategy } : { tactic: n, fleet: 0, strategy: 0 };
      },
    },
    buyTokens: {
      rule: 'TI4-SC-25',
      begin: (v, { price, gained }) => buyingPlan(v, v.seat!, price, gained),
      fallback: () => ({ tokens: 0, pay: { coins: [], goods: 0 } }),
    },
  },
});
