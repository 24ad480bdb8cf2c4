import type { Game } from '../game.ts';
import type { Words } from '../languages.ts';
import type { Shapes } from '../types.ts';

/** A game that only tests play says the same in every language. */
export function oneLanguage<T extends Shapes>(title: string, words: Words<T>): Pick<Game<T>, 'title' | 'words'> {
  const load = () => Promise.resolve(words);
  return { title: { en: title, fr: title, de: title }, words: { en: load, fr: load, de: load } };
}
