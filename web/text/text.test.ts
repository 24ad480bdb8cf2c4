import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { ICONS } from '../design/icons.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { MessageId } from './en.ts';
import { fr } from './fr.ts';

const web = join(import.meta.dirname, '..');
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/node_modules|dist|^text\/(en|fr|de)\.ts$|\.test\.ts$/.test(path))
  .map((path) => readFileSync(join(web, path), 'utf8'));
const code = sources.join('\n');
const ids = Object.keys(en) as MessageId[];

/** Parts of ids that are put together in the code, as in t(`level.${level}`). */
const patterns = [...code.matchAll(/`((?:[\w-]+\.)+[^`\s]*\$\{[^`]*)`/g)].map(
  ([, text]) =>
    new RegExp(
      `^${text!
        .split(/\$\{[^}]*\}/)
        .map((part) => part.replace(/[.*+?^()|[\]\\]/g, '\\$&'))
        .join('[\\w -]+')}$`,
    ),
);
const isUsed = (id: string) =>
  code.includes(`'${id}'`) ||
  patterns.some((pattern) => pattern.test(id)) ||
  id.startsWith('opt.') ||
  id.startsWith('order.') ||
  id.startsWith('about.');

/** Names of the values a message asks for: literals and the # of a plural have none. */
type Part = ReturnType<IntlMessageFormat['getAst']>[number];
const namesIn = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => {
    const own = 'value' in part && part.type !== 0 ? [part.value] : [];
    const inside = 'options' in part ? Object.values(part.options).flatMap((option) => namesIn(option.value)) : [];
    return [...own, ...inside];
  });

describe('the words of the frame', () => {
  it('are all used', () => {
    expect(ids.filter((id) => !isUsed(id))).toEqual([]);
  });

  it('are all there: no message is asked for that nobody wrote', () => {
    const asked = [...code.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, id]) => id!);
    expect(asked.length).toBeGreaterThan(100);
    expect([...new Set(asked)].filter((id) => !(id in en))).toEqual([]);
  });

  it('say something in every language, and can be read by the formatter', () => {
    for (const [language, messages] of Object.entries({ en, fr, de })) {
      for (const id of ids) {
        expect(messages[id].trim(), `${language} ${id}`).not.toBe('');
        expect(() => new IntlMessageFormat(messages[id], language), `${language} ${id}`).not.toThrow();
      }
    }
  });

  it('name the same values in every language', () => {
    const values = (message: string, language: string) =>
      [...new Set(namesIn(new IntlMessageFormat(message, language).getAst()))].sort();
    for (const id of ids) {
      expect(values(fr[id], 'fr'), `fr ${id}`).toEqual(values(en[id], 'en'));
      expect(values(de[id], 'de'), `de ${id}`).toEqual(values(en[id], 'en'));
    }
  });

  it('keep the narrow space of French before its signs', () => {
    const wrong = ids.filter((id) => /[ \u00a0][;:!?»]/.test(fr[id].replace(/\{[^}]*\}/g, '')));
    expect(wrong).toEqual([]);
  });
});

describe('the marks of the sprite', () => {
  it('are the ones the code may name', () => {
    const sprite = readFileSync(join(web, 'design/sprite.svg'), 'utf8');
    const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!);
    expect(drawn.sort()).toEqual([...ICONS].sort());
  });
});
