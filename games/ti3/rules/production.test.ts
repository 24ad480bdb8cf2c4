import { describe, expect, it } from 'vitest';
import { activate, given, orderUnits, unitsAt, playAction } from '../given.ts';
import type { Fixture } from '../given.ts';

/** Seat 0 activates the home system: Arc Prime (4/0) with a Space Dock, Wren Terra (2/1) without. */
const producing = (more: Fixture = {}) => {
  const table = given({
    ...more,
    units: { 'arc-prime': { 0: { 'space-dock': 1 } }, ...more.units },
    sheets: { 0: { fleet: 5, goods: 9, ...more.sheets?.[0] } },
  }).when(0, activate('home-letnev'));
  if (table.question(0).kind === 'move') table.when(0, []);
  return table.accepted();
};
const build = (unit: string, n: number, at = 'arc-prime') => ({ build: unit, n, at });
const goods = (n: number) => ({ goods: n });

describe('PROD: producing units', () => {
  it('[TI3-PROD-01] one or more Space Docks of the activated system produce, and new docks may be built there', () => {
    producing({ units: { 'arc-prime': { 0: { 'space-dock': 1 } }, 'wren-terra': { 0: { 'space-dock': 1 } } } })
      .when(0, orderUnits([build('cruiser', 1), build('destroyer', 1, 'wren-terra'), goods(3)]))
      .then(({ pub }) => expect(unitsAt(pub, 'home-letnev', 0)).toEqual({ cruiser: 1, destroyer: 1 }));
    producing()
      .when(0, orderUnits([build('space-dock', 1, 'wren-terra'), goods(4)]))
      .then(({ pub }) => expect(unitsAt(pub, 'wren-terra', 0)).toEqual({ 'space-dock': 1 }));
    // What is no order is refused, and production is optional.
    for (const nonsense of [null, [], { units: [], pay: { coins: [], goods: 0 } }])
      producing().when(0, nonsense).refused('TI3-PROD-01');
    producing()
      .when(0, orderUnits([]))
      .then(({ pub }) => expect(pub.active).toBe(1));
  });

  it('[TI3-PROD-02] other units need a Space Dock in the system', () => {
    producing()
      .when(0, orderUnits([build('ground-force', 1, 'wren-terra'), goods(1)]))
      .refused('TI3-PROD-02');
    const elsewhere = given({
      units: { 'arc-prime': { 0: { 'space-dock': 1 } } },
      planets: { saudor: 0 },
      sheets: { 0: { goods: 9 } },
    });
    elsewhere.when(0, activate('saudor-system'));
    elsewhere.when(0, orderUnits([build('cruiser', 1), goods(2)])).refused('TI3-PROD-02');
  });

  it('[TI3-PROD-03] a dock builds the planet’s resources + 2 units, whatever they cost (EX-17)', () => {
    producing()
      .when(0, orderUnits([build('ground-force', 6), goods(3)]))
      .accepted();
    producing()
      .when(0, orderUnits([build('ground-force', 7), goods(4)]))
      .refused('TI3-PROD-03');
    producing()
      .when(0, orderUnits([build('ground-force', 5), build('cruiser', 2), goods(7)]))
      .refused('TI3-PROD-03');
    producing({ sheets: { 0: { technologies: ['enviro-compensator'] } } })
      .when(0, orderUnits([build('ground-force', 7), goods(4)]))
      .accepted();
  });

  it('[TI3-PROD-04, TI3-PROD-05] the total is paid in one batch from any refreshed planets and Trade Goods (EX-07, EX-19)', () => {
    const table = producing({ planets: { saudor: 0 }, units: { 'home-letnev': { 0: { carrier: 1 } } } });
    table
      .when(0, orderUnits([build('carrier', 1), build('destroyer', 1), build('cruiser', 1), { exhaust: 'saudor' }]))
      .refused('TI3-PROD-04');
    table
      .when(
        0,
        orderUnits([
          build('carrier', 1),
          build('destroyer', 1),
          build('cruiser', 1),
          { exhaust: 'saudor' },
          { exhaust: 'wren-terra' },
          goods(2),
        ]),
      )
      .then(({ pub }) => {
        expect([
          pub.planets.saudor!.exhausted,
          pub.planets['wren-terra']!.exhausted,
          pub.planets['arc-prime']!.exhausted,
        ]).toEqual([true, true, false]);
        expect(pub.sheets[0]!.goods).toBe(7);
        expect(pub.goods).toBe(40 - 7);
        expect(unitsAt(pub, 'home-letnev', 0)).toEqual({ carrier: 2, cruiser: 1, destroyer: 1 });
      });
    // Neither an exhausted planet pays nor one of somebody else.
    const poor = producing({ planets: { saudor: { by: 0, exhausted: true }, lodor: 1 } });
    for (const exhaust of ['saudor', 'lodor'])
      poor.when(0, orderUnits([build('cruiser', 1), { exhaust }])).refused('TI3-SPEND-03');
    poor.when(0, orderUnits([build('cruiser', 1), { exhaust: 'wren-terra' }])).accepted();
  });

  it('[TI3-PROD-04] excess payment is lost, but nothing superfluous is taken', () => {
    producing()
      .when(0, orderUnits([build('destroyer', 1), { exhaust: 'arc-prime' }]))
      .then(({ pub }) => expect([pub.planets['arc-prime']!.exhausted, pub.sheets[0]!.goods]).toEqual([true, 9]));
    producing()
      .when(0, orderUnits([build('cruiser', 1), { exhaust: 'arc-prime' }, { exhaust: 'wren-terra' }]))
      .refused('TI3-SPEND-07');
    producing({ planets: { 'arc-prime': { exhausted: true } } })
      .when(0, orderUnits([build('cruiser', 1), { exhaust: 'arc-prime' }]))
      .refused('TI3-SPEND-03');
  });

  it('[TI3-PROD-04] Sarween Tools give one resource to a production, L1Z1X Dreadnoughts cost 4', () => {
    producing({ sheets: { 0: { technologies: ['sarween-tools'] } } })
      .when(0, orderUnits([build('cruiser', 1), goods(1)]))
      .accepted();
    producing({ sheets: { 0: { race: 'l1z1x' } } })
      .when(0, orderUnits([build('dreadnought', 1), goods(4)]))
      .accepted();
    producing()
      .when(0, orderUnits([build('dreadnought', 1), goods(4)]))
      .refused('TI3-PROD-04');
  });

  it('[TI3-PROD-06, TI3-PROD-07] ships go into space, Ground Forces and PDS onto the dock’s planet', () => {
    producing()
      .when(
        0,
        orderUnits([build('destroyer', 1), build('fighter', 2), build('ground-force', 1), build('pds', 1), goods(5)]),
      )
      .then(({ pub }) => {
        expect(unitsAt(pub, 'home-letnev', 0)).toEqual({ destroyer: 1, fighter: 2 });
        expect(unitsAt(pub, 'arc-prime', 0)).toEqual({ 'space-dock': 1, 'ground-force': 1, pds: 1 });
      });
  });

  it('[TI3-PROD-08] two Fighters or two Ground Forces cost 1, a single one costs 1, and kinds are not mixed in a pair', () => {
    producing()
      .when(0, orderUnits([build('fighter', 2), goods(1)]))
      .accepted();
    producing()
      .when(0, orderUnits([build('fighter', 1), goods(1)]))
      .accepted();
    producing()
      .when(0, orderUnits([build('fighter', 1), build('ground-force', 1), goods(1)]))
      .refused('TI3-PROD-04');
    producing()
      .when(0, orderUnits([build('fighter', 1), build('ground-force', 1), goods(2)]))
      .accepted();
    producing()
      .when(0, orderUnits([build('ground-force', 3), goods(2)]))
      .accepted();
  });

  it('[TI3-PROD-09] each Fighter and each Ground Force counts as one unit against the capacity', () => {
    producing()
      .when(0, orderUnits([build('fighter', 3), build('ground-force', 3), goods(4)]))
      .accepted();
    producing()
      .when(0, orderUnits([build('fighter', 3), build('ground-force', 4), goods(4)]))
      .refused('TI3-PROD-03');
  });

  it('[TI3-PROD-10] neither Fleet Supply nor Fighter support may be exceeded', () => {
    producing({ units: { 'home-letnev': { 0: { destroyer: 4 } } } })
      .when(0, orderUnits([build('destroyer', 2), goods(2)]))
      .refused('TI3-PROD-10');
    producing({ units: { 'home-letnev': { 0: { destroyer: 4 } } } })
      .when(0, orderUnits([build('destroyer', 1), goods(1)]))
      .accepted();
    producing()
      .when(0, orderUnits([build('fighter', 4), goods(2)]))
      .refused('TI3-PROD-10');
    producing()
      .when(0, orderUnits([build('carrier', 1), build('fighter', 4), goods(5)]))
      .accepted();
  });

  it('[TI3-PROD-11] nothing is produced that is not in reinforcements; Fighters and Ground Forces have no such limit', () => {
    const used: Fixture = {
      units: { 'saudor-system': { 0: { carrier: 4 } }, saudor: { 0: { 'ground-force': 12 } } },
      planets: { saudor: 0 },
    };
    const table = producing(used);
    table.when(0, orderUnits([build('carrier', 1), goods(3)])).refused('TI3-PROD-11');
    table.when(0, orderUnits([build('ground-force', 2), goods(1)])).accepted();
  });

  it('[TI3-PROD-12] War Suns need the War Sun technology', () => {
    producing({ sheets: { 0: { goods: 12 } } })
      .when(0, orderUnits([build('war-sun', 1), goods(12)]))
      .refused('TI3-PROD-12');
    producing({ sheets: { 0: { goods: 12, technologies: ['war-sun'] } } })
      .when(0, orderUnits([build('war-sun', 1), goods(12)]))
      .accepted();
  });

  it('[TI3-PROD-13] a blockaded dock builds Ground Forces and PDS, but no ships (DT-11)', () => {
    const blockaded: Fixture = {
      units: { 'arc-prime': { 0: { 'space-dock': 1 } }, 'home-letnev': { 1: { destroyer: 1 } } },
    };
    producing(blockaded)
      .when(0, orderUnits([build('destroyer', 1), goods(1)]))
      .refused('TI3-PROD-13');
    producing(blockaded)
      .when(0, orderUnits([build('fighter', 1), goods(1)]))
      .refused('TI3-PROD-13');
    producing(blockaded)
      .when(0, orderUnits([build('ground-force', 2), build('pds', 1), goods(3)]))
      .accepted();
  });

  it('[TI3-PROD-14] never more than two PDS of a player on a planet', () => {
    producing({ units: { 'arc-prime': { 0: { 'space-dock': 1, pds: 1 } } } })
      .when(0, orderUnits([build('pds', 2), goods(4)]))
      .refused('TI3-PROD-14');
    producing()
      .when(0, orderUnits([build('pds', 2), goods(4)]))
      .accepted();
  });

  it('[TI3-PROD-15] a new dock needs a controlled planet without a dock, no enemy ship in the system, a figure and 4 resources', () => {
    const dock = orderUnits([build('space-dock', 1, 'wren-terra'), goods(4)]);
    producing().when(0, dock).accepted();
    producing()
      .when(0, orderUnits([build('space-dock', 1, 'arc-prime'), goods(4)]))
      .refused('TI3-PROD-15');
    producing({ planets: { 'wren-terra': null } })
      .when(0, dock)
      .refused('TI3-PROD-15');
    producing({ units: { 'home-letnev': { 1: { destroyer: 1 } } } })
      .when(0, dock)
      .refused('TI3-PROD-15');
    producing({
      units: { saudor: { 0: { 'space-dock': 1 } }, lodor: { 0: { 'space-dock': 1 } } },
      planets: { saudor: 0, lodor: 0 },
    })
      .when(0, dock)
      .refused('TI3-PROD-15');
    producing()
      .when(0, orderUnits([build('space-dock', 1, 'wren-terra'), goods(3)]))
      .refused('TI3-PROD-04');
    // (a) only in the Production step of the system just activated.
    producing({ planets: { saudor: 0 } })
      .when(0, orderUnits([build('space-dock', 1, 'saudor'), goods(4)]))
      .refused('TI3-PROD-15');
  });

  it('[TI3-PROD-16] building a dock needs no other dock and uses no production capacity', () => {
    producing()
      .when(0, orderUnits([build('space-dock', 1, 'wren-terra'), build('ground-force', 6), goods(7)]))
      .accepted();
    const bare = given({ planets: { saudor: 0 }, sheets: { 0: { goods: 4 } } }).when(0, activate('saudor-system'));
    bare.when(0, orderUnits([build('space-dock', 1, 'saudor'), goods(4)])).accepted();
    expect(unitsAt(bare.state.pub, 'saudor', 0)).toEqual({ 'space-dock': 1 });
  });

  it('[TI3-PROD-17] a dock built this round produces from the next round on', () => {
    const table = producing({ hands: { 0: ['unexpected-action'] }, sheets: { 0: { goods: 20 } } });
    table
      .when(0, orderUnits([build('space-dock', 1, 'wren-terra'), goods(4)]))
      .when(1, { do: 'pass' })
      .when(2, { do: 'pass' });
    table.when(0, playAction('unexpected-action', 1)).when(0, 'home-letnev').when(0, activate('home-letnev'));
    table.when(0, orderUnits([build('ground-force', 2, 'wren-terra'), goods(1)])).refused('TI3-PROD-17');
    table.when(0, orderUnits([])).when(0, { do: 'pass' });
    for (const seat of [0, 1, 2]) {
      const { n } = table.question(seat).q as { n: number };
      table.when(seat, { strategy: 2, fleet: 3, command: n - 5 }).accepted();
    }
    table.when(0, activate('home-letnev'));
    table.when(0, orderUnits([build('ground-force', 2, 'wren-terra'), goods(1)])).accepted();
  });

  it('[TI3-PROD-18] no dock on a planet conquered in the same round (DT-11)', () => {
    const table = given({
      units: { 'saudor-system': { 0: { 'carrier ground-force:1': 1 } } },
      sheets: { 0: { goods: 4 } },
    });
    table.when(0, activate('saudor-system')).when(0, [{ from: 0, unit: 'ground-force', n: 1, to: 'saudor' }]);
    // Nothing can be produced on Saudor, so nothing is asked.
    expect(table.state.pub.active).toBe(1);
    producing({ planets: { 'wren-terra': { since: 1 } } })
      .when(0, orderUnits([build('space-dock', 1, 'wren-terra'), goods(4)]))
      .refused('TI3-PROD-18');
  });
});
