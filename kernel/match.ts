import { applyFormed } from './apply.ts';
import { cloneState } from './clone.ts';
import { stateHash } from './format.ts';
import { malformed } from './forms.ts';
import { same } from './json.ts';
import type { Json } from './json.ts';
import type { Point } from './line.ts';
import { lasts } from './waivers.ts';
import type { OnDraw } from './random.ts';
import { begin } from './start.ts';
import type { Setup } from './start.ts';
import type { Applied, Command, Event, Rules, Refusal, Seat, Shapes, State } from './types.ts';

/** One accepted command with the fingerprint of the state it led to; null where none was taken. */
export interface Logged {
  command: Command;
  hash: string | null;
}

/** A point one can go back to, with its state where that is kept: above the undo limit, and now and then below it. */
interface KeptPoint<T extends Shapes> extends Point {
  state: State<T> | null;
}
/** Of so many commands, the state after one is kept: whoever goes further back plays no more than these again. */
const KEPT_EVERY = 64;

/** What was played before a snapshot, for those who go back beyond it. */
export interface Past<T extends Shapes> {
  /** The point with this n on the way to the snapshot; null when there is none. */
  point(n: number): Point | null;
  /** The state after so many commands. */
  state(length: number): State<T>;
}
/** Where a stored match is taken up: a snapshot, and how many commands led to it. */
export interface Snapshot<T extends Shapes> {
  state: State<T>;
  length: number;
  past: Past<T>;
}

/** The past of a match whose commands are at hand: played again when it is needed. */
export function replayedPast<T extends Shapes>(game: Rules<T>, setup: Setup, commands: readonly Command[]): Past<T> {
  const playTo = (length: number) => {
    const match = new Match(game, setup, null, Infinity);
    for (const command of commands.slice(0, length)) match.play(command);
    return match;
  };
  return {
    point: (n) => playTo(commands.length).points.find((point) => point.n === n) ?? null,
    state: (length) => playTo(length).state,
  };
}

/** A match in play: the state, its log, and the way back. One command at a time; what is refused leaves no trace. */
export class Match<T extends Shapes> {
  readonly game: Rules<T>;
  readonly setup: Setup;
  /** What was played since the start, or since the snapshot. */
  readonly log: Logged[] = [];
  /** The events of the set-up; none for a match taken up from a snapshot. */
  readonly opening: Event<T>[];
  state: State<T>;
  private line: KeptPoint<T>[];
  private readonly snapshot: Snapshot<T> | null;
  private readonly fingerprintEvery: number;
  private readonly onDraw: OnDraw | null;

  /** `fingerprintEvery`: of so many commands one is logged with a fingerprint, and the last of the match; each tells of all before it. */
  constructor(
    game: Rules<T>,
    setup: Setup,
    snapshot: Snapshot<T> | null = null,
    fingerprintEvery = 1,
    onDraw: OnDraw | null = null,
  ) {
    this.onDraw = onDraw;
    this.game = game;
    this.setup = setup;
    this.snapshot = snapshot;
    this.fingerprintEvery = fingerprintEvery;
    const { state, events } = snapshot ? { state: snapshot.state, events: [] } : begin(game, setup, onDraw);
    this.state = state;
    this.opening = events;
    this.line = [{ n: state.pub.table.n, length: this.length, state }];
  }

  /** The points on the way to the present, as far back as the memory reaches. */
  get points(): readonly Point[] {
    return this.line;
  }

  /** Commands accepted since the match began. */
  get length(): number {
    return (this.snapshot?.length ?? 0) + this.log.length;
  }

  play(command: Command): Applied<T> {
    const flaw = malformed(command);
    if (flaw) return refused({ code: 'malformed', rule: 'TABLE-FORM', with: flaw });
    if (this.wasApplied(command)) return refused({ code: 'repeated', rule: 'TABLE-REPEAT' });
    const applied =
      command.do === 'undo' || command.do === 'consent'
        ? this.goBack(command)
        : applyFormed(this.game, this.state, command, this.onDraw);
    if (!applied.ok) return applied;
    this.state = applied.state;
    // Counted from the snapshot: where snapshots are taken as often, each fingerprint is that of one.
    const isDue = (this.log.length + 1) % this.fingerprintEvery === 0 || this.state.pub.table.result !== null;
    this.log.push({ command, hash: isDue ? this.fingerprint() : null });
    this.remember();
    return applied;
  }

  /** The fingerprint of the present state. */
  fingerprint(): string {
    return stateHash(this.state);
  }

  /** How far back a seat may go on its own; null when not at all. */
  freeUndo(seat: Seat): number | null {
    const { undoLimit, last, result } = this.state.pub.table;
    const before = this.line[this.line.length - 2];
    return !result && last === seat && before && before.n >= undoLimit ? before.n : null;
  }

  /** Whether this very command is in the log: a repeated message, not a late one. */
  private wasApplied(command: Command): boolean {
    const { n, open } = this.state.pub.table;
    if (!('n' in command) || command.n >= n) return false;
    // A sealed answer may be changed and changed back; the table itself tells whether it holds this one.
    if (command.do === 'answer' && open.some((d) => d.id === command.ask && d.mode === 'seal')) return false;
    return this.log.some((logged) => same(logged.command, command));
  }

  private remember(): void {
    const { n, undoLimit } = this.state.pub.table;
    const last = this.line[this.line.length - 1];
    if (last?.n === n) {
      last.length = this.length;
      last.state = this.state;
    } else this.line.push({ n, length: this.length, state: this.state });
    for (let i = this.line.length - 1; i > 0 && this.line[i]!.state; i--)
      if (this.line[i]!.n < undoLimit && !this.isKept(i)) this.line[i]!.state = null;
  }

  /** One point in each stretch of the log keeps its state. */
  private isKept(i: number): boolean {
    const stretch = (at: number) => Math.floor(this.line[at]!.length / KEPT_EVERY);
    return stretch(i) !== stretch(i - 1);
  }

  private goBack(command: Extract<Command, { do: 'undo' | 'consent' }>): Applied<T> {
    const { table } = this.state.pub;
    if (command.seat >= table.seats)
      return refused({ code: 'unknown-seat', rule: 'TABLE-SEAT', with: { seats: table.seats } });
    if (table.result) return refused({ code: 'over', rule: 'TABLE-OVER' });
    if (command.n !== table.n) return refused({ code: 'stale', rule: 'TABLE-STALE', with: { n: table.n } });
    return command.do === 'undo' ? this.undo(command.seat, command.to) : this.consent(command.seat, command.yes);
  }

  private undo(seat: Seat, to: number): Applied<T> {
    const { table } = this.state.pub;
    const point = this.point(to);
    if (!point || to >= table.n) return refused({ code: 'nothing-to-undo', rule: 'TABLE-UNDO', with: { to } });
    if (table.last === seat && to >= table.undoLimit) return this.restore(point, true);
    if (this.others(seat).length === 0) return this.restore(point, false);
    const state = cloneState(this.game, this.state);
    state.pub.table.proposal = { by: seat, to, agreed: [seat] };
    return { ok: true, state, events: [], advanced: false };
  }

  private consent(seat: Seat, yes: boolean): Applied<T> {
    const { proposal } = this.state.pub.table;
    if (!proposal || proposal.agreed.includes(seat)) return refused({ code: 'no-proposal', rule: 'TABLE-CONSENT' });
    const agreed = [...proposal.agreed, seat];
    if (yes && this.others(proposal.by).every((other) => agreed.includes(other))) {
      const point = this.point(proposal.to);
      return point ? this.restore(point, false) : refused({ code: 'nothing-to-undo', rule: 'TABLE-UNDO' });
    }
    const state = cloneState(this.game, this.state);
    state.pub.table.proposal = yes ? { ...proposal, agreed } : null;
    return { ok: true, state, events: [], advanced: false };
  }

  /** Whose consent is needed: everybody else who is not out, and neither a bot; a bot that stands in for a person does not decide for them. */
  private others(seat: Seat): Seat[] {
    const { seats, out, bots, standIns } = this.state.pub.table;
    const isBot = (s: Seat) => bots.includes(s) && !standIns.includes(s);
    return Array.from({ length: seats }, (_, s) => s).filter((s) => s !== seat && !out.includes(s) && !isBot(s));
  }

  /**
   * Back to a point. n and ids go on counting, so that messages sent before the undo are recognised as stale. What seats said to the table
   * rather than in the game (pre-answers, waivers, open offers of deals) is not taken back.
   */
  private restore(point: KeptPoint<T>, isFree: boolean): Applied<T> {
    const now = this.state.pub.table;
    const state = cloneState(this.game, point.state ?? this.recreate(point));
    const { table } = state.pub;
    table.n = now.n + 1;
    table.freshFrom = table.n;
    table.next = now.next;
    table.bots = now.bots;
    table.standIns = now.standIns;
    table.proposal = null;
    table.rewound = now.rewound + (isFree ? 0 : 1);
    table.waivers = now.waivers.filter(({ until }) => lasts(state.pub, until));
    // Beyond what is free, seats may have been shown cards that the terms name.
    const stays = (deal: { id: number }) => isFree || table.deals.some(({ id }) => id === deal.id);
    table.deals = now.deals.filter(stays);
    for (const [seat, { table: mine }] of state.own.entries()) {
      const { preAnswers, notices, terms } = this.state.own[seat]!.table;
      const open = Object.entries(terms).filter(([id]) => table.deals.some((deal) => deal.id === Number(id)));
      Object.assign(mine, { preAnswers, notices, terms: Object.fromEntries(open) });
    }
    this.line = this.line.filter((p) => p.n < point.n);
    return { ok: true, state, events: [], advanced: true };
  }

  /** The point with this n on the way to the present. */
  private point(n: number): KeptPoint<T> | null {
    const here = this.line.find((p) => p.n === n);
    if (here || !this.snapshot || n >= this.line[0]!.n) return here ?? null;
    const before = this.snapshot.past.point(n);
    return before && { ...before, state: null };
  }

  /** Plays the few commands again that lie between the nearest kept state and a point. */
  private recreate(point: Point): State<T> {
    const start = this.length - this.log.length;
    if (point.length < start || (this.snapshot && point.n < this.line[0]!.n))
      return this.snapshot!.past.state(point.length);
    const nearest = this.line.findLast((p) => p.state !== null && p.length <= point.length)!;
    const past: Past<T> = { point: () => null, state: () => nearest.state! };
    const again = new Match(this.game, this.setup, { state: nearest.state!, length: nearest.length, past }, Infinity);
    for (const { command } of this.log.slice(nearest.length - start, point.length - start)) again.play(command);
    return again.state;
  }
}

function refused<T extends Shapes>(refusal: Refusal & { with?: Json }): Applied<T> {
  return { ok: false, refusal };
}
