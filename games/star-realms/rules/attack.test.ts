import { describe, expect, it } from 'vitest';
import { attack, attackBase, buy, given, play, zone } from '../given.ts';

describe('SR-ATTACK', () => {
  it('[SR-ATTACK-02] any number of attacks on any mix of legal targets; never on oneself', () => {
    const table = given({ seats: [{ combat: 8, play: ['chop-shop'] }, { play: ['toll-buoy'] }] });
    table.when(0, attack(0, 1)).refused('SR-ATTACK-02');
    table.when(0, attackBase('chop-shop', 1)).refused('SR-ATTACK-02');
    table.when(0, attack(1, 2)).when(0, attackBase('toll-buoy', 3)).when(0, attack(1, 3));
    table.then((v) => expect(v.pub.authority).toEqual([50, 45]));
  });
  it('[SR-ATTACK-03] any chosen amount, at least 1 and at most what the pool holds', () => {
    const table = given({ seats: [{ combat: 5 }, {}] });
    table.when(0, attack(1, 6)).refused('SR-ATTACK-03');
    table.when(0, attack(1, 0)).refused('SR-ATTACK-03');
    table.when(0, attack(1, 2)).then((v) => {
      expect(v.pub.players[0]!.combat).toBe(3);
      expect(v.pub.authority[1]).toBe(48);
    });
  });
  it('[SR-ATTACK-04] Combat equal to the Defense destroys a Base', () => {
    given({ seats: [{ combat: 4 }, { play: ['clearing-house'] }] })
      .when(0, attackBase('clearing-house', 4))
      .then((v) => {
        expect(zone(v, 'discard.1')).toEqual(['clearing-house.1']);
        expect(v.pub.players[0]!.combat).toBe(0);
      });
  });
  it('[SR-ATTACK-05] an Outpost must fall before its owner or the other Bases can be attacked', () => {
    const table = given({ seats: [{ combat: 20 }, { play: ['watchfire', 'toll-buoy'] }] });
    table.when(0, attack(1, 1)).refused('SR-BASE-08');
    table.when(0, attackBase('toll-buoy', 3)).refused('SR-BASE-09');
    table.when(0, attackBase('watchfire', 2)).when(0, attack(1, 1)).accepted();
    table
      .when(0, attackBase('toll-buoy', 3))
      .accepted()
      .then((v) => expect(zone(v, 'play.1')).toEqual([]));
  });
  it('[SR-ATTACK-06] "destroy target Base" spends no Combat', () => {
    given({ seats: [{ hand: ['siege-galleon'] }, { play: ['the-grand-bourse'] }] })
      .when(0, play('siege-galleon'))
      .when(0, 'the-grand-bourse.1')
      .then((v) => {
        expect(zone(v, 'discard.1')).toEqual(['the-grand-bourse.1']);
        expect(v.pub.players[0]!.combat).toBe(6);
      });
  });
  it('[SR-ATTACK-07] EX-17: it targets, so Outposts come first', () => {
    const table = given({ seats: [{ hand: ['siege-galleon'] }, { play: ['watchfire', 'the-grand-bourse'] }] }).when(
      0,
      play('siege-galleon'),
    );
    table.when(0, 'the-grand-bourse.1').refused('SR-ATTACK-07');
    table.when(0, 'watchfire.1').then((v) => expect(zone(v, 'play.1')).toEqual(['the-grand-bourse.1']));
  });
  it('[SR-ATTACK-08] with several opponents an Outpost protects only its owner', () => {
    const table = given({
      options: { mode: 'freeForAll' },
      seats: [{ combat: 9 }, { play: ['watchfire'] }, { play: ['toll-buoy'] }],
    });
    table.when(0, attack(1, 1)).refused('SR-BASE-08');
    table.when(0, attack(2, 1)).accepted();
    table.when(0, attackBase('toll-buoy', 3)).then((v) => expect(zone(v, 'play.2')).toEqual([]));
  });
  it('[SR-ATTACK-09] attacks take effect at once, between plays and purchases', () => {
    const table = given({ seats: [{ combat: 1, trade: 2, hand: ['viper'] }, {}] });
    table.when(0, attack(1, 1)).then((v) => expect(v.pub.authority[1]).toBe(49));
    table.when(0, buy('explorer')).when(0, play('viper')).when(0, attack(1, 1));
    table.then((v) => expect(v.pub.authority[1]).toBe(48));
  });
});
