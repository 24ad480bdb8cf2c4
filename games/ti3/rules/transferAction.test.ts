import { describe, expect, it } from 'vitest';
import { activate, given, orderUnits, unitsAt } from '../given.ts';
import type { Fixture } from '../given.ts';

const PAIR = ['home-letnev', 'lodor-system'];
const transfer = (systems = PAIR) => ({ do: 'transfer', systems });
/** Seat 0 has ships at home and in Lodor next to it. */
const base: Fixture = {
  units: { 'home-letnev': { 0: { cruiser: 1, carrier: 1, fighter: 2 } }, 'lodor-system': { 0: { destroyer: 1 } } },
};
const begun = (more: Fixture = {}) =>
  given({ ...base, ...more })
    .when(0, transfer())
    .accepted();

describe('TRANSFER: the Transfer Action', () => {
  it('[TI3-TRANSFER-01, TI3-TRANSFER-06] both are activated; ships cross in both directions at once', () => {
    const table = begun();
    table.when(0, [
      { ship: 'cruiser', from: 'home-letnev' },
      { ship: 'destroyer', from: 'lodor-system' },
    ]);
    expect(unitsAt(table.state.pub, 'home-letnev', 0)).toEqual({ carrier: 1, fighter: 2, destroyer: 1 });
    expect(unitsAt(table.state.pub, 'lodor-system', 0)).toEqual({ cruiser: 1 });
    const told = (kind: string) => table.told.flatMap((e) => (e.t === kind ? [e.all] : []));
    expect(told('activated')).toEqual(PAIR.map((system) => ({ seat: 0, system })));
    expect(told('moved')).toEqual([
      { seat: 0, system: 'lodor-system', ships: [{ ship: 'cruiser', from: 'home-letnev', n: 1 }] },
      { seat: 0, system: 'home-letnev', ships: [{ ship: 'destroyer', from: 'lodor-system', n: 1 }] },
    ]);
    expect(table.state.pub.activated).toEqual({ 'home-letnev': [0], 'lodor-system': [0] });
  });

  it('[TI3-TRANSFER-02] one counter from the Command Pool, one from reinforcements (DT-12)', () => {
    const before = given(base).state.pub.sheets[0]!;
    const table = begun();
    expect(table.state.pub.sheets[0]).toMatchObject({ command: before.command - 1, reserve: before.reserve - 1 });
    given({ ...base, sheets: { 0: { reserve: 0 } } })
      .when(0, transfer())
      .refused('TI3-TRANSFER-02');
  });

  it('[TI3-TRANSFER-03, TI3-SYSTEMS-14] the systems must be adjacent; wormholes count', () => {
    const units: Fixture['units'] = {
      'lodor-system': { 0: { cruiser: 1 } },
      'wormhole-alpha': { 0: { cruiser: 1 } },
      'wellon-system': { 0: { cruiser: 1 } },
    };
    given({ units })
      .when(0, transfer(['lodor-system', 'wellon-system']))
      .refused('TI3-TRANSFER-03');
    given({ units })
      .when(0, transfer(['lodor-system', 'wormhole-alpha']))
      .accepted();
  });

  it('[TI3-TRANSFER-04] each holds a unit of the player and no enemy unit of any kind', () => {
    given({ units: { 'home-letnev': { 0: { cruiser: 1 } } } })
      .when(0, transfer())
      .refused('TI3-TRANSFER-04');
    given({ units: { ...base.units, lodor: { 1: { pds: 1 } } } })
      .when(0, transfer())
      .refused('TI3-TRANSFER-04');
    given({ ...base, planets: { lodor: 1 } })
      .when(0, transfer())
      .accepted();
  });

  it('[TI3-TRANSFER-05] neither may carry an own counter', () => {
    given({ ...base, activated: { 'lodor-system': [0] } })
      .when(0, transfer())
      .refused('TI3-TRANSFER-05');
  });

  it('[TI3-TRANSFER-06] Fleet Supply holds on both sides, counting ships that leave', () => {
    const table = given({
      units: { 'home-letnev': { 0: { cruiser: 3 } }, 'lodor-system': { 0: { destroyer: 3 } } },
    }).when(0, transfer());
    table.when(0, [{ ship: 'cruiser', from: 'home-letnev' }]).refused('TI3-TRANSFER-06');
  });

  it('[TI3-TRANSFER-06, TI3-TECH-33] Advanced Fighters that leave aboard make room in Fleet Supply for what comes', () => {
    const table = given({
      units: {
        'home-letnev': { 0: { carrier: 1, cruiser: 1, fighter: 6 } },
        'lodor-system': { 0: { destroyer: 1 } },
      },
      sheets: { 0: { technologies: ['advanced-fighters'], fleet: 2 } },
    }).when(0, transfer());
    const carrier = { ship: 'carrier', from: 'home-letnev' };
    const back = { ship: 'destroyer', from: 'lodor-system' };
    // Without a Carrier six Fighters would count as six ships at home.
    table.when(0, [carrier, back]).refused('TI3-TRANSFER-06');
    table.when(0, [carrier, { load: 'fighter', n: 6, at: 'home-letnev' }, back]).accepted();
    expect(unitsAt(table.state.pub, 'home-letnev', 0)).toEqual({ cruiser: 1, destroyer: 1 });
    expect(unitsAt(table.state.pub, 'lodor-system', 0)).toEqual({ carrier: 1, fighter: 6 });
  });

  it('[TI3-TRANSFER-07] Fighters, Ground Forces and PDS need Carriers or War Suns', () => {
    const table = begun({ units: { ...base.units, 'arc-prime': { 0: { 'ground-force': 2, 'space-dock': 1 } } } });
    table
      .when(0, [
        { ship: 'cruiser', from: 'home-letnev' },
        { load: 'ground-force', n: 1, at: 'arc-prime' },
      ])
      .refused('TI3-TRANSFER-07');
    table.when(0, [{ ship: 'fighter', from: 'home-letnev' }]).refused('TI3-TRANSFER-07');
    table
      .when(0, [
        { ship: 'carrier', from: 'home-letnev' },
        { load: 'fighter', n: 2, at: 'home-letnev' },
        { load: 'ground-force', n: 2, at: 'arc-prime' },
      ])
      .accepted();
    expect(unitsAt(table.state.pub, 'lodor-system', 0)).toEqual({
      destroyer: 1,
      'carrier ground-force:2': 1,
      fighter: 2,
    });
  });

  it('[TI3-TRANSFER-08] enemy PDS in range fire at ships in either system, each PDS into one of them', () => {
    // The PDS in Saudor reaches both home and Lodor with Deep Space Cannon.
    const table = begun({
      units: { ...base.units, saudor: { 1: { pds: 2 } } },
      planets: { saudor: 1 },
      sheets: { 1: { technologies: ['deep-space-cannon'] } },
      dice: { 'pds 1 pds': [1, 10] },
    }).when(0, []);
    expect(table.question(1).q).toEqual({ system: 'home-letnev', planet: null, at: 0, pds: 2 });
    table.when(1, 1);
    expect(table.question(1).q).toEqual({ system: 'lodor-system', planet: null, at: 0, pds: 1 });
    table.when(1, 1);
    expect(unitsAt(table.state.pub, 'lodor-system', 0)).toEqual({});
  });

  it('[TI3-TRANSFER-09, TI3-TRANSFER-10] cargo lands on own planets only', () => {
    const table = given({
      units: {
        'home-letnev': { 0: { 'carrier ground-force:2': 1 } },
        'lodor-system': { 0: { 'carrier ground-force:1': 1 } },
      },
    })
      .when(0, transfer())
      .when(0, []);
    table.when(0, [{ from: 0, unit: 'ground-force', n: 1, to: 'wren-terra' }]).accepted();
    expect(unitsAt(table.state.pub, 'wren-terra', 0)).toEqual({ 'ground-force': 1 });
    table.when(0, [{ from: 0, unit: 'ground-force', n: 1, to: 'lodor' }]).refused('TI3-TRANSFER-10');
    table.when(0, []).accepted();
    expect(table.state.pub.planets.lodor!.by).toBeNull();
  });

  it('[TI3-TRANSFER-11, TI3-PROD-15] docks of one of the two systems produce, or a new dock is built there', () => {
    const table = begun({
      units: { ...base.units, 'arc-prime': { 0: { 'space-dock': 1 } } },
      planets: { lodor: 0 },
      sheets: { 0: { goods: 9 } },
    }).when(0, []);
    expect(table.question(0).q).toEqual({ systems: PAIR });
    table.when(0, 'lodor-system');
    table.when(0, orderUnits([{ build: 'ground-force', n: 2, at: 'arc-prime' }, { goods: 1 }])).refused('TI3-PROD-02');
    table.when(0, orderUnits([{ build: 'space-dock', n: 1, at: 'lodor' }, { goods: 4 }])).accepted();
    expect(table.question(1).kind).toBe('turn');
  });

  it('[TI3-TRANSFER-12] there is no battle and no invasion: the systems hold no enemy, and own planets only are landed on', () => {
    const table = begun().when(0, [{ ship: 'cruiser', from: 'home-letnev' }]);
    table.then((_, events) => expect(events.some((e) => e.t === 'rolled')).toBe(false));
    given({ units: { ...base.units, 'lodor-system': { 0: { destroyer: 1 }, 1: { destroyer: 1 } } } })
      .when(0, transfer())
      .refused('TI3-TRANSFER-04');
    given(base).when(0, activate('lodor-system')).accepted();
  });
});
