import { names, phrases } from './fr/phrases.ts';
import { wordsOf } from './speech.ts';
import type { Language } from './speech.ts';

export const fr: Language = { names, words: wordsOf(names, phrases) };
