import type { Vocabulary } from '../vocabulary.ts';

export const relics: Vocabulary['relics'] = {
  'dominus-orb': {
    name: 'Dominus Orb',
    text: 'Before you move units in a tactical action you may purge this card: units may move and be transported out of systems with your command tokens.',
  },
  'maw-of-worlds': {
    name: 'Maw of Worlds',
    text: 'When the agenda phase begins you may purge this card and exhaust all your planets: gain one technology, whatever its prerequisites.',
  },
  'scepter-of-emelpar': {
    name: 'Scepter of Emelpar',
    text: 'When you would spend a token of your strategy pool you may exhaust this card to spend one from your reinforcements instead.',
  },
  'shard-of-the-throne': {
    name: 'Shard of the Throne',
    text: 'You have 1 victory point for this card. A player who takes a legendary planet or a planet of your home system from you takes the card and the point.',
  },
  'stellar-converter': {
    name: 'Stellar Converter',
    text: 'Action: choose a planet next to units of yours that have Bombardment: not yours, not in a home system, not legendary, not Mecatol Rex. Destroy all units on it and the planet itself, then purge this card.',
  },
  'the-codex': {
    name: 'The Codex',
    text: 'Action: choose up to 3 cards in the discard pile of action cards, take them into your hand and purge this card.',
  },
  'the-crown-of-emphidia': {
    name: 'The Crown of Emphidia',
    text: 'After a tactical action you may exhaust this card to explore a planet you control. At the end of the status phase you may purge it, if you control the planet with the Tomb of Emphidia, to gain 1 victory point.',
  },
  'the-crown-of-thalnos': {
    name: 'The Crown of Thalnos',
    text: 'Once in each combat round you may reroll any of your dice with +1; each of your units whose reroll misses is destroyed.',
  },
  'the-obsidian': {
    name: 'The Obsidian',
    text: 'Draw a secret objective. You can have and score one secret objective more.',
  },
  'the-prophets-tears': {
    name: 'The Prophet’s Tears',
    text: 'When you research a technology you may exhaust this card to ignore one prerequisite or to draw an action card.',
  },
};
