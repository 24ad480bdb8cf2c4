import { describe, expect, it } from 'vitest';
import { given } from '../given.ts';
import { NO_LOSSES, invasionOdds, restOdds, spaceOdds } from './odds.ts';

const LODOR = 'lodor-system';

describe('the odds of a battle at the table', () => {
  const { pub } = given({
    units: {
      [LODOR]: { 0: { cruiser: 2 }, 1: { cruiser: 2 } },
      'nebula-1': { 0: { dreadnought: 1 }, 1: { dreadnought: 1 } },
      lodor: { 1: { 'ground-force': 2 } },
    },
    sheets: { 0: { race: 'hacan' }, 1: { race: 'hacan' } },
  }).state;
  const fight = { system: LODOR, planet: null, attacker: 0, defender: 1, round: 1 };

  it('are even between equals, and add up to one', () => {
    const odds = restOdds(pub, fight, [NO_LOSSES, NO_LOSSES])!;
    expect(odds.first).toBeCloseTo(odds.second, 9);
    expect(odds.first + odds.draw + odds.second).toBeCloseTo(1, 9);
  });
  it('count ships that are given up, and hits that are still to come, cheapest first', () => {
    const even = restOdds(pub, fight, [NO_LOSSES, NO_LOSSES])!;
    const named = restOdds(pub, fight, [{ taken: [{ ship: 'cruiser', take: 'loss' }], hits: 0 }, NO_LOSSES])!;
    const hit = restOdds(pub, fight, [{ taken: [], hits: 1 }, NO_LOSSES])!;
    expect(named.first).toBeLessThan(even.first);
    expect(hit.first).toBeCloseTo(named.first, 9);
    expect(restOdds(pub, fight, [NO_LOSSES, { taken: [], hits: 2 }])).toMatchObject({ first: 1, draw: 0, second: 0 });
  });
  it('know that a damaged ship bears one hit less', () => {
    const nebula = { ...fight, system: 'nebula-1' };
    const damaged = { taken: [{ ship: 'dreadnought', take: 'damage' as const }], hits: 0 };
    const whole = restOdds(pub, nebula, [NO_LOSSES, NO_LOSSES])!;
    expect(restOdds(pub, nebula, [damaged, NO_LOSSES])!.first).toBeLessThan(whole.first);
    expect(restOdds(pub, nebula, [{ taken: [], hits: 1 }, NO_LOSSES])!.first).toBeCloseTo(
      restOdds(pub, nebula, [damaged, NO_LOSSES])!.first,
      9,
    );
  });
  it('are told before the battle: with ships that come, with Ground Forces that land', () => {
    const few = spaceOdds(pub, 0, 1, LODOR, {})!;
    expect(spaceOdds(pub, 0, 1, LODOR, { dreadnought: 1 })!.first).toBeGreaterThan(few.first);
    expect(invasionOdds(pub, 0, 1, 'lodor', 0)).toBeNull();
    expect(invasionOdds(pub, 0, 1, 'lodor', 4)!.first).toBeGreaterThan(invasionOdds(pub, 0, 1, 'lodor', 1)!.first);
  });
});
