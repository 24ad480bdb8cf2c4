import { cards } from '../card.ts';
import { ally, choose, draw, gain } from '../effects.ts';

/** Cards that come out of Scenario envelopes. They have no cost, so they never enter the Trade Deck (SR-BETWEEN-03). */
export const envelopeCards = cards({
  'guard-post': {
    factions: [],
    type: 'outpost',
    cost: null,
    defense: 3,
    copies: 2,
    primary: [gain('authority', 1)],
  },
  'night-runner': {
    factions: ['starEmpire'],
    type: 'ship',
    cost: null,
    copies: 1,
    primary: [gain('combat', 2)],
    ally: [ally('starEmpire', draw(1))],
  },
  'convoy-master': {
    factions: ['tradeFederation'],
    type: 'ship',
    cost: null,
    copies: 1,
    primary: [gain('trade', 1), gain('authority', 2)],
    ally: [ally('tradeFederation', draw(1))],
  },
  'ashen-moon': {
    factions: ['starEmpire'],
    type: 'base',
    cost: null,
    defense: 6,
    copies: 1,
    primary: [choose([gain('combat', 1)], [gain('trade', 1)])],
  },
  'verdant-moon': {
    factions: ['tradeFederation'],
    type: 'base',
    cost: null,
    defense: 7,
    copies: 1,
    primary: [choose([gain('combat', 1)], [gain('trade', 1)]), gain('authority', 2)],
  },
});
