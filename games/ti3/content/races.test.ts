import { listAnswers, rulesView, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ti3 } from '../game.ts';
import { activate, given, playAction, unitsAt } from '../given.ts';
import type { Fixture } from '../given.ts';
import { exchangeCards } from '../rules/cardExchange.ts';
import { hand } from '../rules/hands.ts';
import { priceOf } from '../rules/production.ts';

const of = (ability: string, seat = 0) => ({ ability, component: `${ability}@${seat}` });
/** Jol-Nar's second ability at dice that no unit rolled. */
const again = (seat: number) => ({ ...of('jolnar-reroll', seat), ability: 'jolnar-reroll/dice.after' });
const menu = (ability: string, seat = 0) => ({ do: 'use', ...of(ability, seat) });
const hold = (...cards: string[]) => ({ cards: cards.map((card) => ({ card: card as never, used: false })) });
/** Seat 0 attacks seat 1 in Wellon with one Cruiser. */
const battle = (more: Fixture, ship = 'cruiser') => {
  const table = given({
    ...more,
    units: { 'mecatol-rex-system': { 0: { [ship]: 1 } }, 'wellon-system': { 1: { cruiser: 1 } }, ...more.units },
  });
  return table
    .when(0, activate('wellon-system'))
    .when(0, [{ ship, from: 'mecatol-rex-system' }])
    .accepted();
};
const modifiersIn = (table: ReturnType<typeof given>): number[] =>
  table.events.flatMap((e) =>
    e.t === 'rolled' && e.all.purpose === 'battle' ? e.all.rolls.map((roll) => roll.volleys[0]!.modifier) : [],
  );

describe('the abilities of the races', () => {
  it('Letnev: one ship more than Fleet Supply', () => {
    const fleet = { 'wellon-system': { 0: { cruiser: 4 } } };
    expect(given({ units: fleet }).question(0).kind).toBe('scuttle');
    expect(given({ units: fleet, sheets: { 0: { race: 'letnev' } } }).question(0).kind).toBe('turn');
  });

  it('L1Z1X: Dreadnoughts for 4', () => {
    const { pub } = given({ sheets: { 0: { race: 'l1z1x' } } }).state;
    expect([priceOf(pub, 0, 'dreadnought'), priceOf(pub, 1, 'dreadnought')]).toEqual([4, 5]);
  });

  it('Hacan: agreements need no approval, their secondary of Trade is free, each agreement pays one more', () => {
    const table = given({
      strategyCards: true,
      sheets: { 0: hold('trade'), 1: { race: 'hacan', strategy: 0 }, 2: { race: 'sol' } },
      agreements: [[0, 1]],
    });
    table.when(0, { do: 'strategy', card: 'trade' }).when(0, 'income');
    table.when(1, { partner: 2, give: 1, take: 0 }, 'propose').when(2, true, 'consent');
    expect(table.state.pub.agreements).toHaveLength(2);
    table.when(0, true, 'closeNegotiations');
    // Seat 1 has no counter in Strategy Allocation and is asked all the same.
    expect(table.question(1)).toMatchObject({ kind: 'secondary', q: { cost: 0 } });
    table.when(1, true);
    expect(table.state.pub.sheets[1]!.goods).toBe(2);
  });

  it('[TI3-TRADE-16] nobody cancels an agreement with the Hacan in the Status Phase', () => {
    const table = given({
      sheets: { 1: { race: 'hacan' }, 2: { race: 'sol' } },
      agreements: [
        [0, 1],
        [0, 2],
      ],
    });
    for (const seat of [0, 1, 2]) table.when(seat, { do: 'pass' });
    for (const seat of [0, 1, 2]) {
      const { n } = table.question(seat).q as unknown as { n: number };
      table.when(seat, { strategy: 2, fleet: 3, command: n - 5 });
    }
    expect(table.question(0).kind).toBe('cancelAgreement');
    table.when(0, 1).refused('TI3-TRADE-16');
    table.when(0, 2).accepted();
    expect(table.state.pub.agreements.map(({ seats }) => seats)).toEqual([[0, 1]]);
  });

  it('Hacan: in the Status Phase cards change hands unseen, as many as both agree on', () => {
    const table = given({ sheets: { 0: { race: 'hacan' } }, hands: { 0: ['recheck'], 1: ['plague', 'sabotage'] } });
    for (const seat of [0, 1, 2]) table.when(seat, { do: 'pass' });
    table.when(0, of('hacan-exchange'));
    table.when(0, [{ give: 'recheck.1' }]).refused('TI3-GEN-18');
    table.when(0, [{ give: 'recheck.1' }, { take: 2 }]);
    expect(table.question(1).q).toEqual({ with: 0, offer: { give: 1, take: 2 } });
    table.when(1, [{ give: 'plague.1' }]).refused('TI3-GEN-18');
    // After the second card there would not be another one.
    expect(listAnswers(ti3, view(table.state, 1), table.question(1))).toEqual([
      [],
      [{ give: 'plague.1' }, { give: 'sabotage.1' }],
    ]);
    const offer = table.question(1).q as { with: number; offer: { give: number; take: number } };
    expect(exchangeCards.grow(rulesView(ti3, view(table.state, 1)), offer, []).add).toEqual([{ give: 'plague.1' }]);
    table.when(1, [{ give: 'plague.1' }, { give: 'sabotage.1' }]).accepted();
    // And again, with the same player or another, for as long as it pleases.
    expect(table.question(0).q).toMatchObject({ from: ['none', '1'] });
    table.when(0, '1').when(0, []).when(0, 'none').accepted();
    expect(table.state.own[0]!.table.cards[hand(0)]).toEqual(expect.arrayContaining(['plague.1', 'sabotage.1']));
    expect(table.state.own[1]!.table.cards[hand(1)]).toContain('recheck.1');
    const told = table.told.find((e) => e.t === 'exchanged')!;
    expect(told.all).toEqual({ seats: [0, 1], n: [1, 2] });
    expect(told.to).toEqual([0, 1]);
  });

  it('Sol: an orbital drop costs a counter; one more counter in the Status Phase', () => {
    const table = given({ sheets: { 0: { race: 'sol' } }, planets: { wellon: 0 } });
    table.when(0, menu('sol-orbital-drop')).when(0, 'wellon').accepted();
    expect(unitsAt(table.state.pub, 'wellon', 0)).toEqual({ 'ground-force': 2 });
    expect(table.state.pub.sheets[0]!.strategy).toBe(1);
    const poor = given({ sheets: { 0: { race: 'sol', strategy: 0 } } });
    poor.when(0, menu('sol-orbital-drop')).refused('TI3-ACTIONCARDS-02');
    const status = given({ sheets: { 0: { race: 'sol' } } });
    for (const seat of [0, 1, 2]) status.when(seat, { do: 'pass' });
    expect(status.question(0).q).toEqual({ n: 8 + 3 });
    status.when(0, { strategy: 2, fleet: 3, command: 6 });
    expect(status.question(1).q).toEqual({ n: 8 + 2 });
  });

  it('Mentak: an ambush before the battle, without return fire', () => {
    const table = battle({
      sheets: { 0: { race: 'mentak' } },
      dice: { 'ambush 0 cruiser': [7], 'battle 0 cruiser': [1] },
    });
    table.when(0, of('mentak-ambush')).accepted();
    expect(unitsAt(table.state.pub, 'wellon-system', 1)).toEqual({});
    const rolled = table.events.flatMap((e) => (e.t === 'rolled' ? [e.all] : []));
    expect(rolled).toMatchObject([{ purpose: 'ambush', rolls: [{ by: 0, against: 1 }] }]);
  });

  it('Mentak: the owner says which two of its ships fire first', () => {
    const table = given({
      units: { 'mecatol-rex-system': { 0: { cruiser: 2, destroyer: 1 } }, 'wellon-system': { 1: { carrier: 1 } } },
      sheets: { 0: { race: 'mentak' } },
      dice: { 'ambush 0 cruiser': [1], 'ambush 0 destroyer': [9] },
    });
    table.when(0, { do: 'activate', system: 'wellon-system' });
    table.when(
      0,
      ['cruiser', 'cruiser', 'destroyer'].map((ship) => ({ ship, from: 'mecatol-rex-system' })),
    );
    table.when(0, of('mentak-ambush'));
    expect(table.question(0).q).toMatchObject({ from: ['2 0', '1 1', '1 0', '0 1'] });
    table.when(0, '1 1').accepted();
    expect(unitsAt(table.state.pub, 'wellon-system', 1)).toEqual({});
  });

  it('Mentak: pillage takes a good from up to two who have three', () => {
    const table = given({
      phase: 'strategy',
      strategyCards: true,
      sheets: { 0: { race: 'mentak' }, 1: { goods: 3 }, 2: { goods: 2 } },
    });
    table.when(0, of('mentak-pillage')).accepted();
    expect(table.state.pub.sheets.map(({ goods }) => goods)).toEqual([1, 2, 2]);
  });

  it('Naalu: first in the order of play, better Fighters, and an early retreat', () => {
    const table = given({
      strategyCards: true,
      phase: 'strategy',
      sheets: { 2: { race: 'naalu' } },
      seats: 6,
    });
    for (const [seat, card] of ['initiative', 'diplomacy', 'imperial', 'political', 'logistics', 'trade'].entries())
      table.when(seat, card);
    expect(table.state.pub.order).toEqual([2, 0, 1, 3, 4, 5]);
    const fled = battle({ sheets: { 1: { race: 'naalu' } }, activated: { 'empty-1': [1] } });
    fled.when(1, of('naalu-early-retreat', 1)).accepted();
    expect(unitsAt(fled.state.pub, 'empty-1', 1)).toEqual({ cruiser: 1 });
    expect(fled.events.some((e) => e.t === 'rolled')).toBe(false);
    const fighters = battle({
      sheets: { 1: { race: 'naalu' } },
      units: { 'wellon-system': { 1: { carrier: 1, fighter: 1 } } },
      dice: { 'battle 0 cruiser': [1], 'battle 1 fighter': [8], 'battle 1 carrier': [1] },
    });
    expect(fighters.state.pub.units['wellon-system']!.every(({ seat }) => seat === 1)).toBe(true);
  });

  it('Jol-Nar: -1 on every roll, a counter for each die rolled again', () => {
    const table = battle({
      sheets: { 0: { race: 'jolnar', strategy: 1 } },
      dice: { 'battle 0 cruiser': [7, 8], 'battle 1 cruiser': [1] },
    });
    // A 7 is a 6 and misses; the second die is an 8.
    table.when(0, of('jolnar-reroll')).accepted();
    expect(unitsAt(table.state.pub, 'wellon-system', 1)).toEqual({});
    expect(table.state.pub.sheets[0]!.strategy).toBe(0);
  });

  it('Jol-Nar: a counter for each die of any other roll too, at once and only of their own', () => {
    const table = given({
      sheets: { 0: { race: 'jolnar', strategy: 2 } },
      hands: { 0: ['plague'] },
      units: { lor: { 2: { 'ground-force': 3 } } },
      planets: { lor: 2 },
      dice: { 'plague 0': [1, 3, 5, 2, 7] },
    }).when(0, playAction('plague'));
    expect(table.events).toContainEqual({ t: 'diceRolled', all: { seat: 0, why: 'plague', dice: [1, 3, 5] } });
    table.when(0, again(0)).when(0, ['0 1', '1 3']).accepted();
    // One even die of the two: one Ground Force dies.
    expect(table.events).toContainEqual({ t: 'rolledAgain', all: { seat: 0, from: 3, to: 7 } });
    expect([unitsAt(table.state.pub, 'lor', 2), table.state.pub.sheets[0]!.strategy]).toEqual([
      { 'ground-force': 2 },
      0,
    ]);
    const others = given({
      sheets: { 2: { race: 'jolnar' } },
      hands: { 0: ['plague'] },
      units: { lor: { 2: { 'ground-force': 1 } } },
      planets: { lor: 2 },
      dice: { 'plague 0': [2] },
    }).when(0, playAction('plague'));
    expect(unitsAt(others.state.pub, 'lor', 2)).toEqual({});
  });

  it('Jol-Nar: a Fighter on a Sabotage Run tries again before the next', () => {
    const table = given({
      sabotageRuns: true,
      sheets: { 1: { race: 'jolnar', strategy: 1 } },
      units: {
        'mecatol-rex-system': { 0: { 'war-sun': 1 } },
        'wellon-system': { 1: { carrier: 1, fighter: 1 } },
      },
      dice: { 'sabotage 1': [10, 1, 10] },
    });
    table.when(0, activate('wellon-system')).when(0, [{ ship: 'war-sun', from: 'mecatol-rex-system', via: [] }]);
    table.when(1, [1], 'sabotageRun').when(1, null).when(1, again(1)).accepted();
    expect(table.events).toContainEqual({ t: 'sabotageRun', all: { seat: 1, outer: [10], inner: [10] } });
    expect(unitsAt(table.state.pub, 'wellon-system', 0)).toEqual({});
  });

  it('Jol-Nar: the primary ability of Technology besides the secondary', () => {
    const table = given({ strategyCards: true, sheets: { 0: hold('technology'), 1: { race: 'jolnar' } } });
    table.when(0, { do: 'strategy', card: 'technology' }).when(0, 'enviro-compensator');
    table.when(1, true, 'secondary').when(1, of('jolnar-research', 1));
    table.when(1, 'antimass-deflectors', 'chooseTechnology');
    expect(table.state.pub.sheets[1]!.technologies).toEqual(['antimass-deflectors']);
    expect(table.question(1).kind).toBe('buyTechnology');
  });

  it('Xxcha: the primary ability of Diplomacy in place of the secondary', () => {
    const table = given({ strategyCards: true, sheets: { 0: hold('diplomacy'), 1: { race: 'xxcha' } } });
    table.when(0, { do: 'strategy', card: 'diplomacy' }).when(0, 2);
    table.when(1, true, 'secondary').when(1, of('xxcha-diplomacy', 1)).when(1, 2);
    expect(table.state.pub.truces).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(table.question(1).kind).toBe('turn');
  });

  it('Xxcha: opponents roll with -1 in the first round only', () => {
    const table = battle({
      sheets: { 1: { race: 'xxcha' } },
      dice: { 'battle 0 cruiser': [1, 7], 'battle 1 cruiser': [1, 1] },
    });
    expect(modifiersIn(table)).toEqual([-1, 0, 0, 0]);
  });

  it('Xxcha: a counter sets an agenda aside for the next', () => {
    const table = given({
      strategyCards: true,
      sheets: { 0: hold('political'), 1: { race: 'xxcha' } },
      agendas: ['agenda-cost-overruns', 'agenda-code-of-honor'],
    });
    table.when(0, { do: 'strategy', card: 'political' }).when(0, { strategy: 0, fleet: 0, command: 1 });
    table.when(1, of('xxcha-veto', 1));
    expect(table.state.pub.sheets[1]!.strategy).toBe(1);
    table.when(1, null);
    expect(table.question(1)).toMatchObject({ kind: 'vote', q: { agenda: 'agenda-code-of-honor' } });
  });

  it('Yssaril: one card more, no hand limit', () => {
    const nine = [
      'morale-boost',
      'morale-boost',
      'morale-boost',
      'recheck',
      'recheck',
      'recheck',
      'sabotage',
      'plague',
    ];
    const table = given({ sheets: { 0: { race: 'yssaril' } }, hands: { 0: nine } });
    for (const seat of [0, 1, 2]) table.when(seat, { do: 'pass' });
    expect(table.question(0).kind).toBe('counters');
    expect(table.state.pub.table.zones[hand(0)]!.n).toBe(10);
    expect(table.state.pub.table.zones[hand(1)]!.n).toBe(1);
  });

  it('Yssaril: a turn is skipped, not two in a row', () => {
    const table = given({ sheets: { 0: { race: 'yssaril' } } });
    table.when(0, menu('yssaril-skip')).when(1, { do: 'pass' }).when(2, { do: 'pass' });
    table.when(0, menu('yssaril-skip')).refused('TI3-ACTIONCARDS-02');
    table.when(0, activate('wellon-system')).accepted();
    table.when(0, menu('yssaril-skip')).accepted();
    expect(table.state.pub.sheets[0]!.passed).toBe(false);
  });

  it('Yssaril: spies see one hand', () => {
    const table = given({
      phase: 'strategy',
      strategyCards: true,
      sheets: { 0: { race: 'yssaril' } },
      hands: { 1: ['plague'] },
    });
    table.when(0, of('yssaril-spy')).accepted();
    const told = table.events.find((e) => e.t === 'sawHand')!;
    expect([told.all, told.to, told.some]).toEqual([{ seat: 0, of: 1 }, [0], { cards: ['plague.1'] }]);
  });
});
