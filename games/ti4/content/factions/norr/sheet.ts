import type { FactionSheet } from '../sheet.ts';

export const norr = {
  set: 'base',
  home: 'tile-13',
  planets: ['quinarra', 'trenlak'],
  commodities: 3,
  fleet: { carrier: 2, cruiser: 1, infantry: 5, 'space-dock': 1, pds: 1 },
  technologies: [],
  ownTechnologies: ['exotrireme-2', 'valkyrie-particle-weave'],
  abilities: ['unrelenting'],
  units: ['exotrireme'],
  flagship: 'cmorran-norr',
  mech: 'valkyrie-exoskeleton',
  notes: ['tekklar-legion'],
  leaders: { agents: ['tro'], commander: 'ghom-sekkus', hero: 'shval-harbinger' },
} as const satisfies FactionSheet;
