import { existsSync, readdirSync } from 'node:fs';
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
  'bot',
  'rulebook/index.ts',
  'web/entry.ts',
  'web/index.tsx',
  'web/words.ts',
  'web/tokens.css',
  'web/text/en.ts',
  'web/text/fr.ts',
  'web/text/de.ts',
];
const root = import.meta.dirname;
const folders = readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
const games = await Promise.all(
  folders
    .filter((folder) => existsSync(join(root, folder, 'game.ts')))
    .map(async (folder) => {
      const { default: game } = (await import(join(root, folder, 'index.ts'))) as { default: { id: string } };
      return { folder, id: game.id };
    }),
);

describe('the folders of the games', () => {
  it('hold every game of the registry', async () => {
    for (const id of gameIds) expect((await loadGame(id)).id).toBe(id);
    expect(gameIds.filter((id) => !games.some((game) => game.id === id))).toEqual([]);
  });

  it.each(games.filter(({ id }) => gameIds.includes(id)))('$folder is the same inside as the others', ({ folder }) => {
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
