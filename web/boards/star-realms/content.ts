/** What this board reads of the game: cards, their words, and the shape of a view. Nothing here decides anything. */
export { chronicle } from '../../../games/star-realms/campaign/chronicle.ts';
export { deckOptions } from '../../../games/star-realms/campaign/deck.ts';
export { cardOf, isCardId } from '../../../games/star-realms/content/catalogue.ts';
export type { CardId } from '../../../games/star-realms/content/catalogue.ts';
export type { Card } from '../../../games/star-realms/content/card.ts';
export type { Effect, Faction } from '../../../games/star-realms/content/effects.ts';
export { onAcquireAbility } from '../../../games/star-realms/content/onAcquire.ts';
export { cardByKey, cardIdOf, designOf, upgradedKey } from '../../../games/star-realms/rules/designs.ts';
export { costOf } from '../../../games/star-realms/rules/acquire.ts';
export { pointsOfCards, reckoning } from '../../../games/star-realms/rules/victoryPoints.ts';
export { defenseOf } from '../../../games/star-realms/rules/attack.ts';
export type { Act, InPlay, SR, SRAsks, View as SRView } from '../../../games/star-realms/rules/shapes.ts';
export { cardText, onAcquireFaction, stickerText } from '../../../games/star-realms/text/cardText.ts';
import { scenarios } from '../../../games/star-realms/content/scenarios/index.ts';
import type { EventId, OptionId, VictoryPointCardId } from '../../../games/star-realms/content/scenarios/index.ts';
import { sheetIds, sheetOf, sheetsOfScenario } from '../../../games/star-realms/content/stickers/index.ts';
import type { SheetId } from '../../../games/star-realms/content/stickers/index.ts';
import { de } from '../../../games/star-realms/text/de.ts';
import { en } from '../../../games/star-realms/text/en.ts';
import { fr } from '../../../games/star-realms/text/fr.ts';

export const languages = { en, fr, de };

export { scenarios, sheetOf, sheetsOfScenario };
export type { SheetId };
/** Ids in a chronicle are plain text; only those the words know are shown by name. */
export const isSheetId = (id: string): id is SheetId => sheetIds.some((known) => known === id);
export const isOptionId = (id: string | null): id is OptionId => id !== null && Object.hasOwn(en.campaign.options, id);
export const isEventId = (id: string | null): id is EventId => id !== null && Object.hasOwn(en.campaign.events, id);
export const isVictoryPointCardId = (id: string): id is VictoryPointCardId =>
  Object.hasOwn(en.campaign.victoryPointCards, id);
