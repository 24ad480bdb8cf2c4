import type { TableModel } from '@orrery/web/match/model.ts';
import { deckOptions } from './content.ts';
import { viewOf } from './state.ts';

/** The page of the game with the cards of this campaign laid ready, for any other way to play (SR-POST-07). */
export const deckAddress = (table: TableModel): string =>
  `/play/star-realms?${new URLSearchParams(deckOptions(viewOf(table).pub)).toString()}`;
