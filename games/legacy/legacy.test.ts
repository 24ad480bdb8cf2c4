import { readFileSync, readdirSync } from 'node:fs';
import { filmOf, framesOf, isFilm, pack, readMatchFile, unpack } from '@orrery/kernel';
import type { Event, MatchFile, Shapes } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { Unplayable, showMatch } from '../films.ts';
import { loadGame } from '../index.ts';
import { playedByRelease } from './releases.ts';

const FOLDER = new URL('fixtures/', import.meta.url);
/** A match as its release wrote it: its file, what each command told, and the state it stood in; 0.1.0 called the hidden part `hid`. */
interface Fixture {
  file: object;
  events: Event<Shapes>[][];
  n: number[];
  state: { pub: { table: object }; own: object[] } & ({ hid: object } | { hidden: object });
}
const fixtures = readdirSync(FOLDER).flatMap((release) =>
  readdirSync(new URL(`${release}/`, FOLDER)).map((name): [string, Fixture] => [
    `${release}/${name}`,
    JSON.parse(readFileSync(new URL(`${release}/${name}`, FOLDER), 'utf8')) as Fixture,
  ]),
);
function fileOf({ file }: Fixture): MatchFile {
  const read = readMatchFile(JSON.stringify(file));
  if (!read.ok) throw new Error(read.flaw.reason);
  return read.file;
}

describe.each(fixtures)('a match of an earlier release: %s', (name, fixture) => {
  const [release] = name.split('/');
  it('is played again by its own rules, to the states and events that were written down', async () => {
    const file = fileOf(fixture);
    const replayed = (await playedByRelease(file))!;
    const compared = replayed.map(({ isAsRecorded }) => isAsRecorded).filter((one) => one !== null);
    expect(compared).toEqual(compared.map(() => true));
    // In files of 0.1.0 half-built answers were left out, which its hashes tell of.
    const recorded = file.hashes.filter((hash) => hash !== null).length;
    expect(compared.length).toBeGreaterThanOrEqual(release === '0.1.0' ? 0 : recorded);
    expect(replayed.slice(1).map(({ events }) => events)).toEqual(fixture.events);
    const { pub, own, hidden } = replayed.at(-1)!.state;
    expect(pub.table.n).toBe(fixture.n.at(-1));
    expect(hidden).toEqual('hid' in fixture.state ? fixture.state.hid : fixture.state.hidden);
    expect(own.length).toBe(fixture.state.own.length);
  });

  it('can be shown, and its film shows the same without any rules', async () => {
    const file = fileOf(fixture);
    const { frames, by } = await showMatch(file);
    const { rules } = await loadGame(file.game);
    expect(by).toBe(rules === file.rules ? 'rules' : 'release');
    const film = await pack(filmOf(frames));
    expect(film.length).toBeLessThan(120_000);
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
