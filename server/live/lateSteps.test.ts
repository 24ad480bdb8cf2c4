import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LateSteps, MOST_KEPT } from './lateSteps.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('steps for those who watch late', () => {
  it('are shown in their order, each in its time', async () => {
    const shown: (number | null)[] = [];
    const steps = new LateSteps<number>((step) => shown.push(step));
    steps.add(1, 1000);
    await vi.advanceTimersByTimeAsync(400);
    steps.add(2, 1000);
    await vi.advanceTimersByTimeAsync(599);
    expect(shown).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual([1]);
    await vi.advanceTimersByTimeAsync(400);
    expect(shown).toEqual([1, 2]);
  });

  it('are left out from the one for which there is no room, until its time has come', async () => {
    const shown: (number | null)[] = [];
    const steps = new LateSteps<number>((step) => shown.push(step));
    for (let i = 0; i < MOST_KEPT + 100; i++) steps.add(i, 1000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown).toEqual([...Array.from({ length: MOST_KEPT }, (_, i) => i), null]);
    steps.add(-1, 1000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown.at(-1)).toBe(-1);
  });

  it('are forgotten when nobody watches any more', async () => {
    const shown: (number | null)[] = [];
    const steps = new LateSteps<number>((step) => shown.push(step));
    steps.add(1, 1000);
    steps.clear();
    expect(vi.getTimerCount()).toBe(0);
    steps.add(2, 1000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown).toEqual([2]);
  });
});
