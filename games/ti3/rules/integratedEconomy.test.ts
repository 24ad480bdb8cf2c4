import { describe, expect, it } from 'vitest';
import { activate, given, orderUnits, unitsAt } from '../given.ts';
import type { Fixture } from '../given.ts';

/** Seat 0 produces on Saudor (2/2), next to Lodor and Mecatol Rex, which it has activated before, and to Thibah, which it has not. */
const producing = (more: Fixture = {}) => {
  const table = given({
    ...more,
    activated: { 'lodor-system': [0], 'mecatol-rex-system': [0], ...more.activated },
    units: { saudor: { 0: { 'space-dock': 1 } }, ...more.units },
    planets: { saudor: 0, lodor: 0, ...more.planets },
    sheets: { 0: { fleet: 3, goods: 9, technologies: ['integrated-economy'], ...more.sheets?.[0] } },
  }).when(0, activate('saudor-system'));
  if (table.question(0).kind === 'move') table.when(0, []);
  return table.accepted();
};
const build = (unit: string, n: number, to?: string) => ({ build: unit, n, at: 'saudor', ...(to ? { to } : {}) });
const goods = (n: number) => ({ goods: n });

describe('TECH: Integrated Economy', () => {
  it('[TI3-TECH-27] ships go to an adjacent, activated system, Ground Forces and PDS onto own planets in that range', () => {
    producing()
      .when(
        0,
        orderUnits([
          build('destroyer', 1),
          build('destroyer', 1, 'mecatol-rex-system'),
          build('ground-force', 1, 'lodor'),
          build('pds', 1, 'lodor'),
          goods(5),
        ]),
      )
      .then(({ pub }, events) => {
        expect(unitsAt(pub, 'saudor-system', 0)).toEqual({ destroyer: 1 });
        expect(unitsAt(pub, 'mecatol-rex-system', 0)).toEqual({ destroyer: 1 });
        expect(unitsAt(pub, 'lodor', 0)).toEqual({ 'ground-force': 1, pds: 1 });
        expect(events.find((e) => e.t === 'produced')!.all).toMatchObject({
          cost: 5,
          units: expect.arrayContaining([
            { unit: 'destroyer', n: 1, at: 'saudor-system' },
            { unit: 'destroyer', n: 1, at: 'mecatol-rex-system' },
            { unit: 'ground-force', n: 1, at: 'lodor' },
            { unit: 'pds', n: 1, at: 'lodor' },
          ]),
        });
      });
  });

  it('[TI3-TECH-27] onto another own planet of the dock’s system too', () => {
    const home = given({
      units: { 'arc-prime': { 0: { 'space-dock': 1 } } },
      sheets: { 0: { goods: 2, technologies: ['integrated-economy'] } },
    }).when(0, activate('home-letnev'));
    home.when(0, orderUnits([{ build: 'pds', n: 1, at: 'arc-prime', to: 'wren-terra' }, goods(2)])).accepted();
    expect(unitsAt(home.state.pub, 'wren-terra', 0)).toEqual({ pds: 1 });
  });

  it('[TI3-TECH-27] only with the technology, next door, where the player has activated', () => {
    const ship = (to: string) => orderUnits([build('destroyer', 1, to), goods(1)]);
    producing({ sheets: { 0: { technologies: [] } } })
      .when(0, ship('mecatol-rex-system'))
      .refused('TI3-TECH-27');
    producing().when(0, ship('thibah-system')).refused('TI3-TECH-27');
    producing({ activated: { 'wellon-system': [0], 'thibah-system': [1] } })
      .when(0, ship('wellon-system'))
      .refused('TI3-TECH-27');
    producing({ activated: { 'thibah-system': [1] } })
      .when(0, ship('thibah-system'))
      .refused('TI3-TECH-27');
    // Not onto a planet of nobody.
    producing()
      .when(0, orderUnits([build('ground-force', 1, 'mecatol-rex'), goods(1)]))
      .refused('TI3-TECH-27');
  });

  it('[TI3-TECH-27] the system is empty or friendly: nothing of another player is there', () => {
    const ship = orderUnits([build('destroyer', 1, 'mecatol-rex-system'), goods(1)]);
    producing({ units: { saudor: { 0: { 'space-dock': 1 } }, 'mecatol-rex-system': { 1: { destroyer: 1 } } } })
      .when(0, ship)
      .refused('TI3-TECH-27');
    producing({ planets: { 'mecatol-rex': 1 } })
      .when(0, ship)
      .refused('TI3-TECH-27');
    producing({ planets: { 'mecatol-rex': 0 } })
      .when(0, ship)
      .accepted();
  });

  it('[TI3-TECH-27, TI3-PROD-10, TI3-PROD-13, TI3-PROD-14] all limits hold where the units come to stand', () => {
    const crowded: Fixture = {
      units: {
        saudor: { 0: { 'space-dock': 1 } },
        'mecatol-rex-system': { 0: { destroyer: 2 } },
        lodor: { 0: { pds: 1 } },
      },
    };
    producing(crowded)
      .when(0, orderUnits([build('destroyer', 2, 'mecatol-rex-system'), goods(2)]))
      .refused('TI3-PROD-10');
    producing(crowded)
      .when(0, orderUnits([build('destroyer', 1, 'mecatol-rex-system'), build('destroyer', 3), goods(4)]))
      .accepted();
    producing(crowded)
      .when(0, orderUnits([build('pds', 2, 'lodor'), goods(4)]))
      .refused('TI3-PROD-14');
    // Fighters find no support at Mecatol Rex; three are supported by the dock.
    producing()
      .when(0, orderUnits([build('fighter', 1, 'mecatol-rex-system'), goods(1)]))
      .refused('TI3-PROD-10');
    producing()
      .when(
        0,
        orderUnits([build('carrier', 1, 'mecatol-rex-system'), build('fighter', 2, 'mecatol-rex-system'), goods(4)]),
      )
      .accepted();
    producing({ units: { saudor: { 0: { 'space-dock': 1 } }, 'saudor-system': { 1: { destroyer: 1 } } } })
      .when(0, orderUnits([build('destroyer', 1, 'mecatol-rex-system'), goods(1)]))
      .refused('TI3-PROD-13');
    // And the capacity of the dock, wherever they go.
    producing()
      .when(0, orderUnits([build('ground-force', 3), build('ground-force', 2, 'lodor'), goods(3)]))
      .refused('TI3-PROD-03');
  });
});
