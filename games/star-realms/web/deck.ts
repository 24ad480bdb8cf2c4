import { deckOptions } from './content.ts';
import type { SRView } from './content.ts';

/** The page of the game with the cards of this campaign laid ready, for any other way to play (SR-POST-07). */
export const deckAddress = (pub: SRView['pub']): string =>
  `/play/star-realms?${new URLSearchParams(deckOptions(pub)).toString()}`;
