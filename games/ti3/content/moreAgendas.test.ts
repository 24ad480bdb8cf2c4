import { traceOf } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ti3 } from '../game.ts';
import { activate, given, playAction, unitsAt } from '../given.ts';
import type { Fixture } from '../given.ts';
import { hand } from '../rules/hands.ts';
import { priceOf as unitPrice } from '../rules/production.ts';
import { priceOf } from '../rules/technology.ts';
import { AGENDAS } from './agendas/agendas.ts';
import { content } from './index.ts';

const held = (...cards: string[]) => ({ cards: cards.map((card) => ({ card: card as never, used: false })) });
type Table = ReturnType<typeof given>;
const at = (table: Table, place: string, seat: number) => unitsAt(table.state.pub, place, seat);
const planet = (table: Table, id: string) => table.state.pub.planets[id]!;

/** The council decides on an agenda: seats 1 and 2 vote so, seat 0 abstains. */
function decide(agenda: string, choice: string, more: Fixture = {}): Table {
  const table = given({
    strategyCards: true,
    ...more,
    agendas: [agenda],
    sheets: { ...more.sheets, 0: { ...held('political'), ...more.sheets?.[0] } },
  });
  table.when(0, { do: 'strategy', card: 'political' }).when(0, { strategy: 0, fleet: 0, command: 1 });
  return table.when(1, choice, 'vote').when(2, choice, 'vote').when(0, null, 'vote').accepted();
}
const inPlay = (card: string, elected: string | null = null): Fixture => ({ laws: [{ card, elected }] });

describe('the Political deck', () => {
  it('holds agendas only whose sides do something', () => {
    for (const { id } of AGENDAS) expect([id, content.components[id] !== undefined]).toEqual([id, true]);
    const elections = AGENDAS.filter(({ vote }) => vote !== 'for-against');
    for (const { id } of elections) expect(content.components[`${id}-against`]).toBeUndefined();
  });
});

describe('decisions that are carried out once', () => {
  it('Aggressive Strategy: secondary abilities free of charge, or none at all', () => {
    const table = decide('agenda-aggressive-strategy', 'for', { sheets: { 1: { ...held('logistics'), goods: 3 } } });
    table.when(0, 'none').when(1, 'logistics').accepted();
    expect(table.question(1).kind).toBe('buyCounters');
    const none = decide('agenda-aggressive-strategy', 'against', { sheets: { 1: held('logistics') } });
    // Not even of cards resolved later this round.
    none.when(1, { do: 'strategy', card: 'logistics' }).when(1, { strategy: 0, fleet: 0, command: 4 }).accepted();
    expect(none.question(2).kind).toBe('turn');
  });

  it('[TI3-SC8-04] Aggressive Strategy: Imperial is not offered to who has no Space Dock to produce with', () => {
    const table = decide('agenda-aggressive-strategy', 'for', {
      units: { wellon: { 1: { 'space-dock': 1 } } },
      planets: { wellon: 1 },
      sheets: { 1: held('imperial') },
    });
    table.when(0, 'none').when(1, 'imperial').accepted();
    expect(table.question(1).kind).toBe('produceWhere');
    const without = decide('agenda-aggressive-strategy', 'for', { units: {}, sheets: { 1: held('imperial') } });
    without.when(0, 'none').accepted();
    expect(without.state.pub.table.open.some(({ seat, kind }) => seat === 1 && kind === 'pickOne')).toBe(false);
  });

  it('Arms Reduction: two Dreadnoughts and four Cruisers are left', () => {
    const fleet = { 'wellon-system': { 1: { dreadnought: 3 } } };
    const table = decide('agenda-arms-reduction', 'for', { units: fleet });
    expect(at(table, 'wellon-system', 1)).toEqual({ dreadnought: 2 });
    const against = decide('agenda-arms-reduction', 'against', { planets: { lor: 1, arnor: 1 } });
    expect([planet(against, 'lor').exhausted, planet(against, 'arnor').exhausted]).toEqual([true, false]);
  });

  it('Colonial Redistribution: a planet goes from the first to the last', () => {
    const table = decide('agenda-colonial-redistribution', 'for', {
      sheets: { 0: { points: 3 }, 1: { points: 1 } },
    });
    table.when(0, 'wren-terra').accepted();
    expect(planet(table, 'wren-terra').by).toBe(2);
    expect(at(table, 'wren-terra', 2)).toEqual({ 'ground-force': 3 });
  });

  it('Dispute Resolution and Compensated Disarmament elect planets', () => {
    const table = decide('agenda-dispute-resolution', 'lor thibah', {
      planets: { lor: 0, thibah: 1, arnor: 2 },
      units: { lor: { 0: { 'ground-force': 2, pds: 1 } } },
    });
    expect([planet(table, 'lor').by, planet(table, 'thibah').by, planet(table, 'arnor').by]).toEqual([null, null, 2]);
    expect(at(table, 'lor', 0)).toEqual({});
  });

  it('Holder of Mecatol Rex: a law goes, or two Ground Forces come', () => {
    const table = decide('agenda-holder-of-mecatol-rex', 'for', {
      planets: { 'mecatol-rex': 1 },
      ...inPlay('agenda-code-of-honor'),
    });
    table.when(1, 'agenda-code-of-honor').accepted();
    expect(table.state.pub.laws).toEqual([]);
    const against = decide('agenda-holder-of-mecatol-rex', 'against', { planets: { 'mecatol-rex': 1 } });
    expect(at(against, 'mecatol-rex', 1)).toEqual({ 'ground-force': 2 });
  });

  it('Imperial Containment: Mecatol Rex is closed to those who are not there', () => {
    const table = decide('agenda-imperial-containment', 'for', {
      units: { 'mecatol-rex-system': { 2: { cruiser: 1 } } },
    });
    table.when(1, false, 'secondary').when(2, false, 'secondary');
    table.when(1, activate('mecatol-rex-system')).refused('TI3-ACTIONCARDS-02');
    table.when(1, { do: 'pass' }).when(2, activate('mecatol-rex-system')).accepted();
  });

  it('Imperial Mandate: two points for all, or two fewer, never below none', () => {
    const points = (choice: string) =>
      decide('agenda-imperial-mandate', choice, {
        sheets: { 1: { points: 1 }, 2: { points: 5 } },
      }).state.pub.sheets.map((sheet) => sheet.points);
    expect([points('for'), points('against')]).toEqual([
      [2, 3, 7],
      [0, 0, 3],
    ]);
  });

  it('Mass Mobilization, Planetary Conscription and Subsidized Industry place units', () => {
    const mass = decide('agenda-mass-mobilization', 'for', { sheets: { 1: { race: 'l1z1x' } } });
    expect(at(mass, 'zero-zero-zero', 1)).toEqual({ 'ground-force': 2 });
    const conscripts = decide('agenda-planetary-conscription', 'lor', { planets: { lor: 1 } });
    expect([at(conscripts, 'lor', 1), planet(conscripts, 'lor').exhausted]).toEqual([{ 'ground-force': 2 }, true]);
    const industry = decide('agenda-subsidized-industry', '1');
    expect(at(industry, 'zero-zero-zero', 1)).toEqual({ 'space-dock': 1 });
  });

  it('New Constitution and Repeal discard laws', () => {
    const all = decide('agenda-new-constitution', 'for', inPlay('agenda-code-of-honor'));
    expect(all.state.pub.laws).toEqual([]);
    const one = decide('agenda-repeal', 'agenda-code-of-honor', inPlay('agenda-code-of-honor'));
    expect(one.state.pub.laws).toEqual([]);
  });

  it('Resource Management: the richest planet is sold', () => {
    const table = decide('agenda-resource-management', 'for');
    expect(table.state.pub.sheets.map(({ goods }) => goods)).toEqual([3, 3, 3]);
    expect(planet(table, 'arc-prime').exhausted).toBe(true);
  });

  it('Science Community Speaker, and the committee that forbids', () => {
    const speaker = decide('agenda-science-community-speaker', '1');
    expect(speaker.question(1).kind).toBe('chooseTechnology');
    const banned = decide('agenda-technology-investigation-committee', '1', { planets: { lor: 1 } });
    expect(planet(banned, 'lor').exhausted).toBe(true);
  });

  it('Trade War and Official Sanction stop trade', () => {
    const war = decide('agenda-trade-war', 'for', { agreements: [[1, 2]] });
    expect(war.state.pub.agreements).toEqual([]);
    const paid = decide('agenda-trade-war', 'against', { agreements: [[1, 2]] });
    expect(paid.state.pub.sheets.map(({ goods }) => goods)).toEqual([0, 1, 1]);
  });

  it('Short Term Truce: no entry where only others are', () => {
    const table = decide('agenda-short-term-truce', 'for', { units: { 'wellon-system': { 2: { cruiser: 1 } } } });
    table.when(1, false, 'secondary').when(2, false, 'secondary');
    table.when(1, activate('wellon-system')).refused('TI3-ACTIONCARDS-02');
    table.when(1, activate('saudor-system')).accepted();
    // A law until the end of the next round.
    expect(table.state.pub.laws).toEqual([{ card: 'agenda-short-term-truce', elected: null }]);
    const wait = given({ laws: [{ card: 'agenda-short-term-truce', elected: null }] });
    for (const laws of [1, 0]) {
      for (const seat of [0, 1, 2]) wait.when(seat, { do: 'pass' });
      for (const seat of [0, 1, 2])
        wait.when(seat, { strategy: 2, fleet: 3, command: wait.state.pub.sheets[seat]!.command + 2 }).accepted();
      expect(wait.state.pub.laws).toHaveLength(laws);
    }
  });
});

describe('laws', () => {
  it('Conventions of War: no bombardment where a dock stands', () => {
    const invasion = (laws: Fixture): Table =>
      given({
        ...laws,
        units: {
          'arnor-lor': { 0: { 'carrier ground-force:1': 1, dreadnought: 1 } },
          lor: { 1: { 'ground-force': 1, 'space-dock': 1 } },
        },
        planets: { lor: 1 },
        dice: { 'invasion 0 ground-force': [8], 'invasion 1 ground-force': [8], 'bombardment 0 dreadnought': [1] },
      })
        .when(0, activate('arnor-lor'))
        .when(0, [{ from: 0, unit: 'ground-force', n: 1, to: 'lor' }]);
    expect(invasion({}).question(0).kind).toBe('bombard');
    expect(invasion(inPlay('agenda-conventions-of-war')).question(1).kind).toBe('turn');
  });

  it('Council Elder: only one player’s votes count, and the law is gone', () => {
    const table = given({
      strategyCards: true,
      agendas: ['agenda-code-of-honor'],
      sheets: { 0: held('political') },
      ...inPlay('agenda-council-elder', '2'),
    });
    table.when(0, { do: 'strategy', card: 'political' }).when(0, { strategy: 0, fleet: 0, command: 1 });
    table.when(2, { ability: 'agenda-council-elder/agenda.revealed', component: 'agenda-council-elder' }).accepted();
    table.when(2, 'for', 'vote').accepted();
    expect(table.state.pub.laws.map(({ card }) => card)).toEqual(['agenda-code-of-honor']);
  });

  it('Council’s Censure: Imperial costs two counters', () => {
    const table = given({ phase: 'strategy', strategyCards: true, ...inPlay('agenda-councils-censure', '0') });
    table.when(0, 'imperial').accepted();
    expect(table.state.pub.sheets[0]!.strategy).toBe(0);
    const poor = given({
      phase: 'strategy',
      strategyCards: true,
      sheets: { 0: { strategy: 1 } },
      ...inPlay('agenda-councils-censure', '0'),
    });
    poor.when(0, 'imperial').refused('TI3-STRAT-02');
  });

  it('Fleet Regulations: at most five counters in Fleet Supply', () => {
    const table = given({ ...inPlay('agenda-fleet-regulations') });
    for (const seat of [0, 1, 2]) table.when(seat, { do: 'pass' });
    table.when(0, { strategy: 2, fleet: 6, command: 2 }).refused('TI3-STATUS-07');
    table.when(0, { strategy: 2, fleet: 5, command: 3 }).accepted();
    // Who had more keeps it, and adds nothing.
    const many = given({
      ...inPlay('agenda-fleet-regulations'),
      strategyCards: true,
      sheets: { 0: { ...held('logistics'), fleet: 6 } },
    }).when(0, { do: 'strategy', card: 'logistics' });
    many.when(0, { strategy: 1, fleet: 1, command: 2 }).refused('TI3-CC-02');
    many.when(0, { strategy: 2, fleet: 0, command: 2 }).accepted();
    expect(many.state.pub.sheets[0]).toMatchObject({ strategy: 4, fleet: 6, command: 5 });
  });

  it('Regulated Conscription, Labor Force Politics, Imperial Academy, Subsidized Studies and Regressive Rhetoric change prices', () => {
    const { pub } = given(inPlay('agenda-labor-force-politics')).state;
    expect(unitPrice(pub, 0, 'space-dock')).toBe(6);
    expect(priceOf(given(inPlay('agenda-imperial-academy', '0')).state.pub, 0, 'enviro-compensator')).toBe(6);
    expect(priceOf(given(inPlay('agenda-subsidized-studies')).state.pub, 0, 'antimass-deflectors')).toBe(4);
    expect(priceOf(given(inPlay('agenda-regressive-rhetoric')).state.pub, 0, 'enviro-compensator')).toBe(10);
  });

  it('Limits to Individual Power: three cards are enough', () => {
    const table = given({
      ...inPlay('agenda-limits-to-individual-power'),
      hands: { 0: ['recheck', 'recheck', 'plague', 'sabotage'] },
    });
    expect(table.question(0).kind).toBe('discard');
    table.when(0, 'recheck.1').accepted();
    expect(table.state.pub.table.zones[hand(0)]!.n).toBe(3);
  });

  it('Minister of Commerce: a good of everybody who trades, in each Status Phase', () => {
    const table = given({
      ...inPlay('agenda-minister-of-commerce', '0'),
      agreements: [[1, 2]],
      sheets: { 1: { goods: 2 }, 2: { goods: 0 } },
    });
    for (const seat of [0, 1, 2]) table.when(seat, { do: 'pass' });
    expect(table.state.pub.sheets.map(({ goods }) => goods)).toEqual([1, 1, 0]);
  });

  it('Minister of Internal Security: cards choose other planets', () => {
    const table = given({
      ...inPlay('agenda-minister-of-internal-security', '1'),
      hands: { 0: ['plague'] },
      planets: { lor: 1 },
      units: { lor: { 1: { 'ground-force': 2 } } },
    });
    table.when(0, playAction('plague')).refused('TI3-ACTIONCARDS-02');
  });

  it('Minister of War: a hit before the battle for a counter', () => {
    const table = given({
      ...inPlay('agenda-minister-of-war', '0'),
      units: { 'mecatol-rex-system': { 0: { cruiser: 1 } }, 'wellon-system': { 1: { cruiser: 1 } } },
    });
    table.when(0, activate('wellon-system')).when(0, [{ ship: 'cruiser', from: 'mecatol-rex-system' }]);
    table.when(0, { ability: 'agenda-minister-of-war/combat.start', component: 'agenda-minister-of-war' }).accepted();
    expect(at(table, 'wellon-system', 1)).toEqual({});
    expect(table.state.pub.sheets[0]!.strategy).toBe(1);
  });

  it('Trade Embargo and Forced Economic Independence forbid agreements', () => {
    for (const [law, elected] of [
      ['agenda-trade-embargo', '1'],
      ['agenda-forced-economic-independence', '0 1'],
    ] as const) {
      const table = given({ strategyCards: true, sheets: { 0: held('trade') }, ...inPlay(law, elected) });
      table.when(0, { do: 'strategy', card: 'trade' }).when(0, 'income');
      table.when(0, { partner: 1, give: 0, take: 0 }, 'propose').refused('TI3-TRADE-04');
      table.when(0, { partner: 2, give: 0, take: 0 }, 'propose').accepted();
    }
  });

  it('Prophecy of Ixth and Unconventional Weapons change dice', () => {
    const fight = { system: 'wellon-system', planet: null, attacker: 0, defender: 1, round: 1 };
    const said = (law: string, elected: string | null, unit: string) =>
      traceOf(ti3, given(inPlay(law, elected)).state.pub, 'combat', { seat: 0, unit, purpose: 'battle', fight }).map(
        ({ part }) => (part as { amount: number }).amount,
      );
    expect(said('agenda-prophecy-of-ixth', '0', 'fighter')).toEqual([1]);
    expect(said('agenda-prophecy-of-ixth', '1', 'fighter')).toEqual([]);
    expect(said('agenda-unconventional-weapons', null, 'dreadnought')).toEqual([-2]);
    expect(said('agenda-unconventional-weapons', null, 'cruiser')).toEqual([]);
  });
});
