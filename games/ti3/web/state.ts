import { createEffect, createMemo, createRoot, createSignal, on } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { Json } from '@orrery/kernel';
import { namesIn } from '@orrery/web/table/away.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { NO_MARKS } from '@orrery/imperium/web/map/model.ts';
import type { Arrow, MapModel, Marks } from '@orrery/imperium/web/map/model.ts';
import type { MoveAtom, Placing } from '../shapes.ts';
import { systemOf, viewOf } from './content.ts';
import { mapModel, placeId } from './mapModel.ts';

/** What map and panel share: the galaxy as drawn, which answers are about which system, and the system that is looked at. */
export interface MapState {
  model: Accessor<MapModel>;
  marks: Accessor<Marks>;
  /** Answers, or parts of the answer being built, that name a place of the system. */
  about: (system: string) => readonly Json[];
  picked: Accessor<string | null>;
  pick: (system: string | null) => void;
}

/** The place of the galaxy that an answer is about, where it is about one. */
function cellIn(table: TableModel, answer: Json): number | null {
  const d = table.decision()!;
  if (d.kind === 'placeTile') return (answer as unknown as Placing).cell;
  return d.kind === 'pickOne' && (d.q as { what?: string }).what === 'cell' ? Number(answer) : null;
}

function createMapState(table: TableModel): MapState {
  const [picked, pick] = createSignal<string | null>(null);
  const bySystem = createMemo(() => {
    const placed = new Set(viewOf(table).pub.galaxy);
    const found = new Map<string, Json[]>();
    for (const answer of table.growth()?.add ?? table.answers() ?? []) {
      const cell = cellIn(table, answer);
      const systems =
        cell === null
          ? namesIn(answer)
              .map(systemOf)
              .filter((id) => placed.has(id))
          : [placeId(cell)];
      for (const system of new Set(systems)) found.set(system, [...(found.get(system) ?? []), answer]);
    }
    return found;
  });
  /** While the galaxy is built, the places that tiles or homes may come to. */
  const places = createMemo(() => new Set([...bySystem().keys()].filter((id) => /^cell-\d+$/.test(id))));
  const model = createMemo(() => mapModel(viewOf(table).pub, places()));
  /** The system that the running action is about: the question names it. */
  const activeSystem = createMemo(() => {
    const d = table.decision();
    if (d?.kind !== 'move' && d?.kind !== 'produce' && d?.kind !== 'casualties' && d?.kind !== 'land') return null;
    const { system } = d.q as { system?: string };
    return system ?? null;
  });
  const arrows = createMemo((): Arrow[] => {
    const active = activeSystem();
    const growth = table.growth();
    if (active === null || !growth || table.decision()?.kind !== 'move') return [];
    const from = new Set(
      (growth.part as unknown as MoveAtom[]).flatMap((atom) =>
        'ship' in atom && atom.from !== active ? [atom.from] : [],
      ),
    );
    return [...from].map((start) => ({ from: start, to: active, seat: table.mine ?? 0, jump: false }));
  });
  const marks = createMemo((): Marks => ({
    ...NO_MARKS,
    open: new Set(bySystem().keys()),
    active: activeSystem(),
    arrows: arrows(),
    moving: new Set(arrows().map(({ from }) => from)),
  }));
  createEffect(
    on(
      () => table.decision()?.id,
      () => pick(null),
      { defer: true },
    ),
  );
  return { model, marks, about: (system) => bySystem().get(system) ?? [], picked, pick };
}

const states = new WeakMap<TableModel, MapState>();
export function mapState(table: TableModel): MapState {
  const known = states.get(table) ?? createRoot(() => createMapState(table));
  states.set(table, known);
  return known;
}
