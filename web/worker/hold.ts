/** Which tab plays a match of this device: one at a time, by a lock of the browser. Where it has none, the store alone keeps matches whole. */
export class Hold {
  private readonly name: string;
  private readonly lost: () => void;
  private readonly gained: () => void;
  private release: (() => void) | null = null;
  private waiting: AbortController | null = null;

  /** `gained` tells that another tab let go and this one has its turn, `lost` that another took the match over. */
  constructor(match: string, on: { gained: () => void; lost: () => void }) {
    this.name = `orrery match ${match}`;
    this.gained = on.gained;
    this.lost = on.lost;
  }

  get isMine(): boolean {
    return this.release !== null || !('locks' in navigator);
  }

  /** Takes the match if no other tab has it. */
  take(): Promise<boolean> {
    return this.request({ ifAvailable: true });
  }

  /** Takes the match from whoever has it. */
  async takeOver(): Promise<void> {
    await this.request({ steal: true });
  }

  /** Has the match as soon as the tab that has it lets go. */
  wait(): void {
    if (this.waiting) return;
    this.waiting = new AbortController();
    void this.request({ signal: this.waiting.signal }).then((isMine) => {
      this.waiting = null;
      if (isMine) this.gained();
    });
  }

  letGo(): void {
    this.stopWaiting();
    const release = this.release;
    this.release = null;
    release?.();
  }

  stopWaiting(): void {
    this.waiting?.abort();
    this.waiting = null;
  }

  private request(options: LockOptions): Promise<boolean> {
    // Browsers give locks to safe addresses only (https, or this very machine).
    if (!('locks' in navigator)) return Promise.resolve(true);
    return new Promise((resolve) => {
      const held = navigator.locks.request(this.name, options, (lock) => {
        resolve(lock !== null);
        return lock && new Promise<void>((release) => (this.release = release));
      });
      held.catch(() => {
        // Another tab took it; or waiting for it was given up.
        resolve(false);
        if (!this.release) return;
        this.release = null;
        this.lost();
      });
    });
  }
}
