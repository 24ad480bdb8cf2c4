import type { Language as LanguageCode } from '@orrery/kernel';
import type { Language } from './language.ts';

/** All that the game says, each language fetched by whoever speaks it. */
export const languages: { readonly [L in LanguageCode]: () => Promise<Language> } = {
  en: () => import('./en.ts').then(({ en }) => en),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
  de: () => import('./de.ts').then(({ de }) => de),
};
