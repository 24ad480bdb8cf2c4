import { describe, expect, it } from 'vitest';
import { SetupError } from '@orrery/kernel';
import { attack, attackBase, end, fresh, given, play, primary, zone } from '../given.ts';
import { starRealms } from '../game.ts';
import { cardIdOf } from './designs.ts';
import { MODES } from './modes.ts';

const handSizes = (table: ReturnType<typeof fresh>): number[] => {
  const { first, players, table: t } = table.state.pub;
  return players.map((_, i) => t.zones[`hand.${(first + i) % players.length}`]!.n);
};
const firsts = (seats: number, mode: string): Set<number> =>
  new Set(Array.from({ length: 40 }, (_, seed) => fresh(seats, { mode }, seed).state.pub.first));

describe('SR-MODES: general and Standard', () => {
  it('[SR-MODES-01] general rules apply in every mode: 50 Authority, five cards drawn, five cards in the row', () => {
    for (const mode of ['freeForAll', 'hunter', 'firstBlood']) {
      const table = fresh(4, { mode });
      const { first } = table.state.pub;
      table.when(first, end).then((v) => {
        expect(v.pub.authority).toEqual([50, 50, 50, 50]);
        expect(v.pub.table.zones[`hand.${first}`]!.n).toBe(5);
        expect(v.pub.table.zones.tradeRow!.n).toBe(5);
      });
    }
  });
  it('every mode says how few and how many may play it', () => {
    const seats = MODES.map((mode) => {
      const { min, max } = starRealms.seatsFor!({ mode });
      return [mode, min, max];
    });
    expect(seats).toEqual([
      ['standard', 2, 2],
      ['freeForAll', 3, 6],
      ['hunter', 3, 6],
      ['firstBlood', 3, 6],
      ['hydra2', 4, 4],
      ['hydra3', 6, 6],
      ['emperor', 6, 6],
      ['raid', 3, 6],
      ['campaign', 2, 2],
    ]);
  });
  it('[SR-MODES-03] EX-09: Authority is one number for each player, tens and units alike', () => {
    given({ options: { mode: 'freeForAll' }, seats: [{ combat: 1 }, { authority: 50 }, {}] })
      .when(0, attack(1, 1))
      .then((v) => expect(v.pub.authority).toEqual([50, 49, 50]));
  });
  it('[SR-MODES-04] Standard is for two: a random first player with 3 cards, the other with 5', () => {
    expect(() => fresh(3, { mode: 'standard' })).toThrow(SetupError);
    expect(handSizes(fresh())).toEqual([3, 5]);
    expect(firsts(2, 'standard')).toEqual(new Set([0, 1]));
  });
});

describe('SR-MODES: Free-For-All', () => {
  it('[SR-MODES-05] a random first player, hands of 3, 4 and then 5', () => {
    expect(handSizes(fresh(3, { mode: 'freeForAll' }))).toEqual([3, 4, 5]);
    expect(handSizes(fresh(6, { mode: 'freeForAll' }))).toEqual([3, 4, 5, 5, 5, 5]);
    expect(firsts(3, 'freeForAll')).toEqual(new Set([0, 1, 2]));
    expect(() => fresh(2, { mode: 'freeForAll' })).toThrow(SetupError);
  });
  it('[SR-MODES-06] any combination of opponents and Bases may be attacked and targeted', () => {
    const table = given({
      options: { mode: 'freeForAll' },
      seats: [
        { combat: 9, hand: ['imperial-fighter'] },
        { play: ['toll-buoy'] },
        { hand: ['scout'] },
        { hand: ['viper'] },
      ],
    });
    table.when(0, attack(2, 2)).when(0, attackBase('toll-buoy', 3)).when(0, attack(3, 1));
    table.then((v) => expect(v.pub.authority).toEqual([50, 50, 48, 49]));
    table.when(0, play('imperial-fighter'));
    table.when(0, 0).refused('SR-MODES-06');
    table.when(0, 3).then((v) => expect(zone(v, 'discard.3')).toEqual(['viper.1']));
  });
  it('[SR-MODES-07] all cards of a defeated player go to the Scrap Heap, Explorers to their stack', () => {
    given({
      options: { mode: 'freeForAll' },
      explorers: 5,
      seats: [
        { combat: 5 },
        {
          authority: 5,
          trade: 3,
          combat: 2,
          hand: ['viper'],
          deck: ['ripper'],
          discard: ['explorer', 'banneret'],
          play: ['toll-buoy'],
        },
        {},
      ],
    })
      .when(0, attack(1, 5))
      .accepted()
      .then((v) => {
        expect(zone(v, 'scrapHeap').map(cardIdOf).sort()).toEqual(['banneret', 'ripper', 'toll-buoy', 'viper']);
        expect(v.pub.table.zones.explorers!.n).toBe(6);
        expect(v.pub.table.out).toEqual([1]);
        expect(v.pub.players[1]).toMatchObject({ trade: 0, combat: 0, inPlay: [], owns: {} });
        expect(v.pub.table.result).toBeNull();
      });
  });
  it('[SR-MODES-08] the last player alive wins; the defeated take no more turns', () => {
    const table = given({ options: { mode: 'freeForAll' }, seats: [{ combat: 5 }, { authority: 5 }, { combat: 0 }] });
    table.when(0, attack(1, 5)).when(0, end);
    expect(table.state.pub.active).toBe(2);
    const last = given({
      options: { mode: 'freeForAll' },
      seats: [{ combat: 60 }, { authority: 5 }, { authority: 50 }],
    });
    last.when(0, attack(1, 5)).when(0, attack(2, 50));
    expect(last.state.pub.table.result).toMatchObject({ winners: [0], rule: 'SR-MODES-08' });
  });
  it('a player who gives up on the own turn is defeated and the turn passes', () => {
    const table = given({ options: { mode: 'freeForAll' }, seats: [{}, {}, {}] });
    table.command({ do: 'resign', seat: 0, n: table.state.pub.table.n });
    expect(table.state.pub.table.out).toEqual([0]);
    expect(table.question(1).kind).toBe('main');
  });
});

describe('SR-MODES: Hunter and First Blood Hunter', () => {
  it('[SR-MODES-09] starting player and hands as in Free-For-All, clockwise play', () => {
    const table = fresh(5, { mode: 'hunter' });
    expect(handSizes(table)).toEqual([3, 4, 5, 5, 5]);
    const { first } = table.state.pub;
    table.when(first, end);
    expect(table.state.pub.active).toBe((first + 1) % 5);
  });
  it('[SR-MODES-10] EX-25: only the left neighbor, and Bases of the left and the right neighbor', () => {
    const table = given({
      options: { mode: 'hunter' },
      seats: [
        { combat: 20, hand: ['imperial-fighter'] },
        { play: ['toll-buoy'], hand: ['viper'] },
        { play: ['free-harbor'] },
        { play: ['chop-shop'] },
      ],
    });
    table.when(0, attack(2, 1)).refused('SR-MODES-10');
    table.when(0, attack(3, 1)).refused('SR-MODES-10');
    table.when(0, attackBase('free-harbor', 5)).refused('SR-MODES-10');
    table.when(0, attack(1, 1)).when(0, attackBase('toll-buoy', 3)).when(0, attackBase('chop-shop', 2)).accepted();
    // "Target opponent" can only be the left one, so nobody is asked whom.
    table.when(0, play('imperial-fighter')).then((v) => expect(zone(v, 'discard.1')).toContain('viper.1'));
  });
  it('[SR-MODES-11] the next on the left takes the place of a defeated neighbor', () => {
    const table = given({ options: { mode: 'hunter' }, seats: [{ combat: 20 }, { authority: 5 }, {}, {}] });
    table.when(0, attack(2, 1)).refused('SR-MODES-10');
    table
      .when(0, attack(1, 5))
      .when(0, attack(2, 1))
      .then((v) => expect(v.pub.authority[2]).toBe(49));
  });
  it('the next on the right takes the place of a defeated right neighbor; two survivors are each other’s both', () => {
    const last = given({
      options: { mode: 'hunter' },
      seats: [{ combat: 9 }, { authority: 1 }, { play: ['toll-buoy'] }, { play: ['chop-shop'] }],
    });
    last.when(0, attackBase('toll-buoy', 3)).refused('SR-MODES-10');
    last.command({ do: 'resign', seat: 3, n: last.state.pub.table.n });
    last.when(0, attackBase('toll-buoy', 3)).accepted(); // now on the right
    last
      .when(0, attack(1, 1))
      .when(0, attack(2, 2))
      .then((v) => expect(v.pub.authority[2]).toBe(48));
  });
  it('"each opponent" does not target: it reaches everybody, also in Hunter', () => {
    const table = given({
      options: { mode: 'hunter', tradeDeck: '84' },
      seats: [{ play: ['throne-of-stars'] }, { hand: ['viper'] }, { hand: ['viper'] }, { hand: ['viper'] }],
    });
    table.when(0, primary('throne-of-stars')).then((v) => {
      for (const seat of [1, 2, 3]) expect(zone(v, `discard.${seat}`)).toHaveLength(1);
    });
  });
  it('[SR-MODES-12] the last player alive wins', () => {
    const table = given({ options: { mode: 'hunter' }, seats: [{ combat: 20 }, { authority: 5 }, { authority: 6 }] });
    table.when(0, attack(1, 5));
    expect(table.state.pub.table.result).toBeNull();
    table.when(0, attack(2, 6));
    expect(table.state.pub.table.result).toMatchObject({ winners: [0], rule: 'SR-MODES-12' });
  });
  it('[SR-MODES-13, SR-MODES-14] EX-26: First Blood ends with the first defeat; the player on the right of the defeated wins', () => {
    const table = given({
      options: { mode: 'firstBlood' },
      toMove: 1,
      seats: [{}, { combat: 9 }, { authority: 5 }, {}],
    });
    table.when(1, attack(0, 1)).refused('SR-MODES-13');
    table.when(1, attack(2, 5));
    expect(table.state.pub.table.result).toMatchObject({ winners: [1], rule: 'SR-MODES-14' });
    const gone = given({ options: { mode: 'firstBlood' }, seats: [{}, {}, {}, {}] });
    gone.command({ do: 'resign', seat: 3, n: gone.state.pub.table.n });
    expect(gone.state.pub.table.result).toMatchObject({ winners: [2] });
  });
});
