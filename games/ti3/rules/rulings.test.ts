import { describe, expect, it } from 'vitest';
import { PASS, activate, given, unitsAt } from '../given.ts';
import type { Fixture } from '../given.ts';
import { mostPoints } from './objectives.ts';
import { pdsInRange } from './pdsFire.ts';
import { lanes, neighbours } from './systems.ts';

// What the publisher's answers settle: some always, some only at tables that play with them.

describe('rulings=faq', () => {
  it('[TI3-SYSTEMS-14] wormholes join systems for movement alone, not for PDS', () => {
    const fixture: Fixture = {
      units: { 'wormhole-alpha': { 0: { cruiser: 1 } }, lodor: { 1: { pds: 1 } } },
      planets: { lodor: 1 },
      sheets: { 1: { technologies: ['deep-space-cannon'] } },
    };
    for (const [faq, pds] of [
      [false, 1],
      [true, 0],
    ] as const) {
      const { pub } = given({ ...fixture, faq }).state;
      expect(lanes(pub, 'lodor-system')).toContain('wormhole-alpha');
      expect(neighbours(pub, 'lodor-system').includes('wormhole-alpha')).toBe(!faq);
      expect(pdsInRange(pub, 1, 'wormhole-alpha')).toBe(pds);
    }
    const table = given({ ...fixture, faq: true, units: { 'wormhole-alpha': { 0: { cruiser: 1 } } } });
    table
      .when(0, activate('lodor-system'))
      .when(0, [{ ship: 'cruiser', from: 'wormhole-alpha' }])
      .accepted();
    expect(unitsAt(table.state.pub, 'lodor-system', 0)).toEqual({ cruiser: 1 });
  });

  it('[TI3-ELIM-01] a player with any unit left stays in the game', () => {
    for (const [faq, out] of [
      [false, [1]],
      [true, []],
    ] as const) {
      const table = given({
        faq,
        planets: { 'zero-zero-zero': null },
        units: { 'wellon-system': { 1: { cruiser: 1 } } },
      });
      table.when(0, PASS).accepted();
      expect(table.state.pub.table.out).toEqual(out);
    }
    const none = given({ faq: true, planets: { 'zero-zero-zero': null } })
      .when(0, PASS)
      .accepted();
    expect(none.state.pub.table.out).toEqual([1]);
  });

  it('[TI3-OPT-AGEOFEMPIRE-01] no objective of stage II is claimed in the first three rounds', () => {
    const claiming = (faq: boolean, round: number) => {
      const table = given({
        faq,
        round,
        ageOfEmpire: true,
        objectives: {
          row: ['goal-goods-12', 'goal-imperium-rex', 'goal-supremacy', 'goal-goods-6', 'goal-domination'],
        },
        sheets: { 0: { goods: 12, race: 'letnev' } },
      });
      for (const seat of [0, 1, 2]) table.when(seat, PASS);
      return table.when(0, [{ claim: 'goal-goods-12' }]);
    };
    claiming(true, 3).refused('TI3-OPT-AGEOFEMPIRE-01');
    claiming(true, 4).accepted();
    claiming(false, 3).accepted();
  });

  it('[TI3-STATUS-10] units are disbanded only after objectives have been claimed', () => {
    for (const faq of [false, true]) {
      const table = given({
        faq,
        objectives: { row: ['goal-goods-6'] },
        sheets: { 0: { goods: 6, race: 'letnev' } },
        units: { 'wellon-system': { 1: { cruiser: 1 } } },
      });
      for (const seat of [0, 1, 2]) table.when(seat, PASS);
      expect(table.question(0).kind).toBe('claim');
      const offered = () => table.state.pub.table.offers.some((d) => d.kind === 'disband');
      expect(offered()).toBe(!faq);
      table.when(0, [{ claim: 'goal-goods-6' }]).accepted();
      expect(offered()).toBe(true);
    }
  });
});

describe('where the rulebook is silent', () => {
  it('[TI3-SC2-05] Diplomacy refreshes planets outside home systems only', () => {
    const table = given({
      strategyCards: true,
      sheets: { 1: { cards: [{ card: 'diplomacy', used: false }] } },
      planets: { wellon: { by: 0, exhausted: true }, 'arc-prime': { exhausted: true } },
      turn: 1,
    });
    table.when(1, { do: 'strategy', card: 'diplomacy' }).when(1, 2).when(0, true, 'secondary').accepted();
    table.when(0, ['arc-prime'], 'refresh').refused('TI3-SC2-05');
    table.when(0, ['wellon'], 'refresh').accepted();
    expect(table.state.pub.planets.wellon!.exhausted).toBe(false);
  });

  it('[TI3-SC6-03] Warfare moves ships into empty systems outside home systems', () => {
    const table = given({
      strategyCards: true,
      sheets: { 1: { cards: [{ card: 'warfare', used: false }] } },
      units: { 'saudor-system': { 0: { cruiser: 1 } } },
      turn: 1,
    });
    table.when(1, { do: 'strategy', card: 'warfare' }).when(0, true, 'secondary').accepted();
    table.when(0, [{ ship: 'cruiser', from: 'saudor-system', to: 'home-letnev' }], 'patrol').refused('TI3-SC6-04');
    table.when(0, [{ ship: 'cruiser', from: 'saudor-system', to: 'mecatol-rex-system' }], 'patrol').accepted();
  });

  it('[TI3-WIN-04] of equal points most objectives, then planets, then counters decide; else the win is shared', () => {
    const winners = (more: Fixture, claimed: { [objective: string]: number[] } = {}) => {
      const { pub } = given({ objectives: {}, planets: { trenlak: null }, ...more }).state;
      pub.claimed = claimed;
      // Seat 0 has two planets at home, the others one each.
      return mostPoints(pub, 'TI3-WIN-04').winners;
    };
    const even = { planets: { trenlak: null, 'wren-terra': null } };
    expect(winners({})).toEqual([0]);
    expect(winners({}, { 'goal-goods-6': [1] })).toEqual([1]);
    expect(winners(even)).toEqual([0, 1, 2]);
    expect(winners({ ...even, sheets: { 2: { command: 4 } } })).toEqual([2]);
    expect(winners({ ...even, sheets: { 1: { fleet: 4 } } })).toEqual([1]);
    expect(winners({ sheets: { 1: { points: 1 } } })).toEqual([1]);
  });
});
