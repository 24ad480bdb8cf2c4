import type { Inputs } from './inputs.ts';

/** A small net: two layers of units that pass on what is positive, then a chance between 0 and 1. */
export const FIRST = 64;
export const SECOND = 32;

export interface Net {
  /** Input by input, what each gives to every unit of the first layer. */
  readonly first: Float32Array;
  readonly firstBias: Float32Array;
  /** Unit by unit of the first layer, what each gives to every unit of the second. */
  readonly second: Float32Array;
  readonly secondBias: Float32Array;
  readonly last: Float32Array;
  readonly lastBias: Float32Array;
}
export const emptyNet = (inputs: number): Net => ({
  first: new Float32Array(inputs * FIRST),
  firstBias: new Float32Array(FIRST),
  second: new Float32Array(FIRST * SECOND),
  secondBias: new Float32Array(SECOND),
  last: new Float32Array(SECOND),
  lastBias: new Float32Array(1),
});
export const PARTS = ['first', 'firstBias', 'second', 'secondBias', 'last', 'lastBias'] as const;

/** What every unit passes on; kept between calls, so that nothing is allocated. */
export interface Units {
  readonly first: Float32Array;
  readonly second: Float32Array;
}
export const newUnits = (): Units => ({ first: new Float32Array(FIRST), second: new Float32Array(SECOND) });

export const chanceOf = (net: Net, inputs: Inputs, units: Units, from = 0, to = inputs.n): number => {
  const { first, second } = units;
  const { at, value } = inputs;
  first.set(net.firstBias);
  for (let i = from; i < to; i++) {
    const row = at[i]! * FIRST;
    const x = value[i]!;
    for (let h = 0; h < FIRST; h++) first[h]! += x * net.first[row + h]!;
  }
  second.set(net.secondBias);
  for (let h = 0; h < FIRST; h++) {
    const x = first[h]!;
    if (x <= 0) {
      first[h] = 0;
      continue;
    }
    const row = h * SECOND;
    for (let k = 0; k < SECOND; k++) second[k]! += x * net.second[row + k]!;
  }
  let sum = net.lastBias[0]!;
  for (let k = 0; k < SECOND; k++) {
    if (second[k]! <= 0) second[k] = 0;
    sum += second[k]! * net.last[k]!;
  }
  return 1 / (1 + Math.exp(-sum));
};

// ---------------------------------------------------------------------------------------------------------------- storage

/** A part as text: for each unit its scale, then every weight in 255 steps of it. */
const unitsOf = (part: (typeof PARTS)[number], length: number): number =>
  part === 'first' ? FIRST : part === 'second' ? SECOND : length;

export const packed = (net: Net): Uint8Array => {
  const chunks: Uint8Array[] = [];
  for (const part of PARTS) {
    const weights = net[part];
    const units = unitsOf(part, weights.length);
    if (units === weights.length) {
      chunks.push(new Uint8Array(weights.slice().buffer));
      continue;
    }
    const scales = new Float32Array(units);
    weights.forEach((w, i) => (scales[i % units] = Math.max(scales[i % units]!, Math.abs(w) / 127)));
    const steps = Int8Array.from(weights, (w, i) => (w === 0 ? 0 : Math.round(w / scales[i % units]!)));
    chunks.push(new Uint8Array(scales.buffer), new Uint8Array(steps.buffer));
  }
  const all = new Uint8Array(chunks.reduce((n, c) => n + c.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
};

export const unpacked = (bytes: Uint8Array, inputs: number): Net => {
  const net = emptyNet(inputs);
  let at = 0;
  const floats = (n: number): Float32Array => {
    const found = new Float32Array(bytes.slice(at, at + 4 * n).buffer);
    at += 4 * n;
    return found;
  };
  for (const part of PARTS) {
    const weights = net[part];
    const units = unitsOf(part, weights.length);
    const scales = floats(units);
    if (units === weights.length) {
      weights.set(scales);
      continue;
    }
    const steps = new Int8Array(bytes.slice(at, at + weights.length).buffer);
    at += weights.length;
    steps.forEach((step, i) => (weights[i] = step * scales[i % units]!));
  }
  if (at !== bytes.length) throw new Error('weights of another net: train it anew');
  return net;
};
