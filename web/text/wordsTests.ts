import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, it } from 'vitest';
import type { Language } from '@orrery/kernel';

export type MessagesIn = { readonly [L in Language]: { readonly [id: string]: string } };

/** The program text under a folder, without its messages and tests, nor what has words of its own. */
export const codeUnder = (folder: string, apart: RegExp | null = null): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (path) => /\.tsx?$/.test(path) && !/node_modules|dist|^text\/(en|fr|de)\.ts$|\.test\.ts$|Tests\.ts$/.test(path),
    )
    .filter((path) => !apart?.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');

/** Ids that are put together in the code, as in t(`level.${level}`). */
const patternsIn = (code: string): RegExp[] =>
  [...code.matchAll(/`((?:[\w-]+\.)+[^`\s]*\$\{[^`]*)`|\b(?:t|find)\(\s*`([^`]*\$\{[^`]*)`/g)].map(
    ([, dotted, asked]) =>
      new RegExp(
        `^${(dotted ?? asked)!
          .split(/\$\{[^}]*\}/)
          .map((part) => part.replace(/[.*+?^()|[\]\\]/g, '\\$&'))
          .join('[\\w -]+')}$`,
      ),
  );

/** Names of the values a message asks for: literals and the # of a plural have none. */
type Part = ReturnType<IntlMessageFormat['getAst']>[number];
const namesIn = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => {
    const own = 'value' in part && part.type !== 0 ? [part.value] : [];
    const inside = 'options' in part ? Object.values(part.options).flatMap((option) => namesIn(option.value)) : [];
    return [...own, ...inside];
  });
const valuesOf = (message: string, language: string): string[] =>
  [...new Set(namesIn(new IntlMessageFormat(message, language).getAst()))].sort();

/** What holds for every collection of messages, of the frame or of a game. `isKnown` names ids that no literal in the code shows. */
export function wordsTests(messages: MessagesIn, code: string, isKnown: (id: string) => boolean = () => false): void {
  const { en, fr, de } = messages;
  const ids = Object.keys(en);

  it('are all used', () => {
    const patterns = patternsIn(code);
    const isUsed = (id: string) => code.includes(`'${id}'`) || patterns.some((pattern) => pattern.test(id));
    expect(ids.filter((id) => !isUsed(id) && !isKnown(id))).toEqual([]);
  });

  it('are all there: no message is asked for that nobody wrote', () => {
    const asked = [...code.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, id]) => id!);
    expect(asked.length).toBeGreaterThan(10);
    expect([...new Set(asked)].filter((id) => !(id in en))).toEqual([]);
  });

  it('say something in every language, and can be read by the formatter', () => {
    for (const [language, all] of Object.entries(messages)) {
      expect(Object.keys(all).sort()).toEqual(ids.toSorted());
      for (const id of ids) {
        expect(all[id]!.trim(), `${language} ${id}`).not.toBe('');
        expect(() => new IntlMessageFormat(all[id]!, language), `${language} ${id}`).not.toThrow();
      }
    }
  });

  it('name the same values in every language', () => {
    for (const id of ids) {
      expect(valuesOf(fr[id]!, 'fr'), `fr ${id}`).toEqual(valuesOf(en[id]!, 'en'));
      expect(valuesOf(de[id]!, 'de'), `de ${id}`).toEqual(valuesOf(en[id]!, 'en'));
    }
  });

  it('keep the narrow space of French before its signs', () => {
    const wrong = ids.filter((id) => /[ \u00a0][;:!?»]/.test(fr[id]!.replace(/\{[^}]*\}/g, '')));
    expect(wrong).toEqual([]);
  });
}
