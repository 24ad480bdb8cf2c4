import type { Seat } from '@orrery/kernel';
import type { Payment, Purse } from '@orrery/imperium';
import { planetOf } from '../content/tiles.ts';
import type { Pay, Pub, Table } from '../shapes.ts';
import { queries } from './queries.ts';
import { planetsOf } from './systems.ts';

// SPEND: planets are exhausted for their full value, trade goods count one each, and nothing is left over for later (TI3-SPEND-02, TI3-SPEND-05, TI3-SPEND-07).

/** For each planet either its resources or its influence count, never both (TI3-SPEND-04). */
export type Currency = 'resources' | 'influence';

/** Refreshed planets that are worth something, dearest first: paying in this order, the last planet is always needed. */
const purse = (pub: Pub, seat: Seat, currency: Currency): { id: string; worth: number }[] =>
  planetsOf(pub, seat)
    .filter((id) => !pub.planets[id]!.exhausted)
    .map((id) => ({ id, worth: planetOf(id)[currency] }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth || (a.id < b.id ? -1 : 1));

/** What a player can spend: refreshed planets and trade goods. */
export function purseOf(pub: Pub, seat: Seat, currency: Currency): Purse {
  const other = currency === 'resources' ? 'influence' : 'resources';
  const coins = purse(pub, seat, currency).map(({ id, worth }) => ({ id, worth, other: planetOf(id)[other] }));
  return { coins, goods: pub.sheets[seat]!.goods, goodWorth: 1 };
}

/** Hands a payment over. */
export const spend = (t: Table, seat: Seat, { coins, goods }: Payment): void =>
  pay(t, seat, [...coins.map((exhaust) => ({ exhaust })), ...(goods > 0 ? [{ goods }] : [])]);

/** All that a player could spend. */
export const wealth = (pub: Pub, seat: Seat, currency: Currency = 'resources'): number =>
  purse(pub, seat, currency).reduce((sum, { worth }) => sum + worth, pub.sheets[seat]!.goods);

export const paidBy = (paid: readonly Pay[], currency: Currency = 'resources'): number =>
  paid.reduce((sum, p) => sum + ('goods' in p ? p.goods : planetOf(p.exhaust)[currency]), 0);

/** What may be paid next: no payment from which a whole planet or good could be left out, and none that cannot be completed. */
export function nextPayments(
  pub: Pub,
  seat: Seat,
  due: number,
  paid: readonly Pay[],
  currency: Currency = 'resources',
): Pay[] {
  const rest = due - paidBy(paid, currency);
  if (rest <= 0) return [];
  const planets = purse(pub, seat, currency);
  const last = paid.at(-1);
  const after = last && 'exhaust' in last ? planets.findIndex(({ id }) => id === last.exhaust) + 1 : 0;
  const { goods } = pub.sheets[seat]!;
  const found: Pay[] = [];
  let open = planets.slice(after).reduce((sum, { worth }) => sum + worth, goods);
  for (const { id, worth } of planets.slice(after)) {
    if (open >= rest) found.push({ exhaust: id });
    open -= worth;
  }
  if (goods >= rest) found.push({ goods: rest });
  return found;
}

export function pay(t: Table, seat: Seat, paid: readonly Pay[]): void {
  const planets = paid.flatMap((p) => ('exhaust' in p ? [p.exhaust] : []));
  const goods = paid.reduce((sum, p) => sum + ('goods' in p ? p.goods : 0), 0);
  if (planets.length + goods === 0) return;
  for (const id of planets) t.pub.planets[id]!.exhausted = true;
  spendGoods(t, seat, goods);
  t.emit('paid', { seat, planets, goods });
}

/** Spent Trade Goods return to the common stock (TI3-GOODS-04). */
export function spendGoods(t: Table, seat: Seat, n: number): void {
  t.pub.sheets[seat]!.goods -= n;
  t.pub.goods += n;
}

/** Half of something, rounded. */
export const halfOf = (n: number, rounded: 'up' | 'down'): number =>
  rounded === 'up' ? Math.ceil(n / 2) : Math.floor(n / 2);

/** No more than the common stock holds (TI3-GOODS-07). */
export function receiveGoods(t: Table, meantFor: Seat, n: number): void {
  const given = Math.min(n, t.pub.goods);
  if (given === 0) return;
  const seat = queries.number(t.pub, 'goodsTo', { seat: meantFor }, meantFor);
  t.pub.goods -= given;
  t.pub.sheets[seat]!.goods += given;
  t.emit('goodsReceived', { seat, n: given });
}
