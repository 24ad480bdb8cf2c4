import { cardOf, isCardId } from '../content/catalogue.ts';
import type { Found } from './gifts.ts';
import { PHASES } from '../bot/style.ts';
import type { Moment, Phase, Style, Weights } from '../bot/style.ts';
import { abilitiesWorth } from '../bot/worth.ts';

/** Makes a style out of what gifts were found to be worth: weights of abilities that explain them, and for each design what is left. */

const FITTED = ['trade', 'combat', 'authority', 'draw', 'opponentDiscard', 'scrap', 'destroyBase', 'defense', 'outpost', 'ally', 'body'] as const; // prettier-ignore
/** How far from the weights before, in shares of them, a weight is as good as pure chance. */
const LOOSE = 0.5;
/** What designs of equal abilities differ by, in hundredths of a win. */
const SPREAD: Readonly<Record<Phase, number>> = { early: 4, middle: 2, late: 1 };

interface Cell {
  id: string;
  worth: number;
  /** One over the variance of the mean. */
  sure: number;
}
const meanOf = ({ n, sum }: Found): number => sum / n;
const sureOf = ({ n, squares }: Found): number => (n * n) / Math.max(squares, 400 * Math.sqrt(n));

const cellsOf = (found: readonly Found[], phase: Phase): Cell[] =>
  found.flatMap((f) =>
    f.phase === phase && f.n > 20 && isCardId(f.gift) ? [{ id: f.gift, worth: meanOf(f), sure: sureOf(f) }] : [],
  );
const modelled = (id: string, w: Weights): number => (isCardId(id) ? abilitiesWorth(cardOf(id), w) : 0);

/** Solves a symmetric system by elimination. */
const solve = (a: number[][], b: number[]): number[] => {
  const n = b.length;
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      const f = a[j]![i]! / a[i]![i]!;
      for (let k = i; k < n; k++) a[j]![k]! -= f * a[i]![k]!;
      b[j]! -= f * b[i]!;
    }
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) b[i]! -= a[i]![k]! * b[k]!;
    b[i]! /= a[i]![i]!;
  }
  return b;
};

/** Gauss and Newton, with the weights before as what one would believe without knowing anything. */
const fitWeights = (cells: readonly Cell[], prior: Weights): Weights => {
  let w = prior;
  for (let round = 0; round < 8; round++) {
    const jacobian = cells.map(({ id }) =>
      FITTED.map((name) => {
        const step = 0.01 * Math.abs(prior[name]) + 1e-4;
        return (modelled(id, { ...w, [name]: w[name] + step }) - modelled(id, w)) / step;
      }),
    );
    const a = FITTED.map((_, i) =>
      FITTED.map((__, j) => cells.reduce((sum, c, k) => sum + c.sure * jacobian[k]![i]! * jacobian[k]![j]!, 0)),
    );
    const b = FITTED.map((_, i) =>
      cells.reduce((sum, c, k) => sum + c.sure * jacobian[k]![i]! * (c.worth - modelled(c.id, w)), 0),
    );
    FITTED.forEach((name, i) => {
      const sure = 1 / (LOOSE * prior[name]) ** 2;
      a[i]![i]! += sure;
      b[i]! += sure * (prior[name] - w[name]);
    });
    const step = solve(a, b);
    const next: Record<string, number> = {};
    FITTED.forEach((name, i) => (next[name] = w[name] + 0.7 * step[i]!));
    w = { ...w, ...next };
  }
  return w;
};

/** The factor that brings the weights before to the scale of the gifts. */
const scaleOf = (cells: readonly Cell[], w: Weights): number => {
  const at = (c: Cell): number => modelled(c.id, w) - w.body;
  const sum = (f: (c: Cell) => number): number => cells.reduce((s, c) => s + c.sure * f(c), 0);
  const [n, x, y, xx, xy] = [
    sum(() => 1),
    sum(at),
    sum((c) => c.worth),
    sum((c) => at(c) ** 2),
    sum((c) => at(c) * c.worth),
  ];
  return Math.max(0.2, (n * xy - x * y) / (n * xx - x * x));
};

const scaled = <T extends object>(w: T, by: number, except: readonly string[] = []): T => {
  const out: Record<string, number> = {};
  for (const [name, value] of Object.entries<number>(w as Record<string, number>))
    out[name] = except.includes(name) ? value : value * by;
  return out as T;
};

export const fit = (found: readonly Found[], before: Style): Style => {
  const weights: Partial<Record<Phase, Weights>> = {};
  const moment: Partial<Record<Phase, Moment>> = {};
  const beyond: { [id: string]: [number, number, number] } = {};
  const stands: { [id: string]: [number, number, number] } = {};
  PHASES.forEach((phase, p) => {
    const cells = cellsOf(found, phase);
    const scale = scaleOf(cells, before.weights[phase]);
    const w = fitWeights(cells, scaled(before.weights[phase], scale, ['ally']));
    weights[phase] = w;
    for (const { id, worth, sure } of cells) {
      const share = SPREAD[phase] ** 2 / (SPREAD[phase] ** 2 + 1 / sure);
      (beyond[id] ??= [0, 0, 0])[p] = share * (worth - modelled(id, w));
    }
    const of = (gift: string): number => {
      const f = found.find((one) => one.gift === gift && one.phase === phase);
      return f && f.n > 0 ? meanOf(f) : 0;
    };
    const inPlay = found.filter((f) => f.phase === phase && f.gift.startsWith('play:') && f.n > 20);
    const adds = (f: Found): number => meanOf(f) - modelled(f.gift.slice(5), w) - (beyond[f.gift.slice(5)]?.[p] ?? 0);
    const base = inPlay.reduce((sum, f) => sum + adds(f), 0) / inPlay.length;
    for (const f of inPlay) {
      const share = SPREAD[phase] ** 2 / (SPREAD[phase] ** 2 + 2 / sureOf(f));
      (stands[f.gift.slice(5)] ??= [0, 0, 0])[p] = base + share * (adds(f) - base);
    }
    const now = scaled(before.moment[phase], scale);
    const point = Math.max(0.05, of('authority5') / 5);
    moment[phase] = {
      ...now,
      damage: point,
      authority: point,
      draw: Math.max(0.1, of('draw')),
      opponentDiscard: Math.max(0.1, 0.7 * of('draw')),
      base,
    };
  });
  const whole = (r: Partial<Record<Phase, Weights>>): Record<Phase, Weights> => r as Record<Phase, Weights>;
  return {
    ...before,
    weights: whole(weights),
    moment: moment as Record<Phase, Moment>,
    beyond,
    stands,
  };
};
