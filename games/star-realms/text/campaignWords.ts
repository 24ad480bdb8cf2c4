import type { Outcome } from '../content/finalScoring.ts';
import type { EventId, OptionId, ScenarioId, VictoryPointCardId } from '../content/scenarios/index.ts';
import type { SheetId } from '../content/stickers/index.ts';

/** The written words of the campaign: a missing one does not compile. */
export interface CampaignWords {
  readonly scenarios: Record<ScenarioId, { readonly name: string; readonly story: string; readonly rule: string }>;
  readonly options: Record<OptionId, { readonly name: string; readonly text: string }>;
  readonly events: Record<EventId, { readonly name: string; readonly text: string }>;
  readonly victoryPointCards: Record<VictoryPointCardId, { readonly name: string; readonly text: string }>;
  readonly sheets: Record<SheetId, string>;
  readonly finalScoring: string;
  readonly epilogues: Record<Outcome, string>;
}
