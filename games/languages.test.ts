import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Where a module that is named in a file lies; null for packages from elsewhere. */
function placeOf(name: string, file: string): string | null {
  if (name.startsWith('.')) return normalize(join(dirname(file), name));
  const [, workspace, inside] = /^@orrery\/([\w-]+)(?:\/(.+))?$/.exec(name) ?? [];
  if (workspace === undefined) return null;
  const folder = [workspace, `games/${workspace}`].find((one) => existsSync(join(root, one, 'package.json')))!;
  const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    exports?: { readonly [path: string]: string };
  };
  const entry = inside === undefined ? exports!['.']! : (exports?.[`./${inside}`] ?? inside);
  return join(root, folder, entry);
}

/** All modules that are loaded with these, as the running program loads them: types and what is fetched later are not among them. */
function loadedWith(entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (file: string): void => {
    if (found.has(file) || !/\.tsx?$/.test(file)) return;
    found.add(file);
    const code = readFileSync(file, 'utf8');
    for (const [, name] of code.matchAll(/^(?:import|export)(?! type)\s[^;]*?from '([^']+)';|^import '([^']+)';/gm)) {
      const place = name === undefined ? null : placeOf(name, file);
      if (place !== null) add(place);
    }
  };
  for (const entry of entries) add(normalize(entry));
  return found;
}

/** A file of words in one language. */
const LANGUAGE = /(^|\/)(text|questions|rulebook)\/(en|fr|de)(\/|\.|$)/;
const spokenIn = (entries: readonly string[]): string[] =>
  [...loadedWith(entries.map((entry) => join(root, entry)))]
    .map((file) => relative(root, file))
    .filter((file) => LANGUAGE.test(file));

const games = readdirSync(join(root, 'games')).filter((one) => existsSync(join(root, 'games', one, 'web/entry.ts')));

describe('a language is fetched only by whoever speaks it', () => {
  it('the check follows what is loaded, and sees a language where one is', () => {
    expect(loadedWith([join(root, 'games/ti4/index.ts')]).size).toBeGreaterThan(300);
    expect(spokenIn(['games/ti4/text/fr.ts']).length).toBeGreaterThan(10);
  });

  it.each(['kernel/index.ts', 'bots/index.ts', 'cli/main.ts', 'server/index.ts'])('%s comes without any', (entry) => {
    expect(loadedWith([join(root, entry)]).size).toBeGreaterThan(2);
    expect(spokenIn([entry])).toEqual([]);
  });

  it.each(games)('%s: neither its rules nor its screen bring one along', (game) => {
    const screen = ['entry.ts', 'index.tsx', 'Gallery.tsx', 'telling.ts'].map((file) => `games/${game}/web/${file}`);
    expect(spokenIn([`games/${game}/index.ts`, ...screen])).toEqual([]);
  });

  it.each(games)('%s: one language brings no other along', (game) => {
    for (const language of ['en', 'fr', 'de']) {
      const files = spokenIn([`games/${game}/text/${language}.ts`]);
      expect(files.length).toBeGreaterThan(1);
      // The type of the words follows from the English ones, and types are not loaded.
      expect(files.filter((file) => LANGUAGE.exec(file)![3] !== language)).toEqual([]);
    }
  });
});
