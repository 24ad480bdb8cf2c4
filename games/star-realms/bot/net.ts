import { ABSENT, KINDS, PLAYER_INPUTS, SELF, TABLE_INPUTS } from './inputs.ts';
import type { Inputs } from './inputs.ts';

/**
 * A small net of units that pass on what is positive. The first layer looks at each player alone, with the same weights for all. What it
 * finds is added up by who they are to the one whose chance is asked for; with the table it goes through two more layers to a chance.
 */
const FIRST = 96;
const SECOND = 64;
const THIRD = 32;

/** Input by input, or unit by unit of the layer before, what each gives to every unit of the layer. */
const SIZES = {
  first: PLAYER_INPUTS * FIRST,
  firstBias: FIRST,
  second: KINDS * FIRST * SECOND,
  table: TABLE_INPUTS * SECOND,
  secondBias: SECOND,
  third: SECOND * THIRD,
  thirdBias: THIRD,
  last: THIRD,
  lastBias: 1,
};
type Part = keyof typeof SIZES;
const PARTS = Object.keys(SIZES) as readonly Part[];
export type Net = Readonly<Record<Part, Float32Array>>;
/** Units that a part leads to, where weights are stored in steps of the largest one to each unit. */
const UNITS: Partial<Record<Part, number>> = { first: FIRST, second: SECOND, table: SECOND, third: THIRD };

const netOf = (part: (name: Part, size: number) => Float32Array): Net =>
  Object.fromEntries(PARTS.map((name) => [name, part(name, SIZES[name])])) as Net;

const one = new Float32Array(FIRST);
const kinds = new Float32Array(KINDS * FIRST);
const second = new Float32Array(SECOND);
const third = new Float32Array(THIRD);

/** Adds what the inputs from `from` to `to` give. */
const addInputs = (
  out: Float32Array,
  weights: Float32Array,
  { at, value }: Inputs,
  from: number,
  to: number,
  less: number,
): void => {
  const units = out.length;
  for (let i = from; i < to; i++) {
    const row = (at[i]! - less) * units;
    const x = value[i]!;
    for (let h = 0; h < units; h++) out[h]! += x * weights[row + h]!;
  }
};
/** Adds what the positive units of the layer before give. */
const addUnits = (out: Float32Array, weights: Float32Array, before: Float32Array): void => {
  const units = out.length;
  for (let i = 0; i < before.length; i++) {
    const x = before[i]!;
    if (x <= 0) continue;
    const row = i * units;
    for (let h = 0; h < units; h++) out[h]! += x * weights[row + h]!;
  }
};

/** The chance to win of the one to whom the players are of these kinds. */
export const chanceOf = (net: Net, inputs: Inputs, kindOf: (player: number) => number): number => {
  const { start, players } = inputs;
  kinds.fill(0);
  for (let player = 0; player < players; player++) {
    const kind = kindOf(player);
    if (kind === ABSENT) continue;
    one.set(net.firstBias);
    addInputs(one, net.first, inputs, start[player]!, start[player + 1]!, 0);
    const to = kind * FIRST;
    for (let h = 0; h < FIRST; h++) if (one[h]! > 0) kinds[to + h]! += one[h]!;
  }
  second.set(net.secondBias);
  addInputs(second, net.table, inputs, start[players]!, start[players + 1]!, PLAYER_INPUTS);
  addUnits(second, net.second, kinds);
  third.set(net.thirdBias);
  addUnits(third, net.third, second);
  let sum = net.lastBias[0]!;
  for (let k = 0; k < THIRD; k++) if (third[k]! > 0) sum += third[k]! * net.last[k]!;
  return 1 / (1 + Math.exp(-sum));
};

const back = new Float32Array(SECOND);
/** How fast the chance of the player at `seat` grows with each of the first inputs of that player, as many as `out` has places. */
export const slopesOf = (
  net: Net,
  inputs: Inputs,
  seat: number,
  kindOf: (player: number) => number,
  out: Float32Array,
): void => {
  const chance = chanceOf(net, inputs, kindOf); // leaves the units as they were
  for (let h = 0; h < SECOND; h++) {
    let sum = 0;
    if (second[h]! > 0)
      for (let k = 0; k < THIRD; k++) if (third[k]! > 0) sum += net.third[h * THIRD + k]! * net.last[k]!;
    back[h] = sum * chance * (1 - chance);
  }
  one.set(net.firstBias);
  addInputs(one, net.first, inputs, inputs.start[seat]!, inputs.start[seat + 1]!, 0);
  for (let e = 0; e < FIRST; e++) {
    let sum = 0;
    if (one[e]! > 0) {
      const row = (SELF * FIRST + e) * SECOND;
      for (let h = 0; h < SECOND; h++) sum += back[h]! * net.second[row + h]!;
    }
    one[e] = sum;
  }
  for (let i = 0; i < out.length; i++) {
    let sum = 0;
    for (let e = 0, row = i * FIRST; e < FIRST; e++) sum += one[e]! * net.first[row + e]!;
    out[i] = sum;
  }
};

// ---------------------------------------------------------------------------------------------------------------- storage

/** As they come from learning: one part after the other. */
export const fromFloats = (all: Float32Array): Net => {
  let at = 0;
  const net = netOf((_name, size) => all.slice(at, (at += size)));
  if (at !== all.length) throw new Error('weights of another net');
  return net;
};

/** For each unit its scale, then every weight in 255 steps of it. */
export const packed = (net: Net): Uint8Array => {
  const chunks: Uint8Array[] = [];
  for (const part of PARTS) {
    const weights = net[part];
    const units = UNITS[part];
    if (units === undefined) {
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

export const unpacked = (bytes: Uint8Array): Net => {
  let at = 0;
  const next = (n: number): ArrayBuffer => bytes.slice(at, (at += n)).buffer as ArrayBuffer;
  const net = netOf((name, size) => {
    const units = UNITS[name];
    if (units === undefined) return new Float32Array(next(4 * size));
    const scales = new Float32Array(next(4 * units));
    return Float32Array.from(new Int8Array(next(size)), (step, i) => step * scales[i % units]!);
  });
  if (at !== bytes.length) throw new Error('weights of another net');
  return net;
};

/**
 * A byte as one character of a text that packs well: small steps of either sign are the first printable ones. Base64, which spreads a byte over
 * two characters, is an eighth larger on its way to a browser.
 */
const PRINTABLE = 87;
const FIRST_PRINTABLE = 0x28;
const FIRST_RARE = 0x100;
export const toText = (bytes: Uint8Array): string =>
  Array.from(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length), (step) => {
    const k = step < 0 ? -2 * step - 1 : 2 * step;
    return String.fromCharCode(k + (k < PRINTABLE ? FIRST_PRINTABLE : FIRST_RARE));
  }).join('');
export const fromText = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => {
    const code = character.charCodeAt(0);
    const k = code - (code < FIRST_RARE ? FIRST_PRINTABLE : FIRST_RARE);
    return k % 2 === 1 ? -(k + 1) / 2 : k / 2;
  });
