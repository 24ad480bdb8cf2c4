import type { Options } from '@orrery/kernel';
import type { SheetId } from '../content/stickers/index.ts';
import { encodeSetup } from '../rules/campaignOption.ts';
import type { Upgrade } from '../rules/campaignOption.ts';
import type { Campaign, Pub } from '../shapes.ts';

/** The Trade Deck of a campaign, for other tables (SR-POST-07). */

/** All upgraded cards with the sheets their stickers come from. */
export const upgradesOf = (campaign: Campaign): Upgrade[] =>
  campaign.made.map(({ card, copy, sheet }) => ({ card: `${card}.${copy + 1}`, sheet: sheet as SheetId }));

/** Options of a table of any other mode that plays with this campaign's cards as they are now. */
export const deckOptions = (pub: Pub): Options => ({
  campaign: encodeSetup({ scenario: null, upgrades: upgradesOf(pub.campaign!) }),
  tradeDeck: pub.extended ? '84' : '60',
});
