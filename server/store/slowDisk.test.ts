import { describe, expect, it } from 'vitest';
import { noCompiler, slowDisk } from '../testing/slowDisk.ts';

/** Milliseconds that every sync takes: far more than anything else a request waits for, on a busy machine too. */
const SYNC = 120;

describe.skipIf(noCompiler !== null)(
  `a disk that needs ${SYNC} ms for a sync${noCompiler ? ` (${noCompiler})` : ''}`,
  () => {
    it('holds up the moves that wait for it, and neither those who read nor the server itself', async () => {
      const { move, read, probe } = await slowDisk(SYNC, 3, 4);
      expect(move.p50).toBeGreaterThanOrEqual(SYNC);
      // Behind a thread that waited for the disk, half of all others would wait for half a sync at least.
      expect(read.p50).toBeLessThan(SYNC / 3);
      expect(probe.p50).toBeLessThan(SYNC / 3);
    });
  },
);
