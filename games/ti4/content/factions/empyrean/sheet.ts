import type { FactionSheet } from '../sheet.ts';

export const empyrean = {
  set: 'pok',
  home: 'tile-56',
  planets: ['the-dark'],
  commodities: 4,
  fleet: { carrier: 2, destroyer: 1, fighter: 2, infantry: 4, 'space-dock': 1 },
  technologies: ['dark-energy-tap'],
  ownTechnologies: ['voidwatch', 'aetherstream'],
  abilities: ['voidborn', 'aetherpassage', 'dark-whispers'],
  flagship: 'dynamo',
  mech: 'watcher',
  notes: ['dark-pact', 'blood-pact'],
  leaders: { agents: ['acamar'], commander: 'xuange', hero: 'conservator-procyon' },
} as const satisfies FactionSheet;
