import { rulesView } from '@orrery/kernel';
import type { Json } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';

type Grower = { readonly grow: (v: unknown, q: Json, part: readonly Json[]) => { add: Json[] } };

/** What could follow this part of an answer, whatever has been built so far. */
export function growFrom(table: TableModel, part: readonly Json[]): readonly Json[] {
  const d = table.decision();
  if (!d) return [];
  const { grow } = (table.game.asks as unknown as { readonly [kind: string]: Grower })[d.kind]!;
  return grow(rulesView(table.game, table.view()), d.q, part).add;
}
