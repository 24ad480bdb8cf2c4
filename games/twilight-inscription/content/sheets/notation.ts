/**
 * Sheets are written as small drawings in text and read once, when the module loads.
 * A mistake is refused with the sheet, the line and the word that is wrong.
 */
import {
  COLUMNS,
  POPULATION_TRACK,
  ROWS,
  layoutId,
  type Dock,
  type ExpansionLayout,
  type Hex,
  type IndustryLayout,
  type NavigationLayout,
  type Planet,
  type StarSystem,
  type WarfareLayout,
} from '../layouts.ts';
import { SPECIALTIES, isAssetCode, type AssetCode, type Res, type Specialty } from '../vocabulary.ts';
import { UNIT_IDS } from '../units.ts';

class Reading {
  readonly id: string;
  constructor(id: string) {
    this.id = id;
  }
  fail(where: string, what: string): never {
    throw new Error(`sheet ${this.id}, ${where}: ${what}`);
  }
  lines(part: string, text: string): { where: string; words: string[] }[] {
    return text
      .split('\n')
      .map((line, i) => ({ where: `${part} line ${i}`, words: line.trim().split(/\s+/).filter(Boolean) }))
      .filter((line) => line.words.length > 0);
  }
  asset(where: string, word: string | undefined): AssetCode | null {
    if (word === '-') return null;
    if (word !== undefined && isAssetCode(word)) return word;
    return this.fail(where, `"${word}" is no asset`);
  }
  point(where: string, word: string | undefined): [number, number] {
    const [x, y] = (word ?? '').split(',').map(Number);
    if (x === undefined || y === undefined || Number.isNaN(x) || Number.isNaN(y))
      return this.fail(where, `"${word}" is no point`);
    return [x, y];
  }
  icons(where: string, word: string | undefined): Res[] {
    if (!word || !/^[MIR]+$/.test(word)) return this.fail(where, `"${word}" are no resource icons`);
    return [...word] as Res[];
  }
  count(where: string, n: number, right: number, what: string): void {
    if (n !== right) this.fail(where, `${n} ${what}, expected ${right}`);
  }
}

/** Systems as `id size x,y asset`, lanes as `a-b`, wormholes as `system x,y`. */
export function navigation(
  side: string,
  text: { systems: string; lanes: string; wormholes: string },
): NavigationLayout {
  const r = new Reading(layoutId('navigation', side));
  const systems = r.lines('systems', text.systems).map(({ where, words }): StarSystem => {
    const [id, size, at, code] = words;
    if (size !== 'home' && size !== 'small' && size !== 'large' && size !== 'mecatol')
      return r.fail(where, `"${size}" is no size`);
    const [x, y] = r.point(where, at);
    return { id: id!, size, x, y, asset: r.asset(where, code) };
  });
  const place = (where: string, id: string | undefined): number => {
    const i = systems.findIndex((s) => s.id === id);
    return i < 0 ? r.fail(where, `no system "${id}"`) : i;
  };
  const lanes = r.lines('lanes', text.lanes).flatMap(({ where, words }) =>
    words.map((word): [number, number] => {
      const [a, b] = word.split('-');
      return [place(where, a), place(where, b)];
    }),
  );
  const wormholes = r.lines('wormholes', text.wormholes).map(({ where, words }) => {
    const [x, y] = r.point(where, words[1]);
    return { system: place(where, words[0]), x, y };
  });
  const beside: number[][] = systems.map(() => []);
  for (const [a, b] of lanes) {
    beside[a]!.push(b);
    beside[b]!.push(a);
  }
  if (systems[0]?.size !== 'home') r.fail('systems line 1', 'home comes first');
  if (systems.filter((s) => s.size === 'mecatol').length !== 1) r.fail('systems', 'exactly one Mecatol Rex system');
  return { sheet: 'navigation', id: r.id, systems, lanes, wormholes, beside };
}

/** Planets as `name = rows = row ends | column ends`, docks as `icons asset`. */
export function expansion(side: string, text: { planets: string; docks: string }): ExpansionLayout {
  const r = new Reading(layoutId('expansion', side));
  const planets = text.planets
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line, i): Planet => {
      const where = `planets line ${i + 1}`;
      const [name, grid, ends] = line.split('=').map((part) => part.trim());
      const rows = (grid ?? '').split('/').map((row) => r.icons(where, row));
      const columns = rows[0]!.length;
      if (rows.some((row) => row.length !== columns)) r.fail(where, 'rows of different length');
      const [rowEnds, columnEnds] = (ends ?? '').split('|').map((part) =>
        part
          .trim()
          .split(/\s+/)
          .filter(Boolean)
          .map((word) => r.asset(where, word)),
      );
      r.count(where, rowEnds?.length ?? 0, rows.length, 'row ends');
      r.count(where, columnEnds?.length ?? 0, columns, 'column ends');
      return planet(name!, rows, [...rowEnds!, ...columnEnds!]);
    });
  const docks = r.lines('docks', text.docks).map(({ where, words }): Dock => {
    const asset = r.asset(where, words[1]) ?? r.fail(where, 'a dock has an asset');
    return { icons: r.icons(where, words[0]), asset };
  });
  r.count('docks', docks.length, 3, 'docks');
  return { sheet: 'expansion', id: r.id, planets, docks, population: POPULATION_TRACK };
}

export function planet(name: string, rows: Res[][], ends: (AssetCode | null)[]): Planet {
  const columns = rows[0]!.length;
  const bits = (inLine: (row: number, column: number) => boolean): number =>
    rows.flatMap((row, y) => row.map((_, x) => (inLine(y, x) ? 1 << (y * columns + x) : 0))).reduce((a, b) => a | b, 0);
  return {
    name,
    icons: rows.flat(),
    rows: rows.length,
    columns,
    ends,
    lines: [
      ...rows.map((_, y) => bits((row) => row === y)),
      ...rows[0]!.map((_, x) => bits((_row, column) => column === x)),
    ],
  };
}

const isSpecialty = (word: string): word is Specialty => SPECIALTIES.some((s) => s === word);
export const HEX_DIRECTIONS: [number, number][] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

/** Hexes as `q,r asset`, `q,r x:specialty` or `q,r start`. */
export function industry(side: string, text: string): IndustryLayout {
  const r = new Reading(layoutId('industry', side));
  const hexes = r.lines('hexes', text).map(({ where, words }): Hex => {
    const [q, row] = r.point(where, words[0]);
    const word = words[1] ?? '';
    if (word === 'start') return { q, r: row, kind: 'start', asset: null, cost: null };
    if (!word.startsWith('x:')) {
      return {
        q,
        r: row,
        kind: 'asset',
        asset: r.asset(where, word) ?? r.fail(where, 'a hex has an asset'),
        cost: null,
      };
    }
    const cost = word.slice(2);
    return isSpecialty(cost) ? { q, r: row, kind: 'x', asset: null, cost } : r.fail(where, `"${cost}" is no Specialty`);
  });
  r.count('hexes', hexes.filter((h) => h.kind === 'start').length, 1, 'preprinted scrapped hexes');
  if (new Set(hexes.map((h) => `${h.q},${h.r}`)).size !== hexes.length) r.fail('hexes', 'two hexes in one place');
  return { sheet: 'industry', id: r.id, hexes, beside: hexesBeside(hexes) };
}

export function hexesBeside(hexes: Hex[]): number[][] {
  const at = new Map(hexes.map((h, i) => [`${h.q},${h.r}`, i]));
  return hexes.map((h) =>
    HEX_DIRECTIONS.map(([q, r]) => at.get(`${h.q + q},${h.r + r}`)).filter((i) => i !== undefined),
  );
}

/** Nodes as `x,y asset` or `x,y #` (anomaly); boxes as `left right loss`, a War a line; copies as `unit n`. */
export function warfare(side: string, text: { nodes: string; boxes: string; copies: string }): WarfareLayout {
  const r = new Reading(layoutId('warfare', side));
  const assets: (AssetCode | null)[] = Array.from({ length: COLUMNS * ROWS }, () => null);
  const anomalies: number[] = Array.from({ length: ROWS }, () => 0);
  for (const { where, words } of r.lines('nodes', text.nodes)) {
    const [x, y] = r.point(where, words[0]);
    if (x < 0 || x >= COLUMNS || y < 0 || y >= ROWS) r.fail(where, `node ${x},${y} lies outside the War grid`);
    if (words[1] === '#') anomalies[y]! |= 1 << x;
    else assets[y * COLUMNS + x] = r.asset(where, words[1]);
  }
  const boxes = r.lines('boxes', text.boxes).map(({ where, words }) => {
    const lose = Number(words[2]);
    if (!(lose < 0)) r.fail(where, 'a lost War costs VP');
    const left = r.asset(where, words[0]) ?? r.fail(where, 'a box has a reward');
    const right = r.asset(where, words[1]) ?? r.fail(where, 'a box has a reward');
    return { L: { win: left, lose }, R: { win: right, lose } };
  });
  r.count('boxes', boxes.length, 4, 'Wars');
  const words = text.copies.trim().split(/\s+/);
  const copies = UNIT_IDS.map((unit) => {
    const i = words.indexOf(unit);
    return i < 0 ? 0 : Number(words[i + 1]);
  });
  return { sheet: 'warfare', id: r.id, copies, assets, anomalies, boxes };
}
