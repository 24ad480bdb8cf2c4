import { describe, expect, it } from 'vitest';
import { twilightInscription } from '@orrery/twilight-inscription';
import { Match, awaited, keyFromHex, view } from '@orrery/kernel';
import { applyAtom, legalAtoms, openDesk } from './content.ts';
import type { Atom, Desk } from './content.ts';
import { inkCircle } from './ink.ts';
import { distinct, placeOf, priceOf, sheetOf, usesThing } from './places.ts';

/** The desk of one who plays alone, at the first choice of an active sheet. */
function firstDesk(): Desk {
  const match = new Match(twilightInscription, {
    seats: 1,
    options: {},
    key: keyFromHex('00112233445566778899aabbccddeeff')!,
  });
  for (let guard = 0; guard < 20; guard++) {
    const d = awaited(twilightInscription, match.state, 0)[0]!;
    const v = view(match.state, 0);
    if (d.kind === 'mark' && (d.q as { step: string }).step === 'card') return openDesk(v, 'card');
    const ask = twilightInscription.asks[d.kind as 'faction'];
    match.play({ do: 'answer', seat: 0, n: v.pub.table.n, ask: d.id, answer: ask.fallback(v, d.q as never) });
  }
  throw new Error('no Strategy event came');
}
function onSheet(sheet: 'navigation' | 'warfare'): { desk: Desk; atoms: Atom[] } {
  const desk = firstDesk();
  expect(applyAtom(desk, { do: 'activate', sheet })).toBeNull();
  // What a faction asks when a sheet becomes active comes before any spending.
  while (desk.p.todo.length > 0) applyAtom(desk, legalAtoms(desk)[0]);
  return { desk, atoms: legalAtoms(desk) };
}

describe('places on the sheets', () => {
  it('every mark that can be made stands on the active sheet or is offered apart', () => {
    for (const sheet of ['navigation', 'warfare'] as const) {
      const { desk, atoms } = onSheet(sheet);
      expect(atoms.length).toBeGreaterThan(0);
      const sheets = atoms.filter((atom) => placeOf(atom, desk) !== null).map((atom) => sheetOf(atom, desk));
      expect(sheets.length).toBeGreaterThan(0);
      expect(new Set(sheets)).toEqual(new Set([sheet]));
    }
  });
  it('a mark is a use of exactly what pays for it', () => {
    const { desk, atoms } = onSheet('navigation');
    const paid = atoms.filter((atom) => priceOf(atom, desk) !== null);
    expect(paid.length).toBeGreaterThan(0);
    for (const atom of paid) {
      const price = priceOf(atom, desk)!;
      expect(usesThing(atom, price, desk)).toBe(true);
      expect(usesThing(atom, 'nothing of the kind', desk)).toBe(false);
    }
  });
  it('like marks are offered once, different prices are not', () => {
    const to = (from: number, pay: 'M' | 'R'): Atom => ({ do: 'explore', from, to: 9, pay });
    expect(distinct([to(1, 'M'), to(2, 'M'), to(1, 'R')])).toEqual([to(1, 'M'), to(1, 'R')]);
  });
  it('ink keeps its form: the same place, the same stroke', () => {
    expect(inkCircle(10, 10, 8, 3)).toBe(inkCircle(10, 10, 8, 3));
    expect(inkCircle(10, 10, 8, 3)).not.toBe(inkCircle(10, 10, 8, 4));
  });
});
