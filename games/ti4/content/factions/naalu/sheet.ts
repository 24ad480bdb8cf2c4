import type { FactionSheet } from '../sheet.ts';

export const naalu = {
  set: 'base',
  home: 'tile-9',
  planets: ['maaluuk', 'druaa'],
  commodities: 3,
  fleet: { carrier: 1, cruiser: 1, destroyer: 1, 'hybrid-crystal-fighter': 3, infantry: 4, pds: 1, 'space-dock': 1 },
  technologies: ['sarween-tools', 'neural-motivator'],
  ownTechnologies: ['neuroglaive', 'hybrid-crystal-fighter-2'],
  abilities: ['telepathic', 'foresight'],
  units: ['hybrid-crystal-fighter'],
  flagship: 'matriarch',
  mech: 'iconoclast',
  notes: ['gift-of-prescience'],
  leaders: { agents: ['zeu'], commander: 'maban', hero: 'the-oracle' },
} as const satisfies FactionSheet;
