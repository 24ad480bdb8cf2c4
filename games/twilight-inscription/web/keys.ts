import type { TableModel } from '@orrery/web/match/model.ts';
import { SHEETS } from './content.ts';
import type { Slots } from './state.ts';
import { focusNext } from './ui.ts';
import type { SheetUi } from './ui.ts';

/** Keys of the sheets. They come before the table's own: while marks are being made, Z takes back the last of them. */
export function boardKeys(table: TableModel, ui: SheetUi, slots: Slots): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.ctrlKey || event.metaKey || event.altKey || target?.closest('input, textarea, select, dialog')) return;
    const action = actionOf(event.key, table, ui, slots);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
}

function actionOf(key: string, table: TableModel, ui: SheetUi, slots: Slots): (() => void) | null {
  const { ghost, part, step } = ui.state;
  const sheet = SHEETS[Number(key) - 1];
  if (sheet && (step() !== null || !table.decision())) return () => slots.open(sheet);
  if (key.toLowerCase() === 'z' && part().length > 0) return () => table.shrink();
  if (key.toLowerCase() === 'b') return focusNext;
  if (key === 'Escape' && ui.picker()) return () => ui.closePicker();
  if (ghost.at()) {
    if (key.toLowerCase() === 'r') return () => ghost.rotate();
    if (key.toLowerCase() === 'f') return () => ghost.mirror();
    if (key === 'Enter' && document.activeElement === document.body) return () => ui.pick(ghost.at()!, true);
  }
  return null;
}
