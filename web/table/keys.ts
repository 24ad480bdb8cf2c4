import { nextTable } from './next.ts';
import type { TableModel } from '../match/model.ts';
import type { RecordTab } from './Record.tsx';
import { undo } from './undo.ts';

/** Keys of the table. Typing in a field is left alone. */
export function tableKeys(
  table: () => TableModel,
  to: { menu: () => void; record: (tab: RecordTab) => void },
): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, dialog')) return;
    const key = event.key.toLowerCase();
    if (table().showing() && key !== 'tab') table().skip();
    const action = COMMON[key];
    if (action) {
      event.preventDefault();
      action(table(), to);
      return;
    }
    if (/^[1-9]$/.test(key)) {
      press(document.querySelectorAll<HTMLButtonElement>('.dec .opt')[Number(key) - 1], event);
      return;
    }
    press(document.querySelector<HTMLButtonElement>(`.dec [data-key="${CSS.escape(key)}"]`), event);
  };
}
function press(button: HTMLButtonElement | null | undefined, event: KeyboardEvent): void {
  if (!button) return;
  event.preventDefault();
  button.click();
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
  b: () => document.querySelector<HTMLElement>('#board [tabindex="0"], #board button')?.focus(),
};
