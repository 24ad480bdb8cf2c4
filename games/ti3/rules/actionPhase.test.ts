import { describe, expect, it } from 'vitest';
import { rulesView, view } from '@orrery/kernel';
import { activate, given, PASS, playAction } from '../given.ts';
import type { Fixture } from '../given.ts';
import type { StrategyCard } from '../content/strategyCards.ts';

const hold = (...cards: StrategyCard[]) => ({ cards: cards.map((card) => ({ card, used: false })) });
const strategy = (card: StrategyCard) => ({ do: 'strategy', card });

describe('ACTION: the Action Phase', () => {
  it('[TI3-ACTION-01, TI3-ACTION-02] one action a turn, in the order of play, round and round until all have passed', () => {
    const table = given({ order: [2, 0, 1], turn: 2 });
    const turns: number[] = [];
    const act = (answer: object) => {
      const { seat } = table.state.pub.table.open[0]!;
      turns.push(seat);
      table.when(seat, answer as never).accepted();
    };
    act(activate('wellon-system'));
    act(activate('wellon-system'));
    act(PASS);
    act(activate('saudor-system'));
    act(PASS);
    act(PASS);
    expect(turns).toEqual([2, 0, 1, 2, 0, 2]);
    expect(table.question(2).kind).toBe('counters');
  });

  it('[TI3-ACTION-03, TI3-ACTION-04, TI3-SC1-04] ascending card numbers, unchosen ones skipped: Initiative first, else the next lowest (EX-15)', () => {
    const order = (a: StrategyCard, b: StrategyCard, c: StrategyCard) => {
      const table = given({ phase: 'strategy', seats: 6, strategyCards: true });
      const rest = (['political', 'logistics', 'trade'] as const).filter((card) => ![a, b, c].includes(card));
      [a, b, c].forEach((card, seat) => table.when(seat, card).accepted());
      rest.slice(0, 3).forEach((card, i) => table.when(3 + i, card).accepted());
      return table.state.pub.order.slice(0, 2);
    };
    expect(order('imperial', 'initiative', 'diplomacy')).toEqual([1, 2]);
    expect(order('imperial', 'technology', 'diplomacy')[0]).toBe(2);
  });

  it('[TI3-ACTION-05] a turn is exactly one of Strategic, Tactical and Transfer Action, or a pass', () => {
    const table = given({
      sheets: { 0: hold('warfare') },
      units: { 'home-letnev': { 0: { cruiser: 1 } }, lodor: { 0: { 'ground-force': 1 } } },
    });
    const offered = table.game.asks.turn;
    const kinds =
      'list' in offered ? offered.list(rulesView(table.game, view(table.state, 0)), { seat: 0 }).map((a) => a.do) : [];
    expect(new Set(kinds)).toEqual(new Set(['strategy', 'activate', 'transfer']));
    table.when(0, strategy('warfare')).accepted();
    expect(table.question(1).kind).toBe('turn');
  });

  it('[TI3-ACTION-06] a card played as an action takes up the whole turn', () => {
    const table = given({ hands: { 0: ['war-footing'] } });
    table.when(0, playAction('war-footing', 1)).when(0, 'wellon-system');
    expect(table.question(1).kind).toBe('turn');
  });

  it('[TI3-ACTION-07] passing needs the compulsory Strategic Actions first; Initiative has none (DT-03)', () => {
    given({ sheets: { 0: hold('trade') } })
      .when(0, PASS)
      .refused('TI3-ACTION-07');
    given({ sheets: { 0: hold('initiative') } })
      .when(0, PASS)
      .accepted();
    const table = given({ sheets: { 0: hold('imperial') } });
    table.when(0, strategy('imperial')).when(1, PASS).when(2, PASS).when(0, PASS).accepted();
  });

  it('[TI3-ACTION-08, TI3-ACTION-10] who has passed is skipped; the last player takes turn after turn', () => {
    const table = given({}).when(0, PASS).when(1, PASS);
    table.when(2, activate('wellon-system')).when(2, activate('saudor-system')).accepted();
    expect(table.question(2).kind).toBe('turn');
  });

  it('[TI3-ACTION-09] who has passed may still use secondary abilities (EX-14)', () => {
    const table = given({ sheets: { 1: hold('political') } });
    table.when(0, PASS).when(1, strategy('political')).when(1, { strategy: 1, fleet: 0, command: 0 });
    table.when(2, false);
    expect(table.question(0)).toMatchObject({ kind: 'secondary', q: { card: 'political' } });
  });

  it('[TI3-ACTION-11, TI3-CC-11] without a counter in the Command Pool there is no Tactical and no Transfer Action', () => {
    const fixture: Fixture = {
      sheets: { 0: { command: 0 } },
      units: { 'home-letnev': { 0: { cruiser: 1 } }, 'lodor-system': { 0: { cruiser: 1 } } },
    };
    given(fixture).when(0, activate('wellon-system')).refused('TI3-TACT-03');
    given(fixture)
      .when(0, { do: 'transfer', systems: ['home-letnev', 'lodor-system'] })
      .refused('TI3-TRANSFER-02');
    const rich = given({ ...fixture, sheets: {} });
    rich.when(0, { do: 'transfer', systems: ['home-letnev', 'lodor-system'] }).accepted();
    expect(rich.state.pub.sheets[0]!.command).toBe(2);
  });

  it('[TI3-ACTION-12] a player takes the Strategic Action in any of the own turns, whatever the numbers (EX-16)', () => {
    const table = given({ order: [1, 0, 2], turn: 1, sheets: { 0: hold('imperial'), 1: hold('logistics') } });
    table.when(1, activate('wellon-system')).when(0, strategy('imperial')).accepted();
    expect(table.state.pub.sheets.map((s) => s.cards[0]?.used)).toEqual([true, false, undefined]);
  });
});

describe('STRATACT: the Strategic Action', () => {
  it('[TI3-STRATACT-01] everybody owes one for each card but Initiative', () => {
    const table = given({ sheets: { 0: hold('initiative', 'imperial') } });
    table.when(0, PASS).refused('TI3-ACTION-07');
    table.when(0, strategy('initiative')).refused('TI3-STRATACT-09');
    table.when(0, strategy('imperial')).accepted();
  });

  it('[TI3-STRATACT-02, TI3-STRATACT-03, TI3-STRATACT-04] primary first; then clockwise from the left each may pay a counter, which returns to reinforcements', () => {
    const table = given({ turn: 1, sheets: { 1: hold('political') } });
    const before = table.state.pub.sheets[2]!;
    table.when(1, strategy('political'));
    expect(table.question(1).kind).toBe('placeCounters');
    table.when(1, { strategy: 0, fleet: 0, command: 1 });
    expect(() => table.question(0)).toThrow('asked nothing');
    table.when(2, true);
    expect(table.state.pub.sheets[2]).toMatchObject({ strategy: before.strategy - 1, reserve: before.reserve + 1 });
    table.when(0, false).accepted();
    expect(table.state.pub.sheets[0]!.strategy).toBe(2);
    expect(table.state.pub.table.zones['hand-2']!.n).toBe(1);
  });

  it('[TI3-STRATACT-03] without a counter in Strategy Allocation nothing is offered', () => {
    const table = given({ sheets: { 0: hold('political'), 1: { strategy: 0 }, 2: { strategy: 0 } } });
    table.when(0, strategy('political')).when(0, { strategy: 0, fleet: 0, command: 1 });
    expect(table.question(1).kind).toBe('turn');
  });

  it('[TI3-STRATACT-05] the secondary of Logistics costs no counter', () => {
    const table = given({ sheets: { 0: hold('logistics'), 1: { strategy: 0, goods: 3 } } });
    table.when(0, strategy('logistics')).when(0, { strategy: 0, fleet: 0, command: 4 });
    expect(table.question(1)).toMatchObject({ kind: 'secondary', q: { card: 'logistics', cost: 0 } });
  });

  it('[TI3-STRATACT-06, TI3-SC1-01, TI3-SC1-03] the holder of Initiative pays no counter, but all other costs', () => {
    const table = given({ sheets: { 0: hold('technology'), 1: { ...hold('initiative'), strategy: 0, goods: 8 } } });
    table.when(0, strategy('technology')).when(0, 'enviro-compensator').when(1, true);
    table.when(1, [{ technology: 'enviro-compensator' }, { goods: 8 }]).accepted();
    expect(table.state.pub.sheets[1]).toMatchObject({ strategy: 0, goods: 0, technologies: ['enviro-compensator'] });
  });

  it('[TI3-STRATACT-07] the active player never uses the own secondary ability', () => {
    const table = given({ sheets: { 0: hold('political') } });
    table.when(0, strategy('political')).when(0, { strategy: 1, fleet: 0, command: 0 }).when(1, false).when(2, false);
    expect(table.question(1).kind).toBe('turn');
  });

  it('[TI3-STRATACT-08, TI3-STRATACT-09] the card is turned over and cannot be resolved again', () => {
    const table = given({ sheets: { 0: hold('imperial') } });
    table.when(0, strategy('imperial'));
    expect(table.state.pub.sheets[0]!.cards).toEqual([{ card: 'imperial', used: true }]);
    table.when(1, PASS).when(2, PASS);
    table.when(0, strategy('imperial')).refused('TI3-STRATACT-09');
  });

  it('[TI3-STRATACT-10] a secondary ability is used once per resolution, those of several cards while counters last', () => {
    const table = given({ sheets: { 0: hold('political'), 1: hold('political'), 2: { strategy: 2 } } });
    table.when(0, strategy('political')).when(0, { strategy: 0, fleet: 0, command: 1 }).when(1, false).when(2, true);
    // Seat 2 is not asked a second time.
    table.when(1, strategy('political')).when(1, { strategy: 0, fleet: 0, command: 1 }).when(2, true).when(0, false);
    expect(table.state.pub.sheets[2]!.strategy).toBe(0);
    expect(table.question(2).kind).toBe('turn');
  });

  it('[TI3-STRATACT-11] the primary ability is compulsory once the action is taken', () => {
    const table = given({ sheets: { 0: hold('technology') } });
    table.when(0, strategy('technology'));
    table.when(0, 'no technology').refused('TI3-TECH-01');
    expect(table.question(0).kind).toBe('chooseTechnology');
  });
});
