import { createMemo, createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { TableModel } from '@orrery/web/match/model.ts';
import type { AssetCode, Atom, Layouts, SheetId } from './content.ts';
import { layoutsOf } from './content.ts';
import { distinct, sheetOf } from './places.ts';
import { lessonTarget } from './coach.ts';
import { reportsOf } from './report.ts';
import { boardState } from './state.ts';
import type { BoardState } from './state.ts';

/** What a sheet needs to be drawn and tapped. */
export interface SheetUi {
  table: TableModel;
  state: BoardState;
  layouts: Accessor<Layouts>;
  can: (place: string) => boolean;
  /** The one tab stop of each sheet; arrows lead on from there. */
  first: (place: string) => boolean;
  /** Marks a place; one who works with the keyboard is led on to the next. */
  tap: (place: string, at: Element, byKey: boolean) => void;
  point: (place: string | null) => void;
  pointed: (place: string) => boolean;
  /** The place a lesson points to. */
  target: (place: string) => boolean;
  /** What is printed in a place that is not to be marked, asked about by pointing or tapping. */
  explain: (what: { place: string; code: AssetCode } | null) => void;
  explained: Accessor<{ place: string; code: AssetCode } | null>;
  /** Several marks are possible in one place: they are offered at the finger. */
  picker: Accessor<{ atoms: readonly Atom[]; at: DOMRect } | null>;
  closePicker: () => void;
  pick: (atom: Atom, byKey: boolean) => void;
}

export function createSheetUi(table: TableModel): SheetUi {
  const state = boardState(table);
  const reports = reportsOf(table);
  const [picker, setPicker] = createSignal<{ atoms: readonly Atom[]; at: DOMRect; from: Element } | null>(null);
  const [place, setPlace] = createSignal<string | null>(null);
  const [explained, explain] = createSignal<{ place: string; code: AssetCode } | null>(null);
  const layouts = createMemo(() => layoutsOf(state.now()));
  const firsts = createMemo(() => {
    const found = new Map<SheetId | null, string>();
    for (const [key, atoms] of state.targets()) {
      const sheet = sheetOf(atoms[0]!, state.desk());
      if (!found.has(sheet)) found.set(sheet, key);
    }
    return new Set(found.values());
  });
  const target = createMemo(() => lessonTarget(table));
  const closePicker = () => {
    const open = picker();
    setPicker(null);
    if (open?.from instanceof SVGElement || open?.from instanceof HTMLElement) open.from.focus({ preventScroll: true });
  };
  const pick = (atom: Atom, byKey: boolean) => {
    setPicker(null);
    state.mark(atom);
    if (byKey) requestAnimationFrame(focusNext);
  };
  const tap = (key: string, at: Element, byKey: boolean) => {
    const atoms = distinct(state.targets().get(key) ?? []);
    if (atoms.length === 1) pick(atoms[0]!, byKey);
    else if (atoms.length > 1) setPicker({ atoms, at: at.getBoundingClientRect(), from: at });
  };
  return {
    table,
    state,
    layouts,
    // While an event's report is shown nothing is asked for on the sheet beside it.
    can: (key) => reports.shown() === null && state.targets().has(key),
    first: (key) => firsts().has(key),
    tap,
    point: (key) => {
      setPlace(key);
      const atoms = key === null ? [] : (state.targets().get(key) ?? []);
      state.point(distinct(atoms));
    },
    pointed: (key) => place() === key,
    target: (key) => target() === key,
    explain,
    explained,
    picker,
    closePicker,
    pick,
  };
}

/** Where the keyboard goes on: the choice that lies over the sheets, the unit to deploy, the first legal place. */
export function focusNext(): void {
  for (const where of [
    '.ins-over button:not([disabled])',
    '.ins-sheet .ghost',
    '.ins-sheet.hot .can[tabindex="0"]',
    '.ins-sheet .can',
    '.ins-loose button',
    '.dec-foot .btn-1',
    '#question',
  ]) {
    const found = document.querySelector<HTMLElement | SVGElement>(where);
    if (!found) continue;
    found.focus({ preventScroll: false });
    return;
  }
}

/** The legal place nearest in a direction, among those of one sheet. */
export function nextPlace(from: Element, key: string): HTMLElement | SVGElement | null {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
  if (!dx && !dy) return null;
  const middle = (el: Element) => {
    const { left, top, width, height } = el.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };
  const [x, y] = middle(from);
  let best: HTMLElement | SVGElement | null = null;
  let least = Infinity;
  for (const el of from.closest('.ins-sheet')?.querySelectorAll<HTMLElement | SVGElement>('[data-place].can') ?? []) {
    if (el === from) continue;
    const [px, py] = middle(el);
    const ahead = dx! * (px - x) + dy! * (py - y);
    if (ahead < 2) continue;
    const aside = Math.abs(dy! * (px - x)) + Math.abs(dx! * (py - y));
    const distance = ahead + aside * 2.2;
    if (distance < least) {
      least = distance;
      best = el;
    }
  }
  return best;
}
