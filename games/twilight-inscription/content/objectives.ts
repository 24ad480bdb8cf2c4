/** Twelve objectives, three for each sheet, each with its higher and its lower value (INS-OBJ-03). */
import type { AssetKind, SheetId } from './vocabulary.ts';

export const OBJECTIVE_IDS = [
  'collector',
  'mercantilist',
  'prospector',
  'core-cracker',
  'expansionist',
  'technocrat',
  'diversified-production',
  'maximum-efficiency',
  'sourcing-expert',
  'armada',
  'secured-assets',
  'united-front',
] as const;
export type ObjectiveId = (typeof OBJECTIVE_IDS)[number];

export type Condition =
  | { has: 'assetKindsClaimed'; min: number }
  | { has: 'systemsClaimed'; kinds: AssetKind[]; min: number }
  | { has: 'planetsComplete'; min: number }
  | { has: 'planetsAndDocks'; min: number }
  | { has: 'technologies'; min: number }
  | { has: 'eachCommodity'; min: number }
  | { has: 'claimedAroundScrapped'; min: number }
  | { has: 'commodityRowFull' }
  | { has: 'unitsBuilt'; min: number }
  | { has: 'assetNodes'; min: number }
  | { has: 'strengthInBoth'; min: number };

export interface Objective {
  id: ObjectiveId;
  sheet: SheetId;
  first: number;
  later: number;
  when: Condition;
}

export const OBJECTIVES: Objective[] = [
  { id: 'collector', sheet: 'navigation', first: 7, later: 5, when: { has: 'assetKindsClaimed', min: 6 } },
  {
    id: 'mercantilist',
    sheet: 'navigation',
    first: 7,
    later: 4,
    when: { has: 'systemsClaimed', kinds: ['com', 'tg'], min: 4 },
  },
  {
    id: 'prospector',
    sheet: 'navigation',
    first: 9,
    later: 5,
    when: { has: 'systemsClaimed', kinds: ['planet'], min: 3 },
  },
  { id: 'core-cracker', sheet: 'expansion', first: 8, later: 5, when: { has: 'planetsComplete', min: 4 } },
  { id: 'expansionist', sheet: 'expansion', first: 6, later: 4, when: { has: 'planetsAndDocks', min: 6 } },
  { id: 'technocrat', sheet: 'expansion', first: 7, later: 4, when: { has: 'technologies', min: 5 } },
  { id: 'diversified-production', sheet: 'industry', first: 7, later: 4, when: { has: 'eachCommodity', min: 2 } },
  { id: 'maximum-efficiency', sheet: 'industry', first: 5, later: 3, when: { has: 'claimedAroundScrapped', min: 5 } },
  { id: 'sourcing-expert', sheet: 'industry', first: 6, later: 4, when: { has: 'commodityRowFull' } },
  { id: 'armada', sheet: 'warfare', first: 6, later: 4, when: { has: 'unitsBuilt', min: 9 } },
  { id: 'secured-assets', sheet: 'warfare', first: 5, later: 3, when: { has: 'assetNodes', min: 9 } },
  { id: 'united-front', sheet: 'warfare', first: 6, later: 4, when: { has: 'strengthInBoth', min: 8 } },
];

const byId = new Map(OBJECTIVES.map((o) => [o.id, o]));
export const objectiveCard = (id: ObjectiveId): Objective => byId.get(id)!;
