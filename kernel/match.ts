import { applyFormed, malformed } from './apply.ts';
import { cloneState } from './clone.ts';
import { hashText } from './format.ts';
import { Fingerprints } from './hash.ts';
import { same } from './json.ts';
import type { Json } from './json.ts';
import { begin } from './start.ts';
import type { Setup } from './start.ts';
import type { Applied, Command, Event, Game, Refusal, Seat, Shapes, State } from './types.ts';

/** One accepted command with the fingerprint of the state it led to; null where none was taken. */
export interface Logged {
  command: Command;
  hash: string | null;
}

/** A point one can go back to. Its state is kept while it lies above the undo limit; older ones are re-created from the log. */
interface Point<T extends Shapes> {
  n: number;
  /** Commands logged when this point was reached. */
  length: number;
  state: State<T> | null;
}

/** Where a stored match is taken up: a snapshot, how many commands led to it, and a way to read those when somebody wants to go back beyond it. */
export interface Snapshot<T extends Shapes> {
  state: State<T>;
  length: number;
  past: () => Command[];
  /** Of the match that goes on from here: what its states share is known by them. */
  fingerprints?: Fingerprints;
}

/** A match in play: the state, its log, and the way back. One command at a time; what is refused leaves no trace. */
export class Match<T extends Shapes> {
  readonly game: Game<T>;
  readonly setup: Setup;
  /** What was played since the start, or since the snapshot. */
  readonly log: Logged[] = [];
  /** The events of the set-up; none for a match taken up from a snapshot. */
  readonly opening: Event<T>[];
  state: State<T>;
  readonly fingerprints: Fingerprints;
  private line: Point<T>[];
  private readonly snapshot: Snapshot<T> | null;
  private readonly fingerprintEvery: number;

  /** `fingerprintEvery`: of so many commands one is logged with a fingerprint, and the last of the match; each tells of all before it. */
  constructor(game: Game<T>, setup: Setup, snapshot: Snapshot<T> | null = null, fingerprintEvery = 1) {
    this.game = game;
    this.setup = setup;
    this.snapshot = snapshot;
    this.fingerprintEvery = fingerprintEvery;
    this.fingerprints = snapshot?.fingerprints ?? new Fingerprints();
    const { state, events } = snapshot ? { state: snapshot.state, events: [] } : begin(game, setup);
    this.state = state;
    this.opening = events;
    this.line = [{ n: state.pub.table.n, length: this.length, state }];
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
        : applyFormed(this.game, this.state, command);
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
    return hashText(this.fingerprints.of(this.state));
  }

  /** How far back a seat may go on its own; null when not at all. */
  freeUndo(seat: Seat): number | null {
    const { undoLimit, last, result } = this.state.pub.table;
    const before = this.line[this.line.length - 2];
    return !result && last === seat && before && before.n >= undoLimit ? before.n : null;
  }

  /** Whether this very command is in the log: a repeated message, not a late one. */
  private wasApplied(command: Command): boolean {
    if (!('n' in command) || command.n >= this.state.pub.table.n) return false;
    return this.log.some((logged) => same(logged.command, command));
  }

  private remember(): void {
    const { n, undoLimit } = this.state.pub.table;
    const last = this.line[this.line.length - 1];
    if (last?.n === n) {
      last.length = this.length;
      last.state = this.state;
    } else this.line.push({ n, length: this.length, state: this.state });
    for (let i = this.line.length - 1; i >= 0 && this.line[i]!.state; i--)
      if (this.line[i]!.n < undoLimit) this.line[i]!.state = null;
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
    if (table.last === seat && to >= table.undoLimit) return this.restore(point);
    if (this.others(seat).length === 0) return this.restore(point);
    const state = cloneState(this.game, this.state);
    state.pub.table.proposal = { by: seat, to, agreed: [seat] };
    return { ok: true, state, events: [], advanced: false };
  }

  private consent(seat: Seat, yes: boolean): Applied<T> {
    const { proposal } = this.state.pub.table;
    if (!proposal || proposal.agreed.includes(seat)) return refused({ code: 'no-proposal', rule: 'TABLE-CONSENT' });
    const agreed = [...proposal.agreed, seat];
    if (yes && this.others(proposal.by).every((other) => agreed.includes(other))) {
      return this.restore(this.point(proposal.to)!);
    }
    const state = cloneState(this.game, this.state);
    state.pub.table.proposal = yes ? { ...proposal, agreed } : null;
    return { ok: true, state, events: [], advanced: false };
  }

  /** The people whose consent is needed: everybody else who is neither out nor played by a bot. */
  private others(seat: Seat): Seat[] {
    const { seats, out, bots } = this.state.pub.table;
    return Array.from({ length: seats }, (_, s) => s).filter(
      (s) => s !== seat && !out.includes(s) && !bots.includes(s),
    );
  }

  /** Back to a point. n and ids go on counting, so that messages sent before the undo are recognised as stale. */
  private restore(point: Point<T>): Applied<T> {
    const { n, next, bots } = this.state.pub.table;
    const state = cloneState(this.game, point.state ?? this.recreate(point.length).state);
    state.pub.table.n = n + 1;
    state.pub.table.next = next;
    state.pub.table.bots = bots;
    state.pub.table.proposal = null;
    this.line = this.line.filter((p) => p.n < point.n);
    return { ok: true, state, events: [], advanced: true };
  }

  /** The point with this n on the way to the present; beyond a snapshot the whole match is played again to find it. */
  private point(n: number): Point<T> | undefined {
    const here = this.line.find((p) => p.n === n);
    return here || !this.snapshot || n >= this.line[0]!.n
      ? here
      : this.recreate(this.length).line.find((p) => p.n === n);
  }

  private recreate(length: number): Match<T> {
    const past = new Match(this.game, this.setup);
    const commands = [...(this.snapshot?.past() ?? []), ...this.log.map((logged) => logged.command)];
    for (const command of commands.slice(0, length)) past.play(command);
    return past;
  }
}

function refused<T extends Shapes>(refusal: Refusal & { with?: Json }): Applied<T> {
  return { ok: false, refusal };
}
