import { describe, expect, it } from 'vitest';
import { activate, given, unitsAt } from '../given.ts';
import type { Fixture } from '../given.ts';

const cruisersTo = (n: number) => Array.from({ length: n }, () => ({ ship: 'cruiser', from: 'mecatol-rex-system' }));
/** Seat 0 sends Cruisers to Wellon, where seat 1 has two PDS. */
const approach: Fixture = {
  units: { 'mecatol-rex-system': { 0: { cruiser: 2 } }, wellon: { 1: { pds: 2, 'ground-force': 1 } } },
  planets: { wellon: 1 },
};
const underFire = (fixture: Fixture) =>
  given(fixture).when(0, activate('wellon-system')).when(0, cruisersTo(2)).accepted();

describe('PDS: fire at ships', () => {
  it('[TI3-PDS-01] PDS fire comes after all movement and before any Space Battle, and at no other time', () => {
    const table = underFire({
      ...approach,
      units: { ...approach.units, 'wellon-system': { 1: { destroyer: 1 } } },
      dice: { 'pds 1 pds': [1, 1], 'battle 0 cruiser': [7, 1], 'battle 1 destroyer': [1] },
    });
    expect(unitsAt(table.state.pub, 'wellon-system', 0)).toEqual({ cruiser: 2 });
    expect(table.question(1).kind).toBe('fire');
    table.when(1, 2);
    expect(table.events.filter((e) => e.t === 'rolled').map((e) => e.t === 'rolled' && e.all.purpose)).toEqual([
      'pds',
      'battle',
    ]);
    // Nothing more is asked of the PDS in this action.
    expect(table.state.pub.active).toBe(1);
  });

  it('[TI3-PDS-02] first the enemies, then the active player’s own PDS', () => {
    const table = underFire({
      units: {
        'mecatol-rex-system': { 0: { cruiser: 2 } },
        'wellon-system': { 1: { cruiser: 2 } },
        wellon: { 1: { pds: 1 } },
        'mecatol-rex': { 0: { pds: 1 } },
      },
      planets: { wellon: 1, 'mecatol-rex': 0 },
      sheets: { 0: { technologies: ['deep-space-cannon'] } },
    });
    expect(table.question(1).q).toEqual({ system: 'wellon-system', planet: null, at: 0, pds: 1 });
    table.when(1, 0);
    expect(table.question(0).q).toEqual({ system: 'wellon-system', planet: null, at: 1, pds: 1 });
  });

  it('[TI3-PDS-03] a PDS reaches its own system; with Deep Space Cannon also adjacent ones (EX-08)', () => {
    const next: Fixture = {
      units: { 'mecatol-rex-system': { 0: { cruiser: 2 } }, quann: { 1: { pds: 1 } } },
      planets: { quann: 1 },
    };
    expect(underFire(next).state.pub.active).toBe(1);
    const cannon = underFire({ ...next, sheets: { 1: { technologies: ['deep-space-cannon'] } } });
    expect(cannon.question(1).kind).toBe('fire');
    // A wormhole makes systems adjacent for PDS too.
    const hole = given({
      units: { 'arnor-lor': { 0: { cruiser: 1 } }, lodor: { 1: { pds: 1 } } },
      planets: { lodor: 1 },
      sheets: { 1: { technologies: ['deep-space-cannon'] } },
    });
    hole.when(0, activate('wormhole-alpha')).when(0, [{ ship: 'cruiser', from: 'arnor-lor' }]);
    expect(hole.question(1).kind).toBe('fire');
  });

  it('[TI3-PDS-04] each PDS rolls one die, at most once, and firing is optional', () => {
    const table = underFire(approach);
    table.when(1, 3).refused('TI3-PDS-04');
    table.when(1, 0).then((_, events) => expect(events.some((e) => e.t === 'rolled')).toBe(false));
    const both = underFire({ ...approach, dice: { 'pds 1 pds': [1, 1] } }).when(1, 2);
    const rolled = both.events.find((e) => e.t === 'rolled')!;
    expect(rolled.all).toMatchObject({ rolls: [{ volleys: [{ unit: 'pds', dice: [1, 1] }] }] });
    expect(both.state.pub.active).toBe(1);
  });

  it('[TI3-PDS-05] 6 or more is a hit, an immediate loss that cannot fire back', () => {
    underFire({ ...approach, dice: { 'pds 1 pds': [5, 5] } })
      .when(1, 2)
      .then(({ pub }) => expect(unitsAt(pub, 'wellon-system', 0)).toEqual({ cruiser: 2 }));
    underFire({ ...approach, dice: { 'pds 1 pds': [6, 10] } })
      .when(1, 2)
      .then(({ pub }, events) => {
        expect(unitsAt(pub, 'wellon-system', 0)).toEqual({});
        expect(events.filter((e) => e.t === 'rolled')).toHaveLength(1);
      });
  });

  it('[TI3-PDS-05] Magen Defense Grid adds 1 to PDS dice', () => {
    underFire({ ...approach, sheets: { 1: { technologies: ['magen-defense-grid'] } }, dice: { 'pds 1 pds': [5, 5] } })
      .when(1, 2)
      .then(({ pub }) => expect(unitsAt(pub, 'wellon-system', 0)).toEqual({}));
  });

  it('[TI3-PDS-06] PDS of third parties shoot at nobody but the active player', () => {
    const table = underFire({
      units: {
        'mecatol-rex-system': { 0: { cruiser: 2 } },
        'wellon-system': { 1: { cruiser: 1 } },
        quann: { 2: { pds: 1 } },
      },
      planets: { quann: 2 },
      sheets: { 2: { technologies: ['deep-space-cannon'] } },
      dice: { 'pds 2 pds': [10], 'battle 0 cruiser': [7], 'battle 1 cruiser': [1] },
    });
    expect(table.question(2).q).toMatchObject({ at: 0 });
    table.when(2, 1);
    // Seat 2 is asked once, about seat 0 only; its hit took a ship of seat 0.
    expect(table.question(0).kind).toBe('casualties');
    const idle = given({
      units: { 'wellon-system': { 1: { cruiser: 1 } }, quann: { 2: { pds: 1 } } },
      planets: { quann: 2 },
      sheets: { 2: { technologies: ['deep-space-cannon'] } },
    });
    idle.when(0, activate('wellon-system'));
    expect(idle.state.pub.active).toBe(1);
  });

  it('[TI3-PDS-07] ships that were there before are targets too', () => {
    const table = given({
      units: { 'wellon-system': { 0: { cruiser: 1 } }, wellon: { 1: { pds: 1 } } },
      planets: { wellon: 1 },
      dice: { 'pds 1 pds': [10] },
    });
    table
      .when(0, activate('wellon-system'))
      .when(1, 1)
      .then(({ pub }) => expect(unitsAt(pub, 'wellon-system', 0)).toEqual({}));
  });

  it('[TI3-PDS-08] a system may be activated merely to fire at an enemy fleet in range', () => {
    const table = given({
      units: { 'wellon-system': { 1: { cruiser: 1 } }, quann: { 0: { pds: 1 } } },
      planets: { quann: 0 },
      sheets: { 0: { technologies: ['deep-space-cannon'] } },
      dice: { 'pds 0 pds': [6] },
    });
    table
      .when(0, activate('wellon-system'))
      .when(0, 1)
      .then(({ pub }) => expect(unitsAt(pub, 'wellon-system', 1)).toEqual({}));
  });

  it('[TI3-PDS-04, TI3-PDS-08] each of the active player’s PDS fires once, at whichever enemy fleet', () => {
    const table = given({
      units: { 'wellon-system': { 1: { cruiser: 1 }, 2: { cruiser: 1 } }, quann: { 0: { pds: 2 } } },
      planets: { quann: 0 },
      sheets: { 0: { technologies: ['deep-space-cannon'] } },
      dice: { 'pds 0 pds': [1, 1] },
    });
    table.when(0, activate('wellon-system')).when(0, 1);
    expect(table.question(0).q).toMatchObject({ at: 2, pds: 1 });
    table.when(0, 1);
    expect(table.state.pub.active).toBe(1);
  });

  it('[TI3-PDS-09] the owner of the ships chooses the losses; a Dreadnought may absorb a hit', () => {
    const table = given({
      units: {
        'wellon-system': { 0: { cruiser: 1, dreadnought: 1, 'dreadnought damaged': 1 } },
        wellon: { 1: { pds: 1 } },
      },
      planets: { wellon: 1 },
      dice: { 'pds 1 pds': [10] },
    });
    table.when(0, activate('wellon-system')).when(1, 1);
    table.when(0, [{ ship: 'dreadnought damaged', take: 'damage' }]).refused('TI3-SPACE-13');
    table
      .when(0, [{ ship: 'dreadnought', take: 'damage' }])
      .then(({ pub }) => expect(unitsAt(pub, 'wellon-system', 0)).toEqual({ cruiser: 1, 'dreadnought damaged': 2 }));
  });

  it('[TI3-PDS-11] PDS fire does not break a Trade Agreement', () => {
    underFire({ ...approach, agreements: [[0, 1]], dice: { 'pds 1 pds': [10, 10] } })
      .when(1, 2)
      .then(({ pub }) => expect(pub.agreements.map((a) => a.seats)).toEqual([[0, 1]]));
  });
});
