import { describe, expect, it } from 'vitest';
import { ally, attack, buy, end, given, play, primary, scrap, zone } from '../given.ts';
import { designOf } from './designs.ts';

describe('SR-PLAY', () => {
  it('[SR-PLAY-01] playing a card is free and puts it face up into the own in-play zone; only from hand', () => {
    const table = given({ seats: [{ hand: ['queens-verdict'], discard: ['viper'] }, {}] });
    table.when(0, play('viper')).refused('SR-PLAY-01');
    table.when(0, play('queens-verdict')).then((v) => {
      expect(zone(v, 'play.0')).toEqual(['queens-verdict.1']);
      expect(v.pub.players[0]!.trade).toBe(0);
    });
  });
  it('[SR-PLAY-02] cards are Ships and Bases: one leaves play at the end of the turn, the other stays', () => {
    const table = given({ seats: [{ hand: ['viper', 'toll-buoy'] }, {}] });
    expect(designOf(table.state.pub, 'viper.1').isBase).toBe(false);
    expect(designOf(table.state.pub, 'toll-buoy.1').isBase).toBe(true);
    table.when(0, play('viper')).when(0, play('toll-buoy')).when(0, end);
    table.then((v) => expect(zone(v, 'play.0')).toEqual(['toll-buoy.1']));
  });
  it('[SR-PLAY-03] a Ship’s Primary Ability resolves at once, and never twice', () => {
    const table = given({ seats: [{ hand: ['knight-errant'] }, {}] });
    table.when(0, play('knight-errant')).then((v) => expect(v.pub.players[0]!.combat).toBe(4));
    table.when(0, primary('knight-errant')).refused('SR-ACTION-02');
  });
  it('[SR-PLAY-04] Ally and Scrap Abilities of a Ship may be used at any later moment, one, both or neither', () => {
    const table = given({ seats: [{ hand: ['ripper', 'poacher', 'scout'], discard: ['viper'] }, {}] });
    table.when(0, play('ripper')).when(0, play('poacher')).when(0, 0).when(0, play('scout'));
    table.when(0, ally('ripper')).when(0, 'viper.1').when(0, scrap('ripper'));
    table.then((v) => {
      expect(v.pub.players[0]).toMatchObject({ combat: 5, trade: 4 });
      expect(zone(v, 'scrapHeap')).toEqual(['viper.1', 'ripper.1']);
    });
    table.when(0, end).then((v) => expect(zone(v, 'discard.0')).toContain('poacher.1'));
  });
  it('[SR-PLAY-05] a played Ship stays in play until the Discard Phase', () => {
    const table = given({ seats: [{ hand: ['viper'], combat: 1, trade: 2 }, {}] });
    table.when(0, play('viper')).when(0, attack(1, 2)).when(0, buy('explorer'));
    table.then((v) => expect(zone(v, 'play.0')).toEqual(['viper.1']));
    table.when(0, end).then((v) => {
      expect(zone(v, 'play.0')).toEqual([]);
      expect(zone(v, 'discard.0')).toContain('viper.1');
    });
  });
  it('a part that cannot be carried out is skipped, the rest is done in printed order', () => {
    given({ seats: [{ hand: ['siege-galleon'] }, {}] })
      .when(0, play('siege-galleon'))
      .then((v) => {
        expect(v.pub.players[0]!.combat).toBe(6);
        expect(v.pub.table.open[0]!.kind).toBe('main');
      });
  });
  it('nothing else may be done while an ability waits for an answer', () => {
    const table = given({ seats: [{ hand: ['poacher', 'viper'] }, {}] }).when(0, play('poacher'));
    expect(table.question(0).kind).toBe('choose');
    table.when(0, play('viper')).refused('SR-ACTION-06');
  });
});
