import { createEffect, createMemo, createRoot, createSignal, on } from 'solid-js';
import type { Accessor } from 'solid-js';
import { rulesView } from '@orrery/kernel';
import type { Json } from '@orrery/kernel';
import { namesIn } from '@orrery/web/table/away.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import type { Arrow, MapModel, Marks } from '@orrery/imperium/web/map/model.ts';
import type { Asked, Laid } from '../shapes.ts';
import { CARRIED } from '../rules/movement.ts';
import { adjacentTo, isSystem, systemOf } from '../rules/systems.ts';
import { question } from './asks/askView.ts';
import { names, viewOf } from './content.ts';
import { mapModel, placeId, reachOf } from './mapModel.ts';
import { t } from './words.ts';

/** What map and panel share: the galaxy as drawn, which answers are about which system, and the system that is looked at. */
export interface MapState {
  model: Accessor<MapModel>;
  marks: Accessor<Marks>;
  /** Answers that name a place of the system. */
  about: (system: string) => readonly Json[];
  picked: Accessor<string | null>;
  pick: (system: string | null) => void;
  reachOf: (system: string) => ReadonlySet<string>;
}

/** The place of a plan's slot: "carry infantry@jord" lies on Jord. */
const placeOfSlot = (id: string): string => id.slice(id.lastIndexOf('@') + 1);

/** The place of the galaxy that an answer is about, where it is about one. */
const placeIn = (table: TableModel, answer: Json): string | null =>
  table.decision()?.kind === 'layTile' ? (answer as unknown as Laid).at : null;

function createMapState(table: TableModel): MapState {
  const [picked, pick] = createSignal<string | null>(null);
  const asked = createMemo(() => rulesView(table.game, table.view()) as unknown as Asked);
  const bySystem = createMemo(() => {
    const found = new Map<string, Json[]>();
    for (const answer of table.growth()?.add ?? table.answers() ?? []) {
      const at = placeIn(table, answer);
      const systems = at === null ? new Set(namesIn(answer).map(systemOf).filter(isSystem)) : [placeId(at)];
      for (const system of systems) found.set(system, [...(found.get(system) ?? []), answer]);
    }
    return found;
  });
  /** While the galaxy is built, the places that tiles may come to. */
  const places = createMemo(() => [
    ...new Set((table.answers() ?? []).flatMap((answer) => placeIn(table, answer) ?? [])),
  ]);
  const model = createMemo(() => mapModel(asked(), names(), places()));
  const marks = createMemo((): Marks => {
    const { pub, seat } = viewOf(table);
    const active = pub.activeSystem;
    const plan = table.plan();
    const sources = new Set<string>();
    const moving = new Set<string>();
    const closed = new Map<string, string>();
    const arrows: Arrow[] = [];
    // Ships move to the active system, or where an ability lets them.
    const to = table.decision()?.kind === 'move' ? question<'move'>(table).system : null;
    if (plan && to !== null) {
      for (const { id, n } of plan.rows) {
        const from = systemOf(placeOfSlot(id));
        if (from === to) continue;
        sources.add(from);
        if (n === 0 || id.startsWith(CARRIED)) continue;
        if (!moving.has(from))
          arrows.push({
            from,
            to,
            seat: seat ?? 0,
            jump: !nearOnMap(model(), from, to, adjacentTo(pub, to)),
          });
        moving.add(from);
      }
      for (const { id, rule } of plan.closed) {
        const from = systemOf(placeOfSlot(id));
        if (rule === 'TI4-MOVE-01' && !sources.has(from)) closed.set(from, t('held'));
      }
    }
    return { open: new Set(bySystem().keys()), sources, moving, closed, active, arrows };
  });
  createEffect(
    on(
      () => table.decision()?.id,
      () => pick(null),
      { defer: true },
    ),
  );
  const reach = (system: string) => reachOf(asked(), viewOf(table).seat, system);
  return { model, marks, about: (system) => bySystem().get(system) ?? [], picked, pick, reachOf: reach };
}

/** Whether the way between two systems can be drawn on the map: they do not meet through wormholes alone. */
function nearOnMap(model: MapModel, from: string, to: string, near: readonly string[]): boolean {
  if (!near.includes(from)) return true;
  const cells = new Map(model.systems.map(({ id, cell }) => [id, cell]));
  const [a, b] = [cells.get(from), cells.get(to)];
  if (!a || !b) return false;
  const [q, r] = [a.q - b.q, a.r - b.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= 1;
}

const states = new WeakMap<TableModel, MapState>();
export function mapState(table: TableModel): MapState {
  const known = states.get(table) ?? createRoot(() => createMapState(table));
  states.set(table, known);
  return known;
}
