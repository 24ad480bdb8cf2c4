import type { FactionSheet } from '../sheet.ts';

export const naazRokha = {
  set: 'pok',
  home: 'tile-57',
  planets: ['naazir', 'rokha'],
  commodities: 3,
  fleet: { carrier: 2, destroyer: 1, fighter: 2, infantry: 3, eidolon: 1, 'space-dock': 1 },
  technologies: ['psychoarchaeology', 'ai-development-algorithm'],
  ownTechnologies: ['pre-fab-arcologies', 'supercharge'],
  abilities: ['distant-suns', 'fabrication'],
  flagship: 'visz-el-vir',
  mech: 'eidolon',
  notes: ['black-market-forgery'],
  leaders: { agents: ['garv-and-gunn'], commander: 'dart-and-tai', hero: 'hesh-and-prit' },
} as const satisfies FactionSheet;
