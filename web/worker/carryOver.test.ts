import { readFileSync, readdirSync } from 'node:fs';
import { showMatch } from '@orrery/games/films';
import { framesOf, isFilm, same, unpack } from '@orrery/kernel';
import type { Command, Result } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { Outdated, readFile, readRecord, tableOf } from './carryOver.ts';
import { newTabStore } from './store.ts';
import type { LocalMatch, Store } from './store.ts';

const FOLDER = new URL('../../games/legacy/fixtures/', import.meta.url);
/** How each release kept its matches on a device: the first wrote down no layout. */
const LAYOUTS: { [release: string]: Pick<LocalMatch, 'layout'> } = { '0.1.0': {}, '0.2.0': { layout: 4 } };
const FIXTURES = readdirSync(FOLDER).flatMap((release) =>
  readdirSync(new URL(`${release}/`, FOLDER))
    .filter((name) => !name.includes('timed'))
    .map((name) => ({ release, name })),
);

/** A match of this device as a release kept it. */
async function keptByRelease(release: string, name: string): Promise<{ store: Store; n: number }> {
  const { file, n } = JSON.parse(readFileSync(new URL(`${release}/${name}`, FOLDER), 'utf8')) as {
    file: Pick<LocalMatch, 'game' | 'rules' | 'options' | 'key'> & {
      seats: { name: string; bot?: string }[];
      commands: Command[];
      result: Result | null;
    };
    n: number[];
  };
  const store = newTabStore();
  const match: LocalMatch = {
    id: 'm',
    game: file.game,
    rules: file.rules,
    options: file.options,
    seats: file.seats.map((seat) => ({ name: seat.name, bot: seat.bot ? 'gentle' : null })),
    mine: 0,
    key: file.key,
    created: 1,
    updated: 2,
    n: n.at(-1)!,
    result: file.result,
    kind: 'match',
    ...LAYOUTS[release]!,
  };
  await store.keep(
    match,
    file.commands.map((command, i) => ({ match: 'm', i, at: i, command })),
  );
  return { store, n: n.at(-1)! };
}

/** How far the match went and how it ended, by what its replay shows; and whether a film of it was kept. */
async function lastOf(store: Store) {
  const file = await readFile(store, 'm');
  const { n, result } = (await showMatch(file)).frames.at(-1)!.state.pub.table;
  if (file.film === undefined) return { n, result, isFilmed: false };
  // The film shows the same without any rules.
  const film = await unpack(file.film);
  if (!isFilm(film)) throw new Error('no film');
  const { table } = framesOf(film).at(-1)!.state.pub;
  expect([table.n, same(table.result, result)]).toEqual([n, true]);
  return { n, result, isFilmed: true };
}

describe.each(FIXTURES.filter(({ name }) => name.includes('finished')))(
  'a match that $release finished on this device: $name',
  ({ release, name }) => {
    it('can be read to its end, by its rules or by its film', async () => {
      const { store, n } = await keptByRelease(release, name);
      const { result } = (await store.match('m'))!;
      expect(result).not.toBeNull();
      const isClosed = await tableOf(store, await readRecord(store, 'm')).then(
        () => false,
        (error: unknown) => error instanceof Outdated,
      );
      expect(await lastOf(store)).toEqual({ n, result, isFilmed: isClosed });
    }, 60_000);
  },
);

describe.each(FIXTURES.filter(({ name }) => name.includes('running')))(
  'a match that $release left running on this device: $name',
  ({ release, name }) => {
    it('goes on where it stood, or ended there and can be read', async () => {
      const { store, n } = await keptByRelease(release, name);
      const found = await tableOf(store, await readRecord(store, 'm')).then(
        (table) => ({ error: null, at: table.whole().view.pub.table.n, isFilmed: false, endedBy: undefined }),
        async (error: Error) => {
          const { n: at, isFilmed } = await lastOf(store);
          return { error: error.constructor, at, isFilmed, endedBy: (await store.match('m'))!.endedBy };
        },
      );
      expect([
        { error: null, at: n, isFilmed: false, endedBy: undefined },
        { error: Outdated, at: n, isFilmed: true, endedBy: 'rules' },
      ]).toContainEqual(found);
    }, 60_000);
  },
);
