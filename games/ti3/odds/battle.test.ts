import { battles } from '@orrery/imperium';
import { describe, expect, it } from 'vitest';
import { invasion, spaceBattle } from './battle.ts';
import type { Side } from './battle.ts';
import { EFFECT_IDS, effectOf } from './effects.ts';

const { exactOdds } = battles;
const space = (attacker: Side, defender: Side, ...more: [battles.Battle['retreats']?]) =>
  exactOdds(spaceBattle(attacker, defender, ...more));
const hits = (shot: battles.Shot | null) => shot!.fixed.map((die) => Number(die[1]!.toFixed(2)));

describe('worked battles of the third edition', () => {
  it('[TI3-SPACE-05, TI3-SPACE-07] destroyers roll two dice each at Fighters, on their combat value; without Fighters nothing happens (EX-02, EX-03)', () => {
    const defender: Side = { units: { destroyer: 2, cruiser: 1 }, effects: { norr: 1 } };
    const { opening } = spaceBattle({ units: { carrier: 1, fighter: 3, cruiser: 1 } }, defender);
    const shot = opening[0]![1]!;
    expect(shot).toMatchObject({ targets: 'fighters', sustainable: false });
    // Two dice, 9 or more with the +1 of the N'orr.
    expect(shot.perUnit['destroyer']!.map((die) => Number(die[1]!.toFixed(1)))).toEqual([0.3, 0.3]);
    const bare: Side = { units: { cruiser: 3, dreadnought: 1 } };
    const against = (units: Side['units']) => space(bare, { units }).second;
    expect(against({ destroyer: 1 })).toBeCloseTo(
      exactOdds({ ...spaceBattle(bare, { units: { destroyer: 1 } }), opening: [] }).second,
      12,
    );
  });

  it('[TI3-SPACE-11] EX-01: three Cruisers and a Dreadnought against two Fighters and a Destroyer', () => {
    const { sides } = spaceBattle({ units: { cruiser: 3, dreadnought: 1 } }, { units: { fighter: 2, destroyer: 1 } });
    const expected = (force: battles.Force) =>
      force.classes.reduce((sum, unit) => sum + unit.count * battles.strengthOf(unit), 0);
    expect(expected(sides[0])).toBeCloseTo(3 * 0.4 + 0.6, 12);
    expect(expected(sides[1])).toBeCloseTo(2 * 0.2 + 0.2, 12);
    expect(
      space({ units: { cruiser: 3, dreadnought: 1 } }, { units: { fighter: 2, destroyer: 1 } }).first,
    ).toBeGreaterThan(0.98);
  });

  it('[TI3-PDS-02, TI3-PDS-05] EX-09: enemy PDS fire first, one die each at 6, then those of the active player', () => {
    const { opening } = spaceBattle({ units: { cruiser: 1 }, pds: 1 }, { units: { cruiser: 1 }, pds: 2 });
    expect(opening.map(([a, b]) => [a && hits(a), b && hits(b)])).toEqual([
      [null, [0.5, 0.5]],
      [[0.5], null],
    ]);
    const graviton = spaceBattle(
      { units: { cruiser: 1 } },
      { units: { cruiser: 1 }, pds: 1, effects: { 'graviton-laser-system': 1, 'magen-defense-grid': 1 } },
    );
    expect(hits(graviton.opening[0]![1])).toEqual([0.84]);
  });

  it('[TI3-INVADE-07, TI3-INVADE-10] EX-10: three Ground Forces land beside a PDS: it fires once, Dreadnoughts cannot bombard', () => {
    const defender: Side = { units: { 'ground-force': 1 }, pds: 1 };
    const { opening } = invasion({ units: { 'ground-force': 3, dreadnought: 1 } }, defender);
    expect(opening.map(([a, b]) => [a && hits(a), b && hits(b)])).toEqual([[null, [0.5]]]);
    const sun = invasion({ units: { 'ground-force': 3, dreadnought: 1, 'war-sun': 1 } }, defender).opening;
    expect(hits(sun[0]![0])).toEqual([0.8, 0.8, 0.8]);
    const open = invasion({ units: { 'ground-force': 3, dreadnought: 1 } }, { units: { 'ground-force': 1 } }).opening;
    expect(hits(open[0]![0])).toEqual([0.6]);
  });

  it('[TI3-INVADE-12, TI3-INVADE-17] DT-09: one Ground Force each; when both fall nobody takes the planet', () => {
    const { first, draw } = exactOdds(invasion({ units: { 'ground-force': 1 } }, { units: { 'ground-force': 1 } }));
    expect(draw).toBeCloseTo(0.09 / 0.51, 12);
    expect(first).toBeCloseTo(0.21 / 0.51, 12);
  });

  it('[TI3-SPACE-09] DT-07: the attacker declares first, and the defender is not asked', () => {
    const found = space({ units: { cruiser: 1 } }, { units: { cruiser: 1 } }, [{ afterRound: 1 }, { afterRound: 1 }]);
    expect(found.retreats).toEqual([expect.closeTo(0.36, 12), 0]);
  });

  it('[TI3-SPACE-13] one ship may take both hits in the same step', () => {
    const { sides } = spaceBattle({ units: { cruiser: 2 } }, { units: { dreadnought: 1 } });
    const found = exactOdds({ ...battles.battleOf(...sides), retreats: [{ afterRound: 1 }, null] });
    // Both cruisers hit: the Dreadnought is gone after one round, whatever it did.
    expect(found.first + found.draw).toBeCloseTo(0.4 * 0.4, 12);
  });

  it('[TI3-OPT-LEADERS-33] EX-23: a War Sun with an Admiral rolls four dice', () => {
    const { sides } = spaceBattle({ units: { 'war-sun': 2 }, effects: { admiral: 1 } }, { units: { cruiser: 1 } });
    expect(sides[0].classes.map(({ id, count, dice }) => [id, count, dice.length])).toEqual([
      ['war-sun', 1, 3],
      ['war-sun+admiral', 1, 4],
    ]);
  });
});

describe('worked battles, continued', () => {
  const xxcha = { units: { carrier: 1, fighter: 3, cruiser: 1 } };
  const norr = { units: { destroyer: 2, cruiser: 1 }, effects: { norr: 1 } };
  const oneRound = (attacker: Side, defender: Side) =>
    exactOdds({ ...spaceBattle(attacker, defender), opening: [], rounds: [], retreats: [null, { afterRound: 1 }] });

  it('[TI3-SPACE-11] EX-04: everything rolls in the first round, the loaded Carrier too', () => {
    const { sides } = spaceBattle(xxcha, norr);
    const dice = (side: 0 | 1) =>
      sides[side].classes.map(({ id, count, dice: each }) => [id, count, each[0]![1]!.toFixed(1)]);
    expect(dice(0)).toEqual([
      ['fighter', 3, '0.2'],
      ['cruiser', 1, '0.4'],
      ['carrier', 1, '0.2'],
    ]);
    // The N'orr add 1: Destroyers hit on 8, the Cruiser on 6.
    expect(dice(1)).toEqual([
      ['destroyer', 2, '0.3'],
      ['cruiser', 1, '0.5'],
    ]);
  });

  it('[TI3-SPACE-15] EX-05: a Cruiser and a Carrier against the last Cruiser: whoever is left has won, as often as the formula says', () => {
    const { first, draw, second } = exactOdds(
      spaceBattle({ units: { carrier: 1 } }, { units: { cruiser: 1 }, effects: { norr: 1 } }),
    );
    const [p, q] = [0.2, 0.5];
    const some = 1 - (1 - p) * (1 - q);
    expect(first).toBeCloseTo((p * (1 - q)) / some, 12);
    expect(draw).toBeCloseTo((p * q) / some, 12);
    expect(second).toBeCloseTo((q * (1 - p)) / some, 12);
  });

  it('DT-08: both fleets can fall in the same round; then nobody has won', () => {
    const { draw, survivors } = oneRound({ units: { cruiser: 1 } }, { units: { cruiser: 1 } });
    expect(draw).toBeCloseTo(0.4 * 0.4, 12);
    expect(survivors.map((all) => all.length)).toEqual([1, 1]);
  });

  it('[TI3-PDS-04] EX-08: PDS of the neighbourhood fire like those of the system once Deep Space Cannon brings them in range', () => {
    const near = { units: { cruiser: 1 }, pds: 2 };
    const { opening } = spaceBattle(near, { units: { cruiser: 2 } });
    expect(opening.map(([a, b]) => [a && hits(a), b && hits(b)])).toEqual([[[0.5, 0.5], null]]);
    expect(space(near, { units: { cruiser: 2 } }).first).toBeGreaterThan(
      space({ units: { cruiser: 1 } }, { units: { cruiser: 2 } }).first,
    );
  });
});

describe('effects of the third edition', () => {
  const fleet: Side['units'] = { dreadnought: 2, cruiser: 2, destroyer: 2, fighter: 3, 'war-sun': 1 };
  const troops: Side['units'] = { 'ground-force': 3, fighter: 2, dreadnought: 1 };
  const planet: Side = { units: { 'ground-force': 4 }, pds: 1 };
  /** For a defender, or for the other side. */
  const NOT_FOR_AN_ATTACKER: readonly string[] = [
    'jolnar',
    'public-execution',
    'unconventional-weapons',
    'dug-in',
    'conventions-of-war',
    'general-defending',
    'scientist',
    'nebula',
  ];
  const ids = EFFECT_IDS.filter((id) => !NOT_FOR_AN_ATTACKER.includes(id));

  it.each(ids.filter((id) => effectOf(id).where !== 'ground'))('%s helps its owner in space', (id) => {
    const effects = { [id]: effectOf(id).most ?? 1 };
    const plain = space({ units: fleet, pds: 1 }, { units: fleet }).first;
    expect(space({ units: fleet, pds: 1, effects }, { units: fleet }).first).toBeGreaterThan(plain);
  });

  it.each(ids.filter((id) => effectOf(id).where === 'ground'))('%s helps its owner in an invasion', (id) => {
    const effects = { [id]: effectOf(id).most ?? 1 };
    const plain = exactOdds(invasion({ units: troops }, planet)).first;
    expect(exactOdds(invasion({ units: troops, effects }, planet)).first).toBeGreaterThan(plain);
  });

  it('a General rolls up to two misses again: two Ground Forces then hit as often as with a full reroll', () => {
    const with2 = exactOdds(
      invasion({ units: { 'ground-force': 2 }, effects: { 'general-attacking': 1 } }, { units: { 'ground-force': 1 } }),
    );
    const die = battles.rerolled(battles.d10(8));
    const classes = (n: number, dice: battles.Die) => [
      { id: 'gf', count: n, damaged: 0, dice: [dice], sustain: false, fighter: false },
    ];
    const full = exactOdds(
      battles.battleOf(
        battles.force(classes(2, die), battles.sustainFirst(classes(2, die))),
        battles.force(classes(1, battles.d10(8)), battles.sustainFirst(classes(1, die))),
      ),
    );
    expect(with2.first).toBeCloseTo(full.first, 12);
  });
});
