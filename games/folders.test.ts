import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameIds, loadGame } from './index.ts';

/** What every game has, under the same name. A game may have more: a campaign, measurements, a library of its own. */
const PARTS = [
  'README.md',
  'package.json',
  'index.ts',
  'game.ts',
  'game.test.ts',
  'shapes.ts',
  'given.ts',
  'rules/version.ts',
  'content',
  'text/title.ts',
  'text/languages.ts',
  'text/en.ts',
  'text/fr.ts',
  'text/de.ts',
  'bot',
  'rulebook/index.ts',
  'web/entry.ts',
  'web/index.tsx',
  'web/words.ts',
  'web/spoken.ts',
  'web/tokens.css',
  'web/text/en.ts',
  'web/text/fr.ts',
  'web/text/de.ts',
];
const root = import.meta.dirname;
const folders = readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
/** The games that can be played, by their lines in the registry. */
const registered = [
  ...readFileSync(join(root, 'index.ts'), 'utf8').matchAll(
    /\['([\w-]+)', \(\) => import\('\.\/([\w-]+)\/index\.ts'\)\]/g,
  ),
].map(([, id, folder]) => ({ id: id!, folder: folder! }));

describe('the folders of the games', () => {
  it('are named by one line each in the registry', async () => {
    expect(registered.map(({ id }) => id)).toEqual(gameIds);
    for (const { id } of registered) expect((await loadGame(id)).id).toBe(id);
  });

  it.each(registered)('$folder is the same inside as the others', ({ folder }) => {
    expect(PARTS.filter((part) => !existsSync(join(root, folder, part)))).toEqual([]);
  });

  it('name files in camelCase, and components of the screen in PascalCase', () => {
    const isNamed = (path: string) =>
      /^([a-z][a-zA-Z0-9]*(\.[a-z]+)*|[A-Z][a-zA-Z0-9]*)\.(ts|tsx|css)$/.test(path.split('/').at(-1)!);
    const wrong = folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.(ts|tsx|css)$/.test(path) && !path.includes('node_modules') && !isNamed(path))
        .map((path) => `${folder}/${path}`),
    );
    expect(wrong).toEqual([]);
  });
});
