import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addUnits,
  clearMark,
  cloneStacks,
  countUnits,
  foldNumber,
  foldPermission,
  foldSet,
  marksOf,
  moveUnits,
  removeUnits,
  withMark,
} from './index.ts';
import type { NumberPart, PermissionPart, SetPart, Stacks } from './index.ts';

describe('queries', () => {
  it('unpreventable beats forbid beats allow; silence leaves the rulebook’s answer', () => {
    expect(foldPermission(true, ['forbid'])).toBe(false);
    expect(foldPermission(true, ['allow', 'forbid'])).toBe(false);
    expect(foldPermission(false, ['forbid', 'unpreventable'])).toBe(true);
    expect(foldPermission(false, ['allow'])).toBe(true);
    expect([foldPermission(false, []), foldPermission(true, [])]).toEqual([false, true]);
  });

  it('sets are unions, then removals, then what cannot be prevented', () => {
    const gate = { add: ['gamma'] };
    const ban = { remove: ['beta'] };
    expect(foldSet(['alpha', 'beta'], [gate])).toEqual(['alpha', 'beta', 'gamma']);
    expect(foldSet(['alpha', 'beta'], [ban])).toEqual(['alpha']);
    expect(foldSet(['alpha', 'beta'], [{ unpreventable: ['beta'] }, ban])).toEqual(['alpha', 'beta']);
  });

  it('numbers fold in layers: replaced, added, multiplied, capped, floored', () => {
    const parts: NumberPart[] = [
      { layer: 'atLeast', amount: 1 },
      { layer: 'times', amount: 2 },
      { layer: 'add', amount: -1 },
      { layer: 'replace', amount: 3 },
      { layer: 'replace', amount: 4 },
      { layer: 'atMost', amount: 5 },
    ];
    expect(foldNumber(9, parts)).toBe(5);
    expect(
      foldNumber(
        9,
        parts.filter((p) => p.layer !== 'atMost'),
      ),
    ).toBe(6);
    expect(
      foldNumber(0, [
        { layer: 'add', amount: -7 },
        { layer: 'atLeast', amount: 1 },
      ]),
    ).toBe(1);
  });

  it('the order of sources never matters', () => {
    const number = fc.record<NumberPart>({
      layer: fc.constantFrom('replace', 'add', 'times', 'atMost', 'atLeast'),
      amount: fc.integer({ min: -5, max: 9 }),
    });
    const permission = fc.constantFrom<PermissionPart>('allow', 'forbid', 'unpreventable');
    const names = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 3 });
    const set = fc.record<SetPart>({ add: names, remove: names, unpreventable: names });
    const shuffled = <V>(item: fc.Arbitrary<V>) =>
      fc
        .array(item, { maxLength: 6 })
        .chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })));
    fc.assert(fc.property(shuffled(number), ([a, b]) => Object.is(foldNumber(3, a) + 0, foldNumber(3, b) + 0)));
    fc.assert(fc.property(shuffled(permission), ([a, b]) => foldPermission(false, a) === foldPermission(false, b)));
    fc.assert(fc.property(shuffled(set), ([a, b]) => foldSet(['a'], a).join() === foldSet(['a'], b).join()));
  });
});

describe('unit stacks', () => {
  it('equal units share a stack, marked ones stand apart, and marks travel with their unit', () => {
    const units: Stacks = {};
    addUnits(units, 'home', 0, 'dread', 2);
    addUnits(units, 'home', 0, 'dread', 1);
    addUnits(units, 'home', 0, 'dread', 1, withMark('', 'damaged'));
    expect(units.home).toEqual([
      { seat: 0, type: 'dread', marks: '', n: 3 },
      { seat: 0, type: 'dread', marks: 'damaged', n: 1 },
    ]);
    moveUnits(units, 'home', 'away', 0, 'dread', 1, 'damaged');
    expect(units.away).toEqual([{ seat: 0, type: 'dread', marks: 'damaged', n: 1 }]);
    expect(countUnits(units, 'home', (s) => s.type === 'dread')).toBe(3);
  });

  it('marks have one spelling, and a mark vanishes from all units at once', () => {
    const units: Stacks = {};
    expect(marksOf(['b', 'a', 'b'])).toBe('a b');
    addUnits(units, 'home', 0, 'dread', 1, marksOf(['damaged', 'agent:7']));
    addUnits(units, 'home', 0, 'dread', 1, 'damaged');
    clearMark(units, 'agent:7');
    expect(units.home).toEqual([{ seat: 0, type: 'dread', marks: 'damaged', n: 2 }]);
  });

  it('what is not there cannot be removed; an empty place is no place; a clone is separate', () => {
    const units: Stacks = {};
    addUnits(units, 'home', 0, 'dread', 1);
    expect(() => removeUnits(units, 'home', 0, 'dread', 2)).toThrow('2 dread');
    const cloned = cloneStacks(units);
    removeUnits(units, 'home', 0, 'dread', 1);
    expect(units).toEqual({});
    expect(cloned.home).toHaveLength(1);
  });
});
