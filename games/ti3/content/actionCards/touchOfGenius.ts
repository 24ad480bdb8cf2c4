import { textOf } from '@orrery/kernel';
import { DISCARD } from '../../rules/hands.ts';
import { GENIUS_FEE } from '../../rules/geniusFee.ts';
import { wealth } from '../../rules/spending.ts';
import { component } from '../component.ts';

/** Played as any card of the discard pile, in that card's moment, for 3 influence (rules/geniusFee.ts collects them). */
export const TOUCH_OF_GENIUS = component({
  id: 'touch-of-genius',
  kind: 'action-card',
  borrows: (pub, you) =>
    wealth(pub, you, 'influence') < GENIUS_FEE
      ? []
      : [...new Set(pub.table.cards[DISCARD]!.map(textOf))].filter((text) => text !== 'touch-of-genius'),
});
