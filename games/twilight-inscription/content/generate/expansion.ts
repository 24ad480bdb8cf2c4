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
/** What the assets of a whole sheet are worth together: as on the printed ones. */
const WHOLE_WORTH = { min: 80, max: 84 };
/** What the ends of all lines give for each icon of their line: above, a sheet scores more than side B; below, less. */
const WORTH_BY_LINE = { min: 31.6, max: 32.3 };

export function generateExpansion(id: string, chance: Chance): ExpansionLayout | null {
  const shapes = chance
    .shuffled(SHAPE_SETS[chance.below(SHAPE_SETS.length)]!)
    .map((shape) => shape.split('x').map(Number) as [number, number]);
  const grids = fill(chance, shapes);
  if (!grids) return null;
  const lines = shapes.flatMap(([rows, columns], at): Line[] => [
    ...Array.from({ length: rows }, (_, line) => ({ at, line, length: columns })),
    ...Array.from({ length: columns }, (_, line) => ({ at, line: rows + line, length: rows })),
  ]);
  const ends = assetsOfLines(chance, lines);
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
  const docks = costs.map((icons, i) => ({ icons, asset: assets[i]! }));
  const whole = [...planets.flatMap((p) => p.ends), ...assets].reduce((sum, code) => sum + (code ? worth(code) : 0), 0);
  if (whole < WHOLE_WORTH.min || whole > WHOLE_WORTH.max) return null;
  const byLine = lines.reduce((sum, line) => sum + worth(ends.get(line)!) / line.length, 0);
  if (byLine < WORTH_BY_LINE.min || byLine > WORTH_BY_LINE.max) return null;
  return { sheet: 'expansion', id, planets, docks, population: POPULATION_TRACK };
}

interface Line {
  at: number;
  line: number;
  length: number;
}

/** Every planet has a Population; the rest of the bag goes by the length of the lines. */
function assetsOfLines(chance: Chance, lines: Line[]): Map<Line, AssetCode> {
  const planets = [...new Set(lines.map((line) => line.at))];
  const first = planets.map((at) => chance.shuffled(lines.filter((line) => line.at === at))[0]!);
  const others = lines.filter((line) => !first.includes(line));
  const bag = LINE_BAG.slice(planets.length);
  while (bag.length < others.length) bag.push(chance.below(100) < 55 ? 'vp1' : 'vp2');
  const ends = pairOff(chance, others, (line) => line.length, bag, 2);
  for (const line of first) ends.set(line, 'population');
  return ends;
}

/** Six Research spread over planets with room for it, then Influence and Materials from one bag. */
function fill(chance: Chance, shapes: [number, number][]): Res[][][] | null {
  const sizes = shapes.map(([rows, columns]) => rows * columns);
  const room = sizes.flatMap((size, at) => Array.from({ length: Math.floor(size / 4) }, () => at));
  const researchAt = chance.shuffled(room).slice(0, RESEARCH);
  const rest = sizes.reduce((a, b) => a + b, 0) - RESEARCH;
  const influence = Math.round(rest * 0.385);
  const bag = chance.shuffled(Array.from({ length: rest }, (_, i): Res => (i < influence ? 'I' : 'M')));
  const grids = shapes.map(([rows, columns], at) => {
    const research = researchAt.filter((on) => on === at).map((): Res => 'R');
    const icons = chance.shuffled([...research, ...bag.splice(0, sizes[at]! - research.length)]);
    return Array.from({ length: rows }, () => icons.splice(0, columns));
  });
  const good = grids.every(
    (grid) => new Set(grid.flat()).size > 1 && grid.every((row) => row.some((res) => res !== 'R')),
  );
  return good ? grids : null;
}

function isBalanced(made: Planet): boolean {
  const codes = made.ends.filter((code) => code !== null);
  const perIcon = codes.reduce((sum, code) => sum + worth(code), 0) / made.icons.length;
  const specialties = codes.filter((code) => code.startsWith('spec')).length;
  return perIcon >= 0.95 && perIcon <= 2.35 && specialties <= 2;
}
