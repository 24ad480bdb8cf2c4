import { Table, awaited, defaultAnswer, nextDecision, numberOf, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ti3 } from '../game.ts';
import { activate, given, playAction, unitsAt } from '../given.ts';
import type { Fixture } from '../given.ts';
import { actionDeck } from '../rules/setUp.ts';
import { DISCARD, LAID, hand } from '../rules/hands.ts';
import { votesOf } from '../rules/council.ts';
import { priceOf as unitPrice } from '../rules/production.ts';
import { priceOf, refuseTechnology } from '../rules/technology.ts';
import { politicalDeck } from './agendas/agendas.ts';
import { ACTION_CARD_COMPONENTS } from './actionCards/index.ts';

const PASS = { do: 'pass' };
const use = (text: string, copy = 1) => ({ ability: text, component: `${text}.${copy}` });
const held = (...cards: string[]) => ({ cards: cards.map((card) => ({ card: card as never, used: false })) });
const at = (table: ReturnType<typeof given>, place: string, seat: number) => unitsAt(table.state.pub, place, seat);
const sheet = (table: ReturnType<typeof given>, seat: number) => table.state.pub.sheets[seat]!;

/** Seat 0 holds a card of the Strategy Phase and plays it. */
const strategy = (card: string, more: Fixture = {}) =>
  given({ phase: 'strategy', strategyCards: true, ...more, hands: { 0: [card], ...more.hands } }).when(0, use(card));
/** Seat 0 plays a card as its action. */
const action = (card: string, more: Fixture = {}) =>
  given({ ...more, hands: { 0: [card], ...more.hands } })
    .when(0, playAction(card))
    .accepted();
/** Seat 0 resolves Political; the agenda is about to be drawn. */
const COUNTER = { strategy: 0, fleet: 0, command: 1 };
/** The Political card is played; before its counter is placed, cards may be played that stop or change the agenda. */
const council = (more: Fixture) =>
  given({
    strategyCards: true,
    agendas: ['agenda-code-of-honor', 'agenda-cost-overruns', 'agenda-free-trade', 'agenda-humane-labor'],
    ...more,
    sheets: { 0: held('political'), ...more.sheets },
  })
    .when(0, { do: 'strategy', card: 'political' })
    .accepted();
const political = (more: Fixture) => council(more).when(0, COUNTER).accepted();

/** Nobody reacts to what is being played. */
function calm(table: ReturnType<typeof given>): ReturnType<typeof given> {
  for (const [seat] of table.state.pub.sheets.entries())
    if (awaited(ti3, table.state, seat).some(({ kind }) => kind === 'react')) table.when(seat, null, 'react');
  return table.accepted();
}

describe('the Action deck', () => {
  it('has 103 cards of 71 names, each with what it does', () => {
    expect(actionDeck(6)).toHaveLength(103);
    expect(new Set(ACTION_CARD_COMPONENTS.map(({ id }) => id)).size).toBe(71);
    for (const { kind, spec } of ACTION_CARD_COMPONENTS)
      expect([kind, spec.at !== undefined || spec.borrows !== undefined]).toEqual(['action-card', true]);
  });

  it('[TI3-ACTIONCARDS-11] with four players Strategic Flexibility and Strategic Shift are left out', () => {
    const left = actionDeck(6).filter((card) => !actionDeck(4).includes(card));
    expect(left.toSorted()).toEqual(['strategic-flexibility.1', 'strategic-shift.1']);
    expect([actionDeck(3).length, actionDeck(5).length]).toEqual([103, 103]);
  });
});

describe('cards of the Strategy Phase', () => {
  it('Cultural Crisis: a player has no racial abilities this round', () => {
    const table = strategy('cultural-crisis', {
      sheets: { 1: { race: 'letnev', fleet: 3 } },
      units: { 'wellon-system': { 1: { cruiser: 4 } } },
    });
    table.when(0, '1').accepted();
    expect(table.question(1).kind).toBe('scuttle');
  });

  it('Grand Armada: no limit in the home system', () => {
    const table = strategy('grand-armada', { sheets: { 0: { race: 'norr', fleet: 2 } } });
    const { pub } = table.state;
    pub.units['home-norr'] = [{ seat: 0, type: 'cruiser', marks: '', n: 8 }];
    table.when(0, 'logistics').accepted();
    expect(at(table, 'home-norr', 0)).toEqual({ cruiser: 8 });
  });

  it('Multiculturalism: one ability of an opponent as well, until the round ends', () => {
    const table = strategy('multiculturalism', { sheets: { 1: { race: 'l1z1x' } } });
    table.when(0, 'l1z1x-dreadnoughts@1').accepted();
    expect(Object.values(table.state.pub.table.components)).toContainEqual(
      expect.objectContaining({ ability: 'l1z1x-dreadnoughts', holder: 0 }),
    );
    // It works for seat 0 as for its owner, and for nobody else.
    expect([0, 1, 2].map((seat) => unitPrice(table.state.pub, seat, 'dreadnought'))).toEqual([4, 4, 5]);
  });

  it('Productivity Spike, Scientist Assassination and Trade Stop', () => {
    const spike = strategy('productivity-spike', { units: { 'arc-prime': { 0: { 'space-dock': 1 } } } });
    expect(spike.state.pub.table.lasting[0]).toMatchObject({ about: 'arc-prime' });
    // Arc Prime has no influence, Wren Terra one more than its four.
    const capacity = (table: ReturnType<typeof given>, planet: string) =>
      numberOf(ti3, table.state.pub, 'productionCapacity', { seat: 0, planet }, 4);
    expect(capacity(spike, 'arc-prime')).toBe(4);
    const wren = strategy('productivity-spike', { units: { 'wren-terra': { 0: { 'space-dock': 1 } } } });
    expect([capacity(wren, 'wren-terra'), capacity(wren, 'arc-prime')]).toEqual([5, 4]);
    const killed = strategy('scientist-assassination').when(0, '1').accepted();
    expect(killed.state.pub.table.lasting[0]).toMatchObject({ about: 1 });
    expect([0, 1].map((seat) => refuseTechnology(killed.state.pub, seat, 'antimass-deflectors'))).toEqual([
      null,
      'TI3-TECH-03',
    ]);
    const stop = strategy('trade-stop', {
      agreements: [
        [0, 1],
        [1, 2],
      ],
    }).accepted();
    expect(stop.state.pub.agreements).toEqual([]);
  });

  it('Strategic Shift: nobody may choose that card', () => {
    const table = strategy('strategic-shift').when(0, 'imperial').accepted();
    table.when(0, 'imperial').refused('TI3-STRAT-02');
    table.when(0, 'warfare').accepted();
  });

  it('Synchronicity: a card of the deck, seen by its player alone', () => {
    const table = strategy('synchronicity');
    expect(table.question(0).kind).toBe('seek');
    table.when(0, 'plague.1').accepted();
    expect(table.state.own[0]!.table.cards[hand(0)]).toEqual(['plague.1']);
    const told = table.events.find((e) => e.t === 'drew')!;
    expect([told.to, told.some]).toEqual([[0], { cards: ['plague.1'] }]);
  });

  it('Usurper: Mecatol Rex counts twice, even exhausted', () => {
    const table = strategy('usurper', { planets: { 'mecatol-rex': 0 } }).accepted();
    const before = votesOf(given({ planets: { 'mecatol-rex': 0 } }).state.pub, 0);
    expect(votesOf(table.state.pub, 0)).toBe(before + 6);
    const { pub } = table.state;
    const exhausted = {
      ...pub,
      planets: { ...pub.planets, 'mecatol-rex': { ...pub.planets['mecatol-rex']!, exhausted: true } },
    };
    expect(votesOf(exhausted, 0)).toBe(before + 6);
    // It lies there, and goes as soon as the planet is lost.
    const lies = () => [LAID, DISCARD].map((zone) => table.state.pub.table.cards[zone]);
    expect(lies()).toEqual([['usurper.1'], []]);
    pub.planets['mecatol-rex']!.by = null;
    table.when(0, 'logistics').accepted();
    expect(lies()).toEqual([[], ['usurper.1']]);
    table.state.pub.planets['mecatol-rex']!.by = 0;
    expect(votesOf(table.state.pub, 0)).toBe(before);
  });

  it('Public Disgrace: the player chooses another card', () => {
    const table = given({ phase: 'strategy', strategyCards: true, hands: { 1: ['public-disgrace'] } });
    table.when(0, 'imperial').when(1, use('public-disgrace')).accepted();
    table.when(0, 'imperial').refused('TI3-STRAT-02');
    table.when(0, 'trade').accepted();
    expect(sheet(table, 0).cards).toEqual([{ card: 'trade', used: false }]);
  });

  it('Strategic Flexibility: the own card for one that is left', () => {
    const table = given({ phase: 'strategy', strategyCards: true, seats: 6, hands: { 2: ['strategic-flexibility'] } });
    for (const [seat, card] of ['initiative', 'diplomacy', 'imperial', 'political', 'logistics', 'trade'].entries())
      table.when(seat, card);
    table.when(2, use('strategic-flexibility')).when(2, 'imperial warfare').accepted();
    expect(sheet(table, 2).cards).toEqual([{ card: 'warfare', used: false }]);
  });

  it('[TI3-STRAT-06, TI3-STRAT-09] Strategic Flexibility: Bonus Counters come with the card, Initiative not twice running', () => {
    const exchange = (more: Fixture) => {
      const table = given({
        phase: 'strategy',
        strategyCards: true,
        seats: 6,
        hands: { 2: ['strategic-flexibility'] },
        ...more,
      });
      for (const [seat, card] of ['technology', 'diplomacy', 'imperial', 'political', 'logistics', 'trade'].entries())
        table.when(seat, card);
      return table.when(2, use('strategic-flexibility')).accepted();
    };
    const table = exchange({ bonus: { warfare: 2 } })
      .when(2, 'imperial warfare')
      .accepted();
    expect(table.question(2)).toMatchObject({ kind: 'bonus', q: { card: 'warfare', n: 2 } });
    table.when(2, { goods: 2, strategy: 0, fleet: 0, command: 0 }).accepted();
    expect([sheet(table, 2).goods, table.state.pub.bonus.warfare]).toEqual([2, undefined]);
    const again = exchange({}).when(2, 'imperial initiative').accepted();
    expect([again.state.pub.speaker, again.state.pub.initiative]).toEqual([2, 2]);
    // Only Warfare is left to who held Initiative last.
    expect(sheet(exchange({ initiative: 2 }), 2).cards).toEqual([{ card: 'warfare', used: false }]);
  });
});

describe('cards of the Galactic Council', () => {
  it('Council Dissolved: no agenda at all', () => {
    const table = calm(council({ hands: { 1: ['council-dissolved'] } }).when(1, use('council-dissolved')));
    table.when(0, COUNTER).accepted();
    expect(table.question(0).kind).toBe('nextAgenda');
  });

  it('Determine Policy: a card of the deck or a law is put to the vote', () => {
    const table = council({
      hands: { 1: ['determine-policy'] },
      laws: [{ card: 'agenda-crown-of-thalnos', elected: '0' }],
    });
    calm(table.when(1, use('determine-policy')))
      .when(1, 'agenda-humane-labor')
      .when(0, COUNTER)
      .accepted();
    expect(table.question(1)).toMatchObject({ kind: 'vote', q: { agenda: 'agenda-humane-labor' } });
    const law = council({
      hands: { 1: ['determine-policy'] },
      laws: [{ card: 'agenda-crown-of-thalnos', elected: '0' }],
    });
    calm(law.when(1, use('determine-policy')))
      .when(1, 'agenda-crown-of-thalnos')
      .when(0, COUNTER)
      .accepted();
    expect(law.state.pub.laws).toEqual([]);
    expect(law.question(1)).toMatchObject({ q: { agenda: 'agenda-crown-of-thalnos' } });
  });

  it('Veto: another agenda; Thugs: one player may not vote', () => {
    const veto = calm(political({ hands: { 1: ['veto'] } }).when(1, use('veto')));
    expect(veto.question(1)).toMatchObject({ kind: 'vote', q: { agenda: 'agenda-cost-overruns' } });
    const thugs = calm(political({ hands: { 1: ['thugs'] } }).when(1, use('thugs'))).when(1, '2');
    thugs.when(1, null, 'vote').accepted();
    expect(thugs.question(0).kind).toBe('vote');
  });

  it('Fantastic Rhetoric: 10 more votes; Discredit: votes that do not count', () => {
    const rhetoric = calm(political({ hands: { 1: ['fantastic-rhetoric'] } }).when(1, use('fantastic-rhetoric')));
    expect(rhetoric.question(1)).toMatchObject({ kind: 'vote', q: { votes: 11 } });
    const table = political({ hands: { 0: ['discredit'] } });
    table.when(1, 'for').when(2, null).when(0, null, 'vote');
    table.when(0, use('discredit')).accepted();
    // Nobody's votes are left: the Speaker decides.
    expect(table.question(0).kind).toBe('breakTie');
  });
});

describe('cards of Strategic Actions', () => {
  it('Policy Paralysis: no secondary ability for one opponent', () => {
    const table = given({
      strategyCards: true,
      sheets: { 0: held('logistics'), 1: { goods: 3 }, 2: { goods: 3 } },
      hands: { 0: ['policy-paralysis'] },
    });
    table.when(0, { do: 'strategy', card: 'logistics' }).when(0, { strategy: 0, fleet: 0, command: 4 });
    table.when(0, use('policy-paralysis')).when(0, '1').accepted();
    expect(table.question(2).kind).toBe('secondary');
  });

  it('Ruinous Tariffs: half of the partner’s goods', () => {
    const table = given({
      strategyCards: true,
      sheets: { 0: { ...held('trade'), goods: 2 } },
      agreements: [[0, 1]],
      hands: { 1: ['ruinous-tariffs'] },
    });
    table.when(0, { do: 'strategy', card: 'trade' }).when(0, 'income').when(0, true, 'closeNegotiations');
    const { goods } = sheet(table, 0);
    table.when(1, use('ruinous-tariffs')).accepted();
    expect([sheet(table, 0).goods, sheet(table, 1).goods]).toEqual([Math.floor(goods / 2), Math.ceil(goods / 2)]);
  });

  it('Tech Bubble: the secondary ability of Technology for a counter', () => {
    const table = given({ strategyCards: true, sheets: { 0: held('technology') }, hands: { 0: ['tech-bubble'] } });
    table.when(0, { do: 'strategy', card: 'technology' }).when(0, 'enviro-compensator');
    table.when(0, use('tech-bubble')).accepted();
    expect(sheet(table, 0).strategy).toBe(1);
    expect(table.question(0).kind).toBe('buyTechnology');
  });

  it('Corporate Sponsorship and Focused Research change what a technology needs and costs', () => {
    const buying = (card: string) => {
      const table = given({
        strategyCards: true,
        sheets: { 0: held('technology'), 1: { goods: 16 } },
        hands: { 1: [card] },
      });
      return table
        .when(0, { do: 'strategy', card: 'technology' })
        .when(0, 'enviro-compensator')
        .when(1, true, 'secondary')
        .when(1, use(card));
    };
    const sponsored = buying('corporate-sponsorship').accepted();
    expect(priceOf(sponsored.state.pub, 1, 'stasis-capsules')).toBe(4);
    const focused = buying('focused-research').when(1, 'sarween-tools').accepted();
    expect(priceOf(focused.state.pub, 1, 'sarween-tools')).toBe(14);
    focused.when(1, [{ technology: 'stasis-capsules' }]).refused('TI3-TECH-06');
  });

  it('Political Stability: a Strategy Card stays for the next round', () => {
    const table = given({
      strategyCards: true,
      sheets: { 0: { ...held('warfare') } },
      hands: { 0: ['political-stability'] },
    });
    sheet(table, 0).cards[0]!.used = true;
    for (const seat of [0, 1, 2]) table.when(seat, PASS);
    for (const seat of [0, 1, 2]) {
      const { n } = table.question(seat).q as unknown as { n: number };
      table.when(seat, { strategy: 2, fleet: 3, command: n - 5 });
    }
    calm(table.when(0, use('political-stability')));
    expect(sheet(table, 0).cards).toEqual([{ card: 'warfare', used: false }]);
  });
});

describe('cards of combat', () => {
  const sortie = (ships: { [ship: string]: number }, more: Fixture) => {
    const table = given({ ...more, units: { 'mecatol-rex-system': { 0: ships }, ...more.units } });
    const move = Object.entries(ships).flatMap(([ship, n]) =>
      Array.from({ length: n }, () => ({
        ship,
        from: 'mecatol-rex-system',
        ...(ship.startsWith('war-sun') ? { via: [] } : {}),
      })),
    );
    return table.when(0, activate('wellon-system')).when(0, move).accepted();
  };

  it('Into the Breach: +1, and the first two hits fall on a Dreadnought', () => {
    const table = sortie(
      { cruiser: 1, dreadnought: 1 },
      {
        hands: { 0: ['into-the-breach'] },
        units: { 'wellon-system': { 1: { cruiser: 2 } } },
        dice: { 'battle 0 cruiser': [6], 'battle 0 dreadnought': [4], 'battle 1 cruiser': [7, 7] },
      },
    );
    table.when(0, use('into-the-breach')).accepted();
    expect(at(table, 'wellon-system', 0)).toEqual({ cruiser: 1 });
  });

  it('Into the Breach: of a third hit the player chooses the ship', () => {
    const table = sortie(
      { cruiser: 2, dreadnought: 2 },
      {
        sheets: { 0: { fleet: 4 } },
        hands: { 0: ['into-the-breach'] },
        units: { 'wellon-system': { 1: { cruiser: 3 } } },
        dice: {
          'battle 0 cruiser': [1, 1],
          'battle 0 dreadnought': [1, 1],
          'battle 1 cruiser': [7, 7, 7],
        },
      },
    );
    table.when(0, use('into-the-breach')).accepted();
    expect(table.question(0)).toMatchObject({ kind: 'casualties', q: { hits: 1 } });
    expect(at(table, 'wellon-system', 0)).toEqual({ cruiser: 2, dreadnought: 1 });
  });

  it('Star of Death: everything on a planet dies, and it is neutral', () => {
    const table = sortie(
      { 'war-sun ground-force:2': 1 },
      {
        hands: { 0: ['star-of-death'] },
        units: { wellon: { 1: { 'ground-force': 4, 'space-dock': 1 } } },
        planets: { wellon: 1 },
      },
    );
    table.when(0, use('star-of-death')).accepted();
    expect(at(table, 'wellon', 1)).toEqual({});
    expect(table.state.pub.planets.wellon!.by).toBeNull();
    // What it leaves behind kills the next landing, with or without Distant Suns.
    expect(table.state.pub.found).toEqual({ wellon: 'radiation' });
    table.when(0, [{ from: 0, unit: 'ground-force', n: 2, to: 'wellon' }]).accepted();
    expect([at(table, 'wellon', 0), table.state.pub.planets.wellon!.by, table.state.pub.found]).toEqual([{}, null, {}]);
  });

  it('Star of Death: in any system with an own War Sun, not only where the fleet stands', () => {
    const table = sortie(
      { cruiser: 1 },
      {
        hands: { 0: ['star-of-death'] },
        units: { 'arnor-lor': { 0: { 'war-sun': 1 } }, lor: { 1: { 'ground-force': 1, pds: 1 } } },
        planets: { lor: 1, arnor: 2, wellon: 1 },
      },
    );
    table.when(0, use('star-of-death'));
    // Wellon is near the Cruiser alone.
    table.when(0, 'wellon').refused('TI3-ACTIONCARDS-02');
    table.when(0, 'lor').accepted();
    expect([at(table, 'lor', 1), table.state.pub.planets.lor!.by, table.state.pub.planets.arnor!.by]).toEqual([
      {},
      null,
      2,
    ]);
    const without = sortie({ cruiser: 1 }, { hands: { 0: ['star-of-death'] }, planets: { wellon: 1 } });
    expect(without.question(1).kind).toBe('turn');
  });

  it('Reparations: a planet of the conqueror is exhausted, an own one refreshed', () => {
    const table = given({
      hands: { 1: ['reparations'] },
      units: { 'arnor-lor': { 0: { 'carrier ground-force:2': 1 } }, lor: { 1: { 'ground-force': 1 } } },
      planets: { lor: 1, 'zero-zero-zero': { exhausted: true }, thibah: { by: 1, exhausted: true }, 'wren-terra': 0 },
      dice: { 'invasion 0 ground-force': [8, 8], 'invasion 1 ground-force': [1] },
    });
    table.when(0, activate('arnor-lor')).when(0, [{ from: 0, unit: 'ground-force', n: 2, to: 'lor' }]);
    table.when(1, use('reparations')).when(1, 'wren-terra').accepted();
    expect(table.state.pub.planets['wren-terra']!.exhausted).toBe(true);
    expect(table.state.pub.planets.thibah!.exhausted).toBe(false);
  });
});

describe('cards that are actions', () => {
  it('Armistice: no landing of one opponent on one planet', () => {
    const table = action('armistice', {
      planets: { lor: 0 },
      units: { 'arnor-lor': { 1: { 'carrier ground-force:1': 1 } } },
    });
    table.when(0, 'lor 1').accepted();
    table.when(1, activate('arnor-lor'));
    table.when(1, [{ from: 0, unit: 'ground-force', n: 1, to: 'lor' }]).refused('TI3-ACTIONCARDS-02');
    table.when(1, [{ from: 0, unit: 'ground-force', n: 1, to: 'arnor' }]).accepted();
  });

  it('Civil Defense, Rally of the People and Rise of a Messiah place free units', () => {
    const defense = action('civil-defense', { planets: { lor: 0 } })
      .when(0, 'lor')
      .accepted();
    expect(at(defense, 'lor', 0)).toEqual({ pds: 2 });
    const rally = action('rally-of-the-people', { sheets: { 0: { race: 'letnev' } } });
    expect(at(rally, 'home-letnev', 0)).toEqual({ dreadnought: 1 });
    const messiah = action('rise-of-a-messiah');
    expect([at(messiah, 'arc-prime', 0), at(messiah, 'wren-terra', 0)]).toEqual([
      { 'ground-force': 1 },
      { 'ground-force': 1 },
    ]);
  });

  it('Diplomatic Immunity: nobody else may activate the system', () => {
    const table = action('diplomatic-immunity', { units: { 'wellon-system': { 0: { cruiser: 1 } } } });
    table.when(1, activate('wellon-system')).refused('TI3-ACTIONCARDS-02');
    table.when(1, PASS).when(2, PASS).when(0, activate('wellon-system')).accepted();
  });

  it('Good Year and Privateers bring goods', () => {
    const year = action('good-year', { planets: { lor: 0, arnor: 0 }, sheets: { 0: { race: 'letnev' } } });
    expect(sheet(year, 0).goods).toBe(2);
    const privateers = action('privateers', { sheets: { 1: { goods: 5 } } });
    expect([sheet(privateers, 0).goods, sheet(privateers, 1).goods, privateers.state.pub.goods]).toEqual([2, 0, 38]);
  });

  it('Influence in the Merchants’ Guild and Insubordination harm others', () => {
    const guild = action('influence-in-the-merchants-guild', { agreements: [[1, 2]] });
    expect(guild.state.pub.agreements).toEqual([]);
    // Nobody breaks an agreement with the Hacan, with either card; they themselves do.
    const hacan: Fixture = {
      agreements: [
        [0, 1],
        [1, 2],
      ],
    };
    const partners = (seat: number, card: (text: string, more: Fixture) => ReturnType<typeof given>, text: string) =>
      card(text, { ...hacan, sheets: { [seat]: { race: 'hacan' } } }).state.pub.agreements.map(({ seats }) => seats);
    expect(partners(2, action, 'influence-in-the-merchants-guild')).toEqual([[1, 2]]);
    expect(partners(2, strategy, 'trade-stop')).toEqual([[1, 2]]);
    expect(partners(0, strategy, 'trade-stop')).toEqual([]);
    const rebels = action('insubordination').when(0, '1').accepted();
    expect([sheet(rebels, 1).command, sheet(rebels, 1).reserve]).toEqual([2, 9]);
  });

  it('Lucky Shot: a ship beside an own planet', () => {
    const table = action('lucky-shot', {
      planets: { lor: 0 },
      units: { 'arnor-lor': { 1: { cruiser: 1, carrier: 1 } }, 'wellon-system': { 1: { cruiser: 1 } } },
    });
    expect(at(table, 'arnor-lor', 1)).toEqual({ carrier: 1 });
  });

  it('Massive Transport and Transport need a way without enemy ships', () => {
    const dock = action('massive-transport', { units: { 'arc-prime': { 0: { 'space-dock': 1 } } } });
    expect([at(dock, 'arc-prime', 0), at(dock, 'wren-terra', 0)]).toEqual([{}, { 'space-dock': 1 }]);
    const barred = given({
      hands: { 0: ['massive-transport'] },
      units: { 'arc-prime': { 0: { 'space-dock': 1 } }, 'home-letnev': { 1: { cruiser: 1 } } },
    });
    barred.when(0, playAction('massive-transport')).refused('TI3-ACTIONCARDS-02');
    const troops = action('transport', { units: { 'arc-prime': { 0: { 'ground-force': 4 } } } });
    troops.when(0, 'arc-prime wren-terra 3').accepted();
    expect([at(troops, 'arc-prime', 0), at(troops, 'wren-terra', 0)]).toEqual([
      { 'ground-force': 1 },
      { 'ground-force': 3 },
    ]);
  });

  it('Master of Trade: with two agreements two planets are refreshed', () => {
    const planets = { 'arc-prime': { exhausted: true }, 'wren-terra': { exhausted: true } };
    const table = action('master-of-trade', {
      planets,
      agreements: [
        [0, 1],
        [0, 2],
      ],
    });
    table.when(0, ['arc-prime', 'wren-terra']).accepted();
    expect(table.state.pub.planets['arc-prime']!.exhausted).toBe(false);
    const poor = given({ planets, agreements: [[0, 1]], hands: { 0: ['master-of-trade'] } });
    poor.when(0, playAction('master-of-trade')).refused('TI3-ACTIONCARDS-02');
  });

  it('Patrol: ships leave an activated system', () => {
    const table = action('patrol', {
      activated: { 'wellon-system': [0] },
      units: { 'wellon-system': { 0: { cruiser: 1 } }, 'saudor-system': { 0: { destroyer: 1 } } },
    });
    table.when(0, [{ ship: 'destroyer', from: 'saudor-system', to: 'lodor-system' }]).refused('TI3-SC6-06');
    table.when(0, [{ ship: 'cruiser', from: 'wellon-system', to: 'empty-1' }]).accepted();
    expect(at(table, 'empty-1', 0)).toEqual({ cruiser: 1 });
    expect(table.told).toContainEqual({
      t: 'moved',
      all: { seat: 0, system: 'empty-1', ships: [{ ship: 'cruiser', from: 'wellon-system', n: 1 }] },
    });
  });

  it('Secret Industrial Agent and Spacedock Accident act on docks outside home systems', () => {
    const docks: Fixture = { planets: { lor: 1 }, units: { lor: { 1: { 'space-dock': 1, 'ground-force': 1 } } } };
    expect(at(action('secret-industrial-agent', docks), 'lor', 1)).toEqual({ 'ground-force': 1 });
    const accident = action('spacedock-accident', { ...docks, sheets: { 1: { goods: 6 } } });
    accident.when(1, activate('arnor-lor')).accepted();
    expect(accident.question(2).kind).toBe('turn');
  });

  it('Stellar Criminals: half of the planets, by their owner’s choice', () => {
    const table = action('stellar-criminals', { planets: { lor: 1, arnor: 1, thibah: 1 } });
    table.when(0, '1').when(1, ['arnor', 'lor']).accepted();
    expect(Object.keys(table.state.pub.planets).filter((id) => table.state.pub.planets[id]!.exhausted)).toEqual([
      'arnor',
      'lor',
    ]);
  });

  it('Strategic Bombardment: the planets are exhausted, and on a 6 the card comes back', () => {
    for (const [die, back] of [
      [6, true],
      [5, false],
    ] as const) {
      const table = action('strategic-bombardment', {
        units: { 'arnor-lor': { 0: { 'war-sun': 1 } } },
        planets: { lor: 1 },
        dice: { 'strategic-bombardment 0': [die] },
      });
      expect(table.state.pub.planets.lor!.exhausted).toBe(true);
      expect(table.state.own[0]!.table.cards[hand(0)]!.length === 1).toBe(back);
    }
  });

  it('Successful Spy: two cards change hands unseen', () => {
    const table = action('successful-spy', { hands: { 1: ['plague', 'recheck', 'sabotage'] } });
    table.when(1, null).accepted();
    expect([table.state.pub.table.zones[hand(0)]!.n, table.state.pub.table.zones[hand(1)]!.n]).toEqual([2, 1]);
    expect(table.events.find((e) => e.t === 'stole')!.to).toEqual([0, 1]);
  });

  it('Uprising and Voluntary Annexation', () => {
    const uprising = action('uprising', { planets: { lor: 1, arnor: 2 } })
      .when(0, 'arnor-lor')
      .accepted();
    expect([uprising.state.pub.planets.lor!.exhausted, uprising.state.pub.planets.arnor!.exhausted]).toEqual([
      true,
      true,
    ]);
    const annexed = action('voluntary-annexation').when(0, 'lodor').accepted();
    expect(annexed.state.pub.planets.lodor).toMatchObject({ by: 0, exhausted: true });
    expect(at(annexed, 'lodor', 0)).toEqual({ 'ground-force': 3 });
  });
});

describe('cards at any time', () => {
  it('Disclosure: a card of another hand is discarded', () => {
    const table = given({ phase: 'round', hands: { 0: ['disclosure'], 1: ['plague', 'recheck'] } });
    table.when(0, { ...use('disclosure'), seat: 0 }, 'anyTime').accepted();
    table.when(0, 'plague.1', 'seek').accepted();
    expect(table.state.pub.table.cards[DISCARD]).toContain('plague.1');
    expect(table.state.pub.table.zones[hand(1)]!.n).toBe(1);
    expect(table.question(0).kind).toBe('turn');
  });

  it.each([0, 1, 2])('Disclosure: at the table that seat %i imagines, it can be answered', (seat) => {
    const hands = { 0: ['disclosure'], 1: ['plague', 'recheck'] };
    const table = given({ phase: 'round', hands, agendas: politicalDeck() });
    table.when(0, { ...use('disclosure'), seat: 0 }, 'anyTime').accepted();
    const dealt = ti3.bot.determinize(view(table.state, seat), () => 0);
    const imagined = new Table(ti3, dealt);
    const asked = nextDecision(ti3, dealt)!;
    expect(asked.kind).toBe('seek');
    imagined.take(asked, defaultAnswer(ti3, view(dealt, 0), asked));
    expect(dealt.pub.table.zones[hand(1)]!.n).toBe(1);
  });

  it('Emergency Repairs: ships of one system are whole again', () => {
    const table = given({
      phase: 'round',
      hands: { 1: ['emergency-repairs'] },
      units: { 'wellon-system': { 1: { 'dreadnought damaged': 2, 'war-sun': 1 } } },
    });
    table.when(1, { ...use('emergency-repairs'), seat: 1 }, 'anyTime').accepted();
    expect(at(table, 'wellon-system', 1)).toEqual({ dreadnought: 2, 'war-sun': 1 });
    // What is whole is not told as repaired.
    const told = table.events.flatMap((e) => (e.t === 'repaired' ? [e.all] : []));
    expect(told).toEqual([{ seat: 1, system: 'wellon-system', ship: 'dreadnought', n: 2 }]);
  });

  it('Touch of Genius: another card of the discard pile for 3 influence', () => {
    const table = given({
      turn: 1,
      hands: { 1: ['good-year'], 0: ['touch-of-genius'] },
      planets: { lor: 0, 'mecatol-rex': 0, arnor: 1 },
    });
    table.when(1, playAction('good-year')).when(2, PASS);
    const { goods } = sheet(table, 0);
    table.when(0, { do: 'use', ability: 'good-year', component: 'touch-of-genius.1' }).accepted();
    expect(table.question(0)).toMatchObject({ kind: 'fee', q: { due: 3 } });
    table.when(0, [{ exhaust: 'mecatol-rex' }]).accepted();
    expect(table.state.pub.planets['mecatol-rex']!.exhausted).toBe(true);
    expect(sheet(table, 0).goods).toBeGreaterThan(goods);
  });
});
