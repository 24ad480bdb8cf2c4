import { factionSheet } from './factions/index.ts';
import type { FactionId } from './factions/index.ts';
import { LEADER_IDS, LEADERS } from './leaders.ts';
import { PROMISSORY_NOTES, noteFacts } from './promissoryNotes.ts';
import type { NoteId } from './promissoryNotes.ts';
import type { BoxSet } from './sets.ts';
import { TECHNOLOGY_IDS, technologyFacts } from './technologies.ts';
import { unitFacts } from './units/index.ts';
import type { UnitId } from './units/index.ts';

// Which texts belong to a faction, and which to all of them.

/**
 * Texts whose words say what facts say already: fighters that move by themselves, docks that float, structures that fight as ground
 * forces, a faction with three agents.
 */
const IN_FACTS: readonly string[] = [
  'fighter-2',
  'hybrid-crystal-fighter-2',
  'floating-factory',
  'floating-factory-2',
  'hel-titan',
  'hel-titan-2',
  'the-company',
];
/** Unit cards that say more than their values. */
export const unitTexts = (units: readonly UnitId[]): string[] =>
  units.filter((unit) => unitFacts(unit).ability && !IN_FACTS.includes(unit));
export const upgradesOf = (faction: FactionId | undefined): UnitId[] =>
  TECHNOLOGY_IDS.flatMap((id) => {
    const { faction: of, unit } = technologyFacts(id);
    return of === faction && unit ? [unit] : [];
  });
export const technologiesOf = (faction: FactionId | undefined): string[] =>
  TECHNOLOGY_IDS.filter((id) => technologyFacts(id).faction === faction && !technologyFacts(id).unit);
export const notesOf = (faction: FactionId | undefined): string[] =>
  (Object.keys(PROMISSORY_NOTES) as NoteId[]).filter((id) => noteFacts(id).owner === faction);
/** Everything that comes with a faction; leaders and mechs with the expansion. */
export function textsOf(faction: FactionId, sets: readonly BoxSet[]): string[] {
  const { abilities, units = [], flagship, mech } = factionSheet(faction);
  const isExpanded = sets.includes('pok');
  return [
    ...abilities.filter((ability) => !IN_FACTS.includes(ability)),
    ...unitTexts([...units, flagship, ...upgradesOf(faction), ...(isExpanded ? [mech] : [])]),
    ...technologiesOf(faction),
    ...notesOf(faction),
    ...(isExpanded ? LEADER_IDS.filter((leader) => LEADERS[leader].faction === faction) : []),
  ];
}
