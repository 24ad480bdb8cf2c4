import type { Card } from '../content/card.ts';
import type { Amount, Continuous, Effect, Resource } from '../content/effects.ts';
import { cardByKey } from '../rules/designs.ts';
import type { Design } from '../rules/designs.ts';

/**
 * What a card is worth to its owner, in units of printed cost. The weights started from prices fitted to printed costs
 * and were moved by self-play: at first Trade and thinning the deck count more, later Combat and Authority do.
 */
export type Phase = 'early' | 'middle' | 'late';

interface Weights extends Record<Resource, number> {
  readonly draw: number;
  readonly opponentDiscard: number;
  readonly scrap: number;
  readonly destroyBase: number;
  readonly defense: number;
  readonly outpost: number;
  readonly ally: number;
}
const WEIGHTS: Readonly<Record<Phase, Weights>> = {
  early: {
    trade: 1.05,
    combat: 0.6,
    authority: 0.2,
    draw: 2.4,
    opponentDiscard: 0.7,
    scrap: 2.2,
    destroyBase: 0.6,
    defense: 0.35,
    outpost: 0.6,
    ally: 0.3,
  },
  middle: {
    trade: 0.7,
    combat: 0.8,
    authority: 0.3,
    draw: 2.5,
    opponentDiscard: 0.8,
    scrap: 1.2,
    destroyBase: 1.2,
    defense: 0.45,
    outpost: 0.9,
    ally: 0.4,
  },
  late: {
    trade: 0.3,
    combat: 1,
    authority: 0.4,
    draw: 2.4,
    opponentDiscard: 0.9,
    scrap: 0.4,
    destroyBase: 1.4,
    defense: 0.5,
    outpost: 1.1,
    ally: 0.45,
  },
};
const OWN_DISCARD = -1.1;

const expected = (n: Amount): number => (typeof n === 'number' ? n : n.each * 1.6);

const worthOf = (e: Effect | Continuous, w: Weights): number => {
  switch (e.op) {
    case 'gain':
      return w[e.resource] * expected(e.amount);
    case 'draw':
      return w.draw * e.amount;
    case 'discard':
      return (e.who === 'self' ? OWN_DISCARD : w.opponentDiscard) * e.amount;
    case 'scrap':
      return e.from.includes('tradeRow') ? 0 : w.scrap * e.amount;
    case 'destroyBase':
      return w.destroyBase;
    case 'choose': {
      const [best = 0, second = 0] = e.options.map((option) => total(option, w)).sort((x, y) => y - x);
      return best + 0.3 * second;
    }
    case 'if':
      return 0.5 * total(e.then, w);
    case 'ifYouDo':
      return worthOf(e.do, w) + 0.5 * total(e.then, w);
    case 'trigger':
      return 1.2 * total(e.effects, w);
    case 'copyShip':
      return 4;
    case 'acquireFree':
      return 3;
    default:
      return 1;
  }
};
const total = (list: readonly (Effect | Continuous)[] | undefined, w: Weights): number =>
  (list ?? []).reduce((sum, e) => sum + worthOf(e, w), 0);

const worth = (c: Card, w: Weights): number =>
  total(c.primary, w) +
  total(c.continuous, w) +
  0.25 * total(c.scrap, w) +
  w.ally * (c.ally ?? []).reduce((sum, a) => sum + total(a.effects, w), 0) +
  w.defense * (c.defense ?? 0) +
  (c.type === 'outpost' ? w.outpost : 0);

const known: Readonly<Record<Phase, Map<string, number>>> = { early: new Map(), middle: new Map(), late: new Map() };
/** The worth of a design, which may carry stickers or what a scenario adds. */
export const designWorth = (design: Design, phase: Phase): number => {
  let found = known[phase].get(design.key);
  if (found === undefined) known[phase].set(design.key, (found = worth(cardByKey(design.key).card, WEIGHTS[phase])));
  return found;
};
export const effectsWorth = (effects: readonly Effect[], phase: Phase): number => total(effects, WEIGHTS[phase]);
