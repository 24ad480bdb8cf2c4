import { pointsOf } from '@orrery/kernel';
import type { Command, Past as KernelPast, Point, Setup, Shapes, State } from '@orrery/kernel';

export interface PlayedCommand {
  command: Command;
  /** The count it led to. */
  n: number;
}
/** Plays commands again, in another thread, to the state they lead to. `host`: whose table it is; the thread is shared fairly between hosts. */
export type Recreate = (game: string, setup: Setup, commands: Command[], host: string) => Promise<State<Shapes>>;

/** Somebody goes back beyond the snapshot: what was played before it has to be read, or (length) a state of then made again. */
export class PastNeeded extends Error {
  readonly length: number | null;
  constructor(length: number | null) {
    super('the past is not in memory');
    this.length = length;
  }
}

/**
 * What was played before the snapshot that a match in memory starts from. It stays in the store until somebody goes back so far. Where the
 * points lie is read off the log; a state is made again in a thread of its own, so that no other table waits for it.
 */
export class Past implements KernelPast<Shapes> {
  private points: Point[] | null = null;
  private made: { length: number; state: State<Shapes> } | null = null;

  point(n: number): Point | null {
    if (!this.points) throw new PastNeeded(null);
    return this.points.find((point) => point.n === n) ?? null;
  }
  state(length: number): State<Shapes> {
    if (this.made?.length !== length) throw new PastNeeded(length);
    return this.made.state;
  }

  async fetch(
    { length }: PastNeeded,
    read: () => Promise<PlayedCommand[]>,
    recreate: Recreate,
    game: string,
    setup: Setup,
    host: string,
  ): Promise<void> {
    const played = await read();
    this.points = pointsOf(played);
    if (length === null) return;
    const commands = played.slice(0, length).map(({ command }) => command);
    this.made = { length, state: await recreate(game, setup, commands, host) };
  }

  /** True: a state had been asked for. */
  forget(): boolean {
    const was = this.made !== null;
    this.points = null;
    this.made = null;
    return was;
  }
}
