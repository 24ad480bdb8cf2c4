import type { Automatic, Json } from '@orrery/kernel';
import { isRecord } from '../units/counted.ts';
import { bestPayment, faultOf, listPayments, samplePayment } from './purse.ts';
import type { Payment, PaymentFault, Pins, Purse } from './purse.ts';

/** The edition's rules that a payment can break. */
export type PaymentRules = Readonly<Record<PaymentFault, string>>;

/** The payment of a price as the automatic part of a plan: found for the player, who may pin what to use and what to keep. */
export const paymentOf = (purse: Purse, price: number, rules: PaymentRules): Automatic<Payment> => ({
  best: (pins) => bestPayment(purse, price, readPins(pins)),
  refuses(payment) {
    const fault = faultOf(purse, price, payment);
    return fault && rules[fault];
  },
  list: (limit) => listPayments(purse, price, limit),
  sample: (below) => samplePayment(purse, price, below),
});

const strings = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Pins of a draft: plain data from outside, so nothing about their form is certain. */
function readPins(pins: Json): Pins {
  if (!isRecord(pins)) return {};
  const { policy } = pins;
  return {
    use: strings(pins['use']),
    keep: strings(pins['keep']),
    ...(policy === 'keep-goods' || policy === 'keep-other' || policy === 'goods-first' ? { policy } : {}),
  };
}

/** A payment as an answer carries it; null where it has not even the form of one. */
export function readPayment(value: Json | undefined): Payment | null {
  if (!isRecord(value) || Object.keys(value).some((key) => key !== 'coins' && key !== 'goods')) return null;
  const { coins, goods } = value;
  if (!Array.isArray(coins) || coins.some((coin) => typeof coin !== 'string')) return null;
  return Number.isSafeInteger(goods) && (goods as number) >= 0
    ? { coins: coins as string[], goods: goods as number }
    : null;
}
