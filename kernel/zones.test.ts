import { describe, expect, it } from 'vitest';
import { Table, bareState, keyFromSeed } from './index.ts';
import { mini } from './toy/mini.ts';

/** A bare table of three seats with a deck of cards 1 (bottom) to 5 (top), two hands and an open pile. */
function table() {
  const t = new Table(mini, bareState(mini, { seats: 3, key: keyFromSeed(1) }).state);
  t.addZone('deck', 'down', null, ['c1', 'c2', 'c3', 'c4', 'c5']);
  t.addZone('open', 'up', null, ['o1']);
  for (const seat of [0, 1, 2]) t.addZone(`hand${seat}`, [seat], seat);
  return t;
}
const knows = (t: ReturnType<typeof table>, seat: number) => t.own[seat]!.table.knows;

describe('zones and what seats know of them', () => {
  it('contents lie where only those who may see them can reach', () => {
    const t = table();
    expect(t.draw('deck', 'hand1')).toBe('c5');
    expect(t.hidden.table.cards.deck).toEqual(['c1', 'c2', 'c3', 'c4']);
    expect(t.own[1]!.table.cards.hand1).toEqual(['c5']);
    expect(t.own[0]!.table.cards).toEqual({ hand0: [] });
    expect(t.pub.table.zones).toMatchObject({ deck: { n: 4 }, hand1: { n: 1 }, open: { n: 1 } });
  });

  it('who put a card on top or bottom of a deck remembers it, and knows it when another draws it', () => {
    const t = table();
    t.draw('deck', 'hand0');
    t.draw('deck', 'hand0');
    t.move('c5', 'hand0', 'deck', 'bottom');
    t.move('c4', 'hand0', 'deck', 'top');
    expect(knows(t, 0).deck).toEqual({ at: { 0: 'c5', 4: 'c4' }, some: [] });
    expect(knows(t, 1)).toEqual({});
    t.draw('deck', 'hand2');
    expect(knows(t, 0)).toEqual({ deck: { at: { 0: 'c5' }, some: [] }, hand2: { at: {}, some: ['c4'] } });
  });

  it('knowledge moves with positions, and a shuffle ends it', () => {
    const t = table();
    expect(t.peek(1, 'deck', 2)).toEqual(['c5', 'c4']);
    expect(knows(t, 1).deck).toEqual({ at: { 3: 'c4', 4: 'c5' }, some: [] });
    t.move('o1', 'open', 'deck', 'bottom');
    expect(knows(t, 1).deck!.at).toEqual({ 0: 'o1', 4: 'c4', 5: 'c5' });
    expect(knows(t, 2).deck!.at).toEqual({ 0: 'o1' });
    t.shuffle('deck');
    expect(knows(t, 1)).toEqual({});
    expect(knows(t, 2)).toEqual({});
  });

  it('when an unseen card leaves a hand, one who knew a card in it is no longer sure', () => {
    const t = table();
    t.draw('deck', 'hand0');
    t.draw('deck', 'hand0');
    t.show('hand0', 'c5', [1, 2]);
    expect(knows(t, 1).hand0).toEqual({ at: {}, some: ['c5'] });
    t.move('c4', 'hand0', 'hand2');
    // Seat 2 sees which card it was; seat 1 does not, and must learn nothing from its own notes.
    expect(knows(t, 2).hand0).toEqual({ at: {}, some: ['c5'] });
    expect(knows(t, 1).hand0).toBeUndefined();
    expect(knows(t, 0).hand2).toEqual({ at: {}, some: ['c4'] });
  });

  it('a known card that is shown leaves the notes', () => {
    const t = table();
    t.draw('deck', 'hand0');
    t.show('hand0', 'c5', [1]);
    t.move('c5', 'hand0', 'open');
    expect(knows(t, 1)).toEqual({});
    expect(t.pub.table.cards.open).toEqual(['o1', 'c5']);
  });

  it('a hand may be laid open to a team, and closed again', () => {
    const t = table();
    t.draw('deck', 'hand0');
    t.setVisibility('hand0', [0, 2]);
    expect(t.own[2]!.table.cards.hand0).toEqual(['c5']);
    t.draw('deck', 'hand0');
    expect(t.own[2]!.table.cards.hand0).toEqual(['c5', 'c4']);
    expect(t.own[0]!.table.cards.hand0).toEqual(['c5', 'c4']);
    t.setVisibility('hand0', 'up');
    expect(t.own[2]!.table.cards.hand0).toBeUndefined();
    expect(t.pub.table.cards.hand0).toEqual(['c5', 'c4']);
  });

  it('a discard pile becomes the deck; nothing is lost, nobody knows the order', () => {
    const t = table();
    for (let i = 0; i < 3; i++) t.draw('deck', 'open');
    t.recycle('open', 'deck');
    expect(t.pub.table.zones).toMatchObject({ open: { n: 0 }, deck: { n: 6 } });
    expect([...t.cards('deck')].sort()).toEqual(['c1', 'c2', 'c3', 'c4', 'c5', 'o1']);
    expect(knows(t, 0)).toEqual({});
  });

  it('faults name the zone or card', () => {
    const t = table();
    expect(() => t.move('c1', 'hand0', 'open')).toThrow('c1 is not in hand0');
    expect(() => t.cards('attic')).toThrow('no zone attic');
    expect(() => t.addZone('deck', 'up')).toThrow('zone deck exists');
  });
});
