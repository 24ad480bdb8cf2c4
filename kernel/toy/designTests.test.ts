import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FILES = ['./demands.test.ts', './fairWindows.test.ts', './sector.test.ts', '../components.test.ts'];

it('each of the thirty things that the largest games demand of the kernel is shown by a test with its number', () => {
  const titles = FILES.flatMap((file) => [
    ...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/\bit\(\s*'(\d+)[a-z]?\. /g),
  ]).map(([, number]) => Number(number));
  const all = Array.from({ length: 30 }, (_, i) => i + 1);
  expect(all.filter((number) => !titles.includes(number))).toEqual([]);
});
