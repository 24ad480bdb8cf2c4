import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The English words of the frame and of the two games whose rulebooks are American. */
const TEXTS = [
  'web/text/en.ts',
  'games/star-realms/text/en',
  'games/star-realms/rulebook/en',
  'games/star-realms/web/text/en.ts',
  'games/twilight-inscription/text/en.ts',
  'games/twilight-inscription/text/en.names.ts',
  'games/twilight-inscription/text/en.rules.ts',
  'games/twilight-inscription/rulebook/en',
  'games/twilight-inscription/web/text/en.ts',
];
const BRITISH =
  /colour|defence|neighbour|armour|\bcentre|honour|favour|behaviour|harbour|labour|\bcancell|\bgrey|\blearnt\b|councillor|\banalyse|\btowards\b|judgement|licence|manoeuvre|travell|fulfil\b/i;

const root = join(import.meta.dirname, '..');
const filesOf = (path: string): string[] =>
  path.endsWith('.ts')
    ? [path]
    : readdirSync(join(root, path))
        .filter((name) => name.endsWith('.ts'))
        .map((name) => join(path, name));

describe('English', () => {
  it('has one spelling: that of the rulebooks, whose Defense, neighbors and Councilors stand on the same screen', () => {
    const files = TEXTS.flatMap(filesOf);
    expect(files.length).toBeGreaterThan(20);
    const found = files.flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter((line) => BRITISH.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});
