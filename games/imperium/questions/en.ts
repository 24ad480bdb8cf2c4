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
    turn: () => 'What do you do in your turn?',
    layTile: () => 'Which system tile do you lay, and where?',
    pickStrategy: () => 'Which strategy card do you take?',
    move: (system) => `Which ships do you move to ${system}, and what do they carry?`,
    produce: (system) => `What do you produce in ${system}?`,
    assignHits: (hits, place) => `Assign ${hits} (${place}).`,
    announceRetreat: (system) => `Announce a retreat from ${system}?`,
    secondary: (card, price) => `Do you use the secondary ability of ${card}${price === null ? '' : ` for ${price}`}?`,
    discard: (over, card) => `Your hand is ${over} too large: which ${card} do you discard?`,
    placeTokens: (tokens) => `Where do you put ${tokens}?`,
    spreadTokens: (tokens) => `How do you spread your ${tokens}?`,
    buyTokens: (tokens, price) => `How many ${tokens} do you buy, at ${price} influence each?`,
    pay: (price, currency, bought) => `How do you pay ${price} ${currency} for ${bought}?`,
  },
  one: (thing) => `Choose ${thing}.`,
  exactly: (n, things) => `Choose ${n} ${things}.`,
  upTo: (n, things) => (n === 1 ? `Choose ${things}, or none.` : `Choose up to ${n} ${things}.`),
  between: (min, max, things) => `Choose ${min} to ${max} ${things}.`,
  asked: (by, question) => `${by}: ${question}`,
};
