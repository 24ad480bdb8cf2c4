import { describe, expect, it } from 'vitest';
import { begin, check, eventFor, keyFromSeed, view } from './index.ts';
import { given, use } from './toy/fixture.ts';
import { mini } from './toy/mini.ts';

const table = () =>
  given({
    seats: 4,
    hands: { 0: ['flankSpeed.1', 'moraleBoost.1'], 1: ['sabotage.1'] },
    stack: [{ proc: 'turn', locals: { seat: 0 } }],
  });
const shown = (card: string, seat: number, ...to: number[]) => ({
  do: 'show' as const,
  seat,
  cards: [{ zone: `hand${seat}`, card }],
  to,
});

describe('showing cards', () => {
  it('lets those who are named remember them; all others see that it happened, and nobody is asked', () => {
    const t = table();
    const asked = t.state.pub.table.open;
    t.command(shown('flankSpeed.1', 0, 1, 2)).accepted();
    expect(t.events.map((event) => eventFor(event, 1))).toEqual([
      { t: 'shown', all: { seat: 0, to: [1, 2], n: 1 }, to: [0, 1, 2], some: { cards: ['flankSpeed.1'] } },
    ]);
    expect(t.events.map((event) => eventFor(event, 3))).toEqual([{ t: 'shown', all: { seat: 0, to: [1, 2], n: 1 } }]);
    expect([1, 2, 3].map((seat) => t.state.own[seat]!.table.knows['hand0']?.some ?? [])).toEqual([
      ['flankSpeed.1'],
      ['flankSpeed.1'],
      [],
    ]);
    expect(JSON.stringify(view(t.state, 3))).not.toContain('flankSpeed.1');
    // The card stays where it is, and the question that waited still waits.
    expect(t.state.own[0]!.table.cards['hand0']).toEqual(['flankSpeed.1', 'moraleBoost.1']);
    expect(t.state.pub.table.open).toEqual(asked);
    t.when(0, 'fight').when(0, use('flankSpeed.1')).accepted();
  });
  it('is for any seat at any time, for cards of its own hands alone, and for others who are in the game', () => {
    const t = table();
    t.command(shown('sabotage.1', 1, 0)).accepted();
    t.command(shown('moraleBoost.1', 1, 0)).refused('TOY-SHOW');
    t.command({ ...shown('note.0', 0, 1), cards: [{ zone: 'notes0', card: 'note.0' }] }).refused('TOY-SHOW');
    t.command(shown('flankSpeed.1', 0, 0)).refused('TABLE-SHOW');
    t.command(shown('flankSpeed.1', 0, 2, 2)).refused('TABLE-SHOW');
    t.command(shown('flankSpeed.1', 0, 7)).refused('TABLE-SEAT');
    t.command(shown('flankSpeed.1', 0)).refused('TABLE-FORM');
    t.command({ do: 'show', seat: 0, cards: [], to: [1] }).refused('TABLE-FORM');
    t.command({ do: 'resign', seat: 3, n: t.state.pub.table.n });
    t.command(shown('flankSpeed.1', 0, 3)).refused('TABLE-SHOW');
  });
  it('is refused where all who are named have seen the cards, and in a game that shows none', () => {
    const t = table();
    t.command(shown('flankSpeed.1', 0, 1)).accepted();
    t.command(shown('flankSpeed.1', 0, 1)).refused('TABLE-SHOWN');
    t.command(shown('flankSpeed.1', 0, 1, 2)).accepted();
    const { state } = begin(mini, { seats: 2, options: {}, key: keyFromSeed(1) });
    expect(check(mini, state, shown('flankSpeed.1', 0, 1))).toMatchObject({ rule: 'TABLE-SHOW' });
  });
  it('cannot be taken back: whoever has seen a card has seen it', () => {
    const t = table();
    t.command(shown('flankSpeed.1', 0, 1)).accepted();
    expect(t.state.pub.table.undoLimit).toBe(t.state.pub.table.n);
  });
});
