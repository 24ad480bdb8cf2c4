import { assert, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch, patchText } from './patch.ts';
import type { Patch } from './patch.ts';

// As JSON text carries it: no minus zero.
const json = jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);

/** As a client takes it in. */
function patched(before: unknown, after: unknown): unknown {
  const text = patchText(before, after);
  return text === '' ? before : applyPatch(before, JSON.parse(text) as Patch);
}

describe('patches', () => {
  it('turn any value into any other, through JSON text', () => {
    assert(
      property(json, json, (before, after) => {
        expect(patched(before, after)).toEqual(after);
      }),
      { numRuns: 1000 },
    );
  });

  it('turn values into others that are nearly the same', () => {
    const few = jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);
    assert(
      property(few, few, json, (a, b, other) => {
        const before = { same: other, list: [a, b, 1, a], more: { a, b } };
        const after = { same: structuredClone(other), list: [a, 1, b], more: { a, c: b } };
        expect(patched(before, after)).toEqual(after);
        expect(patched(after, before)).toEqual(before);
      }),
      { numRuns: 500 },
    );
  });

  it('know a key from what every object brings along', () => {
    const pairs: [before: object, after: object][] = [
      [{ a: 1 }, { valueOf: 2 }],
      [{ toString: 1 }, {}],
      [{ constructor: 1, a: 1 }, { a: 1 }],
      [{ a: 1 }, { a: 1, ['__proto__']: {} }],
      [{ ['__proto__']: { b: [1] } }, { ['__proto__']: { b: [2] } }],
      [{ ['__proto__']: 1, a: 1 }, { a: 1 }],
    ];
    for (const [before, after] of pairs) {
      expect(JSON.stringify(patched(before, after))).toBe(JSON.stringify(after));
    }
  });

  it('are empty when nothing changed', () => {
    assert(property(json, (value) => patchText(value, structuredClone(value)) === ''));
  });

  it('have the shape of what they change', () => {
    expect(patchText({ log: [1, 2, 3] }, { log: [1, 2, 9, 3] })).toBe('{"log":[2,0,9]}');
    expect(patchText({ a: [{ x: 1, y: 2 }], b: 1 }, { a: [{ x: 1, y: 3 }], b: 1 })).toBe('{"a":{"0":{"y":3}}}');
    expect(patchText({ a: 1, b: null }, { b: [4] })).toBe('{"b":[[4]],"a":[]}');
  });

  it('leave the old value alone and share what did not change', () => {
    const before = { a: { x: 1 }, b: { y: 2 }, c: [{ z: 1 }, { z: 2 }] };
    const after = applyPatch(before, { a: { x: 5 }, c: { 1: { z: 3 } } });
    expect(before).toEqual({ a: { x: 1 }, b: { y: 2 }, c: [{ z: 1 }, { z: 2 }] });
    expect(after).toEqual({ a: { x: 5 }, b: { y: 2 }, c: [{ z: 1 }, { z: 3 }] });
    expect(after.b).toBe(before.b);
    expect(after.c[0]).toBe(before.c[0]);
  });
});
