import { LANGUAGES } from './languages.ts';
import type { Language, TableWords, Words } from './languages.ts';
import type { Game } from './game.ts';
import type { Shapes } from './types.ts';

// Fetching what is said needs nothing of the rules: a page does so before it has them.

/** The table's own words, each language fetched by whoever speaks it. */
const TABLE: { readonly [L in Language]: () => Promise<TableWords> } = {
  en: () => import('./text/en.ts').then(({ en }) => en),
  fr: () => import('./text/fr.ts').then(({ fr }) => fr),
  de: () => import('./text/de.ts').then(({ de }) => de),
};

/** All that a table of a game says in one language. */
export interface Wording<T extends Shapes> {
  readonly language: Language;
  readonly table: TableWords;
  readonly game: Words<T>;
}
export async function wordingOf<T extends Shapes>(game: Game<T>, language: Language): Promise<Wording<T>> {
  const [table, words] = await Promise.all([TABLE[language](), game.words[language]()]);
  return { language, table, game: words };
}
export const allWordings = <T extends Shapes>(game: Game<T>): Promise<Wording<T>[]> =>
  Promise.all(LANGUAGES.map((language) => wordingOf(game, language)));
