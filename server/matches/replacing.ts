import type { Seat } from '@orrery/kernel';
import type { Awaiting, Time } from '../api/types.ts';
import type { StoredTable } from './table.ts';

/** Milliseconds that a table without a clock waits for somebody before a bot may take over: where several decide, and where one voice does. */
export interface Patience {
  several: number;
  alone: number;
}
/** With a live clock people are at the table, and the clock runs anyway. */
const LIVE = 120_000;

/** People at the table who play for themselves, without one seat: those who decide about it. */
export function othersThan(table: StoredTable, seat: Seat) {
  return table.seats.filter((one) => one.person !== null && one.bot === null && one.seat !== seat);
}

/** Since when the table waits for a seat; null while it does not. */
export function waitedSince({ row }: StoredTable, seat: Seat): Time | null {
  return (JSON.parse(row.awaitingJson) as Awaiting[]).find((item) => item.seat === seat)?.since ?? null;
}

/**
 * Milliseconds that the table waits for a seat before the others may let a bot play for it. Where a time for each move was agreed, nobody
 * is replaced within it; where one voice decides, as in a match between two, it cannot be had by waiting for a short absence.
 */
export function replaceAfter(table: StoredTable, seat: Seat, patience: Patience): number {
  const { clock } = table.spec;
  switch (clock.kind) {
    case 'live':
      return LIVE;
    case 'async':
      return clock.perMove * 1000;
    case 'none':
      return othersThan(table, seat).length > 1 ? patience.several : patience.alone;
  }
}
