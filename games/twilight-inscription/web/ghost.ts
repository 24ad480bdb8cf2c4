import { createMemo, createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import { COLUMNS } from './content.ts';
import type { Atom } from './content.ts';

export type Deploy = Extract<Atom, { do: 'deploy' }>;
type Point = [number, number];

/** A unit that is about to be deployed: it lies where it may, and is moved, turned and mirrored from one legal place to the next. */
export interface Ghost {
  /** Every legal deployment; empty when none is asked. */
  all: Accessor<readonly Deploy[]>;
  at: Accessor<Deploy | null>;
  /** Legal deployments that lie as the ghost lies now. */
  alike: Accessor<readonly Deploy[]>;
  /** Moves the ghost, as it lies, to the legal place that covers a node or is nearest to it. */
  moveTo: (x: number, y: number) => void;
  nudge: (dx: number, dy: number) => void;
  rotate: () => void;
  /** Lies down where a deployment would. */
  show: (atom: Deploy) => void;
  mirror: () => void;
  /** Whether turning or mirroring leads anywhere. */
  turns: Accessor<number>;
}

export const pointOf = (node: number): Point => [node % COLUMNS, Math.floor(node / COLUMNS)];
const pointsOf = (atom: Deploy): Point[] => atom.nodes.map(pointOf);
const centre = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];
function formOf(points: readonly Point[]): string {
  const left = Math.min(...points.map(([x]) => x));
  const low = Math.min(...points.map(([, y]) => y));
  return points
    .map(([x, y]): Point => [x - left, y - low])
    .sort(([ax, ay], [bx, by]) => ay - by || ax - bx)
    .join(' ');
}
const turned = (points: readonly Point[]): Point[] => points.map(([x, y]) => [y, -x]);
const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]) => [-x, y]);

/** A form and its three turns. */
function turns(form: Point[]): Point[][] {
  const twice = turned(turned(form));
  return [form, turned(form), twice, turned(twice)];
}

export function createGhost(atoms: Accessor<readonly Atom[]>): Ghost {
  const all = createMemo(() => atoms().filter((atom): atom is Deploy => atom.do === 'deploy'));
  const byForm = createMemo(() => {
    const forms = new Map<string, Deploy[]>();
    for (const atom of all()) {
      const form = formOf(pointsOf(atom));
      forms.set(form, [...(forms.get(form) ?? []), atom]);
    }
    return forms;
  });
  const [chosen, choose] = createSignal<Deploy | null>(null);
  const at = createMemo(() => {
    const wanted = chosen();
    return (
      (wanted && all().find((atom) => String(atom.nodes) === String(wanted.nodes) && atom.unit === wanted.unit)) ??
      all()[0] ??
      null
    );
  });
  const alike = createMemo(() => {
    const here = at();
    return here ? (byForm().get(formOf(pointsOf(here))) ?? []) : [];
  });
  const nearest = (among: readonly Deploy[], [x, y]: Point, covers: boolean) => {
    let best: Deploy | null = null;
    let least = Infinity;
    for (const atom of among) {
      const points = pointsOf(atom);
      const [cx, cy] = centre(points);
      const off = covers && !points.some(([px, py]) => px === Math.round(x) && py === Math.round(y)) ? 100 : 0;
      const distance = (cx - x) ** 2 + (cy - y) ** 2 + off;
      if (distance < least) {
        least = distance;
        best = atom;
      }
    }
    if (best) choose(best);
  };
  /** The first of these forms that lies somewhere, as near as can be. */
  const change = (forms: (points: readonly Point[]) => Point[][]) => {
    const here = at();
    if (!here) return;
    const points = pointsOf(here);
    for (const form of forms(points)) {
      const among = byForm().get(formOf(form));
      if (!among || formOf(form) === formOf(points)) continue;
      nearest(among, centre(points), false);
      return;
    }
  };
  return {
    all,
    at,
    alike,
    moveTo: (x, y) => nearest(alike(), [x, y], true),
    nudge: (dx, dy) => {
      const here = at();
      if (!here) return;
      const [cx, cy] = centre(pointsOf(here));
      const ahead = alike().filter((atom) => {
        const [x, y] = centre(pointsOf(atom));
        return dx * (x - cx) + dy * (y - cy) > 0.5;
      });
      nearest(ahead, [cx + dx, cy + dy], false);
    },
    show: choose,
    rotate: () => change((points) => turns(turned(points))),
    mirror: () => change((points) => turns(mirrored(points))),
    turns: createMemo(() => byForm().size),
  };
}
