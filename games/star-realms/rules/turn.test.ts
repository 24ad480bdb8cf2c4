import { describe, expect, it } from 'vitest';
import { attack, buy, end, fresh, given, play, primary, scrap, zone } from '../given.ts';

describe('SR-TURN', () => {
  it('[SR-TURN-01] players take turns one after the other', () => {
    const table = given({ seats: [{}, {}] });
    expect(() => table.question(1)).toThrow('asked nothing');
    table.when(0, end);
    expect(table.question(1).kind).toBe('main');
    expect(() => table.question(0)).toThrow('asked nothing');
    table.when(1, end);
    expect(table.question(0).kind).toBe('main');
  });
  it('[SR-TURN-02, SR-TURN-05] Main, Discard and Draw Phase follow in this order, and the turn ends with the draw', () => {
    const table = given({ seats: [{ hand: ['viper'], deck: ['scout', 'scout', 'scout', 'scout', 'scout'] }, {}] });
    table.when(0, end).then((v, events) => {
      const order = events.map((e) => e.t);
      expect(order.indexOf('cleanedUp')).toBeLessThan(order.indexOf('drew'));
      expect(order.indexOf('drew')).toBeLessThan(order.indexOf('turnBegan'));
      expect(zone(v, 'discard.0')).toEqual(['viper.1']);
      expect(v.pub.table.zones['hand.0']!.n).toBe(5);
      expect(v.pub.active).toBe(1);
    });
  });
  it('[SR-TURN-03] everything the Main Phase allows may be done in any order and any number of times', () => {
    const table = given({
      seats: [
        { hand: ['scout', 'viper', 'viper'], play: ['toll-buoy', 'explorer'], trade: 1, combat: 1 },
        { authority: 20 },
      ],
      row: ['ledger-skiff', 'squire-wing', 'rust-rat', 'drift-camp', 'ripper'],
    });
    table.when(0, attack(1, 1)).accepted();
    table.when(0, buy('squire-wing')).accepted();
    table.when(0, play('viper')).accepted();
    table.when(0, primary('toll-buoy')).accepted();
    table.when(0, buy('ledger-skiff')).accepted();
    table.when(0, scrap('explorer')).accepted();
    table.when(0, play('scout')).accepted();
    table.when(0, attack(1, 3)).accepted();
    table.when(0, play('viper.2')).then((v) => {
      expect(v.pub.players[0]).toMatchObject({ trade: 1, combat: 1 });
      expect(v.pub.authority[1]).toBe(16);
    });
  });
  it('[SR-TURN-04, SR-PLAY-06] nothing is compulsory: the phase ends when the player says so, unplayed cards are discarded', () => {
    given({ seats: [{ hand: ['scout', 'viper'], trade: 9, combat: 9, play: ['toll-buoy'] }, {}] })
      .when(0, end)
      .then((v) => {
        expect(zone(v, 'discard.0')).toEqual(['scout.1', 'viper.1']);
        expect(v.pub.authority).toEqual([50, 50]);
        expect(v.pub.active).toBe(1);
      });
  });
  it('[SR-TURN-06] with more than two players turns go clockwise', () => {
    const table = fresh(4, { mode: 'freeForAll' });
    const { first } = table.state.pub;
    const order = [first, (first + 1) % 4, (first + 2) % 4, (first + 3) % 4, first];
    for (const seat of order) {
      expect(table.state.pub.active).toBe(seat);
      table.when(seat, end).accepted();
    }
  });
  it('the long game ends by Authority after the rounds agreed on, of equals the later player wins', () => {
    const ending = (authority: [number, number]) =>
      given({ turn: 200, toMove: 1, seats: [{ authority: authority[0] }, { authority: authority[1] }] }).when(1, end)
        .state.pub.table.result;
    expect(ending([31, 30])).toMatchObject({ winners: [0], rule: 'SR-LONG-GAME' });
    expect(ending([30, 30])).toMatchObject({ winners: [1] });
    expect(given({ turn: 199, toMove: 1 }).when(1, end).state.pub.table.result).toBeNull();
    // A round of Hydra is one turn of each team, of others one of each player.
    const hydra = (turn: number) =>
      given({ options: { mode: 'hydra2' }, turn, toMove: 1, seats: [{}, {}, {}, {}] })
        .when(1, end)
        .when(3, end).state.pub.table.result;
    expect(hydra(200)).toMatchObject({ rule: 'SR-LONG-GAME' });
    expect(hydra(199)).toBeNull();
    const three = (turn: number) =>
      given({ options: { mode: 'freeForAll' }, turn, toMove: 2, seats: [{}, {}, {}] }).when(2, end).state.pub.table
        .result;
    expect(three(300)).toMatchObject({ rule: 'SR-LONG-GAME' });
    expect(three(299)).toBeNull();
  });
});
