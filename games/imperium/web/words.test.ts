import { describe } from 'vitest';
import { codeUnder, wordsTests } from '@orrery/web/text/wordsTests.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

describe('the words that the Imperium editions share on screen', () => {
  wordsTests({ en, fr, de }, codeUnder(import.meta.dirname, /^tools\//));
});
