/** Options that say something only together with others are shown only then. */
const NEEDS: { [game: string]: { [option: string]: { option: string; values: readonly string[] } } } = {
  'star-realms': {
    admirals: { option: 'mode', values: ['emperor'] },
    boss: { option: 'mode', values: ['raid'] },
    raid: { option: 'mode', values: ['raid'] },
    teamHands: { option: 'mode', values: ['hydra2', 'hydra3'] },
  },
  'twilight-inscription': { guideEnd: { option: 'mode', values: ['guide'] } },
  'ti3-slice': {
    attrition: { option: 'victory', values: ['points'] },
    ageOfEmpire: { option: 'victory', values: ['points'] },
  },
};
export function isOfUse(game: string, option: string, value: (option: string) => string): boolean {
  const need = NEEDS[game]?.[option];
  return !need || need.values.includes(value(need.option));
}
