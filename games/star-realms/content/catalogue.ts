import type { Card } from './card.ts';
import { consortium } from './consortium.ts';
import { explorer } from './explorer.ts';
import { kingdom } from './kingdom.ts';
import { postCampaign } from './postCampaign.ts';
import { envelopeCards } from './scenarios/envelopeCards.ts';
import { scavengers } from './scavengers.ts';
import { starters } from './starters.ts';

/** The 60 cards of the Trade Deck (SR-SETUP-13, SR-CAMP-19). */
export const tradeDeck = { ...consortium, ...kingdom, ...scavengers };
/** Every card of the box. */
export const catalogue = { ...starters, ...explorer, ...tradeDeck, ...postCampaign, ...envelopeCards };

export type CardId = keyof typeof catalogue;
export const cardIds = Object.keys(catalogue) as CardId[];

export const isCardId = (id: string): id is CardId => Object.hasOwn(catalogue, id);
export const cardOf = (id: CardId): Card => catalogue[id];
