import type { Append } from '../store/append.ts';
import type { Store } from '../store/store.ts';

interface Pending {
  append: Append;
  waiting: { resolve: (kept: boolean) => void; reject: (error: unknown) => void }[];
}

/** Milliseconds that a commit waits at most while commands keep coming in: they go together. */
const GATHERING = 2;

/**
 * Group commit. What comes in without a pause goes together, and so does what comes in while too many commits are under way: the more load,
 * the fewer syncs a move. Nothing is told to anybody before its commit is on disk.
 */
export class Committer {
  private readonly store: Store;
  private readonly onCommit: (commands: number, ms: number) => void;
  /** What is to be sent. What was added on top of commands under way waits until they are on disk. */
  private readonly pending = new Map<string, Pending>();
  /** The matches of commands under way. */
  private readonly busy = new Set<string>();
  private readonly underWay = new Set<Promise<void>>();
  /** Commands so far. */
  private added = 0;
  private isGathering = false;

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
      this.added++;
      if (this.isGathering) return;
      this.isGathering = true;
      this.gather(0, performance.now() + GATHERING);
    });
  }

  /** Sends when a turn of the event loop brought nothing more. */
  private gather(known: number, until: number): void {
    setImmediate(() => {
      const { added } = this;
      if (added !== known && performance.now() < until) return this.gather(added, until);
      this.isGathering = false;
      this.send();
    });
  }

  /** All that was added so far is on disk, or was refused. */
  async idle(): Promise<void> {
    while (this.pending.size > 0 || this.underWay.size > 0) {
      await Promise.all(this.underWay);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Sends all that can be sent on its way to the disk. */
  private send(): void {
    if (this.underWay.size >= this.store.commitsAtOnce) return;
    const batch: Pending[] = [];
    for (const [match, pending] of this.pending) {
      if (this.busy.has(match)) continue;
      this.busy.add(match);
      this.pending.delete(match);
      batch.push(pending);
    }
    if (batch.length === 0) return;
    const started = performance.now();
    const written = this.store.commit(batch.map(({ append }) => append)).catch((error: unknown) => ({ error }));
    const finished = written.then((kept) => {
      this.underWay.delete(finished);
      this.finish(batch, kept);
      const commands = batch.reduce((sum, { append }) => sum + append.rows.length, 0);
      this.onCommit(commands, performance.now() - started);
    });
    this.underWay.add(finished);
  }

  private finish(batch: readonly Pending[], kept: boolean[] | { error: unknown }): void {
    const isKept = (i: number) => !('error' in kept) && kept[i]!;
    batch.forEach(({ append: { match } }, i) => {
      this.busy.delete(match);
      if (!isKept(i)) this.disown(match);
    });
    // The disk has its next work before anybody is told of the last.
    this.send();
    batch.forEach(({ waiting }, i) => {
      for (const { resolve, reject } of waiting) {
        if ('error' in kept) reject(kept.error);
        else resolve(isKept(i));
      }
    });
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
}
