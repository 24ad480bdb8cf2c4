import { nextDecision } from '@orrery/kernel';
import type { Decision, Event, Json, Result, Table } from '@orrery/kernel';
import { starRealms } from '../game.ts';
import type { SR, View } from '../shapes.ts';

/** A bot as measuring and tuning need it. */
export type Chooser = (v: View, d: Decision, below: (n: number) => number) => Json | undefined;

/** Plays to the end of the game; `told` hears of everything that happens. */
export const playThrough = (
  table: Table<SR>,
  choose: (v: View, d: Decision) => Json | undefined,
  told?: (events: readonly Event<SR>[]) => void,
): Result => {
  const { s } = table;
  while (s.pub.table.result === null) {
    const d = nextDecision(starRealms, s)!;
    table.take(d, choose(table.view(d.seat), d) ?? null);
    told?.(table.events);
    table.events.length = 0;
  }
  return s.pub.table.result;
};
