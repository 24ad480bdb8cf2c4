import { describe, expect, it } from 'vitest';
import { atAnyTime, inOrder, oneOf, ownCard, yesOrNo } from './kinds.ts';

describe('questions that both editions ask', () => {
  it('one of these: the first stands for whoever is absent', () => {
    const asked = oneOf('X-1', (v: { seats: string[] }, { but }: { but: string }) => v.seats.filter((s) => s !== but), {
      refuse: (_, { but }, answer) => (answer === but ? { rule: 'X-2' } : null),
    });
    const v = { seats: ['a', 'b', 'c'] };
    expect([asked.rule, asked.list(v, { but: 'a' }), asked.fallback(v, { but: 'a' })]).toEqual([
      'X-1',
      ['b', 'c'],
      'b',
    ]);
    expect([asked.refuse!(v, { but: 'a' }, 'a'), asked.refuse!(v, { but: 'a' }, 'z')]).toEqual([{ rule: 'X-2' }, null]);
  });

  it('yes or no: whoever is absent says no, where nothing else is said', () => {
    const all = [yesOrNo('X-1'), yesOrNo('X-1', { first: true }), yesOrNo('X-1', { first: true, absent: true })];
    expect(all.map((one) => [one.list(null, {}), one.fallback(null, {})])).toEqual([
      [[false, true], false],
      [[true, false], false],
      [[true, false], true],
    ]);
  });

  it('a card of one’s own: no other zone, and nothing where the zone is empty', () => {
    const asked = ownCard('X-1', (seat) => `hand-${seat}`, { secret: true });
    const v = { seat: 1, me: { table: { cards: { 'hand-0': ['a'], 'hand-1': ['b', 'c'] } } } };
    expect([asked.list(v, {}), asked.fallback(v, {}), asked.secret]).toEqual([['b', 'c'], 'b', true]);
    expect(asked.list({ ...v, seat: 2 }, {})).toEqual([]);
  });

  it('cards looked at, in an order of one’s own, or so many of them; nobody else learns it', () => {
    const asked = inOrder('X-1', 'deck');
    const v = {
      pub: { table: { zones: { deck: { n: 4 } } } },
      me: { table: { knows: { deck: { at: { 3: 'top', 2: 'next', 1: 'third' } } } } },
    };
    expect(asked.secret).toBe(true);
    expect(asked.list(v, { cards: 3 })).toHaveLength(6);
    expect(asked.fallback(v, { cards: 3 })).toEqual(['top', 'next', 'third']);
    expect(asked.list(v, { cards: 3, n: 2 })).toContainEqual(['third', 'top']);
    expect(asked.fallback(v, { cards: 3, n: 2 })).toEqual(['top', 'next']);
  });

  it('what may be done at any time starts what was chosen', () => {
    const asked = atAnyTime(
      'X-1',
      (v: { texts: string[] }) => v.texts,
      (source) => ({ proc: source }),
      ({ calm }: { calm: boolean }) => calm,
    );
    const v = { texts: ['bribe', 'gift'] };
    expect([asked.list(v, {}), asked.fallback(v, {}), asked.starts({}, 'gift')]).toEqual([
      ['bribe', 'gift'],
      'bribe',
      { proc: 'gift' },
    ]);
    expect([asked.isAvailable({ calm: true }), asked.isAvailable({ calm: false })]).toEqual([true, false]);
  });
});
