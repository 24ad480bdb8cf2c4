import { TECHNOLOGIES, technologyFacts } from '../technologies.ts';
import type { TechnologyId } from '../technologies.ts';
import { FACTION_ABILITIES } from './index.ts';

const isTechnology = (text: string): text is TechnologyId => text in TECHNOLOGIES;

/** What a faction sheet or a technology of a faction says; leaders, mechs and flagships are neither (TI4-FACT-02). */
export function isFactionText(ability: string): boolean {
  const text = ability.split('/')[0]!;
  return FACTION_ABILITIES.has(text) || (isTechnology(text) && technologyFacts(text).faction !== undefined);
}
