// Paying: things are exhausted or handed over whole, and what is paid beyond the price is lost. A payment is legal when it is enough and nothing
// in it could be left out. The best payment wastes least; what else counts is the payer's policy.

/** Something that can be spent whole: a planet, or whatever an edition lets be exhausted for a sum. */
export interface Coin {
  readonly id: string;
  /** What it pays here. */
  readonly worth: number;
  /** What it could have paid elsewhere: a planet's influence when its resources are spent. */
  readonly other: number;
}
export interface Purse {
  readonly coins: readonly Coin[];
  /** Trade goods at hand, all alike. */
  readonly goods: number;
  /** What one trade good pays. */
  readonly goodWorth: number;
}
export type Payment = { coins: string[]; goods: number };

/** What counts after waste: keep trade goods, keep what could be paid elsewhere, or keep coins. */
export type Policy = 'keep-goods' | 'keep-other' | 'goods-first';
/** What the payer insists on. */
export interface Pins {
  readonly use?: readonly string[];
  readonly keep?: readonly string[];
  readonly policy?: Policy;
}

/** Weights of what a payment costs, so far apart that a lesser one never outweighs a greater one. */
interface Weights {
  readonly good: number;
  readonly other: number;
  readonly coin: number;
}
const WASTE = 1e9;
const WEIGHTS: Readonly<Record<Policy, Weights>> = {
  'keep-goods': { good: 1e6, other: 1e3, coin: 1 },
  'keep-other': { good: 1e3, other: 1e6, coin: 1 },
  'goods-first': { good: 1, other: 1e3, coin: 1e6 },
};

/** Everything together. */
export const wealthOf = (purse: Purse): number =>
  purse.coins.reduce((sum, { worth }) => sum + worth, purse.goods * purse.goodWorth);

const coinOf = (purse: Purse, id: string): Coin | undefined => purse.coins.find((coin) => coin.id === id);

export const paidBy = (purse: Purse, payment: Payment): number =>
  payment.coins.reduce((sum, id) => sum + (coinOf(purse, id)?.worth ?? 0), payment.goods * purse.goodWorth);

/** What is wrong with a payment: something is not there to be spent, it is too little, or a part of it could be left out. */
export type PaymentFault = 'unavailable' | 'short' | 'superfluous';

export function faultOf(purse: Purse, price: number, payment: Payment): PaymentFault | null {
  const { coins, goods } = payment;
  if (goods < 0 || goods > purse.goods || new Set(coins).size < coins.length) return 'unavailable';
  if (coins.some((id) => !coinOf(purse, id))) return 'unavailable';
  const waste = paidBy(purse, payment) - price;
  if (waste < 0) return 'short';
  const smallest = Math.min(...coins.map((id) => coinOf(purse, id)!.worth), goods > 0 ? purse.goodWorth : Infinity);
  return waste >= smallest ? 'superfluous' : null;
}

/** The cheapest way to reach each sum with some coins: `cost[sum]`, and which coin came last and what sum it was added to. */
interface Sums {
  readonly cost: Float64Array;
  readonly chosen: readonly Uint8Array[];
}
function sumsOf(coins: readonly Coin[], weights: Weights): Sums {
  const total = coins.reduce((sum, { worth }) => sum + worth, 0);
  const cost = new Float64Array(total + 1).fill(Infinity);
  cost[0] = 0;
  let reach = 0;
  const chosen = coins.map(({ worth, other }) => {
    const taken = new Uint8Array(total + 1);
    reach += worth;
    for (let sum = reach; sum >= worth; sum--) {
      const next = cost[sum - worth]! + other * weights.other + weights.coin;
      if (next < cost[sum]!) {
        cost[sum] = next;
        taken[sum] = 1;
      }
    }
    return taken;
  });
  return { cost, chosen };
}
function coinsFor({ chosen }: Sums, coins: readonly Coin[], sum: number): string[] {
  const found: string[] = [];
  for (let i = coins.length - 1; i >= 0; i--) {
    if (!chosen[i]![sum]) continue;
    found.push(coins[i]!.id);
    sum -= coins[i]!.worth;
  }
  return found.toReversed();
}

/** The best payment of a price that respects the pins; null when there is none. A pinned coin that is not needed is let go, the smallest first. */
export function bestPayment(purse: Purse, price: number, pins: Pins = {}): Payment | null {
  const weights = WEIGHTS[pins.policy ?? 'keep-goods'];
  const useful = purse.coins.filter(({ worth }) => worth > 0);
  const pinned = useful.filter(({ id }) => pins.use?.includes(id)).toSorted((a, b) => a.worth - b.worth);
  let paid = pinned.reduce((sum, { worth }) => sum + worth, 0);
  while (pinned.length > 0 && paid - pinned[0]!.worth >= price) paid -= pinned.shift()!.worth;
  const smallest = pinned[0]?.worth ?? Infinity;
  const inPurseOrder = (ids: readonly string[]) => purse.coins.flatMap(({ id }) => (ids.includes(id) ? [id] : []));
  const names = pinned.map(({ id }) => id);
  if (paid >= price) return { coins: inPurseOrder(names), goods: 0 };

  const rest = price - paid;
  const free = useful.filter(({ id }) => !pins.use?.includes(id) && !pins.keep?.includes(id));
  const sums = sumsOf(free, weights);
  let best: { cost: number; sum: number; goods: number } | null = null;
  for (let sum = 0; sum < sums.cost.length; sum++) {
    if (sums.cost[sum] === Infinity) continue;
    const goods = sum >= rest ? 0 : Math.ceil((rest - sum) / purse.goodWorth);
    const waste = sum + goods * purse.goodWorth - rest;
    if (goods > purse.goods || waste >= smallest) continue;
    const cost = sums.cost[sum]! + waste * WASTE + goods * weights.good;
    if (best === null || cost < best.cost) best = { cost, sum, goods };
  }
  if (best === null) return null;
  return { coins: inPurseOrder([...names, ...coinsFor(sums, free, best.sum)]), goods: best.goods };
}

/** Every legal payment, or the first `limit` of them. */
export function listPayments(purse: Purse, price: number, limit: number): Payment[] {
  const coins = purse.coins.filter(({ worth }) => worth > 0).toSorted((a, b) => b.worth - a.worth);
  const left = coins.map((_, i) => coins.slice(i).reduce((sum, { worth }) => sum + worth, 0));
  const found: Payment[] = [];
  const visit = (from: number, chosen: readonly Coin[], paid: number): void => {
    if (found.length >= limit) return;
    const goods = Math.max(0, Math.ceil((price - paid) / purse.goodWorth));
    if (goods <= purse.goods) {
      const payment = { coins: chosen.map(({ id }) => id), goods };
      if (faultOf(purse, price, payment) === null) found.push(payment);
    }
    if (paid >= price) return;
    for (let i = from; i < coins.length; i++) {
      if (paid + left[i]! + purse.goods * purse.goodWorth < price) return;
      visit(i + 1, [...chosen, coins[i]!], paid + coins[i]!.worth);
    }
  };
  visit(0, [], 0);
  return found.map(({ coins: ids, goods }) => ({
    coins: purse.coins.flatMap(({ id }) => (ids.includes(id) ? [id] : [])),
    goods,
  }));
}

/** A legal payment by chance, if the price can be paid: coins and goods in any order until it is enough, then what is not needed goes back. */
export function samplePayment(purse: Purse, price: number, below: (n: number) => number): Payment | null {
  if (wealthOf(purse) < price) return null;
  const waiting: (Coin | null)[] = purse.coins.filter(({ worth }) => worth > 0);
  for (let i = 0; i < purse.goods; i++) waiting.push(null);
  const used: (Coin | null)[] = [];
  const worthOf = (thing: Coin | null): number => thing?.worth ?? purse.goodWorth;
  let paid = 0;
  while (paid < price) {
    const thing = waiting.splice(below(waiting.length), 1)[0]!;
    used.push(thing);
    paid += worthOf(thing);
  }
  for (const thing of used.toSorted((a, b) => worthOf(a) - worthOf(b))) {
    if (paid - worthOf(thing) < price) continue;
    paid -= worthOf(thing);
    used.splice(used.indexOf(thing), 1);
  }
  const ids = used.flatMap((thing) => thing?.id ?? []);
  return {
    coins: purse.coins.flatMap(({ id }) => (ids.includes(id) ? [id] : [])),
    goods: used.filter((thing) => thing === null).length,
  };
}
