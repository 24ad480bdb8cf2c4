import { createSignal } from 'solid-js';
import type { Event, Shapes } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';
import type { SeenEvent } from '../parts/fight.ts';

// What the reader points at in the log: the map shows it in place of what was told last.

const pointed = new WeakMap<TableModel, [() => readonly SeenEvent[], (events: readonly SeenEvent[]) => void]>();
function pointedOf(table: TableModel) {
  const known = pointed.get(table);
  if (known) return known;
  const [events, point] = createSignal<readonly SeenEvent[]>([]);
  pointed.set(table, [events, point]);
  return pointed.get(table)!;
}
export const pointAt = (table: TableModel, events: readonly Event<Shapes>[]): void =>
  pointedOf(table)[1](events as unknown as readonly SeenEvent[]);

/** What the map is to show: the line of the log that is pointed at, else the step that is told at present. */
export function shownEvents(table: TableModel): readonly SeenEvent[] {
  const [events] = pointedOf(table);
  return events().length > 0 ? events() : ((table.told()?.events ?? []) as unknown as readonly SeenEvent[]);
}
