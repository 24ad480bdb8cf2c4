import { createMemo, createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { TableModel } from '../../table/model.ts';
import type { Atom, Layouts, SheetId } from './content.ts';
import { layoutsOf } from './content.ts';
import { distinct, sheetOf } from './places.ts';
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
  tap: (place: string, at: Element) => void;
  point: (place: string | null) => void;
  pointed: (place: string) => boolean;
  /** Several marks are possible in one place: they are offered at the finger. */
  picker: Accessor<{ atoms: readonly Atom[]; at: DOMRect } | null>;
  closePicker: () => void;
  pick: (atom: Atom) => void;
  /** The place the pointer or focus is at, for what is said beside it. */
  spot: Accessor<DOMRect | null>;
}

export function createSheetUi(table: TableModel): SheetUi {
  const state = boardState(table);
  const [picker, setPicker] = createSignal<{ atoms: readonly Atom[]; at: DOMRect; from: Element } | null>(null);
  const [spot, setSpot] = createSignal<DOMRect | null>(null);
  const [place, setPlace] = createSignal<string | null>(null);
  const layouts = createMemo(() => layoutsOf(state.now()));
  const firsts = createMemo(() => {
    const found = new Map<SheetId | null, string>();
    for (const [key, atoms] of state.targets()) {
      const sheet = sheetOf(atoms[0]!, state.desk());
      if (!found.has(sheet)) found.set(sheet, key);
    }
    return new Set(found.values());
  });
  const closePicker = () => {
    const open = picker();
    setPicker(null);
    if (open?.from instanceof SVGElement || open?.from instanceof HTMLElement) open.from.focus({ preventScroll: true });
  };
  const tap = (key: string, at: Element) => {
    const atoms = distinct(state.targets().get(key) ?? []);
    if (atoms.length === 1) state.mark(atoms[0]!);
    else if (atoms.length > 1) setPicker({ atoms, at: at.getBoundingClientRect(), from: at });
  };
  return {
    table,
    state,
    layouts,
    can: (key) => state.targets().has(key),
    first: (key) => firsts().has(key),
    tap,
    point: (key) => {
      setPlace(key);
      const atoms = key === null ? [] : (state.targets().get(key) ?? []);
      state.point(distinct(atoms));
      setSpot(null);
    },
    pointed: (key) => place() === key,
    picker,
    closePicker,
    pick: (atom) => {
      setPicker(null);
      state.mark(atom);
    },
    spot,
  };
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
