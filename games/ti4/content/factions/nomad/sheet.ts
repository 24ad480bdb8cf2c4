import type { FactionSheet } from '../sheet.ts';

export const nomad = {
  set: 'pok',
  home: 'tile-53',
  planets: ['arcturus'],
  commodities: 4,
  fleet: { carrier: 1, destroyer: 1, fighter: 3, memoria: 1, infantry: 4, 'space-dock': 1 },
  technologies: ['sling-relay'],
  ownTechnologies: ['memoria-2', 'temporal-command-suite'],
  abilities: ['the-company', 'future-sight'],
  flagship: 'memoria',
  mech: 'quantum-manipulator',
  notes: ['the-cavalry'],
  leaders: {
    agents: ['field-marshal-mercer', 'the-thundarian', 'artuno-the-betrayer'],
    commander: 'navarch-feng',
    hero: 'ahk-syl-siven',
  },
} as const satisfies FactionSheet;
