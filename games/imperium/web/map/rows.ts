import type { MapForce, MapUnit } from './model.ts';

// How the units of a fleet stand in its capsule.

/** Widths in units of the drawing. */
const EDGE = 11;
export const GLYPH = 12;
export const ICON = 22;
const DIGIT = 10.5;
export const ROW = 27;
/** A row is not wider than the lower half of a hex. */
const WIDEST = 136;

export const widthOf = ({ n }: MapUnit): number => ICON + (n > 1 ? DIGIT * String(n).length + 3 : 1);

/** The units of a capsule in rows that fit into a hex. */
export function rowsOf(units: readonly MapUnit[]): { units: MapUnit[]; width: number }[] {
  const rows: { units: MapUnit[]; width: number }[] = [];
  for (const unit of units) {
    const last = rows.at(-1);
    const room = rows.length === 1 ? GLYPH : 0;
    if (last && last.width + widthOf(unit) + room <= WIDEST - EDGE) {
      last.units.push(unit);
      last.width += widthOf(unit);
    } else rows.push({ units: [unit], width: widthOf(unit) });
  }
  return rows;
}
export const heightOf = (force: MapForce): number => 5 + rowsOf(force.units).length * ROW;
export const widthOfForce = (force: MapForce): number =>
  EDGE + Math.max(...rowsOf(force.units).map((row, i) => row.width + (i === 0 ? GLYPH : 0)));

/** Capsules of a line and between lines. */
const GAP = 3;

/** Where the capsules of a system stand: side by side while they fit, then on each other, the last one lowest. */
export function capsulePlaces(forces: readonly MapForce[], floor: number): { force: MapForce; x: number; y: number }[] {
  const lines: { forces: MapForce[]; width: number }[] = [];
  for (const force of forces.toReversed()) {
    const line = lines.at(-1);
    const width = widthOfForce(force);
    if (line && line.width + GAP + width <= WIDEST) {
      line.forces.unshift(force);
      line.width += GAP + width;
    } else lines.push({ forces: [force], width });
  }
  let y = floor;
  return lines
    .flatMap((line) => {
      y -= Math.max(...line.forces.map(heightOf)) + GAP;
      let left = -line.width / 2;
      return line.forces.map((force) => {
        const width = widthOfForce(force);
        const place = { force, x: left + width / 2, y };
        left += width + GAP;
        return place;
      });
    })
    .reverse();
}
