import { join } from 'node:path';
import { describe } from 'vitest';
import { codeUnder, wordsTests } from '@orrery/web/text/wordsTests.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

/** How the editions ask for a word that they share. */
const isAskedBy = (code: string) => (id: string) => code.includes(`shared('${id}'`);

describe('the words that the Imperium editions share on screen', () => {
  const editions = ['ti3', 'ti4'].map((game) => codeUnder(join(import.meta.dirname, '../..', game, 'web')));
  wordsTests({ en, fr, de }, codeUnder(import.meta.dirname, /^tools\//), isAskedBy(editions.join('\n')));
});
