import { readFileSync, readdirSync } from 'node:fs';
import { filmOf, framesOf, isFilm, pack, readMatchFile, unpack } from '@orrery/kernel';
import type { Event, MatchFile, Shapes } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { Unplayable, showMatch } from '../films.ts';
import { playedByRelease } from './releases.ts';

const FOLDER = new URL('fixtures/2026-11/', import.meta.url);
/** A match as the release wrote it: its file, what each command told, and the state it stood in. */
interface Fixture {
  file: object;
  events: Event<Shapes>[][];
  n: number[];
  state: { pub: { table: object }; own: object[]; hid: object };
}
const fixtures = readdirSync(FOLDER).map((name): [string, Fixture] => [
  name,
  JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Fixture,
]);
function fileOf({ file }: Fixture): MatchFile {
  const read = readMatchFile(JSON.stringify(file));
  if (!read.ok) throw new Error(read.flaw.why);
  return read.file;
}

describe.each(fixtures)('a match of the release of November 2026: %s', (_, fixture) => {
  it('is played again by its own rules, to the states and events that were written down', async () => {
    const file = fileOf(fixture);
    const replayed = (await playedByRelease(file))!;
    expect(replayed.every(({ isAsRecorded }) => isAsRecorded)).toBe(true);
    expect(replayed.slice(1).map(({ events }) => events)).toEqual(fixture.events);
    const { pub, own, hidden } = replayed.at(-1)!.state;
    expect(pub.table.n).toBe(fixture.n.at(-1));
    expect(hidden).toEqual(fixture.state.hid);
    expect(own.length).toBe(fixture.state.own.length);
  });

  it('can be shown, and its film shows the same without any rules', async () => {
    const file = fileOf(fixture);
    const { frames, by } = await showMatch(file);
    expect(by).toBe('release');
    const film = await pack(filmOf(frames));
    expect(film.length).toBeLessThan(60_000);
    const kept = await unpack(film);
    expect(isFilm(kept) && framesOf(kept)).toEqual(JSON.parse(JSON.stringify(frames)));
    const later = await showMatch({ ...file, rules: 99, film });
    expect(later.by).toBe('film');
    expect(later.frames.at(-1)!.state.pub.table.result).toEqual(file.result);
  });

  it('says so where neither rules nor a film are at hand', async () => {
    await expect(showMatch({ ...fileOf(fixture), rules: 99 })).rejects.toThrow(Unplayable);
    const damaged = { ...fileOf(fixture), rules: 99, film: 'AAAA' };
    await expect(showMatch(damaged)).rejects.toThrow(Unplayable);
  });
});
