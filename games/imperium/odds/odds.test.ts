import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bruteForce } from './bruteForce.ts';
import {
  USUAL,
  battleOf as battle,
  bestReply,
  bestReplyValue,
  d10,
  exactOdds,
  force,
  forecast,
  mixture,
  odds,
  sampledOdds,
  sustainFirst,
  sustainLast,
  weakestFirst,
} from './index.ts';
import type { Battle, CasualtyPlan, Die, Force, Retreat, Shot, UnitClass, Volley } from './index.ts';

/** Units of a small catalogue of our own. */
const SHIPS = {
  fighter: { dice: [d10(9)], sustain: false, fighter: true },
  destroyer: { dice: [d10(9)], sustain: false, fighter: false },
  cruiser: { dice: [d10(7)], sustain: false, fighter: false },
  carrier: { dice: [d10(9)], sustain: false, fighter: false },
  dreadnought: { dice: [d10(5)], sustain: true, fighter: false },
  'war-sun': { dice: [d10(3), d10(3), d10(3)], sustain: true, fighter: false },
} as const;
type ShipName = keyof typeof SHIPS;
const ORDER = ['fighter', 'destroyer', 'cruiser', 'carrier', 'dreadnought', 'war-sun'] as const;
const fleet = (counts: { [S in ShipName]?: number }): UnitClass[] =>
  ORDER.flatMap((id) => (counts[id] ? [{ id, count: counts[id], damaged: 0, ...SHIPS[id] }] : []));
const BARRAGE: Shot = {
  fixed: [],
  perUnit: { destroyer: [d10(9), d10(9)] },
  targets: 'fighters',
  sustainable: false,
};
const A = fleet({ dreadnought: 2, cruiser: 3, carrier: 2, destroyer: 1, fighter: 4 });
const B = fleet({ 'war-sun': 1, dreadnought: 1, cruiser: 3, destroyer: 2, fighter: 5 });
const withBarrage = { opening: [[BARRAGE, BARRAGE]] as Volley[] };

const dice = fc.array(fc.constantFrom(d10(9), d10(7), d10(5), d10(3), [0.7, 0.1, 0, 0.2]), {
  minLength: 1,
  maxLength: 2,
});
/** Special abilities of units, each in about one force in ten. */
const SPECIAL: Partial<UnitClass>[] = [
  { aura: { by: 'u1', dice: [d10(4)] } },
  { perOpponent: d10(8) },
  { aimed: 'u0' },
  { aimed: 'u1' },
  { later: 1 },
  { bars: true },
  { directHitProof: true },
  { repairsItself: true },
  { takesAll: true },
];
const forcesWith = (specials: readonly Partial<UnitClass>[]): fc.Arbitrary<Force> =>
  fc
    .array(
      fc.record({
        count: fc.integer({ min: 1, max: 2 }),
        damaged: fc.nat({ max: 1 }),
        dice,
        sustain: fc.boolean(),
        fighter: fc.boolean(),
        special: fc.constantFrom<Partial<UnitClass>>({}, {}, {}, ...specials),
      }),
      {
        minLength: 1,
        maxLength: 2,
      },
    )
    .chain((kinds) => {
      const classes = kinds.map(({ special, ...kind }, i): UnitClass => ({
        ...kind,
        ...special,
        id: `u${i}`,
        damaged: kind.sustain && !special.later ? kind.damaged : 0,
      }));
      const plans = [sustainFirst(classes), sustainLast(classes), sustainFirst(classes.toReversed())];
      const few = fc.constantFrom(0, 0, 1);
      return fc.record({
        classes: fc.constant(classes),
        plan: fc.constantFrom<CasualtyPlan>(...plans),
        perSustain: fc.constantFrom(1, 1, 2),
        repairs: fc.boolean(),
        directHits: few,
        shields: few,
        cancels: few,
        mends: few,
        overhauls: few,
        support: fc.constantFrom<Die[]>([], [], [d10(8)]),
        retort: fc.constantFrom(false, false, true),
        rerolls: fc.constantFrom(0, 0, 0, 1, 2),
      });
    });
const forces = forcesWith(SPECIAL);
const shots: fc.Arbitrary<Shot | null> = fc.option(
  fc
    .record({
      fixed: fc.array(fc.constantFrom(d10(6), d10(9)), { maxLength: 2 }),
      perUnit: fc.constantFrom<Shot['perUnit']>({}, { u0: [d10(8)] }),
      targets: fc.constantFrom<Shot['targets']>('all', 'fighters', 'others', 'others-first'),
      sustainable: fc.boolean(),
    })
    .chain((shot) =>
      fc
        .constantFrom<Partial<Shot>>(
          {},
          {},
          { atMost: 1 },
          { extra: 1 },
          { needs: 2 },
          { sacrifice: ['u1', 'u0'] },
          { overflow: true },
          { only: ['u0'] },
          { recruits: 'u0' },
          { choosesTargets: true },
          { spared: 1 },
        )
        .map((more): Shot => ({ ...shot, ...more })),
    ),
);
const policies: fc.Arbitrary<Retreat | null> = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 1, max: 3 }).map((afterRound) => ({ afterRound })),
  fc.integer({ min: 1, max: 2 }).map((left) => ({ left })),
);
const battles: fc.Arbitrary<Battle> = fc.record({
  // Only one side may have units that hit when they sustain damage.
  sides: fc.tuple(forcesWith([...SPECIAL, { riposte: true }]), forces),
  opening: fc.array(fc.tuple(shots, shots), { maxLength: 2 }),
  rounds: fc.constantFrom<Battle['rounds']>(
    [],
    [[{ dice: { u0: { dice: [d10(4)], aura: { by: 'u1', dice: [d10(2)] } } }, extra: 0 }, USUAL]],
    [
      [USUAL, USUAL],
      [USUAL, { dice: {}, extra: 1 }],
    ],
  ),
  retreats: fc.tuple(policies, policies),
  announcesFirst: fc.constantFrom(0, 1),
});
const expectClose = (found: number, wanted: number, by: number): void =>
  expect(Math.abs(found - wanted)).toBeLessThan(by);

describe('exact odds', () => {
  it('of one ship each are those of the formula', () => {
    for (const [x, y] of [
      [9, 9],
      [5, 7],
      [3, 10],
    ] as const) {
      const unit = (value: number): Force => {
        const classes = [{ id: 'ship', count: 1, damaged: 0, dice: [d10(value)], sustain: false, fighter: false }];
        return force(classes, sustainFirst(classes));
      };
      const [p, q] = [(11 - x) / 10, (11 - y) / 10];
      const s = 1 - (1 - p) * (1 - q);
      const found = exactOdds(battle(unit(x), unit(y)));
      expectClose(found.first, (p * (1 - q)) / s, 1e-12);
      expectClose(found.draw, (p * q) / s, 1e-12);
      expectClose(found.expectedRounds, 1 / s, 1e-12);
    }
  });

  it('equal those of every die counted out, with every effect, to 1e-9', () => {
    fc.assert(
      fc.property(battles, (one) => {
        const found = exactOdds(one);
        const wanted = bruteForce(one);
        expectClose(found.first, wanted.first, 1e-9);
        expectClose(found.draw, wanted.draw, 1e-9);
        expectClose(found.second, wanted.second, 1e-9);
        expectClose(found.retreats[0], wanted.retreats[0], 1e-9);
        expectClose(found.retreats[1], wanted.retreats[1], 1e-9);
        const { first, draw, second, retreats, stalemate, error } = found;
        expectClose(first + draw + second + retreats[0] + retreats[1] + stalemate + error, 1, 1e-12);
        for (const side of [0, 1] as const)
          expectClose(
            found.survivors[side].reduce((sum, { chance }) => sum + chance, 0),
            side === 0 ? first : second,
            1e-12,
          );
        for (const side of [0, 1] as const)
          expectClose(
            found.escaped[side].reduce((sum, { chance }) => sum + chance, 0),
            retreats[side],
            1e-12,
          );
      }),
      { numRuns: Number(process.env['BATTLES'] ?? 30) },
    );
  });

  it('let a side leave when its chance to win falls below a line', () => {
    fc.assert(
      fc.property(forcesWith([]), forcesWith([]), fc.constantFrom(0.2, 0.5), (one, two, line) => {
        const plain = (side: Force): Force => force(side.classes, side.plan);
        const leaving = battle(plain(one), plain(two), { retreats: [{ below: line }, null] });
        const [found, wanted] = [exactOdds(leaving), bruteForce(leaving)];
        expectClose(found.first, wanted.first, 1e-9);
        expectClose(found.retreats[0], wanted.retreats[0], 1e-9);
      }),
      { numRuns: 8 },
    );
  });

  it('of a large battle are the reference ones for each plan', () => {
    const cases: [Force, Force, number, number, number][] = [
      [force(A, sustainFirst(A)), force(B, sustainFirst(B)), 0.026869013, 0.018979363, 0.954151624],
      [force(A, sustainLast(A)), force(B, sustainLast(B)), 0.015565654, 0.012805287, 0.97162906],
      [force(A, weakestFirst(A)), force(B, weakestFirst(B)), 0.031695831, 0.022943775, 0.945360394],
      [
        force(A, sustainFirst(A), { directHits: 2 }),
        force(B, sustainFirst(B), { directHits: 2 }),
        0.17818074,
        0.00569321,
        0.81612605,
      ],
    ];
    for (const [one, two, first, draw, second] of cases) {
      const found = exactOdds(battle(one, two, withBarrage));
      expectClose(found.first, first, 1e-8);
      expectClose(found.draw, draw, 1e-8);
      expectClose(found.second, second, 1e-8);
    }
    const leaving = exactOdds(
      battle(force(A, sustainFirst(A)), force(B, sustainFirst(B)), {
        ...withBarrage,
        retreats: [{ afterRound: 2 }, null],
      }),
    );
    expectClose(leaving.retreats[0], 0.803930842, 1e-8);
    expectClose(leaving.second, 0.194517532, 1e-8);
  });

  it('say when neither side can hit', () => {
    const harmless = [{ id: 'hulk', count: 1, damaged: 0, dice: [], sustain: false, fighter: false }];
    const found = exactOdds(battle(force(harmless, sustainFirst(harmless)), force(harmless, sustainFirst(harmless))));
    expect(found).toMatchObject({ first: 0, draw: 0, second: 0, stalemate: 1 });
  });

  it('do not change when the sides change places, or a class is split in two', () => {
    const one = force(A, sustainFirst(A));
    const two = force(B, sustainFirst(B));
    const found = exactOdds(battle(one, two));
    const swapped = exactOdds(battle(two, one));
    expectClose(found.first, swapped.second, 1e-12);
    expectClose(found.draw, swapped.draw, 1e-12);
    const split = A.flatMap((unit) => [
      { ...unit, id: `${unit.id}-1`, count: 1 },
      ...(unit.count > 1 ? [{ ...unit, id: `${unit.id}-2`, count: unit.count - 1 }] : []),
    ]);
    expectClose(exactOdds(battle(force(split, sustainFirst(split)), two)).first, found.first, 1e-12);
  });

  it('refuse a plan that forgets a unit or names one that is not there', () => {
    expect(() => exactOdds(battle(force(A, sustainFirst(B)), force(B, sustainFirst(B))))).toThrow('war-sun');
    expect(() => exactOdds(battle(force(A, []), force(B, sustainFirst(B))))).toThrow('fighter');
  });
});

describe('best replies', () => {
  it('equal the weakest dice first in the reference battle', () => {
    const found = bestReplyValue(battle(force(A, sustainFirst(A)), force(B, sustainFirst(B)), withBarrage))!;
    expectClose(found, 0.031695831, 1e-8);
  });

  it('have one value, whichever side it is seen from', () => {
    fc.assert(
      fc.property(forcesWith([]), forcesWith([]), (one, two) => {
        const [a, b] = [force(one.classes, one.plan), force(two.classes, two.plan)];
        const value = bestReplyValue(battle(a, b))!;
        const mirrored = bestReplyValue(battle(b, a), 1)!;
        expectClose(value + mirrored, 1, 1e-9);
      }),
      { numRuns: 100 },
    );
  });

  it('are looked for up to twelve units a side', () => {
    const many = (count: number) => {
      const classes = A.map((unit) => ({ ...unit, count: unit.id === 'fighter' ? count : 0 })).filter(
        (unit) => unit.count > 0,
      );
      return force(classes, sustainFirst(classes));
    };
    expectClose(bestReply(battle(many(12), many(12)))!, bestReplyValue(battle(many(12), many(12)))!, 1e-12);
    expect(bestReply(battle(many(13), many(12)))).toBeNull();
  });

  it('are not claimed where they are not known to be right', () => {
    expect(bestReplyValue(battle(force(A, sustainFirst(A), { repairs: true }), force(B, sustainFirst(B))))).toBeNull();
  });
});

describe('a forecast', () => {
  it('equals the odds at the start and after losses', () => {
    const one = force(A, sustainFirst(A));
    const two = force(B, sustainFirst(B), { repairs: true });
    const all = (classes: readonly UnitClass[]) =>
      Object.fromEntries(classes.map(({ id, count }) => [id, { whole: count, damaged: 0 }]));
    const ahead = forecast(battle(one, two));
    expectClose(ahead.at(all(A), all(B))!.first, exactOdds(battle(one, two)).first, 1e-10);
    const later = A.map((unit) => (unit.sustain ? { ...unit, damaged: unit.count } : unit));
    const left = { ...all(A), dreadnought: { whole: 0, damaged: 2 } };
    expectClose(ahead.at(left, all(B))!.first, exactOdds(battle(force(later, one.plan), two)).first, 1e-10);
    expect(ahead.at({ galleon: { whole: 1, damaged: 0 }, cruiser: { whole: 1, damaged: 0 } }, all(B))).toBeNull();
  });
});

describe('samples and mixtures', () => {
  let seed = 7;
  const chance = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;

  it('lie around the exact odds', () => {
    const one = battle(
      force(A, weakestFirst(A), { directHits: 1 }),
      force(B, weakestFirst(B), { repairs: true }),
      withBarrage,
    );
    const found = sampledOdds(one, 20_000, chance);
    const exact = exactOdds(one);
    expect(found.method).toBe('sampled');
    expectClose(found.first, exact.first, 2 * found.error);
    expectClose(found.draw, exact.draw, 2 * found.error);
    expectClose(found.expectedRounds, exact.expectedRounds, 0.1);
  });

  it('are taken, and said to be, only where exact odds would take too long', () => {
    const one = battle(force(A, sustainFirst(A)), force(B, sustainFirst(B)));
    expect(odds(one, chance).method).toBe('exact');
    expect(odds(one, chance, 10).method).toBe('sampled');
  });

  it('weigh the cases of an unknown hand', () => {
    const held = (directHits: number) =>
      exactOdds(battle(force(A, sustainFirst(A), { directHits }), force(B, sustainFirst(B))));
    const mixed = mixture([
      { weight: 0.75, odds: held(0) },
      { weight: 0.25, odds: held(1) },
    ]);
    expectClose(mixed.first, 0.75 * held(0).first + 0.25 * held(1).first, 1e-15);
    expectClose(
      mixed.survivors[0].reduce((sum, s) => sum + s.chance, 0),
      mixed.first,
      1e-12,
    );
  });

  it('take longer for 2,000 battles of 12 against 12 than three exact solutions, best replies included', () => {
    const one = battle(force(A, sustainFirst(A)), force(B, sustainFirst(B)), withBarrage);
    const time = (work: () => void): number => {
      const times = Array.from({ length: 7 }, () => {
        const begun = performance.now();
        work();
        return performance.now() - begun;
      });
      return Math.min(...times);
    };
    const exact = time(() => void exactOdds(one));
    const sampled = time(() => void sampledOdds(one, 2000, chance));
    expect(exact).toBeLessThan(sampled / 3);
    expect(time(() => void bestReplyValue(one))).toBeLessThan(sampled / 3);
  });
});
