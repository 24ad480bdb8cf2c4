import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** A match in the database of an earlier release. */
export interface ReleasedMatch {
  label: string;
  match: string;
  game: string;
  /** Handles by seat, as far as people sit there. */
  people: string[];
  state: 'finished' | 'running' | 'lobby';
  n: number;
  result: object | null;
}

const FOLDER = new URL('releases/', import.meta.url);
/** Every database kept, as `version/how it was left`. */
export const RELEASES: readonly string[] = readdirSync(FOLDER)
  .filter((name) => name !== 'README.md')
  .flatMap((version) => readdirSync(new URL(version, FOLDER)).map((left) => `${version}/${left}`));

export function matchesOfRelease(release: string): ReleasedMatch[] {
  return JSON.parse(readFileSync(new URL(`${release}/matches.json`, FOLDER), 'utf8')) as ReleasedMatch[];
}

/** A new data folder with the files as the release left them. */
export function unpackRelease(release: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'orrery-release-'));
  for (const name of readdirSync(new URL(release, FOLDER)).filter((file) => file.endsWith('.br'))) {
    const packed = readFileSync(new URL(`${release}/${name}`, FOLDER));
    writeFileSync(join(dir, name.slice(0, -'.br'.length)), brotliDecompressSync(packed));
  }
  return dir;
}
