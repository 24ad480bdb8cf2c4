import { describe, expect, it } from 'vitest';
import { leading, votingOrder } from './council/votes.ts';
import { firstToReach, mostPointsOf } from './objectives/points.ts';
import { byInitiative } from './strategy/order.ts';
import { divisions, hasToken, layToken, liftToken, systemsWithToken } from './tokens/tokens.ts';
import type { LaidTokens } from './tokens/tokens.ts';

describe('tokens', () => {
  it('lie once in a system, and leave no trace when the last is lifted', () => {
    const laid: LaidTokens = {};
    for (const seat of [2, 0, 2]) layToken(laid, 'a', seat);
    layToken(laid, 'b', 0);
    expect(laid).toEqual({ a: [0, 2], b: [0] });
    expect([hasToken(laid, 'a', 2), hasToken(laid, 'b', 2), hasToken(laid, 'c', 0)]).toEqual([true, false, false]);
    expect(systemsWithToken(laid, 0)).toEqual(['a', 'b']);
    liftToken(laid, 'a', 0);
    liftToken(laid, 'b', 0);
    expect(laid).toEqual({ a: [2] });
  });

  it('are divided among pools in every way once', () => {
    const all = divisions(['x', 'y', 'z'], 3);
    expect(all).toHaveLength(10);
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(10);
    expect(all.every(({ x, y, z }) => x + y + z === 3)).toBe(true);
    expect(divisions(['x', 'y', 'z'], 0)).toEqual([{ x: 0, y: 0, z: 0 }]);
  });
});

describe('a vote', () => {
  it('goes round to the chair', () => {
    expect(votingOrder([2, 0, 1])).toEqual([0, 1, 2]);
    expect(votingOrder([])).toEqual([]);
  });
  it('is won by the most votes; even ones, and none at all, leave several', () => {
    const ballots = [
      { for: 'a', votes: 2 },
      { for: 'b', votes: 1 },
      { for: 'b', votes: 2 },
    ];
    const won = (count: number) => leading(['a', 'b', 'c'], ballots.slice(0, count), (ballot) => ballot.for);
    expect([won(3), won(1), won(0)]).toEqual([['b'], ['a'], ['a', 'b', 'c']]);
    expect(leading(['a', 'b'], [ballots[0]!, ballots[2]!], (ballot) => ballot.for)).toEqual(['a', 'b']);
  });
});

describe('the order of play', () => {
  it('follows the numbers; without cards the seats stay as they sit', () => {
    const numbers = [3, 1, Infinity, Infinity];
    expect(byInitiative([2, 3, 0, 1], (seat) => numbers[seat]!)).toEqual([1, 0, 2, 3]);
  });
  it('decides between equal points', () => {
    const points = [7, 10, 10];
    expect(firstToReach([2, 1, 0], (seat) => points[seat]!, 10)).toBe(2);
    expect(firstToReach([2, 1, 0], (seat) => points[seat]!, 11)).toBeNull();
    expect(mostPointsOf([0, 1, 2], (seat) => points[seat]!)).toBe(1);
  });
});
