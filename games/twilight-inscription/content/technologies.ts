/** Two technologies on each sheet (INS-TECH-01), each unlocked by Research icons or by one Specialty asset. */
import type { Effect } from './effects.ts';
import type { SheetId, Specialty } from './vocabulary.ts';

export const TECHNOLOGY_IDS = [
  'gravity-drive',
  'integrated-economy',
  'neural-motivator',
  'self-assembly-routines',
  'bio-stims',
  'ai-development-algorithm',
  'fleet-logistics',
  'transit-diodes',
] as const;
export type TechnologyId = (typeof TECHNOLOGY_IDS)[number];

export interface Technology {
  id: TechnologyId;
  sheet: SheetId;
  research: number;
  specialty: Specialty;
  /** "Once per activation": the owner may use it once in a round in which the sheet is active (INS-TECH-06). */
  oncePerActivation?: Effect[];
}

/** Strength Fleet Logistics adds to a section, and the non-Infantry units it must wholly contain. */
export const FLEET_LOGISTICS = { strength: 3, units: 2 };

export const TECHNOLOGIES: Technology[] = [
  { id: 'gravity-drive', sheet: 'navigation', research: 3, specialty: 'propulsion' },
  {
    id: 'integrated-economy',
    sheet: 'navigation',
    research: 3,
    specialty: 'cybernetic',
    oncePerActivation: [{ do: 'claimSystem', n: 2, size: 'small', upTo: true }],
  },
  {
    id: 'neural-motivator',
    sheet: 'expansion',
    research: 3,
    specialty: 'biotic',
    oncePerActivation: [{ do: 'develop', n: 1, scope: 'icon', lineEnd: 'population' }],
  },
  {
    id: 'self-assembly-routines',
    sheet: 'expansion',
    research: 3,
    specialty: 'warfare',
    oncePerActivation: [
      {
        do: 'choose',
        options: [[{ do: 'spend', res: 'M', n: 1, on: 'expansion' }], [{ do: 'develop', n: 2, scope: 'dock' }]],
      },
    ],
  },
  {
    id: 'bio-stims',
    sheet: 'industry',
    research: 3,
    specialty: 'biotic',
    oncePerActivation: [{ do: 'spend', res: 'I', n: 1, on: 'industry' }],
  },
  {
    id: 'ai-development-algorithm',
    sheet: 'industry',
    research: 3,
    specialty: 'warfare',
    oncePerActivation: [{ do: 'scrap', n: 1 }],
  },
  { id: 'fleet-logistics', sheet: 'warfare', research: 3, specialty: 'propulsion' },
  {
    id: 'transit-diodes',
    sheet: 'warfare',
    research: 3,
    specialty: 'cybernetic',
    oncePerActivation: [{ do: 'deploy', unit: 'infantry', n: 2, rules: ['adjacentOnly', 'belowLine'] }],
  },
];

export const technologyIndex = (id: TechnologyId): number => TECHNOLOGY_IDS.indexOf(id);
