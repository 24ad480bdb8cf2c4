/**
 * Between the fourth round and the fifth a lesson tells what comes from now on, as the guide of the rulebook does: each thing before it comes.
 * Read from the record, so a reload shows it again until the reader has gone on.
 */
import { createRoot, createSignal } from 'solid-js';
import type { Signal } from 'solid-js';
import type { Pause } from '@orrery/web/match/board.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { t } from './words.ts';
import { PRIMER, isPrimerDue } from './lesson.ts';

const pages = new WeakMap<TableModel, Signal<number>>();
function pageOf(table: TableModel): Signal<number> {
  const known = pages.get(table) ?? createRoot(() => createSignal(0));
  pages.set(table, known);
  return known;
}

export function primer(table: TableModel): Pause | null {
  const [page, turn] = pageOf(table);
  const steps = table.steps().map(({ by, do: what, events }) => ({
    isOwn: by === table.mine && what === 'answer',
    events: events.map((event) => (event as { t: string }).t),
  }));
  if (!isPrimerDue(steps)) return null;
  const shown = PRIMER[page()];
  if (!shown) return null;
  return {
    caption: t('primer.cap', { n: page() + 1, of: PRIMER.length }),
    title: t(`primer.${shown.about}`),
    text: t(`primer.${shown.about}.why`),
    rule: shown.rule,
    button: t('goOn'),
    goOn: () => turn(page() + 1),
  };
}
