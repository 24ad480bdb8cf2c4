import { describe, expect, it } from 'vitest';
import { ally, attack, attackBase, buy, end, fresh, given, play, primary, scrap, zone } from '../given.ts';
import type { SeatPosition } from '../given.ts';
import type { CardId } from '../content/catalogue.ts';
import { sheetOf } from '../content/stickers/index.ts';
import { cardIdOf } from './designs.ts';
import { rowFor } from './stickers.ts';

/** Positions as the rulebook describes them, each played through: what a reader with the book in hand would try at this table. */

const six = (some: { [seat: number]: SeatPosition }): SeatPosition[] =>
  Array.from({ length: 6 }, (_, seat) => some[seat] ?? {});
const ids = (cards: readonly string[]): string[] => cards.map(cardIdOf).sort();

describe('positions: drawing and Bases', () => {
  it('[SR-DRAW-02] three cards are left: they are drawn first, then the pile is shuffled and two more come', () => {
    const table = given({
      seats: [{ deck: ['viper', 'viper', 'viper'], discard: ['scout', 'scout', 'ripper', 'banneret'] }, {}],
    });
    table.when(0, end).seen(0, (v) => {
      expect(ids(zone(v, 'hand.0')).filter((id) => id === 'viper')).toHaveLength(3);
      expect(zone(v, 'hand.0')).toHaveLength(5);
      expect(v.pub.table.zones['deck.0']!.n).toBe(2);
      expect(zone(v, 'discard.0')).toEqual([]);
    });
  });
  it('[SR-DRAW-03] the last card is taken: nothing is shuffled before another must be drawn', () => {
    const deck = ['scout', 'scout', 'scout', 'scout', 'viper'] as const;
    const table = given({ seats: [{ deck: [...deck], discard: ['banneret'] }, {}] }).when(0, end);
    table.then((v, events) => {
      expect(zone(v, 'discard.0')).toEqual(['banneret.1']);
      expect(v.pub.table.zones['deck.0']!.n).toBe(0);
      expect(events.map((event) => event.t)).not.toContain('shuffled');
    });
  });
  it('[SR-BASE-05] two attacks of one turn add up on a Base', () => {
    const table = given({ seats: [{ combat: 5 }, { play: ['free-harbor'] }] });
    table.when(0, attackBase('free-harbor', 2)).then((v) => expect(zone(v, 'play.1')).toHaveLength(1));
    table.when(0, attackBase('free-harbor', 3)).then((v) => expect(zone(v, 'discard.1')).toEqual(['free-harbor.1']));
  });
  it('[SR-BASE-06] damage of an earlier turn is gone', () => {
    const table = given({ seats: [{ combat: 4, hand: ['viper'] }, { play: ['free-harbor'] }] });
    table.when(0, attackBase('free-harbor', 4)).when(0, end).when(1, end);
    expect(table.state.pub.players[1]!.inPlay[0]!.damage).toBe(0);
  });
  it('[SR-BASE-12] "Bases have +1 Defense" holds for an Outpost, and for the Base that says it', () => {
    const table = given({ seats: [{ combat: 11 }, { play: ['watchfire', 'castellans-keep'] }] });
    table.when(0, attackBase('watchfire', 2)).then((v) => expect(zone(v, 'play.1')).toHaveLength(2));
    table.when(0, attackBase('watchfire', 1)).then((v) => expect(zone(v, 'play.1')).toEqual(['castellans-keep.1']));
    table.when(0, attackBase('castellans-keep', 5)).then((v) => expect(zone(v, 'play.1')).toHaveLength(1));
    table.when(0, attackBase('castellans-keep', 1)).then((v) => expect(zone(v, 'play.1')).toEqual([]));
  });
  it('[SR-BASE-08, SR-BASE-09, SR-ATTACK-06, SR-ATTACK-07] Outposts come first for attacks and for "destroy target Base"', () => {
    const table = given({
      seats: [{ hand: ['siege-galleon'], combat: 5 }, { play: ['watchfire', 'free-harbor'] }],
    });
    table.when(0, attack(1, 1)).refused('SR-BASE-08');
    table.when(0, attackBase('free-harbor', 5)).refused('SR-BASE-09');
    table.when(0, play('siege-galleon')).when(0, 'free-harbor.1').refused('SR-ATTACK-07');
    table.when(0, 'watchfire.1').then((v) => {
      expect(zone(v, 'play.1')).toEqual(['free-harbor.1']);
      expect(v.pub.players[0]!.combat).toBe(11); // nothing was spent
    });
    table.when(0, attack(1, 11)).then((v) => expect(v.pub.authority[1]).toBe(39));
  });
});

describe('positions: the Scrap Heap, the row, abilities', () => {
  it('[SR-SCRAP-01, SR-SCRAP-05] a scrapped Explorer goes back to its stack, any other card to the heap', () => {
    const table = given({ seats: [{ hand: ['explorer', 'ripper'] }, {}], explorers: 7 });
    table.when(0, play('explorer')).when(0, play('ripper')).when(0, scrap('explorer')).when(0, scrap('ripper'));
    table.then((v) => {
      expect(zone(v, 'explorers')).toHaveLength(8);
      expect(zone(v, 'scrapHeap')).toEqual(['ripper.1']);
      expect(v.pub.players[0]!.combat).toBe(2 + 3 + 2);
    });
  });
  it('[SR-SCRAP-06] a card that another one scraps gives no Scrap effect', () => {
    const table = given({ seats: [{ hand: ['salvage-tug', 'ripper'] }, {}] }).when(0, play('salvage-tug'));
    table.when(0, 'ripper.1').then((v) => {
      expect(zone(v, 'scrapHeap')).toEqual(['ripper.1']);
      expect(v.pub.players[0]).toMatchObject({ trade: 2, combat: 0 });
    });
  });
  it('[SR-ACQ-06, SR-ACQ-07] a bought card is replaced at once and the new one can be bought', () => {
    const row = ['watchfire', 'ripper', 'banneret', 'poacher', 'lifter'] as const;
    const table = given({ seats: [{ trade: 7 }, {}], row: [...row], tradeDeck: ['free-harbor', 'toll-buoy'] });
    table.when(0, buy('watchfire')).then((v) => expect(zone(v, 'tradeRow')).toContain('free-harbor.1'));
    table
      .when(0, buy('free-harbor'))
      .when(0, false)
      .then((v) => expect(zone(v, 'tradeRow')).toContain('toll-buoy.1'));
  });
  it('[SR-ACQ-06] with the Trade Deck empty the space stays empty', () => {
    const table = given({ seats: [{ trade: 2 }, {}], row: ['ripper', 'poacher'], onlyTradeDeck: true, tradeDeck: [] });
    table.when(0, buy('ripper')).then((v) => expect(zone(v, 'tradeRow')).toEqual(['poacher.1']));
  });
  it('[SR-ONACQ-07, SR-ONACQ-08, SR-ONACQ-09] the Kingdom’s on-acquire gives Trade: 2, 3 and 5 by the printed cost', () => {
    for (const [card, cost, gain] of [
      ['knight-errant', 3, 2],
      ['crown-mint', 5, 3],
      ['queens-verdict', 8, 5],
    ] as const)
      given({ seats: [{ trade: cost }, {}], row: [card] })
        .when(0, buy(card))
        .then((v) => expect(v.pub.players[0]).toMatchObject({ trade: gain, combat: 0 }));
  });
  it('[SR-ACTION-02, SR-BASE-03] a Base gives its Primary Ability once a turn, and again on the next', () => {
    const table = given({ seats: [{ play: ['toll-buoy'] }, {}] }).when(0, primary('toll-buoy'));
    table.when(0, primary('toll-buoy')).refused('SR-ACTION-02');
    table.when(0, end).when(1, end).when(0, primary('toll-buoy')).accepted();
  });
  it('[SR-ALLY-02, SR-ALLY-03] an Ally Ability needs another card of the faction, not the card itself', () => {
    const table = given({ seats: [{ hand: ['knight-errant', 'squire-wing'] }, {}] });
    table.when(0, play('knight-errant')).when(0, ally('knight-errant')).refused('SR-ALLY-02');
    table.when(0, play('squire-wing')).when(0, ally('knight-errant')).accepted();
    table.when(0, ally('squire-wing')).then((v) => expect(v.pub.authority[0]).toBe(52));
  });
  it('[SR-ACTION-07, SR-ACTION-08] "each player discards": the active one first, then clockwise, each choice open', () => {
    const table = given({
      options: { mode: 'freeForAll' },
      toMove: 2,
      seats: [{ hand: ['viper', 'scout'] }, { hand: ['scout'] }, { hand: ['ripper', 'scout'], play: ['claim-jumper'] }],
    });
    table.when(2, scrap('claim-jumper'));
    expect(() => table.question(0)).toThrow('asked nothing');
    table.when(2, 'ripper.1');
    expect(table.question(0).kind).toBe('discard');
    table.seen(0, (v) => expect(zone(v, 'discard.2')).toEqual(['ripper.1']));
    // One card in hand is no choice: it goes by itself, after seat 0 has decided.
    table.when(0, 'viper.1').then((v, events) => {
      const discards = events.flatMap((event) => (event.t === 'discarded' ? [event.all.seat] : []));
      expect(discards).toEqual([0, 1]);
      expect([zone(v, 'discard.0'), zone(v, 'discard.1')]).toEqual([['viper.1'], ['scout.2']]);
    });
  });
});

describe('positions: several players, each for themselves', () => {
  it('[SR-GEN-03, SR-GEN-04] zero Authority ends the game in the middle of a turn', () => {
    const table = given({ seats: [{ combat: 9, trade: 5, hand: ['scout'] }, { authority: 4 }] }).when(0, attack(1, 4));
    expect(table.state.pub.fallen).toEqual([1]);
    expect(table.state.pub.table.result).toMatchObject({ winners: [0], rule: 'SR-GEN-04' });
  });
  it('[SR-MODES-05] three to six players start with 3, 4, then 5 cards', () => {
    for (const seats of [3, 4, 5, 6]) {
      const { pub } = fresh(seats, { mode: 'freeForAll' }).state;
      const hands = Array.from({ length: seats }, (_, i) => pub.table.zones[`hand.${(pub.first + i) % seats}`]!.n);
      expect(hands).toEqual([3, 4, ...Array.from({ length: seats - 2 }, () => 5)]);
    }
  });
  it('[SR-MODES-10, SR-MODES-11] Hunter: the left neighbor; when that one falls the next takes the place at once', () => {
    const table = given({ options: { mode: 'hunter' }, seats: [{ combat: 9 }, { authority: 4 }, {}, {}] });
    table.when(0, attack(2, 1)).refused('SR-MODES-10');
    table.when(0, attack(3, 1)).refused('SR-MODES-10');
    table.when(0, attack(1, 4)).when(0, attack(2, 5));
    table.then((v) => expect(v.pub.authority[2]).toBe(45));
  });
  it('[SR-MODES-10] Hunter: Bases of both neighbors may be attacked, those of others not', () => {
    const table = given({
      options: { mode: 'hunter' },
      seats: [{ combat: 20 }, { play: ['toll-buoy'] }, { play: ['chop-shop'] }, { play: ['drift-camp'] }],
    });
    table.when(0, attackBase('chop-shop', 2)).refused('SR-MODES-10');
    table.when(0, attackBase('toll-buoy', 3)).when(0, attackBase('drift-camp', 2));
    table.then((v) => expect([zone(v, 'play.1'), zone(v, 'play.3')]).toEqual([[], []]));
  });
  it('[SR-MODES-13, SR-MODES-14] First Blood: the first defeat ends it, and the hunter of the fallen wins', () => {
    const table = given({
      options: { mode: 'firstBlood' },
      toMove: 3,
      seats: [{ authority: 2 }, {}, {}, { combat: 2 }],
    }).when(3, attack(0, 2));
    expect(table.state.pub.table.result).toMatchObject({ winners: [3], rule: 'SR-MODES-14' });
  });
});

describe('positions: teams', () => {
  it('[SR-HYDRA-01, SR-HYDRA-12] Hydra: an Outpost protects the whole team, and Authority is one score for both', () => {
    const table = given({
      options: { mode: 'hydra2' },
      seats: [{ combat: 20 }, { play: ['watchfire'] }, {}, { play: ['free-harbor'] }],
    });
    table.when(0, attack(3, 1)).refused('SR-HYDRA-12');
    table.when(0, attackBase('free-harbor', 5)).refused('SR-HYDRA-12');
    table.when(0, attackBase('watchfire', 2)).when(0, attack(1, 5)).when(0, attack(3, 5));
    table.then((v) => expect(v.pub.authority).toEqual([75, 65]));
  });
  it('[SR-HYDRA-05, SR-HYDRA-06] Hydra: in a real game both teammates play, and the turn passes when both have ended it', () => {
    const table = fresh(4, { mode: 'hydra2' });
    const { first } = table.state.pub;
    const [mate, foe] = [(first + 2) % 4, (first + 1) % 4];
    table.seen(mate, (v) => {
      const [card] = zone(v, `hand.${mate}`);
      table.when(mate, play(card!), 'main').then((now) => {
        expect([zone(now, `play.${mate}`), zone(now, `play.${first}`)]).toEqual([[card], []]);
      });
    });
    table.when(first, end);
    expect(table.state.pub.players[table.state.pub.active]!.team).toBe(table.state.pub.players[first]!.team);
    table.when(mate, end);
    expect(table.state.pub.players[table.state.pub.active]!.team).toBe(table.state.pub.players[foe]!.team);
  });
  it('Hydra: who leaves drops what they were doing, not what a teammate is doing', () => {
    const seats: SeatPosition[] = [{ hand: ['poacher'] }, {}, { hand: ['viper'] }, {}];
    const leave = (seat: number) => {
      const table = given({ options: { mode: 'hydra2' }, seats }).when(0, play('poacher'));
      expect(table.question(0).kind).toBe('choose');
      table.command({ do: 'resign', seat, n: table.state.pub.table.n }).accepted();
      return table;
    };
    expect(leave(2).question(0).kind).toBe('choose');
    expect(leave(0).question(2).kind).toBe('main');
  });
  it('Hydra: the same while a card is being acquired', () => {
    const leave = (seat: number) => {
      const buyer: SeatPosition = { trade: 9, redirects: [{ filter: { type: 'ship' }, to: 'deckTop' }] };
      const table = given({ options: { mode: 'hydra2' }, seats: [buyer, {}, {}, {}], row: ['ledger-skiff'] });
      expect(table.when(0, buy('ledger-skiff')).question(0).kind).toBe('place');
      return table.command({ do: 'resign', seat, n: table.state.pub.table.n }).accepted();
    };
    expect(leave(2).question(0).kind).toBe('place');
    expect(leave(0).question(2).kind).toBe('main');
  });
  it('[SR-EMP-06] Emperor: for 1 Trade a discarded card passes to any teammate', () => {
    const table = given({ options: { mode: 'emperor' }, seats: six({ 0: { trade: 1, discard: ['banneret'] } }) });
    table.when(0, { do: 'passOn', card: 'banneret.1', to: 3 }).refused('SR-EMP-06');
    table.when(0, { do: 'passOn', card: 'banneret.1', to: 2 }).then((v) => {
      expect(zone(v, 'discard.2')).toEqual(['banneret.1']);
      expect(v.pub.players[0]!.trade).toBe(0);
    });
  });
  it('[SR-EMP-09, SR-MODES-07] Emperor: a fallen Admiral leaves one card of hand, deck or discard pile, none in play', () => {
    const table = given({
      options: { mode: 'emperor' },
      seats: six({ 0: { combat: 3 }, 5: { authority: 3, hand: ['viper'], deck: ['ripper'], play: ['toll-buoy'] } }),
    }).when(0, attack(5, 3));
    table.when(5, 'toll-buoy.1').refused('SR-RAID-12');
    table.when(5, 'viper.1').then((v) => {
      expect(zone(v, 'discard.4')).toEqual(['viper.1']);
      expect(ids(zone(v, 'scrapHeap'))).toEqual(['ripper', 'toll-buoy']);
    });
  });
  it('[SR-EMP-10] Emperor: with the Emperor the team falls, whatever its Admirals have left', () => {
    const table = given({
      options: { mode: 'emperor' },
      toMove: 1,
      seats: six({ 1: { combat: 8 }, 4: { authority: 8 } }),
    }).when(1, attack(4, 8));
    expect(table.state.pub.table.result).toMatchObject({ winners: [0, 1, 2], rule: 'SR-EMP-10' });
  });
  it('[SR-RAID-12] Raid: a fallen Raider leaves a card to each mate, also one in play; the rest is scrapped', () => {
    const table = given({
      options: { mode: 'raid' },
      seats: [{ combat: 5 }, { authority: 5, hand: ['viper'], deck: [], play: ['toll-buoy'] }, {}, {}],
    }).when(0, attack(1, 5));
    table.when(1, 'toll-buoy.1').when(1, null);
    table.then((v) => {
      expect(zone(v, 'discard.2')).toEqual(['toll-buoy.1']);
      expect(zone(v, 'discard.3')).toEqual([]);
      expect(ids(zone(v, 'scrapHeap'))).toEqual(['viper']);
    });
  });
  it('[SR-RAID-07, SR-RAID-08] Raid: damage on the Boss’s Bases stays from Raider to Raider, until the Boss’s turn', () => {
    const table = given({
      options: { mode: 'raid' },
      toMove: 1,
      seats: [{ play: ['the-grand-bourse'] }, { combat: 3 }, {}],
    }).when(1, attackBase('the-grand-bourse', 3));
    const damage = () => table.state.pub.players[0]!.inPlay[0]!.damage;
    table.when(1, end);
    expect(damage()).toBe(3);
    table.when(2, end);
    expect(damage()).toBe(0);
  });
});

describe('positions: upgrades', () => {
  const shop = (trade: number, row: CardId[], upgrades: string[] = []) =>
    given({ seats: [{ trade }, {}], row, tradeDeck: ['lifter'], scenario: { number: 1, upgrades } });

  it('[SR-UPG-02, SR-UPG-03] a Ship pays 2 on top, a Base 3, when it is acquired and never later', () => {
    shop(3, ['ledger-skiff'])
      .when(0, buy('ledger-skiff'))
      .when(0, 'se-sheet-1')
      .then((v) => {
        expect(v.pub.players[0]!.trade).toBe(0);
      });
    shop(5, ['chop-shop'])
      .when(0, buy('chop-shop'))
      .when(0, 'se-sheet-1')
      .then((v) => {
        expect(v.pub.players[0]!.trade).toBe(0);
      });
    const kept = shop(9, ['ledger-skiff']).when(0, buy('ledger-skiff')).when(0, null);
    expect(kept.question(0).kind).toBe('main');
  });
  it('[SR-UPG-12] of a row one sticker is used: the Ship’s or the Base’s, by the printed cost', () => {
    const used = shop(9, ['chop-shop'], ['poacher.1:se-sheet-1', 'ripper.1:se-sheet-1']).when(0, buy('chop-shop'));
    expect(used.question(0).kind).toBe('main'); // the row of cost 2 is gone with the Ripper
  });
  it('[SR-UPG-17, SR-UPG-18] an upgraded card has a second faction, which enables Allies of both', () => {
    const hand = ['imperial-fighter', 'bonded-hauler', 'ledger-skiff'] as const;
    const played = (upgrades: string[]) => {
      const table = given({ seats: [{ hand: [...hand] }, {}], scenario: { number: 1, upgrades } });
      for (const card of hand) table.when(0, play(card));
      return table;
    };
    played([]).when(0, ally('imperial-fighter')).refused('SR-ALLY-02');
    played(['ledger-skiff.1:se-sheet-1']).when(0, ally('imperial-fighter')).when(0, ally('bonded-hauler')).accepted();
  });
  it('[SR-UPG-10, SR-UPG-11] the sticker is that of the printed cost, whatever was paid', () => {
    const row = ['watchfire', 'ripper', 'claim-jumper'] as const;
    const table = given({ seats: [{ hand: ['lifter'], trade: 9 }, {}], row: [...row], scenario: { number: 1 } });
    table.when(0, play('lifter')).when(0, buy('claim-jumper'));
    expect(table.question(0).kind).toBe('upgrade');
    table.when(0, 'se-sheet-1').then((v, events) => {
      const { made } = v.pub.campaign!;
      expect(events).toContainEqual({
        t: 'acquired',
        all: { seat: 0, card: 'claim-jumper.1', paid: 4, to: 'discard' },
      });
      expect(v.pub.campaign!.sheets['se-sheet-1']).toBe(1 << rowFor(sheetOf('se-sheet-1'), 5));
      expect(made).toEqual([{ card: 'claim-jumper', copy: 0, sheet: 'se-sheet-1', seat: 0, scenario: 1, turn: 1 }]);
    });
  });
  it('[SR-UPG-01] a card out of the Scrap Heap is not upgraded', () => {
    const table = given({
      seats: [{ play: ['breakers-yard'], trade: 9 }, {}],
      scrapHeap: ['ledger-skiff'],
      scenario: { number: 1 },
    });
    table.when(0, scrap('breakers-yard')).when(0, 'ledger-skiff.1');
    expect(table.question(0).kind).toBe('main');
    table.seen(0, (v) => expect(zone(v, 'hand.0')).toEqual(['ledger-skiff.1']));
  });
  it('[SR-UPG-05] Explorers are never upgraded', () => {
    const table = shop(9, ['ledger-skiff']).when(0, buy('explorer'));
    expect(table.question(0).kind).toBe('main');
  });
  it('[SR-ACTION-05] the Ripper gives 1 Trade and 2 Combat at every table, with two Raiders too', () => {
    given({ options: { mode: 'raid' }, toMove: 1, seats: [{}, { hand: ['ripper'] }, {}] })
      .when(1, play('ripper'))
      .then((v) => expect(v.pub.players[1]).toMatchObject({ trade: 1, combat: 2 }));
  });
});
