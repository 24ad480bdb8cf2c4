import type { Plugin } from 'vite';

const NAME = 'virtual:shared-worker';
/** Vite's own helper around each `import()`: it asks the page to fetch ahead what the file needs. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';
const EXPORTED = 'export const __vitePreload = ';

/**
 * `import url from 'virtual:shared-worker'`: the address of a worker that is built together with the page. Vite's own way builds a worker by
 * itself, so that kernel and games would be fetched twice; here both share their files, and a file that is shared does not take for granted
 * that there is a page.
 */
export function sharedWorker(file: string): Plugin {
  let isBuild = false;
  return {
    name: 'shared-worker',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (source) => (source === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      if (!isBuild) return `export default ${JSON.stringify(`/@fs${file}?worker_file&type=module`)};`;
      return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: file, name: 'worker' })};`;
    },
    transform(code, id) {
      if (id !== PRELOAD_HELPER) return null;
      if (!code.includes(EXPORTED)) throw new Error('The preload helper of Vite has changed: see web/sharedWorker.ts.');
      const inWorkersToo = `(load, ...rest) => (typeof document === 'undefined' ? load() : preload(load, ...rest));`;
      return { code: code.replace(EXPORTED, `${EXPORTED}${inWorkersToo}\nconst preload = `), map: null };
    },
  };
}
