import { describe, expect, it } from 'vitest';
import { attack, attackBase, end, given, play, primary, zone } from '../given.ts';

describe('SR-BASE', () => {
  it('[SR-BASE-01] playing a Base does not use its Primary Ability; its owner uses it when and if it suits', () => {
    const table = given({ seats: [{ hand: ['toll-buoy', 'viper'] }, {}] });
    table.when(0, play('toll-buoy')).then((v) => expect(v.pub.players[0]!.trade).toBe(0));
    table.when(0, play('viper')).when(0, primary('toll-buoy'));
    table.then((v) => expect(v.pub.players[0]!.trade).toBe(1));
  });
  it('[SR-BASE-02, SR-DISC-07] Bases stay in play at the end of the turn', () => {
    given({ seats: [{ play: ['toll-buoy', 'viper'] }, {}] })
      .when(0, end)
      .then((v) => expect(zone(v, 'play.0')).toEqual(['toll-buoy.1']));
  });
  it('[SR-BASE-03] a Base’s abilities renew on each of its owner’s turns', () => {
    const table = given({ seats: [{ play: ['toll-buoy'] }, {}] });
    table.when(0, primary('toll-buoy')).accepted();
    table.when(0, primary('toll-buoy')).refused('SR-ACTION-02');
    table.when(0, end).when(1, end);
    table.then((v) =>
      expect(v.pub.players[0]!.inPlay).toEqual([{ card: 'toll-buoy.1', used: 0, triggered: 0, damage: 0, also: 0 }]),
    );
    table.when(0, primary('toll-buoy')).then((v) => expect(v.pub.players[0]!.trade).toBe(1));
  });
  it('[SR-BASE-04, SR-BASE-05] a Base falls to damage equal to its Defense within one turn', () => {
    const table = given({ seats: [{ combat: 9 }, { play: ['free-harbor'] }] });
    table.when(0, attackBase('free-harbor', 6)).refused('SR-ATTACK-04');
    table.when(0, attackBase('free-harbor', 4)).then((v) => expect(v.pub.players[1]!.inPlay[0]!.damage).toBe(4));
    table.when(0, attackBase('free-harbor', 1)).then((v) => {
      expect(zone(v, 'play.1')).toEqual([]);
      expect(v.pub.players[0]!.combat).toBe(4);
    });
  });
  it('[SR-BASE-06] EX-15: damage that did not destroy a Base is lost at the end of the turn', () => {
    // The third player's Base, so that neither the attacker's nor the owner's next turn comes between.
    const table = given({
      options: { mode: 'freeForAll' },
      seats: [{ combat: 5 }, { hand: ['viper'], deck: [] }, { play: ['marshals-bastion'] }],
    });
    table.when(0, attackBase('marshals-bastion', 5)).when(0, end);
    table.then((v) => expect(v.pub.players[2]!.inPlay[0]!.damage).toBe(0));
    table.when(1, play('viper')).when(1, attackBase('marshals-bastion', 1));
    table.then((v) => expect(zone(v, 'play.2')).toEqual(['marshals-bastion.1']));
  });
  it('[SR-BASE-07] a destroyed Base goes to its owner’s discard pile, not to the Scrap Heap', () => {
    given({ seats: [{ combat: 3 }, { play: ['toll-buoy'] }] })
      .when(0, attackBase('toll-buoy', 3))
      .then((v) => {
        expect(zone(v, 'discard.1')).toEqual(['toll-buoy.1']);
        expect(zone(v, 'scrapHeap')).toEqual([]);
      });
  });
  it('[SR-BASE-08, SR-BASE-11] an Outpost shields its owner, an ordinary Base does not', () => {
    const shielded = given({ seats: [{ combat: 9 }, { play: ['watchfire'] }] });
    shielded.when(0, attack(1, 5)).refused('SR-BASE-08');
    const open = given({ seats: [{ combat: 9 }, { play: ['toll-buoy'] }] });
    open.when(0, attack(1, 5)).then((v) => expect(v.pub.authority[1]).toBe(45));
  });
  it('[SR-BASE-09] EX-16: an Outpost protects its owner’s other Bases until all Outposts are gone', () => {
    const seats = () => [{ combat: 12 }, { play: ['tariff-ring', 'free-harbor', 'watchfire'] as never }];
    const table = given({ seats: seats() });
    table.when(0, attackBase('free-harbor', 5)).refused('SR-BASE-09');
    table.when(0, attackBase('tariff-ring', 4)).accepted();
    table.when(0, attackBase('free-harbor', 5)).refused('SR-BASE-09');
    table.when(0, attackBase('watchfire', 2)).accepted();
    table.when(0, attackBase('free-harbor', 5)).then((v) => expect(zone(v, 'play.1')).toEqual([]));
  });
  it('[SR-BASE-10] Outposts may be attacked in any order', () => {
    for (const base of ['tariff-ring', 'watchfire']) {
      const table = given({ seats: [{ combat: 4 }, { play: ['tariff-ring', 'watchfire'] }] });
      table
        .when(0, attackBase(base, base === 'watchfire' ? 2 : 4))
        .then((v) => expect(zone(v, 'play.1')).not.toContain(`${base}.1`));
    }
  });
  it('[SR-BASE-12] EX-12: "Bases have +1 Defense" holds for Outposts too', () => {
    const table = given({ seats: [{ combat: 5 }, { play: ['tariff-ring', 'castellans-keep'] }] });
    table.when(0, attackBase('tariff-ring', 4)).then((v) => expect(zone(v, 'play.1')).toContain('tariff-ring.1'));
    table.when(0, attackBase('tariff-ring', 1)).then((v) => expect(zone(v, 'play.1')).not.toContain('tariff-ring.1'));
  });
  it('a Defense that drops to the damage already dealt destroys the Base at once', () => {
    const table = given({ seats: [{ combat: 10 }, { play: ['tariff-ring', 'castellans-keep'] }] });
    table.when(0, attackBase('tariff-ring', 4)).when(0, attackBase('castellans-keep', 6));
    table.then((v) => expect(zone(v, 'discard.1')).toEqual(['castellans-keep.1', 'tariff-ring.1']));
  });
  it('[SR-BASE-05] the fall of one Base leaves another that is only damaged in play', () => {
    const table = given({ seats: [{ combat: 7 }, { play: ['free-harbor', 'toll-buoy'] }] });
    table.when(0, attackBase('free-harbor', 4)).when(0, attackBase('toll-buoy', 3));
    table.then((v) => {
      expect(zone(v, 'play.1')).toEqual(['free-harbor.1']);
      expect(v.pub.players[1]!.inPlay[0]!.damage).toBe(4); // of 5
    });
  });
  it('[SR-BASE-13] a player’s own effects reach the own Bases in spite of Outposts', () => {
    given({ seats: [{ play: ['watchfire', 'toll-buoy', 'drift-camp'] }, {}] })
      .when(0, { do: 'use', card: 'drift-camp.1', ability: 'scrap' })
      .then((v) => expect(zone(v, 'scrapHeap')).toEqual(['drift-camp.1']));
    const banneret = given({ seats: [{ hand: ['banneret'], play: ['watchfire', 'toll-buoy'] }, {}] }).when(
      0,
      play('banneret'),
    );
    banneret.then((v) => expect(v.pub.players[0]!.combat).toBe(6));
  });
});
