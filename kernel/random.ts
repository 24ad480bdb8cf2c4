import { sha256 } from './sha256.ts';

/**
 * Counter-based randomness: draw i of a stream is SipHash-2-4(key, stream, i), so a new die never shifts a deck.
 * The key stays secret during the match; its SHA-256 is published at the start, so that anybody can check every die and shuffle afterwards.
 */
export interface Rng {
  key: Key;
  at: { [stream: string]: number };
  /** Values that a stream yields first. Only fixtures of tests fill it: no match begins with it and no match file can carry it. */
  set?: { [stream: string]: number[] };
}
export type Key = [number, number, number, number];

export function keyFromHex(hex: string): Key | null {
  if (!/^[0-9a-f]{32}$/.test(hex)) return null;
  const word = (i: number) => parseInt(hex.slice(i * 8, i * 8 + 8), 16) | 0;
  return [word(0), word(1), word(2), word(3)];
}

export function keyToHex(key: Key): string {
  return key.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** A key for simulations and tests: spread from a seed, so that neighbouring seeds give unrelated games. */
export function keyFromSeed(seed: number | string): Key {
  const digest = sha256(`orrery seed ${seed}`);
  return keyFromHex(digest.slice(0, 32))!;
}

/** What is published when a match starts. */
export function commitment(key: Key): string {
  return sha256(`orrery key ${keyToHex(key)}`);
}

/**
 * The key of a match to which its players contributed: the server publishes the commitment of its own key first, then every player's program
 * sends a number of its choice, and nobody can foresee or choose what comes of all of them.
 */
export function mixedKey(serverKey: Key, salts: readonly (string | null)[]): Key {
  const lines = ['orrery mixed key', keyToHex(serverKey), ...salts.map((salt) => salt ?? '-')];
  return keyFromHex(sha256(lines.join('\n')).slice(0, 32))!;
}
export const isSalt = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{32}$/.test(text);

/** One use of chance, for those who check it: a number below a bound, or the order in which a zone came to lie. */
export type Draw =
  | { stream: string; at: number; below: number; value: number }
  | { stream: string; at: number; cards: readonly string[]; order: readonly string[] };
/** Told of every draw, where somebody keeps them. */
export type OnDraw = (draw: Draw) => void;

/** A uniform whole number from 0 to below - 1; rejection keeps it exact. */
export function draw(rng: Rng, stream: string, below: number): number {
  if (!(below >= 1) || below > 0x40000000) throw new Error(`cannot draw below ${below}`);
  const set = rng.set?.[stream];
  if (set !== undefined && set.length > 0) return set.shift()! % below;
  const limit = 0x100000000 - (0x100000000 % below);
  for (;;) {
    const i = rng.at[stream] ?? 0;
    rng.at[stream] = i + 1;
    const word = siphash(rng.key, stream, i) >>> 0;
    if (word < limit) return word % below;
  }
}

/** Fisher-Yates, in place. */
export function shuffleWith<V>(items: V[], below: (n: number) => number): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(i + 1);
    const held = items[i]!;
    items[i] = items[j]!;
    items[j] = held;
  }
}

/** A quick generator for choices outside the rules (bots, fuzzing): never used for dice or decks. */
export function sampler(seed: number | string): (below: number) => number {
  const key =
    typeof seed === 'number'
      ? ([seed | 0, (seed / 0x100000000) | 0, 0x6f727265, 0x72790000] as Key)
      : keyFromSeed(seed);
  let a = key[0] ^ 0x9e3779b9;
  let b = key[1] ^ 0x243f6a88;
  let c = key[2] ^ 0xb7e15162;
  let d = key[3] | 1;
  const next = () => {
    // sfc32
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return (below) => Math.floor((next() / 0x100000000) * below);
}

/**
 * SipHash-2-4 on 32-bit halves, the low 32 bits of its result. The message is the stream's UTF-16 code units, four to a block, then the
 * counter; the last block carries the length. One loop with everything in locals: a shuffle calls this for every card.
 */
export function siphash(key: Key, stream: string, counter: number): number {
  let v0l = key[1] ^ 0x70736575;
  let v0h = key[0] ^ 0x736f6d65;
  let v1l = key[3] ^ 0x6e646f6d;
  let v1h = key[2] ^ 0x646f7261;
  let v2l = key[1] ^ 0x6e657261;
  let v2h = key[0] ^ 0x6c796765;
  let v3l = key[3] ^ 0x79746573;
  let v3h = key[2] ^ 0x74656462;
  const { length } = stream;
  const textBlocks = (length + 3) >> 2;
  const finish = textBlocks + 2;
  for (let block = 0; block <= finish; block++) {
    let low = 0;
    let high = 0;
    if (block < textBlocks) {
      const i = block * 4;
      low = stream.charCodeAt(i);
      if (i + 1 < length) low |= stream.charCodeAt(i + 1) << 16;
      if (i + 2 < length) high = stream.charCodeAt(i + 2);
      if (i + 3 < length) high |= stream.charCodeAt(i + 3) << 16;
    } else if (block === textBlocks) {
      low = counter | 0;
      high = Math.floor(counter / 0x100000000) | 0;
    } else if (block === textBlocks + 1) high = (length * 2 + 8) << 24;
    else v2l ^= 0xff;
    v3l ^= low;
    v3h ^= high;
    for (let round = block === finish ? 4 : 2; round > 0; round--) {
      // v0 += v1; v1 = rotl(v1, 13) ^ v0; v0 = rotl(v0, 32)
      let sum = (v0l >>> 0) + (v1l >>> 0);
      v0h = (v0h + v1h + (sum > 0xffffffff ? 1 : 0)) | 0;
      v0l = sum | 0;
      let l = (v1l << 13) | (v1h >>> 19);
      let h = (v1h << 13) | (v1l >>> 19);
      v1l = l ^ v0l;
      v1h = h ^ v0h;
      l = v0l;
      v0l = v0h;
      v0h = l;
      // v2 += v3; v3 = rotl(v3, 16) ^ v2
      sum = (v2l >>> 0) + (v3l >>> 0);
      v2h = (v2h + v3h + (sum > 0xffffffff ? 1 : 0)) | 0;
      v2l = sum | 0;
      l = (v3l << 16) | (v3h >>> 16);
      h = (v3h << 16) | (v3l >>> 16);
      v3l = l ^ v2l;
      v3h = h ^ v2h;
      // v0 += v3; v3 = rotl(v3, 21) ^ v0
      sum = (v0l >>> 0) + (v3l >>> 0);
      v0h = (v0h + v3h + (sum > 0xffffffff ? 1 : 0)) | 0;
      v0l = sum | 0;
      l = (v3l << 21) | (v3h >>> 11);
      h = (v3h << 21) | (v3l >>> 11);
      v3l = l ^ v0l;
      v3h = h ^ v0h;
      // v2 += v1; v1 = rotl(v1, 17) ^ v2; v2 = rotl(v2, 32)
      sum = (v2l >>> 0) + (v1l >>> 0);
      v2h = (v2h + v1h + (sum > 0xffffffff ? 1 : 0)) | 0;
      v2l = sum | 0;
      l = (v1l << 17) | (v1h >>> 15);
      h = (v1h << 17) | (v1l >>> 15);
      v1l = l ^ v2l;
      v1h = h ^ v2h;
      l = v2l;
      v2l = v2h;
      v2h = l;
    }
    v0l ^= low;
    v0h ^= high;
  }
  return v0l ^ v1l ^ v2l ^ v3l;
}
