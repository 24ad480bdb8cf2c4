import type { FactionSheet } from '../sheet.ts';

export const vuilraith = {
  set: 'pok',
  home: 'tile-54',
  planets: ['acheron'],
  commodities: 2,
  fleet: { dreadnought: 1, carrier: 1, cruiser: 1, fighter: 3, infantry: 3, 'dimensional-tear': 1 },
  technologies: ['self-assembly-routines'],
  ownTechnologies: ['dimensional-tear-2', 'vortex'],
  abilities: ['devour', 'amalgamation', 'riftmeld'],
  units: ['dimensional-tear'],
  flagship: 'the-terror-between',
  mech: 'reanimator',
  notes: ['crucible'],
  leaders: { agents: ['the-stillness-of-stars'], commander: 'that-which-molds-flesh', hero: 'it-feeds-on-carrion' },
} as const satisfies FactionSheet;
