import { sampler } from '@orrery/kernel';
import { INPUTS } from '../bot/inputs.ts';
import { chanceOf, emptyNet, FIRST, newUnits, PARTS, SECOND } from '../bot/net.ts';
import type { Net } from '../bot/net.ts';
import { PHASES } from '../bot/style.ts';
import { LAST } from './positions.ts';
import type { Positions } from './positions.ts';

/** Stochastic gradient descent (Adam) of the net's doubt about who wins. */

const BATCH = 128;
const PACE = 1e-3;
const [KEEP_MEAN, KEEP_SQUARE] = [0.9, 0.999];
const DECAY = 1e-6;
/** Of the positions the last share is never learnt from. */
const HELD_OUT = 0.05;

const like = (net: Net): Net => emptyNet(net.first.length / FIRST);

/** Random weights whose sums are neither large nor small. */
const newNet = (seed: string): Net => {
  const net = emptyNet(INPUTS);
  const below = sampler(seed);
  const fill = (weights: Float32Array, spread: number): void => {
    for (let i = 0; i < weights.length; i++) weights[i] = spread * (below(20001) / 10000 - 1);
  };
  fill(net.first, 0.1);
  fill(net.second, Math.sqrt(3 / FIRST));
  fill(net.last, Math.sqrt(3 / SECOND));
  return net;
};

export interface Judged {
  positions: number;
  loss: number;
  right: number;
}
export const judge = (net: Net, p: Positions, from: number, to: number): Judged[] => {
  const units = newUnits();
  const inputs = { n: 0, at: p.at, value: p.value };
  const found = PHASES.map(() => ({ positions: 0, loss: 0, right: 0 }));
  for (let i = from; i < to; i++) {
    const chance = chanceOf(net, inputs, units, p.start[i], p.start[i + 1]);
    const f = found[p.phase[i]!]!;
    f.positions++;
    f.loss -= Math.log(Math.max(1e-6, p.won[i] === 1 ? chance : 1 - chance));
    if (chance > 0.5 === (p.won[i] === 1)) f.right++;
  }
  return found;
};
export const heldOutFrom = (p: Positions): number => Math.floor((1 - HELD_OUT) * p.won.length);

/**
 * What each position is taught: first whether it was won, then mostly how the net judges the rest of its game, a turn later more than two
 * turns later and so on: one game's end says little about its beginning.
 */
const TRUST = 0.85;
const lessons = (net: Net, p: Positions, own: boolean): Float32Array => {
  const taught = Float32Array.from(p.won);
  if (!own) return taught;
  const units = newUnits();
  const inputs = { n: 0, at: p.at, value: p.value };
  for (let i = taught.length - 2; i >= 0; i--) {
    if (p.seat[i]! >= LAST) continue;
    const judged = chanceOf(net, inputs, units, p.start[i + 1], p.start[i + 2]);
    const later = TRUST * taught[i + 1]! + (1 - TRUST) * judged;
    taught[i] = p.seat[i] === (p.seat[i + 1]! & ~LAST) ? later : 1 - later;
  }
  return taught;
};

/** Adds what one position says to the slope. */
const learnFrom = (
  net: Net,
  slope: Net,
  p: Positions,
  i: number,
  taught: number,
  units: ReturnType<typeof newUnits>,
  back: Float32Array,
): void => {
  const inputs = { n: 0, at: p.at, value: p.value };
  const error = chanceOf(net, inputs, units, p.start[i], p.start[i + 1]) - taught;
  slope.lastBias[0]! += error;
  back.fill(0);
  for (let k = 0; k < SECOND; k++) {
    const x = units.second[k]!;
    if (x === 0) continue;
    slope.last[k]! += error * x;
    const e = error * net.last[k]!;
    slope.secondBias[k]! += e;
    for (let h = 0; h < FIRST; h++) {
      if (units.first[h] === 0) continue;
      slope.second[h * SECOND + k]! += e * units.first[h]!;
      back[h]! += e * net.second[h * SECOND + k]!;
    }
  }
  for (let h = 0; h < FIRST; h++) slope.firstBias[h]! += back[h]!;
  for (let j = p.start[i]!; j < p.start[i + 1]!; j++) {
    const row = p.at[j]! * FIRST;
    const x = p.value[j]!;
    for (let h = 0; h < FIRST; h++) slope.first[row + h]! += x * back[h]!;
  }
};

export const learn = (p: Positions, rounds: number, seed: string, say: (text: string) => void): Net => {
  const net = newNet(seed);
  const [slope, mean, square] = [like(net), like(net), like(net)];
  const units = newUnits();
  const back = new Float32Array(FIRST);
  const n = heldOutFrom(p);
  const order = Uint32Array.from({ length: n }, (_, i) => i);
  const below = sampler(`order ${seed}`);
  const batches = Math.floor(n / BATCH);
  let step = 0;
  for (let round = 0; round < rounds; round++) {
    const taught = lessons(net, p, round > 0);
    for (let i = n - 1; i > 0; i--) {
      const j = below(i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    for (let batch = 0; batch < batches; batch++) {
      for (let i = 0; i < BATCH; i++) {
        const at = order[batch * BATCH + i]!;
        learnFrom(net, slope, p, at, taught[at]!, units, back);
      }
      step++;
      const pace = PACE * (1 - 0.97 * (step / (rounds * batches)));
      const size = (pace * Math.sqrt(1 - KEEP_SQUARE ** step)) / (1 - KEEP_MEAN ** step);
      for (const part of PARTS) {
        const [w, s, m, q] = [net[part], slope[part], mean[part], square[part]];
        for (let i = 0; i < w.length; i++) {
          const g = s[i]! / BATCH;
          const mi = (m[i] = KEEP_MEAN * m[i]! + (1 - KEEP_MEAN) * g);
          const qi = (q[i] = KEEP_SQUARE * q[i]! + (1 - KEEP_SQUARE) * g * g);
          if (mi !== 0) w[i]! -= size * (mi / (Math.sqrt(qi) + 1e-8)) + pace * DECAY * w[i]!;
        }
        s.fill(0);
      }
    }
    say(`round ${round + 1}: ${inWords(judge(net, p, n, p.won.length))}`);
  }
  // Inputs that never came up say nothing.
  const met = new Uint8Array(INPUTS);
  for (const at of p.at) met[at] = 1;
  for (let i = 0; i < net.first.length; i++) if (met[Math.floor(i / FIRST)] === 0) net.first[i] = 0;
  return net;
};

export const inWords = (judged: readonly Judged[]): string => {
  const all = judged.reduce((sum, j) => ({
    positions: sum.positions + j.positions,
    loss: sum.loss + j.loss,
    right: sum.right + j.right,
  }));
  return [...judged, all]
    .map(
      (j, i) =>
        `${PHASES[i] ?? 'all'} ${((100 * j.right) / j.positions).toFixed(1)} % right, loss ${(j.loss / j.positions).toFixed(4)}`,
    )
    .join('; ');
};
