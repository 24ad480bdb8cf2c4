import { describe, expect, it } from 'vitest';
import { activate, given, orderUnits, unitsAt } from '../given.ts';
import type { Fixture } from '../given.ts';

const advanced = { technologies: ['advanced-fighters'] };
const moving = (system: string, fixture: Fixture) =>
  given({ sheets: { 0: advanced }, ...fixture })
    .when(0, activate(system))
    .accepted();
const fighters = (n: number, from: string) => Array.from({ length: n }, () => ({ ship: 'fighter', from }));

describe('TECH: Advanced Fighters', () => {
  it('[TI3-TECH-33] they move by themselves across two borders', () => {
    const fixture: Fixture = {
      units: { 'wellon-system': { 0: { fighter: 3 } }, 'lazar-sakulag': { 0: { cruiser: 1 } } },
    };
    moving('saudor-system', fixture)
      .when(0, fighters(2, 'wellon-system'))
      .then(({ pub }) => {
        expect(unitsAt(pub, 'saudor-system', 0)).toEqual({ fighter: 2 });
        expect(unitsAt(pub, 'wellon-system', 0)).toEqual({ fighter: 1 });
      });
    moving('saudor-system', fixture).when(0, fighters(4, 'wellon-system')).refused('TI3-MOVE-01');
    moving('thibah-system', fixture).when(0, fighters(1, 'wellon-system')).refused('TI3-MOVE-03');
  });

  it('[TI3-TECH-33] a Fighter aboard a Carrier cannot fly by itself as well', () => {
    moving('mecatol-rex-system', { units: { 'wellon-system': { 0: { carrier: 1, fighter: 2 } } } })
      .when(0, [
        { ship: 'carrier', from: 'wellon-system', via: [] },
        { load: 'fighter', n: 1, at: 'wellon-system' },
        ...fighters(2, 'wellon-system'),
      ])
      .refused('TI3-MOVE-01');
    moving('mecatol-rex-system', { units: { 'wellon-system': { 0: { carrier: 1, fighter: 2 } } } })
      .when(0, [
        ...fighters(1, 'wellon-system'),
        { ship: 'carrier', from: 'wellon-system', via: [] },
        { load: 'fighter', n: 2, at: 'wellon-system' },
      ])
      .refused('TI3-TRANSPORT-03');
  });

  it('[TI3-TECH-33] they need no support; those above it count against Fleet Supply', () => {
    const alone = (n: number) =>
      given({ sheets: { 0: { ...advanced, fleet: 3 } }, units: { 'wellon-system': { 0: { fighter: n } } } });
    expect(alone(3).question(0).kind).toBe('turn');
    const over = alone(4);
    expect(over.question(0)).toMatchObject({ kind: 'scuttle', q: { n: 1 } });
    over.when(0, ['fighter']).then(({ pub }) => expect(unitsAt(pub, 'wellon-system', 0)).toEqual({ fighter: 3 }));
    // Supported ones are neither counted nor offered.
    const mixed = given({
      sheets: { 0: { ...advanced, fleet: 2 } },
      units: { 'wellon-system': { 0: { carrier: 1, destroyer: 2, fighter: 6 } } },
    });
    mixed.when(0, ['fighter']).refused('TI3-CC-09');
    mixed.when(0, ['destroyer']).accepted();
    expect(unitsAt(mixed.state.pub, 'wellon-system', 0)).toEqual({ carrier: 1, destroyer: 1, fighter: 6 });
  });

  it('[TI3-CC-09] of Fighters that differ no more go than stand there, and no more than count', () => {
    const table = given({
      sheets: { 0: { ...advanced, fleet: 3 } },
      units: { 'wellon-system': { 0: { fighter: 5 } } },
      leaders: { 'diplomat-0-1': 'wellon-system fighter' },
    });
    expect(table.question(0)).toMatchObject({ kind: 'scuttle', q: { n: 2 } });
    table.when(0, ['fighter leader:diplomat-0-1', 'fighter leader:diplomat-0-1']).refused('TI3-CC-09');
    table.when(0, ['fighter', 'fighter leader:diplomat-0-1']).accepted();
    expect(unitsAt(table.state.pub, 'wellon-system', 0)).toEqual({ fighter: 3 });
  });

  it('[TI3-TECH-33, TI3-MOVE-11] a move that would break Fleet Supply by them is illegal', () => {
    const near: Fixture = {
      units: {
        'wellon-system': { 0: { carrier: 1, fighter: 6 } },
        wellon: { 0: { 'ground-force': 2 } },
        'mecatol-rex-system': { 0: { destroyer: 2 } },
      },
      planets: { wellon: 0 },
    };
    moving('mecatol-rex-system', near).when(0, fighters(2, 'wellon-system')).refused('TI3-MOVE-11');
    moving('mecatol-rex-system', near).when(0, fighters(1, 'wellon-system')).accepted();
    const carrier = { ship: 'carrier', from: 'wellon-system', via: [] };
    moving('mecatol-rex-system', near)
      .when(0, [carrier, ...fighters(6, 'wellon-system')])
      .accepted();
    // Cargo takes room from them.
    moving('mecatol-rex-system', near)
      .when(0, [carrier, { load: 'ground-force', n: 1, at: 'wellon' }, ...fighters(6, 'wellon-system')])
      .refused('TI3-MOVE-11');
    moving('mecatol-rex-system', near)
      .when(0, [carrier, { load: 'ground-force', n: 1, at: 'wellon' }, ...fighters(5, 'wellon-system')])
      .accepted();
  });

  it('[TI3-TECH-33, TI3-LIMITS-04] each group of them needs a figure', () => {
    const systems = ['saudor-system', 'vefut-ii-system', 'lodor-system', 'abyz-fria', 'empty-1', 'quann-system'];
    const more = ['arnor-lor', 'tarmann-system', 'thibah-system'];
    const fixture: Fixture = {
      units: {
        ...Object.fromEntries([...systems, ...more].map((system) => [system, { 0: { fighter: 1 } }])),
        'wellon-system': { 0: { fighter: 2 } },
      },
    };
    moving('mecatol-rex-system', fixture).when(0, fighters(1, 'wellon-system')).refused('TI3-MOVE-11');
    moving('mecatol-rex-system', fixture).when(0, fighters(1, 'saudor-system')).accepted();
  });

  it('[TI3-TECH-33] they add 1 to their dice, and stand in the way of enemies', () => {
    const battle = given({
      sheets: { 0: advanced },
      units: { 'mecatol-rex-system': { 0: { fighter: 1 } }, 'wellon-system': { 1: { destroyer: 1 } } },
      dice: { 'barrage 1 destroyer': [1, 1], 'battle 0 fighter': [8], 'battle 1 destroyer': [1] },
    });
    battle.when(0, activate('wellon-system')).when(0, fighters(1, 'mecatol-rex-system')).accepted();
    expect([0, 1].map((seat) => unitsAt(battle.state.pub, 'wellon-system', seat))).toEqual([{ fighter: 1 }, {}]);

    const way: Fixture = {
      sheets: { 1: advanced },
      units: {
        'wellon-system': { 0: { cruiser: 1 } },
        'mecatol-rex-system': { 1: { fighter: 1 } },
        'home-letnev': { 0: { cruiser: 1 } },
      },
    };
    given(way)
      .when(0, activate('saudor-system'))
      .when(0, [{ ship: 'cruiser', from: 'wellon-system' }])
      .refused('TI3-MOVE-05');
  });

  it('[TI3-TECH-33, TI3-SPACE-20] alone they may retreat', () => {
    const table = given({
      sheets: { 1: advanced },
      activated: { 'quann-system': [1] },
      units: { 'mecatol-rex-system': { 0: { cruiser: 1 } }, 'wellon-system': { 1: { fighter: 2 } } },
      dice: { 'battle 0 cruiser': [1], 'battle 1 fighter': [1, 1] },
    });
    table.when(0, activate('wellon-system')).when(0, [{ ship: 'cruiser', from: 'mecatol-rex-system' }]);
    table.when(0, false).when(1, true).when(1, 'quann-system').accepted();
    expect(unitsAt(table.state.pub, 'quann-system', 1)).toEqual({ fighter: 2 });
  });

  it('[TI3-TECH-33, TI3-SPACE-24] support is not checked in a battle; afterwards those above it count', () => {
    const table = given({
      sheets: { 1: { ...advanced, fleet: 1 } },
      units: { 'mecatol-rex-system': { 0: { cruiser: 1 } }, 'wellon-system': { 1: { carrier: 1, fighter: 3 } } },
      dice: { 'battle 0 cruiser': [7, 1], 'battle 1 carrier': [1], 'battle 1 fighter': [1, 1, 1, 8, 1, 1] },
    });
    table.when(0, activate('wellon-system')).when(0, [{ ship: 'cruiser', from: 'mecatol-rex-system' }]);
    table.when(1, [{ ship: 'carrier', take: 'loss' }]).accepted();
    expect(unitsAt(table.state.pub, 'wellon-system', 0)).toEqual({});
    expect(table.question(1)).toMatchObject({ kind: 'scuttle', q: { n: 2 } });
  });

  it('[TI3-TECH-33, TI3-PROD-10] they are built beyond support as far as Fleet Supply goes', () => {
    const producing = (fleet: number) =>
      given({
        sheets: { 0: { ...advanced, fleet, goods: 9 } },
        units: { 'arc-prime': { 0: { 'space-dock': 1 } } },
      }).when(0, activate('home-letnev'));
    const build = (unit: string, n: number) => ({ build: unit, n, at: 'arc-prime' });
    producing(3)
      .when(0, orderUnits([build('fighter', 6), { goods: 3 }]))
      .accepted();
    producing(2)
      .when(0, orderUnits([build('fighter', 6), { goods: 3 }]))
      .refused('TI3-PROD-10');
    producing(3)
      .when(0, orderUnits([build('fighter', 5), build('destroyer', 1), { goods: 4 }]))
      .accepted();
    producing(2)
      .when(0, orderUnits([build('fighter', 5), build('destroyer', 1), { goods: 4 }]))
      .refused('TI3-PROD-10');
  });

  it('[TI3-TECH-33, TI3-TRANSFER-06] they cross in a Transfer Action', () => {
    const fixture = (fleet: number): Fixture => ({
      sheets: { 0: { ...advanced, fleet } },
      units: { 'wellon-system': { 0: { fighter: 1, carrier: 1 } }, 'mecatol-rex-system': { 0: { destroyer: 2 } } },
    });
    const cross = (fleet: number) => {
      const table = given(fixture(fleet)).when(0, { do: 'transfer', systems: ['mecatol-rex-system', 'wellon-system'] });
      return table.when(0, fighters(1, 'wellon-system'));
    };
    expect(unitsAt(cross(3).accepted().state.pub, 'mecatol-rex-system', 0)).toEqual({ destroyer: 2, fighter: 1 });
    cross(2).refused('TI3-TRANSFER-06');
  });
});
