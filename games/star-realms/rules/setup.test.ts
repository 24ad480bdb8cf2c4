import { describe, expect, it } from 'vitest';
import { given, fresh, zone } from '../given.ts';
import { cardIdOf } from './designs.ts';
import { instancesOf } from './designs.ts';

const ids = (cards: readonly string[]): string[] => cards.map(cardIdOf);
const firstPlayers = Array.from({ length: 24 }, (_, seed) => fresh(2, {}, seed).state.pub.first);

describe('SR-SETUP', () => {
  it('[SR-SETUP-01] the first player is determined by chance', () => {
    expect(new Set(firstPlayers)).toEqual(new Set([0, 1]));
    expect(fresh().state.pub.active).toBe(fresh().state.pub.first);
  });
  it('[SR-SETUP-02, SR-GEN-02] everybody starts at 50 Authority', () => {
    fresh().then((v) => expect(v.pub.authority).toEqual([50, 50]));
    fresh(3, { mode: 'freeForAll' }).then((v) => expect(v.pub.authority).toEqual([50, 50, 50]));
  });
  it('[SR-SETUP-03, SR-SETUP-06] a Personal Deck is 8 Scouts and 2 Vipers, shuffled, and hands come from it alone', () => {
    const { state } = fresh();
    for (const seat of [0, 1]) {
      const all = [...state.hidden.table.cards[`deck.${seat}`]!, ...state.own[seat]!.table.cards[`hand.${seat}`]!];
      expect(ids(all).sort()).toEqual([...Array.from({ length: 8 }, () => 'scout'), 'viper', 'viper']);
    }
    const orders = Array.from({ length: 12 }, (_, seed) =>
      ids(fresh(2, {}, seed).state.hidden.table.cards['deck.0']!).join(),
    );
    expect(new Set(orders).size).toBeGreaterThan(4);
  });
  it('[SR-SETUP-04] cards of the Personal Decks that are not used take no part', () => {
    const { state } = fresh();
    const there = Object.values(state.pub.table.cards).concat(Object.values(state.hidden.table.cards)).flat();
    const held = state.own.flatMap((o) => Object.values(o.table.cards).flat());
    const inGame = ids([...there, ...held]);
    expect(inGame.filter((id) => id === 'scout')).toHaveLength(16);
    expect(inGame.filter((id) => id === 'viper')).toHaveLength(4);
    expect(inGame).not.toContain('smuggler');
  });
  it('[SR-SETUP-05] EX-13: the first player starts with 3 cards, the second with 5', () => {
    for (let seed = 0; seed < 6; seed++) {
      const { zones } = fresh(2, {}, seed).state.pub.table;
      const { first } = fresh(2, {}, seed).state.pub;
      expect([zones[`hand.${first}`]!.n, zones[`deck.${first}`]!.n]).toEqual([3, 7]);
      expect([zones[`hand.${1 - first}`]!.n, zones[`deck.${1 - first}`]!.n]).toEqual([5, 5]);
    }
  });
  it('[SR-SETUP-07] a drawn card goes to its owner’s hand at once', () => {
    const table = given({ seats: [{ hand: ['scout'], play: ['toll-buoy'], deck: ['viper'] }, {}] });
    table.when(0, { do: 'use', card: 'toll-buoy.1', ability: 'scrap' }).seen(0, (v) => {
      expect(zone(v, 'hand.0')).toEqual(['scout.1', 'viper.1']);
    });
  });
  it('[SR-SETUP-08, SR-INFO-01] a player sees the own hand, not the opponent’s', () => {
    const table = fresh();
    table.seen(0, (v) => {
      expect(v.me!.table.cards['hand.0']).toBeDefined();
      expect(() => zone(v, 'hand.1')).toThrow('does not see');
    });
    table.then((v) => expect(() => zone(v, 'hand.0')).toThrow('does not see'));
  });
  it('[SR-SETUP-09, SR-SETUP-10] each player has an own in-play zone and an own discard pile, both face up and empty', () => {
    fresh().then((v) => {
      for (const name of ['play.0', 'play.1', 'discard.0', 'discard.1']) {
        expect(v.pub.table.zones[name]!.face).toBe('up');
        expect(zone(v, name)).toEqual([]);
      }
    });
  });
  it('[SR-SETUP-11, SR-SETUP-14] the shared row shows five cards, all from the Trade Deck', () => {
    fresh().then((v) => {
      expect(v.pub.table.zones.tradeRow).toMatchObject({ n: 5, face: 'up', owner: null });
      expect(v.pub.table.zones.tradeDeck!.n).toBe(55);
      expect(ids(zone(v, 'tradeRow'))).not.toContain('explorer');
    });
  });
  it('[SR-SETUP-12] 20 Explorers lie face up in one stack', () => {
    fresh().then((v) => expect([...zone(v, 'explorers')].sort()).toEqual(instancesOf('explorer').toSorted()));
  });
  it('[SR-SETUP-13] the other 60 cards form the face-down Trade Deck', () => {
    const { state } = fresh();
    expect(state.pub.table.zones.tradeDeck!.face).toBe('down');
    const all = ids([...state.hidden.table.cards.tradeDeck!, ...state.pub.table.cards.tradeRow!]);
    expect(all).toHaveLength(60);
    expect(new Set(all).size).toBe(41);
    const other = fresh(2, {}, 2).state.hidden.table.cards.tradeDeck!;
    expect(other).not.toEqual(state.hidden.table.cards.tradeDeck!);
  });
  it('[SR-SETUP-15, SR-SETUP-16] the Scrap Heap starts empty and takes scrapped cards face up, for the rest of the game', () => {
    fresh().then((v) => expect(zone(v, 'scrapHeap')).toEqual([]));
    given({
      seats: [{ play: ['ripper'] }, {}],
      row: ['watchfire', 'toll-buoy', 'tithe-barge', 'squire-wing', 'rust-rat'],
    })
      .when(0, { do: 'use', card: 'ripper.1', ability: 'scrap' })
      .then((v) => {
        expect(zone(v, 'scrapHeap')).toEqual(['ripper.1']);
        expect(v.pub.players[0]!.owns.ripper).toBeUndefined();
      });
  });
});
