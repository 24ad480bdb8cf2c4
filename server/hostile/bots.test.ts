import { describe, expect, it } from 'vitest';
import { FairQueue } from '../bots/fairQueue.ts';

/** Lets everything that can go on do so. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the threads of bots', () => {
  it('are shared between hosts: one with forty questions does not keep another’s first one waiting', async () => {
    const queue = new FairQueue(2);
    const order: string[] = [];
    const ends: (() => void)[] = [];
    const ask = (host: string, i: number) =>
      queue.run(host, async () => {
        order.push(`${host}${i}`);
        await new Promise<void>((resolve) => ends.push(resolve));
      });
    for (let i = 0; i < 40; i++) void ask('many', i);
    await settle();
    void ask('one', 0);
    void ask('other', 0);
    expect(queue.length).toBe(40);
    while (ends.length > 0) {
      ends.shift()!();
      await settle();
    }
    expect(order.slice(0, 6)).toEqual(['many0', 'many1', 'many2', 'one0', 'other0', 'many3']);
    expect(order).toHaveLength(42);
    expect(queue.length).toBe(0);
  });

  it('go on after work that failed', async () => {
    const queue = new FairQueue(1);
    await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run('a', () => Promise.resolve(1))).toBe(1);
  });
});
