import { describe, expect, it } from 'vitest';
import { TEST_GALAXY, activate, given, unitsAt } from '../given.ts';
import type { Fixture } from '../given.ts';

const moving = (system: string, fixture: Fixture) => given(fixture).when(0, activate(system)).accepted();
const carrier = (from: string, ...via: string[]) => ({ ship: 'carrier', from, via });
const load = (unit: string, n: number, at: string) => ({ load: unit, n, at });

describe('TRANSPORT: carrying Fighters, Ground Forces and PDS', () => {
  it('[TI3-TRANSPORT-01] Carriers and War Suns carry Ground Forces, PDS and Fighters in any mix up to 6', () => {
    for (const unit of ['carrier', 'war-sun']) {
      moving('mecatol-rex-system', {
        units: { 'wellon-system': { 0: { [unit]: 1, fighter: 3 } }, wellon: { 0: { 'ground-force': 3, pds: 2 } } },
        planets: { wellon: 0 },
      })
        .when(0, [
          { ship: unit, from: 'wellon-system', via: [] },
          load('ground-force', 2, 'wellon'),
          load('pds', 1, 'wellon'),
          load('fighter', 3, 'wellon-system'),
        ])
        .then(({ pub }) => {
          expect(unitsAt(pub, 'mecatol-rex-system', 0)).toEqual({ [`${unit} ground-force:2 pds:1`]: 1, fighter: 3 });
          expect(unitsAt(pub, 'wellon', 0)).toEqual({ 'ground-force': 1, pds: 1 });
        });
    }
  });

  it('[TI3-TRANSPORT-01] other ships carry nothing; Stasis Capsules give Cruisers and Dreadnoughts room for one Ground Force', () => {
    const fixture: Fixture = {
      units: { 'wellon-system': { 0: { cruiser: 1, carrier: 1 } }, wellon: { 0: { 'ground-force': 2, pds: 1 } } },
      planets: { wellon: 0 },
    };
    const cruiser = { ship: 'cruiser', from: 'wellon-system' };
    moving('mecatol-rex-system', fixture)
      .when(0, [cruiser, load('ground-force', 1, 'wellon')])
      .refused('TI3-TRANSPORT-01');
    const stasis = { ...fixture, sheets: { 0: { technologies: ['stasis-capsules'] } } };
    moving('mecatol-rex-system', stasis)
      .when(0, [{ ...cruiser, via: [] }, load('pds', 1, 'wellon')])
      .refused('TI3-TRANSPORT-01');
    moving('mecatol-rex-system', stasis)
      .when(0, [{ ...cruiser, via: [] }, load('ground-force', 1, 'wellon')])
      .then(({ pub }) => expect(unitsAt(pub, 'mecatol-rex-system', 0)).toEqual({ 'cruiser ground-force:1': 1 }));
  });

  it('[TI3-TRANSPORT-02] no more than 6 units are loaded, and units in excess are destroyed', () => {
    const fixture: Fixture = {
      units: { 'wellon-system': { 0: { carrier: 1, fighter: 3 } }, wellon: { 0: { 'ground-force': 7 } } },
      planets: { wellon: 0 },
    };
    moving('mecatol-rex-system', fixture)
      .when(0, [carrier('wellon-system'), load('ground-force', 7, 'wellon')])
      .refused('TI3-TRANSPORT-02');
    moving('mecatol-rex-system', fixture)
      .when(0, [carrier('wellon-system'), load('ground-force', 4, 'wellon'), load('fighter', 3, 'wellon-system')])
      .refused('TI3-TRANSPORT-02');

    // From hold to hold neither.
    const table = moving('arnor-lor', {
      units: { 'quann-system': { 0: { 'carrier ground-force:3': 1, 'carrier ground-force:5': 1 } } },
    });
    table.when(0, [
      { ship: 'carrier ground-force:3', from: 'quann-system', via: [] },
      { ship: 'carrier ground-force:5', from: 'quann-system', via: [] },
    ]);
    table.when(0, [{ from: 0, unit: 'ground-force', n: 2, aboard: 1 }]).refused('TI3-TRANSPORT-02');
    table
      .when(0, [{ from: 0, unit: 'ground-force', n: 1, aboard: 1 }])
      .then(({ pub }) =>
        expect(unitsAt(pub, 'arnor-lor', 0)).toEqual({ 'carrier ground-force:2': 1, 'carrier ground-force:6': 1 }),
      );

    // Four Ground Forces come aboard a Carrier that has five Fighters around it: three are in excess.
    moving('wellon-system', {
      units: { 'wellon-system': { 0: { carrier: 1, fighter: 5 } }, wellon: { 0: { 'ground-force': 4 } } },
      planets: { wellon: 0 },
    })
      .when(0, [carrier('wellon-system'), load('ground-force', 4, 'wellon')])
      .then(({ pub }, events) => {
        expect(unitsAt(pub, 'wellon-system', 0)).toEqual({ 'carrier ground-force:4': 1, fighter: 2 });
        expect(events).toContainEqual({
          t: 'lost',
          all: { seat: 0, place: 'wellon-system', units: [{ unit: 'fighter', n: 3 }] },
        });
      });
  });

  it('[TI3-TRANSPORT-03] units are picked up at the start, on the way and at the end of the move', () => {
    moving('saudor-system', {
      units: {
        'wellon-system': { 0: { carrier: 1 } },
        wellon: { 0: { 'ground-force': 1 } },
        'mecatol-rex': { 0: { 'ground-force': 2 } },
        saudor: { 0: { pds: 1, 'ground-force': 1 } },
      },
      planets: { wellon: 0, 'mecatol-rex': 0, saudor: 0 },
      sheets: { 0: { technologies: ['xrd-transporters'] } },
    })
      .when(0, [
        carrier('wellon-system', 'mecatol-rex-system'),
        load('ground-force', 1, 'wellon'),
        load('ground-force', 2, 'mecatol-rex'),
        load('pds', 1, 'saudor'),
      ])
      .then(({ pub }) => expect(unitsAt(pub, 'saudor-system', 0)).toEqual({ 'carrier ground-force:3 pds:1': 1 }));
  });

  it('[TI3-TRANSPORT-04] only in systems the transporter touches', () => {
    moving('mecatol-rex-system', {
      units: { 'wellon-system': { 0: { carrier: 1 } }, saudor: { 0: { 'ground-force': 2 } } },
      planets: { saudor: 0 },
    })
      .when(0, [carrier('wellon-system'), load('ground-force', 1, 'saudor')])
      .refused('TI3-TRANSPORT-04');
  });

  it('[TI3-TRANSPORT-05] nothing is picked up in a system with enemy ships', () => {
    moving('mecatol-rex-system', {
      units: {
        'wellon-system': { 0: { carrier: 1 } },
        'mecatol-rex': { 0: { 'ground-force': 2 } },
        'mecatol-rex-system': { 1: { destroyer: 1 } },
      },
      planets: { 'mecatol-rex': 0 },
    })
      .when(0, [carrier('wellon-system'), load('ground-force', 1, 'mecatol-rex')])
      .refused('TI3-TRANSPORT-05');
  });

  it('[TI3-TRANSPORT-06] nothing is picked up where an own counter lay before; passing through is allowed (EX-06)', () => {
    const fixture: Fixture = {
      activated: { 'mecatol-rex-system': [0] },
      units: { 'wellon-system': { 0: { carrier: 1 } }, 'mecatol-rex': { 0: { 'ground-force': 2 } } },
      planets: { 'mecatol-rex': 0 },
      sheets: { 0: { technologies: ['xrd-transporters'] } },
    };
    const route = carrier('wellon-system', 'mecatol-rex-system');
    moving('saudor-system', fixture)
      .when(0, [route, load('ground-force', 1, 'mecatol-rex')])
      .refused('TI3-TRANSPORT-06');
    moving('saudor-system', fixture)
      .when(0, [route])
      .then(({ pub }) => expect(unitsAt(pub, 'saudor-system', 0)).toEqual({ carrier: 1 }));
  });

  it('[TI3-TRANSPORT-03, TI3-TRANSPORT-06] of two ways, one passes by troops under an own counter, the other by troops that come along; six in all, who may land (EX-06)', () => {
    const swapped: { readonly [system: string]: string } = { 'lodor-system': 'arnor-lor', 'arnor-lor': 'lodor-system' };
    const fixture: Fixture = {
      // Arnor/Lor lies two steps from Thibah: past Saudor, or past the home system.
      galaxy: TEST_GALAXY.map((system) => swapped[system] ?? system),
      activated: { 'saudor-system': [0] },
      units: {
        'thibah-system': { 0: { carrier: 1 } },
        thibah: { 0: { 'ground-force': 4 } },
        saudor: { 0: { 'ground-force': 2 } },
        'arc-prime': { 0: { 'ground-force': 2 } },
        arnor: { 0: { 'ground-force': 3 } },
      },
      planets: { thibah: 0, saudor: 0, arnor: 0 },
      sheets: { 0: { technologies: ['xrd-transporters'] } },
    };
    const past = (system: string) => [carrier('thibah-system', system), load('ground-force', 4, 'thibah')];
    const sailing = () => moving('arnor-lor', fixture);
    sailing()
      .when(0, [...past('saudor-system'), load('ground-force', 1, 'saudor')])
      .refused('TI3-TRANSPORT-06');
    sailing()
      .when(0, [...past('saudor-system'), load('ground-force', 2, 'arnor')])
      .then(({ pub }) => expect(unitsAt(pub, 'arnor-lor', 0)).toEqual({ 'carrier ground-force:6': 1 }));
    const picked = [...past('home-letnev'), load('ground-force', 1, 'arc-prime')];
    sailing()
      .when(0, [...picked, load('ground-force', 2, 'arnor')])
      .refused('TI3-TRANSPORT-02');
    const table = sailing().when(0, [...picked, load('ground-force', 1, 'arnor')]);
    table.when(0, [{ from: 0, unit: 'ground-force', n: 6, to: 'lor' }]).then(({ pub }) => {
      expect(pub.planets.lor!.by).toBe(0);
      expect(unitsAt(pub, 'lor', 0)).toEqual({ 'ground-force': 6 });
      expect(unitsAt(pub, 'arc-prime', 0)).toEqual({ 'ground-force': 1 });
    });
  });

  it('[TI3-TRANSPORT-07] cargo leaves only in the landing step, for a planet of the system or another transporter there', () => {
    const table = moving('arnor-lor', {
      units: { 'quann-system': { 0: { 'carrier ground-force:3': 1, carrier: 1 } } },
    });
    table.when(0, [
      { ship: 'carrier ground-force:3', from: 'quann-system', via: [] },
      { ship: 'carrier', from: 'quann-system', via: [] },
    ]);
    expect(unitsAt(table.state.pub, 'arnor-lor', 0)).toEqual({ 'carrier ground-force:3': 1, carrier: 1 });
    table.when(0, [{ from: 1, unit: 'ground-force', n: 1, to: 'quann' }]).refused('TI3-TRANSPORT-07');
    table
      .when(0, [
        { from: 1, unit: 'ground-force', n: 2, to: 'lor' },
        { from: 1, unit: 'ground-force', n: 1, aboard: 0 },
      ])
      .then(({ pub }) => {
        expect(unitsAt(pub, 'lor', 0)).toEqual({ 'ground-force': 2 });
        expect(unitsAt(pub, 'arnor-lor', 0)).toEqual({ carrier: 1, 'carrier ground-force:1': 1 });
      });
  });

  it('[TI3-TRANSPORT-08, TI3-TRANSPORT-09] a transporter takes units from one planet of the activated system to another; an emptied planet stays its owner’s', () => {
    const table = moving('arnor-lor', {
      units: { 'arnor-lor': { 0: { carrier: 1 } }, arnor: { 0: { 'ground-force': 2 } } },
      planets: { arnor: 0 },
    });
    table.when(0, [carrier('arnor-lor'), load('ground-force', 2, 'arnor')]);
    table.when(0, [{ from: 0, unit: 'ground-force', n: 2, to: 'lor' }]).then(({ pub }) => {
      expect(unitsAt(pub, 'arnor', 0)).toEqual({});
      expect(pub.planets.arnor!.by).toBe(0);
      expect(pub.planets.lor!.by).toBe(0);
    });
    // It has not moved, and nobody is told so.
    expect(table.told.some((e) => e.t === 'moved')).toBe(false);
  });

  it('[TI3-TRANSPORT-10] the cargo dies with its transporter; Fighters live on while the system supports them', () => {
    const table = moving('wellon-system', {
      units: {
        'mecatol-rex-system': { 0: { 'carrier ground-force:2 pds:1': 1, 'carrier ground-force:1': 1, fighter: 6 } },
        wellon: { 1: { pds: 1 } },
      },
      planets: { wellon: 1 },
      dice: { 'pds 1 pds': [10] },
    });
    table.when(0, [
      { ship: 'carrier ground-force:2 pds:1', from: 'mecatol-rex-system', via: [] },
      load('fighter', 1, 'mecatol-rex-system'),
      { ship: 'carrier ground-force:1', from: 'mecatol-rex-system', via: [] },
      load('fighter', 5, 'mecatol-rex-system'),
    ]);
    table.when(1, 1).when(0, [{ ship: 'carrier ground-force:2 pds:1', take: 'loss' }]);
    table.then(({ pub }, events) => {
      expect(events).toContainEqual({
        t: 'lost',
        all: {
          seat: 0,
          place: 'wellon-system',
          units: [
            { unit: 'carrier', n: 1 },
            { unit: 'ground-force', n: 2 },
            { unit: 'pds', n: 1 },
          ],
        },
      });
      // The other Carrier has room for 5, so one of the six Fighters is lost.
      expect(unitsAt(pub, 'wellon-system', 0)).toEqual({ 'carrier ground-force:1': 1, fighter: 5 });
    });
  });

  it('[TI3-TRANSPORT-11, TI3-PDS-10] PDS aboard neither fire nor shield, and Ground Forces aboard do not fight in space', () => {
    const table = given({
      turn: 1,
      units: {
        'wellon-system': { 0: { 'carrier ground-force:3 pds:2': 1 } },
        'mecatol-rex-system': { 1: { cruiser: 1 } },
      },
      dice: { 'battle 1 cruiser': [1], 'battle 0 carrier': [1] },
    });
    table.when(1, activate('wellon-system')).when(1, [{ ship: 'cruiser', from: 'mecatol-rex-system' }]);
    // No PDS fire was asked: the battle came at once, with one die for the Carrier and none for its cargo.
    const rolled = table.events.find((e) => e.t === 'rolled')!;
    expect(rolled.all).toMatchObject({
      purpose: 'battle',
      rolls: [{ by: 1 }, { by: 0, volleys: [{ unit: 'carrier', dice: [1] }] }],
    });
  });

  it('[TI3-TRANSPORT-12, TI3-TRANSPORT-13] carried Fighters and the loaded Carrier itself fight in space', () => {
    const table = moving('wellon-system', {
      units: {
        'mecatol-rex-system': { 0: { 'carrier ground-force:2': 1, fighter: 2 } },
        'wellon-system': { 1: { cruiser: 1 } },
      },
      dice: { 'battle 0 carrier': [9], 'battle 0 fighter': [1, 1], 'battle 1 cruiser': [1] },
    });
    table.when(0, [
      { ship: 'carrier ground-force:2', from: 'mecatol-rex-system', via: [] },
      load('fighter', 2, 'mecatol-rex-system'),
    ]);
    const rolled = table.events.find((e) => e.t === 'rolled')!;
    expect(rolled.all).toMatchObject({
      rolls: [
        {
          volleys: [
            { unit: 'fighter', dice: [1, 1] },
            { unit: 'carrier', dice: [9] },
          ],
        },
        {},
      ],
    });
    // The Carrier's 9 destroyed the Cruiser.
    expect(unitsAt(table.state.pub, 'wellon-system', 1)).toEqual({});
  });

  it('[TI3-TRANSPORT-14] every transporter with Ground Forces needs a figure: twelve groups, no thirteenth', () => {
    const planets = [
      'arc-prime',
      'wren-terra',
      'saudor',
      'lodor',
      'abyz',
      'fria',
      'quann',
      'arnor',
      'lor',
      'tarmann',
      'thibah',
    ];
    const fixture: Fixture = {
      units: {
        'wellon-system': { 0: { carrier: 1 } },
        wellon: { 0: { 'ground-force': 2 } },
        ...Object.fromEntries(planets.map((p) => [p, { 0: { 'ground-force': 1 } }])),
      },
      planets: Object.fromEntries([...planets, 'wellon'].map((p) => [p, 0])),
    };
    moving('mecatol-rex-system', fixture)
      .when(0, [carrier('wellon-system'), load('ground-force', 1, 'wellon')])
      .refused('TI3-TRANSPORT-14');
    // Taking both leaves no group behind.
    moving('mecatol-rex-system', fixture)
      .when(0, [carrier('wellon-system'), load('ground-force', 2, 'wellon')])
      .accepted();
  });

  it('[TI3-TRANSPORT-15] Space Docks are never transported', () => {
    moving('mecatol-rex-system', {
      units: { 'wellon-system': { 0: { carrier: 1 } }, wellon: { 0: { 'space-dock': 1 } } },
      planets: { wellon: 0 },
    })
      .when(0, [carrier('wellon-system'), load('space-dock', 1, 'wellon')])
      .refused('TI3-TRANSPORT-15');
  });
});
