import { describe, expect, it } from 'vitest';
import { serverClock } from './serverClock.ts';

const HOUR = 3_600_000;

describe('the clock of the server', () => {
  it.each([HOUR, -HOUR])(
    'leans towards a machine clock that was set by %i, and never jumps or stands still',
    (jump) => {
      let elapsed = 0;
      let offset = 1_000_000_000_000;
      const jumps: number[] = [];
      const now = serverClock({ wall: () => offset + elapsed, elapsed: () => elapsed, jumped: (by) => jumps.push(by) });
      expect(now()).toBe(1_000_000_000_000);
      elapsed += 1000;
      expect(now()).toBe(1_000_000_001_000);
      offset += jump;
      let before = now();
      for (let i = 0; i < 11 * 60; i++) {
        elapsed += 60_000;
        const after = now();
        expect(after - before).toBeGreaterThanOrEqual(54_000 - 1);
        expect(after - before).toBeLessThanOrEqual(66_000 + 1);
        before = after;
      }
      expect(before).toBe(offset + elapsed);
      expect(jumps).toEqual([jump]);
    },
  );
});
