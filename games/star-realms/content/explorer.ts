import { cards } from './card.ts';
import { gain } from './effects.ts';

/** The always available stack (SR-SETUP-12). */
export const explorer = cards({
  explorer: {
    factions: [],
    type: 'ship',
    cost: 2,
    copies: 20,
    primary: [gain('trade', 2)],
    scrap: [gain('combat', 2)],
  },
});
