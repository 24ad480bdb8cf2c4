import { createSignal } from 'solid-js';
import { t } from '../text/text.ts';
import type { TableModel } from '../match/model.ts';

/** Whose turn would be rewound with the reader's own step; null when nobody else has acted since. */
export function rewinds(table: TableModel): number | null {
  const back = table.undo();
  if (!back) return null;
  return table.steps().find((step) => step.n > back.to && step.by !== null && step.by !== table.mine)?.by ?? null;
}

/** To go back beyond what another player did is asked twice. */
const SURE = 4000;
const [asked, setAsked] = createSignal<number | null>(null);
let calm: ReturnType<typeof setTimeout> | undefined;

/** What the button says: how far back it goes, and that it wants to be pressed again. */
export function undoTitle(table: TableModel): string {
  const back = table.undo();
  const other = rewinds(table);
  if (other !== null) {
    const what = t('table.undoBefore', { name: table.name(other) });
    return asked() === back?.to ? t('decision.sure', { what }) : what;
  }
  return back && !back.free ? t('table.undoAgreed') : t('table.undo');
}
export const undoAsks = (table: TableModel): boolean => asked() !== null && asked() === table.undo()?.to;

export function undo(table: TableModel): void {
  const back = table.undo();
  if (!back || table.mine === null) return;
  if (rewinds(table) !== null && asked() !== back.to) {
    setAsked(back.to);
    clearTimeout(calm);
    calm = setTimeout(() => setAsked(null), SURE);
    return;
  }
  setAsked(null);
  void table.send({ do: 'undo', seat: table.mine, n: table.view().pub.table.n, to: back.to });
}
