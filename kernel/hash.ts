/**
 * A 64-bit fingerprint of plain data, as 16 hex digits.
 * The order of keys does not matter, so a state revived from text has the fingerprint of the live one.
 */
export function fingerprint(value: unknown): string {
  walk(value);
  return hex(high) + hex(low);
}

/** How far down parts are remembered: a state, its public part, the table, its cards, a list of them. */
const DEPTH = 4;

/**
 * A part as it was met last, entry by entry in the order met. What states share, the very same object or value, is not walked through again.
 * Entries stand side by side in plain lists: they are looked through for every command.
 */
class Part {
  of: object | null = null;
  high = 0;
  low = 0;
  readonly depth: number;
  /** What entries add is reckoned otherwise in a list than in a record. */
  private isList = false;
  readonly keys: string[] = [];
  readonly values: unknown[] = [];
  /** What each entry adds to the whole, in both lanes. */
  readonly highs: number[] = [];
  readonly lows: number[] = [];
  private readonly parts: (Part | null)[] = [];

  constructor(depth: number) {
    this.depth = depth;
  }
  /** Forgets all entries when a list takes the place of a record, or a record that of a list. */
  become(isList: boolean): void {
    if (this.isList === isList) return;
    this.isList = isList;
    this.cut(0);
  }
  at(index: number): Part | null {
    if (this.depth === 0) return null;
    return (this.parts[index] ??= new Part(this.depth - 1));
  }
  /** Brings the entry of a key to the place where the key was met; a new one is made there. */
  place(index: number, key: string): void {
    const found = this.keys.indexOf(key, index);
    this.keys.splice(index, 0, found < 0 ? key : this.keys.splice(found, 1)[0]!);
    this.values.splice(index, 0, found < 0 ? undefined : this.values.splice(found, 1)[0]);
    this.highs.splice(index, 0, found < 0 ? 0 : this.highs.splice(found, 1)[0]!);
    this.lows.splice(index, 0, found < 0 ? 0 : this.lows.splice(found, 1)[0]!);
    this.parts.splice(index, 0, found < 0 ? null : (this.parts.splice(found, 1)[0] ?? null));
  }
  /** What is not there any more need not be remembered. */
  cut(length: number): void {
    for (const list of [this.keys, this.values, this.highs, this.lows, this.parts])
      if (list.length > length) list.length = length;
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

function walkPart(value: unknown, part: Part | null): void {
  if (part === null || typeof value !== 'object' || value === null) walk(value);
  else if (value === part.of) {
    high = part.high;
    low = part.low;
  } else {
    if (part.depth === 0) walk(value);
    else if (Array.isArray(value)) arrayPart(value, part);
    else recordPart(value as Rec, part);
    part.of = value;
    part.high = high;
    part.low = low;
  }
}

function arrayPart(items: readonly unknown[], part: Part): void {
  part.become(true);
  const { values, highs, lows } = part;
  let a = arrayHigh(items.length);
  let b = ARRAY_LOW;
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    if (i >= values.length || item !== values[i]) {
      walkPart(item, typeof item === 'object' ? part.at(i) : null);
      values[i] = item;
      highs[i] = high;
      lows[i] = low;
    }
    a = nextHigh(a, highs[i]!);
    b = nextLow(b, lows[i]!);
  }
  if (values.length > items.length) part.cut(items.length);
  high = finish(a);
  low = finish(b);
}

function recordPart(value: Rec, part: Part): void {
  part.become(false);
  const { keys, values, highs, lows } = part;
  let a = RECORD_HIGH;
  let b = RECORD_LOW;
  let i = 0;
  for (const key in value) {
    const item = value[key];
    if (item === undefined) continue;
    if (keys[i] !== key) part.place(i, key);
    if (item !== values[i]) {
      const named = keyHash(key);
      walkPart(item, typeof item === 'object' ? part.at(i) : null);
      values[i] = item;
      highs[i] = entryHigh(high, named);
      lows[i] = entryLow(low, named);
    }
    a = (a + highs[i]!) | 0;
    b = (b + lows[i]!) | 0;
    i++;
  }
  if (values.length > i) part.cut(i);
  high = finish(a);
  low = finish(b);
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
  let a = RECORD_HIGH;
  let b = RECORD_LOW;
  for (const key in value) {
    const item = value[key];
    if (item === undefined) continue;
    const named = keyHash(key);
    walk(item);
    a = (a + entryHigh(high, named)) | 0;
    b = (b + entryLow(low, named)) | 0;
  }
  high = finish(a);
  low = finish(b);
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
