import type { FactionSheet } from '../sheet.ts';

export const nekro = {
  set: 'base',
  home: 'tile-8',
  planets: ['mordai-ii'],
  commodities: 3,
  fleet: { dreadnought: 1, carrier: 1, cruiser: 1, fighter: 2, infantry: 2, 'space-dock': 1 },
  technologies: ['dacxive-animators', 'valefar-assimilator-x', 'valefar-assimilator-y'],
  ownTechnologies: ['valefar-assimilator-x', 'valefar-assimilator-y'],
  abilities: ['galactic-threat', 'technological-singularity', 'propagation'],
  flagship: 'the-alastor',
  mech: 'mordred',
  notes: ['antivirus'],
  leaders: { agents: ['nekro-malleon'], commander: 'nekro-acidos', hero: 'unit-dsgn-flayesh' },
} as const satisfies FactionSheet;
