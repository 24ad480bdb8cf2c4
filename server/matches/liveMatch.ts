import { randomInt } from 'node:crypto';
import { offersOf, offersToBots, unaskedAnswer } from '@orrery/bots/offers';
import { Match, currentCommand, readyToClose, sealedWindow } from '@orrery/kernel';
import type { Applied, Command, Deal, Decision, Event, Game, Seat, Shapes, State } from '@orrery/kernel';
import { conflict, refused, unavailable } from '../api/requestError.ts';
import type { CommandAnswer, TableSpec, Time } from '../api/types.ts';
import type { Append } from '../store/append.ts';
import { NO_HASH } from '../store/tables.ts';
import type { LogRow } from '../store/tables.ts';
import { BesideMatch } from './beside.ts';
import { advance, dueOf, nextDue, shownAwaiting } from './clock.ts';
import type { ClockState, WindowTiming } from './clock.ts';
import type { Committer } from './committer.ts';
import { Past, PastNeeded } from './past.ts';
import { FINGERPRINT_EVERY, leadsTo } from './restore.ts';
import { changesBetween } from './shown.ts';
import type { Publication, Shown } from './shown.ts';
import { silent, waits } from './waits.ts';
import type { Waits } from './waits.ts';

/** Somebody else wrote to this match first: load it again and repeat. */
export class Overtaken extends Error {}

/** Who sits where: a person, a bot, or a bot for a person. */
export interface Occupant {
  person: string | null;
  bot: string | null;
}
export interface LiveParts {
  id: string;
  game: Game<Shapes>;
  match: Match<Shapes>;
  /** What was played before the snapshot that the match was taken up from. */
  past: Past;
  spec: Omit<TableSpec, 'seats'>;
  occupants: Occupant[];
  host: string;
  seq: number;
  clock: ClockState;
  at: Time;
  /** Commands since the stored snapshot; Infinity: one is due with the next command. */
  sinceSnapshot: number;
  /** Closed by hand: it can be looked at, not played. */
  closed: boolean;
}
export interface LiveDeps {
  committer: Committer;
  now: () => Time;
  /** `foreign`: another node wrote it. */
  publish: (live: LiveMatch, publication: Publication, foreign: boolean) => void;
  /** The memory cannot be trusted any more; what is on disk can. */
  dropped: (live: LiveMatch) => void;
  windows: (live: LiveMatch) => WindowTiming;
}

/** A snapshot is kept after so many commands, or so many milliseconds of playing, once nobody may go back beyond it without consent. */
const SNAPSHOT_EVERY = { commands: 128, ms: 1 };
/** If the node that should move a bot is gone, another one does after so many milliseconds. */
const BOT_GRACE = 8_000;

/**
 * A match in memory. Commands are applied one at a time as they come, written in groups, and told when they are on disk.
 * If writing fails, the memory is thrown away: what is on disk is the match.
 */
export class LiveMatch {
  readonly id: string;
  readonly game: Game<Shapes>;
  readonly spec: Omit<TableSpec, 'seats'>;
  occupants: Occupant[];
  readonly host: string;
  /** The last state on disk: the only one that anybody is shown. */
  shown: Shown;
  /** Half-built and early answers of its seats. */
  readonly beside: BesideMatch;
  /** The question that the rules failed at last. */
  failedAt: number | null = null;
  broken = false;
  private readonly closed: boolean;
  /** When somebody last looked or played. */
  touched: number;
  private match: Match<Shapes>;
  past: Past;
  private readonly deps: LiveDeps;
  private seq: number;
  private clock: ClockState;
  private sinceSnapshot: number;
  /** How long it took to play what came after the snapshot. */
  private playMs = 0;
  private written: Promise<unknown> = Promise.resolve();
  private head: Shown;

  constructor(parts: LiveParts, deps: LiveDeps) {
    this.id = parts.id;
    this.game = parts.game;
    this.match = parts.match;
    this.beside = new BesideMatch(parts.game);
    this.past = parts.past;
    this.spec = parts.spec;
    this.occupants = parts.occupants;
    this.host = parts.host;
    this.seq = parts.seq;
    this.clock = parts.clock;
    this.sinceSnapshot = parts.sinceSnapshot;
    this.closed = parts.closed;
    this.deps = deps;
    this.touched = deps.now();
    this.head = this.look(parts.at, waits(this.game, this.match.state));
    this.shown = this.head;
  }

  get bots(): readonly Seat[] {
    return this.match.state.pub.table.bots;
  }
  get isOver(): boolean {
    return this.match.state.pub.table.result !== null;
  }
  /** The question that the rules failed at, while it is open: the keeper of the table may close it. */
  get faulty(): number | null {
    const { open } = this.shown.state.pub.table;
    return open.some(({ id }) => id === this.failedAt) ? this.failedAt : null;
  }

  /** One command. Refused at once, or answered when it is on disk. */
  play(command: Command): Promise<CommandAnswer> {
    if (this.broken) throw new Overtaken();
    if (this.closed) throw conflict('closed', 'The table was closed.');
    this.touched = this.deps.now();
    const began = performance.now();
    const applied = this.match.play(command);
    this.playMs += performance.now() - began;
    // Those who load it must not have to go back so far again.
    if (applied.ok && this.past.forget()) this.sinceSnapshot = Infinity;
    if (!applied.ok) {
      if (applied.refusal.code === 'repeated') return this.already();
      throw refused(applied.refusal);
    }
    const publication = this.step(command, applied.events, JSON.stringify(applied.events), this.deps.now());
    return this.write(publication);
  }

  /** Commands before the snapshot, in the store. */
  get snapshotAt(): number {
    return this.match.length - this.match.log.length;
  }
  /** Everything played so far is on disk, or was given up. */
  async settled(): Promise<void> {
    await this.written.catch(() => {});
  }

  /** It was applied before; but it may still be on its way to the disk. */
  private async already(): Promise<CommandAnswer> {
    await this.written;
    return { already: true, n: this.shown.state.pub.table.n };
  }

  private step(command: Command, events: Event<Shapes>[], eventsJson: string, at: Time): Publication {
    const before = this.head;
    this.seq++;
    const { state } = this.match;
    const { bots, result } = state.pub.table;
    const waiting = waits(this.game, state);
    const after = {
      waits: waiting,
      holds: readyToClose(state) ? sealedWindow(state.pub)!.holds.length : null,
      bots: { before: before.state.pub.table.bots, after: bots },
      over: result !== null,
    };
    this.clock = advance(this.spec.clock, this.clock, at, after, this.deps.windows(this), randomInt);
    this.head = this.look(at, waiting);
    const changes = changesBetween(before.state, state);
    return { before, after: this.head, command, events, eventsJson, changes };
  }

  private look(at: Time, waiting: Waits): Shown {
    const { state } = this.match;
    const awaiting = shownAwaiting(waiting, this.clock);
    const undo: (number | null)[] = [];
    for (let seat = 0; seat < state.pub.table.seats; seat++) undo.push(this.match.freeUndo(seat));
    return {
      state,
      seq: this.seq,
      awaiting,
      awaitingJson: JSON.stringify(awaiting),
      clock: this.clock,
      undo,
      at,
    };
  }

  private write(publication: Publication): Promise<CommandAnswer> {
    const { after, before, command, eventsJson } = publication;
    const { table } = after.state.pub;
    const { hash } = this.match.log[this.match.log.length - 1]!;
    const kept = this.snapshot(publication);
    const row: LogRow = {
      match: this.id,
      seq: after.seq,
      n: table.n,
      at: after.at,
      // Who completed a sealed round is not told.
      seat: table.n === before.state.pub.table.n && 'seat' in command ? command.seat : table.last,
      commandJson: JSON.stringify(command),
      // A snapshot is known by the fingerprint of the command it follows.
      hash: hash ?? (kept === after ? this.match.fingerprint() : NO_HASH),
      eventsJson,
    };
    const writing = this.deps.committer
      .add({
        match: this.id,
        after: after.seq - 1,
        rows: [row],
        row: this.rowOf(after),
        snapshot: kept && { seq: kept.seq, stateJson: JSON.stringify(kept.state) },
      })
      .then((held) => {
        if (!held) throw new Overtaken();
        this.shown = after;
        this.deps.publish(this, publication, false);
        return { already: false, n: table.n };
      })
      .catch((error: unknown) => {
        this.drop();
        throw error instanceof Overtaken ? error : unavailable();
      });
    this.written = writing;
    return writing;
  }

  private rowOf({ state, awaitingJson, clock, at }: Shown): Append['row'] {
    const { n, result } = state.pub.table;
    return {
      n,
      awaitingJson,
      clockJson: JSON.stringify(clock),
      due: this.due(),
      phase: result ? 'finished' : 'running',
      resultJson: result && JSON.stringify(result),
      ended: result && at,
    };
  }

  /**
   * For a server that closes: a snapshot as things stand, so that the next one, which may have newer rules, plays nothing again.
   * null where it would be of no use, or somebody may still go back freely.
   */
  closingSnapshot(): Append | null {
    const { state, seq } = this.shown;
    const { undoLimit, n, result } = state.pub.table;
    if (this.broken || this.closed || result || this.head !== this.shown) return null;
    if (this.sinceSnapshot === 0 || undoLimit < n) return null;
    const snapshot = { seq, stateJson: JSON.stringify(state) };
    return { match: this.id, after: seq, rows: [], row: this.rowOf(this.shown), snapshot };
  }

  /**
   * The state to write down with this command, if it is time: one beyond which nobody may go back freely. Memory starts from there, too;
   * what was played before is left to the store.
   */
  private snapshot({ before, after, command }: Publication): Shown | null {
    this.sinceSnapshot++;
    const { undoLimit, result, n } = after.state.pub.table;
    const { commands, ms } = SNAPSHOT_EVERY;
    const due = Math.max(this.sinceSnapshot / commands, this.playMs / ms);
    if (result || (due >= 1 && undoLimit >= n)) return this.startFrom(after);
    if (due >= 2 && undoLimit >= before.state.pub.table.n) return this.startFrom(before, command);
    if (this.sinceSnapshot !== Infinity) return null;
    this.sinceSnapshot = 0;
    return after;
  }

  private startFrom(shown: Shown, then?: Command): Shown {
    this.past = new Past();
    const { setup } = this.match;
    const taken = { state: shown.state, length: shown.seq, past: this.past };
    this.match = new Match(this.game, setup, taken, FINGERPRINT_EVERY);
    if (then) this.match.play(then);
    this.sinceSnapshot = this.match.log.length;
    this.playMs = 0;
    return shown;
  }

  private drop(): void {
    if (this.broken) return;
    this.broken = true;
    this.deps.dropped(this);
  }

  /** Commands that another node wrote: taken over and told, in order. */
  follow(rows: readonly LogRow[], clock: ClockState): void {
    for (const row of rows) {
      if (row.seq !== this.seq + 1 || this.head !== this.shown) return this.drop();
      const command = currentCommand(JSON.parse(row.commandJson));
      const applied = this.replay(command);
      if (!applied?.ok || !leadsTo(this.match, row.hash)) return this.drop();
      const publication = this.step(command, applied.events, row.eventsJson, row.at);
      this.clock = clock;
      this.head = publication.after.clock === clock ? publication.after : { ...publication.after, clock };
      this.sinceSnapshot++;
      this.shown = this.head;
      const { undoLimit, n } = this.head.state.pub.table;
      if (this.match.log.length >= SNAPSHOT_EVERY.commands && undoLimit >= n) {
        const since = this.sinceSnapshot;
        this.startFrom(this.head);
        // Only what this node wrote itself does it know to be written.
        this.sinceSnapshot = since;
      }
      this.deps.publish(this, { ...publication, after: this.head }, true);
    }
  }

  /** Null: it goes back further than the memory reaches; whoever needs the match loads it again. */
  private replay(command: Command): Applied<Shapes> | null {
    try {
      return this.match.play(command);
    } catch (error) {
      if (error instanceof PastNeeded) return null;
      throw error;
    }
  }

  // ------------------------------------------------------------------------------------------------------------------ time

  /** When the table has to act next. */
  due(): Time | null {
    if (this.isOver || this.closed) return null;
    const people = nextDue(this.spec.clock, this.clock, this.bots);
    const grace = this.botsToMove(this.match.state).length > 0 ? this.deps.now() + BOT_GRACE : null;
    return people === null ? grace : grace === null ? people : Math.min(people, grace);
  }

  /** What the table does by itself now: opens a window, or ends the waiting for those whose time is up. */
  overdue(): Command[] {
    const now = this.deps.now();
    const { state } = this.match;
    const { n, result } = state.pub.table;
    if (result) return [];
    const { window } = this.clock;
    if (window && window.closes !== null && readyToClose(state) && now >= window.closes)
      return [{ do: 'closeWindow', n }];
    if (window && window.limit !== null && now >= window.limit) {
      return silent(state, waits(this.game, state).window).map((seat) => ({ do: 'timeout', seat, n, then: 'default' }));
    }
    for (let seat = 0; seat < this.clock.since.length; seat++) {
      const due = this.bots.includes(seat) ? null : dueOf(this.spec.clock, this.clock, seat);
      if (due !== null && now >= due) return [{ do: 'timeout', seat, n, then: this.spec.onTimeout }];
    }
    return [];
  }

  /** By what was played last, shown or not. */
  isPlayedByBot(seat: Seat): boolean {
    return this.match.state.pub.table.bots.includes(seat);
  }
  /** Questions that wait for a bot. */
  botsToMove(state: State<Shapes> = this.shown.state): Decision[] {
    const { bots } = state.pub.table;
    if (bots.length === 0 || this.closed) return [];
    const { asks, window } = waits(this.game, state);
    const unanswered = silent(state, window);
    const open = [...asks.flat(), ...window.filter((d) => unanswered.includes(d.seat))];
    return open.filter((d) => bots.includes(d.seat) && d.id !== this.faulty);
  }
  /** What a bot offers to others before it answers. */
  offersOfBot(d: Decision): Command[] {
    const { state } = this.shown;
    return offersOf(this.game, { pub: state.pub, me: state.own[d.seat]!, seat: d.seat }, d);
  }
  /** What a bot does without being asked. */
  unaskedOfBots(): Command | null {
    const { state } = this.shown;
    const { bots, n } = state.pub.table;
    const free = this.closed ? null : unaskedAnswer(this.game, state, (seat) => bots.includes(seat));
    return free && { do: 'answer', seat: free.d.seat, n, ask: free.d.id, answer: free.answer };
  }
  /** Offers that wait for a bot. */
  offersToBots(): Deal[] {
    return this.closed ? [] : offersToBots(this.game, this.shown.state);
  }
}
