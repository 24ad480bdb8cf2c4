import { describe, expect, it } from 'vitest';
import { activate, given, unitsAt, playAction } from '../given.ts';
import type { Fixture } from '../given.ts';

/** The move question of seat 0 for a system. */
const moving = (system: string, fixture: Fixture) => given(fixture).when(0, activate(system)).accepted();
const ship = (name: string, from: string) => ({ ship: name, from });

describe('MOVE: moving ships', () => {
  it('[TI3-MOVE-01] any number of ships move from any number of systems into the activated one', () => {
    moving('mecatol-rex-system', {
      units: { 'wellon-system': { 0: { cruiser: 2 } }, 'saudor-system': { 0: { destroyer: 1, cruiser: 1 } } },
      sheets: { 0: { fleet: 5 } },
    })
      .when(0, [ship('cruiser', 'wellon-system'), ship('cruiser', 'wellon-system'), ship('destroyer', 'saudor-system')])
      .then(({ pub }) => {
        expect(unitsAt(pub, 'mecatol-rex-system', 0)).toEqual({ cruiser: 2, destroyer: 1 });
        expect(unitsAt(pub, 'saudor-system', 0)).toEqual({ cruiser: 1 });
      });
  });

  it('[TI3-MOVE-01] moving is optional, and a player moves own ships only', () => {
    const table = moving('mecatol-rex-system', {
      units: { 'wellon-system': { 0: { cruiser: 1 }, 1: {} }, 'saudor-system': { 1: { destroyer: 1 } } },
    });
    table.when(0, [ship('destroyer', 'saudor-system')]).refused('TI3-MOVE-01');
    table.when(0, [ship('cruiser', 'wellon-system'), ship('cruiser', 'wellon-system')]).refused('TI3-MOVE-01');
    table.when(0, []).then(({ pub }) => expect(unitsAt(pub, 'wellon-system', 0)).toEqual({ cruiser: 1 }));
  });

  it('[TI3-MOVE-02] every move ends in the activated system', () => {
    const table = moving('mecatol-rex-system', { units: { 'wellon-system': { 0: { carrier: 1 } } } });
    table.when(0, [{ ship: 'carrier', from: 'wellon-system', to: 'quann-system' }]).refused('TI3-MOVE-01');
    table.when(0, [{ ship: 'carrier', from: 'wellon-system', via: [] }]).then(({ pub }) => {
      expect(unitsAt(pub, 'mecatol-rex-system', 0)).toEqual({ carrier: 1 });
    });
  });

  it('[TI3-MOVE-03] movement n crosses n borders, wormholes included', () => {
    const far: Fixture = {
      units: { 'wellon-system': { 0: { cruiser: 1, dreadnought: 1 } }, 'lazar-sakulag': { 0: { destroyer: 1 } } },
    };
    moving('saudor-system', far)
      .when(0, [ship('cruiser', 'wellon-system')])
      .accepted();
    moving('saudor-system', far)
      .when(0, [ship('dreadnought', 'wellon-system')])
      .refused('TI3-MOVE-03');
    moving('thibah-system', far)
      .when(0, [ship('cruiser', 'wellon-system')])
      .refused('TI3-MOVE-03');
    // Two Alpha wormholes are one border apart (EX-22).
    const hole: Fixture = { units: { 'lodor-system': { 0: { carrier: 1 } } } };
    moving('wormhole-alpha', hole)
      .when(0, [{ ship: 'carrier', from: 'lodor-system', via: [] }])
      .then(({ pub }) => expect(unitsAt(pub, 'wormhole-alpha', 0)).toEqual({ carrier: 1 }));
  });

  it('[TI3-MOVE-04] Fighters do not move by themselves, only with Carriers or War Suns', () => {
    for (const lift of ['carrier', 'war-sun']) {
      const fixture: Fixture = { units: { 'wellon-system': { 0: { [lift]: 1, fighter: 2 } } } };
      moving('mecatol-rex-system', fixture)
        .when(0, [ship('fighter', 'wellon-system')])
        .refused('TI3-MOVE-04');
      moving('mecatol-rex-system', fixture)
        .when(0, [
          { ship: lift, from: 'wellon-system', via: [] },
          { load: 'fighter', n: 2, at: 'wellon-system' },
        ])
        .then(({ pub }) => expect(unitsAt(pub, 'mecatol-rex-system', 0)).toEqual({ [lift]: 1, fighter: 2 }));
    }
  });

  it('[TI3-MOVE-05] no way leads through a system with enemy ships, unless all of them are Fighters', () => {
    const way = (enemy: { [unit: string]: number }): Fixture => ({
      units: {
        'wellon-system': { 0: { cruiser: 1 } },
        'mecatol-rex-system': { 1: enemy },
        'home-letnev': { 0: { destroyer: 1 } },
      },
    });
    moving('saudor-system', way({ destroyer: 1 }))
      .when(0, [ship('cruiser', 'wellon-system')])
      .refused('TI3-MOVE-05');
    moving('saudor-system', way({ destroyer: 1, fighter: 1 }))
      .when(0, [ship('cruiser', 'wellon-system')])
      .refused('TI3-MOVE-05');
  });

  it('[TI3-MOVE-05] a lone group of Fighters blocks nothing; the activated system itself may be entered', () => {
    const guarded: Fixture = {
      units: {
        'empty-1': { 0: { cruiser: 1 } },
        // Home 1 supports its Fighters by a Space Dock, so they stay there alone.
        'home-l1z1x': { 1: { fighter: 2 } },
        'zero-zero-zero': { 1: { 'space-dock': 1 } },
        'wellon-system': { 1: { destroyer: 1 } },
      },
    };
    moving('quann-system', guarded)
      .when(0, [ship('cruiser', 'empty-1')])
      .then(({ pub }) => expect(unitsAt(pub, 'quann-system', 0)).toEqual({ cruiser: 1 }));
    const entering = moving('wellon-system', guarded)
      .when(0, [ship('cruiser', 'empty-1')])
      .accepted();
    expect(entering.events.some((e) => e.t === 'moved')).toBe(true);
  });

  it('[TI3-MOVE-05] Light/Wave Deflector lets ships pass enemy ships', () => {
    moving('saudor-system', {
      units: { 'wellon-system': { 0: { cruiser: 1 } }, 'mecatol-rex-system': { 1: { destroyer: 1 } } },
      sheets: { 0: { technologies: ['light-wave-deflector'] } },
    })
      .when(0, [ship('cruiser', 'wellon-system')])
      .then(({ pub }) => expect(unitsAt(pub, 'saudor-system', 0)).toEqual({ cruiser: 1 }));
  });

  it('[TI3-MOVE-06] enemy Ground Forces, PDS and Space Docks do not hinder movement', () => {
    moving('saudor-system', {
      units: {
        'wellon-system': { 0: { cruiser: 1 } },
        'mecatol-rex': { 1: { 'ground-force': 2, pds: 1, 'space-dock': 1 } },
      },
      planets: { 'mecatol-rex': 1 },
    })
      .when(0, [ship('cruiser', 'wellon-system')])
      .then(({ pub }) => expect(unitsAt(pub, 'saudor-system', 0)).toEqual({ cruiser: 1 }));
  });

  it('[TI3-MOVE-07, TI3-MOVE-08] a counter of the owner holds ships in its system but does not stop ships that pass', () => {
    const fixture: Fixture = {
      activated: { 'mecatol-rex-system': [0] },
      units: { 'wellon-system': { 0: { cruiser: 1 } }, 'mecatol-rex-system': { 0: { destroyer: 1 } } },
    };
    moving('saudor-system', fixture)
      .when(0, [ship('destroyer', 'mecatol-rex-system')])
      .refused('TI3-MOVE-07');
    moving('saudor-system', fixture)
      .when(0, [ship('cruiser', 'wellon-system')])
      .then(({ pub }) => expect(unitsAt(pub, 'saudor-system', 0)).toEqual({ cruiser: 1 }));
  });

  it('[TI3-MOVE-09] once the counter is gone, the system can be activated and its ships can move again', () => {
    const table = given({
      activated: { 'mecatol-rex-system': [0] },
      units: { 'mecatol-rex-system': { 0: { cruiser: 1 } }, 'saudor-system': { 0: { destroyer: 1 } } },
      hands: { 0: ['unexpected-action'] },
    });
    table.when(0, playAction('unexpected-action'));
    expect(table.state.pub.activated).toEqual({});
    table.when(1, { do: 'pass' }).when(2, { do: 'pass' }).when(0, activate('saudor-system'));
    table.when(0, [ship('cruiser', 'mecatol-rex-system')]).accepted();
    table.when(0, activate('mecatol-rex-system')).accepted();
    expect(Object.keys(table.state.pub.activated)).toEqual(['saudor-system', 'mecatol-rex-system']);
  });

  it('[TI3-MOVE-10, TI3-SYSTEMS-04] no way leads through an Asteroid Field without Antimass Deflectors', () => {
    const fixture: Fixture = { units: { 'abyz-fria': { 0: { cruiser: 1 } }, 'saudor-system': { 0: { cruiser: 1 } } } };
    moving('mecatol-rex-system', fixture)
      .when(0, [ship('cruiser', 'abyz-fria')])
      .refused('TI3-SYSTEMS-04');
    moving('mecatol-rex-system', { ...fixture, sheets: { 0: { technologies: ['antimass-deflectors'] } } })
      .when(0, [ship('cruiser', 'abyz-fria')])
      .then(({ pub }) => expect(unitsAt(pub, 'mecatol-rex-system', 0)).toEqual({ cruiser: 1 }));
  });

  it('[TI3-MOVE-10, TI3-SYSTEMS-08] a Nebula is entered only as the activated system', () => {
    const fixture: Fixture = { units: { 'arnor-lor': { 0: { cruiser: 1 } }, 'saudor-system': { 0: { cruiser: 1 } } } };
    moving('mecatol-rex-system', fixture)
      .when(0, [ship('cruiser', 'arnor-lor')])
      .refused('TI3-SYSTEMS-08');
    moving('nebula-1', fixture)
      .when(0, [ship('cruiser', 'arnor-lor')])
      .then(({ pub }) => expect(unitsAt(pub, 'nebula-1', 0)).toEqual({ cruiser: 1 }));
  });

  it('[TI3-MOVE-10, TI3-SYSTEMS-09] a ship that starts in a Nebula has movement 1, whatever applies', () => {
    const fixture: Fixture = { units: { 'nebula-1': { 0: { cruiser: 1 } } }, hands: { 0: ['flank-speed'] } };
    const boosted = moving('saudor-system', fixture).when(0, { ability: 'flank-speed', component: 'flank-speed.1' });
    // Even with Flank Speed nothing can reach Saudor, so nothing is asked and the turn is over.
    expect(boosted.state.pub.active).toBe(1);
    const near = moving('mecatol-rex-system', fixture).when(0, { ability: 'flank-speed', component: 'flank-speed.1' });
    near.when(0, [ship('cruiser', 'nebula-1')]).accepted();
  });

  it('[TI3-MOVE-10, TI3-SYSTEMS-10] no way leads through a Supernova, and it can never be activated', () => {
    given({}).when(0, activate('supernova-1')).refused('TI3-TACT-09');
    moving('vefut-ii-system', {
      units: {
        'lazar-sakulag': { 0: { cruiser: 1 } },
        'tarmann-system': { 1: { destroyer: 1 } },
        'home-norr': { 0: { cruiser: 1 } },
      },
      sheets: { 0: { technologies: ['antimass-deflectors'] } },
    })
      .when(0, [{ ship: 'cruiser', from: 'lazar-sakulag', via: ['supernova-1'] }])
      .refused('TI3-SYSTEMS-10');
  });

  it('[TI3-MOVE-11] a fleet that would exceed Fleet Supply may not gather', () => {
    const fixture: Fixture = {
      units: { 'wellon-system': { 0: { cruiser: 2 } }, 'mecatol-rex-system': { 0: { destroyer: 2 } } },
    };
    const table = moving('mecatol-rex-system', fixture);
    table.when(0, [ship('cruiser', 'wellon-system'), ship('cruiser', 'wellon-system')]).refused('TI3-MOVE-11');
    table.when(0, [ship('cruiser', 'wellon-system')]).accepted();
    expect(unitsAt(table.state.pub, 'mecatol-rex-system', 0)).toEqual({ destroyer: 2, cruiser: 1 });
    // Fighters do not count (TI3-CC-13).
    moving('mecatol-rex-system', {
      units: { 'wellon-system': { 0: { carrier: 1, fighter: 6 } }, 'mecatol-rex-system': { 0: { destroyer: 2 } } },
    })
      .when(0, [
        { ship: 'carrier', from: 'wellon-system', via: [] },
        { load: 'fighter', n: 6, at: 'wellon-system' },
      ])
      .accepted();
  });

  it('[TI3-MOVE-12] ships that stand in the activated system cannot move out and back', () => {
    moving('mecatol-rex-system', {
      units: { 'mecatol-rex-system': { 0: { cruiser: 1 } }, 'wellon-system': { 0: { cruiser: 1 } } },
    })
      .when(0, [ship('cruiser', 'mecatol-rex-system')])
      .refused('TI3-MOVE-12');
  });
});
