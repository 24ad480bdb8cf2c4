import type { PickLanguage } from './picks.ts';

export const en: PickLanguage = {
  things: {
    player: ['a player', 'players'],
    planet: ['a planet', 'planets'],
    system: ['a system', 'systems'],
    technology: ['a technology', 'technologies'],
    law: ['a law', 'laws'],
    ship: ['a ship', 'ships'],
    die: ['a die', 'dice'],
    strategyCard: ['a strategy card', 'strategy cards'],
  },
  chapters: {
    layTile: () => 'Which system tile do you lay, and where?',
    pickStrategy: () => 'Which strategy card do you take?',
    move: (system) => `Which ships do you move to ${system}, and what do they carry?`,
    produce: (system) => `What do you produce in ${system}?`,
  },
  one: (thing) => `Choose ${thing}.`,
  exactly: (n, things) => `Choose ${n} ${things}.`,
  upTo: (n, things) => (n === 1 ? `Choose ${things}, or none.` : `Choose up to ${n} ${things}.`),
  between: (min, max, things) => `Choose ${min} to ${max} ${things}.`,
  asked: (by, question) => `${by}: ${question}`,
};
