import type { Galaxy } from '@orrery/imperium';

/**
 * The slice's galaxy: three homes on alternate corners of the second ring, an Asteroid Field, a Nebula and a Supernova in the first,
 * two Alpha wormholes between the first and the third home, and one Beta wormhole that leads nowhere (TI3-SYSTEMS-15).
 */
export const SLICE: Galaxy = [
  'mecatol-rex-system',
  // First ring, clockwise from straight up.
  'saudor-system',
  'asteroid-field-1',
  'wellon-system',
  'nebula-1',
  'vefut-ii-system',
  'supernova-1',
  // Second ring.
  'home-letnev',
  'lodor-system',
  'abyz-fria',
  'empty-1',
  'home-l1z1x',
  'quann-system',
  'arnor-lor',
  'wormhole-alpha',
  'home-norr',
  'tarmann-system',
  'lazar-sakulag',
  'thibah-system',
];
