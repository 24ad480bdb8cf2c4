import { describe, expect, it } from 'vitest';
import { LOOK_EVERY, LongestTurn } from './longestTurn.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('the longest piece of work', () => {
  it('is counted in processor time, and forgotten when it was told', async () => {
    const turns = new LongestTurn();
    await pause(3 * LOOK_EVERY);
    turns.take();
    const { user } = process.threadCpuUsage();
    while (process.threadCpuUsage().user - user < 80_000);
    await pause(3 * LOOK_EVERY);
    expect(turns.take()).toBeGreaterThanOrEqual(79);
    await pause(3 * LOOK_EVERY);
    expect(turns.take()).toBeLessThan(79);
    turns.stop();
  });
});
