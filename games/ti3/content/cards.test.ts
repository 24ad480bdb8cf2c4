import { describe, expect, it } from 'vitest';
import { PASS, activate, given, playAction, unitsAt } from '../given.ts';
import type { Fixture } from '../given.ts';

const use = (text: string, copy = 1) => ({ ability: text, component: `${text}.${copy}` });
const act = (text: string) => playAction(text);
const at = (table: ReturnType<typeof given>, place: string, seat: number) => unitsAt(table.state.pub, place, seat);

/** Seat 0 moves its Cruisers from Mecatol Rex to Wellon. */
const sortie = (cruisers: number, more: Fixture) => {
  const table = given({ ...more, units: { 'mecatol-rex-system': { 0: { cruiser: cruisers } }, ...more.units } });
  const move = Array.from({ length: cruisers }, () => ({ ship: 'cruiser', from: 'mecatol-rex-system' }));
  return table.when(0, activate('wellon-system')).when(0, move).accepted();
};
/** Seat 0 stands in Arnor/Lor and lands on Lor of seat 1. */
const invasion = (fleet: { [ship: string]: number }, defenders: { [unit: string]: number }, more: Fixture) => {
  const table = given({ ...more, units: { 'arnor-lor': { 0: fleet }, lor: { 1: defenders } }, planets: { lor: 1 } });
  return table
    .when(0, activate('arnor-lor'))
    .when(0, [{ from: 0, unit: 'ground-force', n: 1, to: 'lor' }])
    .accepted();
};

describe('the action cards of the slice', () => {
  it('Flank Speed: ships that move to the system have one more movement', () => {
    const fixture: Fixture = {
      hands: { 0: ['flank-speed'] },
      units: { 'wellon-system': { 0: { dreadnought: 1 } }, 'home-letnev': { 0: { destroyer: 1 } } },
    };
    const move = [{ ship: 'dreadnought', from: 'wellon-system' }];
    given(fixture).when(0, activate('saudor-system')).when(0, null).when(0, move).refused('TI3-MOVE-03');
    const table = given(fixture)
      .when(0, activate('saudor-system'))
      .when(0, use('flank-speed'))
      .when(0, move)
      .accepted();
    expect(at(table, 'saudor-system', 0)).toEqual({ dreadnought: 1 });
  });

  it('In the Silence of Space: fast ships of one fleet pass enemy ships', () => {
    const fixture: Fixture = {
      hands: { 0: ['in-the-silence-of-space'] },
      units: {
        'wellon-system': { 0: { cruiser: 1 } },
        'mecatol-rex-system': { 1: { destroyer: 1 } },
        'home-letnev': { 0: { destroyer: 1 } },
      },
    };
    const move = [{ ship: 'cruiser', from: 'wellon-system' }];
    const silent = given(fixture).when(0, activate('saudor-system')).when(0, use('in-the-silence-of-space'));
    silent.when(0, 'wellon-system').when(0, move).accepted();
    expect(at(silent, 'saudor-system', 0)).toEqual({ cruiser: 1 });
    // Another fleet chosen, the way stays closed.
    const other = given(fixture).when(0, activate('saudor-system')).when(0, use('in-the-silence-of-space'));
    other.when(0, 'home-letnev').when(0, move).refused('TI3-MOVE-05');
    // The fleet does not end among enemy ships; without any in its way it may.
    const ending = (activated: string, from: string) => {
      const units = { ...fixture.units, [activated]: { 1: { carrier: 1, fighter: 1 } } };
      const sailing = given({ ...fixture, units }).when(0, activate(activated));
      return sailing
        .when(0, use('in-the-silence-of-space'))
        .when(0, from)
        .when(0, [{ ship: 'cruiser', from: 'wellon-system' }]);
    };
    ending('saudor-system', 'wellon-system').refused('TI3-MOVE-05');
    ending('empty-1', 'wellon-system').accepted();
  });

  it('Experimental Battlestation: a Space Dock fires three shots like a PDS', () => {
    const table = sortie(2, {
      hands: { 1: ['experimental-battlestation'] },
      units: { wellon: { 1: { 'space-dock': 1 } } },
      planets: { wellon: 1 },
      dice: { 'pds 1 pds': [6, 5, 6] },
    });
    table.when(1, use('experimental-battlestation'));
    expect(at(table, 'wellon-system', 0)).toEqual({});
  });

  it('Minelayers: each Cruiser scores a hit on the fleet that entered, taken with those of the first round', () => {
    const table = sortie(4, {
      sheets: { 0: { fleet: 4 } },
      hands: { 1: ['minelayers'] },
      units: { 'wellon-system': { 1: { cruiser: 2, destroyer: 1 } } },
      dice: {
        'battle 0 cruiser': [1, 1, 1, 1, 1, 10, 10],
        'battle 1 cruiser': [7, 1, 1, 1, 1, 1],
        'battle 1 destroyer': [1, 1, 1],
      },
    });
    table.when(1, use('minelayers'));
    // The fleet still fires: two hits of mines and one of the dice.
    expect(table.events.some((e) => e.t === 'rolled')).toBe(true);
    expect(table.events).toContainEqual({ t: 'mined', all: { seat: 0, system: 'wellon-system', n: 2 } });
    expect(table.question(0)).toMatchObject({ kind: 'casualties', q: { hits: 3, purpose: 'battle' } });
    const lost = { ship: 'cruiser', take: 'loss' };
    table.when(0, [lost, lost, lost]);
    // In the second round nothing more.
    expect(at(table, 'wellon-system', 0)).toEqual({ cruiser: 1 });
  });

  it('Minelayers: Cruisers that die before the first round have laid their mines; without a battle these do nothing', () => {
    const mined = (pds: number) =>
      sortie(2, {
        hands: { 1: ['minelayers'] },
        units: { 'wellon-system': { 1: { cruiser: 1, destroyer: 1 } }, wellon: { 0: { pds } } },
        planets: { wellon: 0 },
        dice: {
          'pds 0 pds': [10, 10],
          'battle 0 cruiser': [1, 1, 1, 1],
          'battle 1 destroyer': [1, 1],
        },
      }).when(1, use('minelayers'));
    const fought = mined(1).when(0, 1);
    fought.when(1, [{ ship: 'cruiser', take: 'loss' }]);
    expect(fought.question(0)).toMatchObject({ kind: 'casualties', q: { hits: 1 } });
    const none = mined(2).when(0, 2);
    expect(at(none, 'wellon-system', 1)).toEqual({});
    expect(at(none, 'wellon-system', 0)).toEqual({ cruiser: 2 });
  });

  it('Fighter Prototype: Fighters roll with +2 in the first round only', () => {
    const table = sortie(1, {
      hands: { 1: ['fighter-prototype'] },
      units: { 'wellon-system': { 1: { carrier: 1, fighter: 2 } } },
      dice: { 'battle 0 cruiser': [1, 1], 'battle 1 fighter': [6, 6, 1, 1], 'battle 1 carrier': [1, 1] },
    });
    table.when(1, use('fighter-prototype'));
    const fighters = table.events.flatMap((e) =>
      e.t === 'rolled' && e.all.purpose === 'battle' ? [e.all.rolls[1]!.volleys[0]!.modifier] : [],
    );
    expect(fighters.slice(0, 2)).toEqual([2, 0]);
  });

  it('Morale Boost: +1 for one combat round, in space and on the ground', () => {
    const space = sortie(1, {
      hands: { 0: ['morale-boost'] },
      units: { 'wellon-system': { 1: { cruiser: 1 } } },
      dice: { 'battle 0 cruiser': [6], 'battle 1 cruiser': [6] },
    });
    space.when(0, use('morale-boost'));
    expect([at(space, 'wellon-system', 0), at(space, 'wellon-system', 1)]).toEqual([{ cruiser: 1 }, {}]);
    const ground = invasion(
      { 'carrier ground-force:1': 1 },
      { 'ground-force': 1 },
      {
        hands: { 1: ['morale-boost'] },
        dice: { 'invasion 0 ground-force': [7, 7], 'invasion 1 ground-force': [6, 7] },
      },
    );
    ground.when(1, use('morale-boost'));
    const modifiers = ground.events.flatMap((e) => (e.t === 'rolled' ? [e.all.rolls[1]!.volleys[0]!.modifier] : []));
    expect(modifiers.slice(0, 2)).toEqual([1, 0]);
  });

  it('Skilled Retreat: the fleet leaves for an adjacent friendly or empty system, which it activates', () => {
    const table = sortie(1, {
      hands: { 1: ['skilled-retreat'] },
      units: { 'wellon-system': { 1: { cruiser: 1 } }, quann: { 2: { pds: 1 } } },
      planets: { quann: 2 },
    });
    table.when(1, use('skilled-retreat'));
    table.when(1, 'quann-system').refused('TI3-ACTIONCARDS-02');
    table.when(1, 'empty-1').accepted();
    expect(at(table, 'empty-1', 1)).toEqual({ cruiser: 1 });
    expect(table.state.pub.activated['empty-1']).toEqual([1]);
    expect(table.events.some((e) => e.t === 'rolled')).toBe(false);
  });

  it('Shields Holding: up to two hits are cancelled', () => {
    const table = sortie(3, {
      hands: { 1: ['shields-holding'] },
      units: { 'wellon-system': { 1: { cruiser: 2 } } },
      dice: { 'battle 0 cruiser': [7, 7, 7], 'battle 1 cruiser': [1, 1] },
    });
    table.when(1, use('shields-holding')).when(1, [{ ship: 'cruiser', take: 'loss' }]);
    expect(at(table, 'wellon-system', 1)).toEqual({ cruiser: 1 });
  });

  it('Recheck: any one die is rolled again, by anybody', () => {
    const table = sortie(1, {
      hands: { 2: ['recheck'] },
      units: { 'wellon-system': { 1: { cruiser: 1 } } },
      dice: { 'battle 0 cruiser': [10, 1], 'battle 1 cruiser': [7] },
    });
    table.when(2, use('recheck')).when(2, '0.0.0 0 cruiser 10');
    table.then((_, events) =>
      expect(events).toContainEqual({ t: 'rechecked', all: { unit: 'cruiser', from: 10, to: 1 } }),
    );
    expect([at(table, 'wellon-system', 0), at(table, 'wellon-system', 1)]).toEqual([{}, { cruiser: 1 }]);
  });

  it('Direct Hit: a ship just damaged in battle is destroyed', () => {
    const table = sortie(1, {
      hands: { 0: ['direct-hit'] },
      units: { 'wellon-system': { 1: { dreadnought: 1 } } },
      dice: { 'battle 0 cruiser': [7], 'battle 1 dreadnought': [1] },
    });
    table.when(1, [{ ship: 'dreadnought', take: 'damage' }]).when(0, use('direct-hit'));
    expect(at(table, 'wellon-system', 1)).toEqual({});
  });

  it('Direct Hit: damage before the first round counts, damage by PDS does not', () => {
    const assault = given({
      hands: { 0: ['direct-hit'] },
      sheets: { 0: { technologies: ['assault-cannon'], fleet: 4 } },
      units: { 'mecatol-rex-system': { 0: { dreadnought: 1 } }, 'wellon-system': { 1: { dreadnought: 1 } } },
      dice: { 'assault 0 dreadnought': [5] },
    })
      .when(0, activate('wellon-system'))
      .when(0, [{ ship: 'dreadnought', from: 'mecatol-rex-system' }])
      .when(1, [{ ship: 'dreadnought', take: 'damage' }])
      .when(0, use('direct-hit'))
      .accepted();
    expect(at(assault, 'wellon-system', 1)).toEqual({});
    const pds = given({
      hands: { 1: ['direct-hit'] },
      units: { 'mecatol-rex-system': { 0: { dreadnought: 1 } }, wellon: { 1: { pds: 1 } } },
      planets: { wellon: 1 },
      dice: { 'pds 1 pds': [6] },
    })
      .when(0, activate('wellon-system'))
      .when(0, [{ ship: 'dreadnought', from: 'mecatol-rex-system' }])
      .when(1, 1)
      .when(0, [{ ship: 'dreadnought', take: 'damage' }])
      .accepted();
    expect(pds.state.pub.table.open.some(({ kind }) => kind === 'react')).toBe(false);
  });

  it('Direct Hit: a ship that was damaged and lost in the same step is not asked about', () => {
    const table = sortie(3, {
      hands: { 0: ['direct-hit'] },
      units: { 'wellon-system': { 1: { dreadnought: 2, cruiser: 1 } } },
      dice: { 'battle 0 cruiser': [7, 7, 7], 'battle 1 dreadnought': [1, 1], 'battle 1 cruiser': [1] },
    });
    table.when(1, [
      { ship: 'dreadnought', take: 'damage' },
      { ship: 'dreadnought damaged', take: 'loss' },
      { ship: 'dreadnought', take: 'damage' },
    ]);
    // One Dreadnought is left, and one question about it.
    table.when(0, null, 'react').accepted();
    expect(table.state.pub.table.open.some(({ kind }) => kind === 'react')).toBe(false);
  });

  it('Dug In: the planet cannot be bombarded this round', () => {
    const fixture: Fixture = {
      hands: { 1: ['dug-in'] },
      dice: { 'invasion 0 ground-force': [1], 'invasion 1 ground-force': [8] },
    };
    const table = invasion({ 'carrier ground-force:1': 1, dreadnought: 1 }, { 'ground-force': 1 }, fixture);
    table.when(1, use('dug-in')).then((_, events) => {
      expect(events.flatMap((e) => (e.t === 'rolled' ? [e.all.purpose] : []))).toEqual(['invasion']);
    });
    const open = invasion({ 'carrier ground-force:1': 1, dreadnought: 1 }, { 'ground-force': 1 }, fixture).when(
      1,
      null,
    );
    expect(open.question(0).kind).toBe('bombard');
  });

  it('Chemical Warfare: half of the defenders, rounded up, die before the combat, PDS or not', () => {
    const table = given({
      hands: { 0: ['chemical-warfare'] },
      units: {
        'arnor-lor': { 0: { 'carrier ground-force:1': 1, dreadnought: 1 } },
        lor: { 1: { 'ground-force': 3, pds: 1 } },
      },
      planets: { lor: 1 },
    });
    table
      .when(0, activate('arnor-lor'))
      .when(1, 0)
      .when(0, [{ from: 0, unit: 'ground-force', n: 1, to: 'lor' }]);
    table.when(0, use('chemical-warfare'));
    expect(at(table, 'lor', 1)).toEqual({ 'ground-force': 1, pds: 1 });
  });

  it('Rare Mineral: 3 Trade Goods for a neutral planet just taken', () => {
    const table = given({
      hands: { 0: ['rare-mineral'] },
      units: { 'arnor-lor': { 0: { 'carrier ground-force:1': 1 } } },
    });
    table
      .when(0, activate('arnor-lor'))
      .when(0, [{ from: 0, unit: 'ground-force', n: 1, to: 'lor' }])
      .when(0, use('rare-mineral'));
    expect(table.state.pub.sheets[0]!.goods).toBe(3);
    expect(table.state.pub.goods).toBe(37);
  });

  it('Unexpected Action: a counter comes back to reinforcements', () => {
    const table = given({ hands: { 0: ['unexpected-action'] }, activated: { 'wellon-system': [0, 1] } });
    const { reserve } = table.state.pub.sheets[0]!;
    table.when(0, act('unexpected-action'));
    expect(table.state.pub.activated).toEqual({ 'wellon-system': [1] });
    expect(table.state.pub.sheets[0]!.reserve).toBe(reserve + 1);
  });

  it('Local Unrest: the planet is exhausted and loses a Ground Force; emptied, it is neutral', () => {
    const fixture: Fixture = {
      hands: { 0: ['local-unrest'] },
      units: { lor: { 1: { 'ground-force': 2 } }, arnor: { 1: { pds: 1 } } },
      planets: { lor: 1, arnor: 1 },
    };
    const table = given(fixture).when(0, act('local-unrest')).when(0, 'lor');
    expect(table.state.pub.planets.lor).toMatchObject({ by: 1, exhausted: true });
    expect(at(table, 'lor', 1)).toEqual({ 'ground-force': 1 });
    const emptied = given(fixture).when(0, act('local-unrest')).when(0, 'arnor');
    expect(emptied.state.pub.planets.arnor!.by).toBeNull();
    expect(at(emptied, 'arnor', 1)).toEqual({});
    given(fixture).when(0, act('local-unrest')).when(0, 'zero-zero-zero').refused('TI3-ACTIONCARDS-02');
  });

  it('Ghost Ship: a Destroyer appears beside a wormhole', () => {
    const table = given({ hands: { 0: ['ghost-ship'] }, units: { 'lodor-system': { 1: { fighter: 1, carrier: 1 } } } });
    table.when(0, act('ghost-ship'));
    table.when(0, 'lodor-system').refused('TI3-ACTIONCARDS-02');
    table.when(0, 'wormhole-alpha').accepted();
    expect(at(table, 'wormhole-alpha', 0)).toEqual({ destroyer: 1 });
  });

  it('Plague: each Ground Force of the planet dies on an even number; control does not change', () => {
    const table = given({
      hands: { 0: ['plague'] },
      units: { lor: { 1: { 'ground-force': 3 } } },
      planets: { lor: 1 },
      dice: { 'plague 0': [2, 3, 10] },
    });
    table.when(0, act('plague'));
    expect(at(table, 'lor', 1)).toEqual({ 'ground-force': 1 });
    expect(table.state.pub.planets.lor!.by).toBe(1);
  });

  it('War Footing: two more ships in one system for the round, the surplus leaves with it', () => {
    const table = given({
      hands: { 0: ['war-footing'] },
      units: { 'mecatol-rex-system': { 0: { cruiser: 3 } }, 'wellon-system': { 0: { destroyer: 2 } } },
    });
    table.when(0, act('war-footing')).when(0, 'wellon-system').when(1, PASS).when(2, PASS);
    table.when(0, activate('wellon-system'));
    table
      .when(
        0,
        Array.from({ length: 3 }, () => ({ ship: 'cruiser', from: 'mecatol-rex-system' })),
      )
      .accepted();
    expect(at(table, 'wellon-system', 0)).toEqual({ destroyer: 2, cruiser: 3 });
    table.when(0, PASS);
    for (const seat of [0, 1, 2]) {
      const { n } = table.question(seat).q as { n: number };
      table.when(seat, { strategy: n - 3 - 3, fleet: 3, command: 3 });
    }
    expect(table.question(0)).toMatchObject({ kind: 'scuttle', q: { n: 2 } });
  });

  it('War funding of Letnev: 2 Trade Goods for +1 on ships or +2 on Ground Forces in one round', () => {
    const table = sortie(1, {
      sheets: { 0: { race: 'letnev', goods: 2 } },
      units: { 'wellon-system': { 1: { cruiser: 1 } } },
      dice: { 'battle 0 cruiser': [6], 'battle 1 cruiser': [1] },
    });
    table.when(0, { ability: 'letnev-war-funding', component: 'letnev-war-funding@0' });
    expect([at(table, 'wellon-system', 1), table.state.pub.sheets[0]!.goods]).toEqual([{}, 0]);
    const ground = invasion(
      { 'carrier ground-force:1': 1 },
      { 'ground-force': 1 },
      {
        sheets: { 0: { race: 'letnev', goods: 2 } },
        dice: { 'invasion 0 ground-force': [6], 'invasion 1 ground-force': [1] },
      },
    ).when(0, { ability: 'letnev-war-funding', component: 'letnev-war-funding@0' });
    expect(ground.state.pub.planets.lor!.by).toBe(0);
  });
});
