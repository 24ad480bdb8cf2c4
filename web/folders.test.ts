import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameIds } from '@orrery/games';

/** The folders of the client from the ground up: each imports from those before it, and never from those after it. */
const FOLDERS = [
  'text',
  'design',
  'settings',
  'page',
  'match',
  'games',
  'statistics',
  'net',
  'worker',
  'film',
  'table',
  'replay',
  'shell',
];
/** What a game's own screen is built from. Where a match is played, and the pages around it, are not its business. */
const FOR_GAMES = ['text', 'design', 'settings', 'match', 'games', 'statistics', 'table'];

const root = join(import.meta.dirname, '..');
const filesIn = (folder: string, kind: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => kind.test(path) && !/node_modules|dist|(\.test|Tests)\.ts$/.test(path))
    .map((path) => {
      const file = join(folder, path);
      return { file, code: readFileSync(join(root, file), 'utf8') };
    });
/** Modules a file names, by their path from the root of the repository; packages by their name. */
const importsOf = ({ file, code }: { file: string; code: string }): string[] =>
  [...code.matchAll(/(?:\bfrom|\bimport\(|^import|\bglob\S*\()\s*'([^']+)'/gm)].map(([, name]) =>
    name!.startsWith('.')
      ? normalize(join(dirname(file), name!))
      : name!.startsWith('@orrery/web/')
        ? name!.slice('@orrery/'.length)
        : name!,
  );

const frame = FOLDERS.flatMap((folder) => filesIn(`web/${folder}`, /\.(tsx?|css)$/));
const folderOf = (path: string): string | null => /^web\/([^/]+)\//.exec(path)?.[1] ?? null;
/** A game is a package of its own; what else lies beside them serves all of them. */
const gameFolders = readdirSync(join(root, 'games'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && existsSync(join(root, 'games', entry.name, 'package.json')) ? entry.name : [],
);

describe('the folders of the client', () => {
  it('are all named here', () => {
    const found = readdirSync(join(root, 'web'), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() && !['node_modules', 'dist', 'public'].includes(entry.name) ? entry.name : [],
    );
    expect(found.sort()).toEqual(FOLDERS.toSorted());
  });

  it('import in one direction', () => {
    const wrong = frame.flatMap((file) =>
      importsOf(file)
        .filter((name) => FOLDERS.indexOf(folderOf(name) ?? '') > FOLDERS.indexOf(folderOf(file.file)!))
        .map((name) => `${file.file} -> ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('know no game: the registry alone finds them', () => {
    const isGame = (name: string) =>
      name.startsWith('games/') || gameFolders.some((folder) => name.startsWith(`@orrery/${folder}`));
    const wrong = frame.flatMap((file) =>
      importsOf(file)
        .filter(isGame)
        .map((name) => `${file.file} -> ${name}`),
    );
    expect(wrong).toEqual(['web/games/registry.ts -> games/*/web/entry.ts']);
  });

  it('name no game either', () => {
    const names = new RegExp(`['"\`./ ](${[...gameIds, ...gameFolders].join('|')})['"\`./ ]`);
    expect(frame.filter(({ code }) => names.test(code)).map(({ file }) => file)).toEqual([]);
  });
});

describe('the screens of the games', () => {
  const screens = gameFolders
    .filter((folder) => readdirSync(join(root, 'games', folder)).includes('web'))
    .map((folder) => ({ folder, files: filesIn(`games/${folder}/web`, /\.tsx?$/) }));

  it('are built from the frame, below where a match is played', () => {
    expect(screens.length).toBeGreaterThanOrEqual(gameIds.length);
    const wrong = screens
      .flatMap(({ files }) => files)
      .flatMap((file) =>
        importsOf(file)
          .filter((name) => name.startsWith('web/') && !FOR_GAMES.includes(folderOf(name)!))
          .map((name) => `${file.file} -> ${name}`),
      );
    expect(wrong).toEqual([]);
  });

  it('know no other game', () => {
    const wrong = screens.flatMap(({ folder, files }) =>
      files.flatMap((file) =>
        importsOf(file)
          .filter((name) => name.startsWith('games/') && !name.startsWith(`games/${folder}/`))
          .map((name) => `${file.file} -> ${name}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('are not known to rules, bots and texts', () => {
    const wrong = gameFolders.flatMap((folder) =>
      filesIn(`games/${folder}`, /\.ts$/)
        .filter(({ file }) => !file.startsWith(`games/${folder}/web/`))
        .flatMap((file) =>
          importsOf(file)
            .filter((name) => name.startsWith('web/') || name.startsWith(`games/${folder}/web/`))
            .map((name) => `${file.file} -> ${name}`),
        ),
    );
    expect(wrong).toEqual([]);
  });
});
