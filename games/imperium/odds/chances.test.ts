import { describe, expect, it } from 'vitest';
import { drawOdds, voteOdds } from './chances.ts';
import { readChances, writeChances } from './chancesLink.ts';

const sum = (chances: readonly number[]): number => chances.reduce((total, p) => total + p, 0);

describe('chances of a vote', () => {
  it('are those of all ways in which players may make up their minds', () => {
    const voters = [
      { votes: 5, inFavour: 0.5 },
      { votes: 3, inFavour: 0.2 },
      { votes: 4, inFavour: 0.9 },
      { votes: 0, inFavour: 0.7 },
    ];
    const found = voteOdds(voters);
    // By other means: every one of the sixteen ways by itself.
    const ends = { passes: 0, fails: 0, tie: 0 };
    for (let way = 0; way < 16; way++) {
      let [p, votes, all] = [1, 0, 0];
      voters.forEach((voter, i) => {
        const isFor = (way >> i) % 2 === 1;
        p *= isFor ? voter.inFavour : 1 - voter.inFavour;
        votes += isFor ? voter.votes : 0;
        all += voter.votes;
      });
      ends[2 * votes > all ? 'passes' : 2 * votes < all ? 'fails' : 'tie'] += p;
    }
    expect(found.passes).toBeCloseTo(ends.passes, 12);
    expect(found.fails).toBeCloseTo(ends.fails, 12);
    expect(found.tie).toBeCloseTo(ends.tie, 12);
    expect(sum(found.votesFor)).toBeCloseTo(1, 12);
  });

  it('are certain where everybody is', () => {
    expect(voteOdds([{ votes: 2, inFavour: 1 }])).toMatchObject({ passes: 1, fails: 0, tie: 0 });
    expect(voteOdds([])).toMatchObject({ passes: 0, fails: 0, tie: 1 });
  });
});

describe('chances of a draw', () => {
  it('are those of all hands that can be drawn', () => {
    // By other means: every hand of 3 of 7 cards, of which the first two are wanted.
    const counts = [0, 0, 0];
    for (let a = 0; a < 7; a++)
      for (let b = a + 1; b < 7; b++)
        for (let c = b + 1; c < 7; c++) counts[[a, b, c].filter((card) => card < 2).length]!++;
    const hands = sum(counts);
    drawOdds(7, 2, 3).forEach((p, n) => expect(p).toBeCloseTo(counts[n]! / hands, 12));
  });

  it('are none beyond what there is', () => {
    expect(drawOdds(4, 4, 2)).toEqual([0, 0, 1]);
    expect(drawOdds(5, 0, 3)).toEqual([1]);
    expect(() => drawOdds(3, 4, 1)).toThrow('cannot be drawn');
  });
});

describe('a link to chances', () => {
  it('shows the same vote and draw again, and leaves out what cannot be read', () => {
    const wish = readChances(new URLSearchParams('votes=5-50,x,3-120&draw=20-30-40'));
    expect(wish).toEqual({
      voters: [
        { votes: 5, inFavour: 0.5 },
        { votes: 3, inFavour: 1 },
      ],
      pile: 20,
      wanted: 20,
      drawn: 20,
    });
    expect(readChances(writeChances(wish))).toEqual(wish);
  });
});
