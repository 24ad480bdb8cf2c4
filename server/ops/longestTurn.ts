/** Milliseconds between two looks. */
export const LOOK_EVERY = 20;

/**
 * The longest piece of work in this thread: everybody waits for as long. It is counted in processor time, so that it tells of our own work
 * and not of others on the same machine.
 */
export class LongestTurn {
  private readonly timer: NodeJS.Timeout;
  private before = workMs();
  private longest = 0;

  constructor() {
    this.timer = setInterval(() => {
      const now = workMs();
      this.longest = Math.max(this.longest, now - this.before);
      this.before = now;
    }, LOOK_EVERY);
    this.timer.unref();
  }
  /** Since it was last asked, in milliseconds. */
  take(): number {
    const { longest } = this;
    this.longest = 0;
    return longest;
  }
  stop(): void {
    clearInterval(this.timer);
  }
}

function workMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
