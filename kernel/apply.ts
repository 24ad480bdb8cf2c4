import { checkAnswer, defaultAnswer, listAnswers } from './answers.ts';
import { cloneState } from './clone.ts';
import { checkDeal, performDeal } from './deals.ts';
import { checkShow, performShow } from './shows.ts';
import { malformed } from './forms.ts';
import { same } from './json.ts';
import { isClosed, refuse, sealedWindow } from './open.ts';
import type { OnDraw } from './random.ts';
import { view } from './start.ts';
import { Fault } from './fault.ts';
import { Table } from './table.ts';
import type { Applied, Command, Decision, Rules, Name, Pub, Refusal, Seat, Shapes, State, View } from './types.ts';

/** A question may be answered when its frame is on top; an offer while nothing closed lies above its frame. */
export function isLive<T extends Shapes>(game: Rules<T>, s: { pub: Pub<T> }, d: Decision): boolean {
  const { stack } = s.pub.table;
  if (d.mode !== 'offer') return stack[stack.length - 1]?.id === d.frame;
  for (let i = stack.length - 1; i >= 0 && stack[i]!.id !== d.frame; i--) if (isClosed(game, stack[i]!)) return false;
  const kind = game.asks[d.kind as Name<T['asks']>];
  return kind.isAvailable ? kind.isAvailable(s.pub, d.q as never, d.seat) : true;
}

/** The decisions that wait for the viewer: live, and not yet answered under seal. */
export function awaitedOf<T extends Shapes>(game: Rules<T>, v: View<T>): Decision[] {
  return v.pub.table.open.filter(
    (d) => d.seat === v.seat && isLive(game, v, d) && v.me!.table.sealed[d.id] === undefined,
  );
}
/** The decisions that wait for a seat. */
export function awaited<T extends Shapes>(game: Rules<T>, s: State<T>, seat: Seat): Decision[] {
  return awaitedOf(game, view(s, seat));
}
/** The offers that the viewer may take up now. */
export function offersTo<T extends Shapes>(game: Rules<T>, v: View<T>): Decision[] {
  return v.pub.table.offers.filter((d) => d.seat === v.seat && isLive(game, v, d));
}

/** The first decision that somebody must answer for the match to go on; null when it is over or only the clock is awaited. */
export function nextDecision<T extends Shapes>(game: Rules<T>, s: State<T>): Decision | null {
  for (const d of s.pub.table.open) {
    if (!isLive(game, s, d)) continue;
    if (d.mode === 'seal' && s.own[d.seat]!.table.sealed[d.id] !== undefined) continue;
    return d;
  }
  return null;
}

/** A timed window is open: the table's clock may close it at any moment, whoever has answered. */
export function readyToClose<T extends Shapes>(s: { pub: Pub<T> }): boolean {
  return s.pub.table.windowClose === 'timed' && sealedWindow(s.pub) !== null;
}

/**
 * Applies one command to a copy of the state: kept whole, or dropped whole with the reason. The given state never changes.
 * Undo and consent need the match's history and are the match's business (match.ts).
 */
export function apply<T extends Shapes>(game: Rules<T>, s: State<T>, command: Command): Applied<T> {
  const flaw = malformed(command);
  return flaw ? { ok: false, refusal: refuse('malformed', 'TABLE-FORM', flaw) } : applyFormed(game, s, command);
}
/** The same for a command whose form is right. */
export function applyFormed<T extends Shapes>(
  game: Rules<T>,
  s: State<T>,
  command: Command,
  onDraw: OnDraw | null = null,
): Applied<T> {
  const refusal = checkFormed(game, s, command);
  if (refusal) return { ok: false, refusal };
  if (command.do === 'closeQuestion') return closeQuestion(game, s, command);
  const table = new Table(game, cloneState(game, s), onDraw);
  const advanced = perform(table, command);
  return { ok: true, state: table.s, events: table.events, advanced };
}

/** How many answers are tried before a question is given up. */
const CLOSING_TRIES = 50;
/**
 * The keeper closes a question that fails: its default answer is taken, or the first other one that the rules can carry out. If none can,
 * the procedure that asks it is ended.
 */
function closeQuestion<T extends Shapes>(
  game: Rules<T>,
  s: State<T>,
  { ask }: Extract<Command, { do: 'closeQuestion' }>,
): Applied<T> {
  const d = decisionOf(s.pub, ask)!;
  const v = view(s, d.seat);
  const attempts: ((table: Table<T>) => unknown)[] = [
    (table) => table.take(d, defaultAnswer(game, v, d)),
    ...(listAnswers(game, v, d, CLOSING_TRIES) ?? []).map((answer) => (table: Table<T>) => table.take(d, answer)),
    (table) => table.giveUp(d),
  ];
  for (const [i, attempt] of attempts.entries()) {
    const table = new Table(game, cloneState(game, s));
    try {
      attempt(table);
      return { ok: true, state: table.s, events: table.events, advanced: table.pub.table.n !== s.pub.table.n };
    } catch (error) {
      if (i === attempts.length - 1) throw error;
    }
  }
  throw new Fault('no way to close the question', '');
}

/** Why a command cannot be carried out, null when it can. Takes any JSON: this is the edge. */
export function check<T extends Shapes>(game: Rules<T>, s: State<T>, command: Command): Refusal | null {
  const flaw = malformed(command);
  return flaw ? refuse('malformed', 'TABLE-FORM', flaw) : checkFormed(game, s, command);
}

function checkFormed<T extends Shapes>(game: Rules<T>, s: State<T>, command: Command): Refusal | null {
  const { table } = s.pub;
  if ('seat' in command && command.seat >= table.seats)
    return refuse('unknown-seat', 'TABLE-SEAT', { seats: table.seats });
  if (table.result) return refuse('over', 'TABLE-OVER');
  if ('n' in command && !isFresh(s.pub, command)) return refuse('stale', 'TABLE-STALE', { n: table.n });
  switch (command.do) {
    case 'answer':
      return checkAsk(game, s, command);
    case 'waive':
    case 'resign':
      return table.out.includes(command.seat) ? refuse('out', 'TABLE-OUT') : null;
    case 'hold':
      return checkHold(s.pub, command);
    case 'offer':
    case 'accept':
    case 'refuse':
    case 'withdraw':
      return checkDeal(game, s, command);
    case 'show':
      return checkShow(game, s, command);
    case 'timeout':
      return awaited(game, s, command.seat).length === 0 ? refuse('not-open', 'TABLE-WAIT') : null;
    case 'closeWindow':
      return readyToClose(s) ? null : refuse('no-window', 'TABLE-HOLD');
    case 'closeQuestion':
      return table.open.some((d) => d.id === command.ask && isLive(game, s, d))
        ? null
        : refuse('not-open', 'TABLE-ASK');
    case 'undo':
    case 'consent':
      return refuse('nothing-to-undo', 'TABLE-UNDO');
    case 'preAnswers':
    case 'bot':
    case 'nothing':
      return null;
  }
}

/** An answer is for its question, whatever offers and deals came in between; all else is for the very state it was sent in. */
function isFresh<T extends Shapes>({ table }: Pub<T>, command: { do: string; n: number }): boolean {
  return command.n === table.n || (command.do === 'answer' && command.n < table.n && command.n >= table.freshFrom);
}

/** Anybody may ask for more time, once in a window; whether they could use it is nobody's business. */
function checkHold<T extends Shapes>(pub: Pub<T>, { seat, window }: Extract<Command, { do: 'hold' }>): Refusal | null {
  if (pub.table.out.includes(seat)) return refuse('out', 'TABLE-OUT');
  const open = pub.table.windowClose === 'timed' ? sealedWindow(pub) : null;
  if (open?.id !== window) return refuse('no-window', 'TABLE-HOLD');
  return open.holds.includes(seat) ? refuse('repeated', 'TABLE-REPEAT') : null;
}

/** An open question or offer. */
function decisionOf<T extends Shapes>({ table }: Pub<T>, id: number): Decision | undefined {
  return table.open.find((d) => d.id === id) ?? table.offers.find((d) => d.id === id);
}

function checkAsk<T extends Shapes>(
  game: Rules<T>,
  s: State<T>,
  command: Extract<Command, { do: 'answer' }>,
): Refusal | null {
  const d = decisionOf(s.pub, command.ask);
  if (!d) return refuse('not-open', 'TABLE-ASK');
  if (d.seat !== command.seat) return refuse('not-yours', 'TABLE-TURN', { seat: d.seat });
  if (!isLive(game, s, d)) return refuse('waiting', 'TABLE-WAIT');
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
      return table.take(decisionOf(pub, command.ask)!, command.answer);
    case 'preAnswers':
      table.own[command.seat]!.table.preAnswers = command.preAnswers;
      return false;
    case 'waive':
      pub.table.waivers = [
        ...pub.table.waivers.filter(({ seat }) => seat !== command.seat),
        ...command.waivers.map(({ windows, until }) => ({ seat: command.seat, windows, until })),
      ];
      return false;
    case 'hold':
      sealedWindow(pub)!.holds.push(command.seat);
      return false;
    case 'offer':
    case 'accept':
    case 'refuse':
    case 'withdraw':
      return performDeal(table, command);
    case 'show':
      return performShow(table, command);
    case 'closeWindow':
      table.openSealed(pub.table.stack[pub.table.stack.length - 1]!, true);
      table.run();
      return true;
    case 'bot':
      seatBot(pub, command.seat, command.on, command.standsIn ?? false);
      return false;
    case 'nothing':
      return false;
    case 'resign':
      resign(table, command.seat, 'gaveUp');
      return true;
    case 'timeout':
      if (command.then === 'resign') resign(table, command.seat, 'outOfTime');
      else if (command.then === 'bot') seatBot(pub, command.seat, true, true);
      else answerByDefault(table, command.seat);
      return pub.table.n !== before;
    case 'closeQuestion':
    case 'undo':
    case 'consent':
      throw new Error(`${command.do} cannot be carried out on a table alone`);
  }
}

function seatBot<T extends Shapes>({ table }: Pub<T>, seat: Seat, on: boolean, standsIn: boolean): void {
  const without = (seats: readonly Seat[]) => seats.filter((other) => other !== seat);
  table.bots = on ? [...without(table.bots), seat] : without(table.bots);
  table.standIns = on && standsIn ? [...without(table.standIns), seat] : without(table.standIns);
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
  table.pub.table.freshFrom = table.pub.table.n;
  table.recheckSealed();
  table.raiseUndoLimit();
  table.recheckRules();
  table.game.resign(table, seat, cause);
  table.run();
}
