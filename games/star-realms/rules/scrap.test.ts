import { describe, expect, it } from 'vitest';
import { ally, attackBase, end, fresh, given, play, primary, scrap, zone } from '../given.ts';

describe('SR-SCRAP', () => {
  it('[SR-SCRAP-01] a Scrap Ability puts its card from play into the Scrap Heap and gives its effect; not from hand', () => {
    const table = given({ seats: [{ play: ['toll-buoy'], hand: ['drift-camp'], deck: ['viper'] }, {}] });
    table.when(0, scrap('drift-camp')).refused('SR-SCRAP-01');
    table.when(0, scrap('toll-buoy')).seen(0, (v) => {
      expect(zone(v, 'scrapHeap')).toEqual(['toll-buoy.1']);
      expect(zone(v, 'hand.0')).toContain('viper.1');
    });
  });
  it('[SR-SCRAP-02] a scrapped card does not come back to its owner’s deck', () => {
    const table = given({ seats: [{ play: ['ripper'], deck: [], discard: ['scout', 'scout'] }, {}] });
    table.when(0, scrap('ripper')).when(0, end).when(1, end);
    table.seen(0, (v) => {
      expect(zone(v, 'hand.0').toSorted()).toEqual(['scout.1', 'scout.2']);
      expect(zone(v, 'scrapHeap')).toEqual(['ripper.1']);
    });
  });
  it('[SR-SCRAP-03] it may be used beside the Primary and the Ally Ability in the same turn', () => {
    const table = given({ seats: [{ hand: ['ripper', 'drift-camp'], discard: ['viper'] }, {}] });
    table
      .when(0, play('drift-camp'))
      .when(0, play('ripper'))
      .when(0, ally('ripper'))
      .when(0, null)
      .when(0, scrap('ripper'));
    table.then((v) => expect(v.pub.players[0]).toMatchObject({ trade: 1, combat: 5 }));
  });
  it('[SR-SCRAP-04] abilities may scrap other cards from hand and discard pile', () => {
    const table = given({ seats: [{ hand: ['salvage-tug', 'scout'], discard: ['viper'] }, {}] });
    table.when(0, play('salvage-tug')).when(0, 'salvage-tug.1').refused('SR-SCRAP-04');
    table.when(0, 'viper.1').then((v) => {
      expect(zone(v, 'scrapHeap')).toEqual(['viper.1']);
      expect(zone(v, 'discard.0')).toEqual([]);
    });
  });
  it('[SR-SCRAP-05] EX-18: scrapped Explorers go back on their stack, however they were scrapped', () => {
    given({ seats: [{ play: ['explorer'] }, {}], explorers: 10 })
      .when(0, scrap('explorer'))
      .then((v) => {
        expect(v.pub.players[0]!.combat).toBe(2);
        expect(v.pub.table.zones.explorers!.n).toBe(11);
        expect(zone(v, 'scrapHeap')).toEqual([]);
      });
    given({ seats: [{ hand: ['salvage-tug', 'explorer'] }, {}], explorers: 10 })
      .when(0, play('salvage-tug'))
      .when(0, 'explorer.1')
      .then((v) => expect(v.pub.table.zones.explorers!.n).toBe(11));
  });
  it('[SR-SCRAP-06] EX-19: a card scrapped by another effect gives nothing', () => {
    given({ seats: [{ hand: ['salvage-tug', 'ripper'] }, {}] })
      .when(0, play('salvage-tug'))
      .when(0, 'ripper.1')
      .then((v) => expect(v.pub.players[0]).toMatchObject({ trade: 2, combat: 0 }));
  });
  it('[SR-SCRAP-07] a scrapped card of the Trade Row is replaced at once by the top of the Trade Deck', () => {
    given({
      seats: [{ play: ['drift-camp'] }, {}],
      row: ['watchfire', 'toll-buoy', 'tithe-barge', 'squire-wing', 'rust-rat'],
      tradeDeck: ['banneret'],
    })
      .when(0, scrap('drift-camp'))
      .when(0, 'toll-buoy.1')
      .then((v) => {
        expect(zone(v, 'tradeRow')).toEqual([
          'watchfire.1',
          'tithe-barge.1',
          'squire-wing.1',
          'rust-rat.1',
          'banneret.1',
        ]);
        expect(zone(v, 'scrapHeap')).toEqual(['drift-camp.1', 'toll-buoy.1']);
      });
  });
  it('[SR-SCRAP-08] the Scrap Heap lies open to everybody', () => {
    const table = given({ scrapHeap: ['banneret', 'ripper'] });
    for (const seat of [0, 1])
      table.seen(seat, (v) => expect(zone(v, 'scrapHeap')).toEqual(['banneret.1', 'ripper.1']));
    table.then((v) => expect(zone(v, 'scrapHeap')).toHaveLength(2));
    fresh().then((v) => expect(v.pub.table.zones.scrapHeap!.face).toBe('up'));
  });
  it('[SR-SCRAP-09] what a card has given stays when it is scrapped later', () => {
    given({ seats: [{ play: ['toll-buoy'] }, {}] })
      .when(0, primary('toll-buoy'))
      .when(0, scrap('toll-buoy'))
      .then((v) => expect(v.pub.players[0]!.trade).toBe(1));
  });
  it('[SR-SCRAP-10] a card that was scrapped gives nothing any more', () => {
    const table = given({ seats: [{ play: ['toll-buoy'] }, {}] }).when(0, scrap('toll-buoy'));
    table.when(0, primary('toll-buoy')).refused('SR-ACTION-01');
  });
  it('"if you do": scrapping is optional and pays only when done', () => {
    const furnace = () =>
      given({ seats: [{ play: ['slag-furnace'], hand: ['scout'] }, {}] }).when(0, primary('slag-furnace'));
    furnace()
      .when(0, null)
      .then((v) => expect(v.pub.players[0]!.combat).toBe(0));
    furnace()
      .when(0, 'scout.1')
      .then((v) => expect(v.pub.players[0]!.combat).toBe(2));
    const titan = given({ seats: [{ hand: ['graveyard-titan', 'scout', 'viper'] }, {}] }).when(
      0,
      play('graveyard-titan'),
    );
    titan
      .when(0, 'scout.1')
      .when(0, 'viper.1')
      .then((v) => expect(v.pub.players[0]!.combat).toBe(8));
  });
  it('a Scrap Ability that destroys a Base spends no Combat', () => {
    const table = given({ seats: [{ play: ['wreck-barricade'], combat: 2 }, { play: ['free-harbor'] }] });
    table.when(0, scrap('wreck-barricade')).when(0, 'free-harbor.1');
    table.then((v) => expect(zone(v, 'discard.1')).toEqual(['free-harbor.1']));
    table.when(0, attackBase('free-harbor', 2)).refused('SR-ATTACK-02');
  });
});
