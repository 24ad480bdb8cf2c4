import type { Effect, NewFaction } from './effects.ts';
import { discard, draw, gain, mayScrap } from './effects.ts';

/** The resource of the Kingdom rows: Trade by the rulebook (SR-ONACQ-07); a table may agree on Combat. */
export type KingdomResource = 'trade' | 'combat';
export const KINGDOM_RESOURCES: readonly KingdomResource[] = ['trade', 'combat'];

export interface OnAcquire {
  readonly optional: boolean;
  readonly effects: readonly Effect[];
}

const must = (...effects: Effect[]): OnAcquire => ({ optional: false, effects });
const may = (...effects: Effect[]): OnAcquire => ({ optional: true, effects });

type Bands = readonly [cheap: OnAcquire, middle: OnAcquire, dear: OnAcquire];

const rows = (kingdom: KingdomResource): Record<NewFaction, Bands> => ({
  consortium: [may(draw(1), discard(1)), may(draw(1)), may(draw(2), discard(1))],
  kingdom: [must(gain(kingdom, 2)), must(gain(kingdom, 3)), must(gain(kingdom, 5))],
  scavengers: [must(mayScrap(1, 'hand')), must(mayScrap(1, 'hand', 'discard')), must(mayScrap(2, 'hand', 'discard'))],
});

const table: Record<KingdomResource, Record<NewFaction, Bands>> = { trade: rows('trade'), combat: rows('combat') };

/** The on-acquire ability of a faction's card by its printed cost: 1-4, 5-6, 7-8 (SR-ONACQ-04 to -13). */
export const onAcquireAbility = (faction: NewFaction, printedCost: number, kingdom: KingdomResource): OnAcquire =>
  table[kingdom][faction][printedCost <= 4 ? 0 : printedCost <= 6 ? 1 : 2];
