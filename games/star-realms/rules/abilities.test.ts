import { describe, expect, it } from 'vitest';
import { ally, attack, buy, end, given, play, primary, scrap, zone } from '../given.ts';
import type { SeatPosition } from '../given.ts';
import type { CardId } from '../content/catalogue.ts';

describe('SR-ACTION', () => {
  it('[SR-ACTION-01] abilities of own cards in play may be used at any moment of the own Main Phase, others not', () => {
    const table = given({ seats: [{ play: ['toll-buoy'], hand: ['drift-camp'], trade: 2 }, { play: ['chop-shop'] }] });
    table.when(0, primary('chop-shop')).refused('SR-ACTION-01');
    table.when(0, primary('drift-camp')).refused('SR-ACTION-01');
    table.when(0, buy('explorer')).when(0, primary('toll-buoy')).accepted();
    expect(() => table.question(1)).toThrow('asked nothing');
  });
  it('[SR-ACTION-02] each ability of each card once per turn; two copies count apart', () => {
    const table = given({ seats: [{ play: ['chop-shop', 'chop-shop'] }, {}] });
    table.when(0, primary('chop-shop.1')).when(0, 0).accepted();
    table.when(0, primary('chop-shop.1')).refused('SR-ACTION-02');
    table
      .when(0, primary('chop-shop.2'))
      .when(0, 0)
      .then((v) => expect(v.pub.players[0]!.trade).toBe(2));
  });
  it('[SR-ACTION-03, SR-ACQ-01, SR-ATTACK-01] Trade and Combat gained go to the pools and wait there', () => {
    const table = given({ seats: [{ hand: ['tithe-barge', 'scout'] }, {}] });
    table.when(0, play('tithe-barge')).when(0, play('scout'));
    table.then((v) => expect(v.pub.players[0]).toMatchObject({ trade: 3, combat: 1 }));
    table.when(0, attack(1, 1)).when(0, buy('explorer'));
    table.then((v) => expect(v.pub.players[0]).toMatchObject({ trade: 1, combat: 0 }));
  });
  it('[SR-ACTION-04] Authority gained counts at once', () => {
    given({ seats: [{ hand: ['dragon-guard'], authority: 20 }, {}] })
      .when(0, play('dragon-guard'))
      .then((v) => expect(v.pub.authority[0]).toBe(23));
  });
  it('[SR-ACTION-05] EX-10: an ability with several effects gives all of them', () => {
    given({ seats: [{ hand: ['ripper'] }, {}] })
      .when(0, play('ripper'))
      .then((v) => expect(v.pub.players[0]).toMatchObject({ trade: 1, combat: 2 }));
  });
  it('[SR-ACTION-06] EX-11: an ability with alternatives gives the chosen one', () => {
    const poacher = () => given({ seats: [{ hand: ['poacher'] }, {}] }).when(0, play('poacher'));
    poacher()
      .when(0, 0)
      .then((v) => expect(v.pub.players[0]).toMatchObject({ trade: 2, combat: 0 }));
    poacher()
      .when(0, 1)
      .then((v) => expect(v.pub.players[0]).toMatchObject({ trade: 0, combat: 4 }));
    poacher().when(0, 2).refused('SR-ACTION-06');
  });
  it('[SR-ACTION-05] factions in play are counted once each', () => {
    const authority = (...others: CardId[]) =>
      given({ seats: [{ authority: 20, play: ['core-world-council', ...others] }, {}] }).when(
        0,
        primary('core-world-council'),
      ).state.pub.authority[0];
    expect(authority()).toBe(22);
    expect(authority('watchfire', 'tithe-barge')).toBe(24);
    expect(authority('watchfire', 'chop-shop')).toBe(26);
  });
  it('[SR-ACTION-05] an effect that asks for a Base of an opponent looks at opponents alone', () => {
    const combat = (mine: SeatPosition, theirs: SeatPosition) =>
      given({ options: { tradeDeck: '84' }, seats: [{ ...mine, hand: ['compliance-sloop'] }, theirs] }).when(
        0,
        play('compliance-sloop'),
      ).state.pub.players[0]!.combat;
    expect(combat({}, { play: ['toll-buoy'] })).toBe(4);
    expect(combat({}, {})).toBe(2);
    expect(combat({ play: ['toll-buoy'] }, { play: ['scout'] })).toBe(2);
  });
  it('[SR-ACTION-07, SR-ACTION-08, SR-INFO-05] EX-01: each player discards in clockwise order from the active one, each choice shown before the next', () => {
    const table = given({
      options: { mode: 'freeForAll' },
      toMove: 1,
      seats: [
        { hand: ['scout', 'viper'] },
        { hand: ['scout', 'viper'], play: ['claim-jumper'], deck: ['scout', 'scout'] },
        { hand: ['scout', 'viper'] },
      ],
    });
    table.when(1, scrap('claim-jumper'));
    expect(table.question(1).kind).toBe('discard');
    table.when(1, 'viper.2').then((v, events) => {
      expect(events).toContainEqual({ t: 'discarded', all: { seat: 1, card: 'viper.2', forced: false } });
      expect(zone(v, 'discard.1')).toEqual(['viper.2']);
    });
    expect(() => table.question(0)).toThrow('asked nothing');
    table.when(2, 'scout.5').then((v) => expect(zone(v, 'discard.2')).toEqual(['scout.5']));
    table.when(0, 'scout.1').then((v) => {
      expect(zone(v, 'discard.0')).toEqual(['scout.1']);
      expect(v.pub.table.zones['hand.1']!.n).toBe(3); // then two are drawn
    });
  });
  it('[SR-ACTION-07] a player with one card left has to discard it', () => {
    const table = given({
      seats: [{ hand: ['scout'], play: ['claim-jumper'], deck: ['viper', 'viper'] }, {}],
    });
    table.when(0, scrap('claim-jumper')).then((v, events) => {
      expect(zone(v, 'discard.0')).toContain('scout.1'); // no choice is left, so that nothing is asked
      expect(events).toContainEqual({ t: 'discarded', all: { seat: 0, card: 'scout.1', forced: false } });
    });
  });
  it('[SR-ACTION-09, SR-ONACQ-02] an on-acquire ability is resolved after the card has been put in the discard pile', () => {
    const table = given({
      seats: [{ trade: 6, hand: ['scout'] }, {}],
      row: ['claim-jumper', 'watchfire', 'ripper', 'toll-buoy', 'rust-rat'],
    });
    table.when(0, buy('claim-jumper')).then((v) => expect(zone(v, 'discard.0')).toEqual(['claim-jumper.1']));
    expect(table.question(0).kind).toBe('scrap');
    table.when(0, 'scout.1').then((v) => expect(zone(v, 'scrapHeap')).toEqual(['scout.1']));
  });
  it('[SR-ACTION-10, SR-DISC-02, SR-DISC-03] what is left in the pools is lost in the Discard Phase', () => {
    given({ seats: [{ trade: 5, combat: 6 }, {}] })
      .when(0, end)
      .then((v) => expect(v.pub.players[0]).toMatchObject({ trade: 0, combat: 0 }));
  });
  it('"target opponent discards" is answered by the opponent, on the spot', () => {
    const table = given({ seats: [{ hand: ['claim-jumper', 'bonded-hauler'] }, { hand: ['scout', 'viper'] }] });
    table.when(0, play('claim-jumper')).when(0, 1).when(0, play('bonded-hauler')).when(0, ally('claim-jumper'));
    expect(table.question(1).kind).toBe('discard');
    table.when(1, 'viper.1').then((v) => expect(zone(v, 'discard.1')).toEqual(['viper.1']));
    expect(table.question(0).kind).toBe('main');
  });
});
