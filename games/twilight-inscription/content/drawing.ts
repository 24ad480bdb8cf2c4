/** Sheets drawn in plain text, for the command line. */
import {
  COLUMNS,
  ROWS,
  SECTION_ROWS,
  type ExpansionLayout,
  type IndustryLayout,
  type Layouts,
  type NavigationLayout,
  type WarfareLayout,
} from './layouts.ts';
import { UNITS } from './units.ts';
import { asset, type AssetCode } from './vocabulary.ts';

/** Letters that stand for an asset in a drawing: `tri2`, `bio`, `focM`, `vp3`. */
export function shortOf(code: AssetCode | null): string {
  if (code === null) return '.';
  const a = asset(code);
  switch (a.kind) {
    case 'com':
      return `${a.of!.slice(0, 3)}${a.n}`;
    case 'spec':
      return a.of!.slice(0, 3);
    case 'focus':
      return `foc${a.of}`;
    case 'neighbor':
      return `nbr${a.of}`;
    case 'population':
      return 'pop';
    case 'councilor':
    case 'planet':
    case 'faction':
      return a.kind.slice(0, 4);
    default:
      return code;
  }
}

/** A sheet of paper with a fixed number of letters in a row; what is written later lies on top. */
class Paper {
  private readonly rows: string[][];
  constructor(width: number, height: number) {
    this.rows = Array.from({ length: height }, () => Array.from({ length: width }, () => ' '));
  }
  /** Writes a text centred on a column. */
  write(column: number, row: number, text: string): void {
    const from = Math.round(column - text.length / 2);
    for (const [i, letter] of [...text].entries())
      if (this.rows[row]?.[from + i] !== undefined) this.rows[row]![from + i] = letter;
  }
  text(): string {
    return this.rows.map((row) => row.join('').trimEnd()).join('\n');
  }
}

const CELL = 8;

/** Large systems in brackets, small ones in parentheses; ~ has a wormhole. Lanes that cannot be drawn are listed. */
function drawNavigation({ systems, lanes, wormholes }: NavigationLayout): string {
  const top = Math.max(...systems.map((s) => s.y));
  const paper = new Paper(CELL * 10, 2 * top + 1);
  const column = (x: number): number => CELL * (x + 0.75);
  const row = (y: number): number => 2 * (top - y);
  const listed: string[] = [];
  for (const [a, b] of lanes) {
    const [low, high] = systems[a]!.y <= systems[b]!.y ? [systems[a]!, systems[b]!] : [systems[b]!, systems[a]!];
    const across = high.x - low.x;
    if (high.y === low.y && Math.abs(across) === 2)
      paper.write(column((low.x + high.x) / 2), row(low.y), '-'.repeat(CELL));
    else if (high.y === low.y + 1 && Math.abs(across) === 1)
      paper.write(column((low.x + high.x) / 2), row(low.y) - 1, across > 0 ? '/' : '\\');
    else listed.push(`${low.id}-${high.id}`);
  }
  for (const [i, { x, y, size, asset: code }] of systems.entries()) {
    const hole = wormholes.some((w) => w.system === i) ? '~' : '';
    const name = size === 'home' ? '[HOME]' : size === 'mecatol' ? '[MECATOL]' : null;
    const short = shortOf(code) + hole;
    paper.write(column(x), row(y), name ?? (size === 'large' ? `[${short}]` : `(${short})`));
  }
  return `${paper.text()}${listed.length > 0 ? `\nfurther lanes: ${listed.join(' ')}` : ''}`;
}

function drawExpansion({ planets, docks, population }: ExpansionLayout): string {
  const width = Math.max(...planets.map((p) => p.name.length)) + 2;
  const rows = planets.flatMap((p) => {
    const lines = Array.from({ length: p.rows }, (_, y) => {
      const icons = p.icons.slice(y * p.columns, (y + 1) * p.columns).join('    ');
      return `${(y === 0 ? p.name : '').padEnd(width)}${icons.padEnd(14)}> ${shortOf(p.ends[y] ?? null)}`;
    });
    const columns = p.ends.slice(p.rows).map((end) => shortOf(end).padEnd(5));
    return [...lines, `${''.padEnd(width)}${columns.join('').trimEnd()}`];
  });
  return [
    ...rows,
    `docks: ${docks.map((dock) => `${dock.icons.join('')} > ${shortOf(dock.asset)}`).join(', ')}`,
    `population: ${population.join(' ')}`,
  ].join('\n');
}

/** X:bio is an X hex with the Specialty it costs. */
function drawIndustry({ hexes }: IndustryLayout): string {
  const across = hexes.map((h) => 2 * h.q + h.r);
  const left = Math.min(...across);
  const low = Math.min(...hexes.map((h) => h.r));
  const high = Math.max(...hexes.map((h) => h.r));
  const half = CELL / 2;
  const paper = new Paper(half * (Math.max(...across) - left + 2), high - low + 1);
  for (const [i, { kind, asset: code, cost, r }] of hexes.entries()) {
    const text = kind === 'start' ? '###' : kind === 'x' ? `X:${cost!.slice(0, 3)}` : shortOf(code);
    paper.write(half * (across[i]! - left + 1), r - low, text);
  }
  return paper.text();
}

/** The War grid with Stage II at the bottom; # is an anomaly. */
function drawWarfare({ assets, anomalies, boxes, copies }: WarfareLayout): string {
  const lines: string[] = [];
  for (let y = ROWS - 1; y >= 0; y--) {
    const nodes = Array.from({ length: COLUMNS }, (_, x) =>
      anomalies[y]! & (1 << x) ? '#' : shortOf(assets[y * COLUMNS + x] ?? null),
    ).map((text) => text.padEnd(6));
    lines.push(`${nodes.slice(0, COLUMNS / 2).join('')}| ${nodes.slice(COLUMNS / 2).join('')}`.trimEnd());
    if (y % SECTION_ROWS > 0) continue;
    const { L, R } = boxes[y / SECTION_ROWS]!;
    lines.push(
      `--- War ${y / SECTION_ROWS + 1}: win ${shortOf(L.win)} / ${shortOf(R.win)}, lose ${L.lose} / ${R.lose}`,
    );
  }
  const units = UNITS.flatMap((unit, i) => (copies[i]! > 0 ? [`${unit.id} ${copies[i]}`] : []));
  return `${lines.join('\n')}\nunits: ${units.join(', ')}`;
}

const LEGEND =
  'tri dia cir: commodities; bio pro cyb war: specialties; foc: Focus; tg: trade goods; nbr: neighbor; plan: Planet; pop: Population; coun: Councilor; fact: Faction';

export const drawSheets = (layouts: Layouts): string =>
  [
    `Navigation (${layouts.navigation.id})\n${drawNavigation(layouts.navigation)}`,
    `Expansion (${layouts.expansion.id})\n${drawExpansion(layouts.expansion)}`,
    `Industry (${layouts.industry.id})\n${drawIndustry(layouts.industry)}`,
    `Warfare (${layouts.warfare.id})\n${drawWarfare(layouts.warfare)}`,
    LEGEND,
  ].join('\n\n');
