import type { PictureCell } from '@orrery/imperium/web/tools/GalaxyPicture.tsx';
import { planetName, tile } from '../content.ts';
import type { FoundGalaxy } from '../../galaxy/link.ts';
import { say } from '../content.ts';
import { HOLES, PICTURES, colourSign, pictureOf } from '../looks.ts';

const bare: Omit<PictureCell, 'kind' | 'label'> = { planets: [], wormholes: [], anomalies: [], lanes: [], tile: '' };

/** A system tile as a plain picture. */
export function pictureOfTile(id: string): PictureCell {
  const { planets, wormholes, kind } = tile(id);
  const special = PICTURES[kind];
  return {
    kind: 'system',
    label: special ? say().system(id) : '',
    planets: planets.map((planet) => ({
      name: planetName(planet.id),
      resources: planet.resources,
      influence: planet.influence,
      look: pictureOf(planet.id),
      trait: null,
      specialty: planet.specialty ? colourSign(planet.specialty) : null,
      legendary: false,
    })),
    wormholes: wormholes.map((one) => HOLES[one]!),
    anomalies: special ? [special] : [],
    lanes: [],
    tile: '',
  };
}

/** A galaxy as plain pictures of its cells; homes by their numbers. */
export const pictureOfGalaxy = ({ layout, galaxy }: FoundGalaxy): PictureCell[] =>
  galaxy.map((id, cell) => {
    const home = layout.homes.indexOf(cell);
    if (home >= 0) return { ...bare, kind: 'home', label: `${home + 1}` };
    if (id === '') return { ...bare, kind: 'gap', label: '' };
    return { ...pictureOfTile(id), kind: cell === 0 ? 'centre' : 'system' };
  });
