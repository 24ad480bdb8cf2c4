import { describe, expect, it } from 'vitest';
import { PASS, activate, given, unitsAt, playAction } from '../given.ts';
import type { Fixture } from '../given.ts';

/** Seat 0 can reach Wellon with everything an Activation Sequence needs; seat 1 defends it. */
const assault: Fixture = {
  units: {
    'mecatol-rex-system': { 0: { cruiser: 1, 'carrier ground-force:4': 1, dreadnought: 1 } },
    'wellon-system': { 1: { destroyer: 1 } },
    wellon: { 1: { 'ground-force': 1, pds: 1 } },
  },
  planets: { wellon: 1 },
  dice: {
    'pds 1 pds': [1],
    'battle 0 cruiser': [10],
    'battle 0 carrier': [1],
    'battle 0 dreadnought': [1],
    'battle 1 destroyer': [1],
    'defence 1 pds': [1],
    'invasion 0 ground-force': [10, 10, 1, 1],
    'invasion 1 ground-force': [1],
  },
};

describe('TACT: the Tactical Action', () => {
  it('[TI3-TACT-01] the Activation Sequence: activate, move, PDS fire, Space Battle, landings, Invasion Combat, production', () => {
    const table = given({ ...assault, activated: { 'saudor-system': [0] }, sheets: { 1: { race: '' } } });
    const asked: string[] = [];
    const answer = (seat: number, a: unknown) => {
      asked.push(table.question(seat).kind);
      table.when(seat, a as never).accepted();
    };
    answer(0, activate('wellon-system'));
    answer(0, [
      { ship: 'cruiser', from: 'mecatol-rex-system' },
      { ship: 'carrier ground-force:4', from: 'mecatol-rex-system', via: [] },
    ]);
    answer(1, 1);
    answer(0, [{ from: 0, unit: 'ground-force', n: 4, to: 'wellon' }]);
    answer(1, 1);
    table.then(({ pub }, events) => {
      expect(asked).toEqual(['turn', 'move', 'fire', 'land', 'fire']);
      expect(events.map((e) => e.t)).toEqual(['rolled', 'rolled', 'lost', 'lost', 'tookPlanet']);
      expect(pub.planets.wellon!.by).toBe(0);
    });
    // The battle was fought between PDS fire and the landing.
    expect(unitsAt(table.state.pub, 'wellon-system', 1)).toEqual({});
  });

  it('[TI3-TACT-01] production comes last', () => {
    const table = given({
      units: { 'arc-prime': { 0: { 'space-dock': 1, 'ground-force': 1 } }, 'home-letnev': { 0: { carrier: 1 } } },
    });
    table.when(0, activate('home-letnev'));
    table.when(0, [
      { ship: 'carrier', from: 'home-letnev', via: [] },
      { load: 'ground-force', n: 1, at: 'arc-prime' },
    ]);
    table.when(0, [{ from: 0, unit: 'ground-force', n: 1, to: 'wren-terra' }]).accepted();
    expect(table.question(0).kind).toBe('produce');
  });

  it('[TI3-TACT-02, TI3-TACT-08] only the activation is compulsory: nothing moves, nobody is there, and the turn is over', () => {
    given({})
      .when(0, activate('mecatol-rex-system'))
      .then(({ pub }) => {
        expect(pub.activated).toEqual({ 'mecatol-rex-system': [0] });
        expect(pub.active).toBe(1);
      });
  });

  it('[TI3-TACT-02] a player may move without a battle and without landing', () => {
    const table = given({ units: { 'mecatol-rex-system': { 0: { 'carrier ground-force:1': 1 } } } });
    table.when(0, activate('wellon-system'));
    table.when(0, [{ ship: 'carrier ground-force:1', from: 'mecatol-rex-system', via: [] }]);
    table.when(0, []).then(({ pub }) => {
      expect(unitsAt(pub, 'wellon-system', 0)).toEqual({ 'carrier ground-force:1': 1 });
      expect(pub.planets.wellon!.by).toBeNull();
      expect(pub.active).toBe(1);
    });
  });

  it('[TI3-TACT-03] activating takes a counter from the Command Pool to the system', () => {
    given({ sheets: { 0: { command: 2 } } })
      .when(0, activate('wellon-system'))
      .then(({ pub }) => {
        expect(pub.sheets[0]!.command).toBe(1);
        expect(pub.activated['wellon-system']).toEqual([0]);
      });
    given({ sheets: { 0: { command: 0 } } })
      .when(0, activate('wellon-system'))
      .refused('TI3-TACT-03');
  });

  it('[TI3-TACT-04, TI3-TACT-07] a system with an own counter cannot be activated again this round', () => {
    const table = given({});
    table.when(0, activate('wellon-system')).when(1, PASS).when(2, PASS);
    table.when(0, activate('wellon-system')).refused('TI3-TACT-04');
  });

  it('[TI3-TACT-05, TI3-TACT-06] counters of others do not hinder activation or movement', () => {
    const table = given({
      activated: { 'wellon-system': [1], 'mecatol-rex-system': [1, 2] },
      units: { 'mecatol-rex-system': { 0: { cruiser: 1 } } },
    });
    table.when(0, activate('wellon-system'));
    table.when(0, [{ ship: 'cruiser', from: 'mecatol-rex-system' }]).then(({ pub }) => {
      expect(pub.activated['wellon-system']).toEqual([0, 1]);
      expect(unitsAt(pub, 'wellon-system', 0)).toEqual({ cruiser: 1 });
    });
  });

  it('[TI3-TACT-07] ships in a system activated by their owner cannot move away, unless an effect removes the counter', () => {
    const fixture: Fixture = {
      activated: { 'mecatol-rex-system': [0] },
      units: { 'mecatol-rex-system': { 0: { cruiser: 1 } }, 'saudor-system': { 0: { cruiser: 1 } } },
    };
    const bound = given(fixture).when(0, activate('wellon-system'));
    bound.when(0, [{ ship: 'cruiser', from: 'mecatol-rex-system' }]).refused('TI3-MOVE-07');

    const freed = given({ ...fixture, hands: { 0: ['unexpected-action'] } });
    freed.when(0, playAction('unexpected-action'));
    freed.when(1, PASS).when(2, PASS).when(0, activate('wellon-system'));
    freed.when(0, [{ ship: 'cruiser', from: 'mecatol-rex-system' }]).accepted();
    expect(unitsAt(freed.state.pub, 'wellon-system', 0)).toEqual({ cruiser: 1 });
  });

  it('[TI3-TACT-09] Asteroid Fields and Supernovas can never be activated; systems with counters of others can (DT-04)', () => {
    given({}).when(0, activate('asteroid-field-1')).refused('TI3-TACT-09');
    given({}).when(0, activate('supernova-1')).refused('TI3-TACT-09');
    given({}).when(0, activate('nebula-1')).accepted();
    const counters = given({ activated: { 'wellon-system': [0], 'saudor-system': [1] } });
    counters.when(0, activate('wellon-system')).refused('TI3-TACT-04');
    counters.when(0, activate('saudor-system')).accepted();
  });

  it('[TI3-TACT-10] Diplomacy forbids to activate a system with units of the other, for both', () => {
    const fixture: Fixture = {
      truces: [[0, 1]],
      units: { wellon: { 1: { pds: 1 } }, saudor: { 0: { 'ground-force': 1 } } },
    };
    given(fixture).when(0, activate('wellon-system')).refused('TI3-TACT-10');
    given({ ...fixture, turn: 1 })
      .when(1, activate('saudor-system'))
      .refused('TI3-TACT-10');
    given({ ...fixture, turn: 2 })
      .when(2, activate('wellon-system'))
      .accepted();
    given(fixture).when(0, activate('saudor-system')).accepted();
  });

  it('[TI3-TACT-11] when the action is done the turn passes to the next player in the order of play', () => {
    const table = given({});
    table.when(0, activate('wellon-system'));
    expect(table.question(1).kind).toBe('turn');
    table.when(1, activate('wellon-system'));
    expect(table.question(2).kind).toBe('turn');
    table.when(2, PASS);
    expect(table.question(0).kind).toBe('turn');
  });
});
