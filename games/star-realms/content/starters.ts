import { cards } from './card.ts';
import { ally, choose, discard, draw, gain, nextCosts, opponentDiscards } from './effects.ts';

/** Cards of the Personal Decks; they have no cost (SR-SYM). */
export const starters = cards({
  scout: {
    factions: [],
    type: 'ship',
    cost: null,
    copies: 48,
    primary: [gain('trade', 1)],
  },
  viper: {
    factions: [],
    type: 'ship',
    cost: null,
    copies: 12,
    primary: [gain('combat', 1)],
  },
  'imperial-fighter': {
    factions: ['starEmpire'],
    type: 'ship',
    cost: null,
    copies: 1,
    primary: [gain('combat', 2), opponentDiscards(1)],
    ally: [ally('starEmpire', gain('combat', 2))],
  },
  smuggler: {
    factions: ['starEmpire'],
    type: 'ship',
    cost: null,
    copies: 1,
    primary: [gain('trade', 1), nextCosts(-1, { type: 'ship' })],
    ally: [ally('starEmpire', draw(1), discard(1))],
  },
  'federation-shuttle': {
    factions: ['tradeFederation'],
    type: 'ship',
    cost: null,
    copies: 1,
    primary: [gain('trade', 2)],
    ally: [ally('tradeFederation', gain('authority', 4))],
  },
  'system-police': {
    factions: ['tradeFederation'],
    type: 'ship',
    cost: null,
    copies: 1,
    primary: [choose([gain('combat', 2)], [gain('authority', 3)])],
    ally: [ally('tradeFederation', gain('combat', 2))],
  },
});
