import { describe, expect, it } from 'vitest';
import { REACT } from '@orrery/kernel';
import type { Decision, Shapes, View } from '@orrery/kernel';
import { orderChoices, stands } from './orders.ts';

const viewWith = (stack: { id: number; proc: string }[]) =>
  ({ seat: 0, pub: { table: { stack } } }) as unknown as View<Shapes>;
const asked = (about: object) =>
  ({ id: 7, kind: REACT, seat: 0, q: { window: 'activated', about } }) as unknown as Decision;
const card = { ability: 'sabotage', component: 'sabotage.3' };

describe('standing orders', () => {
  it('pass for the round, when one player acts, or always; or use what could be used now', () => {
    const v = viewWith([
      { id: 1, proc: 'slice' },
      { id: 4, proc: 'round' },
    ]);
    expect(orderChoices('round', v, asked({ seat: 2, system: 'x' }), [null, card])).toEqual([
      { as: 'round', order: { use: null, until: 4 }, answer: null },
      { as: 'seat', seat: 2, order: { use: null, when: { seat: 2 } }, answer: null },
      { as: 'always', order: { use: null }, answer: null },
      { as: 'use', order: { use: card }, answer: card },
    ]);
    expect(orderChoices('round', viewWith([]), asked({ seat: 0 }), [null]).map(({ as }) => as)).toEqual(['always']);
    expect(orderChoices('round', v, { ...asked({}), kind: 'move' } as Decision, [])).toEqual([]);
  });
  it('end with their round', () => {
    expect(stands({ use: null, until: 4 }, viewWith([{ id: 4, proc: 'round' }]))).toBe(true);
    expect(stands({ use: null, until: 4 }, viewWith([{ id: 9, proc: 'round' }]))).toBe(false);
  });
});
