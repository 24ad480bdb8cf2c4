import type { Plugin, Rolldown } from 'vite';

/** What `later.json` says. */
export interface LaterFiles {
  /** The script that starts a page of this build. */
  page: string;
  /** Everything a page may need beyond its start: games, boards, words, pages. */
  files: string[];
  /** Which of them are words of one language alone. */
  languages: { [file: string]: string };
}

/**
 * Parts the built files in two: those every page starts with, which the service worker keeps as it is installed, and the others, listed in
 * `later.json`, which the page keeps as they are used and fetches ahead when it is idle (page/keepFiles.ts).
 */
export function laterFiles(): Plugin & { isStart(file: string): boolean } {
  const start = new Set<string>(['index.html']);
  return {
    name: 'later-files',
    apply: 'build',
    isStart: (file) => start.has(file) || !file.startsWith('assets/'),
    // After all others: a chunk of styles alone has no script any more.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const page = chunks.find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith('/index.html'));
        if (!page) throw new Error('The build has no page.');
        for (const file of startOf(page, bundle)) start.add(file);
        const files = Object.keys(bundle)
          .filter((file) => /^assets\/.*\.(js|css|svg)$/.test(file) && !start.has(file))
          .map((file) => `/${file}`);
        const languages = Object.fromEntries(
          chunks.flatMap((chunk) => {
            const language = languageOf(chunk);
            return language === null || start.has(chunk.fileName) ? [] : [[`/${chunk.fileName}`, language]];
          }),
        );
        const said: LaterFiles = { page: `/${page.fileName}`, files: files.toSorted(), languages };
        this.emitFile({ type: 'asset', fileName: 'later.json', source: JSON.stringify(said) });
      },
    },
  };
}

/** The language of a chunk that holds words of one language and nothing else. */
function languageOf({ moduleIds }: Rolldown.OutputChunk): string | null {
  const languages = moduleIds.map((id) => /\/(?:text|questions|rulebook)\/(en|fr|de)(?:\/|\.)/.exec(id)?.[1]);
  return new Set(languages).size === 1 ? (languages[0] ?? null) : null;
}

/** A chunk, what it imports without being asked, and the styles of all of these. */
function startOf(page: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set<string>();
  const add = (name: string): void => {
    const file = bundle[name];
    if (found.has(name) || file?.type !== 'chunk') return;
    found.add(name);
    const { importedCss } = (file as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata ?? {};
    for (const css of importedCss ?? []) found.add(css);
    for (const imported of file.imports) add(imported);
  };
  add(page.fileName);
  return found;
}
