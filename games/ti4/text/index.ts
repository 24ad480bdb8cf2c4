/** The words of every component in three languages. */
import type { Language } from '@orrery/kernel';
import { vocabulary as de } from './de/index.ts';
import { vocabulary as en } from './en/index.ts';
import { vocabulary as fr } from './fr/index.ts';
import type { Vocabulary } from './vocabulary.ts';

export const vocabularies: { readonly [L in Language]: Vocabulary } = { en, fr, de };
export * from './cards.ts';
export { PLANET_NAMES } from './planets.ts';
export type { Named, Plural, Vocabulary } from './vocabulary.ts';
