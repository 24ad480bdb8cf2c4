import { assert, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch, diff } from './patch.ts';

// As JSON text carries it: no minus zero, and no key that JavaScript treats as its own.
const json = jsonValue({ maxDepth: 4 })
  .map((value) => JSON.stringify(value))
  .filter((text) => !text.includes('__proto__'))
  .map((text) => JSON.parse(text) as unknown);

describe('patches', () => {
  it('turn any value into any other, through JSON text', () => {
    assert(
      property(json, json, (before, after) => {
        const patch = JSON.parse(JSON.stringify(diff(before, after)));
        expect(applyPatch(before, patch)).toEqual(after);
      }),
      { numRuns: 500 },
    );
  });

  it('know a key from what every object brings along', () => {
    const pairs: [before: object, after: object][] = [
      [{ a: 1 }, { valueOf: 2 }],
      [{ toString: 1 }, {}],
      [{ constructor: 1, a: 1 }, { a: 1 }],
    ];
    for (const [before, after] of pairs) expect(applyPatch(before, diff(before, after))).toEqual(after);
  });

  it('are empty when nothing changed', () => {
    assert(property(json, (value) => diff(value, structuredClone(value)).length === 0));
  });

  it('name a list that grew by its new items only', () => {
    expect(diff({ log: [1, 2, 3] }, { log: [1, 2, 9, 3] })).toEqual([{ p: ['log'], s: [2, 0, 9] }]);
  });

  it('leave the old value alone and share what did not change', () => {
    const before = { a: { x: 1 }, b: { y: 2 } };
    const after = applyPatch(before, [{ p: ['a', 'x'], v: 5 }]);
    expect(before.a.x).toBe(1);
    expect(after.b).toBe(before.b);
  });
});
