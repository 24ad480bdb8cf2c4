import { rulesView } from '@orrery/kernel';
import type { Json } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';

type Grower = { readonly grow: (v: unknown, q: Json, part: readonly Json[]) => { add: Json[] } };

/** What could follow a part of an answer to such a question. */
export const growAt = (table: TableModel, kind: string, q: Json, part: readonly Json[]): readonly Json[] => {
  const { grow } = (table.game.asks as unknown as { readonly [kind: string]: Grower })[kind]!;
  return grow(rulesView(table.game, table.view()), q, part).add;
};
/** What could follow this part of the answer at hand, whatever has been built so far. */
export function growFrom(table: TableModel, part: readonly Json[]): readonly Json[] {
  const d = table.decision();
  return d ? growAt(table, d.kind, d.q, part) : [];
}
