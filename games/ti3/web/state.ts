import { createEffect, createMemo, createRoot, createSignal, on } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { Json } from '@orrery/kernel';
import { namesIn } from '@orrery/web/table/away.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { systemOf, viewOf } from './content.ts';

/** What map and panel share: which answers are about which system, and the system that is looked at. */
export interface MapState {
  /** Answers, or parts of the answer being built, that name a place of the system. */
  about: (system: string) => readonly Json[];
  picked: Accessor<string | null>;
  pick: (system: string | null) => void;
}

function createMapState(table: TableModel): MapState {
  const [picked, pick] = createSignal<string | null>(null);
  const bySystem = createMemo(() => {
    const placed = new Set(viewOf(table).pub.galaxy);
    const found = new Map<string, Json[]>();
    for (const answer of table.growth()?.add ?? table.answers() ?? []) {
      const systems = new Set(namesIn(answer).map(systemOf));
      for (const system of systems) if (placed.has(system)) found.set(system, [...(found.get(system) ?? []), answer]);
    }
    return found;
  });
  createEffect(
    on(
      () => table.decision()?.id,
      () => pick(null),
      { defer: true },
    ),
  );
  return { about: (system) => bySystem().get(system) ?? [], picked, pick };
}

const states = new WeakMap<TableModel, MapState>();
export function mapState(table: TableModel): MapState {
  const known = states.get(table) ?? createRoot(() => createMapState(table));
  states.set(table, known);
  return known;
}
