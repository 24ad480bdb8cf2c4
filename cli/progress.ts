import type { Io } from './io.ts';

export interface Progress {
  at(done: number): void;
  end(): void;
}
const WIDTH = 30;
/** Milliseconds between two drawings. */
const PACE = 100;

/** A bar on the error stream while somebody watches; else nothing. */
export function progress(io: Io, total: number, what: string): Progress {
  if (!io.watched) return { at: () => undefined, end: () => undefined };
  const began = performance.now();
  let drawn = -Infinity;
  const draw = (done: number) => {
    const filled = Math.round((done / total) * WIDTH);
    const seconds = (performance.now() - began) / 1000;
    const left = done > 0 ? `, ${Math.ceil((seconds / done) * (total - done))} s left` : '';
    io.err(`\r\u001b[K[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${done} of ${total} ${what}${left}`);
  };
  return {
    at(done) {
      if (performance.now() - drawn < PACE) return;
      drawn = performance.now();
      draw(done);
    },
    end: () => io.err('\r\u001b[K'),
  };
}
