import { describe, expect, it } from 'vitest';
import { FREE, pullsOf, reserveOf } from './goals.ts';
import type { Goal } from './goals.ts';
import { bestOf, softly } from './choice.ts';
import { roundsLeft, shares } from './race.ts';
import { after, lossOf, together, winChance } from './strength.ts';

const ship = { hits: 0.4, takes: 1, worth: 2 };
const fleet = (n: number) => together(Array.from({ length: n }, () => ship));

describe('strength of forces', () => {
  it('is even among equals, grows with numbers, and is certain against nobody', () => {
    expect(winChance(fleet(3), fleet(3))).toBeCloseTo(0.5);
    expect(winChance(fleet(4), fleet(3))).toBeGreaterThan(0.7);
    expect(winChance(fleet(3), fleet(4))).toBeLessThan(0.3);
    expect(winChance(fleet(1), fleet(0))).toBe(1);
    expect(winChance(fleet(0), fleet(1))).toBe(0);
  });
  it('counts what a battle costs, and what is left after hits', () => {
    expect(lossOf(fleet(3), fleet(0))).toBe(0);
    expect(lossOf(fleet(4), fleet(2))).toBeCloseTo(8 * 0.05);
    expect(lossOf(fleet(3), fleet(3))).toBeCloseTo(6 * 0.71);
    expect(after(fleet(4), 1)).toMatchObject({ takes: 3 });
    expect(after(fleet(2), 5)).toMatchObject({ hits: 0, takes: 0, worth: 0 });
  });
});

const goal = (more: Partial<Goal>): Goal => ({
  id: 'one',
  points: 1,
  slot: 'public',
  lack: null,
  payable: false,
  holds: [],
  ...more,
});
const price = { ...FREE, resources: 8 };

describe('goals', () => {
  it('make what is missing worth the more the less is missing', () => {
    const worth = (n: number) =>
      pullsOf([goal({ lack: { kind: 'planets', n, among: ['a', 'b', 'c'] } })], 10, [1]).planets.get('a');
    expect(worth(1)).toBeGreaterThan(worth(2)!);
    expect(worth(2)).toBeGreaterThan(worth(3)!);
    expect(worth(4)).toBeUndefined(); // there are not as many
  });
  it('wait while another one of the kind is ready', () => {
    const far = goal({ id: 'two', lack: { kind: 'technologies', n: 1, among: ['x'] } });
    const worth = (goals: Goal[]) => pullsOf(goals, 10, [1, 0.5]).technologies.get('x')!;
    expect(worth([far, goal({})])).toBeCloseTo(worth([far]) / 2);
    expect(worth([far, goal({ slot: 'secret' })])).toBeCloseTo(worth([far]));
  });
  it('keep their price, unless another one costs nothing', () => {
    const dear = goal({ lack: { kind: 'payment', price }, payable: true });
    expect(reserveOf([dear])).toEqual(price);
    expect(reserveOf([dear, goal({ id: 'two' })])).toEqual(FREE);
    expect(reserveOf([{ ...dear, payable: false }])).toEqual(FREE);
    expect(reserveOf([dear, { ...dear, id: 'two', slot: 'secret' }])).toMatchObject({ resources: 16 });
  });
});

describe('the race', () => {
  it('is won by whoever arrives first, the likelier the larger the lead', () => {
    const runner = (points: number, pace = 1) => ({ points, pace, delay: 0 });
    expect(roundsLeft(runner(7), 10)).toBe(3);
    const [one, two, three] = shares([runner(7), runner(6), runner(6, 2)], 10);
    expect(one).toBeGreaterThan(two!);
    expect(three).toBeGreaterThan(one!);
    expect(one! + two! + three!).toBeCloseTo(1);
  });
});

describe('choosing', () => {
  const all = [
    { answer: 'a', score: 1 },
    { answer: 'b', score: 3 },
  ];
  it('takes the best when cold, and now and then another when warm', () => {
    expect(bestOf([2, 5, 4], (n) => n)).toBe(5);
    expect(bestOf([], () => 0)).toBeNull();
    expect(softly(all, 0, () => 0)).toBe('b');
    expect(softly(all, 2, () => 0)).toBe('a');
    expect(softly(all, 2, (n) => n - 1)).toBe('b');
  });
});
