import type { Language, Words } from '@orrery/kernel';
import type { Ti4 } from '../shapes.ts';
import { names as namesDe, phrases as de } from './de/phrases.ts';
import { names as namesEn, phrases as en } from './en/phrases.ts';
import { names as namesFr, phrases as fr } from './fr/phrases.ts';
import { wordsOf } from './speech.ts';

/** Everything a match says, in three languages. */
export const words: { readonly [L in Language]: Words<Ti4> } = {
  en: wordsOf(namesEn, en, {}),
  fr: wordsOf(namesFr, fr, {}),
  de: wordsOf(namesDe, de, {}),
};
