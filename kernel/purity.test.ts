import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

// The kernel must run unchanged in Node, in a browser and in a worker, and must be a function of its arguments.

const here = dirname(fileURLToPath(import.meta.url));
const sources = (readdirSync(here, { recursive: true }) as string[])
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(here, file), 'utf8') }));

describe('the kernel', () => {
  it('imports nothing but itself', () => {
    for (const { file, text } of sources) {
      const foreign = [...text.matchAll(/from '([^']+)'/g)].map((m) => m[1]!).filter((path) => !path.startsWith('.'));
      expect({ file, foreign }).toEqual({ file, foreign: [] });
    }
  });

  it('has no clock, no chance, no I/O and no global of its own', () => {
    for (const { file, text } of sources) {
      const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      const found = code.match(
        /\bDate\b|Math\.random|\bprocess\b|\bfetch\(|\bsetTimeout\b|\bconsole\b|globalThis|\bperformance\b/g,
      );
      expect({ file, found }).toEqual({ file, found: null });
    }
  });

  it('says in its README what each file is about', () => {
    const page = readFileSync(join(here, 'README.md'), 'utf8');
    const own = sources.map(({ file }) => file).filter((file) => !file.includes('/') && !file.endsWith('.types.ts'));
    expect(own.filter((file) => file !== 'index.ts' && !page.includes(`\`${file}\``))).toEqual([]);
  });
});
