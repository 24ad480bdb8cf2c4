import { checkPlan, listPlan } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { NOTHING_PRODUCED, canProduce, figuresSuffice, producePlan, unitsIn } from './produce.ts';
import type { Berth, Yard } from './produce.ts';

type Hull = 'ark' | 'mite';
const berths: Berth<Hull>[] = [
  { id: 'ark@sky', most: 2, stack: 'ark', at: 'sky' },
  { id: 'mite@sky', most: 3, stack: 'mite', at: 'sky' },
  { id: 'mite@moon', most: 3, stack: 'mite', at: 'moon' },
];
const price = ([arks, here, there]: readonly number[]) => 3 * arks! + here! + there!;
const yard = (of: Partial<Yard<Hull>> = {}): Yard<Hull> => ({
  berths,
  closed: [{ id: 'ark@moon', rule: 'NO-ARKS' }],
  bounds: [{ rule: 'LIMIT', of: 3, weights: [1, 1, 1] }],
  also: () => null,
  price,
  purse: { coins: [{ id: 'mine', worth: 2, other: 0 }], goods: 2, goodWorth: 1 },
  wealth: 4,
  rules: { form: 'FORM', payment: { unavailable: 'GONE', short: 'SHORT', superfluous: 'TOO-MUCH' } },
  unknown: () => 'UNKNOWN',
  ...of,
});
const refusal = (answer: unknown, of: Partial<Yard<Hull>> = {}) => checkPlan(producePlan(yard(of)), answer as never);
const paid = (coins: string[], goods: number) => ({ coins, goods });

describe('producing', () => {
  it('is one answer: units by place, and what pays for all of them', () => {
    const all = listPlan(producePlan(yard()), 1000, 'all') ?? [];
    expect(all).toContainEqual({ units: { sky: { ark: 1, mite: 1 } }, pay: paid(['mine'], 2) });
    expect(all).toContainEqual(NOTHING_PRODUCED);
    for (const answer of all) expect(refusal(answer)).toEqual({ stored: answer });
    expect(unitsIn({ units: { sky: { ark: 1, mite: 2 }, moon: { mite: 1 } }, pay: paid([], 0) })).toEqual([
      { unit: 'ark', n: 1, at: 'sky' },
      { unit: 'mite', n: 2, at: 'sky' },
      { unit: 'mite', n: 1, at: 'moon' },
    ]);
  });

  it.each([
    ['LIMIT', { units: { sky: { mite: 3 }, moon: { mite: 1 } }, pay: paid(['mine'], 2) }],
    ['SHORT', { units: { sky: { ark: 2 } }, pay: paid(['mine'], 2) }],
    ['SHORT', { units: { sky: { ark: 1 } }, pay: paid(['mine'], 0) }],
    ['GONE', { units: { sky: { ark: 1 } }, pay: paid(['field'], 1) }],
    ['TOO-MUCH', { units: { sky: { ark: 1 } }, pay: paid(['mine'], 2) }],
    ['NO-ARKS', { units: { moon: { ark: 1 } }, pay: paid(['mine'], 1) }],
    ['UNKNOWN', { units: { sun: { ark: 1 } }, pay: paid(['mine'], 1) }],
    ['FORM', { units: { sky: 1 }, pay: paid([], 0) }],
    ['FORM', { units: {} }],
    ['FORM', null],
  ])('is refused by %s', (rule, answer) => {
    expect(refusal(answer)).toMatchObject({ rule });
  });

  it('asks the rules that are no sums, and pays more than is at hand where the price may still fall', () => {
    const two = { units: { sky: { ark: 1 } }, pay: paid(['mine'], 1) };
    expect(refusal(two, { also: ([arks]) => (arks! > 0 ? 'NO-MORE' : null) })).toMatchObject({ rule: 'NO-MORE' });
    const dear = { price: (counts: readonly number[]) => 10 * price(counts) };
    expect([canProduce(producePlan(yard(dear))), canProduce(producePlan(yard({ ...dear, wealth: Infinity })))]).toEqual(
      [false, true],
    );
  });

  it('needs a figure for every place to which such units come first', () => {
    const suffice = (left: number, standing: string[]) =>
      figuresSuffice([{ unit: 'mite', left, isAt: (place) => standing.includes(place) }], berths);
    expect([suffice(1, [])([0, 3, 0]), suffice(1, [])([0, 1, 1]), suffice(1, ['sky'])([0, 2, 1])]).toEqual([
      true,
      false,
      true,
    ]);
    // More groups than figures may stand there by other means: what founds none is still possible.
    expect([suffice(-1, ['sky'])([2, 3, 0]), suffice(-1, ['sky'])([0, 0, 1])]).toEqual([true, false]);
  });
});
