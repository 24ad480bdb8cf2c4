import { isLive } from './apply.ts';
import { clonePub } from './clone.ts';
import { FORMAT } from './format.ts';
import { fingerprint } from './hash.ts';
import type { Json } from './json.ts';
import { sealedWindow } from './open.ts';
import { ownTable } from './start.ts';
import { Fault } from './fault.ts';
import { Table } from './table.ts';
import type { Command, Decision, Event, Rules, Hidden, Own, Pub, Seat, Shapes, State } from './types.ts';
import { Unreadable, unreadable } from './unreadable.ts';

// Looking ahead: while a window waits, whoever is asked next can already think, if public facts alone tell what the question will be when
// everybody declines. The imagined run can read nothing else: a look at a hand or a die stops it. So it is the same whoever holds what.

export interface Ahead<T extends Shapes> {
  /** The questions that will be asked; more than one where several seats answer under seal. */
  decisions: Decision[];
  /** What all will see then. */
  pub: Pub<T>;
  events: Event<T>[];
  /** The windows that have to pass without a reaction. */
  windows: string[];
  /** Fingerprint of the imagined public part: only if the table comes to be exactly so does an early answer count. */
  key: string;
}

/** An answer to a question that is not asked yet. */
export interface EarlyAnswer {
  seat: Seat;
  key: string;
  ask: number;
  answer: Json;
}

/** Windows in a row that may lie between. */
const MOST_WINDOWS = 12;

/** What comes if everybody invited to the present window declines, as far as public facts alone tell it; null if they do not. */
export function lookAhead<T extends Shapes>(game: Rules<T>, s: { pub: Pub<T> }): Ahead<T> | null {
  const { windowClose } = s.pub.table;
  if (windowClose === 'at-once' || !sealedWindow(s.pub)) return null;
  const table = imagine(game, s);
  const windows: string[] = [];
  try {
    for (let window = sealedWindow(table.pub); window; window = sealedWindow(table.pub)) {
      if (windows.push(window.name) > MOST_WINDOWS) return null;
      table.openSealed(table.frame(window.id), true);
      table.run();
    }
  } catch (error) {
    if (isUnreadable(error)) return null;
    throw error;
  }
  const decisions = table.pub.table.open.filter((d) => isLive(game, table, d));
  if (decisions.length === 0) return null;
  return { decisions, pub: table.pub, events: table.events, windows, key: keyOf(table.pub) };
}

/** An early answer as an ordinary one, if the table has come to be exactly as imagined; null if it has not. */
export function cameTrue<T extends Shapes>(s: State<T>, early: EarlyAnswer): Command | null {
  const { seat, key, ask, answer } = early;
  if (!s.pub.table.open.some((d) => d.id === ask && d.seat === seat) || keyOf(s.pub) !== key) return null;
  return { do: 'answer', seat, n: s.pub.table.n, ask, answer };
}

const keyOf = <T extends Shapes>(pub: Pub<T>): string => fingerprint(pub);

/** A table on which the public part is a copy, and nothing else can be read. */
function imagine<T extends Shapes>(game: Rules<T>, { pub }: { pub: Pub<T> }): Table<T> {
  const own = Array.from({ length: pub.table.seats }, () => ownPart<T>());
  const state: State<T> = {
    format: FORMAT,
    game: game.id,
    rules: game.rules,
    pub: clonePub(game, pub),
    own,
    hidden: unreadable as Hidden<T>,
  };
  const table = new Table(game, state);
  table.imagined = true;
  return table;
}

/** A private part of which nothing is known but that no sealed answer was given. */
function ownPart<T extends Shapes>(): Own<T> {
  const table = { ...ownTable(), cards: unreadable, knows: unreadable, preAnswers: unreadable };
  const stop = (): never => {
    throw new Unreadable('a private part');
  };
  return new Proxy({ table } as object, {
    get: (target, field) => (field === 'table' ? (target as { table: unknown }).table : stop()),
    set: stop,
  }) as Own<T>;
}

function isUnreadable(error: unknown): boolean {
  return error instanceof Unreadable || (error instanceof Fault && isUnreadable(error.cause));
}
