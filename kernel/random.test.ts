import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  commitment,
  copy,
  difference,
  draw,
  fingerprint,
  keyFromHex,
  keyFromSeed,
  keyToHex,
  same,
  sampler,
  sha256,
  shuffleWith,
} from './index.ts';
import type { Key } from './index.ts';
import { siphash } from './random.ts';

/** SipHash-2-4 as its authors define it, on big integers: slow and plain, to check the quick one against. */
function slowSiphash(key: Key, stream: string, counter: number): number {
  const word = (high: number, low: number) => (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
  const rotl = (x: bigint, n: bigint) => BigInt.asUintN(64, (x << n) | (x >> (64n - n)));
  const add = (x: bigint, y: bigint) => BigInt.asUintN(64, x + y);
  const [k0, k1] = [word(key[0], key[1]), word(key[2], key[3])];
  let [v0, v1, v2, v3] = [
    k0 ^ 0x736f6d6570736575n,
    k1 ^ 0x646f72616e646f6dn,
    k0 ^ 0x6c7967656e657261n,
    k1 ^ 0x7465646279746573n,
  ];
  const rounds = (n: number) => {
    for (let i = 0; i < n; i++) {
      v0 = add(v0, v1);
      v1 = rotl(v1, 13n) ^ v0;
      v0 = rotl(v0, 32n);
      v2 = add(v2, v3);
      v3 = rotl(v3, 16n) ^ v2;
      v0 = add(v0, v3);
      v3 = rotl(v3, 21n) ^ v0;
      v2 = add(v2, v1);
      v1 = rotl(v1, 17n) ^ v2;
      v2 = rotl(v2, 32n);
    }
  };
  const bytes = [...stream].flatMap((char) => [char.charCodeAt(0) & 255, char.charCodeAt(0) >> 8]);
  while (bytes.length % 8) bytes.push(0);
  for (let i = 0; i < 8; i++) bytes.push(Number((BigInt(counter) >> BigInt(8 * i)) & 255n));
  bytes.push(0, 0, 0, 0, 0, 0, 0, (stream.length * 2 + 8) & 255);
  for (let i = 0; i < bytes.length; i += 8) {
    let m = 0n;
    for (let j = 7; j >= 0; j--) m = (m << 8n) | BigInt(bytes[i + j]!);
    v3 ^= m;
    rounds(2);
    v0 ^= m;
  }
  v2 ^= 0xffn;
  rounds(4);
  return Number(BigInt.asIntN(32, v0 ^ v1 ^ v2 ^ v3));
}

describe('randomness', () => {
  it('the keyed hash agrees with its definition', () => {
    const words = fc.tuple(fc.integer(), fc.integer(), fc.integer(), fc.integer());
    const stream = fc.stringMatching(/^[a-z0-9]{0,12}$/);
    fc.assert(
      fc.property(words, stream, fc.nat(), (key, name, i) => siphash(key, name, i) === slowSiphash(key, name, i)),
    );
  });

  it('SHA-256 agrees with the platform’s for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 300, unit: 'binary' }),
        (text) => sha256(text) === createHash('sha256').update(text).digest('hex'),
      ),
    );
  });

  it('draws depend on key, stream and count alone: a new die never shifts a deck', () => {
    const fresh = () => ({ key: keyFromSeed(1), at: {} });
    const plain = fresh();
    const mixed = fresh();
    const deck = Array.from({ length: 20 }, () => draw(plain, 'deck', 60));
    const again = Array.from({ length: 20 }, () => {
      draw(mixed, 'dice', 10);
      return draw(mixed, 'deck', 60);
    });
    expect(again).toEqual(deck);
    expect(Array.from({ length: 20 }, () => draw({ key: keyFromSeed(2), at: {} }, 'deck', 60))).not.toEqual(deck);
  });

  it('dice are even: chi-square over 60,000 throws of ten sides stays within the 99.9 % bound', () => {
    const rng = { key: keyFromSeed('dice'), at: {} };
    const counts = Array<number>(10).fill(0);
    for (let i = 0; i < 60_000; i++) counts[draw(rng, 'dice', 10)]!++;
    const chi = counts.reduce((sum, n) => sum + (n - 6000) ** 2 / 6000, 0);
    expect(chi).toBeLessThan(27.9);
  });

  it('a shuffle reaches every order about equally often', () => {
    const rng = { key: keyFromSeed('orders'), at: {} };
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const items = ['a', 'b', 'c'];
      shuffleWith(items, (n) => draw(rng, 'shuffle', n));
      counts.set(items.join(''), (counts.get(items.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const n of counts.values()) expect(Math.abs(n - 1000)).toBeLessThan(150);
  });

  it('a key survives writing and reading, and its commitment is that of no other', () => {
    const key = keyFromSeed('any');
    expect(keyFromHex(keyToHex(key))).toEqual(key);
    expect(keyFromHex('not a key')).toBeNull();
    expect(commitment(key)).toMatch(/^[0-9a-f]{64}$/);
    expect(commitment(key)).not.toBe(commitment(keyFromSeed('other')));
  });

  it('the sampler of bots is reproducible and within bounds', () => {
    const list = (seed: number) => {
      const below = sampler(seed);
      return Array.from({ length: 50 }, () => below(7));
    };
    expect(list(3)).toEqual(list(3));
    expect(list(3)).not.toEqual(list(4));
    expect(Math.max(...list(3))).toBeLessThan(7);
  });

  it('a stream that a fixture loaded yields those values first', () => {
    const rng = { key: keyFromSeed(1), at: {}, set: { dice: [5, 0] } };
    expect([draw(rng, 'dice', 6), draw(rng, 'dice', 6)]).toEqual([5, 0]);
    expect(draw(rng, 'dice', 6)).toBe(draw({ key: keyFromSeed(1), at: {} }, 'dice', 6));
  });
});

describe('plain data', () => {
  it('a copy is equal, separate and has the same fingerprint, also revived from text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const copied = copy(value);
        const revived = JSON.parse(JSON.stringify(value)) as typeof value;
        return (
          same(copied, value) &&
          fingerprint(copied) === fingerprint(value) &&
          fingerprint(revived) === fingerprint(JSON.parse(JSON.stringify(copied)))
        );
      }),
    );
  });

  it('a key that every object brings along is a key like any other', () => {
    const proto = JSON.parse('{"__proto__":{"a":1}}') as object;
    expect(JSON.stringify(copy(proto))).toBe('{"__proto__":{"a":1}}');
    expect(same(copy(proto), proto)).toBe(true);
    for (const text of ['{"__proto__":{}}', '{"__proto__":1}', '{"constructor":1}', '{"valueOf":{}}']) {
      const value = JSON.parse(text) as object;
      expect(same(value, {})).toBe(false);
      expect(same({}, value)).toBe(false);
      expect(fingerprint(value)).not.toBe(fingerprint({}));
      expect(difference({}, value)).not.toBeNull();
    }
  });

  it('the order of keys does not matter, anything else does', () => {
    expect(fingerprint({ a: 1, b: [2, 3] })).toBe(fingerprint({ b: [2, 3], a: 1 }));
    expect(fingerprint({ a: undefined, b: 1 })).toBe(fingerprint({ b: 1 }));
    const others = [
      { a: 1, b: [3, 2] },
      { a: 2, b: [2, 3] },
      { a: 1, c: [2, 3] },
      { a: '1', b: [2, 3] },
      { a: 1, b: [2, 3], c: null },
      [],
      {},
      null,
      0,
      '',
      false,
    ];
    const prints = new Set([{ a: 1, b: [2, 3] }, ...others].map(fingerprint));
    expect(prints.size).toBe(others.length + 1);
  });

  it('names the first difference', () => {
    expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeNull();
    expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('/a/1/b: 2 against 3');
    expect(same([1], { 0: 1 })).toBe(false);
  });
});
