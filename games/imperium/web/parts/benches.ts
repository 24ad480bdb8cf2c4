import type { Seat } from '@orrery/kernel';

// The half circle of a council: every player has a bench as wide as the votes that could be cast.

export interface Bench {
  readonly seat: Seat;
  readonly name: string;
  /** Votes that are cast, and all that could be. */
  readonly cast: number;
  readonly most: number;
}
export interface BenchArc extends Bench {
  /** Where it begins and ends, in degrees from the left end over the top. */
  readonly from: number;
  readonly to: number;
  /** One part for each vote; players without any have one that stays empty. */
  readonly parts: readonly { readonly path: string; readonly isCast: boolean }[];
  readonly label: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' | 'end' };
}

const GAP = 4;
const [INNER, OUTER, LABEL] = [150, 190, 208];

const point = (radius: number, degrees: number): { x: number; y: number } => {
  const angle = ((degrees - 180) * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
};
const at = (radius: number, degrees: number): string => {
  const { x, y } = point(radius, degrees);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};
/** A piece of the ring between two angles. */
const piece = (from: number, to: number): string =>
  `M${at(INNER, from)}L${at(OUTER, from)}A${OUTER} ${OUTER} 0 0 1 ${at(OUTER, to)}L${at(INNER, to)}A${INNER} ${INNER} 0 0 0 ${at(INNER, from)}Z`;

/** Benches side by side over the half circle, in the order of the vote. */
export function arcsOf(benches: readonly Bench[]): BenchArc[] {
  const widthOf = ({ cast, most }: Bench) => Math.max(1, cast, most);
  const total = benches.reduce((sum, bench) => sum + widthOf(bench), 0);
  const each = (180 - GAP * Math.max(0, benches.length - 1)) / Math.max(1, total);
  let start = 0;
  return benches.map((bench) => {
    const n = widthOf(bench);
    const from = start;
    const to = from + n * each;
    start = to + GAP;
    const middle = (from + to) / 2;
    const slit = Math.min(0.5, each / 5);
    return {
      ...bench,
      from,
      to,
      parts: Array.from({ length: n }, (_, i) => ({
        path: piece(from + i * each + slit, from + (i + 1) * each - slit),
        isCast: i < bench.cast,
      })),
      label: { ...point(LABEL, middle), anchor: middle < 75 ? 'end' : middle > 105 ? 'start' : 'middle' },
    };
  });
}
