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
import { PLANETS } from '../content/planets.ts';
import { PUBLIC_OBJECTIVES } from '../content/publicObjectives.ts';
import type { PublicObjectiveId } from '../content/publicObjectives.ts';
import { SECRET_OBJECTIVES } from '../content/secretObjectives.ts';
import type { SecretObjectiveId } from '../content/secretObjectives.ts';
import { STRATEGY_CARDS } from '../content/strategyCards.ts';
import { TECHNOLOGIES } from '../content/technologies.ts';
import type { TechnologyId } from '../content/technologies.ts';
import { UNITS } from '../content/units/index.ts';
import type { UnitId } from '../content/units/index.ts';
import { names } from './content.ts';

/** The id of a component's text: without the number of its copy or of its holder. */
export const textId = (component: string): string => component.replace(/\.\d+$/, '');

const entry = <Word>(table: { readonly [id: string]: Word }, id: string): Word | undefined => table[id];

/** Texts that share a name with another kind of card say by a second word what they are. */
const BY_SECOND_WORD = {
  explored: (words: Vocabulary, id: string) => entry<Named>(words.explorations, id),
  relic: (words: Vocabulary, id: string) => entry<Named>(words.relics, id),
  legendary: (words: Vocabulary, id: string) => entry<Named>(words.legendaryPlanets, id),
  locked: (words: Vocabulary, id: string) => entry<Named>(words.leaders, id),
} as const;

/** Name and words of any component, by the id of the card, of its text or of one of its abilities; null where the id names none. */
export function componentWords(component: string, words: Vocabulary = names().words): Named | null {
  const [id = '', second] = textId(component.split(/[/!]/)[0]!).split(' ');
  if (second !== undefined && second in BY_SECOND_WORD)
    return BY_SECOND_WORD[second as keyof typeof BY_SECOND_WORD](words, id) ?? null;
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
/** Where a component stands among all, on the page of components; null where it does not stand there. */
export function referenceId(component: string, words: Vocabulary = names().words): string | null {
  const [id = '', second] = textId(component.split(/[/!]/)[0]!).split(' ');
  if (second === undefined && id in PLANETS) return `planet-${id}`;
  if (second === undefined && (id in STRATEGY_CARDS || id in words.factions)) return id;
  const found = componentWords(component, words);
  if (found === null || entry<Named>(words.expansionRules, id) === found) return null;
  if (entry<Named>(words.relics, id) === found) return `relic-${id}`;
  if (entry<Named>(words.explorations, id) === found) return `explore-${id}`;
  return entry<Named>(words.legendaryPlanets, id) === found ? `legendary-${id}` : id;
}
/** Name and words for an id that names a component for certain. */
export function wordsOf(component: string): Named {
  const found = componentWords(component);
  if (!found) throw new Error(`no words for ${component}`);
  return found;
}
