import type { FactionSheet } from '../sheet.ts';

export const arborec = {
  set: 'base',
  home: 'tile-5',
  planets: ['nestphar'],
  commodities: 3,
  fleet: { carrier: 1, cruiser: 1, fighter: 2, 'letani-warrior': 4, pds: 1, 'space-dock': 1 },
  technologies: ['magen-defense-grid'],
  ownTechnologies: ['bioplasmosis', 'letani-warrior-2'],
  abilities: ['mitosis'],
  units: ['letani-warrior'],
  flagship: 'duha-menaimon',
  mech: 'letani-behemoth',
  notes: ['stymie'],
  leaders: { agents: ['letani-ospha'], commander: 'dirzuga-rophal', hero: 'letani-miasmiala' },
} as const satisfies FactionSheet;
