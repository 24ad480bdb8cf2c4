import type { Galaxy } from '@orrery/imperium';
import type { Unit } from './units.ts';

/**
 * The galaxy of the skirmish: three homes around Mecatol Rex, an Asteroid Field and a Nebula in the first ring, a Supernova in the second,
 * two Alpha wormholes, and one Beta wormhole that leads nowhere (TI3-SYSTEMS-15).
 */
export const SKIRMISH: Galaxy = [
  'mecatol-rex-system',
  // First ring, clockwise from straight up.
  'lodor-system',
  'asteroid-field-1',
  'vefut-ii-system',
  'nebula-1',
  'quann-system',
  'abyz-fria',
  // Second ring.
  '',
  'home-letnev',
  '',
  'wormhole-alpha',
  '',
  'home-l1z1x',
  '',
  'supernova-1',
  '',
  'home-norr',
  '',
  'arnor-lor',
];

/** The skirmish begins when the fleets have met: each race holds an outpost and a vanguard there, besides its home. */
export interface Outpost {
  readonly race: string;
  readonly planet: string;
  readonly fleet: { readonly [U in Unit]?: number };
  readonly garrison: { readonly [U in Unit]?: number };
}
const vanguard = { carrier: 1, cruiser: 1, dreadnought: 1, fighter: 2 };
export const OUTPOSTS: readonly Outpost[] = [
  { race: 'letnev', planet: 'lodor', fleet: vanguard, garrison: { 'ground-force': 3, pds: 1 } },
  { race: 'l1z1x', planet: 'vefut-ii', fleet: vanguard, garrison: { 'ground-force': 3 } },
  { race: 'norr', planet: 'abyz', fleet: vanguard, garrison: { 'ground-force': 3 } },
];
