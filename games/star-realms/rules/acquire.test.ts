import { describe, expect, it } from 'vitest';
import type { Options } from '@orrery/kernel';
import { ally, buy, end, given, play, primary, zone } from '../given.ts';
import { encodeSetup } from './campaignOption.ts';

const row = ['bonded-hauler', 'ledger-skiff', 'knight-errant', 'watchfire', 'poacher'] as const;
const shop = (trade: number, more: object = {}) =>
  given({ seats: [{ trade, ...more }, {}], row: [...row], tradeDeck: ['banneret', 'ripper'] });

describe('SR-ACQ', () => {
  it('[SR-ACQ-02] Trade buys cards of the row and the top Explorer, nothing else', () => {
    const table = shop(20);
    table.when(0, buy('banneret')).refused('SR-ACQ-02');
    const explorers = table.state.pub.table.cards.explorers!;
    table.when(0, buy(explorers[0]!)).refused('SR-ACQ-02');
    table.when(0, buy(explorers.at(-1)!)).then((v) => expect(v.pub.players[0]!.trade).toBe(18));
  });
  it('[SR-ACQ-03, SR-ACQ-04] the cost is paid from the pool and the card goes to the own discard pile', () => {
    shop(2).when(0, buy('knight-errant')).refused('SR-ACQ-04');
    shop(4)
      .when(0, buy('watchfire'))
      .then((v) => {
        expect(v.pub.players[0]!.trade).toBe(2);
        expect(zone(v, 'discard.0')).toEqual(['watchfire.1']);
      });
  });
  it('[SR-ACQ-05] any number of cards may be acquired while Trade is left', () => {
    const table = shop(7);
    table.when(0, buy('watchfire')).when(0, buy('ledger-skiff')).when(0, buy('explorer')).when(0, buy('explorer.2'));
    table.then((v) => {
      expect(v.pub.players[0]!.trade).toBe(0);
      expect(zone(v, 'discard.0')).toHaveLength(4);
    });
  });
  it('[SR-ACQ-06, SR-ACQ-07] the space is filled at once, and the new card can be bought in the same turn', () => {
    const table = shop(6).when(0, buy('watchfire'));
    table.then((v) =>
      expect(zone(v, 'tradeRow')).toEqual([
        'bonded-hauler.1',
        'ledger-skiff.1',
        'knight-errant.1',
        'poacher.1',
        'banneret.1',
      ]),
    );
    table.when(0, buy('banneret')).then((v) => expect(zone(v, 'discard.0')).toEqual(['watchfire.1', 'banneret.1']));
  });
  it('an empty Trade Deck leaves the space empty', () => {
    given({ seats: [{ trade: 2 }, {}], row: [...row], onlyTradeDeck: true })
      .when(0, buy('watchfire'))
      .then((v) => expect(zone(v, 'tradeRow')).toHaveLength(4));
  });
  it('[SR-ACQ-08] acquired cards lie face up in the discard pile and come with the next reshuffle', () => {
    const table = shop(2, { deck: [], hand: [] }).when(0, buy('watchfire'));
    table.then((v) => expect(zone(v, 'discard.0')).toEqual(['watchfire.1']));
    table.when(0, end).seen(0, (v) => expect(zone(v, 'hand.0')).toEqual(['watchfire.1']));
  });
  it('[SR-ACQ-09] a free acquisition to another place is still an acquisition', () => {
    const table = given({
      seats: [{ hand: ['contract-escort', 'scout'] }, {}],
      row: ['bonded-hauler', 'watchfire', 'banneret', 'poacher', 'ripper'],
    });
    table.when(0, play('contract-escort'));
    table.when(0, 'banneret.1').refused('SR-ACQ-09'); // costs more than 3
    given({ seats: [{ hand: ['contract-escort'] }, {}], row: ['knight-errant'] })
      .when(0, play('contract-escort'))
      .when(0, 'knight-errant.1') // costs just 3
      .accepted();
    table.when(0, 'bonded-hauler.1').then((v, events) => {
      expect(events).toContainEqual({
        t: 'acquired',
        all: { seat: 0, card: 'bonded-hauler.1', paid: 0, to: 'deckTop' },
      });
      expect(v.pub.players[0]).toMatchObject({ trade: 0 });
      expect(v.pub.table.zones['deck.0']!.n).toBe(6);
      expect(v.pub.table.zones.tradeRow!.n).toBe(5);
    });
    expect(table.question(0).kind).toBe('may'); // its on-acquire ability
    table.when(0, true).seen(0, (v) => expect(zone(v, 'hand.0')).toContain('bonded-hauler.1'));
  });
  it('[SR-ACQ-09] an effect may send a bought card to the top of the deck, if its owner likes', () => {
    const packet = () =>
      given({
        options: { tradeDeck: '84' },
        seats: [{ trade: 9, redirects: [{ filter: { type: 'ship' }, to: 'deckTop' }] }, {}],
        row: [...row],
      });
    packet()
      .when(0, buy('watchfire'))
      .then((v) => expect(zone(v, 'discard.0')).toEqual(['watchfire.1']));
    const yes = packet().when(0, buy('ledger-skiff')).when(0, true);
    expect(yes.state.hidden.table.cards['deck.0']!.at(-1)).toBe('ledger-skiff.1');
    yes.when(0, buy('poacher')).then((v) => expect(zone(v, 'discard.0')).toEqual(['poacher.1'])); // one use
    packet()
      .when(0, buy('ledger-skiff'))
      .when(0, false)
      .then((v) => expect(zone(v, 'discard.0')).toEqual(['ledger-skiff.1']));
    // Who lets the time pass takes it the usual way.
    const absent = packet().when(0, buy('ledger-skiff'));
    expect(absent.question(0).kind).toBe('place');
    absent
      .command({ do: 'timeout', seat: 0, n: absent.state.pub.table.n, then: 'default' })
      .then((v) => expect(zone(v, 'discard.0')).toEqual(['ledger-skiff.1']));
    const later = packet().when(0, end).when(1, end);
    expect(later.state.pub.players[0]!.redirects).toEqual([]); // it was for one turn
  });
  it('[SR-ACQ-10] effects change what is paid, never below zero', () => {
    const lifter = given({ seats: [{ hand: ['lifter'] }, {}], row: [...row] }).when(0, play('lifter'));
    lifter.when(0, buy('knight-errant')).then((v) => expect(v.pub.players[0]!.trade).toBe(2)); // 2 - 2, then its gift of 2
    // Two reductions make a Ship of cost 1 free; nothing is given back.
    const two = given({
      options: { personalDecks: 'faction' },
      seats: [{ hand: ['lifter', 'smuggler'] }, {}],
      row: [...row],
    });
    two.when(0, play('lifter')).when(0, play('smuggler'));
    const { trade } = two.state.pub.players[0]!;
    two.when(0, buy('ledger-skiff')).then((v) => {
      expect(v.pub.players[0]!.trade).toBe(trade);
      expect(zone(v, 'discard.0')).toEqual(['ledger-skiff.1']);
    });
    const smuggler = given({
      options: { personalDecks: 'faction' },
      seats: [{ hand: ['smuggler'], trade: 4 }, {}],
      row: [...row],
    }).when(0, play('smuggler'));
    smuggler.when(0, buy('watchfire')).then((v) => expect(v.pub.players[0]!.trade).toBe(3)); // an Outpost is no Ship
    smuggler.when(0, buy('poacher')).then((v) => expect(v.pub.players[0]!.trade).toBe(1));
    smuggler.when(0, buy('ledger-skiff')).then((v) => expect(v.pub.players[0]!.trade).toBe(0)); // only the next one was cheaper
  });
  it('[SR-ACQ-10] a Base upgraded in a campaign makes the first card cheaper at other tables too', () => {
    const upgrades = [{ card: 'castellans-keep.1', sheet: 'tf-sheet-4' as const }];
    const table = given({
      options: { campaign: encodeSetup({ scenario: null, upgrades }) },
      seats: [{ play: ['castellans-keep'], trade: 3 }, {}],
      row: [...row],
    });
    table.when(0, buy('watchfire')).then((v) => expect(v.pub.players[0]!.trade).toBe(2)); // 2 - 1
    table.when(0, buy('explorer')).then((v) => expect(v.pub.players[0]!.trade).toBe(0)); // only the first
    const poor = given({
      options: { campaign: encodeSetup({ scenario: null, upgrades }) },
      seats: [{ play: ['castellans-keep'], trade: 1 }, {}],
      row: [...row],
    });
    poor.when(0, buy('knight-errant')).refused('SR-ACQ-04');
    poor.when(0, buy('watchfire')).then((v) => expect(zone(v, 'discard.0')).toEqual(['watchfire.1']));
  });
  it('[SR-ACQ-11] Explorers acquired are not replaced; an empty stack offers none', () => {
    const table = given({ seats: [{ trade: 4 }, {}], explorers: 1 });
    table.when(0, buy('explorer')).then((v) => expect(v.pub.table.zones.explorers!.n).toBe(0));
    table.when(0, buy('explorer.2')).refused('SR-ACQ-02');
  });
});

const acquire = (id: string, more: object = {}, options = {}) =>
  given({
    options,
    seats: [{ trade: 8, hand: ['scout', 'viper'], deck: ['scout', 'scout', 'scout'], ...more }, {}],
    row: [id as never, 'watchfire', 'squire-wing', 'toll-buoy', 'drift-camp'],
  }).when(0, buy(id));

describe('SR-ONACQ', () => {
  it('[SR-ONACQ-01] some cards have an on-acquire ability, others have none', () => {
    expect(acquire('bonded-hauler').question(0).kind).toBe('may');
    expect(acquire('ledger-skiff').question(0).kind).toBe('main');
  });
  it('[SR-ONACQ-04] Consortium 1-4: draw a card and discard a card, or neither', () => {
    const yes = acquire('bonded-hauler').when(0, true);
    expect(yes.question(0).kind).toBe('discard');
    yes.when(0, 'viper.1').then((v) => {
      expect(v.pub.table.zones['hand.0']!.n).toBe(2);
      expect(zone(v, 'discard.0')).toEqual(['bonded-hauler.1', 'viper.1']);
    });
    acquire('bonded-hauler')
      .when(0, false)
      .then((v) => expect(v.pub.table.zones['hand.0']!.n).toBe(2));
  });
  it('[SR-ONACQ-05] Consortium 5-6: you may draw a card', () => {
    acquire('free-harbor')
      .when(0, true)
      .then((v) => expect(v.pub.table.zones['hand.0']!.n).toBe(3));
  });
  it('[SR-ONACQ-06] Consortium 7-8: draw two, discard one', () => {
    const table = acquire('golden-argosy').when(0, true);
    table.when(0, 'scout.1').then((v) => expect(v.pub.table.zones['hand.0']!.n).toBe(3));
  });
  const gainedFrom = (id: string, options: Options = {}) => {
    const { trade, combat } = acquire(id, { trade: 10 }, options).state.pub.players[0]!;
    return { trade, combat };
  };
  it('[SR-ONACQ-07] Kingdom 1-4: gain 2 Trade', () => {
    expect(gainedFrom('knight-errant')).toEqual({ trade: 10 - 3 + 2, combat: 0 });
    expect(gainedFrom('banneret')).toEqual({ trade: 10 - 4 + 2, combat: 0 });
  });
  it('[SR-ONACQ-08] Kingdom 5-6: gain 3 Trade', () => {
    expect(gainedFrom('crown-mint')).toEqual({ trade: 10 - 5 + 3, combat: 0 });
    expect(gainedFrom('dragon-guard')).toEqual({ trade: 10 - 6 + 3, combat: 0 });
  });
  it('[SR-ONACQ-09] Kingdom 7-8: gain 5 Trade', () => {
    expect(gainedFrom('queens-verdict')).toEqual({ trade: 10 - 8 + 5, combat: 0 });
  });
  it('a table may agree that the Kingdom gives Combat', () => {
    const combat = { kingdomOnAcquire: 'combat' };
    expect(gainedFrom('knight-errant', combat)).toEqual({ trade: 7, combat: 2 });
    expect(gainedFrom('crown-mint', combat)).toEqual({ trade: 5, combat: 3 });
    expect(gainedFrom('queens-verdict', combat)).toEqual({ trade: 2, combat: 5 });
  });
  it('[SR-ONACQ-10] EX-32: Scavengers 1-4: you may scrap a card from hand; with an empty hand play goes on', () => {
    const table = acquire('poacher');
    table.when(0, 'poacher.1').refused('SR-SCRAP-04');
    table.when(0, 'scout.1').then((v) => expect(zone(v, 'scrapHeap')).toEqual(['scout.1']));
    expect(acquire('poacher', { hand: [] }).question(0).kind).toBe('main');
  });
  it('[SR-ONACQ-11] Scavengers 5-6: from hand or discard pile, also the card itself', () => {
    acquire('claim-jumper')
      .when(0, 'claim-jumper.1')
      .then((v) => expect(zone(v, 'scrapHeap')).toEqual(['claim-jumper.1']));
    acquire('claim-jumper')
      .when(0, 'viper.1')
      .then((v) => expect(zone(v, 'scrapHeap')).toEqual(['viper.1']));
  });
  it('[SR-ONACQ-12] Scavengers 7-8: up to two cards in total', () => {
    const table = acquire('graveyard-titan', { discard: ['scout'] });
    table.when(0, 'viper.1').when(0, 'scout.2');
    table.then((v) => expect(zone(v, 'scrapHeap')).toEqual(['viper.1', 'scout.2']));
    expect(table.question(0).kind).toBe('main');
  });
  it('[SR-ONACQ-13] the band is that of the printed cost', () => {
    const table = given({
      seats: [{ hand: ['lifter', 'scout'], trade: 2 }, {}],
      row: ['claim-jumper', 'watchfire', 'ripper', 'toll-buoy', 'rust-rat'],
    });
    table.when(0, play('lifter')).when(0, buy('claim-jumper')); // paid 4, printed 5
    expect(table.question(0).q).toMatchObject({ from: ['hand', 'discard'] });
  });
  it('[SR-ONACQ-14] what it gives can be used in the same Main Phase', () => {
    const table = acquire('free-harbor', { trade: 5, deck: ['viper'] }).when(0, true);
    table.when(0, play('viper.2')).then((v) => expect(v.pub.players[0]!.combat).toBe(1));
    const trade = acquire('knight-errant', { trade: 3 });
    trade.when(0, buy('watchfire')).then((v) => expect(v.pub.players[0]!.trade).toBe(0));
  });
  it('"whenever you acquire a card" comes after the card’s own ability', () => {
    const bourse = given({
      seats: [{ trade: 3, play: ['the-grand-bourse'], hand: ['viper'] }, {}],
      row: ['knight-errant', 'watchfire', 'ripper', 'toll-buoy', 'rust-rat'],
    });
    bourse.when(0, buy('knight-errant')).then((v) => expect(v.pub.players[0]!.trade).toBe(2));
    bourse
      .when(0, true)
      .when(0, 'viper.1')
      .then((v) => expect(zone(v, 'discard.0')).toEqual(['knight-errant.1', 'viper.1']));
  });
  it('recalling a Base puts it on top of the deck', () => {
    const table = given({
      seats: [{ hand: ['banneret'], play: ['watchfire'], discard: ['toll-buoy', 'viper'] }, {}],
    }).when(0, play('banneret'));
    table.when(0, ally('banneret')).when(0, 'viper.1').refused('SR-INFO-03');
    table.when(0, 'toll-buoy.1');
    expect(table.state.hidden.table.cards['deck.0']!.at(-1)).toBe('toll-buoy.1');
  });
  it('the Patchwork Raider copies another Ship and has its factions this turn', () => {
    const table = given({ seats: [{ hand: ['knight-errant', 'patchwork-raider', 'poacher'] }, {}] });
    table.when(0, play('knight-errant')).when(0, play('poacher')).when(0, 0).when(0, play('patchwork-raider'));
    table.when(0, 'knight-errant.1').then((v) => expect(v.pub.players[0]!.combat).toBe(11));
    table.when(0, ally('knight-errant')).then((v) => expect(v.pub.players[0]!.combat).toBe(13));
  });
  it('counting texts count at the moment of use', () => {
    const table = given({
      seats: [{ play: ['marshals-bastion', 'toll-buoy', 'watchfire'], hand: ['squire-wing'] }, {}],
    });
    table.when(0, primary('marshals-bastion')).then((v) => expect(v.pub.players[0]!.combat).toBe(4));
    table.when(0, play('squire-wing')).then((v) => expect(v.pub.players[0]!.combat).toBe(8));
  });
});
