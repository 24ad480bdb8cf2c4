import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as registry from '@orrery/games';
import { showMatch } from '@orrery/games/films';
import { filmOf, pack, readMatchFile } from '@orrery/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { captured } from './fixtures/captured.ts';

const GAMES = { registry, registryUrl: new URL('../games/index.ts', import.meta.url).href };
const replay = (path: string, ...flags: string[]) => captured(['replay', path, ...flags].join(' '), [], false, GAMES);

const scratch = mkdtempSync(join(tmpdir(), 'orrery-earlier-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** The file of a match as 0.1.0 wrote it, whose rules are at hand and not those of today. */
function released(name = 'finished'): {
  file: { hashes: (string | null)[]; rules: number; film?: string; result: { winners: number[] } | null };
  path: string;
  text: string;
} {
  const fixture = new URL(`../games/legacy/fixtures/0.1.0/star-realms-${name}.json`, import.meta.url);
  const { file } = JSON.parse(readFileSync(fixture, 'utf8')) as ReturnType<typeof released>;
  return { file, ...written('released', file) };
}
function written(name: string, file: object): { path: string; text: string } {
  const [path, text] = [join(scratch, `${name}.json`), JSON.stringify(file)];
  writeFileSync(path, text);
  return { path, text };
}

describe('replay --verify of a match of earlier rules', () => {
  it('plays it again by the rules of its release, and says so', async () => {
    const { path, file } = released();
    const { code, out } = await replay(path, '--verify');
    expect(code).toBe(0);
    // Half-built answers stood in the states of that release, and do not stand in its files.
    expect(out).toContain(`played again by rules ${file.rules} of their release, 0 of 12 recorded states compared`);
    const other = { ...file, result: { ...file.result, winners: [1 - file.result!.winners[0]!] } };
    const forged = await replay(written('result', other).path, '--verify');
    const swapped = await replay(written('key', { ...file, key: '00'.repeat(16) }).path, '--verify');
    expect(swapped.err).toContain('the key is not the one committed to');
    expect(forged.code).toBe(1);
    expect(forged.err).toContain('the result is not the one the commands lead to');
  });

  it('names the command after which a state is not the one recorded', async () => {
    const { file } = released('running');
    expect((await replay(released('running').path, '--verify')).out).toContain('1 of 4 recorded states compared');
    const at = file.hashes.findIndex((hash) => hash !== null);
    const forged = file.hashes[at]!.replace(/\w$/, (last) => (last === '0' ? '1' : '0'));
    const hashes = file.hashes.with(at, forged);
    const { code, err } = await replay(written('forged', { ...file, hashes }).path, '--verify');
    expect(code).toBe(1);
    expect(err).toContain(`after command ${at + 1} the state is not the one recorded`);
  });

  it('says that nothing was played again where the rules are gone, and shows the film', async () => {
    const { file, text } = released();
    const read = readMatchFile(text);
    if (!read.ok) throw new Error(read.flaw.reason);
    const film = await pack(filmOf((await showMatch(read.file)).frames));
    const gone = { ...file, rules: 99 };
    const { path } = written('filmed', { ...gone, film });
    const { code, out } = await replay(path, '--verify');
    expect(code).toBe(0);
    expect(out).toContain('played by rules 99, which are not at hand');
    expect(out).toContain('nothing was played again, its film is shown');
    // Told to the end without any rules.
    expect((await replay(path)).out.split('\n').length).toBeGreaterThan(100);

    const without = await replay(written('gone', gone).path, '--verify');
    expect(without.code).toBe(1);
    expect(without.err).toContain('no film was kept');
  });
});
