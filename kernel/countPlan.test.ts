import { describe, expect, it } from 'vitest';
import { countPlan } from './countPlan.ts';
import { checkPlan, listPlan } from './plan.ts';

/** Ships for a fleet of three: Carriers make room for two Fighters each, and two Cruisers are all there are. */
const yard = (more: { atLeast?: number } = {}) =>
  countPlan<{ [ship: string]: number }>({
    slots: [
      { id: 'carrier', most: 4 },
      { id: 'cruiser', most: 2 },
      { id: 'fighter', most: 9 },
    ],
    closed: [{ id: 'war-sun', rule: 'NO-TECHNOLOGY' }],
    bounds: [
      { rule: 'FLEET', of: 3, weights: [1, 1, 0], meter: 'fleet' },
      { rule: 'CAPACITY', of: 1, weights: [-2, 0, 1] },
    ],
    floors: [{ rule: 'EMPTY', of: more.atLeast ?? 0, weights: [1, 1, 1] }],
    also: ([carriers, cruisers]) => (carriers === 1 && cruisers === 1 ? 'NOT-TOGETHER' : null),
    write: (counts) =>
      Object.fromEntries(
        ['carrier', 'cruiser', 'fighter'].flatMap((id, i) => (counts[i]! > 0 ? [[id, counts[i]!]] : [])),
      ),
    read: (answer) => ({ counts: new Map(Object.entries(answer as { [ship: string]: number })), part: null }),
    unknown: () => 'UNKNOWN',
  });

describe('plans of sums', () => {
  it('keep every bound and name the first that is broken', () => {
    const rule = (answer: { [ship: string]: number }) => checkPlan(yard(), answer);
    expect(rule({ carrier: 2, cruiser: 1, fighter: 5 })).toEqual({ stored: { carrier: 2, cruiser: 1, fighter: 5 } });
    expect(rule({ carrier: 4 })).toEqual({ rule: 'FLEET' });
    expect(rule({ carrier: 4, fighter: 99 })).toEqual({ rule: 'FLEET' });
    expect(rule({ carrier: 1, fighter: 4 })).toEqual({ rule: 'CAPACITY' });
    expect(rule({ cruiser: 1, carrier: 1 })).toEqual({ rule: 'NOT-TOGETHER' });
    expect(rule({ cruiser: 3 })).toEqual({ rule: 'UNKNOWN' });
  });

  it('say why something can never be chosen, and take no odd numbers', () => {
    expect(checkPlan(yard(), { 'war-sun': 1 })).toEqual({ rule: 'NO-TECHNOLOGY', with: { slot: 'war-sun' } });
    expect(checkPlan(yard(), { galleon: 1 })).toEqual({ rule: 'UNKNOWN', with: { slot: 'galleon' } });
    for (const n of [-1, 0.5, NaN, 2 ** 60])
      expect(checkPlan(yard(), { cruiser: n })).toEqual({ rule: 'UNKNOWN', with: { slot: 'cruiser' } });
  });

  it('list what keeps all rules and reaches what is asked for', () => {
    const all = listPlan(yard({ atLeast: 7 }), 1000, 'all')!;
    expect(all).toEqual([
      { carrier: 2, fighter: 5 },
      { carrier: 2, cruiser: 1, fighter: 4 },
      { carrier: 2, cruiser: 1, fighter: 5 },
      { carrier: 3, fighter: 4 },
      { carrier: 3, fighter: 5 },
      { carrier: 3, fighter: 6 },
      { carrier: 3, fighter: 7 },
    ]);
    expect(checkPlan(yard({ atLeast: 7 }), { cruiser: 1 })).toEqual({ rule: 'EMPTY' });
  });

  it('show their meters, and a Carrier taken away breaks what stood on it', () => {
    const plan = yard();
    plan.add(0, 1);
    plan.add(2, 3);
    expect(plan.meters()).toEqual([{ id: 'fleet', used: 1, of: 3 }]);
    expect(plan.broken()).toBeNull();
    plan.add(0, -1);
    expect(plan.broken()).toBe('CAPACITY');
    expect(plan.refuses(2, 1)).toBe('CAPACITY');
  });
});
