import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rulebook } from './index.ts';

const folder = join(import.meta.dirname, '..');
/** Rules that the program names as the reason of a refusal or of a question: literals, not comments. */
const cited = new Set(
  ['rules', 'content'].flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .flatMap((path) =>
        [...readFileSync(join(folder, part, path), 'utf8').matchAll(/'(TI4-[A-Z0-9]+-\d+)'/g)].map(([, rule]) => rule!),
      ),
  ),
);

describe('every rule that a refusal names', () => {
  for (const language of ['en', 'fr', 'de'] as const)
    it(`is in the rulebook, ${language}`, async () => {
      const known = new Set((await rulebook[language]()).flatMap(({ rules }) => Object.keys(rules)));
      expect(cited.size).toBeGreaterThan(90);
      expect([...cited].filter((rule) => !known.has(rule))).toEqual([]);
    });
});
