interface Waiting {
  start: () => void;
}

/**
 * Work for a few threads, shared fairly: whoever has a hundred things to do waits for them in turn with everybody else's next one. Nothing
 * is handed to the threads before one is free, so that the choice is made when it matters.
 */
export class FairQueue {
  private readonly most: number;
  private running = 0;
  /** What waits, by whose it is; the first entry is served next and goes to the end. */
  private readonly waiting = new Map<string, Waiting[]>();

  constructor(most: number) {
    this.most = most;
  }

  /** How many things wait. */
  get length(): number {
    let length = 0;
    for (const queue of this.waiting.values()) length += queue.length;
    return length;
  }

  async run<R>(whose: string, work: () => Promise<R>): Promise<R> {
    if (this.running >= this.most) await new Promise<void>((start) => this.add(whose, { start }));
    else this.running++;
    try {
      return await work();
    } finally {
      this.next();
    }
  }

  private add(whose: string, waiting: Waiting): void {
    const queue = this.waiting.get(whose);
    if (queue) queue.push(waiting);
    else this.waiting.set(whose, [waiting]);
  }

  /** The one whose turn it is takes over the place that became free. */
  private next(): void {
    const first = this.waiting.entries().next();
    if (first.done) {
      this.running--;
      return;
    }
    const [whose, queue] = first.value;
    const { start } = queue.shift()!;
    this.waiting.delete(whose);
    if (queue.length > 0) this.waiting.set(whose, queue);
    start();
  }
}
