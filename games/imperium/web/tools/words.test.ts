import { join } from 'node:path';
import { describe } from 'vitest';
import { codeUnder, wordsTests } from '@orrery/web/text/wordsTests.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

/** The pages themselves lie with the editions. */
const pages = ['ti3', 'ti4'].map((edition) => codeUnder(join(import.meta.dirname, '../../..', edition, 'web/tools')));

describe('the words of the pages before and after a game', () => {
  wordsTests({ en, fr, de }, [codeUnder(import.meta.dirname), ...pages].join('\n'));
});
