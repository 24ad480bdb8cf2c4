import { names, phrases } from './en/phrases.ts';
import { wordsOf } from './speech.ts';
import type { Language } from './speech.ts';

export const en: Language = { names, words: wordsOf(names, phrases) };
