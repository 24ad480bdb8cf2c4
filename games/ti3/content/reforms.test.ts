import { describe, expect, it } from 'vitest';
import { defaultAnswer, numberOf, permissionOf, view } from '@orrery/kernel';
import { ti3 } from '../game.ts';
import { PASS, activate, given, orderUnits, unitsAt } from '../given.ts';
import type { Fixture } from '../given.ts';
import { hand } from '../rules/hands.ts';
import { priceOf, refuseTechnology } from '../rules/technology.ts';
import { lanes, neighbours } from '../rules/systems.ts';
import { AGENDAS } from './agendas/agendas.ts';

type Table = ReturnType<typeof given>;
const held = (...cards: string[]) => ({ cards: cards.map((card) => ({ card: card as never, used: false })) });
const at = (table: Table, place: string, seat: number) => unitsAt(table.state.pub, place, seat);
const goods = (table: Table) => table.state.pub.sheets.map((sheet) => sheet.goods);

/** The council decides on an agenda: seats 1 and 2 vote so, seat 0 abstains. */
function decide(agenda: string, choice: string, more: Fixture = {}): Table {
  const table = given({
    strategyCards: true,
    ...more,
    agendas: [agenda, ...(more.agendas ?? [])],
    sheets: { ...more.sheets, 0: { ...held('political'), ...more.sheets?.[0] } },
  });
  table.when(0, { do: 'strategy', card: 'political' }).when(0, { strategy: 0, fleet: 0, command: 1 });
  return table.when(1, choice, 'vote').when(2, choice, 'vote').when(0, null, 'vote').accepted();
}
/** Nobody wants the secondary ability of Political. */
const noSecondary = (table: Table): Table => table.when(1, false, 'secondary').when(2, false, 'secondary').accepted();
const law = (card: string, elected: string | null = null): Fixture => ({ laws: [{ card, elected }] });

it('[TI3-POLITICS-01] the Political deck holds sixty agendas, each once', () => {
  expect(AGENDAS).toHaveLength(60);
  expect(new Set(AGENDAS.map(({ id }) => id)).size).toBe(60);
});

describe('agendas about wormholes', () => {
  it('Closing the Wormholes: nobody passes, or each fleet there loses a ship', () => {
    const { pub } = given(law('agenda-closing-the-wormholes')).state;
    expect(lanes(given({}).state.pub, 'lodor-system')).toContain('wormhole-alpha');
    expect(lanes(pub, 'lodor-system')).not.toContain('wormhole-alpha');
    // Adjacent they are all the same.
    expect(neighbours(pub, 'lodor-system')).toContain('wormhole-alpha');
    const table = decide('agenda-closing-the-wormholes', 'against', {
      units: {
        'wormhole-alpha': { 1: { cruiser: 1, carrier: 1, fighter: 2 } },
        'quann-system': { 2: { destroyer: 2 } },
      },
    });
    table.when(1, 'wormhole-alpha 1 cruiser').accepted();
    expect([at(table, 'wormhole-alpha', 1), at(table, 'quann-system', 2)]).toEqual([
      { carrier: 1, fighter: 2 },
      { destroyer: 1 },
    ]);
  });

  it('Wormhole Reconstruction: all wormholes lead to each other, or counters lie where ships are', () => {
    const { pub } = given(law('agenda-wormhole-reconstruction')).state;
    expect(neighbours(given({}).state.pub, 'quann-system')).not.toContain('wormhole-alpha');
    expect(neighbours(pub, 'quann-system')).toEqual(expect.arrayContaining(['wormhole-alpha', 'lodor-system']));
    const table = decide('agenda-wormhole-reconstruction', 'against', {
      units: { 'wormhole-alpha': { 1: { cruiser: 1 } }, 'wellon-system': { 1: { cruiser: 1 } } },
    });
    expect(table.state.pub.activated).toEqual({ 'wormhole-alpha': [1] });
  });

  it('Traffic Tariffs: a Trade Good for the wormholes of an activation, or a Trade Good for each held', () => {
    const fixture = (coins: number): Fixture => ({
      ...law('agenda-traffic-tariffs'),
      units: { 'wormhole-alpha': { 0: { cruiser: 1 } } },
      sheets: { 0: { goods: coins } },
    });
    const table = given(fixture(1)).when(0, activate('lodor-system'));
    expect(table.question(0).q).toMatchObject({ what: 'toll' });
    table
      .when(0, 'yes')
      .when(0, [{ ship: 'cruiser', from: 'wormhole-alpha' }])
      .accepted();
    expect([goods(table)[0], at(table, 'lodor-system', 0)]).toEqual([0, { cruiser: 1 }]);
    // Unpaid, and without a good, the way is closed.
    expect(given(fixture(1)).when(0, activate('lodor-system')).when(0, 'no').question(1).kind).toBe('turn');
    expect(given(fixture(0)).when(0, activate('lodor-system')).question(1).kind).toBe('turn');
    const against = decide('agenda-traffic-tariffs', 'against', {
      units: { 'wormhole-alpha': { 1: { cruiser: 1 } }, 'quann-system': { 1: { cruiser: 1 }, 2: { cruiser: 1 } } },
    });
    expect(goods(against)).toEqual([0, 2, 1]);
  });
});

describe('agendas that change how things are done', () => {
  it('Ancient Artifact: 1-5 destroys Mecatol Rex and burns what lies around, 6-10 teaches everybody twice', () => {
    const burnt = decide('agenda-ancient-artifact', 'for', {
      units: {
        'mecatol-rex-system': { 1: { 'carrier ground-force:2': 1 } },
        'mecatol-rex': { 1: { 'ground-force': 3, pds: 1, 'space-dock': 1 } },
        'wellon-system': { 2: { cruiser: 2 } },
        wellon: { 2: { 'ground-force': 3, pds: 1 } },
        lodor: { 1: { 'ground-force': 2 } },
      },
      planets: { 'mecatol-rex': 1, wellon: 2, lodor: 1 },
      dice: { 'ancient-artifact 0': [5, 5, 1, 1, 5, 10, 4] },
    });
    burnt.when(2, [{ ship: 'cruiser', take: 'loss' }]);
    expect([at(burnt, 'mecatol-rex-system', 1), at(burnt, 'mecatol-rex', 1)]).toEqual([{}, {}]);
    expect([at(burnt, 'wellon-system', 2), at(burnt, 'wellon', 2)]).toEqual([
      { cruiser: 1 },
      { 'ground-force': 1, pds: 1 },
    ]);
    expect(at(burnt, 'lodor', 1)).toEqual({ 'ground-force': 2 });
    const taught = decide('agenda-ancient-artifact', 'for', { dice: { 'ancient-artifact 0': [6] } });
    for (const seat of [0, 1, 2]) taught.when(seat, 'antimass-deflectors').when(seat, 'enviro-compensator');
    expect(taught.accepted().state.pub.sheets.map((sheet) => sheet.technologies.length)).toEqual([2, 2, 2]);
  });

  it('Checks and Balances: chosen cards are given away, or all cards go to the left as they lie', () => {
    const table = given({
      ...law('agenda-checks-and-balances'),
      seats: 5,
      strategyCards: true,
      phase: 'strategy',
    });
    table.when(0, 'logistics').when(0, '2').accepted();
    expect(table.state.pub.sheets.map((sheet) => sheet.cards.length)).toEqual([0, 0, 1, 0, 0]);
    // Whoever has one receives no other.
    table.when(1, 'trade').when(1, '2').refused('TI3-POLITICS-05');
    const passed = decide('agenda-checks-and-balances', 'against', {
      sheets: { 1: held('trade'), 2: held('warfare') },
    });
    expect(passed.state.pub.sheets.map((sheet) => sheet.cards)).toEqual([
      [{ card: 'warfare', used: false }],
      [{ card: 'political', used: true }],
      [{ card: 'trade', used: false }],
    ]);
  });

  it('Colonization Licensing: a neutral planet costs its resources, or planets are exhausted', () => {
    const land = [{ from: 0, unit: 'ground-force', n: 1, to: 'saudor' }];
    const over = (coins: number): Table =>
      given({
        ...law('agenda-colonization-licensing'),
        units: { 'saudor-system': { 0: { 'carrier ground-force:1': 1 } } },
        planets: { 'arc-prime': { exhausted: true }, 'wren-terra': { exhausted: true } },
        sheets: { 0: { goods: coins } },
      }).when(0, activate('saudor-system'));
    const table = over(2).when(0, land);
    expect(table.question(0)).toMatchObject({ kind: 'licence', q: { planet: 'saudor', due: 2 } });
    table.when(0, []).refused('TI3-SPEND-05');
    expect(defaultAnswer(ti3, view(table.state, 0), table.question(0))).toEqual([{ goods: 2 }]);
    table.when(0, [{ goods: 2 }]).accepted();
    expect([goods(table)[0], table.state.pub.planets.saudor!.by]).toEqual([0, 0]);
    over(1).when(0, land).refused('TI3-ACTIONCARDS-02');
    const against = decide('agenda-colonization-licensing', 'against', {
      planets: { wellon: 1, lodor: 1, saudor: 1, quann: 2, lor: 2 },
    });
    // Without a race all planets count: four of seat 1, four of seat 2, two of seat 0.
    against.when(1, 'wellon').when(2, 'lor').accepted();
    const { planets } = against.state.pub;
    expect(['wellon', 'lodor', 'saudor', 'quann', 'lor'].filter((id) => planets[id]!.exhausted)).toEqual([
      'wellon',
      'lor',
    ]);
  });

  it('Core Stability: cards of the Status Phase lie open and most influence chooses first, or nobody draws this round', () => {
    const table = given({ ...law('agenda-core-stability'), planets: { wellon: 2, lodor: 1 } });
    for (const seat of [0, 1, 2]) table.when(seat, PASS);
    // Wellon, Lodor and Wren Terra: 2, 1 and 1 influence, N'orr's home one more.
    const { from } = table.question(2).q as { from: string[] };
    expect(from).toHaveLength(3);
    table.when(2, from[1]!);
    expect((table.question(0).q as { from: string[] }).from).toEqual([from[0]!, from[2]!]);
    table.when(0, from[2]!).accepted();
    expect(table.state.own.map((own, seat) => own.table.cards[hand(seat)])).toEqual([[from[2]], [from[0]], [from[1]]]);
    const none = noSecondary(decide('agenda-core-stability', 'against'));
    const before = none.state.pub.table.zones[hand(0)]!.n;
    none.when(1, PASS).when(2, PASS).when(0, PASS).accepted();
    expect([0, 1, 2].map((seat) => none.state.pub.table.zones[hand(seat)]!.n)).toEqual([before, 0, 0]);
  });

  it('Holy Planet of Ixth: a point goes with its control, and nothing is produced there', () => {
    const table = decide('agenda-holy-planet-of-ixth', 'wellon', {
      planets: { wellon: 1 },
      objectives: {},
      units: { wellon: { 1: { 'space-dock': 1 } } },
    });
    const points = () => table.state.pub.sheets.map((sheet) => sheet.points);
    expect(points()).toEqual([0, 1, 0]);
    noSecondary(table);
    expect(table.when(1, activate('wellon-system')).question(2).kind).toBe('turn');
    table.state.pub.planets.wellon!.by = 2;
    table.when(2, PASS).accepted();
    expect(points()).toEqual([0, 0, 1]);
  });

  it('Imperial Peace: activating systems of others costs a good or a counter, or everybody places a Ground Force', () => {
    const fixture = (sheet: object): Table =>
      given({
        ...law('agenda-imperial-peace'),
        units: { 'wellon-system': { 1: { cruiser: 1 } } },
        sheets: { 0: sheet },
      });
    const table = fixture({ goods: 1, strategy: 1 }).when(0, activate('wellon-system'));
    expect(table.question(0).q).toMatchObject({ what: 'price', from: ['goods', 'counter'] });
    expect(table.when(0, 'counter').state.pub.sheets[0]).toMatchObject({ goods: 1, strategy: 0 });
    expect(fixture({ goods: 1, strategy: 0 }).when(0, activate('wellon-system')).state.pub.sheets[0]!.goods).toBe(0);
    fixture({ goods: 0, strategy: 0 }).when(0, activate('wellon-system')).refused('TI3-ACTIONCARDS-02');
    expect(fixture({ goods: 1, strategy: 1 }).when(0, activate('lodor-system')).question(1).kind).toBe('turn');
    const against = decide('agenda-imperial-peace', 'against').when(0, 'wren-terra').when(2, 'trenlak').accepted();
    expect([at(against, 'wren-terra', 0), at(against, 'zero-zero-zero', 1), at(against, 'trenlak', 2)]).toEqual([
      { 'ground-force': 1 },
      { 'ground-force': 1 },
      { 'ground-force': 1 },
    ]);
  });

  it('Open the Trade Routes: two goods for everybody, or goods go to the left', () => {
    expect(goods(decide('agenda-open-the-trade-routes', 'for'))).toEqual([2, 2, 2]);
    const table = decide('agenda-open-the-trade-routes', 'against', { sheets: { 1: held('trade') } });
    noSecondary(table).when(1, { do: 'strategy', card: 'trade' }).when(1, 'income').accepted();
    expect(goods(table)).toEqual([0, 0, 3]);
  });

  it('Revote: the council votes again on a law in play', () => {
    const fixture: Fixture = law('agenda-fleet-regulations');
    const failed = decide('agenda-revote', 'agenda-fleet-regulations', fixture);
    failed.when(1, 'against', 'vote').when(2, 'against', 'vote').when(0, null, 'vote').accepted();
    expect(failed.state.pub.laws).toEqual([]);
    const kept = decide('agenda-revote', 'agenda-fleet-regulations', fixture);
    kept.when(1, 'for', 'vote').when(2, 'for', 'vote').when(0, null, 'vote').accepted();
    expect(kept.state.pub.laws).toEqual([{ card: 'agenda-fleet-regulations', elected: null }]);
  });

  it('Technology Buy-Back: four goods for a technology that nothing needs, once a round; or one good for everybody', () => {
    const table = decide('agenda-technology-buy-back', 'for', {
      sheets: { 1: { technologies: ['enviro-compensator', 'sarween-tools'] } },
    });
    const sell = { do: 'use', ability: 'buy-back', component: 'buy-back@1' };
    noSecondary(table).when(1, sell).accepted();
    // Sarween Tools rest on the Enviro Compensator, so they alone can go.
    expect(table.state.pub.sheets[1]).toMatchObject({ technologies: ['enviro-compensator'], goods: 4 });
    expect(table.told).toContainEqual({ t: 'unlearned', all: { seat: 1, technology: 'sarween-tools' } });
    table.when(2, PASS).when(0, PASS).when(1, sell).refused('TI3-ACTIONCARDS-02');
    expect(goods(decide('agenda-technology-buy-back', 'against'))).toEqual([1, 1, 1]);
  });
});

describe('decisions whose other side was not shown yet', () => {
  it('Regulated Conscription: a resource buys one Ground Force or Fighter', () => {
    const build = (more: Fixture): Table =>
      given({ ...more, units: { 'arc-prime': { 0: { 'space-dock': 1 } } }, sheets: { 0: { goods: 1 } } })
        .when(0, activate('home-letnev'))
        .when(0, orderUnits([{ build: 'ground-force', n: 2, at: 'arc-prime' }, { goods: 1 }]));
    build({}).accepted();
    build(law('agenda-regulated-conscription')).refused('TI3-PROD-04');
  });

  it('Official Sanction: no new Trade Agreement and no goods from agreements until the end of the next round', () => {
    const table = decide('agenda-official-sanction', '1', { agreements: [[0, 1]], sheets: { 1: held('trade') } });
    noSecondary(table).when(1, { do: 'strategy', card: 'trade' }).when(1, 'income').accepted();
    // Trade gives three; the agreement gives nothing.
    expect(goods(table)[1]).toBe(3);
    expect(permissionOf(ti3, table.state.pub, 'mayTrade', { seats: [1, 2] }, true)).toBe(false);
    expect(permissionOf(ti3, table.state.pub, 'mayTrade', { seats: [0, 2] }, true)).toBe(true);
    // Its partner is paid all the same.
    expect(numberOf(ti3, table.state.pub, 'tradeIncome', { seat: 0, agreements: 1 }, 1)).toBe(1);
    const later = { ...table.state.pub, round: 3 };
    expect(permissionOf(ti3, later, 'mayTrade', { seats: [1, 2] }, true)).toBe(true);
  });

  it('Mass Mobilization: against, who has two or more Ground Forces on a planet loses one there', () => {
    const table = decide('agenda-mass-mobilization', 'against', {
      units: {
        'zero-zero-zero': { 1: { 'ground-force': 3 } },
        trenlak: { 2: { 'ground-force': 1 } },
        'arc-prime': { 0: { 'ground-force': 2 } },
        'wren-terra': { 0: { 'ground-force': 2 } },
      },
    });
    table.when(0, 'wren-terra').accepted();
    expect([at(table, 'zero-zero-zero', 1), at(table, 'trenlak', 2)]).toEqual([
      { 'ground-force': 2 },
      { 'ground-force': 1 },
    ]);
    expect([at(table, 'arc-prime', 0), at(table, 'wren-terra', 0)]).toEqual([
      { 'ground-force': 2 },
      { 'ground-force': 1 },
    ]);
  });

  it('Technology Investigation Committee: planets with Specialties are exhausted, and nothing is acquired this round', () => {
    const table = decide('agenda-technology-investigation-committee', '1', {
      planets: { lodor: 1, wellon: 1, quann: 2 },
    });
    const { planets } = table.state.pub;
    expect(['lodor', 'wellon', 'quann'].map((id) => planets[id]!.exhausted)).toEqual([true, false, false]);
    expect([1, 2].map((seat) => refuseTechnology(table.state.pub, seat, 'antimass-deflectors'))).toEqual([
      'TI3-TECH-03',
      null,
    ]);
  });

  it('Unconventional Weapons: against, a planet is exhausted for each Dreadnought and War Sun, one after another', () => {
    const table = decide('agenda-unconventional-weapons', 'against', {
      units: { 'wellon-system': { 0: { dreadnought: 1, 'war-sun': 1 } }, 'empty-1': { 1: { dreadnought: 2 } } },
      planets: { lor: 0, arnor: 0 },
    });
    const from = () => (table.question(0).q as { from: string[] }).from;
    expect(from()).toContain('lor');
    table.when(0, 'lor').accepted();
    // The same planet is not exhausted twice.
    expect(from()).not.toContain('lor');
    table.when(0, 'arnor').accepted();
    // Whoever has but one planet is not asked.
    const { planets } = table.state.pub;
    const exhausted = Object.keys(planets).filter((id) => planets[id]!.exhausted);
    expect(exhausted.toSorted()).toEqual(['arnor', 'lor', 'zero-zero-zero']);
  });

  it('Imperial Academy: two resources less, once a round', () => {
    const { pub } = given(law('agenda-imperial-academy', '0')).state;
    expect([0, 1].map((seat) => priceOf(pub, seat, 'antimass-deflectors'))).toEqual([6, 8]);
    const table = given({
      ...law('agenda-imperial-academy', '0'),
      strategyCards: true,
      sheets: { 0: { goods: 6 }, 1: held('technology') },
      turn: 1,
    }).when(1, { do: 'strategy', card: 'technology' });
    table.when(1, 'enviro-compensator').when(0, true, 'secondary').accepted();
    while (table.state.pub.table.open.some((d) => d.kind === 'secondary' && d.seat === 2))
      table.when(2, false, 'secondary');
    table.when(0, [{ technology: 'antimass-deflectors' }, { goods: 6 }], 'buyTechnology').accepted();
    expect(priceOf(table.state.pub, 0, 'enviro-compensator')).toBe(8);
  });
});
