import { countPlan, part } from '@orrery/kernel';
import type { Plan, Seat } from '@orrery/kernel';
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

/** A payment of a fixed price, as an answer of its own. */
export const paymentPlan = (v: Asked, seat: Seat, currency: Currency, price: number): Plan<Payment, Payment> =>
  countPlan<Payment, Payment>({
    slots: [],
    bounds: [],
    auto: () => paymentOf(purseOf(v, seat, currency), price, PAYMENT),
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
      begin: (v, { currency, price }) => paymentPlan(v, v.seat!, currency, price),
      fallback: (v, { currency, price }) => paymentPlan(v, v.seat!, currency, price).auto!.best(null)!,
    },
  },
});
