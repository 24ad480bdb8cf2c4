/**
 * A 64-bit fingerprint of plain data, as 16 hex digits.
 * The order of keys does not matter, so a state revived from text has the fingerprint of the live one.
 */
export function fingerprint(value: unknown): string {
  walk(value);
  return hex(high) + hex(low);
}

type Rec = Record<string, unknown>;

// Two lanes with different constants; results of a walk are left here to avoid allocating pairs in the recursion.
let high = 0;
let low = 0;

type Named = readonly [high: number, low: number];
const keyHashes = new Map<string, Named>();

function walk(value: unknown): void {
  switch (typeof value) {
    case 'string':
      text(value);
      return;
    case 'number':
      number(value);
      return;
    case 'boolean':
      mixIn(value ? 0x51ed27 : 0x2f9be6, 3, 5);
      return;
    case 'object':
      if (value === null) mixIn(0x6e756c, 7, 11);
      else if (Array.isArray(value)) array(value);
      else record(value as Rec);
      return;
    default:
      mixIn(0x756e64, 13, 17);
  }
}

function text(value: string): void {
  let a = 0x811c9dc5 ^ value.length;
  let b = 0x9747b28c;
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x5bd1e995);
    b ^= b >>> 15;
  }
  high = finish(a);
  low = finish(b ^ (a >>> 3));
}

function number(value: number): void {
  if ((value | 0) === value) mixIn(value | 0, 0x1b873593, 0x85ebca6b);
  else text(String(value));
}

function mixIn(value: number, a: number, b: number): void {
  high = finish(Math.imul(value ^ a, 0x2c1b3c6d));
  low = finish(Math.imul(value ^ b, 0x297a2d39) + 0x9e3779b9);
}

// A list: entry by entry in order. A record: the sum of its entries, in whatever order.
const ARRAY_HIGH = 0x243f6a88;
const ARRAY_LOW = 0x85a308d3;
const RECORD_HIGH = 0x13198a2e;
const RECORD_LOW = 0x03707344;

function array(items: readonly unknown[]): void {
  let a = ARRAY_HIGH ^ items.length;
  let b = ARRAY_LOW;
  for (let i = 0; i < items.length; i++) {
    walk(items[i]);
    a = Math.imul(a ^ high, 0x01000193) + 0x7f4a7c15;
    b = Math.imul((b << 5) ^ (b >>> 27) ^ low, 0x5bd1e995);
  }
  high = finish(a);
  low = finish(b);
}

function record(value: Rec): void {
  let a = 0;
  let b = 0;
  for (const key in value) {
    const item = value[key];
    if (item === undefined) continue;
    const named = keyHash(key);
    walk(item);
    a = (a + finish(Math.imul(high ^ named[0], 0x2c1b3c6d) + named[1])) | 0;
    b = (b + finish(Math.imul(low ^ named[1], 0x297a2d39) + named[0])) | 0;
  }
  high = finish((RECORD_HIGH + a) | 0);
  low = finish((RECORD_LOW + b) | 0);
}

function keyHash(key: string): Named {
  let found = keyHashes.get(key);
  if (!found) {
    text(key);
    found = [high, low];
    if (keyHashes.size < 10_000) keyHashes.set(key, found);
  }
  return found;
}

function finish(h: number): number {
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
