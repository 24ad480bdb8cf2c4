import type { PlanetKind } from '@orrery/web/design/Planet.tsx';
import type { Anomaly as Picture, MapWormhole } from '@orrery/imperium/web/map/model.ts';
import { numbersOf } from '@orrery/imperium/web/map/sky.ts';
import { planetFacts } from '../content/planets.ts';
import type { PlanetId, Trait } from '../content/planets.ts';
import type { Anomaly, Wormhole } from '../content/tiles.ts';
import { MECATOL_REX } from '../rules/systems.ts';

// How planets, anomalies and wormholes are drawn: on the map of a match, in the picture of a galaxy and in the slices of a draft.

export const PICTURES: { readonly [A in Anomaly]: Picture } = {
  'asteroid-field': 'asteroids',
  nebula: 'nebula',
  supernova: 'supernova',
  'gravity-rift': 'rift',
};
export const HOLES: { readonly [W in Wormhole]: Pick<MapWormhole, 'letter' | 'colour'> } = {
  alpha: { letter: 'α', colour: 'amber' },
  beta: { letter: 'β', colour: 'sky' },
  gamma: { letter: 'γ', colour: 'mint' },
  delta: { letter: 'δ', colour: 'rose' },
};
/** Planets look like what they are good for. */
const LOOKS: { readonly [T in Trait | 'none']: readonly PlanetKind[] } = {
  cultural: ['ocean', 'jade', 'jungle', 'ice'],
  hazardous: ['lava', 'desert', 'rose', 'storm'],
  industrial: ['iron', 'gold', 'desert', 'storm'],
  none: ['ocean', 'jungle', 'gold', 'ice', 'storm', 'rose', 'iron', 'jade'],
};
export function pictureOf(planet: PlanetId): PlanetKind {
  if (planet === MECATOL_REX) return 'city';
  const looks = LOOKS[planetFacts(planet).trait ?? 'none'];
  return looks[Math.floor(numbersOf(planet)() * looks.length)]!;
}
