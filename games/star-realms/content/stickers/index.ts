import type { CampaignFaction } from '../effects.ts';
import type { Sheet } from './sheet.ts';
import { starEmpireSheets } from './starEmpire.ts';
import { tradeFederationSheets } from './tradeFederation.ts';

export const stickerSheets = { ...starEmpireSheets, ...tradeFederationSheets };
export type SheetId = keyof typeof stickerSheets;
export const sheetIds = Object.keys(stickerSheets) as SheetId[];
export const sheetOf = (id: SheetId): Sheet => stickerSheets[id];

export const sheetsOfScenario = (scenario: number): SheetId[] =>
  sheetIds.filter((id) => stickerSheets[id].scenario === scenario);
export const sheetsOfFaction = (faction: CampaignFaction): SheetId[] =>
  sheetIds.filter((id) => stickerSheets[id].faction === faction);
