import type { FactionSheet } from '../sheet.ts';

export const sol = {
  set: 'base',
  home: 'tile-1',
  planets: ['jord'],
  commodities: 4,
  fleet: { 'advanced-carrier': 2, destroyer: 1, fighter: 3, 'spec-ops': 5, 'space-dock': 1 },
  technologies: ['antimass-deflectors', 'neural-motivator'],
  ownTechnologies: ['spec-ops-2', 'advanced-carrier-2'],
  abilities: ['orbital-drop', 'versatile'],
  units: ['advanced-carrier', 'spec-ops'],
  flagship: 'genesis',
  mech: 'zs-thunderbolt-m2',
  notes: ['military-support'],
  leaders: { agents: ['evelyn-delouis'], commander: 'claire-gibson', hero: 'jace-x-4th-air-legion' },
} as const satisfies FactionSheet;
