import { Match, Table, awaited, bareState, isLive, keyFromSeed, nextDecision, view } from '../index.ts';
import { apply } from '../apply.ts';
import type {
  Applied,
  Command,
  Decision,
  Event,
  Game,
  Json,
  Key,
  Options,
  WindowClose,
  Refusal,
  Seat,
  Shapes,
  Start,
  State,
  View,
} from '../index.ts';

/**
 * given / when / then: a table in any position, driven by commands and read by views.
 * A game wraps `position` with its own fixture; `expect` is passed in so that any test runner will do.
 */
export class Given<T extends Shapes> {
  readonly game: Game<T>;
  state: State<T>;
  /** Events of the last accepted command. */
  events: Event<T>[] = [];
  /** Events of all accepted commands. */
  readonly told: Event<T>[] = [];
  private refusal: Refusal | null = null;

  constructor(game: Game<T>, state: State<T>) {
    this.game = game;
    this.state = state;
  }

  /** The seat answers the one question that waits for it (or its question of this kind). */
  when(seat: Seat, answer: Json, kind?: string): this {
    const d = this.question(seat, kind);
    return this.command({ do: 'answer', seat, n: this.state.pub.table.n, ask: d.id, answer });
  }

  command(command: Command): this {
    const applied: Applied<T> = apply(this.game, this.state, command);
    this.refusal = applied.ok ? null : applied.refusal;
    this.events = applied.ok ? applied.events : [];
    this.told.push(...this.events);
    if (applied.ok) this.state = applied.state;
    return this;
  }

  /** The last command was refused, by this rule. */
  refused(rule: string): this {
    if (!this.refusal) throw new Error(`expected a refusal by ${rule}, but the command was accepted`);
    if (this.refusal.rule !== rule)
      throw new Error(`expected a refusal by ${rule}, got ${this.refusal.code} by ${this.refusal.rule}`);
    this.refusal = null;
    return this;
  }

  /** The last command was accepted; look at what the table shows to all. */
  then(look: (v: View<T>, events: Event<T>[]) => void): this {
    this.accepted();
    look(view(this.state, null), this.events);
    return this;
  }
  /** The same, through one seat's eyes. */
  seen(seat: Seat, look: (v: View<T>, events: Event<T>[]) => void): this {
    this.accepted();
    look(view(this.state, seat), this.events);
    return this;
  }

  accepted(): this {
    if (this.refusal)
      throw new Error(
        `the command was refused: ${this.refusal.code} by ${this.refusal.rule} ${JSON.stringify(this.refusal.with ?? '')}`,
      );
    return this;
  }

  /** The question that waits for a seat, or its offer of the kind that is named. */
  question(seat: Seat, kind?: string): Decision {
    const waiting = awaited(this.game, this.state, seat);
    const found = kind
      ? (waiting.find((d) => d.kind === kind) ??
        this.state.pub.table.offers.find((d) => d.seat === seat && d.kind === kind && isLive(this.game, this.state, d)))
      : waiting[0];
    if (found) return found;
    const next = nextDecision(this.game, this.state);
    throw new Error(
      `seat ${seat} is asked nothing${kind ? ` of kind ${kind}` : ''}; ${next ? `${next.kind} waits for seat ${next.seat}` : 'nobody is'}`,
    );
  }
}

export interface Position<T extends Shapes> {
  seats: number;
  options?: Options;
  key?: Key;
  windowClose?: WindowClose;
  /** Results that the dice of a stream show first, from 1. */
  dice?: { [stream: string]: number[] };
  /** Arranges the three parts: zones, units, whatever the fixture says. */
  arrange: (t: Table<T>) => void;
  /** The procedures on the stack, outermost first; the last one runs on to its first question. */
  stack: (Start<T> & { at?: string })[];
}

/** A table in a position written down directly: no need to play up to it. */
export function position<T extends Shapes>(game: Game<T>, p: Position<T>): Given<T> {
  const { state } = bareState(game, {
    seats: p.seats,
    options: p.options ?? {},
    key: p.key ?? keyFromSeed('fixture'),
    windowClose: p.windowClose ?? 'at-once',
  });
  const table = new Table(game, state);
  p.arrange(table);
  if (p.dice) {
    state.hidden.table.rng.set = Object.fromEntries(
      Object.entries(p.dice).map(([stream, values]) => [stream, values.map((value) => value - 1)]),
    );
  }
  for (const { at, ...start } of p.stack) {
    const id = table.start(start as Start<T>);
    if (at !== undefined) table.frame(id).at = at;
  }
  table.events = [];
  table.run();
  const given = new Given(game, state);
  given.events = table.events;
  return given;
}

/** A table at its first question, as a new match begins. */
export function newTable<T extends Shapes>(
  game: Game<T>,
  seats: number,
  options: Options = {},
  seed: number | string = 'new',
): Given<T> {
  return new Given(game, new Match(game, { seats, options, key: keyFromSeed(seed) }).state);
}
