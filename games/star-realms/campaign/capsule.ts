import type { Seat } from '@orrery/kernel';
import type { CampaignFaction } from '../content/effects.ts';
import { sheetOf } from '../content/stickers/index.ts';
import type { SheetId } from '../content/stickers/index.ts';
import { isSheetId } from '../rules/stickers.ts';
import type { Campaign } from '../shapes.ts';

/** What a player has unlocked so far: the content of the Capsule envelope (SR-CAMP-06, SR-BETWEEN-06). */
export interface Capsule {
  faction: CampaignFaction;
  /** Sticker sheets with the costs of their unused rows. */
  sheets: { sheet: SheetId; unused: number[] }[];
  victoryPointCards: string[];
}

export const capsuleOf = (campaign: Campaign, seat: Seat): Capsule => {
  const faction = campaign.factions[seat]!;
  const sheets = Object.entries(campaign.sheets).flatMap(([sheet, used]) => {
    if (!isSheetId(sheet) || sheetOf(sheet).faction !== faction) return [];
    return [{ sheet, unused: sheetOf(sheet).rows.flatMap((row, i) => ((used & (1 << i)) === 0 ? [row.cost] : [])) }];
  });
  const victoryPointCards = Object.keys(campaign.points).filter((card) => campaign.points[card] === seat);
  return { faction, sheets, victoryPointCards };
};
