import type { CardId } from '../content/catalogue.ts';
import type { EventId, OptionId, ScenarioId } from '../content/scenarios/index.ts';
import { cardIdOfProgram } from '../rules/designs.ts';
import type { CampaignWords } from './campaignWords.ts';

/** Whose text a program is, by name: a card, a Scenario card, a small Scenario card or an event. */
export const sourceName = (
  program: string,
  cardNames: Record<CardId, string>,
  campaign: Pick<CampaignWords, 'scenarios' | 'options' | 'events'>,
): string => {
  const [kind, id] = program.slice(0, program.indexOf('/')).split(':');
  if (id === undefined) return cardNames[cardIdOfProgram(program)];
  if (kind === 'option') return campaign.options[id as OptionId].name;
  return kind === 'event' ? campaign.events[id as EventId].name : campaign.scenarios[id as ScenarioId].name;
};
