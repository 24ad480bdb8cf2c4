/** Every way a unit's shape can lie inside the War grid, rotated and mirrored (INS-WAR-15, INS-CLAR-24). */
import { COLUMNS, ROWS } from '../content/layouts.ts';
import { UNITS } from '../content/units.ts';

export interface Placement {
  nodes: number[];
  /** First row, and the columns covered in each row from there, as bits. */
  y: number;
  rows: number[];
}

type Shape = [number, number][];

const turned = (shape: Shape): Shape => shape.map(([x, y]) => [-y, x]);
const mirrored = (shape: Shape): Shape => shape.map(([x, y]) => [-x, y]);

function atOrigin(shape: Shape): Shape {
  const left = Math.min(...shape.map(([x]) => x));
  const low = Math.min(...shape.map(([, y]) => y));
  return shape.map(([x, y]): [number, number] => [x - left, y - low]).sort(([ax, ay], [bx, by]) => ay - by || ax - bx);
}

const turns = (shape: Shape): Shape[] => {
  const quarter = turned(shape);
  const half = turned(quarter);
  return [shape, quarter, half, turned(half)];
};
function orientations(shape: Shape): Shape[] {
  const all = [...turns(shape), ...turns(mirrored(shape))].map(atOrigin);
  return [...new Map(all.map((placed) => [JSON.stringify(placed), placed])).values()];
}

function everywhere(shape: Shape): Placement[] {
  const width = Math.max(...shape.map(([x]) => x)) + 1;
  const height = Math.max(...shape.map(([, y]) => y)) + 1;
  const all: Placement[] = [];
  for (let y = 0; y + height <= ROWS; y++) {
    for (let x = 0; x + width <= COLUMNS; x++) {
      const rows = Array.from({ length: height }, () => 0);
      for (const [dx, dy] of shape) rows[dy]! |= 1 << (x + dx);
      all.push({ nodes: shape.map(([dx, dy]) => (y + dy) * COLUMNS + x + dx), y, rows });
    }
  }
  return all;
}

/** By unit type. */
export const PLACEMENTS: Placement[][] = UNITS.map((unit) => orientations(unit.shape).flatMap(everywhere));

const byNodes: Map<string, Placement>[] = PLACEMENTS.map((all) => new Map(all.map((at) => [at.nodes.join(), at])));

/** The placement that covers exactly these nodes, in whatever order they are named. */
export const placementOf = (unit: number, nodes: number[]): Placement | undefined =>
  byNodes[unit]?.get([...nodes].sort((a, b) => a - b).join());
