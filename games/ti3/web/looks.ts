import type { PlanetKind } from '@orrery/web/design/Planet.tsx';
import type { IconName } from '@orrery/web/design/icons.ts';
import type { Anomaly, Mark } from '@orrery/imperium/web/map/model.ts';
import { numbersOf } from '@orrery/imperium/web/map/sky.ts';
import type { Colour } from '../content/technologies.ts';
import type { TileKind } from '../content/tiles.ts';

// How planets, special systems and wormholes are drawn: on the map of a match and in the picture of a galaxy.

const COLOUR: { readonly [C in Colour]: IconName } = {
  blue: 'a-propulsion',
  green: 'a-biotic',
  red: 'a-warfare',
  yellow: 'a-cybernetic',
};
/** The sign of a colour of technologies. */
export const colourSign = (colour: Colour): Pick<Mark, 'icon' | 'colour'> => ({ icon: COLOUR[colour], colour });

export const PICTURES: { readonly [K in TileKind]?: Anomaly } = {
  'asteroid-field': 'asteroids',
  nebula: 'nebula',
  supernova: 'supernova',
};
export const HOLES: { readonly [kind: string]: { letter: string; colour: 'amber' | 'sky' } } = {
  alpha: { letter: 'α', colour: 'amber' },
  beta: { letter: 'β', colour: 'sky' },
};
const LOOKS: readonly PlanetKind[] = [
  'ocean',
  'jungle',
  'desert',
  'lava',
  'ice',
  'storm',
  'jade',
  'iron',
  'rose',
  'gold',
];
export const pictureOf = (planet: string): PlanetKind =>
  planet === 'mecatol-rex' ? 'city' : LOOKS[Math.floor(numbersOf(planet)() * LOOKS.length)]!;
