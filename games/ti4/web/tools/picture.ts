import { centreOf, turned } from '@orrery/imperium/web/map/geometry.ts';
import type { PictureCell, PlacedCell } from '@orrery/imperium/web/tools/GalaxyPicture.tsx';
import type { PickTile } from '@orrery/imperium/web/tools/TilePicker.tsx';
import { DRAFT_LAYOUTS } from '../../content/draft.ts';
import { HYPERLANES } from '../../content/hyperlanes.ts';
import type { HyperlaneId } from '../../content/hyperlanes.ts';
import { hexAt } from '../../content/layouts.ts';
import { planetFacts } from '../../content/planets.ts';
import type { BoxSet } from '../../content/sets.ts';
import { TILES, tileFacts } from '../../content/tiles.ts';
import type { TileId } from '../../content/tiles.ts';
import { galaxyOf } from '../../galaxy/board.ts';
import type { Cell } from '../../galaxy/board.ts';
import { poolOf } from '../../galaxy/generate.ts';
import type { FoundGalaxy } from '../../galaxy/link.ts';
import { PLANET_NAMES } from '../../text/index.ts';
import type { Vocabulary } from '../../text/index.ts';
import { colourMark, traitMark } from '../content.ts';
import { HOLES, PICTURES, pictureOf } from '../looks.ts';

const bare: Omit<PictureCell, 'kind' | 'label'> = { planets: [], wormholes: [], anomalies: [], lanes: [], tile: '' };

/** 'open': a place where something will lie. */
export function pictureOfCell(cell: Cell | 'open', words: Vocabulary, home: (seat: number) => string): PictureCell {
  if (cell === '') return { ...bare, kind: 'gap', label: '' };
  if (cell.startsWith('home-')) return { ...bare, kind: 'home', label: home(Number(cell.slice('home-'.length))) };
  if (cell.includes('@')) {
    const [id, turn] = cell.split('@') as [HyperlaneId, string];
    const lanes = HYPERLANES[id].map(([a, b]) => [(a + Number(turn)) % 6, (b + Number(turn)) % 6] as const);
    return { ...bare, kind: 'lanes', label: ' ', lanes };
  }
  if (!(cell in TILES)) return { ...bare, kind: 'open', label: ' ' };
  const { planets = [], wormholes = [], anomalies = [] } = tileFacts(cell as TileId);
  return {
    kind: cell === 'tile-18' ? 'centre' : 'system',
    label: anomalies.map((kind) => words.anomalies[kind]).join(', '),
    planets: planets.map((id) => {
      const { resources, influence, trait, specialty, legendary } = planetFacts(id);
      return {
        name: PLANET_NAMES[id],
        resources,
        influence,
        look: pictureOf(id),
        trait: trait ? traitMark(trait) : null,
        specialty: specialty ? colourMark(specialty) : null,
        legendary: legendary ?? false,
      };
    }),
    wormholes: wormholes.map((kind) => HOLES[kind]),
    anomalies: anomalies.map((kind) => PICTURES[kind]),
    lanes: [],
    tile: cell.slice('tile-'.length),
  };
}

/** A galaxy as plain pictures of its cells. */
export const pictureOfGalaxy = (
  { layout, placed }: FoundGalaxy,
  words: Vocabulary,
  home: (seat: number) => string,
): PictureCell[] => galaxyOf(layout, placed).map((cell) => pictureOfCell(cell, words, home));

/** The tiles of some boxes that a galaxy or a slice may have. */
export const pickTiles = (words: Vocabulary, sets: readonly BoxSet[]): PickTile[] =>
  (['blue', 'red'] as const)
    .flatMap((back) => poolOf(sets, back))
    .map((id) => ({ word: id.slice('tile-'.length), cell: pictureOfCell(id, words, () => '') }));

const SIX = DRAFT_LAYOUTS.find(({ players }) => players === 6)!.seats[0]!;
const placeOf = (place: string) => centreOf(turned(hexAt(place), 3));
/** The five tiles of a slice around its home, with the home at the bottom; some places may still be free. */
export const pictureOfSlice = (slice: readonly (TileId | null)[], words: Vocabulary): PlacedCell[] => [
  { cell: pictureOfCell('home-0', words, () => '⌂'), ...placeOf(SIX.home) },
  ...SIX.slice.map((place, i) => ({ cell: pictureOfCell(slice[i] ?? 'open', words, () => ''), ...placeOf(place) })),
];
