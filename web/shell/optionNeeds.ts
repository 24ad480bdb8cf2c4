import type { AnyGame } from '@orrery/games';
import type { Options } from '@orrery/kernel';

/** Ways to play Star Realms with a Trade Deck of one's choice: a campaign brings its own. */
const NO_CAMPAIGN = ['standard', 'freeForAll', 'hunter', 'firstBlood', 'hydra2', 'hydra3', 'emperor', 'raid'];

/** Options that say something only together with others are shown only then. */
const NEEDS: { [game: string]: { [option: string]: { option: string; values: readonly string[] } } } = {
  'star-realms': {
    admirals: { option: 'mode', values: ['emperor'] },
    boss: { option: 'mode', values: ['raid'] },
    personalDecks: { option: 'mode', values: ['standard', 'emperor', 'raid'] },
    tradeDeck: { option: 'mode', values: NO_CAMPAIGN },
    campaign: { option: 'mode', values: NO_CAMPAIGN },
    teamHands: { option: 'mode', values: ['hydra2', 'hydra3'] },
  },
  'twilight-inscription': { guideEnd: { option: 'mode', values: ['guide'] } },
  'ti3-slice': {
    attrition: { option: 'victory', values: ['points'] },
    ageOfEmpire: { option: 'victory', values: ['points'] },
  },
};
/** A table that is played over weeks has a name. */
export const isNamed = (game: string, options: Options): boolean =>
  game === 'star-realms' && options.mode === 'campaign';

export function isOfUse(game: string, option: string, value: (option: string) => string): boolean {
  const need = NEEDS[game]?.[option];
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
