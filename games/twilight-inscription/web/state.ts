import { createMemo, createRoot, createSignal, on } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { Json, Seat, View } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';
import { SHEETS, applyAtom, copyPlayer, handZone, openDesk, settle, sheetsOf } from './content.ts';
import type { Atom, Desk, InscriptionShapes, Moment, Player, SheetId, Text } from './content.ts';
import { createGhost } from './ghost.ts';
import type { Ghost } from './ghost.ts';
import { spoken } from './spoken.ts';
import { placeOf, sheetOf, usesThing } from './places.ts';

export type InsView = View<InscriptionShapes>;
/** The table's view, read as this game's. The frame hands a board only views of its own game. */
export const viewOf = (table: TableModel): InsView => table.view() as unknown as InsView;
export const words = (): Text => spoken.now();

/** What the parts of this board share: rail, sheets, panel. All of it is read from the table; only looking is its own. */
export interface BoardState {
  /** The question is how to mark; its step. */
  step: Accessor<Moment['step'] | null>;
  part: Accessor<readonly Atom[]>;
  /** Legal next marks. */
  atoms: Accessor<readonly Atom[]>;
  /** The pen may be put down. */
  done: Accessor<boolean>;
  /** The reader's sheets with the half-built answer on them; null when nothing is being marked. */
  desk: Accessor<Desk | null>;
  /** Whose sheets lie open, those sheets as they stand, and as all saw them last. */
  seat: Accessor<Seat>;
  now: Accessor<Player>;
  base: Accessor<Player>;
  /** The sheets as they would stand with the mark that is pointed at, and all it sets off: drawn before it is made. */
  drawn: Accessor<Player>;
  /** Legal marks by place. */
  targets: Accessor<ReadonlyMap<string, readonly Atom[]>>;
  /** Legal answers that stand on no sheet. */
  loose: Accessor<readonly Atom[]>;
  /** The sheet that marks are asked for; null if none or several. */
  hot: Accessor<SheetId | null>;
  /** What a resource or asset can still do: only those places are shown. */
  thing: Accessor<string | null>;
  ask: (thing: string | null) => void;
  look: (seat: Seat | null) => void;
  looking: Accessor<Seat | null>;
  /** Others' sheets are closed while the reader marks (INS-STRAT-12). */
  veiled: Accessor<boolean>;
  /** The marks under the pointer or the focus. */
  near: Accessor<readonly Atom[]>;
  point: (atoms: readonly Atom[]) => void;
  ghost: Ghost;
  mark: (atom: Atom) => void;
}

const NONE: readonly Atom[] = [];
const isAtoms = (part: readonly Json[]): readonly Atom[] => part as unknown as readonly Atom[];

function createBoardState(table: TableModel): BoardState {
  const [thing, ask] = createSignal<string | null>(null);
  const [looked, look] = createSignal<Seat | null>(null);
  const [near, point] = createSignal<readonly Atom[]>(NONE);
  const step = createMemo(() => {
    const d = table.decision();
    return d?.kind === 'mark' ? (d.q as { step: Moment['step'] }).step : null;
  });
  const grown = createMemo(() => (step() ? table.growth() : null));
  /**
   * Everything the desk depends on, as text. Every update brings new objects, also the echo of one's own draft:
   * what did not change in content is not worked out again.
   */
  const content = createMemo(() => {
    const at = step();
    if (!at) return '';
    const v = viewOf(table);
    const hand = v.me?.table.cards[handZone(v.seat!)] ?? [];
    return JSON.stringify([table.decision()!.id, at, grown()?.part, hand, v.pub.event, v.pub.dice, sheetsOf(v)]);
  });
  const part = createMemo(on(content, () => isAtoms(grown()?.part ?? [])));
  const atoms = createMemo(on(content, () => isAtoms(grown()?.add ?? [])));
  const done = createMemo(() => grown()?.done ?? false);
  const desk = createMemo<Desk | null>(
    on(content, () => {
      const at = step();
      if (!at) return null;
      const opened = openDesk(viewOf(table), at);
      for (const atom of part()) applyAtom(opened, atom);
      settle(opened);
      return opened;
    }),
  );
  const mine = () => table.mine;
  // Before the first mark of a round all pens are down, so the sheets lie open; from then on until one's own pen is down they do not.
  const veiled = createMemo(() => step() === 'dice' || (step() === 'card' && part().length > 0));
  const looking = createMemo(() => (veiled() || looked() === mine() ? null : looked()));
  const seat = () => looking() ?? mine() ?? viewOf(table).seat ?? 0;
  const now = createMemo(() => {
    const v = viewOf(table);
    if (looking() !== null || mine() === null) return v.pub.players[seat()]!;
    return desk()?.p ?? sheetsOf(v);
  });
  const base = createMemo(() => viewOf(table).pub.players[seat()]!);
  const drawn = createMemo(() => {
    const at = desk();
    const atom = near()[0];
    if (!at || !atom || atom.do === 'deploy' || looking() !== null) return now();
    const tried: Desk = { ...at, p: copyPlayer(at.p), hand: at.hand.slice() };
    return applyAtom(tried, atom) === null ? tried.p : now();
  });
  const shown = createMemo(() => {
    if (looking() !== null) return NONE;
    const wanted = thing();
    const all = atoms();
    if (wanted === null) return all;
    const able = all.filter((atom) => usesThing(atom, wanted, desk()));
    return able.length > 0 ? able : all;
  });
  const targets = createMemo(() => {
    const found = new Map<string, Atom[]>();
    for (const atom of shown()) {
      const place = placeOf(atom, desk());
      if (place === null) continue;
      const there = found.get(place);
      if (there) there.push(atom);
      else found.set(place, [atom]);
    }
    return found;
  });
  const loose = createMemo(() => shown().filter((atom) => placeOf(atom, desk()) === null && atom.do !== 'deploy'));
  const hot = createMemo(() => {
    const asked = new Set<SheetId>();
    for (const atom of atoms()) {
      const sheet = sheetOf(atom, desk());
      if (sheet) asked.add(sheet);
    }
    if (asked.size === 1) return [...asked][0]!;
    const active = desk()?.p.active ?? null;
    return active !== null && (asked.size === 0 || asked.has(active)) ? active : null;
  });
  const ghost = createGhost(() => (looking() === null ? atoms() : NONE));
  const mark = (atom: Atom) => {
    point(NONE);
    ask(null);
    table.grow(atom as unknown as Json);
  };
  return {
    step,
    part,
    atoms,
    done,
    desk,
    seat,
    now,
    base,
    drawn,
    targets,
    loose,
    hot,
    thing,
    ask,
    look,
    looking,
    veiled,
    near,
    point,
    ghost,
    mark,
  };
}

const states = new WeakMap<TableModel, BoardState>();
/** One for each table: rail, board and panel see the same. It goes when the table goes. */
export function boardState(table: TableModel): BoardState {
  const known = states.get(table);
  if (known) return known;
  const made = createRoot(() => createBoardState(table));
  states.set(table, made);
  return made;
}

/** One sheet on a phone, two side by side where there is room, all four on a large screen; `open` brings one to the front. */
export interface Slots {
  shown: Accessor<readonly SheetId[]>;
  open: (sheet: SheetId) => void;
}
export function createSlots(room: Accessor<1 | 2 | 4>, dealt: (sheet: SheetId) => boolean): Slots {
  const [pair, setPair] = createSignal<readonly [SheetId, SheetId]>([SHEETS[0], SHEETS[1]]);
  /** The slot that was opened last stays; the other one makes room. */
  const [front, setFront] = createSignal(0);
  const open = (sheet: SheetId) => {
    const at = pair().indexOf(sheet);
    if (at >= 0) {
      setFront(at);
      return;
    }
    const back = 1 - front();
    const next: [SheetId, SheetId] = [...pair()];
    next[back] = sheet;
    setPair(next);
    setFront(back);
  };
  const shown = createMemo(() => {
    if (room() === 1) return [pair()[front()]!];
    const all = room() === 4 ? SHEETS : pair();
    const there = all.filter(dealt);
    return there.length > 0 ? there : pair();
  });
  return { shown, open };
}
