import type { Seat } from '@orrery/kernel';
import type { Card } from '../content/card.ts';
import { isOfTable } from '../content/effects.ts';
import type { Amount, Condition, Continuous, Effect } from '../content/effects.ts';
import { holds } from '../rules/counts.ts';
import { cardByKey, designByKey } from '../rules/designs.ts';
import type { Design } from '../rules/designs.ts';
import type { Pub } from '../shapes.ts';
import { phaseAt } from './phase.ts';
import { PHASES } from './style.ts';
import type { Style, Weights } from './style.ts';

/** What a card is worth to its owner for the rest of the game. */

const OWN_DISCARD = -0.45;
const expected = (n: Amount): number => (typeof n === 'number' ? n : n.each * 1.6);

const worthOf = (e: Effect | Continuous, w: Weights): number => {
  switch (e.op) {
    case 'gain':
      return w[e.resource] * expected(e.amount);
    case 'draw':
      return w.draw * e.amount;
    case 'discard':
      return (e.who === 'self' ? OWN_DISCARD * w.draw : w.opponentDiscard) * e.amount;
    case 'scrap':
      return e.from.includes('tradeRow') ? 0 : w.scrap * e.amount;
    case 'destroyBase':
      return w.destroyBase;
    case 'choose': {
      const [best = 0, second = 0] = e.options.map((option) => total(option, w)).sort((x, y) => y - x);
      return best + 0.3 * second;
    }
    case 'if':
      return isOfTable(e.when) ? 0 : 0.5 * total(e.then, w); // worthAtTable
    case 'ifYouDo':
      return worthOf(e.do, w) + 0.5 * total(e.then, w);
    case 'trigger':
      return 1.2 * total(e.effects, w);
    case 'copyShip':
      return 4 * w.combat;
    case 'acquireFree':
      return 3 * w.trade;
    case 'modifyCost':
      return w.trade;
    default:
      return w.trade;
  }
};
const total = (list: readonly (Effect | Continuous)[] | undefined, w: Weights): number =>
  (list ?? []).reduce((sum, e) => sum + worthOf(e, w), 0);

export const abilitiesWorth = (c: Card, w: Weights): number =>
  w.body +
  total(c.primary, w) +
  total(c.continuous, w) +
  0.25 * total(c.scrap, w) +
  w.ally * (c.ally ?? []).reduce((sum, a) => sum + total(a.effects, w), 0) +
  w.defense * (c.defense ?? 0) +
  (c.type === 'outpost' ? w.outpost : 0);

/** A style with the worth of every design worked out once. */
export interface Taste {
  readonly style: Style;
  /** The worth of a design, which may carry stickers or what a scenario adds, so far into the game. */
  worth(design: Design, far: number): number;
  /** What its being in play adds, if it is a Base. */
  standing(design: Design, far: number): number;
}
/** Between the phases a worth changes evenly. */
const at = (worths: readonly [number, number, number], far: number): number =>
  far < 1 ? worths[0] + far * (worths[1] - worths[0]) : worths[1] + (far - 1) * (worths[2] - worths[1]);
type Worths = readonly [number, number, number];
const NOTHING: Worths = [0, 0, 0];

export const tasteOf = (style: Style): Taste => {
  const known = new Map<Design, Worths>();
  const inPhases = (design: Design): Worths => {
    const { card } = cardByKey(design.key);
    const beyond = style.beyond[design.id] ?? NOTHING;
    const inPhase = (p: 0 | 1 | 2): number => beyond[p] + abilitiesWorth(card, style.weights[PHASES[p]!]);
    return [inPhase(0), inPhase(1), inPhase(2)];
  };
  return {
    style,
    worth: (design, far) => {
      let found = known.get(design);
      if (found === undefined) known.set(design, (found = inPhases(design)));
      return at(found, far);
    },
    standing: (design, far) => {
      const measured = style.stands[design.id];
      return measured ? at(measured, far) : style.moment[phaseAt(far)].base;
    },
  };
};

interface TableLine {
  readonly when: Condition;
  readonly then: readonly Effect[];
}
const tableLines = new Map<Design, readonly TableLine[]>();
/** What a card's lines that depend on who sits at the table add to its worth, here and now. */
export const worthAtTable = (taste: Taste, pub: Pub, seat: Seat, design: Design, far: number): number => {
  let lines = tableLines.get(design);
  if (lines === undefined) {
    const { primary = [] } = cardByKey(design.key).card;
    lines = primary.flatMap((e) => (e.op === 'if' && isOfTable(e.when) ? [e] : []));
    tableLines.set(design, lines);
  }
  let worth = 0;
  for (const { when, then } of lines)
    if (holds(pub, seat, when)) worth += total(then, taste.style.weights[phaseAt(far)]);
  return worth;
};

/** Of ten cards of a player's, how many are of each faction (by bit). */
export type Factions = readonly number[];
const BITS = [1, 2, 4, 8, 16] as const;
export const factionsOfDeck = (pub: Pub, seat: Seat): Factions => {
  const counts = [0, 0, 0, 0, 0];
  let cards = 0;
  const { owns } = pub.players[seat]!;
  for (const key in owns) {
    const n = owns[key]!;
    cards += n;
    const { factions } = designByKey(key);
    if (factions !== 0) for (let i = 0; i < BITS.length; i++) if ((factions & BITS[i]!) !== 0) counts[i]! += n;
  }
  for (let i = 0; i < BITS.length; i++) counts[i] = (10 * counts[i]!) / Math.max(1, cards);
  return counts;
};
/** What a card adds by being of factions that the deck has. */
export const worthAmong = (taste: Taste, design: Design, deck: Factions, far: number): number => {
  let worth = taste.worth(design, far);
  const { alike } = taste.style.weights[phaseAt(far)];
  for (let i = 0; i < BITS.length; i++) if ((design.factions & BITS[i]!) !== 0) worth += alike * deck[i]!;
  return worth;
};
