import { hasListeners } from '@orrery/kernel';
import type { Flow, Name, Next, Seat, UseTable } from '@orrery/kernel';
import { factionSheet } from '../content/factions/index.ts';
import type { Asked, Ti4 } from '../shapes.ts';
import { orderOf } from './initiative.ts';
import { moment } from './moments.ts';

// ECO: trade goods and commodities. Gaining them is the last thing that a step does.

export const gainGoods = <P extends Name<Ti4['frames']>>(t: Flow<Ti4, P>, seat: Seat, n: number, from?: 'card'): Next =>
  n === 0 ? t.next : moment(t, 'goods.gain', { seat, n, prevented: false, ...(from && { from }) });

/** An effect has handed commodities of a player to another. */
export const commoditiesGiven = <Memo>(t: UseTable<Ti4, Memo>, from: Seat, to: Seat, n: number): Next =>
  n > 0 && hasListeners(t.game, t.pub, 'commodities.given')
    ? t.window('commodities.given', { from, to, n }, orderOf(t.pub))
    : t.next;

/** The commodity value of the faction (TI4-ECO-03). */
export const commodityLimit = (v: Asked, seat: Seat): number =>
  v.number('commodityLimit', { seat }, factionSheet(v.pub.sheets[seat]!.faction).commodities);

/** Up to the faction's value; with a full stock it still counts as done (TI4-ECO-04, TI4-SC-31). */
export const replenish = <P extends Name<Ti4['frames']>>(t: Flow<Ti4, P>, seat: Seat): Next => {
  const n = Math.max(0, commodityLimit(t, seat) - t.pub.sheets[seat]!.commodities);
  return moment(t, 'goods.replenish', { seat, n, prevented: false });
};
