import type { AnyGame } from '@orrery/games';
import type { Options } from '@orrery/kernel';
import { gameEntry } from './registry.ts';

/** The first name of a table that is played over weeks; null for a table without a name. */
export const nameOfTable = (game: string, options: Options): string | null =>
  gameEntry(game)?.nameOf?.(options) ?? null;

/** Options that say something only together with others are shown only then. */
export function isOfUse(game: string, option: string, value: (option: string) => string): boolean {
  const need = gameEntry(game)?.needs?.[option];
  return !need || need.values.includes(value(need.option));
}

/** What was chosen, less what says nothing beside the rest. */
export function usefulOptions(game: AnyGame, options: Options): Options {
  const value = (name: string) => options[name] ?? game.options[name]!.default;
  return Object.fromEntries(Object.entries(options).filter(([name]) => isOfUse(game.id, name, value)));
}

/** Options that an address asks for, as far as the game knows them: the way from a campaign to a table with its cards. */
export function askedOptions(game: AnyGame, query: URLSearchParams): Options {
  return Object.fromEntries(
    [...query].filter(([name, value]) => {
      const spec = Object.hasOwn(game.options, name) ? game.options[name]! : null;
      return spec !== null && (spec.values.includes(value) || spec.accepts?.(value) === null);
    }),
  );
}

/** Words for a game's option. One without words is shown by its own name, so that a new option is never hidden. */
export function optionWords(
  game: string,
  option: string,
): {
  name: string;
  text: string;
  value: (value: string) => string;
  explained: (value: string) => string;
  brought: string | null;
} {
  const find = (id: string) => gameEntry(game)?.words.find(id) ?? null;
  return {
    name: find(`opt.${option}`) ?? option,
    text: find(`opt.${option}.text`) ?? '',
    value: (value) => find(`opt.${option}.${value}`) ?? value,
    explained: (value) => find(`opt.${option}.${value}.text`) ?? '',
    // How a value that came from elsewhere is put away: that of a draft, of a galaxy in words.
    brought: find(`opt.${option}.brought`),
  };
}
