import { battles } from '@orrery/imperium';
import { describe, expect, it } from 'vitest';
import { groundBattle, spaceBattle } from './battle.ts';

const { exactOdds } = battles;

describe('odds of battles between unit cards', () => {
  it('the barrage of destroyers comes first and hits fighters alone', () => {
    const { opening } = spaceBattle({ units: { destroyer: 2 } }, { units: { fighter: 3, cruiser: 1 } });
    expect(opening).toHaveLength(1);
    expect(opening[0]![0]).toMatchObject({ targets: 'fighters', sustainable: false });
    expect(opening[0]![0]!.perUnit['destroyer']!.map((die) => die[1]!.toFixed(2))).toEqual(['0.20', '0.20']);
    expect(opening[0]![1]).toBeNull();
  });

  it('a large battle has the reference odds', () => {
    const found = exactOdds(
      spaceBattle(
        { units: { dreadnought: 2, cruiser: 3, carrier: 2, destroyer: 1, fighter: 4 }, losses: 'weakest-first' },
        { units: { 'war-sun': 1, dreadnought: 1, cruiser: 3, destroyer: 2, fighter: 5 }, losses: 'weakest-first' },
      ),
    );
    expect(found.first).toBeCloseTo(0.031695831, 8);
  });

  it('space cannon fires by its own value, untouched by combat bonuses', () => {
    const { opening } = spaceBattle(
      { units: { cruiser: 1 } },
      { units: { cruiser: 1 }, cannon: { pds: 2 }, combat: 2 },
    );
    expect(opening[0]![1]!.fixed.map((die) => die[1])).toEqual([0.5, 0.5]);
    const better = spaceBattle(
      { units: { cruiser: 1 } },
      { units: { cruiser: 1 }, cannon: { 'pds-2': 1 }, plasmaScoring: true },
    );
    expect(better.opening[0]![1]!.fixed.map((die) => die[1]!.toFixed(1))).toEqual(['0.6', '0.6']);
  });

  it('a bonus of the first round counts in that round alone', () => {
    const [plain, once, always] = [{}, { firstRound: 1 }, { combat: 1 }].map(
      (bonus) => exactOdds(spaceBattle({ units: { cruiser: 3 }, ...bonus }, { units: { cruiser: 3 } })).first,
    );
    expect(once).toBeGreaterThan(plain!);
    expect(always).toBeGreaterThan(once!);
  });

  it('planetary shield stops bombardment unless a war sun is there', () => {
    const defender = { units: { infantry: 2 }, cannon: { pds: 1 } } as const;
    const volleys = (units: object) => groundBattle({ units: { infantry: 2, ...units } }, defender).opening;
    expect(volleys({ dreadnought: 1 }).map(([by]) => by === null)).toEqual([true]);
    expect(volleys({ dreadnought: 1, 'war-sun': 1 })[0]![0]!.fixed).toHaveLength(4);
  });

  it('only ground forces fight on the ground, and mechs sustain', () => {
    const { sides } = groundBattle(
      { units: { infantry: 2, cruiser: 1, 'zs-thunderbolt-m2': 1 } },
      { units: { infantry: 1 } },
    );
    expect(sides[0].classes.map(({ id, sustain }) => [id, sustain])).toEqual([
      ['infantry', false],
      ['zs-thunderbolt-m2', true],
    ]);
  });
});
