import { cardOf } from '../content/catalogue.ts';
import { scenarioNumber } from '../content/scenarios/index.ts';
import type { EventId, OptionId, ScenarioId, VictoryPointCardId } from '../content/scenarios/index.ts';
import { sheetOf } from '../content/stickers/index.ts';
import type { SheetId } from '../content/stickers/index.ts';
import { cardIdOf } from '../rules/designs.ts';
import { stickerFor } from '../rules/stickers.ts';
import type { CampaignWords } from './campaignWords.ts';
import { stickerText } from './cardText.ts';
import type { EffectWords } from './effectWords.ts';

/** The words of the campaign by the plain texts that states and events hold. */
export const campaignNames = (campaign: CampaignWords, effects: EffectWords) => ({
  scenario: (number: number) => campaign.scenarios[scenarioNumber(number).id as ScenarioId],
  option: (id: string) => campaign.options[id as OptionId],
  event: (id: string) => campaign.events[id as EventId],
  pointCard: (id: string): string => campaign.victoryPointCards[id as VictoryPointCardId].name,
  sheet: (id: string): string => campaign.sheets[id as SheetId],
  /** What the sticker of a sheet adds to a card. */
  sticker: ({ card, sheet }: { card: string; sheet: string }): string => {
    const found = stickerFor(sheetOf(sheet as SheetId), cardOf(cardIdOf(card)));
    return found === null ? '' : stickerText(effects, found).join(' ');
  },
});
