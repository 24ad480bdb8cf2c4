import { addUnits, rulesView, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ti4 } from '../../game.ts';
import { given } from '../../given.ts';
import { MECATOL_SYSTEM } from '../../rules/systems.ts';
import type { Asked } from '../../shapes.ts';
import { restOdds } from './odds.ts';

const NONE = { units: [], hits: 0 };

describe('the odds of what is left of a battle', () => {
  const table = given({
    arrange: (pub) => {
      for (const seat of [0, 1]) addUnits(pub.units, MECATOL_SYSTEM, seat, 'cruiser', 2);
    },
  });
  const asked = rulesView(ti4, view(table.state, 0) as never) as unknown as Asked;
  const fight = { system: MECATOL_SYSTEM, planet: null, attacker: 0, defender: 1, round: 1 };

  it('are even between equals, and add up to one', () => {
    const odds = restOdds(asked, fight, [NONE, NONE])!;
    expect(odds.first).toBeCloseTo(odds.second, 9);
    expect(odds.first + odds.draw + odds.second).toBeCloseTo(1, 9);
  });
  it('count units that are given up and hits that are still to come', () => {
    const even = restOdds(asked, fight, [NONE, NONE])!;
    const named = restOdds(asked, fight, [{ units: ['cruiser'], hits: 0 }, NONE])!;
    const hit = restOdds(asked, fight, [{ units: [], hits: 1 }, NONE])!;
    expect(named.first).toBeLessThan(even.first);
    expect(hit.first).toBeCloseTo(named.first, 9);
    expect(restOdds(asked, fight, [NONE, { units: [], hits: 2 }])).toMatchObject({ first: 1, draw: 0, second: 0 });
  });
});
