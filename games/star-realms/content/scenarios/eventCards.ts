import { defense, discard, draw, firstCosts, gain, mayAcquire, mayScrap, refreshRow } from '../effects.ts';
import { eventDeck } from './scenario.ts';

/** The events of the eighth scenario. */
export const eventCards = eventDeck({
  'comet-rush': { rules: [firstCosts(-1, { ids: ['explorer'] })] },
  'ion-storm': { rules: [defense(-1, { type: 'base' })] },
  'refugee-fleet': { atTurnStart: [gain('authority', 3)] },
  'drifting-arsenal': { atTurnStart: [gain('combat', 2)] },
  'market-panic': { onReveal: [refreshRow] },
  'good-harvest': { atTurnStart: [gain('trade', 1)] },
  'courier-swarm': { atTurnStart: [draw(1), discard(1)] },
  'press-gangs': { atTurnStart: [mayScrap(1, 'hand')] },
  'prospectors-claim': { atTurnStart: [mayAcquire('explorers', {}, 'hand')] },
  'dug-in': { rules: [defense(1, { type: 'base' })] },
});
