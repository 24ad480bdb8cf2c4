/**
 * A 64-bit fingerprint of plain data, as 16 hex digits.
 * The order of keys does not matter, so a state revived from text has the fingerprint of the live one.
 */
export function fingerprint(value: unknown): string {
  walk(value);
  return hex(high) + hex(low);
}

/** How far down parts are remembered: a state, its public part, its players, one of them, the cards before them, one of those. */
const DEPTH = 5;

/** The names of a record's entries in the order met, with what each adds: one for all records alike, so that it is always at hand. */
interface Shape {
  readonly keys: readonly string[];
  readonly named: readonly Named[];
  readonly next: Map<string, Shape>;
}
const EMPTY: Shape = { keys: [], named: [], next: new Map() };
const SHAPES_LIMIT = 10_000;
let shapes = 0;
function withKey(shape: Shape, key: string): Shape {
  let next = shape.next.get(key);
  if (!next) {
    next = { keys: [...shape.keys, key], named: [...shape.named, keyHash(key)], next: new Map() };
    if (shapes++ < SHAPES_LIMIT) shape.next.set(key, next);
  }
  return next;
}

/**
 * A part as it was met last. What states share, the very same object or value, is not walked through again. There is one for every part of
 * every match, looked through for every command, so it keeps as little as it can: a record's values, to tell what changed, and their sum.
 */
class Part {
  of: object | null = null;
  high = 0;
  low = 0;
  readonly depth: number;
  shape: Shape = EMPTY;
  values: unknown[] = [];
  /** What the entries of a record come to, in both lanes. */
  sumHigh = 0;
  sumLow = 0;
  /** What is known of those entries that are lists or records themselves. */
  parts: (Part | null)[] = [];

  constructor(depth: number) {
    this.depth = depth;
  }
  at(index: number): Part {
    while (this.parts.length <= index) this.parts.push(null);
    return (this.parts[index] ??= new Part(this.depth - 1));
  }
}

/** Fingerprints of states that follow one another and share much. */
export class Fingerprints {
  private readonly known = new Part(DEPTH);

  of(state: object): string {
    walkPart(state, this.known);
    return hex(high) + hex(low);
  }
}

const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null;

function walkPart(value: object, part: Part): void {
  if (value === part.of) {
    high = part.high;
    low = part.low;
    return;
  }
  if (part.depth === 0) walk(value);
  else if (Array.isArray(value)) arrayPart(value, part);
  else recordPart(value as Rec, part);
  part.of = value;
  part.high = high;
  part.low = low;
}

function arrayPart(items: readonly unknown[], part: Part): void {
  // What was there may have been a record.
  part.shape = EMPTY;
  part.sumHigh = 0;
  part.sumLow = 0;
  let a = arrayHigh(items.length);
  let b = ARRAY_LOW;
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    if (isPart(item)) walkPart(item, part.at(i));
    else walk(item);
    a = nextHigh(a, high);
    b = nextLow(b, low);
  }
  if (part.parts.length > items.length) part.parts.length = items.length;
  high = finish(a);
  low = finish(b);
}

function recordPart(value: Rec, part: Part): void {
  const { shape, values } = part;
  const { keys } = shape;
  let a = part.sumHigh;
  let b = part.sumLow;
  let i = 0;
  for (const key in value) {
    const item = value[key];
    if (item === undefined) continue;
    if (keys[i] !== key) return otherRecord(value, part);
    const before = values[i];
    if (item !== before) {
      const named = shape.named[i]!;
      if (isPart(before)) {
        ({ high, low } = part.parts[i]!);
      } else walk(before);
      a -= entryHigh(high, named);
      b -= entryLow(low, named);
      if (isPart(item)) walkPart(item, part.at(i));
      else walk(item);
      a = (a + entryHigh(high, named)) | 0;
      b = (b + entryLow(low, named)) | 0;
      values[i] = item;
    }
    i++;
  }
  if (i < keys.length) return otherRecord(value, part);
  part.sumHigh = a;
  part.sumLow = b;
  finishRecord(a, b);
}

/** A record with other entries, or in another order, than the one before. */
function otherRecord(value: Rec, part: Part): void {
  const values: unknown[] = [];
  let shape = EMPTY;
  let a = 0;
  let b = 0;
  for (const key in value) {
    const item = value[key];
    if (item === undefined) continue;
    shape = withKey(shape, key);
    const named = shape.named[values.length]!;
    if (isPart(item)) walkPart(item, part.at(values.length));
    else walk(item);
    values.push(item);
    a = (a + entryHigh(high, named)) | 0;
    b = (b + entryLow(low, named)) | 0;
  }
  if (part.parts.length > values.length) part.parts.length = values.length;
  part.shape = shape;
  part.values = values;
  part.sumHigh = a;
  part.sumLow = b;
  finishRecord(a, b);
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
const ARRAY_LOW = 0x85a308d3;
const RECORD_HIGH = 0x13198a2e;
const RECORD_LOW = 0x03707344;
const arrayHigh = (length: number): number => 0x243f6a88 ^ length;
const nextHigh = (a: number, item: number): number => Math.imul(a ^ item, 0x01000193) + 0x7f4a7c15;
const nextLow = (b: number, item: number): number => Math.imul((b << 5) ^ (b >>> 27) ^ item, 0x5bd1e995);
const entryHigh = (item: number, named: Named): number => finish(Math.imul(item ^ named[0], 0x2c1b3c6d) + named[1]);
const entryLow = (item: number, named: Named): number => finish(Math.imul(item ^ named[1], 0x297a2d39) + named[0]);

function array(items: readonly unknown[]): void {
  let a = arrayHigh(items.length);
  let b = ARRAY_LOW;
  for (let i = 0; i < items.length; i++) {
    walk(items[i]);
    a = nextHigh(a, high);
    b = nextLow(b, low);
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
    a = (a + entryHigh(high, named)) | 0;
    b = (b + entryLow(low, named)) | 0;
  }
  finishRecord(a, b);
}

function finishRecord(a: number, b: number): void {
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
