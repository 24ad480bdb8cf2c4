import { countPlan, part } from '@orrery/kernel';
import type { Automatic, Plan, Seat } from '@orrery/kernel';
import { paymentOf, readPayment, wealthOf } from '@orrery/imperium';
import type { Payment } from '@orrery/imperium';
import type { Asked, Table, Ti4 } from '../shapes.ts';
import { purseOf } from './planets.ts';
import type { Currency } from './planets.ts';

// Paying with planets and trade goods, whole and in full (TI4-PLAN-06, TI4-PROD-10).

export const PAYMENT = { unavailable: 'TI4-PLAN-08', short: 'TI4-ABL-07', superfluous: 'TI4-PLAN-06' } as const;

/** Exhausts the planets and hands the goods over. */
export function pay(t: Table, seat: Seat, { coins, goods }: Payment): void {
  if (coins.length + goods === 0) return;
  for (const planet of coins) t.pub.planets[planet]!.exhausted = true;
  t.pub.sheets[seat]!.goods -= goods;
  t.emit('paid', { seat, planets: coins, goods });
}

/** A sum in one currency. */
export interface Price {
  currency: Currency;
  price: number;
}
/** The first of two prices paid so that the second can be paid as well, with as few trade goods and planets as possible; null: that cannot be (TI4-COB-01). */
export function payBoth(v: Asked, seat: Seat, goods: number, first: Price, second: Price): Payment | null {
  const [one, other] = [purseOf(v, seat, first.currency), purseOf(v, seat, second.currency)];
  /** What planets pay of both so far, with the fewest planets for it. */
  let ways = new Map([['0 0', { paid: 0, beside: 0, coins: [] as string[], n: 0 }]]);
  for (const id of new Set([...one.coins, ...other.coins].map((coin) => coin.id))) {
    const worthIn = ({ coins }: typeof one) => coins.find((coin) => coin.id === id)?.worth ?? 0;
    const next = new Map(ways);
    for (const { paid, beside, coins, n } of ways.values())
      for (const way of [
        { paid: Math.min(first.price, paid + worthIn(one)), beside, coins: [...coins, id], n: n + 1 },
        { paid, beside: Math.min(second.price, beside + worthIn(other)), coins, n: n + 1 },
      ]) {
        const key = `${way.paid} ${way.beside}`;
        if (way.n < (next.get(key)?.n ?? Infinity)) next.set(key, way);
      }
    ways = next;
  }
  const goodsFor = (missing: number, { goodWorth }: typeof one): number => Math.ceil(missing / goodWorth);
  const [best] = [...ways.values()]
    .map(({ paid, beside, coins, n }) => {
      const own = goodsFor(first.price - paid, one);
      return { coins, n, own, all: own + goodsFor(second.price - beside, other) };
    })
    .filter(({ all }) => all <= goods)
    .toSorted((a, b) => a.all - b.all || a.n - b.n);
  return best ? { coins: best.coins, goods: best.own } : null;
}
/** A payment that must leave enough for another price. */
function payingFirst(v: Asked, seat: Seat, first: Price, second: Price): Automatic<Payment> {
  const inner = paymentOf(purseOf(v, seat, first.currency), first.price, PAYMENT);
  const rest = purseOf(v, seat, second.currency);
  const leaves = ({ coins, goods }: Payment): boolean =>
    wealthOf({ ...rest, coins: rest.coins.filter(({ id }) => !coins.includes(id)), goods: rest.goods - goods }) >=
    second.price;
  const both = (): Payment | null => payBoth(v, seat, rest.goods, first, second);
  return {
    best: (pins) => {
      const best = inner.best(pins);
      return best === null || leaves(best) ? best : both();
    },
    refuses: (payment) => inner.refuses(payment) ?? (leaves(payment) ? null : 'TI4-COB-01'),
    list: (limit) => inner.list(MOST_PAYMENTS).filter(leaves).slice(0, limit),
    sample: (below) => {
      const payment = inner.sample(below);
      return payment === null || leaves(payment) ? payment : both();
    },
  };
}
/** As many ways to pay as are looked through. */
const MOST_PAYMENTS = 2000;

/** A payment of a fixed price, as an answer of its own; `then` is a price that is still to come. */
export const paymentPlan = (
  v: Asked,
  seat: Seat,
  { currency, price, then }: Price & { then?: Price },
): Plan<Payment, Payment> =>
  countPlan<Payment, Payment>({
    slots: [],
    bounds: [],
    auto: () =>
      then ? payingFirst(v, seat, { currency, price }, then) : paymentOf(purseOf(v, seat, currency), price, PAYMENT),
    write: (_, paid) => paid!,
    read: (answer) => {
      const paid = readPayment(answer);
      return paid ? { counts: new Map(), part: paid } : { rule: 'TI4-ABL-07' };
    },
    unknown: () => 'TI4-ABL-07',
  });

/** Whether a price can be paid at all. */
export const canPay = (v: Asked, seat: Seat, currency: Currency, price: number): boolean =>
  wealthOf(purseOf(v, seat, currency)) >= price;

export const paymentPart = part<Ti4>()({
  asks: {
    payFor: {
      rule: 'TI4-ABL-07',
      begin: (v, asked) => paymentPlan(v, v.seat!, asked),
      fallback: (v, asked) => paymentPlan(v, v.seat!, asked).auto!.best(null)!,
    },
  },
});
