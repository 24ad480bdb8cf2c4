import { describe, expect, it } from 'vitest';
import type { Offer, Panel } from './board.ts';
import { keepUnchanged } from './keepUnchanged.ts';

const offer = (answer: string, note = ''): Offer => ({ answer, title: answer, ...(note ? { note } : {}) });
const panel = (...offers: Offer[]): Panel => ({ groups: [{ name: 'buy', offers }], foot: [] });

describe('a panel made anew', () => {
  it('keeps the rows that say the same, so that they are not drawn again', () => {
    const before = panel(offer('a'), offer('b'), offer('c'));
    const after = keepUnchanged(panel(offer('a'), offer('c', 'dearer'), offer('d')), before)!;
    expect(after.groups[0]!.offers[0]).toBe(before.groups[0]!.offers[0]);
    expect(after.groups[0]!.offers[1]).toEqual(offer('c', 'dearer'));
    expect(after.groups[0]!.offers.map((one) => one.answer)).toEqual(['a', 'c', 'd']);
  });

  it('keeps a whole group in which nothing changed', () => {
    const before = panel(offer('a'), offer('b'));
    expect(keepUnchanged(panel(offer('a'), offer('b')), before)!.groups[0]).toBe(before.groups[0]);
    expect(keepUnchanged(panel(offer('b'), offer('a')), before)!.groups[0]).not.toBe(before.groups[0]);
  });

  it('takes actions of the foot as they are: what they act on may be another thing now', () => {
    const act = () => undefined;
    const before: Panel = { groups: [], foot: [{ act: () => undefined, title: 'Deploy here' }] };
    expect(keepUnchanged({ groups: [], foot: [{ act, title: 'Deploy here' }] }, before)!.foot[0]).toEqual({
      act,
      title: 'Deploy here',
    });
  });
});
