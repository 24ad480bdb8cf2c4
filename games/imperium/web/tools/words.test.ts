import { describe } from 'vitest';
import { codeUnder, wordsTests } from '@orrery/web/text/wordsTests.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

describe('the words of the pages before and after a game', () => {
  wordsTests(
    { en, fr, de },
    codeUnder(import.meta.dirname),
    (id) => id === 'odds.effect.nebula' || id.startsWith('galaxy.'),
  );
});
