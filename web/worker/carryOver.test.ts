import { readFileSync } from 'node:fs';
import { framesOf, isFilm, unpack } from '@orrery/kernel';
import type { Command, Result } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { Outdated, readFile, readRecord, tableOf } from './carryOver.ts';
import { newTabStore } from './store.ts';
import type { LocalMatch, Store } from './store.ts';

/** A match of this device as 0.1.0 kept it. */
async function keptByRelease(name: string): Promise<{ store: Store; n: number }> {
  const path = new URL(`../../games/legacy/fixtures/0.1.0/${name}.json`, import.meta.url);
  const { file, n } = JSON.parse(readFileSync(path, 'utf8')) as {
    file: { game: string; rules: number; options: {}; key: string; commands: Command[]; result: Result | null };
    n: number[];
  };
  const store = newTabStore();
  const seats = (file as unknown as { seats: { name: string; bot?: string }[] }).seats;
  const match: LocalMatch = {
    id: 'm',
    game: file.game,
    rules: file.rules,
    options: file.options,
    seats: seats.map((seat) => ({ name: seat.name, bot: seat.bot ? 'gentle' : null })),
    mine: 0,
    key: file.key,
    created: 1,
    updated: 2,
    n: n.at(-1)!,
    result: file.result,
    kind: 'match',
  };
  await store.keep(
    match,
    file.commands.map((command, i) => ({ match: 'm', i, at: i, command })),
  );
  return { store, n: n.at(-1)! };
}

/** How far the match went, by its film. */
async function lastOf(store: Store): Promise<number> {
  const film = await unpack((await readFile(store, 'm')).film!);
  if (!isFilm(film)) throw new Error('no film');
  return framesOf(film).at(-1)!.state.pub.table.n;
}

describe.each(['star-realms', 'twilight-inscription', 'ti3-slice'])('a match of %s on this device', (game) => {
  it('that was finished by an earlier release can be read', async () => {
    const { store, n } = await keptByRelease(`${game}-finished`);
    await expect(tableOf(store, await readRecord(store, 'm'))).rejects.toThrow(Outdated);
    expect(await lastOf(store)).toBe(n);
  }, 30_000);

  it('that was running goes on, or ended where it stood and can be read', async () => {
    const { store, n } = await keptByRelease(`${game}-running`);
    const record = await readRecord(store, 'm');
    const found = await tableOf(store, record).then(
      (table) => ({ error: null, at: table.whole().view.pub.table.n, endedBy: undefined }),
      async (error: Error) => ({
        error: error.constructor,
        at: await lastOf(store),
        endedBy: (await store.match('m'))!.endedBy,
      }),
    );
    expect([
      { error: null, at: n, endedBy: undefined },
      { error: Outdated, at: n, endedBy: 'rules' },
    ]).toContainEqual(found);
  }, 30_000);
});
