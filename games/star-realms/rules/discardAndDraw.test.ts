import { describe, expect, it } from 'vitest';
import { end, fresh, given, play, primary, zone } from '../given.ts';

describe('SR-DISC', () => {
  it('[SR-DISC-01, SR-DISC-04, SR-DISC-05] pools, then Ships in play, then the hand', () => {
    given({
      seats: [
        { trade: 2, combat: 3, play: ['viper', 'toll-buoy'], hand: ['scout', 'ripper'], discard: ['explorer'] },
        {},
      ],
    })
      .when(0, end)
      .then((v, events) => {
        expect(zone(v, 'discard.0')).toEqual(['explorer.1', 'viper.1', 'scout.1', 'ripper.1']);
        expect(events.find((e) => e.t === 'cleanedUp')?.all).toEqual({
          seat: 0,
          trade: 2,
          combat: 3,
          ships: ['viper.1'],
          hand: ['scout.1', 'ripper.1'],
        });
      });
  });
  it('[SR-DISC-06] discard piles lie face up, open to everybody', () => {
    const table = given({ seats: [{ discard: ['viper'] }, { discard: ['scout'] }] });
    for (const reader of [0, 1])
      table.seen(reader, (v) =>
        expect([zone(v, 'discard.0'), zone(v, 'discard.1')]).toEqual([['viper.1'], ['scout.1']]),
      );
  });
});

describe('SR-DRAW', () => {
  it('[SR-DRAW-01] five cards are drawn, then the turn ends', () => {
    given({ seats: [{ deck: ['scout', 'scout', 'viper', 'scout', 'scout', 'viper', 'scout'] }, {}] })
      .when(0, end)
      .seen(0, (v) => {
        expect(zone(v, 'hand.0')).toEqual(['scout.1', 'scout.2', 'viper.1', 'scout.3', 'scout.4']);
        expect(v.pub.active).toBe(1);
      });
  });
  it('[SR-DRAW-02] EX-03: an empty deck is made anew from the shuffled discard pile, and drawing goes on', () => {
    given({ seats: [{ deck: ['viper', 'viper', 'viper'], discard: ['scout', 'scout', 'scout', 'scout'] }, {}] })
      .when(0, end)
      .seen(0, (v, events) => {
        expect(zone(v, 'hand.0').slice(0, 3)).toEqual(['viper.1', 'viper.2', 'viper.3']);
        expect(
          zone(v, 'hand.0')
            .slice(3)
            .every((c) => c.startsWith('scout')),
        ).toBe(true);
        expect(v.pub.table.zones['deck.0']!.n).toBe(2);
        expect(zone(v, 'discard.0')).toEqual([]);
        expect(events).toContainEqual({ t: 'shuffled', all: { seat: 0, n: 4 } });
      });
    const hands = Array.from({ length: 8 }, (_, n) => {
      const many = given({
        seats: [{ deck: [], discard: ['scout', 'viper', 'ripper', 'watchfire', 'explorer', 'banneret'] }, {}],
      });
      for (let i = 0; i < n; i++) many.when(0, { do: 'acquire', card: 'none.1' });
      return many.when(0, end).state.own[0]!.table.cards['hand.0']!.join();
    });
    expect(new Set(hands).size).toBe(1); // the same key gives the same shuffle: chance comes from the match alone
    expect(hands[0]).not.toBe('scout.1,viper.1,ripper.1,watchfire.1,explorer.1');
  });
  it('[SR-DRAW-03] taking the last card does not yet reshuffle', () => {
    given({ seats: [{ deck: ['scout', 'scout', 'scout', 'scout', 'scout'], discard: ['viper'] }, {}] })
      .when(0, end)
      .then((v) => {
        expect(v.pub.table.zones['deck.0']!.n).toBe(0);
        expect(zone(v, 'discard.0')).toEqual(['viper.1']);
      });
  });
  it('[SR-DRAW-04] the same holds for draws in the Main Phase; cards in play stay out of it', () => {
    given({
      seats: [{ play: ['actuarys-vault', 'viper'], hand: ['ripper'], deck: ['scout'], discard: ['explorer'] }, {}],
    })
      .when(0, primary('actuarys-vault'))
      .seen(0, (v) => expect(zone(v, 'hand.0')).toEqual(['ripper.1', 'scout.1', 'explorer.1']));
  });
  it('with deck and discard pile empty the rest of the draw is skipped', () => {
    given({ seats: [{ hand: ['charter-clipper'], deck: [] }, {}] })
      .when(0, play('charter-clipper'))
      .then((v) => expect(v.pub.table.zones['hand.0']!.n).toBe(0));
  });
});

describe('SR-INFO', () => {
  it('[SR-INFO-02] nobody sees the order of a deck, not even its owner', () => {
    const table = given({ seats: [{ deck: ['scout', 'viper'] }, {}] });
    for (const reader of [0, 1])
      table.seen(reader, (v) => {
        for (const name of ['deck.0', 'deck.1', 'tradeDeck']) expect(() => zone(v, name)).toThrow('does not see');
        expect(v.pub.table.zones['deck.0']).toMatchObject({ n: 2, face: 'down' });
      });
    const dealt = fresh();
    for (const reader of [0, 1])
      dealt.seen(reader, (v) => {
        for (const name of ['deck.0', 'deck.1', 'tradeDeck']) expect(() => zone(v, name)).toThrow('does not see');
      });
  });
  it('[SR-INFO-03, SR-INFO-04] all that lies open is seen by all, and so are the scores', () => {
    const table = given({
      seats: [
        { authority: 31, play: ['toll-buoy'] },
        { authority: 7, discard: ['viper'] },
      ],
      scrapHeap: ['ripper'],
    });
    table.seen(1, (v) => {
      expect(zone(v, 'play.0')).toEqual(['toll-buoy.1']);
      expect(zone(v, 'discard.1')).toEqual(['viper.1']);
      expect(zone(v, 'scrapHeap')).toEqual(['ripper.1']);
      expect(zone(v, 'tradeRow')).toHaveLength(5);
      expect(zone(v, 'explorers')).toHaveLength(20);
      expect(v.pub.authority).toEqual([31, 7]);
    });
  });
  it('the others learn how many cards were drawn, not which', () => {
    const table = given({ seats: [{ deck: ['viper', 'scout', 'scout', 'scout', 'scout'] }, {}] }).when(0, end);
    const drew = table.events.find((e) => e.t === 'drew')!;
    expect(drew.all).toEqual({ seat: 0, n: 5 });
    expect(drew.to).toEqual([0]);
    const one = given({ seats: [{ deck: ['viper'] }, {}] }).when(0, end);
    expect(one.events.find((e) => e.t === 'drew')!.all).toEqual({ seat: 0, n: 1 });
    const none = given({ seats: [{ deck: [] }, {}] }).when(0, end);
    expect(none.events.find((e) => e.t === 'drew')).toBeUndefined();
  });
});
