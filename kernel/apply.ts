import { checkAnswer, defaultAnswer } from './answers.ts';
import { cloneState } from './clone.ts';
import { same, withEntry } from './json.ts';
import type { Json } from './json.ts';
import { view } from './start.ts';
import { Table } from './table.ts';
import { REACT, WINDOW } from './types.ts';
import type {
  Applied,
  Command,
  Decision,
  Game,
  Name,
  Pub,
  Refusal,
  RefusalCode,
  Seat,
  Shapes,
  State,
  View,
  WindowFrame,
} from './types.ts';

/** A decision may be answered when its frame is on top, or, if it stands, while the top of the stack is calm. */
export function isLive<T extends Shapes>(game: Game<T>, s: { pub: Pub<T> }, d: Decision): boolean {
  const { stack } = s.pub.table;
  const top = stack[stack.length - 1];
  if (!top) return false;
  if (d.mode !== 'standing') return d.frame === top.id;
  if (top.proc === WINDOW) return game.windows[(top as WindowFrame<T>).name].interruptible ?? false;
  return game.procedures[top.proc as Name<T['frames']>].interruptible ?? false;
}

/** The decisions that wait for the viewer: live, blocking, and not yet answered under seal. */
export function awaitedOf<T extends Shapes>(game: Game<T>, v: View<T>): Decision[] {
  return v.pub.table.open.filter(
    (d) => d.seat === v.seat && d.mode !== 'standing' && isLive(game, v, d) && v.me!.table.sealed[d.id] === undefined,
  );
}
/** The decisions that wait for a seat. */
export function awaited<T extends Shapes>(game: Game<T>, s: State<T>, seat: Seat): Decision[] {
  return awaitedOf(game, view(s, seat));
}

/** The first decision that somebody must answer for the match to go on; null when it is over or only the clock is awaited. */
export function nextDecision<T extends Shapes>(game: Game<T>, s: State<T>): Decision | null {
  for (const d of s.pub.table.open) {
    if (d.mode === 'standing' || !isLive(game, s, d)) continue;
    if (d.mode === 'seal' && s.own[d.seat]!.table.sealed[d.id] !== undefined) continue;
    return d;
  }
  return null;
}

/** All sealed answers of a window are in, and the table's clock may open them. */
export function readyToClose<T extends Shapes>(s: State<T>): boolean {
  const { open, stack, result } = s.pub.table;
  const top = stack[stack.length - 1];
  if (result || !top) return false;
  const group = open.filter((d) => d.frame === top.id && d.kind === REACT);
  return group.length > 0 && group.every((d) => s.own[d.seat]!.table.sealed[d.id] !== undefined);
}

/**
 * Applies one command to a copy of the state: kept whole, or dropped whole with the reason. The given state never changes.
 * Undo and consent need the match's history and are the match's business (match.ts).
 */
export function apply<T extends Shapes>(game: Game<T>, s: State<T>, command: Command): Applied<T> {
  const flaw = malformed(command);
  return flaw ? { ok: false, refusal: refuse('malformed', 'TABLE-FORM', flaw) } : applyFormed(game, s, command);
}
/** The same for a command whose form is right. */
export function applyFormed<T extends Shapes>(game: Game<T>, s: State<T>, command: Command): Applied<T> {
  const refusal = checkFormed(game, s, command);
  if (refusal) return { ok: false, refusal };
  const table = new Table(game, cloneState(game, s));
  const advanced = perform(table, command);
  return { ok: true, state: table.s, events: table.events, advanced };
}

/** Why a command cannot be carried out, null when it can. Takes any JSON: this is the edge. */
export function check<T extends Shapes>(game: Game<T>, s: State<T>, command: Command): Refusal | null {
  const flaw = malformed(command);
  return flaw ? refuse('malformed', 'TABLE-FORM', flaw) : checkFormed(game, s, command);
}

function checkFormed<T extends Shapes>(game: Game<T>, s: State<T>, command: Command): Refusal | null {
  const { table } = s.pub;
  if ('seat' in command && command.seat >= table.seats)
    return refuse('unknown-seat', 'TABLE-SEAT', { seats: table.seats });
  if (table.result) return refuse('over', 'TABLE-OVER');
  if ('n' in command && command.n !== table.n) return refuse('stale', 'TABLE-STALE', { n: table.n });
  if (command.do === 'answer' || command.do === 'draft') return checkAsk(game, s, command);
  if (command.do === 'resign' && table.out.includes(command.seat)) return refuse('out', 'TABLE-OUT');
  if (command.do === 'timeout' && awaited(game, s, command.seat).length === 0) return refuse('not-open', 'TABLE-WAIT');
  if (command.do === 'closeWindow' && !readyToClose(s)) return refuse('not-ready', 'TABLE-SEAL');
  if (command.do === 'undo' || command.do === 'consent') return refuse('nothing-to-undo', 'TABLE-UNDO');
  return null;
}

function checkAsk<T extends Shapes>(
  game: Game<T>,
  s: State<T>,
  command: Extract<Command, { do: 'answer' | 'draft' }>,
): Refusal | null {
  const d = s.pub.table.open.find((open) => open.id === command.ask);
  if (!d) return refuse('not-open', 'TABLE-ASK');
  if (d.seat !== command.seat) return refuse('not-yours', 'TABLE-TURN', { seat: d.seat });
  if (!isLive(game, s, d)) return refuse('waiting', 'TABLE-WAIT');
  if (command.do === 'draft') return null;
  const before = s.own[command.seat]!.table.sealed[command.ask];
  if (before !== undefined && same(before, command.answer)) return refuse('repeated', 'TABLE-REPEAT');
  const illegal = checkAnswer(game, view(s, command.seat), d, command.answer);
  return illegal && refuse('illegal', illegal.rule, illegal.with);
}

/** Carries out a checked command on the table's own state. Returns whether the match moved on for all to see. */
export function perform<T extends Shapes>(table: Table<T>, command: Command): boolean {
  const { pub } = table;
  const before = pub.table.n;
  switch (command.do) {
    case 'answer':
      return table.take(
        pub.table.open.find((d) => d.id === command.ask)!,
        command.answer,
      );
    case 'draft':
      keepDraft(table, command.seat, command.ask, command.part);
      return false;
    case 'orders':
      table.own[command.seat]!.table.orders = command.orders;
      return false;
    case 'closeWindow':
      table.openSealed(pub.table.stack[pub.table.stack.length - 1]!);
      table.run();
      return true;
    case 'bot':
      pub.table.bots = pub.table.bots.filter((seat) => seat !== command.seat);
      if (command.on) pub.table.bots = [...pub.table.bots, command.seat];
      return false;
    case 'resign':
      resign(table, command.seat, 'gaveUp');
      return true;
    case 'timeout':
      if (command.then === 'resign') resign(table, command.seat, 'outOfTime');
      else if (command.then === 'bot')
        pub.table.bots = [...pub.table.bots.filter((seat) => seat !== command.seat), command.seat];
      else answerByDefault(table, command.seat);
      return pub.table.n !== before;
    case 'undo':
    case 'consent':
      throw new Error(`${command.do} belongs to the match`);
  }
}

function keepDraft<T extends Shapes>(table: Table<T>, seat: Seat, ask: number, part: Json): void {
  const mine = table.own[seat]!.table;
  mine.drafts = withEntry(mine.drafts, ask, part);
}

/** The default answer to what the seat was being asked when its time ran out, not to what follows. */
function answerByDefault<T extends Shapes>(table: Table<T>, seat: Seat): void {
  for (const d of awaited(table.game, table.s, seat)) {
    if (table.pub.table.open.some((open) => open.id === d.id))
      table.take(d, defaultAnswer(table.game, table.view(seat), d));
  }
}

function resign<T extends Shapes>(table: Table<T>, seat: Seat, cause: 'gaveUp' | 'outOfTime'): void {
  table.count(seat);
  table.raiseUndoLimit();
  table.game.resign(table, seat, cause);
  table.run();
}

function refuse(code: RefusalCode, rule: string, details?: Json): Refusal {
  return details === undefined ? { code, rule } : { code, rule, with: details };
}

type Form = readonly (readonly [field: string, isRight: (value: unknown) => boolean])[];
const isWhole = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isTruth = (value: unknown): boolean => typeof value === 'boolean';
const isAfterTimeout = (value: unknown): boolean => value === 'default' || value === 'bot' || value === 'resign';
const forms: ReadonlyMap<unknown, Form> = new Map<Command['do'], Form>([
  [
    'answer',
    [
      ['seat', isWhole],
      ['n', isWhole],
      ['ask', isWhole],
      ['answer', isJson],
    ],
  ],
  [
    'draft',
    [
      ['seat', isWhole],
      ['n', isWhole],
      ['ask', isWhole],
      ['part', isJson],
    ],
  ],
  [
    'orders',
    [
      ['seat', isWhole],
      ['orders', areOrders],
    ],
  ],
  [
    'undo',
    [
      ['seat', isWhole],
      ['n', isWhole],
      ['to', isWhole],
    ],
  ],
  [
    'consent',
    [
      ['seat', isWhole],
      ['n', isWhole],
      ['yes', isTruth],
    ],
  ],
  [
    'resign',
    [
      ['seat', isWhole],
      ['n', isWhole],
    ],
  ],
  [
    'timeout',
    [
      ['seat', isWhole],
      ['n', isWhole],
      ['then', isAfterTimeout],
    ],
  ],
  [
    'bot',
    [
      ['seat', isWhole],
      ['on', isTruth],
    ],
  ],
  ['closeWindow', [['n', isWhole]]],
]);

/** The first thing wrong with the form of a command; null when its form is right. */
export function malformed(command: unknown): { field: string } | null {
  if (typeof command !== 'object' || command === null || Array.isArray(command)) return { field: 'command' };
  const given = command as { [field: string]: unknown };
  const form = forms.get(given['do']);
  if (!form) return { field: 'do' };
  for (const [field, isRight] of form) if (!isRight(given[field])) return { field };
  return null;
}

function areOrders(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value as Record<string, unknown>).every((order) => {
    if (typeof order !== 'object' || order === null) return false;
    const { use, when, until } = order as Record<string, unknown>;
    const isSource =
      use === null ||
      (typeof use === 'object' &&
        typeof (use as Record<string, unknown>).ability === 'string' &&
        typeof (use as Record<string, unknown>).component === 'string');
    const isFilter = when === undefined || (typeof when === 'object' && when !== null && isJson(when));
    return isSource && isFilter && (until === undefined || Number.isInteger(until));
  });
}

const DEPTH_LIMIT = 32;
function isJson(value: unknown): boolean {
  return isJsonWithin(value, 0);
}
function isJsonWithin(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth > DEPTH_LIMIT) return false;
  return Object.values(value).every((item) => isJsonWithin(item, depth + 1));
}
