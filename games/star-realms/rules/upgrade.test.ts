import { describe, expect, it } from 'vitest';
import { listAnswers, view } from '@orrery/kernel';
import type { Given } from '@orrery/kernel/testing';
import { sheetIds, sheetOf } from '../content/stickers/index.ts';
import { cardText, stickerText } from '../text/cardText.ts';
import { en } from '../text/en.ts';
import {
  ally,
  ally2,
  attackBase,
  buy,
  end,
  given,
  play,
  primary,
  scenarioOptions,
  scrap,
  fresh,
  zone,
} from '../given.ts';
import { cardOf } from '../content/catalogue.ts';
import { programOf } from './designs.ts';
import type { Position, ScenarioPosition } from '../given.ts';
import { cardByKey, designOf, factionsOf } from './designs.ts';
import type { SR, View } from '../shapes.ts';

type Table = Given<SR>;
const row = ['ledger-skiff', 'chop-shop', 'knight-errant', 'slag-furnace', 'siege-galleon'] as const;
/** The first seat, the Star Empire, in the Main Phase of a scenario. */
const shop = (trade: number, scenario: ScenarioPosition = { number: 1 }, more: Partial<Position> = {}): Table =>
  given({ seats: [{ trade }, {}], row: [...row], tradeDeck: ['banneret', 'ripper'], scenario, ...more });
const asked = (table: Table): string[] => table.state.pub.table.open.map((d) => d.kind);
const offered = (table: Table, seat = 0): readonly unknown[] =>
  listAnswers(
    table.game,
    view(table.state, seat),
    table.state.pub.table.open.find((d) => d.seat === seat)!,
  )!;
const design = (v: View, card: string) => designOf(v.pub, card);
const factions = (v: View, card: string) => factionsOf(design(v, card).factions);
/** The design's Primary Ability as data. */
const primaryOf = (v: View, card: string) => cardByKey(design(v, card).key).card.primary;

describe('SR-UPG: paying for an upgrade', () => {
  it('[SR-UPG-01] a card acquired from the Trade Row may be upgraded for Trade on top of its cost', () => {
    const bought = shop(4).when(0, buy('ledger-skiff'));
    expect(offered(bought)).toEqual(['se-sheet-1', null]);
    bought.when(0, 'se-sheet-1').then((v) => {
      expect(v.pub.players[0]!.trade).toBe(1); // 4 - 1 - 2
      expect(design(v, 'ledger-skiff.1').upgraded).toBe(true);
      expect(zone(v, 'discard.0')).toEqual(['ledger-skiff.1']);
    });
    shop(4)
      .when(0, buy('ledger-skiff'))
      .when(0, null)
      .then((v) => {
        expect(v.pub.players[0]!.trade).toBe(3);
        expect(design(v, 'ledger-skiff.1').upgraded).toBe(false);
      });
  });
  it('[SR-UPG-02] a Ship costs 2 more, a Base 3 more, whatever the card itself costs (EX-22)', () => {
    const spent = (card: 'ledger-skiff' | 'siege-galleon' | 'chop-shop' | 'watchfire') => {
      const table = shop(10, { number: 1 }, { row: [card, 'ripper', 'ripper', 'poacher', 'poacher'] });
      table.when(0, buy(card)).when(0, 'se-sheet-1');
      return 10 - table.state.pub.players[0]!.trade - design(view(table.state, null), `${card}.1`).cost;
    };
    expect(spent('ledger-skiff')).toBe(2);
    expect(spent('siege-galleon')).toBe(2);
    expect(spent('chop-shop')).toBe(3);
    expect(spent('watchfire')).toBe(3); // an Outpost
    const poor = shop(4).when(0, buy('chop-shop'));
    expect(asked(poor)).toEqual(['main']);
    expect(asked(shop(5).when(0, buy('chop-shop')))).toEqual(['upgrade']);
    expect(asked(shop(2).when(0, buy('ledger-skiff')))).toEqual(['main']);
  });
  it('[SR-UPG-03] an upgrade is made at the moment of acquisition or never (EX-21)', () => {
    const table = shop(3).when(0, buy('ledger-skiff')).when(0, null);
    table.then((v) => expect(v.pub.players[0]!.trade).toBe(2));
    expect(asked(table)).toEqual(['main']);
    expect(offered(table)).not.toContainEqual(expect.objectContaining({ do: 'upgrade' }));
    table.when(0, { do: 'upgrade', card: 'ledger-skiff.1', sheet: 'se-sheet-1' }).refused('SR-TURN-03');
    table.then((v) => expect(design(v, 'ledger-skiff.1').upgraded).toBe(false));
  });
  it('[SR-UPG-04] a card acquired for free may be upgraded by paying the surcharge', () => {
    const table = shop(2, { number: 1 }, { seats: [{ trade: 2, hand: ['contract-escort'] }, {}] });
    table.when(0, play('contract-escort')).when(0, 'knight-errant.1');
    expect(offered(table)).toEqual(['se-sheet-1', null]);
    table.when(0, 'se-sheet-1').then((v) => {
      expect(v.pub.players[0]!.trade).toBe(2); // the surcharge of 2, then the on-acquire ability gives 2
      expect(design(v, 'knight-errant.1').upgraded).toBe(true);
    });
  });
  it('[SR-UPG-05] Explorers cannot be upgraded', () => {
    const table = shop(10).when(0, buy('explorer'));
    expect(asked(table)).toEqual(['main']);
  });
  it('[SR-UPG-08] a card is upgraded only once, by whichever player', () => {
    for (const sheet of ['se-sheet-1', 'tf-sheet-1']) {
      const table = shop(10, { number: 4, upgrades: [`ledger-skiff.1:${sheet}`] }).when(0, buy('ledger-skiff'));
      expect(asked(table)).toEqual(['main']);
    }
  });
  it('upgrades are made in campaigns only', () => {
    const table = given({ seats: [{ trade: 10 }, {}], row: [...row] }).when(0, buy('ledger-skiff'));
    expect(asked(table)).toEqual(['main']);
  });
});

describe('SR-UPG: sticker sheets', () => {
  it('[SR-UPG-09, SR-UPG-13] a sheet has five rows of different costs with a Ship and a Base sticker each', () => {
    for (const id of sheetIds) {
      const { rows } = sheetOf(id);
      expect(rows).toHaveLength(5);
      expect(new Set(rows.map((r) => r.cost)).size).toBe(5);
      for (const r of rows) expect([r.ship, r.base].every((s) => stickerText(en.effects, s).length > 0)).toBe(true);
    }
    const five = ['ledger-skiff.1', 'ripper.1', 'poacher.1', 'banneret.1', 'siege-galleon.1'];
    const table = (card: 'squire-wing' | 'tithe-barge' | 'knight-errant' | 'lifter' | 'claim-jumper') =>
      shop(
        10,
        { number: 5, upgrades: five.map((c) => `${c}:se-sheet-1`) },
        { row: [card, 'chop-shop', 'chop-shop', 'orbital-palisade', 'orbital-palisade'] },
      ).when(0, buy(card));
    for (const card of ['squire-wing', 'tithe-barge', 'knight-errant', 'lifter', 'claim-jumper'] as const)
      expect(offered(table(card))).not.toContain('se-sheet-1');
  });
  it('[SR-UPG-10] the sticker must match the printed cost and the type (EX-04)', () => {
    const base = shop(8, { number: 1 }, { row: ['crown-mint', 'ripper', 'ripper', 'poacher', 'poacher'] });
    base.when(0, buy('crown-mint')).when(0, 'se-sheet-1');
    base.then((v) => {
      const { ship, base: forBases } = sheetOf('se-sheet-1').rows.find((r) => r.cost === 5)!;
      expect(primaryOf(v, 'crown-mint.1')!.slice(-1)).toEqual(forBases.primary);
      expect(primaryOf(v, 'crown-mint.1')!.slice(-1)).not.toEqual(ship.primary);
    });
    // The second sheet has no row of cost 5.
    const second = shop(8, { number: 2 }).when(0, buy('siege-galleon'));
    expect(offered(second)).toEqual(['se-sheet-1', null]);
    second.when(0, 'se-sheet-2').refused('SR-UPG-10');
  });
  it('[SR-UPG-11] what was paid does not matter: a Ship of cost 6 bought for 5 has no cost-5 sticker (EX-04)', () => {
    const lifted = (card: 'dividend-frigate' | 'siege-galleon') =>
      shop(
        6,
        { number: 1 },
        { seats: [{ trade: 6, hand: ['lifter'] }, {}], row: [card, 'ripper', 'ripper', 'poacher', 'poacher'] },
      )
        .when(0, play('lifter'))
        .when(0, buy(card));
    const dear = lifted('dividend-frigate');
    expect(dear.state.pub.players[0]!.trade).toBe(3); // 6 + 2 - 5
    expect(asked(dear)).not.toContain('upgrade');
    const cheap = lifted('siege-galleon');
    expect(cheap.state.pub.players[0]!.trade).toBe(4); // 6 + 2 - 4
    expect(offered(cheap)).toEqual(['se-sheet-1', null]);
  });
  it('[SR-UPG-12] of the two stickers of a row only one is ever used (EX-05, EX-06)', () => {
    const used = ['knight-errant.2:se-sheet-1'];
    expect(asked(shop(10, { number: 1, upgrades: used }).when(0, buy('slag-furnace')))).toEqual(['main']);
    const later = shop(10, { number: 2, upgrades: used }).when(0, buy('slag-furnace'));
    expect(offered(later)).toEqual(['se-sheet-2', null]);
    later.when(0, 'se-sheet-1').refused('SR-UPG-12');
    // The first row of a sheet as well: a card of cost 1.
    const first = shop(10, { number: 2, upgrades: ['ledger-skiff.2:se-sheet-1'] }).when(0, buy('ledger-skiff'));
    first.when(0, 'se-sheet-1').refused('SR-UPG-12');
    const other = ['slag-furnace.1:se-sheet-1'];
    expect(asked(shop(10, { number: 1, upgrades: other }).when(0, buy('knight-errant')))).not.toContain('upgrade');
    // And within one game.
    const game = shop(10).when(0, buy('knight-errant')).when(0, 'se-sheet-1').when(0, buy('slag-furnace'));
    expect(asked(game)).toEqual(['main']);
  });
  it('[SR-UPG-16] only stickers of the own faction can be used', () => {
    const empire = shop(10).when(0, buy('ledger-skiff'));
    empire.when(0, 'tf-sheet-1').refused('SR-UPG-16');
    const federation = shop(10, { number: 1, factions: ['tradeFederation', 'starEmpire'] }).when(
      0,
      buy('ledger-skiff'),
    );
    expect(offered(federation)).toEqual(['tf-sheet-1', null]);
  });
  it('[SR-UPG-20] a sheet for each of the first four scenarios; any sheet received so far may be used', () => {
    const sheets = (number: number) => offered(shop(10, { number }).when(0, buy('knight-errant')));
    expect(sheets(1)).toEqual(['se-sheet-1', null]);
    expect(sheets(2)).toEqual(['se-sheet-1', 'se-sheet-2', null]);
    expect(sheets(3)).toEqual(['se-sheet-1', 'se-sheet-2', 'se-sheet-3', null]);
    expect(sheets(4)).toEqual(['se-sheet-1', 'se-sheet-2', 'se-sheet-3', 'se-sheet-4', null]);
    expect(sheets(9)).toEqual(sheets(4));
    shop(10).when(0, buy('knight-errant')).when(0, 'se-sheet-2').refused('SR-UPG-20');
  });
});

describe('SR-UPG: upgraded cards', () => {
  const withCards = (hand: Position['seats'], upgrades: string[], more: ScenarioPosition = { number: 4 }): Table =>
    given({ seats: hand, scenario: { ...more, upgrades } });

  it('[SR-UPG-06, SR-UPG-17] an upgrade brings an ability and a second faction', () => {
    shop(10)
      .when(0, buy('ledger-skiff'))
      .then((v) => expect(factions(v, 'ledger-skiff.1')).toEqual(['consortium']))
      .when(0, 'se-sheet-1')
      .then((v) => {
        expect(factions(v, 'ledger-skiff.1')).toEqual(['consortium', 'starEmpire']);
        expect(primaryOf(v, 'ledger-skiff.1')).toEqual([
          ...cardOf('ledger-skiff').primary!,
          { op: 'gain', resource: 'combat', amount: 2 },
        ]);
        expect(factions(v, 'ledger-skiff.2')).toEqual(['consortium']); // its twin stays as printed
      });
  });
  it('[SR-UPG-07] an upgrade stays on the card, wherever it goes', () => {
    const table = shop(10, { number: 1 }, { seats: [{ trade: 10, deck: [] }, {}] });
    table.when(0, buy('ledger-skiff')).when(0, 'se-sheet-1').when(0, end).when(1, end);
    table.when(0, play('ledger-skiff')).then((v) => expect(v.pub.players[0]!).toMatchObject({ trade: 2, combat: 2 }));
    // Also when the card is destroyed or scrapped.
    const base = given({
      seats: [{ combat: 9 }, { play: ['drift-camp'] }],
      scenario: { number: 4, upgrades: ['drift-camp.1:tf-sheet-1'] },
    }).when(0, attackBase('drift-camp', 2));
    base.then((v) => {
      expect(zone(v, 'discard.1')).toEqual(['drift-camp.1']);
      expect(design(v, 'drift-camp.1').key).toBe('drift-camp+tf-sheet-1');
    });
    const scrapped = withCards([{ play: ['ripper'] }, {}], ['ripper.1:se-sheet-1']).when(0, scrap('ripper'));
    scrapped.then((v) => {
      expect(zone(v, 'scrapHeap')).toEqual(['ripper.1']);
      expect(design(v, 'ripper.1').key).toBe('ripper+se-sheet-1');
    });
  });
  it('[SR-UPG-14, SR-UPG-15] what is added to a Primary Ability is part of it; other parts are abilities of their own', () => {
    // Whichever alternative is taken, the addition follows.
    withCards([{ hand: ['rust-rat'] }, {}], ['rust-rat.1:se-sheet-1'])
      .when(0, play('rust-rat'))
      .when(0, 0)
      .then((v) => expect(v.pub.players[0]!).toMatchObject({ trade: 1, combat: 2 }));
    // A Base resolves both with one use.
    const base = withCards([{ play: ['drift-camp'] }, {}], ['drift-camp.1:se-sheet-1']);
    base.when(0, primary('drift-camp')).then((v) => expect(v.pub.players[0]!.combat).toBe(3));
    base.when(0, primary('drift-camp')).refused('SR-ACTION-02');
    // An Ally Ability from a sticker is used by itself, beside the printed one.
    const both = withCards(
      [{ play: ['knight-errant', 'imperial-fighter', 'tithe-barge'] }, {}],
      ['knight-errant.1:se-sheet-1'],
    );
    both.when(0, ally('knight-errant')).then((v) => expect(v.pub.players[0]!.combat).toBe(2));
    both.when(0, ally2('knight-errant')).seen(0, (v) => {
      expect(v.pub.players[0]!.combat).toBe(5);
      expect(zone(v, 'hand.0')).toHaveLength(1);
    });
    // Without a card of the second faction it is refused by the rule of Ally Abilities.
    withCards([{ play: ['knight-errant', 'tithe-barge'] }, {}], ['knight-errant.1:se-sheet-1'])
      .when(0, ally2('knight-errant'))
      .refused('SR-ALLY-02');
    const { card } = cardByKey('knight-errant+se-sheet-1');
    expect(cardText(en.effects, card, 'combat').ally).toHaveLength(2);
  });
  it('[SR-UPG-18] a card of two factions enables the Ally Abilities of both', () => {
    const table = withCards(
      [{ play: ['ledger-skiff', 'imperial-fighter', 'bonded-hauler'] }, {}],
      ['ledger-skiff.1:se-sheet-1'],
    );
    table.when(0, ally('imperial-fighter')).when(0, ally('bonded-hauler'));
    table.then((v) => expect(v.pub.players[0]!.combat).toBe(2));
    const plain = withCards([{ play: ['ledger-skiff', 'imperial-fighter'] }, {}], []);
    plain.when(0, ally('imperial-fighter')).refused('SR-ALLY-02');
  });
  it('[SR-UPG-19] a shared second faction does not trigger the Ally Ability of the first (EX-07)', () => {
    const table = withCards(
      [{ play: ['knight-errant', 'ledger-skiff'] }, {}],
      ['knight-errant.1:se-sheet-1', 'ledger-skiff.1:se-sheet-2'],
    );
    table.when(0, ally('knight-errant')).refused('SR-ALLY-02');
    table.when(0, ally2('knight-errant')).then((v) => expect(v.pub.players[0]!.combat).toBe(3));
  });
  it('[SR-ACTION-02] the second Ally Ability of an upgraded Base is used up by itself alone', () => {
    const table = withCards(
      [{ play: ['marshals-bastion', 'imperial-fighter'], deck: ['viper', 'scout'] }, {}],
      ['marshals-bastion.1:se-sheet-2'],
    );
    table.when(0, ally2('marshals-bastion')).when(0, ally2('marshals-bastion')).refused('SR-ACTION-02');
    table.when(0, primary('marshals-bastion')).then((v) => expect(v.pub.players[0]!.combat).toBeGreaterThan(0));
    table.when(0, primary('marshals-bastion')).refused('SR-ACTION-02');
  });
  it('[SR-UPG-30] either player may acquire and use any upgraded card with all its abilities', () => {
    const table = given({
      seats: [{}, { trade: 1, deck: ['imperial-fighter'], discard: [] }],
      toMove: 1,
      row: ['ledger-skiff', 'ripper', 'ripper', 'poacher', 'poacher'],
      scenario: { number: 2, upgrades: ['ledger-skiff.1:se-sheet-2'] },
    });
    table.when(1, buy('ledger-skiff')).then((v) => expect(zone(v, 'discard.1')).toEqual(['ledger-skiff.1']));
    const used = given({
      seats: [{}, { play: ['tithe-barge', 'smuggler'] }],
      toMove: 1,
      scenario: { number: 2, upgrades: ['tithe-barge.1:se-sheet-2'] },
    });
    used.when(1, ally2('tithe-barge')).then((v) => expect(v.pub.players[1]!.combat).toBe(3));
  });
});

describe('SR-UPG: the sequence', () => {
  // Scenario 2 has a row of cost 6; the Dividend Frigate lets its buyer draw a card.
  const frigate = (upgrades: string[] = []): Table =>
    shop(
      8,
      { number: 2, upgrades },
      { row: ['dividend-frigate', 'ripper', 'ripper', 'poacher', 'poacher'], tradeDeck: ['banneret'] },
    ).when(0, buy('dividend-frigate'));

  it('[SR-UPG-21, SR-UPG-22, SR-UPG-23, SR-UPG-24, SR-UPG-25, SR-UPG-26, SR-UPG-27, SR-ONACQ-03] bought, upgraded, noted, put away, refilled; then the on-acquire ability (EX-20)', () => {
    const table = frigate();
    table.then((v) => {
      expect(v.pub.players[0]!.trade).toBe(2); // the cost is paid first
      expect(zone(v, 'tradeRow')).toContain('dividend-frigate.1');
    });
    expect(asked(table)).toEqual(['upgrade']); // the on-acquire ability is only noted
    table.when(0, 'se-sheet-2').then((v, events) => {
      expect(v.pub.players[0]!.trade).toBe(0);
      expect(events.map((e) => e.t)).toEqual(['upgraded', 'acquired', 'revealed', 'acquireEffect']);
      expect(factions(v, 'dividend-frigate.1')).toEqual(['consortium', 'starEmpire']);
      expect(zone(v, 'discard.0')).toEqual(['dividend-frigate.1']);
      expect(zone(v, 'tradeRow')).toContain('banneret.1');
      expect(zone(v, 'tradeRow')).toHaveLength(5);
    });
    expect(asked(table)).toEqual(['may']);
    table.when(0, true).seen(0, (v) => expect(zone(v, 'hand.0')).toHaveLength(1));
  });
  it('[SR-UPG-25] an upgraded card goes where an effect says', () => {
    const table = shop(2, { number: 1 }, { seats: [{ trade: 2, hand: ['contract-escort'], deck: [] }, {}] });
    table.when(0, play('contract-escort')).when(0, 'knight-errant.1').when(0, 'se-sheet-1');
    table.then((v) => expect(v.pub.table.zones['deck.0']!.n).toBe(1));
    table.when(0, end).seen(0, (v) => expect(zone(v, 'hand.0')).toContain('knight-errant.1'));
  });
  it('[SR-UPG-28, SR-ONACQ-03] afterwards the card has lost its on-acquire ability (EX-20)', () => {
    const table = frigate(['dividend-frigate.1:se-sheet-2']);
    table.then((v, events) => {
      expect(events.map((e) => e.t)).not.toContain('acquireEffect');
      expect(zone(v, 'discard.0')).toEqual(['dividend-frigate.1']);
    });
    expect(asked(table)).toEqual(['main']);
    const { card } = cardByKey('dividend-frigate+se-sheet-2');
    expect(cardText(en.effects, card, 'combat').onAcquire).toBe('');
  });
  it('[SR-UPG-29] upgraded cards lie in the Trade Deck of later games with their stickers', () => {
    const options = scenarioOptions(
      { number: 3, upgrades: ['ripper.2:se-sheet-1', 'banneret.1:tf-sheet-2', 'rust-rat.1:se-sheet-3'] },
      0,
    );
    const table = fresh(2, options).when(0, 'royal-engineers');
    table.then((v) => {
      expect(v.pub.table.zones.tradeDeck!.n + zone(v, 'tradeRow').length).toBe(60);
      expect(factions(v, 'ripper.2')).toEqual(['scavengers', 'starEmpire']);
      expect(factions(v, 'banneret.1')).toEqual(['kingdom', 'tradeFederation']);
      expect(v.pub.campaign!.sheets).toMatchObject({
        'se-sheet-1': 0b00010,
        'tf-sheet-2': 0b01000,
        'se-sheet-3': 0b00001,
      });
    });
  });
});

describe('SR-POL', () => {
  const FOUR = ['ledger-skiff.2', 'ripper.3', 'banneret.3', 'siege-galleon.1'];
  const fifth = (number: number, upgrades: string[], sheet: string): Table =>
    given({
      seats: [{ trade: 10 }, {}],
      row: ['knight-errant', 'ripper', 'ripper', 'poacher', 'poacher'],
      scenario: { number, upgrades },
    })
      .when(0, buy('knight-errant'))
      .when(0, sheet);

  it('[SR-POL-02, SR-VP-05] the fifth sticker of the sheet of this scenario wins at once (EX-08)', () => {
    const table = fifth(
      1,
      FOUR.map((c) => `${c}:se-sheet-1`),
      'se-sheet-1',
    );
    table.then((v, events) => {
      expect(v.pub.table.result).toMatchObject({ winners: [0], rule: 'SR-POL-02' });
      expect(events).toContainEqual({ t: 'earned', all: { seat: 0, card: 'vp-01', points: 1 } });
    });
    const third = fifth(
      3,
      FOUR.map((c) => `${c}:se-sheet-3`),
      'se-sheet-3',
    );
    third.then((v) => expect(v.pub.table.result?.rule).toBe('SR-POL-02'));
  });
  it('[SR-POL-03] stickers of earlier sheets do not count (EX-08)', () => {
    const mixed = [
      'ledger-skiff.2:se-sheet-3',
      'ripper.3:se-sheet-3',
      'banneret.3:se-sheet-3',
      'squire-wing.2:se-sheet-2',
    ];
    fifth(3, mixed, 'se-sheet-3').then((v) => expect(v.pub.table.result).toBeNull());
    fifth(
      3,
      FOUR.map((c) => `${c}:se-sheet-1`),
      'se-sheet-1',
    ).then((v) => expect(v.pub.table.result).toBeNull());
  });
  it('[SR-POL-04] from the fifth scenario on there is no Political Victory', () => {
    const four = ['ripper.3', 'banneret.3', 'siege-galleon.1', 'dragon-guard.1'].map((c) => `${c}:se-sheet-4`);
    fifth(4, four, 'se-sheet-4').then((v) => expect(v.pub.table.result?.rule).toBe('SR-POL-02'));
    fifth(5, four, 'se-sheet-4').then((v) => {
      expect(v.pub.campaign!.sheets['se-sheet-4']).toBe(0b11111);
      expect(v.pub.table.result).toBeNull();
    });
  });
  it('[SR-POL-05] it comes before the on-acquire ability', () => {
    fifth(
      1,
      FOUR.map((c) => `${c}:se-sheet-1`),
      'se-sheet-1',
    ).then((v, events) => {
      expect(events.map((e) => e.t)).not.toContain('acquireEffect');
      expect(v.pub.players[0]!.trade).toBe(10 - 3 - 2);
    });
    shop(5)
      .when(0, buy('knight-errant'))
      .when(0, 'se-sheet-1')
      .then((v) => expect(v.pub.players[0]!.trade).toBe(2));
  });
  it('[SR-POL-01, SR-VP-01] otherwise a scenario is won by bringing the opponent to zero', () => {
    const table = given({ seats: [{ combat: 9 }, { authority: 8 }], scenario: { number: 3 } });
    table.when(0, { do: 'attack', seat: 1, amount: 8 }).then((v, events) => {
      expect(v.pub.table.result).toMatchObject({ winners: [0], rule: 'SR-VP-01' });
      expect(events).toContainEqual({ t: 'earned', all: { seat: 0, card: 'vp-03', points: 1 } });
    });
  });
});

describe('a match taken up again', () => {
  it('finds the ability of a card that nobody has looked at yet, and makes none up', () => {
    const barricade = 'wreck-barricade+tf-sheet-2'; // no other test of this file has it
    expect(programOf(`${barricade}/scrap`)).toMatchObject({ key: `${barricade}/scrap`, asks: true });
    expect(() => programOf(`${barricade}/second`)).toThrow(`no program ${barricade}/second`);
  });
});
