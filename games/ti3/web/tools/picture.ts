import type { PictureCell } from '@orrery/imperium/web/tools/GalaxyPicture.tsx';
import { planetName, tile } from '../content.ts';
import type { FoundGalaxy } from '../../galaxy/link.ts';
import { say } from '../content.ts';

const LETTERS: { readonly [wormhole: string]: string } = { alpha: 'α', beta: 'β' };
const bare: Omit<PictureCell, 'kind' | 'label'> = { planets: [], wormholes: [], anomaly: null, lanes: [], tile: '' };

/** A galaxy as plain pictures of its cells; homes by their numbers. */
export const pictureOfGalaxy = ({ layout, galaxy }: FoundGalaxy): PictureCell[] =>
  galaxy.map((id, cell) => {
    const home = layout.homes.indexOf(cell);
    if (home >= 0) return { ...bare, kind: 'home', label: `${home + 1}` };
    if (id === '') return { ...bare, kind: 'gap', label: '' };
    const { planets, wormholes, kind } = tile(id);
    const anomaly = ['asteroid-field', 'nebula', 'supernova'].includes(kind) ? say().system(id) : null;
    return {
      kind: cell === 0 ? 'centre' : 'system',
      label: anomaly ?? ' ',
      planets: planets.map((planet) => ({
        name: planetName(planet.id),
        resources: planet.resources,
        influence: planet.influence,
      })),
      wormholes: wormholes.map((one) => LETTERS[one] ?? one),
      anomaly,
      lanes: [],
      tile: '',
    };
  });
