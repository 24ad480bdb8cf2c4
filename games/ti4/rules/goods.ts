import type { Seat } from '@orrery/kernel';
import { factionSheet } from '../content/factions/index.ts';
import type { Table } from '../shapes.ts';

// ECO: trade goods and commodities.

export function gainGoods(t: Table, seat: Seat, n: number): void {
  if (n === 0) return;
  t.pub.sheets[seat]!.goods += n;
  t.emit('goods', { seat, n });
}

/** Up to the faction's value; with a full stock it still counts as done (TI4-ECO-03, TI4-ECO-04, TI4-SC-31). */
export function replenish(t: Table, seat: Seat): void {
  const sheet = t.pub.sheets[seat]!;
  const n = factionSheet(sheet.faction).commodities - sheet.commodities;
  sheet.commodities += n;
  t.emit('replenished', { seat, n });
}
