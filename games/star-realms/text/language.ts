import type { CardId } from '../content/catalogue.ts';
import type { CampaignWords } from './campaignWords.ts';
import type { EffectWords } from './effectWords.ts';

/** Everything the game says in one language. */
export interface Language {
  readonly cardNames: Record<CardId, string>;
  readonly effects: EffectWords;
  readonly campaign: CampaignWords;
}
