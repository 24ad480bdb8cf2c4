import { describe, expect, it } from 'vitest';
import type { Card } from './card.ts';
import { tradeDeck } from './catalogue.ts';
import type { Abilities, Amount, CardFilter, Condition, Continuous, Effect, NewFaction, Trigger } from './effects.ts';
import { isOfTable, NEW_FACTIONS } from './effects.ts';
import { postCampaign } from './postCampaign.ts';
import { sheetIds, sheetOf } from './stickers/index.ts';

/**
 * The price model: weights fitted to 63 classic cards by regression, our own estimates for words that set does not
 * know. A card within 0.75 of its printed cost is normal; a sticker should be worth about its surcharge.
 */
const weight = {
  trade: 0.83,
  combat: 0.7,
  authority: 0.33,
  draw: 2.34,
  opponentDiscard: 0.61,
  scrap: 1.49,
  destroyBase: 1.2,
};
const body = { ship: -0.92, base: -0.78, defense: 0.52, outpost: 0.9 };
const factor = { ally: 0.27, allyOfAny: 0.36, scrap: 0.21, secondOption: 0.37 };
const ownDiscard = -1.2;
const onAcquire: Record<NewFaction, [number, number, number]> = {
  consortium: [0.5, 0.9, 1.3],
  kingdom: [0.5, 0.75, 1.25],
  scavengers: [0.7, 1, 1.6],
};
const share = (f: CardFilter): number =>
  f.faction ? 0.5 : f.type ? { ship: 0.9, base: 0.5, outpost: 0.35 }[f.type] : 1;
const expected = (n: Amount, did: number): number =>
  typeof n === 'number'
    ? n
    : n.each * { inPlay: n.per.of === 'inPlay' && n.per.filter.faction ? 2 : 1.2, factionsInPlay: 2.2, did }[n.per.of];
/** Costs are those of two players, where a line for larger tables is worth nothing. */
const probability = (c: Condition): number =>
  isOfTable(c) ? 0 : c.is === 'has' ? (c.filter.type === 'outpost' ? 0.45 : 0.55) : c.is === 'opponentHas' ? 0.6 : 0.45;
const timesPerTurn = (t: Trigger): number =>
  (t.on === 'play' ? 3.4 : 1.2) * (Object.keys(t.filter).length > 0 ? share(t.filter) : 1);

const price = (e: Effect | Continuous, did = 1): number => {
  switch (e.op) {
    case 'gain':
      return weight[e.resource] * expected(e.amount, did);
    case 'draw':
      return weight.draw * e.amount;
    case 'discard':
      return (
        {
          self: ownDiscard,
          chosenOpponent: weight.opponentDiscard,
          eachOpponent: weight.opponentDiscard,
          eachPlayer: weight.opponentDiscard + ownDiscard,
        }[e.who] * e.amount
      );
    case 'scrap':
      return e.from.includes('tradeRow') ? 0 : weight.scrap * (e.from.length > 1 ? 1 : 0.7) * e.amount;
    case 'destroyBase':
      return weight.destroyBase * e.amount;
    case 'acquireFree':
      return (
        0.58 * (e.filter.maxCost ?? 2) * (e.from === 'scrapHeap' ? 0.8 : 1) +
        { discard: 0, deckTop: 1.5, hand: 2.3 }[e.to]
      );
    case 'redirectAcquire':
      return e.filter.type === 'ship' ? 2 : 2.4;
    case 'modifyCost':
      return -e.delta * (e.scope === 'turn' ? 1.33 : 0.71) * share(e.filter);
    case 'firstCosts':
      return -e.delta * 0.71 * share(e.filter);
    case 'recall':
      return { deckTop: 1.2, hand: 1.9 }[e.to] * share(e.filter);
    case 'peek':
      return 0.4 * e.amount;
    case 'copyShip':
      return 4.2;
    case 'refreshRow':
      return 0;
    case 'choose': {
      const [best = 0, second = 0] = e.options.map((o) => total(o)).sort((x, y) => y - x);
      return best + factor.secondOption * second;
    }
    case 'if':
      return probability(e.when) * total(e.then);
    case 'ifYouDo':
      return price(e.do) + 0.4 * total(e.then, e.do.amount);
    case 'trigger':
      return timesPerTurn(e) * total(e.effects);
    case 'modifyDefense':
      return 0.75 * e.delta;
    case 'enableAlly':
      return e.factions.length > 1 ? 1.8 : 0.7;
    case 'firstUpgradeCosts':
      return -0.35 * e.delta;
    default:
      return e satisfies never;
  }
};
const total = (list: readonly (Effect | Continuous)[] | undefined, did = 1): number =>
  (list ?? []).reduce((sum, e) => sum + price(e, did), 0);
const abilities = (a: Abilities): number =>
  total(a.primary) +
  total(a.continuous) +
  total(a.scrap) * factor.scrap +
  (a.ally ?? []).reduce(
    (sum, x) => sum + total(x.effects) * (x.factions.length > 1 ? factor.allyOfAny : factor.ally),
    0,
  );
const modelCost = (c: Card): number => {
  const frame =
    c.type === 'ship'
      ? body.ship
      : body.base + body.defense * (c.defense ?? 0) + (c.type === 'outpost' ? body.outpost : 0);
  const faction = c.onAcquire ? NEW_FACTIONS.find((f) => c.factions.includes(f)) : undefined;
  const cost = c.cost ?? 0;
  return frame + abilities(c) + (faction ? onAcquire[faction][cost <= 4 ? 0 : cost <= 6 ? 1 : 2] : 0);
};

describe('the price model', () => {
  it('puts every card of the Trade Deck and of the Post-Campaign pack within 0.75 of its cost', () => {
    const far = Object.entries<Card>({ ...tradeDeck, ...postCampaign }).filter(
      ([, c]) => Math.abs(modelCost(c) - (c.cost ?? 0)) > 0.75,
    );
    expect(far).toEqual([]);
  });
  it('puts Ship stickers between 0.6 and 2.7, Base stickers between 1.6 and 3', () => {
    const rows = sheetIds.flatMap((id) => sheetOf(id).rows);
    expect(rows.map((r) => abilities(r.ship)).filter((v) => v < 0.6 || v > 2.7)).toEqual([]);
    expect(rows.map((r) => abilities(r.base)).filter((v) => v < 1.6 || v > 3)).toEqual([]);
  });
});
