/** Marks as a pen makes them: never quite round, never quite straight, and the same every time for the same place. */

/** A small number from a place, so that a mark keeps its form when the sheet is drawn again. */
function noise(seed: number, i: number): number {
  const x = Math.sin(seed * 127.1 + i * 311.7) * 43_758.5453;
  return x - Math.floor(x) - 0.5;
}
const at = (n: number): string => n.toFixed(1);

/** A circle that starts somewhere, wobbles, and runs a little past its beginning. */
export function inkCircle(x: number, y: number, r: number, seed: number): string {
  const start = -2.2 + noise(seed, 0);
  const steps = 9;
  const points: [number, number][] = [];
  for (let i = 0; i <= steps + 1; i++) {
    const angle = start + (i / steps) * Math.PI * 2;
    const radius = r * (1 + noise(seed, i + 1) * 0.07 + (i > steps ? 0.07 : 0));
    points.push([x + radius * Math.cos(angle), y + radius * Math.sin(angle) * 0.98]);
  }
  return smooth(points);
}

export function inkCross(x: number, y: number, r: number, seed: number): string {
  const j = (i: number) => noise(seed, i) * r * 0.3;
  return `M${at(x - r + j(1))} ${at(y - r + j(2))}Q${at(x + j(3))} ${at(y + j(4))} ${at(x + r + j(5))} ${at(y + r + j(6))}M${at(x + r + j(7))} ${at(y - r + j(8))}Q${at(x + j(9))} ${at(y + j(10))} ${at(x - r + j(11))} ${at(y + r + j(12))}`;
}

export function inkSlash(x: number, y: number, r: number, seed: number): string {
  const j = (i: number) => noise(seed, i) * r * 0.3;
  return `M${at(x - r + j(1))} ${at(y + r + j(2))}Q${at(x + j(3) * 2)} ${at(y + j(4) * 2)} ${at(x + r + j(5))} ${at(y - r + j(6))}`;
}

export function inkLine(x0: number, y0: number, x1: number, y1: number, seed: number): string {
  const mx = (x0 + x1) / 2 + noise(seed, 1) * 6;
  const my = (y0 + y1) / 2 + noise(seed, 2) * 6;
  return `M${at(x0)} ${at(y0)}Q${at(mx)} ${at(my)} ${at(x1)} ${at(y1)}`;
}

/** Hatching over something that is given up, inside a circle. */
export function inkHatch(x: number, y: number, r: number, seed: number): string {
  let path = '';
  for (let i = -2; i <= 2; i++) {
    const d = (i / 2.6) * r;
    const half = Math.sqrt(Math.max(0, r * r - d * d)) * 0.8;
    const dx = d * Math.SQRT1_2 + noise(seed, i + 9);
    path += `M${at(x + dx - half * 0.7)} ${at(y + dx + half * 0.7)}L${at(x + dx + half * 0.7 + noise(seed, i))} ${at(y + dx - half * 0.7)}`;
  }
  return path;
}

/** A curve through points. */
function smooth(points: readonly [number, number][]): string {
  const [first] = points;
  let path = `M${at(first![0])} ${at(first![1])}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i]!;
    const [nx, ny] = points[i + 1]!;
    path += `Q${at(x)} ${at(y)} ${at((x + nx) / 2)} ${at((y + ny) / 2)}`;
  }
  const [x, y] = points.at(-1)!;
  return `${path}L${at(x)} ${at(y)}`;
}
