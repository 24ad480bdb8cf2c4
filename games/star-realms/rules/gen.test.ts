import { describe, expect, it } from 'vitest';
import { attack, attackBase, buy, end, given, play, primary } from '../given.ts';

describe('SR-GEN', () => {
  it('[SR-GEN-01] Trade buys, Combat attacks, Authority is the life total', () => {
    given({
      seats: [{ hand: ['scout', 'viper'] }, {}],
      row: ['ledger-skiff', 'watchfire', 'ripper', 'toll-buoy', 'banneret'],
    })
      .when(0, play('scout'))
      .then((v) => expect(v.pub.players[0]).toMatchObject({ trade: 1, combat: 0 }))
      .when(0, play('viper'))
      .then((v) => expect(v.pub.players[0]).toMatchObject({ trade: 1, combat: 1 }))
      .when(0, buy('ledger-skiff'))
      .when(0, attack(1, 1))
      .then((v) => {
        expect(v.pub.players[0]).toMatchObject({ trade: 0, combat: 0 });
        expect(v.pub.authority).toEqual([50, 49]);
      });
  });
  it('[SR-GEN-03, SR-GEN-04] whoever is brought to zero or less loses at once, the other wins', () => {
    const exact = given({ seats: [{ combat: 4 }, { authority: 4 }] }).when(0, attack(1, 4));
    expect(exact.state.pub.table.result).toMatchObject({ winners: [0], scores: [50, 0], rule: 'SR-GEN-04' });
    expect(exact.events).toContainEqual({ t: 'defeated', all: { seats: [1] } });
    const over = given({ seats: [{ combat: 9 }, { authority: 4 }] }).when(0, attack(1, 9));
    expect(over.state.pub.table.result).toMatchObject({ winners: [0], scores: [50, 0] });
    const alive = given({ seats: [{ combat: 9 }, { authority: 10 }] }).when(0, attack(1, 9));
    expect(alive.state.pub.table.result).toBeNull();
  });
  it('a player who gives up loses, and the result says so: the Authority is what it was', () => {
    const table = given({ seats: [{ authority: 31 }, { authority: 12 }] });
    const n = table.state.pub.table.n;
    table.command({ do: 'resign', seat: 0, n });
    expect(table.state.pub.table.result).toEqual({ winners: [1], scores: [31, 12], rule: 'SR-RESIGNED' });
    expect(table.events).toContainEqual({ t: 'resigned', all: { seat: 0, cause: 'gaveUp' } });
    expect(table.events.map((e) => e.t)).not.toContain('defeated');
  });
  it('in a scenario too, leaving is told and named as the result', () => {
    const table = given({ seats: [{}, {}], scenario: { number: 1 } });
    table.command({ do: 'resign', seat: 1, n: table.state.pub.table.n });
    expect(table.events).toContainEqual({ t: 'resigned', all: { seat: 1, cause: 'gaveUp' } });
    expect(table.state.pub.table.result).toMatchObject({ winners: [0], rule: 'SR-RESIGNED' });
  });
  it('a player whose time has run out loses, and the result says so', () => {
    const table = given();
    table.command({ do: 'timeout', seat: 0, n: table.state.pub.table.n, then: 'resign' });
    expect(table.state.pub.table.result).toMatchObject({ winners: [1], rule: 'SR-OUT-OF-TIME' });
  });
  it('[SR-GEN-05] Authority may rise above its starting value', () => {
    given({ seats: [{ authority: 50, play: ['castellans-keep'] }, {}] })
      .when(0, primary('castellans-keep'))
      .then((v) => expect(v.pub.authority[0]).toBe(52));
  });
  it('[SR-GEN-06] card text overrides the rules: a Scrap Heap card comes back through the Breakers’ Yard', () => {
    given({ seats: [{ play: ['breakers-yard'] }, {}], scrapHeap: ['banneret', 'queens-verdict'] })
      .when(0, { do: 'use', card: 'breakers-yard.1', ability: 'scrap' })
      .when(0, 'queens-verdict.1')
      .refused('SR-ACQ-09');
    given({ seats: [{ play: ['breakers-yard'] }, {}], scrapHeap: ['banneret'] })
      .when(0, { do: 'use', card: 'breakers-yard.1', ability: 'scrap' })
      .when(0, 'banneret.1')
      .seen(0, (v) => {
        expect(v.me!.table.cards['hand.0']).toEqual(['banneret.1']);
        expect(v.pub.players[0]!.trade).toBe(2); // acquired, so its on-acquire ability happened
      });
  });
  it('[SR-GEN-07] the general rules hold in other modes: Outposts protect and Ships are discarded in Free-For-All too', () => {
    const table = given({
      options: { mode: 'freeForAll' },
      seats: [{ combat: 9, hand: ['viper'] }, { play: ['watchfire'] }, {}],
    });
    table.when(0, attack(1, 3)).refused('SR-BASE-08');
    table.when(0, attackBase('watchfire', 2)).accepted();
    table.when(0, attack(1, 3)).accepted();
    table.when(0, play('viper')).accepted();
    table.when(0, end).then((v) => expect(v.pub.table.cards['discard.0']).toContain('viper.1'));
  });
});
