import { countPlan } from '@orrery/kernel';
import type { Shapes, View } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { draftFrom, planView } from './plan.ts';

/** One to three loaves, and honey only with a loaf. */
const bakery = {
  begin: () =>
    countPlan({
      slots: [
        { id: 'loaf', most: 3 },
        { id: 'honey', most: 9 },
      ],
      bounds: [{ rule: 'DRY', of: 0, weights: [-1, 1], meter: 'honey' }],
      floors: [{ rule: 'HUNGRY', of: 1, weights: [1, 0] }],
      write: ([loaf, honey]) => ({ loaf: loaf!, honey: honey! }),
      read: () => ({ rule: 'never' }),
      unknown: () => 'NO-MORE',
    }),
};
const shown = (draft = draftFrom(undefined)) => planView(bakery, {} as View<Shapes>, null, draft);

describe('a plan on the screen', () => {
  it('says what may be added, why not, and when it is complete', () => {
    const empty = shown();
    expect(empty.rows.map(({ n, refused }) => [n, refused])).toEqual([
      [0, null],
      [0, 'DRY'],
    ]);
    expect([empty.answer, empty.lacks]).toEqual([null, 'HUNGRY']);
    const one = shown(empty.changed(0, 1));
    expect([one.answer, one.lacks]).toEqual([{ loaf: 1, honey: 0 }, null]);
    const sweet = shown(one.changed(1, 1));
    expect(sweet.answer).toEqual({ loaf: 1, honey: 1 });
    expect(sweet.rows[1]!.refused).toBe('DRY');
  });

  it('takes away no more than there is, and what stood on it goes with it', () => {
    const sweet = shown({ counts: { loaf: 1, honey: 1 }, pins: null });
    expect(sweet.changed(1, -5).counts).toEqual({ loaf: 1 });
    expect(shown(sweet.changed(0, -1)).rows.map(({ n }) => n)).toEqual([0, 0]);
  });

  it('reads kept drafts of any form', () => {
    for (const odd of [undefined, null, [], 7, { counts: [] }, { counts: { loaf: -1 } }, { counts: { loaf: 'x' } }])
      expect(draftFrom(odd).counts).toEqual({});
    expect(draftFrom({ counts: { loaf: 2 }, pins: { keep: ['a'] } })).toEqual({
      counts: { loaf: 2 },
      pins: { keep: ['a'] },
    });
  });
});
