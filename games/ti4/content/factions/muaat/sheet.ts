import type { FactionSheet } from '../sheet.ts';

export const muaat = {
  set: 'base',
  home: 'tile-4',
  planets: ['muaat'],
  commodities: 4,
  fleet: { 'prototype-war-sun': 1, fighter: 2, infantry: 4, 'space-dock': 1 },
  technologies: ['plasma-scoring'],
  ownTechnologies: ['prototype-war-sun-2', 'magmus-reactor'],
  abilities: ['star-forge', 'gashlai-physiology'],
  units: ['prototype-war-sun'],
  flagship: 'the-inferno',
  mech: 'ember-colossus',
  notes: ['fires-of-the-gashlai'],
  leaders: { agents: ['umbat'], commander: 'magmus', hero: 'adjudicator-baal' },
} as const satisfies FactionSheet;
