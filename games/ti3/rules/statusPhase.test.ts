import { defaultAnswer, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ti3 } from '../game.ts';
import { PASS, activate, given, unitsAt } from '../given.ts';
import type { Fixture } from '../given.ts';

/** All pass; the table stands at the redistribution of counters. */
const status = (more: Fixture = {}) => given(more).when(0, PASS).when(1, PASS).when(2, PASS).accepted();
const place = (table: ReturnType<typeof given>, seat: number, fleet = 3) => {
  const { n } = table.question(seat).q as { n: number };
  return table.when(seat, { strategy: n - fleet - 3, fleet, command: 3 }).accepted();
};

describe('STATUS: the Status Phase', () => {
  it('[TI3-STATUS-01] repair, counters, planets, cards and counters, redistribution, in this order', () => {
    const table = status({
      activated: { 'wellon-system': [0] },
      units: { 'wellon-system': { 0: { 'dreadnought damaged': 1 } } },
      planets: { wellon: { by: 0, exhausted: true } },
    });
    const seen = table.events.map((e) => e.t);
    expect(seen.slice(seen.indexOf('status'))).toEqual(['status', 'repaired', 'drew', 'drew', 'drew']);
    expect(table.question(0).kind).toBe('counters');
  });

  it('[TI3-STATUS-01] objectives come before repair and refreshing, the Strategy Cards go back after the counters', () => {
    const table = status({
      objectives: { row: ['goal-mecatol-rex'] },
      units: { 'wellon-system': { 0: { 'dreadnought damaged': 1 } } },
      planets: { 'mecatol-rex': { by: 0, exhausted: true } },
      activated: { 'wellon-system': [0] },
      sheets: { 0: { cards: [{ card: 'initiative', used: false }] } },
    });
    const stands = () => {
      const { pub } = table.state;
      const damaged = unitsAt(pub, 'wellon-system', 0)['dreadnought damaged'] === 1;
      return [damaged, 'wellon-system' in pub.activated, pub.planets['mecatol-rex']!.exhausted, pub.sheets[0]!.cards];
    };
    const cards = [{ card: 'initiative', used: false }];
    expect([table.question(0).kind, ...stands()]).toEqual(['claim', true, true, true, cards]);
    table.when(0, [{ claim: 'goal-mecatol-rex' }]);
    expect([table.question(0).kind, ...stands()]).toEqual(['counters', false, false, false, cards]);
    for (const seat of [0, 1, 2]) place(table, seat);
    expect(stands().at(-1)).toEqual([]);
  });

  it('[TI3-GEN-12, TI3-STATUS-07] whoever does not answer keeps the areas as they are and new counters in the Command Pool; then a round begins', () => {
    const table = status({});
    for (const seat of [0, 1, 2]) {
      const answer = defaultAnswer(ti3, view(table.state, seat), table.question(seat));
      expect(answer).toEqual({ strategy: 2, fleet: 3, command: 5 });
      table.when(seat, answer).accepted();
    }
    expect(table.events).toContainEqual({ t: 'roundBegan', all: { round: 2 } });
  });

  it('[TI3-STATUS-03, TI3-UNITS-37, TI3-UNITS-41] damaged ships of all players become undamaged', () => {
    const table = status({
      units: {
        'wellon-system': { 0: { 'dreadnought damaged': 1, dreadnought: 1 } },
        'quann-system': { 1: { 'war-sun damaged ground-force:2': 1 } },
      },
    });
    expect(unitsAt(table.state.pub, 'wellon-system', 0)).toEqual({ dreadnought: 2 });
    expect(unitsAt(table.state.pub, 'quann-system', 1)).toEqual({ 'war-sun ground-force:2': 1 });
  });

  it('[TI3-STATUS-04, TI3-CC-04] counters on the board return to reinforcements', () => {
    const table = given({}).when(0, activate('wellon-system')).when(1, PASS).when(2, PASS);
    const { reserve } = table.state.pub.sheets[0]!;
    table.when(0, PASS);
    expect(table.state.pub.activated).toEqual({});
    expect(table.state.pub.sheets[0]!.reserve).toBe(reserve + 1);
  });

  it('[TI3-STATUS-05, TI3-SPEND-03] exhausted planets are refreshed', () => {
    const table = status({ planets: { wellon: { by: 0, exhausted: true } } });
    expect(table.state.pub.planets.wellon!.exhausted).toBe(false);
  });

  it('[TI3-STATUS-06] everybody draws an Action Card and receives two counters', () => {
    const table = status();
    expect([0, 1, 2].map((seat) => table.state.pub.table.zones[`hand-${seat}`]!.n)).toEqual([1, 1, 1]);
    expect(table.question(0).q).toEqual({ n: 10 });
    const poor = status({ sheets: { 0: { reserve: 1 } } });
    expect(poor.question(0).q).toEqual({ n: 9 });
  });

  it('[TI3-STATUS-07, TI3-CC-03] all counters of the Race Sheet are placed anew, in the order of play, and only here', () => {
    const table = status({ order: [0, 1, 2] });
    table.when(0, { strategy: 5, fleet: 5, command: 1 }).refused('TI3-STATUS-07');
    table.when(0, { strategy: 5, fleet: 4, command: 1 }).accepted();
    expect(table.state.pub.sheets[0]).toMatchObject({ strategy: 5, fleet: 4, command: 1, reserve: 6 });
    expect(table.question(1).kind).toBe('counters');
  });

  it('[TI3-STATUS-08, TI3-CC-09] who lowers Fleet Supply removes the surplus of every fleet at once (DT-13)', () => {
    const table = status({
      sheets: { 0: { fleet: 4 } },
      units: { 'wellon-system': { 0: { cruiser: 4 } }, 'saudor-system': { 0: { cruiser: 2, destroyer: 2 } } },
    });
    place(table, 0, 3);
    expect(table.question(0)).toMatchObject({ kind: 'scuttle', q: { n: 1 } });
    table.when(0, ['cruiser']).when(0, ['destroyer']).accepted();
    expect(unitsAt(table.state.pub, 'wellon-system', 0)).toEqual({ cruiser: 3 });
    expect(unitsAt(table.state.pub, 'saudor-system', 0)).toEqual({ cruiser: 2, destroyer: 1 });
  });

  it('[TI3-STATUS-09, TI3-STATUS-12] Strategy Cards return, and a new round begins with a Strategy Phase', () => {
    const table = status({ strategyCards: true, sheets: { 0: { cards: [{ card: 'imperial', used: true }] } } });
    for (const seat of [0, 1, 2]) place(table, seat);
    expect(table.state.pub.round).toBe(2);
    expect(table.state.pub.sheets[0]!.cards).toEqual([]);
    expect(table.question(0)).toMatchObject({ kind: 'pickStrategy', q: { cards: { length: 8 } } });
  });
});

describe('CC: Command Counters', () => {
  it('[TI3-CC-01] each race has 16 counters: on the sheet, on the board or in reinforcements', () => {
    const table = given({}).when(0, activate('wellon-system'));
    const { strategy, fleet, command, reserve } = table.state.pub.sheets[0]!;
    expect(strategy + fleet + command + reserve + 1).toBe(16);
  });

  it('[TI3-CC-06, TI3-CC-07, TI3-CC-08, TI3-CC-10] Fleet Supply limits each system separately; it is public', () => {
    const table = given({
      units: {
        'wellon-system': { 0: { cruiser: 3 } },
        'mecatol-rex-system': { 0: { cruiser: 3 } },
        'home-letnev': { 0: { destroyer: 1 } },
      },
    });
    expect(table.state.pub.sheets[0]!.fleet).toBe(3);
    // Two fleets of three stand side by side; a fourth ship may join neither, so nothing is asked.
    table.when(0, activate('mecatol-rex-system')).accepted();
    expect(table.state.pub.active).toBe(1);
    expect(unitsAt(table.state.pub, 'mecatol-rex-system', 0)).toEqual({ cruiser: 3 });
  });

  it('[TI3-CC-06] Letnev fleets may hold one ship more', () => {
    const table = given({
      sheets: { 0: { race: 'letnev' } },
      units: { 'mecatol-rex-system': { 0: { cruiser: 3 } }, 'wellon-system': { 0: { cruiser: 2 } } },
    });
    table.when(0, activate('mecatol-rex-system'));
    table
      .when(0, [
        { ship: 'cruiser', from: 'wellon-system' },
        { ship: 'cruiser', from: 'wellon-system' },
      ])
      .refused('TI3-MOVE-11');
    table.when(0, [{ ship: 'cruiser', from: 'wellon-system' }]).accepted();
  });

  it('[TI3-CC-12] Strategy Allocation pays for secondary abilities', () => {
    const table = given({ sheets: { 0: { cards: [{ card: 'political', used: false }] } } });
    table.when(0, { do: 'strategy', card: 'political' }).when(0, { strategy: 0, fleet: 0, command: 1 }).when(1, true);
    expect(table.state.pub.sheets[1]!.strategy).toBe(1);
  });

  it('[TI3-CC-13, TI3-UNITS-31] Fighters do not count against Fleet Supply', () => {
    const table = given({ sheets: { 0: { fleet: 1 } }, units: { 'wellon-system': { 0: { carrier: 1, fighter: 6 } } } });
    expect(unitsAt(table.state.pub, 'wellon-system', 0)).toEqual({ carrier: 1, fighter: 6 });
    expect(table.question(0).kind).toBe('turn');
  });
});
