import { describe, expect, it } from 'vitest';
import { arcsOf } from './benches.ts';

const bench = (seat: number, cast: number, most: number) => ({ seat, name: `p${seat}`, cast, most });

describe('the benches of a council', () => {
  it('fill the half circle in order, each as wide as its votes', () => {
    const arcs = arcsOf([bench(0, 2, 5), bench(1, 0, 10), bench(2, 0, 0)]);
    expect(arcs[0]!.from).toBe(0);
    expect(arcs.at(-1)!.to).toBeCloseTo(180);
    expect(arcs[1]!.to - arcs[1]!.from).toBeCloseTo(2 * (arcs[0]!.to - arcs[0]!.from));
    expect(arcs.map(({ parts }) => parts.length)).toEqual([5, 10, 1]);
    expect(arcs[0]!.parts.filter(({ isCast }) => isCast)).toHaveLength(2);
    expect(arcs[2]!.parts.some(({ isCast }) => isCast)).toBe(false);
  });
  it('shows votes beyond what planets give', () => {
    expect(arcsOf([bench(0, 7, 3)])[0]!.parts).toHaveLength(7);
  });
});
