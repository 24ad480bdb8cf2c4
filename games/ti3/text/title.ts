import type { Language } from '@orrery/kernel';

/** The name of the game: its words use it, and the pages that name the game before its code is loaded. */
export const title: { readonly [L in Language]: string } = {
  en: 'Twilight Imperium 3',
  fr: 'Twilight Imperium 3',
  de: 'Twilight Imperium 3',
};
