/** An Expansion sheet: shapes of planets, icons from a bag, better assets at the end of longer lines. */
import { POPULATION_TRACK, type ExpansionLayout, type Planet } from '../layouts.ts';
import { planet } from '../sheets/notation.ts';
import type { AssetCode, Res } from '../vocabulary.ts';
import { pairOff, worth, type Chance } from './chance.ts';

/** Rows by columns of the eight planets; 43 to 45 icons each. */
const SHAPE_SETS = [
  ['2x2', '2x2', '2x2', '2x3', '2x3', '2x3', '3x2', '3x3'],
  ['2x2', '2x2', '2x2', '2x2', '2x3', '2x3', '3x2', '3x3'],
  ['2x2', '2x2', '2x3', '2x3', '2x3', '2x3', '3x2', '3x2'],
  ['2x2', '2x2', '2x2', '2x3', '2x3', '3x2', '3x2', '3x3'],
];
const NAMES = [
  'Arinam',
  'Meer',
  'Lodor',
  'Wellon',
  'Quann',
  'Vefut II',
  'Thibah',
  'Saudor',
  'Lisis',
  'Siig',
  'Mehar Xull',
  'Loki',
  'Ashtroth',
  'Gral',
  'Rarron',
  'Bereg',
  'Lirta IV',
  'Centauri',
  'Abyz',
  'Fria',
  'Tequran',
  'Torkan',
  'Zohbat',
  'Xxehan',
];
const LINE_BAG: AssetCode[] = [
  ...Array.from({ length: 11 }, (): AssetCode => 'population'),
  'faction',
  'planet',
  'councilor',
  'vote2',
  'spec:biotic',
  'spec:propulsion',
  'spec:cybernetic',
  'spec:warfare',
  'focus:M',
  'focus:I',
  'focus:R',
  'com:triangle:1',
  'com:triangle:1',
  'com:diamond:1',
  'com:circle:2',
  'tg1',
  'tg1',
  'tg2',
];
const DOCK_COSTS: Res[][] = [
  ['M', 'M', 'I'],
  ['M', 'I', 'I'],
  ['M', 'M', 'M', 'R'],
  ['M', 'M', 'R'],
];
const DOCK_ASSETS: AssetCode[] = ['councilor', 'vp3', 'tg2', 'com:diamond:1'];
const RESEARCH = 6;

export function generateExpansion(id: string, chance: Chance): ExpansionLayout | null {
  const shapes = chance
    .shuffled(SHAPE_SETS[chance.below(SHAPE_SETS.length)]!)
    .map((shape) => shape.split('x').map(Number) as [number, number]);
  const grids = fill(chance, shapes);
  if (!grids) return null;
  const lines = shapes.flatMap(([rows, columns], at) => [
    ...Array.from({ length: rows }, (_, line) => ({ at, line, length: columns })),
    ...Array.from({ length: columns }, (_, line) => ({ at, line: rows + line, length: rows })),
  ]);
  const bag = [
    ...LINE_BAG,
    ...Array.from({ length: lines.length - LINE_BAG.length }, (): AssetCode =>
      chance.below(100) < 55 ? 'vp1' : 'vp2',
    ),
  ];
  const ends = pairOff(chance, lines, (line) => line.length, bag, 2);
  const names = chance.shuffled(NAMES);
  const planets = grids.map((grid, at): Planet => {
    const own = lines.filter((line) => line.at === at);
    return planet(
      names[at]!,
      grid,
      own.map((line) => ends.get(line)!),
    );
  });
  if (!planets.every(isBalanced)) return null;
  const costs = chance.shuffled(DOCK_COSTS).slice(0, 3);
  const assets = chance.shuffled<AssetCode>(['population', ...chance.shuffled(DOCK_ASSETS).slice(0, 2)]);
  return {
    sheet: 'expansion',
    id,
    planets,
    docks: costs.map((icons, i) => ({ icons, asset: assets[i]! })),
    population: POPULATION_TRACK,
  };
}

/** Icons from one bag for the whole sheet: six Research, then Influence and Materials. */
function fill(chance: Chance, shapes: [number, number][]): Res[][][] | null {
  const total = shapes.reduce((sum, [rows, columns]) => sum + rows * columns, 0);
  const influence = Math.round((total - RESEARCH) * 0.385);
  const bag: Res[] = Array.from({ length: total }, (_, i) =>
    i < RESEARCH ? 'R' : i < RESEARCH + influence ? 'I' : 'M',
  );
  const drawn = chance.shuffled(bag);
  const grids = shapes.map(([rows, columns]) => Array.from({ length: rows }, () => drawn.splice(0, columns)));
  const good = grids.every((grid) => {
    const icons = grid.flat();
    const research = icons.filter((res) => res === 'R').length;
    return (
      new Set(icons).size > 1 && research * 4 <= icons.length && grid.every((row) => row.some((res) => res !== 'R'))
    );
  });
  return good ? grids : null;
}

function isBalanced(made: Planet): boolean {
  const codes = made.ends.filter((code) => code !== null);
  const perIcon = codes.reduce((sum, code) => sum + worth(code), 0) / made.icons.length;
  const specialties = codes.filter((code) => code.startsWith('spec')).length;
  return perIcon >= 0.95 && perIcon <= 2.35 && specialties <= 2 && codes.includes('population');
}
