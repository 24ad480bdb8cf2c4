import {
  actionCardWords,
  agendaWords,
  publicObjectiveWords,
  secretObjectiveWords,
  technologyWords,
  unitLines,
} from '../text/index.ts';
import type { Named, Vocabulary } from '../text/index.ts';
import { ACTION_CARDS } from '../content/actionCards.ts';
import type { ActionCardId } from '../content/actionCards.ts';
import { AGENDAS } from '../content/agendas.ts';
import type { AgendaId } from '../content/agendas.ts';
import { PUBLIC_OBJECTIVES } from '../content/publicObjectives.ts';
import type { PublicObjectiveId } from '../content/publicObjectives.ts';
import { SECRET_OBJECTIVES } from '../content/secretObjectives.ts';
import type { SecretObjectiveId } from '../content/secretObjectives.ts';
import { TECHNOLOGIES } from '../content/technologies.ts';
import type { TechnologyId } from '../content/technologies.ts';
import { UNITS } from '../content/units/index.ts';
import type { UnitId } from '../content/units/index.ts';
import { names } from './content.ts';

/** The id of a component's text: without the number of its copy or of its holder. */
export const textId = (component: string): string => component.replace(/\.\d+$/, '');

const entry = <Word>(table: { readonly [id: string]: Word }, id: string): Word | undefined => table[id];

/** Name and words of any component, whatever kind it is; null where the id names none. */
export function componentWords(component: string, words: Vocabulary = names().words): Named | null {
  const id = textId(component);
  if (id in ACTION_CARDS) return actionCardWords(words, id as ActionCardId);
  if (id in TECHNOLOGIES) return technologyWords(words, id as TechnologyId);
  if (id in PUBLIC_OBJECTIVES) return publicObjectiveWords(words, id as PublicObjectiveId);
  if (id in SECRET_OBJECTIVES) return secretObjectiveWords(words, id as SecretObjectiveId);
  if (id in AGENDAS) return agendaWords(words, id as AgendaId);
  if (id in UNITS) return { name: words.units[id as UnitId], text: unitLines(words, id as UnitId).join(' ') };
  return (
    entry<Named>(words.abilities, id) ??
    entry<Named>(words.leaders, id) ??
    entry<Named>(words.notes, id) ??
    entry<Named>(words.relics, id) ??
    entry<Named>(words.explorations, id) ??
    entry<Named>(words.legendaryPlanets, id) ??
    entry<Named>(words.expansionRules, id) ??
    null
  );
}
