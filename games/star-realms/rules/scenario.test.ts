import { describe, expect, it } from 'vitest';
import type { Given } from '@orrery/kernel/testing';
import { listAnswers, view } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { eventCards } from '../content/scenarios/eventCards.ts';
import { scenarioNumber, scenarios } from '../content/scenarios/index.ts';
import {
  ally,
  attack,
  attackBase,
  buy,
  end,
  fresh,
  given,
  play,
  primary,
  scenarioOptions,
  scrap,
  zone,
} from '../given.ts';
import type { Position, SeatPosition } from '../given.ts';
import { cardIdOf, designByKey } from './designs.ts';
import type { Act, SR } from '../shapes.ts';
import { count } from './tally.ts';
import { EVENT_BOX, EVENT_DECK, EVENT_PILE } from './zones.ts';

type Table = Given<SR>;
const asked = (table: Table): string[] => table.state.pub.table.open.map((d) => d.kind);
const ROW: Position['row'] = ['bonded-hauler', 'tithe-barge', 'ripper', 'orbital-palisade', 'siege-galleon'];

/** The first seat on turn in a scenario, on the side of the Star Empire or (`federation`) of the Trade Federation. */
const at = (number: number, option: string | null, seat: SeatPosition, more: Partial<Position> = {}): Table =>
  given({
    seats: [seat, more.seats?.[1] ?? {}],
    row: ROW,
    ...more,
    ...(more.seats ? { seats: [seat, more.seats[1]!] } : {}),
    scenario: { number, ...(option === null ? {} : { option, factions: sideWith(number, option) }), ...more.scenario },
  });
/** Seats such that the option lies on the side of the first one's faction. */
const sideWith = (
  number: number,
  option: string,
): ['starEmpire', 'tradeFederation'] | ['tradeFederation', 'starEmpire'] =>
  Object.hasOwn(scenarioNumber(number).sides.starEmpire.options, option)
    ? ['starEmpire', 'tradeFederation']
    : ['tradeFederation', 'starEmpire'];
const me = (table: Table, seat: Seat = 0) => table.state.pub.players[seat]!;
const authority = (table: Table, seat: Seat = 0): number => table.state.pub.authority[seat]!;

describe('[SR-CAMP-13] what the Scenario cards change: scenarios 2 to 4', () => {
  it('the first Consortium card of a turn is cheaper', () => {
    const table = at(2, 'open-ledgers', { trade: 9 });
    expect(me(table.when(0, buy('bonded-hauler')).when(0, null)).trade).toBe(8); // 2 - 1
    const next = at(
      2,
      'open-ledgers',
      { trade: 9 },
      { row: ['bonded-hauler', 'bonded-hauler', 'ripper', 'ripper', 'poacher'] },
    );
    next.when(0, buy('bonded-hauler')).when(0, null).when(0, false);
    expect(me(next.when(0, buy('bonded-hauler.2')).when(0, null)).trade).toBe(6); // then 2
  });
  it('a Consortium card lets its buyer filter, or gives Authority', () => {
    const tips = at(
      2,
      'whispered-tips',
      { trade: 1 },
      { row: ['ledger-skiff', 'ripper', 'ripper', 'poacher', 'poacher'] },
    );
    tips.when(0, buy('ledger-skiff'));
    expect(asked(tips)).toEqual(['may']);
    const rebate = at(
      2,
      'loyalty-rebate',
      { trade: 2 },
      { row: ['ledger-skiff', 'ripper', 'ripper', 'poacher', 'poacher'] },
    );
    expect(authority(rebate.when(0, buy('ledger-skiff')))).toBe(53);
  });
  it('an upgrade uses up the first upgrade of a turn alone, no other first', () => {
    const table = at(2, 'open-ledgers', { trade: 9 }).when(0, buy('ripper')).when(0, 'se-sheet-1');
    expect(table.state.pub.campaign!.made).toHaveLength(1);
    const before = me(table).trade;
    expect(me(table.when(0, buy('bonded-hauler'))).trade).toBe(before - 1); // still the first of the Consortium
  });
  it('a scenario on its own knows who made the upgrades it takes over, and in which scenario', () => {
    const upgrades = ['poacher.1:tf-sheet-2', 'ripper.2:se-sheet-1'];
    expect(at(3, null, {}, { scenario: { number: 3, upgrades } }).state.pub.campaign!.made).toEqual([
      { card: 'poacher', copy: 0, sheet: 'tf-sheet-2', seat: 1, scenario: 2, turn: 0 },
      { card: 'ripper', copy: 1, sheet: 'se-sheet-1', seat: 0, scenario: 1, turn: 0 },
    ]);
  });
  it('the first Explorer of a turn is cheaper', () => {
    const table = at(2, 'frontier-credit', { trade: 3 }).when(0, buy('explorer')).when(0, buy('explorer.2'));
    expect(me(table).trade).toBe(0); // 1 + 2
  });
  it('what comes once a turn comes again with the next turn, of each player', () => {
    const hand = ['scout', 'scout', 'scout'] as const;
    const table = at(2, 'frontier-credit', { trade: 1 }, { seats: [{}, { hand: [...hand] }] });
    table.when(0, buy('explorer')).accepted(); // for 1 instead of 2
    for (const [seat, first, second] of [
      [1, 'explorer.2', 'explorer.3'],
      [0, 'explorer.4', 'explorer.5'],
    ] as const) {
      table.when(1 - seat, end).accepted();
      table.seen(seat, (v) => zone(v, `hand.${seat}`).forEach((card) => table.when(seat, play(card)).accepted()));
      const before = me(table, seat).trade;
      expect(me(table.when(seat, buy(first)), seat).trade).toBe(before - 1);
      expect(me(table.when(seat, buy(second)), seat).trade).toBe(before - 3);
    }
  });
  it('Bases stand firmer; breaking one pays', () => {
    const seats: SeatPosition[] = [{}, { play: ['watchfire'] }];
    const needed = (option: string) => {
      const table = at(3, option, { combat: 20 }, { seats });
      for (let n = 1; n <= 10; n++) {
        table.when(0, attackBase('watchfire', 1));
        if (me(table, 1).inPlay.length === 0) return n;
      }
      return 0;
    };
    expect(needed('royal-engineers')).toBe(needed('open-lists') + 1);
    const lists = at(3, 'open-lists', { combat: 20 }, { seats });
    lists.when(0, attackBase('watchfire', designByKey('watchfire').defense));
    expect(authority(lists)).toBe(53);
  });
  it('each player may start with a Guard Post', () => {
    const table = fresh(2, scenarioOptions({ number: 3, factions: ['tradeFederation', 'starEmpire'] }, 0));
    table.when(0, 'guests-of-honor').then((v) => {
      expect(zone(v, 'play.0').map(cardIdOf)).toEqual(['guard-post']);
      expect(zone(v, 'play.1').map(cardIdOf)).toEqual(['guard-post']);
      expect(v.pub.players.map(({ owns }) => owns['guard-post'])).toEqual([1, 1]);
      expect(Object.values(v.pub.players[0]!.owns).reduce((n, one) => n + one, 0)).toBe(11 + 1);
      // The second player's turn is still to come: nothing of the card has been used.
      expect(v.pub.players[1]!.inPlay).toMatchObject([{ used: 0, triggered: 0, damage: 0 }]);
    });
  });
  it('Kingdom cards give Combat, Scavengers let scrap', () => {
    expect(me(at(3, 'court-favor', { trade: 2 }).when(0, buy('tithe-barge'))).combat).toBe(2);
    const board = at(4, 'bounty-board', { trade: 2, hand: ['scout'] }).when(0, buy('ripper'));
    expect(asked(board)).toEqual(['may']);
    board
      .when(0, true)
      .when(0, 'scout.1')
      .then((v) => expect(zone(v, 'scrapHeap')).toEqual(['scout.1']));
  });
  it('a card of the row may be scrapped at the start of a turn', () => {
    const table = at(4, 'salvage-rights', {}, { at: 'begin' });
    expect(asked(table)).toEqual(['may']);
    table
      .when(0, true)
      .when(0, 'ripper.1')
      .then((v) => expect(zone(v, 'scrapHeap')).toEqual(['ripper.1']));
  });
  it('a Scrap Ability gives more', () => {
    const blades = at(4, 'hired-blades', { play: ['explorer', 'explorer'] });
    expect(me(blades.when(0, scrap('explorer'))).combat).toBe(4);
    expect(me(blades.when(0, scrap('explorer.2'))).combat).toBe(6); // the first time of a turn only
    const back = at(4, 'buy-back', { play: ['explorer'] }).when(0, scrap('explorer'));
    expect([me(back).combat, authority(back)]).toEqual([2, 52]);
  });
  it('[SR-CAMP-17] both sides start with 50 Authority, whoever begins; where a card adds to it, to both alike', () => {
    const start = (number: number, first: Seat) => {
      const table = fresh(2, scenarioOptions({ number }, first));
      while (asked(table)[0] === 'scenarioOption') {
        const [option] = Object.keys(
          scenarioNumber(number).sides[first === 0 ? 'starEmpire' : 'tradeFederation'].options,
        );
        table.when(first, option!);
      }
      return table.state.pub.authority;
    };
    for (const { number } of scenarios)
      for (const first of [0, 1])
        expect([number, start(number, first)]).toEqual([number, number === 11 ? [60, 60] : [50, 50]]);
  });
});

describe('[SR-CAMP-13] scenarios 5 to 7', () => {
  it('veterans replace the Vipers for good', () => {
    for (const number of [4, 5, 12]) {
      const table = fresh(2, scenarioOptions({ number }, 0));
      table.when(0, Object.keys(scenarioNumber(number).sides.starEmpire.options)[0]!);
      const { owns } = me(table);
      expect(owns.viper ?? 0).toBe(number < 5 ? 1 : 0);
      expect(owns['night-runner'] ?? 0).toBe(number < 5 ? 0 : 1);
      expect(me(table, 1).owns['convoy-master'] ?? 0).toBe(number < 5 ? 0 : 1);
      expect(Object.values(owns).reduce((a, b) => a + b)).toBe(11);
    }
  });
  it('a cheap Ship may go on top of the deck', () => {
    const table = at(5, 'night-convoys', { trade: 2 }, { at: 'begin' });
    table.when(0, buy('ripper'));
    expect(asked(table)).toEqual(['place']);
    table.when(0, true).then((v) => expect(v.pub.table.zones['deck.0']!.n).toBe(6));
  });
  it('Bases feed, cost less, and breaking one draws a card', () => {
    const fed = at(5, 'supply-depots', { play: ['castellans-keep'] }, { at: 'begin' });
    expect(authority(fed)).toBe(52);
    expect(authority(at(5, 'supply-depots', {}, { at: 'begin' }))).toBe(50);
    expect(me(at(5, 'convoy-system', { trade: 2 }).when(0, buy('orbital-palisade'))).trade).toBe(0);
    const boarding = at(5, 'boarding-rights', { combat: 9 }, { seats: [{}, { play: ['drift-camp'] }] });
    boarding.when(0, attackBase('drift-camp', designByKey('drift-camp').defense));
    boarding.seen(0, (v) => expect(zone(v, 'hand.0')).toHaveLength(1));
  });
  it('spies look, are paid for, or are sold', () => {
    expect(asked(at(6, 'planted-orders', {}, { at: 'begin' }))).toEqual(['peek']);
    const agents = at(
      6,
      'double-agents',
      { hand: ['imperial-fighter'] },
      { seats: [{}, { hand: ['scout', 'scout', 'scout'] }] },
    );
    agents.when(0, play('imperial-fighter')).when(1, 'scout.1');
    expect(authority(agents, 1)).toBe(53);
    const dossiers = at(6, 'sealed-dossiers', { hand: ['scout', 'scout'] }, { at: 'begin' });
    dossiers.when(0, true).when(0, 'scout.1');
    expect(me(dossiers).combat).toBe(2);
    const houses = at(6, 'safe-houses', { trade: 5 }).when(0, buy('siege-galleon'));
    houses.when(0, true).when(0, 'siege-galleon.1');
    houses.then((v) => expect(zone(v, 'discard.0')).toEqual([]));
  });
  it('a banner triggers the Ally Abilities of one neighbor for each player', () => {
    const seats: SeatPosition[] = [{}, { play: ['tithe-barge', 'bonded-hauler'] }];
    const table = at(7, 'vanguard-consortium', { play: ['bonded-hauler', 'tithe-barge'] }, { seats, row: [] });
    table.when(0, ally('bonded-hauler.1')).then(() => expect(authority(table)).toBe(54));
    table.when(0, ally('tithe-barge.1')).refused('SR-ALLY-02');
    const second = at(7, 'vanguard-consortium', {}, { seats, row: [], toMove: 1 });
    second.when(1, ally('tithe-barge')).then(() => expect(me(second, 1).combat).toBe(3));
    second.when(1, ally('bonded-hauler')).refused('SR-ALLY-02');
  });
});

describe('[SR-CAMP-13] events of the eighth scenario', () => {
  /** The next event is this one; the first player's turn begins. */
  const event = (id: string, seat: SeatPosition = {}, more: Partial<Position> = {}): Table => {
    const table = given({ seats: [seat, {}], row: ROW, ...more, scenario: { number: 8 } });
    const { hidden, pub } = table.state;
    // All events not on top stay in their box: the deck then holds only this one.
    hidden.table.cards = { ...hidden.table.cards, [EVENT_DECK]: [id] };
    const boxed = Object.keys(eventCards).filter((e) => e !== id);
    pub.table.cards = { ...pub.table.cards, [EVENT_BOX]: boxed };
    const { zones } = pub.table;
    pub.table.zones = {
      ...zones,
      [EVENT_BOX]: { ...zones[EVENT_BOX]!, n: boxed.length },
      [EVENT_DECK]: { ...zones[EVENT_DECK]!, n: 1 },
    };
    return table.when(0, end).when(1, end);
  };
  it('one is revealed at the start of each turn of the first player and holds until the next', () => {
    const table = fresh(2, scenarioOptions({ number: 8 }, 0));
    const first = table.state.pub.campaign!.event;
    expect(first).not.toBeNull();
    expect(table.state.pub.table.cards[EVENT_PILE]).toEqual([first]);
    const seen = [first];
    const held: boolean[] = [];
    for (let turn = 0; turn < 16; turn++) {
      const before = table.state.pub.campaign!.event;
      while (asked(table)[0] !== 'main') {
        const [d] = table.state.pub.table.open;
        const kind = table.game.asks[d!.kind as 'scrap'];
        table.when(d!.seat, kind.fallback(view(table.state, d!.seat), d!.q as never));
      }
      table.when(table.state.pub.active, end);
      if (table.state.pub.active === 1) held.push(table.state.pub.campaign!.event === before);
      else seen.push(table.state.pub.campaign!.event);
    }
    expect(new Set(seen.slice(0, 8)).size).toBe(8); // all eight before any comes back
    expect(seen).toHaveLength(9);
    expect(held).toEqual(Array.from({ length: 8 }, () => true));
    expect(table.state.pub.table.cards[EVENT_PILE]).toHaveLength(1); // shuffled anew
  });
  it('gives something at the start of each turn', () => {
    const fleet = event('refugee-fleet');
    expect(authority(fleet)).toBe(53);
    expect(authority(fleet.when(0, end), 1)).toBe(53);
    expect(me(event('drifting-arsenal')).combat).toBe(2);
    expect(me(event('good-harvest')).trade).toBe(1);
    expect(asked(event('courier-swarm'))).toEqual(['discard']);
    expect(asked(event('press-gangs'))).toEqual(['scrap']);
    expect(asked(event('prospectors-claim'))).toEqual(['acquireFree']);
  });
  it('the event deck is shuffled', () => {
    const order = (seed: number) => {
      const table = fresh(2, scenarioOptions({ number: 8 }, 0), seed);
      return table.state.hidden.table.cards[EVENT_DECK]!.join();
    };
    expect(new Set([1, 2, 3, 4, 5, 6].map(order)).size).toBeGreaterThan(1);
  });
  it('sweeps the row once, when it is revealed', () => {
    const table = event('market-panic');
    const swept = table.events.flatMap((e) => (e.t === 'scrapped' ? [[e.all.seat, e.all.from]] : []));
    expect(swept).toEqual(Array.from({ length: 5 }, () => [0, 'tradeRow']));
    table.then((v) => expect(zone(v, 'scrapHeap')).toHaveLength(5));
    table.when(0, end).then((v) => expect(zone(v, 'scrapHeap')).toHaveLength(5));
  });
  it('changes costs and Defense while it holds', () => {
    const rush = event('comet-rush', { deck: ['scout', 'scout', 'scout', 'scout', 'scout'] });
    rush.seen(0, (v) => zone(v, 'hand.0').forEach((card) => rush.when(0, play(card))));
    rush.when(0, buy('explorer'));
    expect(me(rush).trade).toBe(4);
    const storm = event('ion-storm', {}, { seats: [{ play: [] }, { play: ['castellans-keep'] }] });
    storm.state.pub.players[0]!.combat = 20;
    const dug = event('dug-in', {}, { seats: [{ play: [] }, { play: ['castellans-keep'] }] });
    dug.state.pub.players[0]!.combat = 20;
    /** The Combat that destroys the Base. */
    const strongest = (table: Table): number => {
      const acts = listAnswers(table.game, view(table.state, 0), table.question(0)) as unknown as Act[];
      return Math.max(...acts.flatMap((act) => (act.do === 'attackBase' ? [act.amount] : [])));
    };
    expect(strongest(dug) - strongest(storm)).toBe(2);
  });
  it('[SR-BASE-05] a Defense that drops to a single damage already dealt destroys the Base too', () => {
    const storm = event('ion-storm', {}, { seats: [{}, { play: ['watchfire', 'castellans-keep'] }] });
    storm.state.pub.players[0]!.combat = 6;
    storm.when(0, attackBase('watchfire', 1)).then((v) => expect(zone(v, 'play.1')).toContain('watchfire.1')); // 2 + 1 - 1
    storm.when(0, attackBase('castellans-keep', 5)); // 5 + 1 - 1
    storm.then((v) => expect(zone(v, 'discard.1').slice(-2)).toEqual(['castellans-keep.1', 'watchfire.1']));
  });
});

describe('[SR-CAMP-13] scenarios 9 to 12', () => {
  const moons: SeatPosition[] = [{}, { play: ['verdant-moon'] }];
  it('each side starts with its Moon in play; options make it better', () => {
    const table = fresh(2, scenarioOptions({ number: 9 }, 0)).when(0, 'dig-in');
    table.then((v) => {
      expect(zone(v, 'play.0')).toEqual(['ashen-moon.1']);
      expect(zone(v, 'play.1')).toEqual(['verdant-moon.1']);
    });
    const siege = at(9, 'dig-in', { combat: 9 }, { seats: moons });
    siege.when(0, attackBase('verdant-moon', 8));
    expect(me(siege, 1).inPlay).toHaveLength(1);
    siege.when(0, attackBase('verdant-moon', 1));
    expect(me(siege, 1).inPlay).toHaveLength(0);
    const used = (option: string) => {
      const moon = at(9, option, { play: ['ashen-moon'] });
      moon.when(0, primary('ashen-moon')).when(0, 0);
      return [me(moon).trade, me(moon).combat, authority(moon)];
    };
    expect(used('dig-in')).toEqual([0, 1, 50]);
    expect(used('moon-batteries')).toEqual([0, 2, 50]);
    expect(used('field-hospitals')).toEqual([0, 1, 52]);
    expect(used('open-docks')).toEqual([1, 1, 50]);
  });
  it('upgraded cards are cheaper, fight, or pay', () => {
    const upgrades = ['bonded-hauler.1:se-sheet-1', 'tithe-barge.1:tf-sheet-1'];
    const scenario = { number: 10, upgrades };
    const comrades = at(10, 'old-comrades', { trade: 9 }, { scenario });
    comrades.when(0, buy('tithe-barge')); // of the other faction: 2
    expect(me(comrades).trade).toBe(7);
    comrades.when(0, buy('bonded-hauler')); // of the own: 1
    expect(me(comrades).trade).toBe(6);
    const captains = at(10, 'turned-captains', { hand: ['tithe-barge'] }, { row: [], scenario });
    expect(me(captains.when(0, play('tithe-barge'))).combat).toBe(2); // 1 printed, 1 for being upgraded
    const offers = at(
      10,
      'counter-offers',
      { trade: 2 },
      { scenario: { ...scenario, factions: ['tradeFederation', 'starEmpire'] } },
    );
    expect(authority(offers.when(0, buy('bonded-hauler')))).toBe(52);
  });
  it('the first upgrade of a turn is cheaper', () => {
    const amnesty = at(
      10,
      'amnesty-bureau',
      { trade: 3 },
      { row: ['ripper', 'tithe-barge', 'poacher', 'poacher', 'lifter'] },
    );
    amnesty.when(0, buy('ripper'));
    expect(amnesty.question(0, 'upgrade').q).toEqual({ card: 'ripper.1', surcharge: 1 });
    amnesty.when(0, 'tf-sheet-1');
    expect(me(amnesty).trade).toBe(0);
    amnesty.state.pub.players[0]!.trade = 9;
    amnesty.when(0, buy('tithe-barge'));
    expect(amnesty.question(0, 'upgrade').q).toMatchObject({ surcharge: 2 });
  });
  it('larger hands, and help for the hard-pressed', () => {
    const table = fresh(2, scenarioOptions({ number: 11 }, 0))
      .when(0, 'last-magazines')
      .when(0, end);
    expect(table.state.pub.table.zones['hand.0']!.n).toBe(6);
    expect(me(at(11, 'last-magazines', { play: ['explorer'] }).when(0, scrap('explorer'))).combat).toBe(4);
    const guard = at(11, 'home-guard', { combat: 9 }, { seats: [{}, { play: ['drift-camp'] }] });
    expect(authority(guard.when(0, attackBase('drift-camp', designByKey('drift-camp').defense)), 1)).toBe(53);
    expect(me(at(11, 'war-bonds', { authority: 40 }, { at: 'begin' })).trade).toBe(1);
    expect(me(at(11, 'war-bonds', { authority: 60 }, { at: 'begin' })).trade).toBe(0);
    expect(me(at(11, 'reserves-called', { hand: ['drift-camp'] }).when(0, play('drift-camp'))).combat).toBe(2);
  });
  it('in the eighth and the last two scenarios the second player gains 1 Combat at the start of the turn', () => {
    const begun = (number: number, first: Seat) => {
      const table = given({ toMove: 0, first, at: 'begin', seats: [{}, {}], scenario: { number } });
      while (table.question(0).kind !== 'main') table.when(0, table.question(0).kind === 'choose' ? 1 : null);
      return me(table).combat;
    };
    for (const number of [8, 11, 12]) expect([begun(number, 1), begun(number, 0)]).toEqual([1, 0]);
  });
  it('leaders act at the start of the turn of their side', () => {
    const begun = (factions: ['starEmpire', 'tradeFederation'] | ['tradeFederation', 'starEmpire']) =>
      at(12, null, {}, { at: 'begin', scenario: { number: 12, factions } });
    expect(me(begun(['starEmpire', 'tradeFederation']).when(0, 0)).combat).toBe(2);
    expect(authority(begun(['tradeFederation', 'starEmpire']).when(0, 0))).toBe(53);
    expect(me(begun(['tradeFederation', 'starEmpire']).when(0, 1)).trade).toBe(1);
  });
  it('the last choices: banners, worlds, arsenals, an audit', () => {
    const banners = at(12, 'call-the-banners', { play: ['imperial-fighter', 'federation-shuttle'] });
    banners.when(0, ally('imperial-fighter'));
    expect(me(banners).combat).toBe(2);
    banners.when(0, ally('federation-shuttle')).refused('SR-ALLY-02');
    const worlds = fresh(2, scenarioOptions({ number: 12 }, 0)).when(0, 'loyal-worlds');
    expect(worlds.state.pub.authority).toEqual([60, 60]);
    const arsenals = fresh(2, scenarioOptions({ number: 12 }, 1)).when(1, 'open-the-arsenals');
    expect(me(arsenals).handSize).toBe(6);
    const audit = at(12, 'final-audit', { discard: ['scout'] }, { at: 'begin' });
    audit.when(0, 0); // the leader first
    expect(asked(audit)).toEqual(['may']);
    audit
      .when(0, true)
      .when(0, 'scout.1')
      .then((v) => expect(zone(v, 'scrapHeap')).toEqual(['scout.1']));
  });
});

describe('[SR-CAMP-09] Victory Point cards with a condition of their own', () => {
  const earned = (table: Table) =>
    table.events.flatMap((e) => (e.t === 'earned' ? [`${e.all.card} ${e.all.seat} ${e.all.points}`] : []));

  it('the first to destroy the other Moon wins Moonbreaker, and keeps it after losing the game', () => {
    const table = given({
      seats: [{ combat: 7 }, { play: ['verdant-moon'] }],
      scenario: { number: 9, option: 'moon-batteries', whole: true },
    });
    table.when(0, attackBase('verdant-moon', 7));
    expect(earned(table)).toEqual(['vp-09-moonbreaker 0 1']);
    table.command({ do: 'resign', seat: 0, n: table.state.pub.table.n });
    expect(earned(table)).toEqual(['vp-09 1 3']);
    expect(table.state.pub.campaign!.points).toMatchObject({ 'vp-09-moonbreaker': 0, 'vp-09': 1 });
  });
  it('another Base is no Moon, and a card is won once', () => {
    const table = given({
      seats: [{ combat: 20 }, { play: ['drift-camp', 'verdant-moon'] }],
      scenario: { number: 9, option: 'dig-in', points: { 'vp-09-moonbreaker': 1 } },
    });
    table.when(0, attackBase('drift-camp', designByKey('drift-camp').defense));
    expect(earned(table)).toEqual([]);
    table.when(0, attackBase('verdant-moon', 9));
    expect(me(table, 1).inPlay).toEqual([]);
    expect(earned(table)).toEqual([]);
    expect(table.state.pub.campaign!.points['vp-09-moonbreaker']).toBe(1);
  });
  it('of two who fulfil it at once the player on turn has it', () => {
    const five: SeatPosition['play'] = [
      'imperial-fighter',
      'federation-shuttle',
      'ledger-skiff',
      'tithe-barge',
      'ripper',
    ];
    for (const toMove of [0, 1]) {
      const table = given({
        seats: [{ play: five }, { play: ['smuggler', 'system-police', 'ledger-skiff', 'tithe-barge', 'ripper'] }],
        toMove,
        row: [],
        scenario: { number: 7, option: 'vanguard-kingdom' },
      });
      table.when(toMove, end);
      expect(table.state.pub.campaign!.points['vp-07-colors']).toBe(toMove);
    }
  });
  it('five discards for the Star Empire, 45 Authority for the Trade Federation, each only for its side', () => {
    const table = at(
      6,
      'planted-orders',
      { hand: ['imperial-fighter'] },
      { seats: [{}, { hand: ['scout', 'scout'] }] },
    );
    count(table.state.pub.campaign!, 0, () => ({ opponentDiscarded: 4 }));
    table.when(0, play('imperial-fighter')).when(1, 'scout.1');
    expect(earned(table)).toEqual(['vp-06-empire 0 1']);
    const fourth = at(
      6,
      'planted-orders',
      { hand: ['imperial-fighter'] },
      { seats: [{}, { hand: ['scout', 'scout'] }] },
    );
    count(fourth.state.pub.campaign!, 0, () => ({ opponentDiscarded: 3 }));
    fourth.when(0, play('imperial-fighter')).when(1, 'scout.1');
    expect(earned(fourth)).toEqual([]);
    const wrongSide = at(
      6,
      'sealed-dossiers',
      { hand: ['imperial-fighter'] },
      { seats: [{}, { hand: ['scout', 'scout'] }] },
    );
    count(wrongSide.state.pub.campaign!, 0, () => ({ opponentDiscarded: 4 }));
    wrongSide.when(0, play('imperial-fighter')).when(1, 'scout.1');
    expect(earned(wrongSide)).toEqual([]);
    const trust = at(6, 'sealed-dossiers', { hand: ['system-police'] });
    count(trust.state.pub.campaign!, 0, () => ({ gainedAuthority: 42 }));
    trust.when(0, play('system-police')).when(0, 1);
    expect(earned(trust)).toEqual(['vp-06-federation 0 1']);
  });
  it('cards of all five factions in play', () => {
    const table = at(7, 'vanguard-kingdom', {
      hand: ['ripper'],
      play: ['imperial-fighter', 'federation-shuttle', 'ledger-skiff', 'tithe-barge'],
    });
    table.when(0, play('ripper'));
    expect(earned(table)).toEqual(['vp-07-colors 0 1']);
  });
  it('five upgraded cards in play', () => {
    const five = ['ledger-skiff.1', 'ripper.1', 'poacher.1', 'banneret.1', 'siege-galleon.1'];
    const table = at(
      10,
      'turned-captains',
      { hand: ['siege-galleon'], play: ['ledger-skiff', 'ripper', 'poacher', 'banneret'] },
      { row: ['tithe-barge'], scenario: { number: 10, upgrades: five.map((card) => `${card}:tf-sheet-1`) } },
    );
    expect(earned(table)).toEqual([]);
    table.when(0, play('siege-galleon'));
    expect(earned(table)).toEqual(['vp-10-flags 0 1']);
  });
  it('winning with 30 Authority or more', () => {
    const win = (authorityLeft: number) => {
      const table = at(11, 'home-guard', { combat: 9, authority: authorityLeft }, { seats: [{}, { authority: 9 }] });
      return earned(table.when(0, attack(1, 9)));
    };
    expect(win(30)).toEqual(['vp-11 0 3', 'vp-11-standing 0 1']);
    expect(win(29)).toEqual(['vp-11 0 3']);
  });
});
