import { describe, expect, it } from 'vitest';
import type { Shapes, State } from '@orrery/kernel';
import { seriesOf } from './series.ts';

interface Toy {
  pub: { turn: number; gold: number[] };
}
const at = (turn: number, ...gold: number[]) => ({ pub: { turn, gold } }) as unknown as State<Shapes>;
const read = {
  count: ({ pub }: Toy) => pub.turn,
  seats: ({ pub }: Toy) => pub.gold.length,
  value: ({ pub }: Toy, seat: number) => pub.gold[seat]!,
};

describe('figures over a match', () => {
  it('are read at the start and at the end of every turn', () => {
    const states = [at(1, 5, 5), at(1, 6, 5), at(2, 7, 4), at(2, 7, 3), at(3, 8, 2), at(3, 9, 0)];
    expect(seriesOf<Toy>('gold', states, read)).toEqual({
      name: 'gold',
      at: [0, 2, 4, 5],
      x: [0, 1, 2, 3],
      values: [
        [5, 7, 8, 9],
        [5, 4, 2, 0],
      ],
    });
  });
  it('keep their turn where one step brings several, and where a set-up comes before the first', () => {
    const states = [at(0, 0), at(1, 0), at(1, 2), at(2, 3), at(4, 5), at(4, 9)];
    expect(seriesOf<Toy>('gold', states, read)).toMatchObject({
      at: [1, 3, 4, 5],
      x: [0, 1, 3, 4],
      values: [[0, 3, 5, 9]],
    });
  });
  it('begin where setting up ends', () => {
    const states = [at(0, 1), at(0, 2), at(1, 3), at(1, 4), at(2, 5), at(2, 6)];
    expect(seriesOf<Toy>('gold', states, read)).toEqual({
      name: 'gold',
      at: [2, 4, 5],
      x: [0, 1, 2],
      values: [[3, 5, 6]],
    });
  });
  it('say the number of the round, whatever was passed over', () => {
    const states = [at(1, 3), at(2, 4), at(4, 5), at(4, 6)];
    expect(seriesOf<Toy>('gold', states, read)).toMatchObject({ x: [0, 1, 3, 4], values: [[3, 4, 5, 6]] });
  });
  it('of no match are empty', () => {
    expect(seriesOf<Toy>('gold', [], read)).toEqual({ name: 'gold', at: [], x: [], values: [] });
  });
});
