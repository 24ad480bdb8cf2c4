/** The relic deck of the expansion, one card each. */
export const RELIC_IDS = [
  'dominus-orb',
  'maw-of-worlds',
  'scepter-of-emelpar',
  'shard-of-the-throne',
  'stellar-converter',
  'the-codex',
  'the-crown-of-emphidia',
  'the-crown-of-thalnos',
  'the-obsidian',
  'the-prophets-tears',
] as const;
export type RelicId = (typeof RELIC_IDS)[number];
