import { unavailable } from '../api/requestError.ts';

/** What the server has in hand: requests not yet answered, messages not yet dealt with. A server that is asked to stop ends these first. */
export class Work {
  /** Asked to stop: nothing new is begun. */
  ending = false;
  private inHand = 0;
  private readonly waiting = new Set<() => void>();
  private allDone: () => void = () => {};

  begin(): void {
    this.inHand++;
  }
  done(): void {
    if (--this.inHand === 0) this.allDone();
  }
  /** Refuses what would be new work for a server that stops: another node, or the next start, takes it. */
  mustGoOn(): void {
    if (this.ending) throw unavailable();
  }
  /** For one who waits for news: called when the server is asked to stop. Returns what to call when the waiting is over. */
  whileWaiting(stop: () => void): () => void {
    this.waiting.add(stop);
    return () => this.waiting.delete(stop);
  }

  /** Nothing new; resolves when all in hand is answered, or after `limit` milliseconds. */
  async end(limit: number): Promise<void> {
    this.ending = true;
    for (const stop of this.waiting) stop();
    if (this.inHand === 0) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.allDone = resolve;
      timer = setTimeout(resolve, limit);
    });
    clearTimeout(timer);
  }
}
