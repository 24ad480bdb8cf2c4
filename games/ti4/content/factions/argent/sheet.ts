import type { FactionSheet } from '../sheet.ts';

export const argent = {
  set: 'pok',
  home: 'tile-58',
  planets: ['valk', 'ylir', 'avar'],
  commodities: 3,
  fleet: { carrier: 1, 'strike-wing-alpha': 2, fighter: 2, infantry: 5, pds: 1, 'space-dock': 1 },
  technologies: [],
  choice: { pick: 2, from: ['neural-motivator', 'sarween-tools', 'plasma-scoring'] },
  ownTechnologies: ['aerie-hololattice', 'strike-wing-alpha-2'],
  abilities: ['zeal', 'raid-formation'],
  units: ['strike-wing-alpha'],
  flagship: 'quetzecoatl',
  mech: 'aerie-sentinel',
  notes: ['strike-wing-ambuscade'],
  leaders: { agents: ['trilossa-aun-mirik'], commander: 'trrakan-aun-zulok', hero: 'mirik-aun-sissiri' },
} as const satisfies FactionSheet;
