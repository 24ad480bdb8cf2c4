import { describe, expect, it } from 'vitest';
import { cardIds, cardOf } from '../content/catalogue.ts';
import type { ModeId } from '../rules/modes.ts';
import { cardText } from './cardText.ts';
import { en } from './en.ts';
import { printedAt } from './printedAt.ts';

const primary = (id: 'banneret' | 'rust-rat', mode: ModeId, players: number) =>
  cardText(en.effects, printedAt(cardOf(id), { kingdom: 'trade', mode, players }), 'trade').primary;

describe('cards as a table prints them', () => {
  it('leave out what can never happen there', () => {
    for (const [mode, players] of [
      ['standard', 2],
      ['campaign', 2],
      ['freeForAll', 6],
      ['hydra3', 6],
    ] as const)
      expect(primary('banneret', mode, players)).not.toContain('teammates');
    expect(primary('rust-rat', 'freeForAll', 5)).not.toContain('opponents');
    expect(primary('rust-rat', 'emperor', 6)).not.toContain('opponents');
  });
  it('keep what can', () => {
    expect(primary('banneret', 'raid', 3)).toContain('teammates');
    expect(primary('banneret', 'raid', 6)).toContain('teammates'); // three may fall
    expect(primary('banneret', 'emperor', 6)).toContain('teammates');
    expect(primary('rust-rat', 'freeForAll', 6)).toContain('opponents');
    expect(primary('rust-rat', 'raid', 6)).toContain('opponents');
  });
  it('between two players no card speaks of teammates or several opponents', () => {
    for (const id of cardIds) {
      const card = printedAt(cardOf(id), { kingdom: 'trade', mode: 'standard', players: 2 });
      expect(
        Object.values(cardText(en.effects, card, 'trade'))
          .flat()
          .join(' '),
      ).not.toMatch(/teammate|opponents/);
    }
  });
});
