import { describe, expect, it, vi } from 'vitest';
import type { Append } from '../store/append.ts';
import type { Store } from '../store/store.ts';
import { Committer } from './committer.ts';

const append = (match: string, after: number): Append => ({
  match,
  after,
  rows: [{ match, seq: after + 1, n: 0, at: 0, seat: null, commandJson: '', hash: '', eventsJson: '' }],
  row: { n: 0, awaitingJson: '', clockJson: null, due: null, phase: 'running', resultJson: null, ended: null },
  snapshot: null,
});

/** A store whose commits end when the test says so. */
function slowStore() {
  const batches: { appends: Append[]; finish: (kept: boolean[]) => void; fail: (error: Error) => void }[] = [];
  const commit = (appends: Append[]) =>
    new Promise<boolean[]>((finish, fail) => void batches.push({ appends, finish, fail }));
  return { batches, store: { commit, commitsAtOnce: 4 } as unknown as Store };
}
const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

const kept = (batch: { appends: Append[] } | undefined) =>
  batch?.appends.map(({ match, after, rows }) => [match, after, rows.length]);

describe('group commit', () => {
  it('sends on while a commit is under way, but of a match only what stands on commands that are on disk', async () => {
    const { batches, store } = slowStore();
    const committer = new Committer(store);
    const first = committer.add(append('a', 0));
    await turn();
    const onTop = committer.add(append('a', 1));
    const other = committer.add(append('b', 0));
    await turn();
    expect(batches.map(kept)).toEqual([[['a', 0, 1]], [['b', 0, 1]]]);
    batches[1]!.finish([true]);
    expect(await other).toBe(true);
    batches[0]!.finish([true]);
    expect(await first).toBe(true);
    expect(batches.slice(2).map(kept)).toEqual([[['a', 1, 1]]]);
    batches[2]!.finish([true]);
    expect(await onTop).toBe(true);
  });

  it('waits while commands keep coming in, and no longer than two milliseconds', async () => {
    const { batches, store } = slowStore();
    const committer = new Committer(store);
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    let added = 0;
    const addFor = async (turns: number) => {
      for (let i = 0; i < turns; i++) {
        void committer.add(append(`m${added++}`, 0));
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    await addFor(4);
    expect(batches).toHaveLength(0);
    await turn();
    expect(batches.map(({ appends }) => appends.length)).toEqual([4]);
    await addFor(3);
    clock.mockReturnValue(2);
    await addFor(1);
    expect(batches.map(({ appends }) => appends.length)).toEqual([4, 4]);
    clock.mockRestore();
  });

  it('has as many commits under way as its store takes: what comes then goes together', async () => {
    const { batches, store } = slowStore();
    const committer = new Committer(store);
    const added: Promise<boolean>[] = [];
    for (const match of ['a', 'b', 'c', 'd', 'e', 'f']) {
      added.push(committer.add(append(match, 0)));
      await turn();
    }
    expect(batches).toHaveLength(4);
    batches[2]!.finish([true]);
    await turn();
    expect(batches.slice(4).map(kept)).toEqual([
      [
        ['e', 0, 1],
        ['f', 0, 1],
      ],
    ]);
    for (const batch of batches) batch.finish(batch.appends.map(() => true));
    expect(await Promise.all(added)).toEqual([true, true, true, true, true, true]);
    await committer.idle();
  });

  it('takes what comes during a commit into the next one, together', async () => {
    const { batches, store } = slowStore();
    const committer = new Committer(store);
    const first = committer.add(append('a', 0));
    await turn();
    const rest = [committer.add(append('a', 1)), committer.add(append('a', 2)), committer.add(append('b', 0))];
    batches[0]!.finish([true]);
    expect(await first).toBe(true);
    await turn();
    expect(kept(batches[1])).toEqual([
      ['a', 1, 2],
      ['b', 0, 1],
    ]);
    batches[1]!.finish([true, true]);
    expect(await Promise.all(rest)).toEqual([true, true, true]);
    await committer.idle();
  });

  it('tells everybody of a large commit', async () => {
    const { batches, store } = slowStore();
    const committer = new Committer(store);
    const matches = Array.from({ length: 12 }, (_, i) => `m${i}`);
    const added = matches.map((match) => committer.add(append(match, 0)));
    await turn();
    batches[0]!.finish(matches.map((_, i) => i !== 7));
    expect(await Promise.all(added)).toEqual(matches.map((_, i) => i !== 7));
  });

  it('writes nothing that was built on commands which were not kept', async () => {
    for (const end of ['overtaken', 'failed']) {
      const { batches, store } = slowStore();
      const committer = new Committer(store);
      const first = committer.add(append('a', 0)).catch(() => 'failed');
      await turn();
      const onTop = committer.add(append('a', 1));
      const other = committer.add(append('b', 0));
      if (end === 'overtaken') batches[0]!.finish([false]);
      else batches[0]!.fail(new Error('no disk'));
      expect(await first).toBe(end === 'overtaken' ? false : 'failed');
      expect(await onTop).toBe(false);
      await turn();
      expect(batches[1]!.appends.map(({ match }) => match)).toEqual(['b']);
      batches[1]!.finish([true]);
      expect(await other).toBe(true);
    }
  });
});
