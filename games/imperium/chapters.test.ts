import { describe, expect, it } from 'vitest';
import { leading, votingOrder } from './council/votes.ts';
import { firstToReach, mostPointsOf } from './objectives/points.ts';
import { drawFrom, ordersOf, seenOnTop } from './cards/decks.ts';
import { known } from './known.ts';
import { byInitiative, nextToAct, picksOf } from './strategy/order.ts';
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
  it('goes round, past those who may not act; one who is alone comes again, and at last nobody does', () => {
    const after = (seat: number | null, ...open: number[]) => nextToAct([2, 0, 1], seat, (one) => open.includes(one));
    expect([after(null, 0, 1), after(0, 0, 1), after(1, 0, 1), after(0, 0), after(0)]).toEqual([0, 1, 0, 0, null]);
  });
  it('is kept in every round of choosing, without those who do not choose in it', () => {
    expect(picksOf([1, 2, 0], 2, (seat, round) => seat !== 2 || round === 0)).toEqual([1, 2, 0, 1, 0]);
  });
  it('decides between equal points', () => {
    const points = [7, 10, 10];
    expect(firstToReach([2, 1, 0], (seat) => points[seat]!, 10)).toBe(2);
    expect(firstToReach([2, 1, 0], (seat) => points[seat]!, 11)).toBeNull();
    expect(mostPointsOf([0, 1, 2], (seat) => points[seat]!)).toBe(1);
  });
});

describe('a deck', () => {
  const zones: { [zone: string]: string[] } = { deck: ['a'], discard: ['x', 'y'], hand: [] };
  const t = {
    cards: (zone: string) => zones[zone]!,
    draw: (from: string, to: string) => {
      const card = zones[from]!.pop() ?? null;
      if (card !== null) zones[to]!.push(card);
      return card;
    },
    recycle: (from: string, to: string) => {
      zones[to]!.push(...zones[from]!.splice(0));
    },
  };
  it('that is empty is made of its discard pile; where there is nothing, nothing is drawn', () => {
    const drawn = Array.from({ length: 4 }, () => drawFrom(t, 'deck', 'discard', 'hand'));
    expect(drawn[0]).toBe('a');
    expect(drawn.slice(1).toSorted()).toEqual(['x', 'y', null].toSorted());
    expect(zones).toMatchObject({ deck: [], discard: [] });
  });
  it('shows its top to whoever looked, who may put it in every order', () => {
    const v = {
      pub: { table: { zones: { deck: { n: 5 } } } },
      me: { table: { knows: { deck: { at: { 4: 'top', 3: 'next' } } } } },
    };
    expect(seenOnTop(v, 'deck', 2)).toEqual(['top', 'next']);
    expect(ordersOf(['a', 'b', 'c'])).toHaveLength(6);
    expect(ordersOf(['a', 'b', 'c'], 2)).toContainEqual(['c', 'a']);
  });
});

it('an unknown name is an error, and none is shown in its place', () => {
  expect(known('ship', 'ark', 'Ark')).toBe('Ark');
  for (const missing of [undefined, null])
    expect(() => known('ship', 'raft', missing)).toThrow('no ship is called raft');
});
