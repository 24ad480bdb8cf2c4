/** So many steps of one match are kept for those who watch it late. */
export const MOST_KEPT = 200;

/**
 * What those who watch a match late are told in its time. A day of play is far more than a server may keep in memory: when a match has too
 * many steps waiting, the next one is left out, and with it all that follow until its time has come; then a whole view is due.
 */
export class LateSteps<Step> {
  /** The oldest first; null: a step that was left out. */
  private readonly kept: { due: number; step: Step | null }[] = [];
  private readonly show: (step: Step | null) => void;
  private timer: NodeJS.Timeout | undefined;

  constructor(show: (step: Step | null) => void) {
    this.show = show;
  }

  add(step: Step, delay: number): void {
    if (this.kept.at(-1)?.step === null) return;
    this.kept.push({ due: performance.now() + delay, step: this.kept.length < MOST_KEPT ? step : null });
    this.timer ??= this.wait();
  }

  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.kept.length = 0;
  }

  private wait(): NodeJS.Timeout {
    const wait = Math.max(1, this.kept[0]!.due - performance.now());
    return setTimeout(() => this.showDue(), wait).unref();
  }

  private showDue(): void {
    while (this.kept.length > 0 && this.kept[0]!.due <= performance.now()) this.show(this.kept.shift()!.step);
    this.timer = this.kept.length > 0 ? this.wait() : undefined;
  }
}
