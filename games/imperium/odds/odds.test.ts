import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
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
import type { Battle, CasualtyPlan, Die, Force, Odds, Shot, UnitClass, Volley } from './index.ts';

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
const battle = (first: Force, second: Force, more: Partial<Battle> = {}): Battle => ({
  sides: [first, second],
  opening: [],
  rounds: [],
  retreat: null,
  ...more,
});
const A = fleet({ dreadnought: 2, cruiser: 3, carrier: 2, destroyer: 1, fighter: 4 });
const B = fleet({ 'war-sun': 1, dreadnought: 1, cruiser: 3, destroyer: 2, fighter: 5 });
const withBarrage = { opening: [[BARRAGE, BARRAGE]] as Volley[] };

/** A separate way to the same odds: explicit lists of units, every roll of hits, rounds until next to nothing is left. */
function bruteForce({ sides, opening, rounds, retreat }: Battle): Pick<Odds, 'first' | 'draw' | 'second' | 'retreats'> {
  type Unit = { id: string; damaged: boolean; fresh?: boolean };
  type Side = { units: Unit[]; directHits: number; shields: number };
  const unitsOf = ({ classes, directHits, shields }: Force): Side => ({
    units: classes.flatMap(({ id, count, damaged }) =>
      Array.from({ length: count }, (_, i) => ({ id, damaged: i < damaged })),
    ),
    directHits,
    shields,
  });
  const classOf = (side: 0 | 1, id: string): UnitClass => sides[side].classes.find((c) => c.id === id)!;
  const hit = (
    side: 0 | 1,
    before: Side,
    hits: number,
    targets: Shot['targets'],
    sustainable: boolean,
    round: boolean,
  ): Side => {
    const own = sides[side];
    const units = before.units.map((u) => ({ ...u, fresh: false }));
    let { directHits, shields } = before;
    if (hits >= 2 && shields > 0 && sustainable) {
      hits -= 2;
      shields--;
    }
    const eligible = (u: Unit) => targets === 'all' || classOf(side, u.id).fighter === (targets === 'fighters');
    while (hits > 0) {
      let done = false;
      for (const step of own.plan) {
        const mine = units.filter((u) => u.id === step.unit && eligible(u));
        if (step.do === 'sustain') {
          const unit = mine.find((u) => !u.damaged && classOf(side, u.id).sustain);
          if (!unit || !sustainable) continue;
          hits -= own.perSustain;
          if (directHits > 0) {
            directHits--;
            units.splice(units.indexOf(unit), 1);
          } else {
            unit.damaged = true;
            unit.fresh = true;
          }
        } else {
          const unit = mine.find((u) => u.fresh) ?? mine.find((u) => u.damaged) ?? mine[0];
          if (!unit) continue;
          hits--;
          units.splice(units.indexOf(unit), 1);
        }
        done = true;
        break;
      }
      if (!done) break;
    }
    if (own.repairs && round) {
      const unit = own.classes.flatMap(({ id }) => units.filter((u) => u.id === id)).find((u) => u.damaged && !u.fresh);
      if (unit) unit.damaged = false;
    }
    return { units: units.map(({ id, damaged }) => ({ id, damaged })), directHits, shields };
  };
  const rolls = (dice: readonly Die[]): number[] =>
    dice.reduce<number[]>(
      (sums, die) => {
        const next: number[] = [];
        sums.forEach((p, n) => die.forEach((q, k) => (next[n + k] = (next[n + k] ?? 0) + p * q)));
        return next;
      },
      [1],
    );
  let states = new Map<string, { s: [Side, Side]; p: number }>();
  states.set('', { s: [unitsOf(sides[0]), unitsOf(sides[1])], p: 1 });
  const advance = (
    dice: (s: [Side, Side], by: 0 | 1) => readonly Die[],
    apply: (s: [Side, Side], hits: [number, number]) => [Side, Side],
    onlyOpen: boolean,
  ): void => {
    const next: typeof states = new Map();
    const put = (s: [Side, Side], p: number) => {
      const key = JSON.stringify(s);
      next.set(key, { s, p: (next.get(key)?.p ?? 0) + p });
    };
    for (const { s, p } of states.values()) {
      if (onlyOpen && (s[0].units.length === 0 || s[1].units.length === 0)) put(s, p);
      else
        rolls(dice(s, 0)).forEach((pa, ha) =>
          rolls(dice(s, 1)).forEach((pb, hb) => pa * pb > 0 && put(apply(s, [ha, hb]), p * pa * pb)),
        );
    }
    states = next;
  };
  for (const volley of opening) {
    advance(
      (s, by) => [...(volley[by]?.fixed ?? []), ...s[by].units.flatMap((u) => volley[by]?.perUnit[u.id] ?? [])],
      (s, hits) => [
        volley[1] ? hit(0, s[0], hits[1], volley[1].targets, volley[1].sustainable, false) : s[0],
        volley[0] ? hit(1, s[1], hits[0], volley[0].targets, volley[0].sustainable, false) : s[1],
      ],
      false,
    );
  }
  const retreats: [number, number] = [0, 0];
  const isOpen = ([a, b]: [Side, Side]) => a.units.length > 0 && b.units.length > 0;
  for (let round = 0; round < 4000; round++) {
    let open = 0;
    for (const { s, p } of states.values()) if (isOpen(s)) open += p;
    if (open < 1e-13) break;
    advance(
      (s, by) => s[by].units.flatMap((u) => rounds[round]?.[by][u.id] ?? classOf(by, u.id).dice),
      (s, hits) => [hit(0, s[0], hits[1], 'all', true, true), hit(1, s[1], hits[0], 'all', true, true)],
      true,
    );
    if (retreat?.afterRound !== round + 1) continue;
    for (const [key, { s, p }] of states) {
      if (!isOpen(s)) continue;
      retreats[retreat.side] += p;
      states.delete(key);
    }
  }
  const sum = (which: (s: [Side, Side]) => boolean) =>
    [...states.values()].reduce((n, { s, p }) => n + (which(s) ? p : 0), 0);
  return {
    first: sum(([a]) => a.units.length > 0),
    second: sum(([, b]) => b.units.length > 0),
    draw: sum(([a, b]) => a.units.length + b.units.length === 0),
    retreats,
  };
}

const dice = fc.array(fc.constantFrom(d10(9), d10(7), d10(5), d10(3), [0.7, 0.1, 0, 0.2]), {
  minLength: 1,
  maxLength: 2,
});
const forces: fc.Arbitrary<Force> = fc
  .array(
    fc.record({
      count: fc.integer({ min: 1, max: 2 }),
      damaged: fc.nat({ max: 1 }),
      dice,
      sustain: fc.boolean(),
      fighter: fc.boolean(),
    }),
    {
      minLength: 1,
      maxLength: 2,
    },
  )
  .chain((kinds) => {
    const classes = kinds.map((kind, i) => ({ ...kind, id: `u${i}`, damaged: kind.sustain ? kind.damaged : 0 }));
    const plans = [sustainFirst(classes), sustainLast(classes), sustainFirst(classes.toReversed())];
    return fc.record({
      classes: fc.constant(classes),
      plan: fc.constantFrom<CasualtyPlan>(...plans),
      perSustain: fc.constantFrom(1, 1, 2),
      repairs: fc.boolean(),
      directHits: fc.nat({ max: 1 }),
      shields: fc.nat({ max: 1 }),
    });
  });
const shots: fc.Arbitrary<Shot | null> = fc.option(
  fc.record({
    fixed: fc.array(fc.constantFrom(d10(6), d10(9)), { maxLength: 2 }),
    perUnit: fc.constantFrom<Shot['perUnit']>({}, { u0: [d10(8)] }),
    targets: fc.constantFrom<Shot['targets']>('all', 'fighters', 'others'),
    sustainable: fc.boolean(),
  }),
);
const battles: fc.Arbitrary<Battle> = fc.record({
  sides: fc.tuple(forces, forces),
  opening: fc.array(fc.tuple(shots, shots), { maxLength: 2 }),
  rounds: fc.constantFrom([], [[{ u0: [d10(4)] }, {}]] as const),
  retreat: fc.option(fc.record({ side: fc.constantFrom<0 | 1>(0, 1), afterRound: fc.integer({ min: 1, max: 3 }) })),
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
        expectClose(found.retreats[0] + found.retreats[1], wanted.retreats[0] + wanted.retreats[1], 1e-9);
        const { first, draw, second, retreats, stalemate, error } = found;
        expectClose(first + draw + second + retreats[0] + retreats[1] + stalemate + error, 1, 1e-12);
        for (const side of [0, 1] as const)
          expectClose(
            found.survivors[side].reduce((sum, { chance }) => sum + chance, 0),
            side === 0 ? first : second,
            1e-12,
          );
      }),
      { numRuns: 150 },
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
        retreat: { side: 0, afterRound: 2 },
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
      fc.property(forces, forces, (one, two) => {
        const plain = (side: Force): Force => ({ ...side, perSustain: 1, repairs: false, shields: 0, directHits: 0 });
        const [a, b] = [plain(one), plain(two)];
        const value = bestReplyValue(battle(a, b))!;
        const mirrored = bestReplyValue(battle(b, a), 1)!;
        expectClose(value + mirrored, 1, 1e-9);
      }),
      { numRuns: 100 },
    );
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

  it('take longer for 2,000 battles of 12 against 12 than three exact solutions', () => {
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
  });
});
