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
  one: (thing) => `Choose ${thing}.`,
  exactly: (n, things) => `Choose ${n} ${things}.`,
  upTo: (n, things) => (n === 1 ? `Choose ${things}, or none.` : `Choose up to ${n} ${things}.`),
  between: (min, max, things) => `Choose ${min} to ${max} ${things}.`,
  asked: (by, question) => `${by}: ${question}`,
};
