import { describe, expect, it } from 'vitest';
import type { Given } from '@orrery/kernel/testing';
import type { Seat } from '@orrery/kernel';
import { ally, attack, buy, fresh, given, play, scrap, zone } from '../given.ts';
import { scenarioNumber } from '../content/scenarios/index.ts';
import type { SR } from '../shapes.ts';

/** The answer of a player whose time is up: nothing that need not be, else the first of what there is. */

const late = (table: Given<SR>, seat: Seat, kind: string): Given<SR> => {
  expect(table.question(seat).kind).toBe(kind);
  return table.command({ do: 'timeout', seat, n: table.state.pub.table.n, then: 'default' }).accepted();
};

describe('a player whose time is up', () => {
  it('ends the Main Phase', () => {
    const table = late(given({ seats: [{ hand: ['viper'] }, {}] }), 0, 'main');
    table.then((v) => expect(zone(v, 'discard.0')).toEqual(['viper.1']));
    expect(table.question(1).kind).toBe('main');
  });
  it('declines what may be declined', () => {
    const table = given({ seats: [{ trade: 5 }, {}], row: ['free-harbor'] }).when(0, buy('free-harbor'));
    late(table, 0, 'may').then((v) => expect(v.pub.table.zones['hand.0']!.n).toBe(0));
  });
  it('takes the first of several alternatives', () => {
    const table = given({ seats: [{ hand: ['poacher'] }, {}] }).when(0, play('poacher'));
    late(table, 0, 'choose').then((v) => expect(v.pub.players[0]).toMatchObject({ trade: 2, combat: 0 }));
  });
  it('discards the first card where one must go, none where one may', () => {
    const must = given({ seats: [{ hand: ['viper', 'scout', 'scout'], play: ['claim-jumper'] }, {}] });
    late(must.when(0, scrap('claim-jumper')), 0, 'discard').then((v) => {
      expect(zone(v, 'discard.0')).toEqual(['viper.1']);
    });
    const may = given({
      seats: [{ hand: ['viper', 'scout'] }, {}],
      at: 'begin',
      scenario: { number: 6, option: 'sealed-dossiers', factions: sideOf('sealed-dossiers') },
    });
    late(may.when(0, true), 0, 'discard').then((v) => expect(zone(v, 'discard.0')).toEqual([]));
  });
  it('scraps nothing, takes no card for nothing and recalls none', () => {
    const scrapping = given({ seats: [{ hand: ['viper'], trade: 9 }, {}], row: ['poacher'] }).when(0, buy('poacher'));
    late(scrapping, 0, 'scrap').then((v) => expect(zone(v, 'scrapHeap')).toEqual([]));
    const row = ['bonded-hauler', 'watchfire', 'banneret', 'poacher', 'ripper'] as const;
    const free = given({ seats: [{ hand: ['contract-escort'] }, {}], row: [...row] }).when(0, play('contract-escort'));
    late(free, 0, 'acquireFree').then((v) => expect(zone(v, 'tradeRow')).toEqual(row.map((id) => `${id}.1`)));
    const recalling = given({
      seats: [{ hand: ['banneret'], play: ['watchfire'], discard: ['toll-buoy'] }, {}],
    }).when(0, play('banneret'));
    late(recalling.when(0, ally('banneret')), 0, 'recall').then((v) => {
      expect(zone(v, 'discard.0')).toEqual(['toll-buoy.1']);
    });
  });
  it('picks the next opponent clockwise, and destroys no Base', () => {
    const table = given({
      options: { mode: 'freeForAll' },
      toMove: 1,
      seats: [{ hand: ['scout', 'scout'] }, { hand: ['claim-jumper', 'bonded-hauler'] }, { hand: ['viper', 'scout'] }],
    });
    table.when(1, play('claim-jumper')).when(1, 1).when(1, play('bonded-hauler')).when(1, ally('claim-jumper'));
    expect(late(table, 1, 'opponent').question(2).kind).toBe('discard');
    const galleon = given({ seats: [{ hand: ['siege-galleon'] }, { play: ['watchfire'] }] });
    late(galleon.when(0, play('siege-galleon')), 0, 'destroyBase').then((v) => {
      expect(zone(v, 'play.1')).toEqual(['watchfire.1']);
    });
  });
  it('leaves the cards looked at where they are', () => {
    const table = given({
      seats: [{ deck: ['viper', 'scout'] }, {}],
      at: 'begin',
      scenario: { number: 6, option: 'planted-orders', factions: sideOf('planted-orders') },
    });
    late(table, 0, 'peek').then((v) => expect(zone(v, 'discard.0')).toEqual([]));
    expect(table.state.hidden.table.cards['deck.0']!.at(-1)).toBe('viper.1');
  });
  it('copies the first Ship in play', () => {
    const table = given({ seats: [{ hand: ['scout', 'viper', 'patchwork-raider'] }, {}] });
    table.when(0, play('scout')).when(0, play('viper')).when(0, play('patchwork-raider'));
    late(table, 0, 'copyShip').then((v, events) => {
      expect(events).toContainEqual({ t: 'copied', all: { seat: 0, card: 'patchwork-raider.1', ship: 'scout.1' } });
      expect(v.pub.players[0]!.trade).toBe(2);
    });
  });
  it('upgrades nothing', () => {
    const table = given({ seats: [{ trade: 9 }, {}], row: ['ledger-skiff'], scenario: { number: 1 } });
    late(table.when(0, buy('ledger-skiff')), 0, 'upgrade').then((v) => {
      expect(zone(v, 'discard.0')).toEqual(['ledger-skiff.1']);
      expect(v.pub.players[0]!.trade).toBe(8);
    });
  });
  it('wishes for the Star Empire, goes on after a game, and takes the first side card of a scenario', () => {
    const table = fresh(2, { mode: 'campaign' });
    late(table, 0, 'faction').when(1, 'tradeFederation', 'faction').accepted();
    expect(table.state.pub.campaign!.factions).toEqual(['starEmpire', 'tradeFederation']);
    while (table.state.pub.campaign!.scenario === 1) {
      const { active } = table.state.pub;
      table.command({ do: 'resign', seat: active, n: table.state.pub.table.n }).accepted();
      late(late(table, 0, 'goOn'), 1, 'goOn');
    }
    const { first } = table.state.pub;
    const [option] = Object.keys(scenarioNumber(2).sides[table.state.pub.campaign!.factions[first]!].options);
    late(table, first, 'scenarioOption').then((v) => expect(v.pub.campaign!.option).toBe(option));
  });
  it('leaves no card to the others when defeated', () => {
    const table = given({
      options: { mode: 'raid' },
      seats: [{ combat: 5 }, { authority: 5, hand: ['viper'] }, {}, {}],
    }).when(0, attack(1, 5));
    late(late(table, 1, 'bequeath'), 1, 'bequeath').then((v) => {
      expect([zone(v, 'discard.2'), zone(v, 'discard.3')]).toEqual([[], []]);
    });
  });
  it('plays the Boss with the usual deck', () => {
    const table = late(fresh(3, { mode: 'raid', boss: 'seat1', personalDecks: 'faction' }), 0, 'bossDeck');
    expect(table.events.some(({ t }) => t === 'tookDeck')).toBe(false);
    expect(table.state.pub.players[0]!.owns).toEqual({ scout: 8, viper: 2 });
  });
});

function sideOf(option: string): ['starEmpire', 'tradeFederation'] | ['tradeFederation', 'starEmpire'] {
  const { starEmpire } = scenarioNumber(6).sides;
  return Object.hasOwn(starEmpire.options, option)
    ? ['starEmpire', 'tradeFederation']
    : ['tradeFederation', 'starEmpire'];
}
