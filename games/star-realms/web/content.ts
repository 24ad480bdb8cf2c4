/** What this board reads of the game: cards, their words, and the shape of a view. Nothing here decides anything. */
export { chronicle } from '../campaign/chronicle.ts';
export { deckOptions } from '../campaign/deck.ts';
export { cardIds, cardOf, isCardId } from '../content/catalogue.ts';
export type { CardId } from '../content/catalogue.ts';
export type { Card } from '../content/card.ts';
export { SURCHARGE } from '../content/stickers/sheet.ts';
export type { Sticker } from '../content/stickers/sheet.ts';
export type { CampaignFaction, CardFilter, Effect, Faction } from '../content/effects.ts';
export { onAcquireAbility } from '../content/onAcquire.ts';
export { cardByKey, cardIdOf, designOf, upgradedKey } from '../rules/designs.ts';
export { costOf } from '../rules/acquire.ts';
export { fittingSheets, surchargeOf } from '../rules/upgrade.ts';
export { pointsOfCards, reckoning } from '../rules/victoryPoints.ts';
export { defenseOf } from '../rules/attack.ts';
export type { Act, InPlay, SR, SRAsks, View as SRView } from '../shapes.ts';
export { cardText, onAcquireFaction, stickerText } from '../text/cardText.ts';
export { counted } from '../text/effectWords.ts';
export { printedAt } from '../text/printedAt.ts';
export type { Printing } from '../text/printedAt.ts';
import { scenarios } from '../content/scenarios/index.ts';
import type { EventId, OptionId, VictoryPointCardId } from '../content/scenarios/index.ts';
import { sheetIds, sheetOf, sheetsOfScenario } from '../content/stickers/index.ts';
import type { SheetId } from '../content/stickers/index.ts';
import { spoken } from './spoken.ts';

/** What the main Victory Point card of a scenario is worth. */
export const scenarioPoints = (number: number): number =>
  Object.values(scenarios[number - 1]!.victoryPoints)[0]!.points;

export { scenarios, sheetOf, sheetsOfScenario };
export type { SheetId };
/** Ids in a chronicle are plain text; only those that have words are shown by name. */
export const isSheetId = (id: string): id is SheetId => sheetIds.some((known) => known === id);
export const isOptionId = (id: string | null): id is OptionId =>
  id !== null && Object.hasOwn(spoken.now().campaign.options, id);
export const isEventId = (id: string | null): id is EventId =>
  id !== null && Object.hasOwn(spoken.now().campaign.events, id);
export const isVictoryPointCardId = (id: string): id is VictoryPointCardId =>
  Object.hasOwn(spoken.now().campaign.victoryPointCards, id);
