import type { FactionSheet } from '../sheet.ts';

export const mahact = {
  set: 'pok',
  home: 'tile-52',
  planets: ['ixth'],
  commodities: 3,
  fleet: { dreadnought: 1, carrier: 1, cruiser: 1, fighter: 2, 'crimson-legionnaire': 3, 'space-dock': 1 },
  technologies: ['predictive-intelligence', 'bio-stims'],
  ownTechnologies: ['crimson-legionnaire-2', 'genetic-recombination'],
  abilities: ['edict', 'imperia', 'hubris'],
  units: ['crimson-legionnaire'],
  flagship: 'arvicon-rex',
  mech: 'starlancer',
  notes: ['scepter-of-dominion'],
  leaders: { agents: ['jae-mir-kan'], commander: 'il-na-viroset', hero: 'airo-shir-aur' },
} as const satisfies FactionSheet;
