import { nextTable } from './next.ts';
import type { TableModel } from '../match/model.ts';
import type { Presses } from './presses.ts';
import type { RecordTab } from './Record.tsx';
import { undo } from './undo.ts';

/** Not taken by the board (Enter on a place looks at it and does not give an answer as well), nor typed in a field or a dialog. */
export function isForTable(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  const isTyped = event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, dialog');
  return !event.defaultPrevented && !isTyped;
}

/** Keys of the table. Typing in a field is left alone. */
export function tableKeys(
  table: () => TableModel,
  to: { menu: () => void; record: (tab: RecordTab) => void; presses: Presses },
): (event: KeyboardEvent) => void {
  return (event) => {
    if (!isForTable(event)) return;
    const key = event.key.toLowerCase();
    if (table().showing() && key !== 'tab') table().skip();
    const action = COMMON[key];
    if (action) {
      event.preventDefault();
      action(table(), to);
      return;
    }
    const press = /^[1-9]$/.test(key) ? to.presses.byNumber(Number(key)) : to.presses.byLetter(key);
    if (!press) return;
    event.preventDefault();
    press();
  };
}

type To = Parameters<typeof tableKeys>[1];
const COMMON: { [key: string]: (table: TableModel, to: To) => void } = {
  z: (table) => undo(table),
  s: (table) => table.skip(),
  n: (table) => void nextTable(table.channel.head()?.id ?? ''),
  g: (_, to) => to.record('log'),
  t: (_, to) => to.record('talk'),
  '?': (_, to) => to.menu(),
  d: () => document.getElementById('question')?.focus(),
  b: () => placeOfBoard()?.focus(),
};

/** Where one starts on a board: its cards and places come before buttons that come and go. */
const placeOfBoard = () =>
  document.querySelector<HTMLElement>('#board [tabindex="0"]') ?? document.querySelector<HTMLElement>('#board button');
