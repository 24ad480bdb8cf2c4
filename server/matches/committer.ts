import type { Append } from '../store/append.ts';
import type { Store } from '../store/store.ts';

interface Pending {
  append: Append;
  waiting: { resolve: (kept: boolean) => void; reject: (error: unknown) => void }[];
}

/**
 * Group commit. What comes in while one commit is under way goes into the next, all of it together: the more load, the fewer syncs a move.
 * Nothing is told to anybody before its commit is on disk.
 */
export class Committer {
  private readonly store: Store;
  private readonly onCommit: (commands: number, ms: number) => void;
  private pending = new Map<string, Pending>();
  private running: Promise<void> | null = null;

  constructor(store: Store, onCommit: (commands: number, ms: number) => void = () => {}) {
    this.store = store;
    this.onCommit = onCommit;
  }

  /** Resolves when it is on disk; false when the stored log had another length. */
  add(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const before = this.pending.get(append.match);
      if (before && before.append.after + before.append.rows.length === append.after) {
        before.append.rows.push(...append.rows);
        before.append.row = append.row;
        before.append.snapshot = append.snapshot ?? before.append.snapshot;
        before.waiting.push({ resolve, reject });
      } else if (before) resolve(false);
      else this.pending.set(append.match, { append, waiting: [{ resolve, reject }] });
      this.running ??= this.run();
    });
  }

  /** All that was added so far is on disk, or was refused. */
  async idle(): Promise<void> {
    while (this.running) await this.running;
  }

  /**
   * What was added on top of commands that were not kept must not be kept either. Its place in the log may be free by now only because
   * somebody else's commands stand below it.
   */
  private disown(match: string): void {
    const next = this.pending.get(match);
    this.pending.delete(match);
    next?.waiting.forEach(({ resolve }) => resolve(false));
  }

  private async run(): Promise<void> {
    // Commands that arrived in the same turn of the event loop go together.
    await new Promise((resolve) => setImmediate(resolve));
    for (let commit = this.begin(); commit !== null;) {
      const { batch, written, started } = commit;
      const kept = await written.catch((error: unknown) => ({ error }));
      const isKept = (i: number) => !('error' in kept) && kept[i]!;
      batch.forEach(({ append }, i) => {
        if (!isKept(i)) this.disown(append.match);
      });
      // The disk has its next work before anybody is told of the last.
      commit = this.begin();
      batch.forEach(({ waiting }, i) => {
        for (const { resolve, reject } of waiting) {
          if ('error' in kept) reject(kept.error);
          else resolve(isKept(i));
        }
      });
      const commands = batch.reduce((sum, { append }) => sum + append.rows.length, 0);
      this.onCommit(commands, performance.now() - started);
    }
    this.running = null;
  }

  /** Sends all that waits on its way to the disk; null when nothing does. */
  private begin(): { batch: Pending[]; written: Promise<boolean[]>; started: number } | null {
    if (this.pending.size === 0) return null;
    const batch = [...this.pending.values()];
    this.pending = new Map();
    const started = performance.now();
    return { batch, written: this.store.commit(batch.map(({ append }) => append)), started };
  }
}
