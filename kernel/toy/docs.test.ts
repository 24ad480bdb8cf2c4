import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const plain = (code: string) => code.replace(/\s+/g, ' ').trim();

it('the page on editions shows code that compiles: each example stands in the toy games or their tests', () => {
  const code = plain(['./editions.ts', './arena.ts', '../components.test.ts'].map(read).join('\n'));
  const examples = [...read('../../docs/editions.md').matchAll(/```ts\n([\s\S]*?)```/g)].map(([, example]) => example!);
  expect(examples.length).toBeGreaterThan(8);
  for (const example of examples) expect(code).toContain(plain(example));
});
