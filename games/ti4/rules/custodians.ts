import { wealthOf, yesOrNo } from '@orrery/imperium';
import { flow, part } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { CUSTODIANS_INFLUENCE } from '../content/limits.ts';
import type { Asked, Ti4 } from '../shapes.ts';
import { pay, paymentPlan } from './payment.ts';
import { purseOf } from './planets.ts';
import { changePoints } from './points.ts';
import { MECATOL_REX, MECATOL_SYSTEM } from './systems.ts';
import { countAt, isGroundForce } from './units.ts';

// CUST: the custodians token on Mecatol Rex.

/** Influence that takes the token (TI4-CUST-02). */
const priceFor = (v: Asked, seat: Seat): number => v.number('custodiansCost', { seat }, CUSTODIANS_INFLUENCE);
/** Only with a ground force that can land, and with the influence in full (TI4-CUST-02, TI4-CUST-03). */
const mayTake = (v: Asked, seat: Seat, system: string): boolean =>
  v.pub.custodians &&
  system === MECATOL_SYSTEM &&
  countAt(v.pub, system, seat, isGroundForce) > 0 &&
  wealthOf(purseOf(v, seat, 'influence')) >= priceFor(v, seat);

/** Before forces land the token may be bought; gives the planet on which one of them must land then. */
const custodians = flow<Ti4>()('custodians', {
  offer: (t, f) =>
    mayTake(t, f.seat, f.system)
      ? t.ask(f.seat, 'takeCustodians', { price: priceFor(t, f.seat) }, 'takes')
      : t.end(null),
  price: (t, f) => {
    if (!f.takes) return t.end(null);
    const price = priceFor(t, f.seat);
    f.paid = { coins: [], goods: 0 };
    return price === 0 ? t.next : t.ask(f.seat, 'payCustodians', { price }, 'paid');
  },
  take: (t, f) => {
    pay(t, f.seat, f.paid!);
    t.pub.custodians = false;
    t.emit('custodiansTaken', { seat: f.seat });
    changePoints(t, f.seat, 1, MECATOL_REX);
    return t.end(MECATOL_REX);
  },
});

export const custodiansPart = part<Ti4>()({
  procedures: { custodians },
  asks: {
    takeCustodians: yesOrNo('TI4-CUST-02', { first: true }),
    payCustodians: {
      rule: 'TI4-CUST-02',
      begin: (v, { price }) => paymentPlan(v, v.seat!, { currency: 'influence', price }),
      fallback: (v, { price }) => paymentPlan(v, v.seat!, { currency: 'influence', price }).auto!.best(null)!,
    },
  },
});
