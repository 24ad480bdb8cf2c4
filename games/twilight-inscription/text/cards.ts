/** Whole card texts, rendered from what the cards do. */
import { agendaCard, type AgendaId } from '../content/agendas.ts';
import { factionCard, type FactionId } from '../content/factions.ts';
import { objectiveCard, type ObjectiveId } from '../content/objectives.ts';
import { relicCard, type RelicId } from '../content/relics.ts';
import { sentence, type Text } from './text.ts';

export function factionText(text: Text, id: FactionId): { first: string; second: string } {
  const { setup, mods, triggers, faction } = factionCard(id);
  return {
    first: sentence([
      setup ? text.setup(setup.map(text.effect).join(', ')) : '',
      ...(mods ?? []).map(text.mod),
      ...(triggers ?? []).map(text.trigger),
    ]),
    second: sentence(faction.map(text.effect)),
  };
}

export const relicText = (text: Text, id: RelicId): string => sentence(relicCard(id).effects.map(text.effect));

export const agendaText = (text: Text, id: AgendaId): { for: string; against: string } => {
  const { for: approve, against } = agendaCard(id);
  return { for: sentence(approve.map(text.effect)), against: sentence(against.map(text.effect)) };
};

export const objectiveText = (text: Text, id: ObjectiveId): string =>
  sentence([text.condition(objectiveCard(id).when)]);
