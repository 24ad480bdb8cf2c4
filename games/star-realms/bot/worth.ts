import type { CardId } from '../content/catalogue.ts';
import { cardIds, cardOf } from '../content/catalogue.ts';
import type { Card } from '../content/card.ts';
import type { Amount, Continuous, Effect } from '../content/effects.ts';
import { cardByKey } from '../rules/designs.ts';
import type { Design } from '../rules/designs.ts';

/** What a card is worth to its owner, in units of printed cost, from weights fitted to the price of effects. */

const WEIGHT = { trade: 0.83, combat: 0.7, authority: 0.33 };
const expected = (n: Amount): number => (typeof n === 'number' ? n : n.each * 1.5);

const worthOf = (e: Effect | Continuous): number => {
  switch (e.op) {
    case 'gain':
      return WEIGHT[e.resource] * expected(e.amount);
    case 'draw':
      return 2.34 * e.amount;
    case 'discard':
      return e.who === 'self' ? -1.2 * e.amount : 0.61 * e.amount;
    case 'scrap':
      return e.from.includes('tradeRow') ? 0 : 1.49 * e.amount;
    case 'destroyBase':
      return 1.2;
    case 'choose':
      return Math.max(...e.options.map(total)) + 0.4;
    case 'if':
      return 0.5 * total(e.then);
    case 'ifYouDo':
      return worthOf(e.do) + 0.4 * total(e.then);
    case 'trigger':
      return total(e.effects);
    case 'copyShip':
      return 4.2;
    case 'acquireFree':
      return 3.2;
    default:
      return 1;
  }
};
const total = (list: readonly (Effect | Continuous)[] | undefined): number =>
  (list ?? []).reduce((sum, e) => sum + worthOf(e), 0);

const worth = (c: Card): number =>
  total(c.primary) +
  total(c.continuous) +
  0.21 * total(c.scrap) +
  0.3 * (c.ally ?? []).reduce((sum, a) => sum + total(a.effects), 0) +
  0.5 * (c.defense ?? 0) +
  (c.type === 'outpost' ? 0.9 : 0);

const table = Object.fromEntries(cardIds.map((id) => [id, worth(cardOf(id))])) as Record<CardId, number>;
export const cardWorth = (id: CardId): number => table[id];

const changed = new Map<string, number>();
/** The same for a design, which may carry stickers or what a scenario adds. */
export const designWorth = (design: Design): number => {
  if (design.key === design.id) return table[design.id];
  let known = changed.get(design.key);
  if (known === undefined) changed.set(design.key, (known = worth(cardByKey(design.key).card)));
  return known;
};
