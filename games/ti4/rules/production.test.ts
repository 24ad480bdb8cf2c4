import { isRecord, readFigures } from '@orrery/imperium';
import { rulesView, view } from '@orrery/kernel';
import type { Stack } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ti4 } from '../game.ts';
import { playUntil } from '../given.ts';
import { active, inSpace, units } from '../space.ts';
import type { Space } from '../space.ts';
import { movementPlan } from './movement.ts';
import { productionPlan } from './production.ts';
import { homeOf, homePlanetsOf } from './systems.ts';

const DOCK = units(0, { 'space-dock': 1 });
/** A dock on Vefut II (2 resources, so 4 units), as rich as wished. */
const yard = (goods: number, more: { [place: string]: Stack[] } = {}, arrange?: Space['arrange']) =>
  active({
    galaxy: { 0: 'tile-20' },
    units: { 'vefut-ii': DOCK, ...more },
    arrange: (pub) => {
      pub.planets['vefut-ii'] = { owner: 0, exhausted: true };
      pub.sheets[0]!.goods = goods;
      arrange?.(pub);
    },
  });
const order = (here: { [unit: string]: number }, goods: number, at = 'tile-20') => ({
  units: { [at]: here },
  pay: { coins: [], goods },
});
const at = (table: ReturnType<typeof yard>, place: string) =>
  (table.state.pub.units[place] ?? []).map(({ type, n }) => `${n} ${type}`).toSorted();

describe('PROD: production', () => {
  it('[TI4-PROD-01, TI4-PROD-02, TI4-PROD-05, TI4-TACT-05] a dock makes as many units as its planet has resources, and two; ships come into space', () => {
    const table = yard(20);
    expect(table.question(0).kind).toBe('produce');
    table.when(0, order({ destroyer: 5 }, 5)).refused('TI4-PROD-02');
    table.when(0, order({ destroyer: 3 }, 3)).accepted();
    expect(at(table, 'tile-20')).toEqual(['3 destroyer']);
    expect(table.state.pub.sheets[0]!.goods).toBe(17);
  });

  it('[TI4-PROD-03, TI4-PROD-10] readied planets and goods pay for all together, and nothing superfluous', () => {
    const table = yard(2, {}, (pub) => (pub.planets['vefut-ii']!.exhausted = false));
    const cruisers = { units: { 'tile-20': { cruiser: 2 } } };
    table.when(0, { ...cruisers, pay: { coins: ['vefut-ii'], goods: 1 } }).refused('TI4-PROD-03');
    table.when(0, order({ destroyer: 1 }, 2)).refused('TI4-PROD-10');
    table.when(0, order({ dreadnought: 1, destroyer: 1 }, 2)).refused('TI4-PROD-03');
    table.when(0, { ...cruisers, pay: { coins: ['vefut-ii'], goods: 2 } }).accepted();
    expect(at(table, 'tile-20')).toEqual(['2 cruiser']);
    expect(table.state.pub.planets['vefut-ii']!.exhausted).toBe(true);
    expect(table.state.pub.sheets[0]!.goods).toBe(0);
  });

  it('[TI4-PROD-04, TI4-PROD-09] two fighters for 1, one for 1; a fighter and an infantry do not share', () => {
    const mixed = { 'tile-20': { fighter: 1 }, 'vefut-ii': { infantry: 1 } };
    yard(2)
      .when(0, { units: mixed, pay: { coins: [], goods: 1 } })
      .refused('TI4-PROD-03');
    yard(2)
      .when(0, { units: mixed, pay: { coins: [], goods: 2 } })
      .accepted();
    const pair = yard(2)
      .when(0, order({ fighter: 2 }, 1))
      .accepted();
    expect([at(pair, 'tile-20'), pair.state.pub.sheets[0]!.goods]).toEqual([['2 fighter'], 1]);
    yard(20)
      .when(0, order({ fighter: 5 }, 3))
      .refused('TI4-PROD-02');
  });

  it('[TI4-PROD-06, TI4-PROD-12, TI4-PROD-16] ground forces come to planets that produce and are under control; values are pooled', () => {
    const table = active({
      galaxy: { 0: 'tile-28' },
      units: { tequran: DOCK, torkan: units(0, { infantry: 1 }) },
      arrange: (pub) => {
        pub.planets['tequran'] = { owner: 0, exhausted: true };
        pub.planets['torkan'] = { owner: 0, exhausted: true };
        pub.sheets[0]!.goods = 9;
      },
    });
    table.when(0, order({ infantry: 1 }, 1, 'torkan')).refused('TI4-PROD-06');
    table.state.pub.units['torkan'] = units(0, { 'space-dock': 1 });
    table.state.pub.planets['torkan']!.owner = 1;
    table.when(0, order({ infantry: 1 }, 1, 'torkan')).refused('TI4-PROD-16');
    table.state.pub.planets['torkan']!.owner = 0;
    table.when(0, order({ infantry: 6 }, 3, 'torkan')).accepted(); // 4 of one dock and 2 of the other
    expect(at(table, 'torkan')).toEqual(['1 space-dock', '6 infantry']);
  });

  it('[TI4-PROD-07, TI4-CAP-13] ships beyond the fleet pool are removed at once', () => {
    const table = yard(20, { 'tile-20': units(0, { cruiser: 2 }) });
    table.when(0, order({ destroyer: 2 }, 2)).accepted();
    expect(table.question(0).kind).toBe('removeSurplus');
    table.when(0, { cruiser: 1 }).accepted();
    expect(at(table, 'tile-20')).toEqual(['1 cruiser', '2 destroyer']);
  });

  it('[TI4-CAP-13, TI4-CAP-04] whoever plans more ships than the fleet pool holds is warned, with how many are too many', () => {
    const warned = (n: number) => {
      const table = yard(20, { 'tile-20': units(0, { cruiser: 2 }) });
      const plan = productionPlan(rulesView(ti4, view(table.state, 0)), 0, 'tile-20', null);
      const slot = plan.slots.findIndex(({ id }) => id === 'destroyer@tile-20');
      if (n > 0) plan.add(slot, n);
      return plan.warnings();
    };
    // Three fit; a plan that makes no ship says nothing either.
    expect([warned(0), warned(1)]).toEqual([[], []]);
    expect(warned(3)).toEqual([{ rule: 'TI4-CAP-13', with: { over: 2 } }]);
    const moving = (cruiser: number) => {
      const table = active({
        galaxy: { 0: 'tile-47', 1: 'tile-48' },
        units: { 'tile-47': units(0, { cruiser: 2 }), 'tile-48': units(0, { cruiser: 3 }) },
      });
      const plan = movementPlan(rulesView(ti4, view(table.state, 0)), 0, 'tile-47');
      plan.add(
        plan.slots.findIndex(({ id }) => id === 'cruiser@tile-48'),
        cruiser,
      );
      return plan.warnings();
    };
    expect([moving(1), moving(3)]).toEqual([[], [{ rule: 'TI4-CAP-04', with: { over: 2 } }]]);
  });

  it('[TI4-PROD-08, TI4-PROD-13] a blockaded dock makes ground forces alone', () => {
    const table = yard(9, { 'tile-20': units(1, { destroyer: 1 }) });
    table.when(0, order({ destroyer: 1 }, 1)).refused('TI4-PROD-08');
    table.when(0, order({ infantry: 2 }, 1, 'vefut-ii')).accepted();
    expect(at(table, 'vefut-ii')).toEqual(['1 space-dock', '2 infantry']);
  });

  it('[TI4-PROD-11, TI4-UNIT-12] a war sun only with its technology', () => {
    yard(20)
      .when(0, order({ 'war-sun': 1 }, 12))
      .refused('TI4-PROD-11');
    const table = yard(20, {}, (pub) => (pub.sheets[0]!.technologies = ['war-sun']));
    table.when(0, order({ 'war-sun': 1 }, 12)).accepted();
    expect(at(table, 'tile-20')).toEqual(['1 war-sun']);
  });

  it('[TI4-UNIT-09] structures are not produced', () => {
    yard(9)
      .when(0, order({ pds: 1 }, 0, 'vefut-ii'))
      .refused('TI4-UNIT-09');
  });

  it('[TI4-COMP-05, TI4-COMP-07] no more ships than figures; fighters have no end', () => {
    const table = yard(20, { 'tile-47': units(0, { cruiser: 7 }), 'tile-48': units(0, { fighter: 10 }) }, (pub) => {
      pub.sheets[0]!.fleet = 8;
      pub.sheets[0]!.units = { ...pub.sheets[0]!.units, fighter: 'fighter-2' };
      pub.tokens['tile-47'] = [0];
    });
    table.when(0, order({ cruiser: 2 }, 4)).refused('TI4-COMP-07');
    table.when(0, order({ cruiser: 1, fighter: 2 }, 3)).accepted();
    expect(at(table, 'tile-20')).toEqual(['1 cruiser', '2 fighter']);
  });

  it('[TI4-COMP-11] where no figure is left, one comes back from a system without an own token, and is placed at once', () => {
    const far = { 'tile-47': units(0, { 'dreadnought damaged': 2 }), 'tile-48': units(0, { dreadnought: 3 }) };
    const table = yard(20, far, (pub) => {
      pub.sheets[0]!.fleet = 8;
      pub.tokens['tile-48'] = [0];
    });
    table.when(0, order({ dreadnought: 3 }, 12)).refused('TI4-COMP-07');
    table.when(0, order({ dreadnought: 2 }, 8)).accepted();
    expect([at(table, 'tile-20'), at(table, 'tile-47')]).toEqual([['2 dreadnought'], []]);
    const choice = yard(20, far, (pub) => (pub.sheets[0]!.fleet = 8));
    choice.when(0, order({ dreadnought: 1 }, 4)).accepted();
    choice.when(0, ['dreadnought damaged@tile-47']).accepted();
    expect(at(choice, 'tile-20')).toEqual(['1 dreadnought']);
    expect(choice.state.pub.units['tile-20']!.find(({ type }) => type === 'dreadnought')!.marks).toBe('');
  });

  it('what has not the form of an answer is refused by its rule', () => {
    for (const bad of [null, 'x', 3, true, []]) {
      expect([isRecord(bad), readFigures(bad), readFigures({ 'tile-20': bad })]).toEqual([false, null, null]);
      yard(20).when(0, bad, 'produce').refused('TI4-PROD-01');
    }
    expect(readFigures({ 'tile-20': { cruiser: 1 } })?.size).toBe(1);
  });

  it('[TI4-COMP-11] while a figure is left none comes back', () => {
    const far = { 'tile-47': units(0, { dreadnought: 4 }) };
    const table = yard(20, far, (pub) => (pub.sheets[0]!.fleet = 8));
    table.when(0, order({ dreadnought: 1 }, 4)).accepted();
    expect([at(table, 'tile-20'), at(table, 'tile-47')]).toEqual([['1 dreadnought'], ['4 dreadnought']]);
  });

  it('[TI4-SC-15] Warfare’s secondary: of two docks at home one is chosen, and it alone produces', () => {
    const table = inSpace({
      factions: ['sol', 'hacan', 'letnev'],
      galaxy: { 0: 'tile-47' },
      units: {},
      arrange: (pub) => {
        pub.galaxy = ['tile-47', homeOf(pub, 1) as 'tile-1'];
        for (const planet of ['arretze', 'hercant']) {
          pub.planets[planet] = { owner: 1, exhausted: true };
          pub.units = { ...pub.units, [planet]: units(1, { 'space-dock': 1 }) };
        }
        pub.sheets[1]!.goods = 9;
        for (const card of Object.values(pub.strategyCards)) Object.assign(card, { holder: null, exhausted: false });
        pub.strategyCards.warfare.holder = 0;
      },
    });
    table.when(0, { do: 'strategic', card: 'warfare' }).accepted();
    playUntil(table, (d) => d.kind === 'secondary' && d.seat === 1);
    table.when(1, true).when(1, 'hercant', 'pickOne').accepted();
    const home = homeOf(table.state.pub, 1);
    // Hercant is worth one resource: three units.
    table.when(1, order({ destroyer: 4 }, 4, home), 'produce').refused('TI4-PROD-02');
    table.when(1, order({ destroyer: 3 }, 3, home), 'produce').accepted();
  });

  it('[TI4-SC-15] Warfare’s secondary: one dock of the home system produces, for a token that is not laid', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-47' },
      units: {},
      arrange: (pub) => {
        const [planet] = homePlanetsOf(pub, 1);
        pub.galaxy = ['tile-47', homeOf(pub, 1) as 'tile-1'];
        pub.planets[planet!] = { owner: 1, exhausted: true };
        pub.units = { [planet!]: units(1, { 'space-dock': 1 }) };
        pub.sheets[1]!.goods = 5;
        for (const card of Object.values(pub.strategyCards)) Object.assign(card, { holder: null, exhausted: false });
        pub.strategyCards.warfare.holder = 0;
      },
    });
    table.when(0, { do: 'strategic', card: 'warfare' }).accepted();
    playUntil(table, (d) => d.kind === 'secondary' && d.seat === 1);
    const home = homeOf(table.state.pub, 1);
    table
      .when(1, true)
      .when(1, order({ destroyer: 2 }, 2, home), 'produce')
      .accepted();
    expect(at(table, home)).toEqual(['2 destroyer']);
    expect([table.state.pub.sheets[1]!.strategy, table.state.pub.tokens]).toEqual([1, {}]);
  });
});
