import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from './games/registry.ts';
import type { GameEntry } from './games/entry.ts';

const root = join(import.meta.dirname, '..');
const sheetsIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css') && !/node_modules|dist/.test(path))
    .map((path) => ({ file: `${folder}/${path}`, css: readFileSync(join(root, folder, path), 'utf8') }));
/** The preludes of the outermost blocks: selectors and at-rules that lie in no other. */
const outermost = (css: string): string[] => {
  const bare = css.replace(/\/\*.*?\*\//gs, '');
  let depth = 0;
  let prelude = '';
  const found: string[] = [];
  for (const sign of bare) {
    if (sign === '{' && depth++ === 0) {
      found.push(prelude.trim());
      prelude = '';
    } else if (sign === '}') depth -= 1;
    else if (depth === 0) prelude += sign;
  }
  return found;
};

/** The selectors inside the outermost blocks and inside media queries. */
const selectorsIn = (css: string): string[] =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/^ {2,4}([^\s@{}][^{};]*?)\s*\{/gm)].map(([, selector]) => selector!);

const entries = import.meta.glob<GameEntry>('../games/*/web/entry.ts', { eager: true, import: 'entry' });
const boards = Object.entries(entries).map(([path, { id }]) => {
  const folder = path.slice('../'.length, -'/entry.ts'.length);
  return { id, sheets: sheetsIn(folder) };
});
/** What several games share on screen: it holds on any table, so every class of its own begins with a prefix. */
const shared = sheetsIn('games/imperium/web');

describe('styles', () => {
  it('of a game hold on its own tables only', () => {
    expect(boards.map(({ id }) => id).sort()).toEqual(GAMES.map(({ id }) => id).sort());
    const wrong = boards.flatMap(({ id, sheets }) =>
      sheets.flatMap(({ file, css }) =>
        outermost(css)
          .filter((prelude) => prelude !== `:where([data-game='${id}'])` && !/^@keyframes \w+-[\w-]+$/.test(prelude))
          .map((prelude) => `${file}: ${prelude}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('that games share hold on tables only, and each rule of theirs names a class of their own', () => {
    expect(shared.length).toBeGreaterThan(3);
    const wrong = shared.flatMap(({ file, css }) => [
      ...outermost(css)
        .filter((prelude) => prelude !== ':where([data-game])')
        .map((prelude) => `${file}: ${prelude}`),
      ...selectorsIn(css)
        .filter((selector) => !selector.includes('.im-'))
        .map((selector) => `${file}: ${selector}`),
    ]);
    expect(wrong).toEqual([]);
  });

  it('take their colours from tokens', () => {
    const wrong = [...sheetsIn('web'), ...shared, ...boards.flatMap(({ sheets }) => sheets)]
      .filter(({ file }) => !file.endsWith('/tokens.css'))
      .flatMap(({ file, css }) => [...css.matchAll(/#[0-9a-f]{3,8}\b/gi)].map(([colour]) => `${file}: ${colour}`));
    expect(wrong).toEqual([]);
  });

  it('name every motion once', () => {
    const names = [...sheetsIn('web'), ...shared, ...boards.flatMap(({ sheets }) => sheets)].flatMap(({ css }) =>
      [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name!),
    );
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });
});
