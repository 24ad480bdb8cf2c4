import type { Seat } from '@orrery/kernel';
import type { CardId } from '../content/catalogue.ts';
import { postCampaign } from '../content/postCampaign.ts';
import { scenarios } from '../content/scenarios/index.ts';
import { sheetOf, sheetsOfFaction } from '../content/stickers/index.ts';
import { designOf, instancesOf } from './designs.ts';
import type { Campaign, CardInstance, Pub } from '../shapes.ts';
import { fittingSheets } from './upgrade.ts';
import { reckoning } from './victoryPoints.ts';
import { TRADE_DECK } from './zones.ts';

/** SR-POST: what the players do when the campaign is decided. */

/** The 24 cards of the Post-Campaign pack. */
export const packCards = (): CardInstance[] => (Object.keys(postCampaign) as CardId[]).flatMap(instancesOf);

export const upgradesMade = (campaign: Campaign, seat: Seat): number =>
  campaign.made.filter((u) => u.seat === seat).length;

/** Up to one for each row of the four sheets: twenty (SR-POST-02). */
export const upgradesLeft = (campaign: Campaign, seat: Seat): number =>
  sheetsOfFaction(campaign.factions[seat]!).reduce((n, id) => n + sheetOf(id).rows.length, 0) -
  upgradesMade(campaign, seat);

/** Cards of the Trade Deck with a sticker that fits them; a used row stays used (SR-POST-04). */
export const topUpChoices = (pub: Pub, seat: Seat): { card: CardInstance; sheet: string }[] =>
  (pub.table.cards[TRADE_DECK] ?? []).flatMap((card) =>
    fittingSheets(pub, seat, designOf(pub, card)).map((sheet) => ({ card, sheet })),
  );

/** As long as a row of the own sheets is unused, some upgrade is left to make. */
const hasChoice = (pub: Pub, seat: Seat): boolean => topUpChoices(pub, seat).length > 0;

/** Whose upgrade is next: they alternate, the loser of the campaign first (SR-POST-03); null when all are made. */
export const toppingUp = (pub: Pub): Seat | null => {
  const after = pub.campaign!.made.filter((u) => u.scenario > scenarios.length).at(-1);
  const first = after ? 1 - after.seat : 1 - reckoning(pub.campaign!).winner;
  if (hasChoice(pub, first)) return first;
  return hasChoice(pub, 1 - first) ? 1 - first : null;
};
