import { defaultAnswer, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ti3 } from '../game.ts';
import { activate, given, orderUnits, PASS, unitsAt } from '../given.ts';
import type { Fixture } from '../given.ts';
import type { StrategyCard } from '../content/strategyCards.ts';

const hold = (...cards: StrategyCard[]) => ({ cards: cards.map((card) => ({ card, used: false })) });
/** Seat 0 resolves a card. */
const resolve = (card: StrategyCard, more: Fixture = {}) =>
  given({ ...more, sheets: { ...more.sheets, 0: { ...hold(card), ...more.sheets?.[0] } } })
    .when(0, { do: 'strategy', card })
    .accepted();

describe('SC2: Diplomacy', () => {
  it('[TI3-SC2-01, TI3-SC2-02] neither of the two may activate a system with any unit of the other', () => {
    const units: Fixture['units'] = {
      wellon: { 0: { 'space-dock': 1 } },
      'saudor-system': { 1: { fighter: 1, carrier: 1 } },
    };
    const table = resolve('diplomacy', { units });
    // Whoever does not answer names the next player clockwise.
    expect(defaultAnswer(ti3, view(table.state, 0), table.question(0))).toBe(1);
    table.when(0, 1);
    table.when(1, activate('wellon-system')).refused('TI3-TACT-10');
    table.when(1, PASS).when(2, PASS);
    table.when(0, activate('saudor-system')).refused('TI3-TACT-10');
  });

  it('[TI3-SC2-03] systems with mere Control Markers are not covered', () => {
    const table = resolve('diplomacy', { planets: { wellon: 0 } }).when(0, 1);
    table.when(1, activate('wellon-system')).accepted();
    expect(table.state.pub.activated['wellon-system']).toEqual([1]);
  });

  it('[TI3-SC2-04] an opponent attacked earlier in the round may be chosen; the ban ends with the round', () => {
    const table = given({
      sheets: { 0: hold('diplomacy') },
      units: { 'mecatol-rex-system': { 0: { cruiser: 1 } }, 'wellon-system': { 1: { destroyer: 1 } } },
      dice: { 'battle 0 cruiser': [7], 'battle 1 destroyer': [1] },
    });
    table.when(0, activate('wellon-system')).when(0, [{ ship: 'cruiser', from: 'mecatol-rex-system' }]);
    table.when(1, PASS).when(2, PASS).when(0, { do: 'strategy', card: 'diplomacy' }).when(0, 1).accepted();
    expect(table.state.pub.truces).toEqual([[0, 1]]);
    table.when(0, PASS);
    for (const seat of [0, 1, 2]) {
      const { n } = table.question(seat).q as { n: number };
      table.when(seat, { strategy: n - 6, fleet: 3, command: 3 });
    }
    expect(table.state.pub.truces).toEqual([]);
  });

  it('[TI3-SC2-05] secondary: up to two exhausted planets are refreshed', () => {
    const exhausted = { by: 1, exhausted: true };
    const table = resolve('diplomacy', {
      planets: { wellon: exhausted, quann: exhausted, saudor: { by: 1, exhausted: true, since: 1 } },
    });
    table.when(0, 2).when(1, true);
    table.when(1, ['wellon', 'quann', 'saudor']).refused('TI3-SC2-05');
    table.when(1, ['quann', 'saudor']).accepted();
    expect(['wellon', 'quann', 'saudor'].map((p) => table.state.pub.planets[p]!.exhausted)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('SC3: Political', () => {
  it('[TI3-SC3-01, TI3-SC3-02, TI3-ACTIONCARDS-10] three Action Cards and a counter in any area', () => {
    const table = resolve('political');
    expect(table.state.pub.table.zones['hand-0']!.n).toBe(3);
    table.when(0, { strategy: 0, fleet: 1, command: 0 }).accepted();
    expect(table.state.pub.sheets[0]!.fleet).toBe(4);
  });

  it('[TI3-SC3-05] secondary: one Action Card', () => {
    const table = resolve('political').when(0, { strategy: 0, fleet: 1, command: 0 }).when(1, true);
    expect(table.state.pub.table.zones['hand-1']!.n).toBe(1);
  });
});

describe('SC4: Logistics', () => {
  it('[TI3-SC4-01, TI3-CC-02] four counters, divided as desired', () => {
    const table = resolve('logistics');
    table.when(0, { strategy: 1, fleet: 1, command: 1 }).refused('TI3-CC-02');
    table.when(0, { strategy: 2, fleet: 1, command: 1 }).accepted();
    expect(table.state.pub.sheets[0]).toMatchObject({ strategy: 4, fleet: 4, command: 4 });
  });

  it('[TI3-SC4-02, TI3-SC4-03] secondary: counters for 3 influence each; goods count, excess is lost', () => {
    // Mecatol Rex is worth 6 influence, Wellon 2.
    const table = resolve('logistics', { planets: { 'mecatol-rex': 1, wellon: 1 }, sheets: { 1: { goods: 1 } } });
    table.when(0, { strategy: 0, fleet: 0, command: 4 }).when(1, true);
    table.when(1, [{ counters: 2 }, { exhaust: 'wellon' }, { goods: 1 }]).refused('TI3-SC4-02');
    table
      .when(1, [{ counters: 1 }, { exhaust: 'mecatol-rex' }])
      .when(1, { strategy: 1, fleet: 0, command: 0 })
      .accepted();
    expect(table.state.pub.sheets[1]).toMatchObject({ strategy: 3, goods: 1 });
    expect(table.state.pub.planets['mecatol-rex']!.exhausted).toBe(true);
    const mixed = resolve('logistics', { planets: { wellon: 1 }, sheets: { 1: { goods: 1 } } });
    mixed.when(0, { strategy: 0, fleet: 0, command: 4 }).when(1, true);
    mixed.when(1, [{ counters: 1 }, { exhaust: 'wellon' }, { goods: 1 }]).accepted();
  });

  it('[TI3-SPEND-07] a planet without influence is not exhausted for influence', () => {
    // The home planet of seat 1 has no influence.
    const table = resolve('logistics', { sheets: { 1: { goods: 3 } } });
    table.when(0, { strategy: 0, fleet: 0, command: 4 }).when(1, true);
    table.when(1, [{ counters: 1 }, { exhaust: 'zero-zero-zero' }, { goods: 3 }]).refused('TI3-SC4-02');
    table.when(1, [{ counters: 1 }, { goods: 3 }]).accepted();
  });

  it('[TI3-CC-02] counters that are received are told of, and where they were put', () => {
    const table = resolve('logistics').when(0, { strategy: 2, fleet: 1, command: 1 });
    const told = table.events.filter((e) => e.t === 'countersReceived').map(({ all }) => all);
    expect(told).toEqual([{ seat: 0, strategy: 2, fleet: 1, command: 1 }]);
  });

  it('[TI3-SC4-04, TI3-CC-05] no more counters than lie in reinforcements', () => {
    const table = resolve('logistics', { sheets: { 0: { ...hold('logistics'), reserve: 2 } } });
    expect(table.question(0).q).toEqual({ n: 2 });
  });
});

describe('SC6: Warfare', () => {
  it('[TI3-SC6-01, TI3-SC6-02] a counter comes back from the board to the Command Pool; its ships can move again', () => {
    const table = resolve('warfare', {
      activated: { 'wellon-system': [0] },
      units: { 'wellon-system': { 0: { cruiser: 1 } } },
    });
    table.when(0, 'wellon-system').accepted();
    expect(table.state.pub.activated).toEqual({});
    expect(table.state.pub.sheets[0]!.command).toBe(4);
    table.when(1, PASS).when(2, PASS).when(0, activate('mecatol-rex-system'));
    table.when(0, [{ ship: 'cruiser', from: 'wellon-system' }]).accepted();
  });

  const patrolling = (more: Fixture = {}) =>
    resolve('warfare', {
      ...more,
      units: { 'wellon-system': { 1: { cruiser: 1, destroyer: 2, carrier: 1 } }, ...more.units },
      sheets: { 1: { fleet: 4, ...more.sheets?.[1] } },
    }).when(1, true);
  const go = (ship: string, to: string) => ({ ship, from: 'wellon-system', to });

  it('[TI3-SC6-03, TI3-SC6-05, TI3-SC6-07] secondary: up to two Cruisers or Destroyers move one step each, together or apart', () => {
    const table = patrolling();
    table.when(1, [go('carrier', 'empty-1')]).refused('TI3-SC6-03');
    table.when(1, [go('cruiser', 'saudor-system')]).refused('TI3-SC6-05');
    table
      .when(1, [go('cruiser', 'empty-1'), go('destroyer', 'empty-1'), go('destroyer', 'empty-1')])
      .refused('TI3-SC6-03');
    table.when(1, [go('cruiser', 'empty-1'), go('destroyer', 'empty-1')]).accepted();
    expect(unitsAt(table.state.pub, 'empty-1', 1)).toEqual({ cruiser: 1, destroyer: 1 });
    const apart = patrolling()
      .when(1, [go('destroyer', 'empty-1'), go('destroyer', 'quann-system')])
      .accepted();
    expect(apart.state.pub.activated).toEqual({ 'empty-1': [1], 'quann-system': [1] });
  });

  it('[TI3-SC6-03, TI3-CC-08] no more ships go to one system than Fleet Supply allows there', () => {
    const poor = patrolling({
      units: { 'wellon-system': { 1: { destroyer: 1 } }, 'saudor-system': { 1: { destroyer: 1 } } },
      sheets: { 1: { fleet: 1 } },
    });
    const near = { ship: 'destroyer', from: 'saudor-system', to: 'mecatol-rex-system' };
    poor.when(1, [go('destroyer', 'mecatol-rex-system'), near]).refused('TI3-CC-08');
    poor.when(1, [go('destroyer', 'mecatol-rex-system')]).accepted();
  });

  it('[TI3-SC6-04, TI3-SYSTEMS-19, TI3-SYSTEMS-20] into empty systems only, out of activated ones too; special systems are never empty', () => {
    const table = patrolling({ activated: { 'wellon-system': [1] }, units: { quann: { 2: { pds: 1 } } } });
    table.when(1, [go('cruiser', 'quann-system')]).refused('TI3-SC6-04');
    table.when(1, [go('cruiser', 'nebula-1')]).refused('TI3-SC6-04');
    table.when(1, [go('cruiser', 'mecatol-rex-system')]).accepted();
  });

  it('[TI3-SC6-06] the destination is activated by a counter from reinforcements, unless one lies there', () => {
    const table = patrolling();
    const { reserve } = table.state.pub.sheets[1]!;
    table.when(1, [go('cruiser', 'empty-1')]).accepted();
    expect(table.state.pub.activated).toEqual({ 'empty-1': [1] });
    expect(table.state.pub.sheets[1]!.reserve).toBe(reserve - 1);
    // The counter paid for the ability is the only one in reinforcements: two new systems are one too many.
    const poor = patrolling({ sheets: { 1: { reserve: 0 } }, activated: { 'quann-system': [1] } });
    poor.when(1, [go('cruiser', 'empty-1'), go('destroyer', 'mecatol-rex-system')]).refused('TI3-SC6-06');
    poor.when(1, [go('cruiser', 'empty-1'), go('destroyer', 'quann-system')]).accepted();
    // One counter was laid, none where one lay.
    expect(poor.state.pub.activated).toEqual({ 'empty-1': [1], 'quann-system': [1] });
    expect(poor.state.pub.sheets[1]!.reserve).toBe(0);
  });
});

describe('SC7: Technology', () => {
  it('[TI3-SC7-01, TI3-SC7-02, TI3-TECH-02, TI3-TECH-06] one technology whose prerequisites are owned, usable at once', () => {
    const table = resolve('technology', { units: { wellon: { 0: { 'space-dock': 1 } } }, planets: { wellon: 0 } });
    table.when(0, 'sarween-tools').refused('TI3-TECH-06');
    table.when(0, 'enviro-compensator').accepted();
    expect(table.state.pub.sheets[0]!.technologies).toEqual(['enviro-compensator']);
    table.when(1, PASS).when(2, PASS).when(0, activate('wellon-system'));
    // Wellon has 1 resource: 1 + 2 units, and one more.
    table.when(0, orderUnits([{ build: 'ground-force', n: 4, at: 'wellon' }, { exhaust: 'arc-prime' }])).accepted();
  });

  it('[TI3-TECH-06, TI3-TECH-08] with "or" one prerequisite suffices; a technology is owned once', () => {
    const table = resolve('technology', {
      sheets: { 0: { ...hold('technology'), technologies: ['antimass-deflectors'] } },
    });
    table.when(0, 'antimass-deflectors').refused('TI3-TECH-08');
    table.when(0, 'cybernetics').accepted();
  });

  it('[TI3-SC7-03, TI3-TECH-07] secondary: one technology for 8 resources', () => {
    const table = resolve('technology', { sheets: { 1: { goods: 8 } } })
      .when(0, 'enviro-compensator')
      .when(1, true);
    table.when(1, [{ technology: 'enviro-compensator' }, { goods: 7 }]).refused('TI3-SC7-03');
    table.when(1, [{ goods: 8 }]).refused('TI3-SC7-03');
    table.when(1, [{ technology: 'enviro-compensator' }, { goods: 8 }]).accepted();
    expect(table.state.pub.sheets[1]).toMatchObject({ goods: 0, technologies: ['enviro-compensator'] });
  });

  it('[TI3-TECH-09, TI3-TECH-10, TI3-TECH-11] refreshed planets of the colour give 1 resource each, exhausted ones nothing', () => {
    // Lodor and Quann are green, Vefut II and Lor red.
    const green: Fixture = {
      planets: { lodor: 1, quann: 1, 'vefut-ii': 1 },
      sheets: { 1: { goods: 6, technologies: ['antimass-deflectors'] } },
    };
    const table = resolve('technology', green).when(0, 'enviro-compensator').when(1, true);
    table.when(1, [{ technology: 'cybernetics' }, { goods: 6 }]).accepted();
    // They need not be exhausted for it.
    expect([table.state.pub.planets.lodor!.exhausted, table.state.pub.planets.quann!.exhausted]).toEqual([
      false,
      false,
    ]);
    const tired = resolve('technology', { ...green, planets: { ...green.planets, quann: { by: 1, exhausted: true } } });
    tired.when(0, 'enviro-compensator').when(1, true);
    tired.when(1, [{ technology: 'cybernetics' }, { goods: 6 }]).refused('TI3-SC7-03');
  });
});

describe('SC8: Imperial', () => {
  it('[TI3-SC8-04, TI3-SC8-05] secondary: docks of one system produce, activated or not, and nothing is activated', () => {
    const fixture: Fixture = {
      units: { wellon: { 1: { 'space-dock': 1 } } },
      planets: { wellon: 1 },
      sheets: { 1: { goods: 4 } },
    };
    const table = resolve('imperial', { ...fixture, activated: { 'wellon-system': [1] } })
      .when(1, true)
      .when(1, 'wellon-system');
    table.when(1, orderUnits([{ build: 'cruiser', n: 1, at: 'wellon' }, { goods: 2 }])).accepted();
    expect(unitsAt(table.state.pub, 'wellon-system', 1)).toEqual({ cruiser: 1 });
    const fresh = resolve('imperial', fixture).when(1, true).when(1, 'wellon-system');
    fresh.when(1, orderUnits([{ build: 'cruiser', n: 1, at: 'wellon' }, { goods: 2 }])).accepted();
    expect(fresh.state.pub.activated).toEqual({});
    // The Cruiser may move in a later action, and the dock may produce again.
    fresh.when(1, activate('wellon-system')).accepted();
    expect(fresh.question(1).kind).toBe('produce');
  });

  it('[TI3-SC8-06] all limits of production hold, and no new dock is built by it', () => {
    const table = resolve('imperial', {
      units: { wellon: { 1: { 'space-dock': 1 } } },
      planets: { wellon: 1 },
      sheets: { 1: { goods: 9 } },
    });
    table.when(1, true).when(1, 'wellon-system');
    table.when(1, orderUnits([{ build: 'ground-force', n: 4, at: 'wellon' }, { goods: 2 }])).refused('TI3-PROD-03');
    table.when(1, orderUnits([{ build: 'space-dock', n: 1, at: 'wellon' }, { goods: 4 }])).refused('TI3-PROD-15');
  });
});
