import { names, phrases } from './de/phrases.ts';
import { wordsOf } from './speech.ts';
import type { Language } from './speech.ts';

export const de: Language = { names, words: wordsOf(names, phrases) };
