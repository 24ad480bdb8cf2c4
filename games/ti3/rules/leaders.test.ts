import { describe, expect, it } from 'vitest';
import { newTable } from '@orrery/kernel/testing';
import { LEADERS, LEADER_KINDS } from '../content/leaders.ts';
import { RACES } from '../content/races/races.ts';
import { ti3 } from '../game.ts';
import { PASS, activate, given, orderUnits, unitsAt } from '../given.ts';
import type { Fixture } from '../given.ts';
import { priceOf } from './technology.ts';

type Table = ReturnType<typeof given>;
const use = (kind: string, seat: number) => ({ ability: kind, component: `${kind}@${seat}` });
const leader = (table: Table, id: string) => table.state.pub.leaders[id];
const fate = (table: Table) => table.told.flatMap((e) => (e.t === 'leader' ? [e.all.what] : []));
const sail = (name: string, from: string, ...via: string[]) => ({ ship: name, from, via });
const rolls = (table: Table) => table.told.flatMap((e) => (e.t === 'rolled' ? [e.all] : []));

/** Seat 0 moves a Cruiser with a leader from Mecatol Rex to Wellon, where a Cruiser of seat 1 stands. */
function battle(more: Fixture, ship = 'cruiser leader:admiral-0-1'): Table {
  const unit = ship.split(' ')[0]!;
  const table = given({
    ...more,
    units: { 'mecatol-rex-system': { 0: { [unit]: 1 } }, 'wellon-system': { 1: { cruiser: 1 } }, ...more.units },
    leaders: { 'admiral-0-1': `mecatol-rex-system ${unit}`, ...more.leaders },
  });
  return table
    .when(0, activate('wellon-system'))
    .when(0, [sail(ship, 'mecatol-rex-system')])
    .accepted();
}

/** Seat 0 has a Carrier with Ground Forces and a leader over Lor, a planet of seat 1. */
const over = (kind: string, more: Fixture = {}, aboard = 2): Table => {
  const carrier = `carrier ground-force:${aboard}`;
  return given({
    ...more,
    units: { 'arnor-lor': { 0: { [carrier]: 1 } }, lor: { 1: { 'ground-force': 1 } }, ...more.units },
    planets: { lor: 1, ...more.planets },
    leaders: { [`${kind}-0-1`]: `arnor-lor ${carrier}`, ...more.leaders },
  })
    .when(0, activate('arnor-lor'))
    .accepted();
};
const landWith = (kind: string, n: number, to = 'lor', from = 0) => [
  { from, unit: 'ground-force', n, to },
  { from, leader: `${kind}-0-1`, to },
];

describe('OPT-LEADERS: where leaders are', () => {
  it('[TI3-OPT-LEADERS-01, TI3-OPT-LEADERS-02] three for each race, thirty in all, of five kinds', () => {
    const all = RACES.flatMap(({ id }) => LEADERS[id]);
    expect(all).toHaveLength(30);
    expect(LEADER_KINDS.map((kind) => [kind, all.filter((one) => one === kind).length])).toEqual([
      ['admiral', 8],
      ['agent', 6],
      ['diplomat', 8],
      ['general', 4],
      ['scientist', 4],
    ]);
  });

  it('[TI3-OPT-LEADERS-03, TI3-OPT-LEADERS-04] before the game each leader is placed in the home system, on a planet or aboard a ship', () => {
    const table = newTable(ti3, 3, { setup: 'skirmish', leaders: 'yes' });
    const first = table.state.pub.speaker;
    const seats = [0, 1, 2].map((i) => (first + i) % 3);
    expect(table.question(seats[0]!).q).toMatchObject({ what: 'post', rule: 'TI3-OPT-LEADERS-03' });
    for (const seat of seats) {
      const home = `home-${table.state.pub.sheets[seat]!.race}`;
      const { from } = table.question(seat).q as { from: string[] };
      const planets = from.filter((place) => place in table.state.pub.planets);
      expect(planets.every((planet) => table.state.pub.planets[planet]!.by === seat)).toBe(true);
      table.when(seat, 'mecatol-rex').refused('TI3-OPT-LEADERS-03');
      table.when(seat, planets[0]!).when(seat, 'carrier').when(seat, planets[0]!).accepted();
      const ids = Object.keys(table.state.pub.leaders).filter((id) => table.state.pub.leaders[id]!.seat === seat);
      expect(ids.map((id) => leader(table, id)!.on)).toEqual([planets[0]!, null, planets[0]!]);
      expect(Object.keys(unitsAt(table.state.pub, home, seat))).toContain(`carrier leader:${ids[1]!}`);
    }
    // Without the option there are none.
    expect(newTable(ti3, 3, { setup: 'skirmish' }).state.pub.leaders).toEqual({});
  });

  it('[TI3-OPT-LEADERS-05] of Fighters that lose their support, those with leaders aboard go last', () => {
    const table = given({
      units: { 'wellon-system': { 0: { fighter: 4 } }, wellon: { 0: { 'space-dock': 1 } } },
      planets: { wellon: 0 },
      leaders: { 'admiral-0-1': 'wellon-system fighter' },
    });
    table.when(0, { do: 'pass' }).accepted();
    expect(unitsAt(table.state.pub, 'wellon-system', 0)).toEqual({ fighter: 2, 'fighter leader:admiral-0-1': 1 });
  });

  it('who gives up before the leaders are placed has none to place, and the others go on', () => {
    const table = newTable(ti3, 3, { setup: 'skirmish', leaders: 'yes' });
    const [first, second, third] = [0, 1, 2].map((i) => (table.state.pub.speaker + i) % 3) as [number, number, number];
    const leave = (seat: number) => table.command({ do: 'resign', seat, n: table.state.pub.table.n }).accepted();
    const post = (seat: number) => table.when(seat, (table.question(seat).q as { from: string[] }).from[0]!).accepted();
    leave(second);
    for (let i = 0; i < 3; i++) post(first);
    post(third);
    expect(Object.values(table.state.pub.leaders).some(({ seat }) => seat === second)).toBe(false);
  });

  it('[TI3-OPT-LEADERS-05, TI3-OPT-LEADERS-06] any ship takes any number of leaders beyond its capacity, from planets on its way', () => {
    const fixture: Fixture = {
      units: { 'wellon-system': { 0: { cruiser: 1, 'carrier ground-force:6': 1 } } },
      planets: { wellon: 0 },
      leaders: { 'general-0-1': 'wellon', 'general-0-2': 'wellon', 'agent-0-1': 'wellon' },
    };
    const board = (id: string) => ({ board: id, at: 'wellon' });
    const table = given(fixture).when(0, activate('mecatol-rex-system'));
    table.when(0, [board('agent-0-1')]).refused('TI3-OPT-LEADERS-06');
    table.when(0, [
      sail('cruiser', 'wellon-system'),
      board('general-0-1'),
      board('general-0-2'),
      sail('carrier ground-force:6', 'wellon-system'),
      board('agent-0-1'),
    ]);
    table.then(({ pub }) => {
      expect(unitsAt(pub, 'mecatol-rex-system', 0)).toEqual({
        'cruiser leader:general-0-1 leader:general-0-2': 1,
        'carrier ground-force:6 leader:agent-0-1': 1,
      });
    });
    // Not under the guns of enemy ships, and nobody twice.
    const watched = given({
      ...fixture,
      units: { ...fixture.units, 'wellon-system': { 0: { cruiser: 2 }, 1: { fighter: 1 } } },
    });
    watched.when(0, activate('mecatol-rex-system'));
    watched.when(0, [sail('cruiser', 'wellon-system'), board('agent-0-1')]).refused('TI3-OPT-LEADERS-06');
    given(fixture)
      .when(0, activate('mecatol-rex-system'))
      .when(0, [sail('cruiser', 'wellon-system'), board('agent-0-1'), board('agent-0-1')])
      .refused('TI3-OPT-LEADERS-06');
  });

  it('[TI3-OPT-LEADERS-05] even a Fighter carries a leader, and a Carrier carries that Fighter', () => {
    const table = given({
      units: { 'wellon-system': { 0: { carrier: 1, fighter: 2 } } },
      leaders: { 'agent-0-1': 'wellon-system fighter' },
    }).when(0, activate('mecatol-rex-system'));
    table
      .when(0, [sail('carrier', 'wellon-system'), { load: 'fighter', n: 2, at: 'wellon-system' }])
      .then(({ pub }) => {
        expect(unitsAt(pub, 'mecatol-rex-system', 0)).toEqual({
          carrier: 1,
          fighter: 1,
          'fighter leader:agent-0-1': 1,
        });
      });
  });

  it('[TI3-OPT-LEADERS-06] leaders change ships and go ashore only in the landing step; a transfer carries them too', () => {
    const table = given({
      units: { 'wellon-system': { 0: { cruiser: 1, destroyer: 1 } } },
      planets: { wellon: 0 },
      leaders: { 'agent-0-1': 'wellon-system cruiser', 'general-0-1': 'wellon-system cruiser leader:agent-0-1' },
    }).when(0, activate('wellon-system'));
    // Who is not aboard goes nowhere, whoever else could.
    table.when(0, [{ from: 1, leader: 'admiral-0-1', to: 'wellon' }]).refused('TI3-OPT-LEADERS-06');
    table.when(0, [
      { from: 1, leader: 'agent-0-1', aboard: 0 },
      { from: 1, leader: 'general-0-1', to: 'wellon' },
    ]);
    table.then(({ pub }) => {
      expect(unitsAt(pub, 'wellon-system', 0)).toEqual({ cruiser: 1, 'destroyer leader:agent-0-1': 1 });
      expect(pub.leaders['general-0-1']).toMatchObject({ on: 'wellon', invading: false });
    });
    const across = given({
      units: { 'wellon-system': { 0: { cruiser: 1 } }, 'mecatol-rex-system': { 0: { destroyer: 1 } } },
      planets: { wellon: 0, 'mecatol-rex': 0 },
      leaders: { 'agent-0-1': 'wellon' },
    }).when(0, { do: 'transfer', systems: ['mecatol-rex-system', 'wellon-system'] });
    across.when(0, [
      { ship: 'cruiser', from: 'wellon-system' },
      { board: 'agent-0-1', at: 'wellon' },
    ]);
    across.when(0, [{ from: 1, leader: 'agent-0-1', to: 'mecatol-rex' }]);
    across.then(({ pub }) => expect(pub.leaders['agent-0-1']!.on).toBe('mecatol-rex'));
  });

  it('[TI3-OPT-LEADERS-07] on a neutral or hostile planet a leader lands only with a Ground Force', () => {
    const table = over('agent');
    table.when(0, [{ from: 0, leader: 'agent-0-1', to: 'lor' }]).refused('TI3-OPT-LEADERS-07');
    table.when(0, [{ from: 0, leader: 'agent-0-1', to: 'arnor' }]).refused('TI3-OPT-LEADERS-07');
    // Not even where the planet beside it would have him.
    over('agent', { planets: { arnor: 0 } })
      .when(0, [{ from: 0, leader: 'agent-0-1', to: 'lor' }])
      .refused('TI3-OPT-LEADERS-07');
    table.when(0, landWith('agent', 1, 'arnor')).then(({ pub }) => {
      expect(pub.leaders['agent-0-1']).toMatchObject({ on: 'arnor', invading: false });
      expect(pub.planets.arnor!.by).toBe(0);
    });
  });

  it('[TI3-OPT-LEADERS-08, TI3-OPT-LEADERS-09, TI3-OPT-LEADERS-15] in a failed invasion of an enemy planet the leader is captured', () => {
    const table = over('agent', { dice: { 'invasion 0 ground-force': [1], 'invasion 1 ground-force': [8] } }, 1);
    table.when(0, landWith('agent', 1));
    expect(leader(table, 'agent-0-1')).toEqual({
      kind: 'agent',
      seat: 0,
      on: null,
      invading: false,
      captor: 1,
      fate: null,
    });
    expect(table.told.filter((e) => e.t === 'leader').at(-1)!.all).toMatchObject({ seat: 0, what: 'captured', by: 1 });
  });
});

describe('OPT-LEADERS: death, escape, capture', () => {
  const shot = (die: number, more: Fixture = {}): Table =>
    battle({
      planets: { saudor: 0 },
      dice: { 'battle 0 cruiser': [1, 1], 'battle 1 cruiser': [7], 'leader 0': [die] },
      ...more,
    });
  it('[TI3-OPT-LEADERS-10] with a ship lost in a Space Battle: 1-5 killed, 6-8 escaped, 9-10 captured by the opponent', () => {
    for (const die of [1, 5]) {
      expect(leader(shot(die), 'admiral-0-1')).toBeUndefined();
      expect(fate(shot(die)).at(-1)).toBe('killed');
    }
    for (const die of [6, 8]) {
      const table = shot(die).when(0, 'saudor').accepted();
      expect(leader(table, 'admiral-0-1')).toMatchObject({ on: 'saudor', captor: null, fate: null });
      const told = table.told.filter((e) => e.t === 'leader').at(-1)!.all;
      expect(told).toMatchObject({ seat: 0, kind: 'admiral', what: 'escaped', place: 'saudor' });
    }
    for (const die of [9, 10]) expect(leader(shot(die), 'admiral-0-1')).toMatchObject({ on: null, captor: 1 });
  });

  it('[TI3-OPT-LEADERS-11, TI3-ELIM-01] a ship lost with the last Ground Force of a player without planets: the leader goes with the player', () => {
    const table = given({
      units: {
        'mecatol-rex-system': { 0: { 'carrier ground-force:1': 1 } },
        wellon: { 1: { pds: 1 } },
      },
      planets: { wellon: 1, 'arc-prime': 1, 'wren-terra': 1 },
      leaders: { 'admiral-0-1': 'mecatol-rex-system carrier ground-force:1' },
      dice: { 'pds 1 pds': [10] },
    }).when(0, activate('wellon-system'));
    const ship = 'carrier ground-force:1 leader:admiral-0-1';
    table
      .when(0, [{ ship, from: 'mecatol-rex-system', via: [] }])
      .when(1, 1)
      .accepted();
    expect([table.state.pub.table.out, table.state.pub.leaders]).toEqual([[0], {}]);
  });

  it('[TI3-OPT-LEADERS-11] with a ship lost at any other time, as to PDS, the leader is killed without a die', () => {
    const table = battle({
      units: {
        'mecatol-rex-system': { 0: { cruiser: 1 } },
        'wellon-system': { 1: { cruiser: 1 } },
        wellon: { 1: { pds: 1 } },
      },
      planets: { wellon: 1 },
      dice: { 'pds 1 pds': [6] },
    }).when(1, 1);
    expect(fate(table)).toEqual(['killed']);
    expect(table.told.some((e) => e.t === 'diceRolled')).toBe(false);
    expect(leader(table, 'admiral-0-1')).toBeUndefined();
  });

  /** Seat 0 takes Lor, where a General of seat 1 is. */
  const taken = (die: number, more: Fixture = {}): Table =>
    given({
      ...more,
      units: { 'arnor-lor': { 0: { 'carrier ground-force:1': 1 } }, ...more.units },
      planets: { lor: 1, ...more.planets },
      leaders: { 'general-1-1': 'lor', ...more.leaders },
      dice: { 'leader 1': [die], ...more.dice },
    })
      .when(0, activate('arnor-lor'))
      .when(0, [{ from: 0, unit: 'ground-force', n: 1, to: 'lor' }])
      .accepted();
  it('[TI3-OPT-LEADERS-12, TI3-OPT-LEADERS-13] on a planet that is taken: 1-5 captured, 6-9 escaped to a friendly planet without a blockade, 10 killed', () => {
    for (const die of [1, 5]) expect(leader(taken(die), 'general-1-1')).toMatchObject({ on: null, captor: 0 });
    // One planet is open: nobody is asked.
    for (const die of [6, 9]) expect(leader(taken(die), 'general-1-1')).toMatchObject({ on: 'zero-zero-zero' });
    expect(leader(taken(10), 'general-1-1')).toBeUndefined();
    // Of several the owner chooses, and a blockaded one is not open.
    const two = { planets: { wellon: 1, saudor: 1 }, units: { 'saudor-system': { 2: { fighter: 1, carrier: 1 } } } };
    const table = taken(6, two);
    expect(table.question(1).q).toMatchObject({ from: ['wellon', 'zero-zero-zero'], rule: 'TI3-OPT-LEADERS-13' });
    table.when(1, 'saudor').refused('TI3-OPT-LEADERS-13');
    table.when(1, 'wellon').accepted();
    expect(leader(table, 'general-1-1')!.on).toBe('wellon');
    // Without one the leader dies.
    const none = taken(6, { units: { 'home-l1z1x': { 2: { cruiser: 1 } } } });
    expect(leader(none, 'general-1-1')).toBeUndefined();
  });

  it('[TI3-OPT-LEADERS-14] when the planet changes hands otherwise the leader escapes without a die', () => {
    const table = given({
      hands: { 0: ['local-unrest'] },
      units: { wellon: { 1: { 'ground-force': 1 } } },
      planets: { wellon: 1 },
      leaders: { 'general-1-1': 'wellon' },
      dice: { 'local-unrest': [10] },
    });
    table.state.pub.planets.wellon!.by = 2;
    table.when(0, PASS).accepted();
    expect(leader(table, 'general-1-1')).toMatchObject({ on: 'zero-zero-zero', captor: null });
    expect(table.told.some((e) => e.t === 'diceRolled')).toBe(false);
  });
});

describe('OPT-LEADERS: captives', () => {
  const status = (more: Fixture = {}): Table => {
    const table = given({ ...more, leaders: { 'agent-1-1': 0, ...more.leaders } });
    for (const seat of [0, 1, 2]) table.when(seat, PASS);
    for (const seat of [0, 1, 2]) table.when(seat, { strategy: 2, fleet: 3, command: 5 });
    return table.accepted();
  };
  it('[TI3-OPT-LEADERS-16, TI3-OPT-LEADERS-18] in the Status Phase the captor keeps, executes or hands over', () => {
    const table = status();
    expect(table.question(0).q).toMatchObject({
      what: 'captive',
      from: ['keep', 'execute', '1', '2'],
      for: 'agent-1-1',
    });
    expect(leader(status().when(0, 'keep'), 'agent-1-1')).toMatchObject({ captor: 0 });
    expect(leader(status().when(0, '2'), 'agent-1-1')).toMatchObject({ captor: 2 });
    const executed = status().when(0, 'execute');
    expect(leader(executed, 'agent-1-1')).toBeUndefined();
    expect(fate(executed)).toEqual(['executed']);
    table.when(0, '0').refused('TI3-OPT-LEADERS-16');
  });

  it('[TI3-OPT-LEADERS-17] a captive given back goes at once to a friendly planet', () => {
    const table = status().when(0, '1').accepted();
    expect(leader(table, 'agent-1-1')).toMatchObject({ on: 'zero-zero-zero', captor: null, fate: null });
  });

  /** Seat 0 takes Lor from seat 1, who holds captives. */
  const raid = (die: number, leaders: Fixture['leaders'], planets: Fixture['planets'] = {}): Table =>
    given({
      units: { 'arnor-lor': { 0: { 'carrier ground-force:1': 1 } } },
      planets: { lor: 1, ...planets },
      leaders,
      dice: { 'captives 0': [die] },
    })
      .when(0, activate('arnor-lor'))
      .when(0, [{ from: 0, unit: 'ground-force', n: 1, to: 'lor' }])
      .accepted();
  it('[TI3-OPT-LEADERS-19, TI3-OPT-LEADERS-20, TI3-OPT-LEADERS-21] on 9 or 10 the invader finds a captive of choice: an own one is free, another changes its captor', () => {
    const both = { 'agent-0-1': 1, 'agent-2-1': 1 };
    const missed = raid(8, both);
    expect([leader(missed, 'agent-0-1')!.captor, leader(missed, 'agent-2-1')!.captor]).toEqual([1, 1]);
    expect(missed.question(1).kind).toBe('turn');
    const own = raid(9, both);
    expect(own.question(0).q).toMatchObject({ from: ['agent-0-1', 'agent-2-1'], rule: 'TI3-OPT-LEADERS-20' });
    own.when(0, 'agent-0-1').when(0, 'lor').accepted();
    expect(leader(own, 'agent-0-1')).toMatchObject({ on: 'lor', captor: null });
    expect(leader(own, 'agent-2-1')!.captor).toBe(1);
    const other = raid(10, both).when(0, 'agent-2-1').accepted();
    expect(leader(other, 'agent-2-1')).toMatchObject({ on: null, captor: 0 });
    // A single captive is found without a question.
    expect(leader(raid(9, { 'agent-2-1': 1 }), 'agent-2-1')!.captor).toBe(0);
  });

  it('[TI3-OPT-LEADERS-22] with the last planet all captives go over to the invader', () => {
    const table = raid(1, { 'agent-0-1': 1, 'agent-2-1': 1 }, { 'zero-zero-zero': null });
    table.when(0, 'lor').accepted();
    expect(leader(table, 'agent-2-1')!.captor).toBe(0);
    expect(leader(table, 'agent-0-1')).toMatchObject({ on: 'lor', captor: null });
  });

  it('captives of a player who leaves the game go home, and that player’s leaders leave with it', () => {
    const table = given({ leaders: { 'agent-0-1': 1, 'agent-1-1': 0, 'general-1-1': 'zero-zero-zero' } });
    table.command({ do: 'resign', seat: 1, n: table.state.pub.table.n }).when(0, 'arc-prime').accepted();
    expect(Object.keys(table.state.pub.leaders)).toEqual(['agent-0-1']);
    expect(leader(table, 'agent-0-1')).toMatchObject({ on: 'arc-prime', captor: null });
  });
});

describe('OPT-LEADERS: the Scientist', () => {
  it('[TI3-OPT-LEADERS-23] a Technology Specialty with a Scientist takes off 2, two Scientists no more', () => {
    const { pub } = given({
      planets: { lodor: 0 },
      leaders: { 'scientist-0-1': 'lodor', 'scientist-0-2': 'lodor' },
    }).state;
    const green = priceOf(pub, 0, 'stasis-capsules');
    expect(green).toBe(6);
    pub.leaders = {};
    expect(priceOf(pub, 0, 'stasis-capsules')).toBe(7);
  });

  it('[TI3-OPT-LEADERS-24] a new Space Dock costs 2 on the planet of a Scientist, 4 elsewhere', () => {
    const build = (leaders: Fixture['leaders']) =>
      given({ planets: { wellon: 0 }, sheets: { 0: { goods: 4 } }, leaders })
        .when(0, activate('wellon-system'))
        .when(0, orderUnits([{ build: 'space-dock', n: 1, at: 'wellon' }, { goods: 2 }]));
    build({ 'scientist-0-1': 'wellon' }).then(({ pub }) =>
      expect(unitsAt(pub, 'wellon', 0)).toEqual({ 'space-dock': 1 }),
    );
    build({ 'scientist-0-1': 'arc-prime' }).refused('TI3-PROD-04');
  });

  it('[TI3-OPT-LEADERS-25] PDS on the planet of a Scientist add 1 to their dice, at ships and at invaders', () => {
    const table = given({
      units: {
        'mecatol-rex-system': { 0: { 'carrier ground-force:1': 1 } },
        wellon: { 1: { pds: 1, 'ground-force': 1 } },
      },
      planets: { wellon: 1 },
      leaders: { 'scientist-1-1': 'wellon' },
      dice: { 'pds 1 pds': [4], 'defence 1 pds': [5] },
    })
      .when(0, activate('wellon-system'))
      .when(0, [sail('carrier ground-force:1', 'mecatol-rex-system')])
      .when(1, 1);
    table
      .when(0, [{ from: 0, unit: 'ground-force', n: 1, to: 'wellon' }])
      .when(1, 1)
      .accepted();
    expect(rolls(table).map(({ purpose, rolls: [roll] }) => [purpose, roll!.volleys[0]!.modifier])).toEqual([
      ['pds', 1],
      ['defence', 1],
    ]);
    expect(table.state.pub.planets.wellon!.by).toBe(1);
  });

  it('[TI3-OPT-LEADERS-26] a planet with a Scientist and a PDS is not bombarded by War Suns', () => {
    const bombarded = (leaders: Fixture['leaders']) =>
      given({
        units: { 'arnor-lor': { 0: { 'war-sun': 1 } }, lor: { 1: { 'ground-force': 1, pds: 1 } } },
        planets: { lor: 1 },
        leaders,
      })
        .when(0, activate('arnor-lor'))
        .when(1, 0);
    expect(bombarded({ 'scientist-1-1': 'zero-zero-zero' }).question(0).kind).toBe('invade');
    expect(bombarded({ 'scientist-1-1': 'lor' }).question(1).kind).toBe('turn');
  });

  it('[TI3-OPT-LEADERS-26] Dreadnoughts with Graviton Negator bombard it all the same, but not by the answers of the publisher', () => {
    const fixture: Fixture = {
      units: {
        'arnor-lor': { 0: { dreadnought: 1, 'carrier ground-force:1': 1 } },
        lor: { 1: { 'ground-force': 1, pds: 1 } },
      },
      planets: { lor: 1 },
      sheets: { 0: { technologies: ['graviton-negator'] } },
      leaders: { 'scientist-1-1': 'lor' },
    };
    const landed = (faq: boolean) =>
      given({ ...fixture, faq })
        .when(0, activate('arnor-lor'))
        .when(1, 0)
        .when(0, [{ from: 0, unit: 'ground-force', n: 1, to: 'lor' }]);
    expect(landed(false).question(0)).toMatchObject({ kind: 'bombard', q: { most: { dreadnoughts: 1, warSuns: 0 } } });
    expect(landed(true).question(1)).toMatchObject({ kind: 'fire', q: { planet: 'lor' } });
  });

  it('[TI3-OPT-LEADERS-25] a Space Dock that fires as a PDS has the bonus of a Scientist beside it', () => {
    const table = given({
      units: { 'mecatol-rex-system': { 0: { cruiser: 1 } }, wellon: { 1: { 'space-dock': 1 } } },
      planets: { wellon: 1 },
      hands: { 1: ['experimental-battlestation'] },
      leaders: { 'scientist-1-1': 'wellon' },
      dice: { 'pds 1 pds': [1, 5, 1] },
    })
      .when(0, activate('wellon-system'))
      .when(0, [sail('cruiser', 'mecatol-rex-system')])
      .when(1, { ability: 'experimental-battlestation', component: 'experimental-battlestation.1' })
      .accepted();
    expect(unitsAt(table.state.pub, 'wellon-system', 0)).toEqual({});
  });

  it('[TI3-OPT-LEADERS-23] Research Grant: the Specialty beside a Scientist takes 2 off technologies of every colour', () => {
    const { pub } = given({
      planets: { lodor: 0 },
      leaders: { 'scientist-0-1': 'lodor' },
      laws: [{ card: 'agenda-research-grant', elected: null }],
    }).state;
    expect(priceOf(pub, 0, 'antimass-deflectors')).toBe(6);
  });
});

describe('OPT-LEADERS: the Diplomat', () => {
  const invade = (more: Fixture = {}): Table => {
    const table = over('general', { ...more, leaders: { 'diplomat-1-1': 'lor', ...more.leaders } });
    return table.when(0, landWith('general', 2));
  };
  it('[TI3-OPT-LEADERS-27] the owner of the planet may delay an invasion: everything stays aboard, and the same player does not land there this round', () => {
    const table = invade().when(1, use('diplomat', 1)).accepted();
    expect(unitsAt(table.state.pub, 'arnor-lor', 0)).toEqual({ 'carrier ground-force:2 leader:general-0-1': 1 });
    expect(table.state.pub.planets.lor!.by).toBe(1);
    // Not even after another activation; with the answers of the publisher it is that landing only.
    for (const faq of [false, true]) {
      const again = invade({ faq }).when(1, use('diplomat', 1)).when(1, PASS).when(2, PASS);
      delete again.state.pub.activated['arnor-lor'];
      again.when(0, activate('arnor-lor')).when(0, landWith('general', 2));
      if (faq) again.accepted();
      else again.refused('TI3-ACTIONCARDS-02');
    }
    // Whoever does not want to lets it happen.
    const fought = invade({
      dice: { 'invasion 0 ground-force': [8, 8], 'invasion 1 ground-force': [1], 'leader 1': [1] },
    });
    fought.when(1, null).when(0, null).accepted();
    expect(fought.state.pub.planets.lor!.by).toBe(0);
    // A planet beside it on which nobody lands is not threatened.
    const beside = over('general', { leaders: { 'diplomat-1-1': 'lor' } });
    beside.when(0, landWith('general', 2, 'arnor')).accepted();
    expect(beside.state.pub.planets.arnor!.by).toBe(0);
    expect(beside.question(1).kind).toBe('turn');
  });

  it('[TI3-OPT-LEADERS-28] not again in the same round nor in the next one', () => {
    for (const [round, may] of [
      [3, false],
      [4, false],
      [5, true],
    ] as const) {
      const table = invade({ round, planets: { lor: { by: 1, spared: 3 } } });
      const asked = table.state.pub.table.open.some((d) => d.seat === 1 && d.kind !== 'turn');
      expect([round, asked]).toEqual([round, may]);
    }
  });

  it('[TI3-ACTIONCARDS-02] with leaders in play, too, a fleet in the silence of space passes enemy ships', () => {
    const table = given({
      hands: { 0: ['in-the-silence-of-space'] },
      units: {
        'wellon-system': { 0: { cruiser: 1 } },
        'home-letnev': { 0: { destroyer: 1 } },
        'mecatol-rex-system': { 1: { cruiser: 1 } },
      },
      leaders: { 'admiral-0-1': 'wellon-system cruiser' },
    }).when(0, activate('saudor-system'));
    table
      .when(0, { ability: 'in-the-silence-of-space', component: 'in-the-silence-of-space.1' })
      .when(0, 'wellon-system');
    table.when(0, [sail('cruiser leader:admiral-0-1', 'wellon-system', 'mecatol-rex-system')]).accepted();
    expect(unitsAt(table.state.pub, 'saudor-system', 0)).toEqual({ 'cruiser leader:admiral-0-1': 1 });
  });

  it('[TI3-OPT-LEADERS-29] a fleet with a Diplomat passes through enemy ships by leave of their owner', () => {
    const fixture: Fixture = {
      units: { 'wellon-system': { 0: { cruiser: 2 } }, 'mecatol-rex-system': { 1: { cruiser: 1 } } },
      leaders: { 'diplomat-0-1': 'wellon-system cruiser' },
    };
    const diplomat = sail('cruiser leader:diplomat-0-1', 'wellon-system', 'mecatol-rex-system');
    const escort = sail('cruiser', 'wellon-system', 'mecatol-rex-system');
    const table = given(fixture).when(0, activate('saudor-system'));
    expect(table.question(0).q).toMatchObject({ what: 'passage', from: ['none', '1'] });
    table.when(0, '1').when(1, 'yes').accepted();
    table.when(0, [escort]).refused('TI3-OPT-LEADERS-29');
    table.when(0, [diplomat, escort]).then(({ pub }) => {
      expect(unitsAt(pub, 'saudor-system', 0)).toEqual({ cruiser: 1, 'cruiser leader:diplomat-0-1': 1 });
      expect(unitsAt(pub, 'mecatol-rex-system', 1)).toEqual({ cruiser: 1 });
    });
    // Without a Diplomat there is nobody to ask; an Admiral does not do, nor a Diplomat whose fleet has been activated.
    for (const alone of [
      { leaders: { 'admiral-0-1': 'wellon-system cruiser' } },
      { activated: { 'wellon-system': [0] } },
    ])
      expect(
        given({ ...fixture, ...alone })
          .when(0, activate('saudor-system'))
          .question(1).kind,
      ).toBe('turn');
    const refused = given(fixture).when(0, activate('saudor-system')).when(0, '1').when(1, 'no').accepted();
    expect(refused.told.find((e) => e.t === 'passage')!.all).toEqual({ seat: 0, to: 1, granted: false });
    expect(refused.question(1).kind).toBe('turn');
  });
});

describe('OPT-LEADERS: the General', () => {
  const landed = (more: Fixture): Table => over('general', more).when(0, landWith('general', 2)).accepted();
  it('[TI3-OPT-LEADERS-30] landed with the attackers: up to 2 dice again in each round', () => {
    const table = landed({ dice: { 'invasion 0 ground-force': [1, 1, 8, 9], 'invasion 1 ground-force': [1] } });
    table.when(0, use('general', 0));
    const { from, max } = table.question(0).q as { from: string[]; max: number };
    expect([from.length, max]).toEqual([2, 2]);
    table.when(0, from).accepted();
    expect(table.state.pub.planets.lor!.by).toBe(0);
    // In the next round again.
    const twice = landed({ dice: { 'invasion 0 ground-force': [1, 1, 1, 1, 8], 'invasion 1 ground-force': [1, 1] } });
    twice.when(0, null);
    expect(twice.question(0).q).toMatchObject({ window: 'roll.after', about: { round: 2 } });
    twice
      .when(0, use('general', 0))
      .when(0, [(twice.question(0).q as { from: string[] }).from[0]!])
      .accepted();
    expect(twice.state.pub.planets.lor!.by).toBe(0);
  });

  it('[TI3-OPT-LEADERS-30] two Generals do no more than one; with the answers of the publisher they do', () => {
    for (const [faq, most] of [
      [false, 2],
      [true, 4],
    ] as const) {
      const table = over(
        'general',
        {
          faq,
          units: { 'arnor-lor': { 0: { 'carrier ground-force:5': 1 } }, lor: { 1: { 'ground-force': 1 } } },
          leaders: {
            'general-0-1': 'arnor-lor carrier ground-force:5',
            'general-0-2': 'arnor-lor carrier ground-force:5 leader:general-0-1',
          },
          dice: { 'invasion 0 ground-force': [1, 1, 1, 1, 1], 'invasion 1 ground-force': [1] },
        },
        5,
      );
      table.when(0, [...landWith('general', 5), { from: 0, leader: 'general-0-2', to: 'lor' }]);
      table.when(0, use('general', 0));
      expect(table.question(0).q).toMatchObject({ max: most });
    }
  });

  it('[TI3-OPT-LEADERS-31, TI3-OPT-LEADERS-32] on a planet: bombardment -4, its defenders +1', () => {
    const table = over('agent', {
      units: { 'arnor-lor': { 0: { 'carrier ground-force:2': 1, dreadnought: 1 } }, lor: { 1: { 'ground-force': 1 } } },
      leaders: { 'general-1-1': 'lor' },
      dice: {
        'bombardment 0 dreadnought': [8],
        'invasion 0 ground-force': [1, 1],
        'invasion 1 ground-force': [7],
      },
    });
    table.when(0, landWith('agent', 2)).when(0, { dreadnoughts: 1, warSuns: 0 });
    const modifiers = rolls(table).map(({ purpose, rolls: all }) => [
      purpose,
      ...all.map((r) => r.volleys[0]!.modifier),
    ]);
    expect(modifiers.slice(0, 2)).toEqual([
      ['bombardment', -4],
      ['invasion', 0, 1],
    ]);
  });
});

describe('OPT-LEADERS: the Admiral', () => {
  it('[TI3-OPT-LEADERS-33] EX-23: the ship with the Admiral rolls one die more, a War Sun four', () => {
    const table = battle(
      {
        leaders: {
          'admiral-0-1': 'mecatol-rex-system war-sun',
          'admiral-0-2': 'mecatol-rex-system war-sun leader:admiral-0-1',
        },
        dice: { 'battle 0 war-sun': [3, 1, 1, 1], 'battle 1 cruiser': [1] },
      },
      'war-sun leader:admiral-0-1 leader:admiral-0-2',
    );
    const [attack, defence] = rolls(table)[0]!.rolls;
    expect([attack!.volleys[0]!.dice.length, defence!.volleys[0]!.dice.length]).toEqual([4, 1]);
  });

  it('[TI3-OPT-LEADERS-34] a Dreadnought with an Admiral moves one further', () => {
    const far = (ship: string, leaders: Fixture['leaders']) =>
      given({ units: { 'wellon-system': { 0: { dreadnought: 1, cruiser: 1 } } }, leaders })
        .when(0, activate('saudor-system'))
        .when(0, [sail(ship, 'wellon-system', 'mecatol-rex-system')]);
    far('dreadnought leader:admiral-0-1', { 'admiral-0-1': 'wellon-system dreadnought' }).accepted();
    far('dreadnought', {}).refused('TI3-MOVE-03');
  });

  it('[TI3-OPT-LEADERS-35] against an Admiral only a fleet with an Admiral retreats', () => {
    const activated = { 'abyz-fria': [1], 'asteroid-field-1': [1], 'empty-1': [1] };
    const dice = { 'battle 0 cruiser': [1, 1], 'battle 1 cruiser': [1, 1] };
    const asked = (leaders: Fixture['leaders'], ship = 'cruiser leader:admiral-0-1') =>
      battle({ activated, dice: { ...dice }, leaders }, ship)
        .when(0, false)
        .state.pub.table.open.map((d) => [d.seat, d.kind]);
    expect(asked({ 'admiral-1-1': 'wellon-system cruiser' })).toEqual([[1, 'leave']]);
    // The defender without one is not even asked; an Agent aboard hinders nobody.
    const alone = battle({ activated, dice: { 'battle 0 cruiser': [7, 1], 'battle 1 cruiser': [1] } });
    expect(unitsAt(alone.state.pub, 'wellon-system', 1)).toEqual({});
    expect(alone.told.some((e) => e.t === 'announced')).toBe(false);
  });
});

describe('OPT-LEADERS: the Agent', () => {
  it('[TI3-OPT-LEADERS-36] landed with the invaders: PDS do not fire at them', () => {
    const more: Fixture = {
      units: { 'arnor-lor': { 0: { 'carrier ground-force:2': 1 } }, lor: { 1: { 'ground-force': 1, pds: 1 } } },
      dice: { 'invasion 0 ground-force': [8, 8], 'invasion 1 ground-force': [1] },
    };
    const table = over('agent', more).when(1, 0).when(0, landWith('agent', 2)).accepted();
    expect(table.question(0).q).toMatchObject({ what: 'spoils' });
    const without = over('general', more).when(1, 0).when(0, landWith('general', 2));
    expect(without.question(1).kind).toBe('fire');
  });

  it('[TI3-OPT-LEADERS-37] the invaders may take over PDS and Space Docks instead of destroying them', () => {
    const table = over('agent', {
      units: {
        'arnor-lor': { 0: { 'carrier ground-force:2': 1 } },
        lor: { 1: { 'ground-force': 1, pds: 2, 'space-dock': 1 } },
      },
      dice: { 'invasion 0 ground-force': [8, 8], 'invasion 1 ground-force': [1] },
    });
    table.when(1, 0).when(0, landWith('agent', 2));
    const { from } = table.question(0).q as { from: string[] };
    expect(from).toEqual(['2 1', '2 0', '1 1', '1 0', '0 1', '0 0']);
    table.when(0, '1 1').then(({ pub }) => {
      expect(unitsAt(pub, 'lor', 0)).toEqual({ 'ground-force': 2, pds: 1, 'space-dock': 1 });
      expect(unitsAt(pub, 'lor', 1)).toEqual({});
      // The dock does not produce this round.
      expect(pub.planets.lor!.dockSince).toBe(pub.round);
    });
  });

  it('[TI3-OPT-LEADERS-38] an Agent is sacrificed to cancel an Action Card just played, a captive Agent is not', () => {
    const played = (leaders: Fixture['leaders']) =>
      given({ hands: { 0: ['war-footing'] }, leaders }).when(0, {
        do: 'use',
        ability: 'war-footing',
        component: 'war-footing.1',
      });
    const asked = (table: Table) => table.state.pub.table.open.map((d) => [d.seat, d.q]);
    const table = played({ 'agent-1-1': 'zero-zero-zero' });
    expect(asked(table)).toMatchObject([[1, { window: 'card.played.would' }]]);
    table.when(1, use('agent', 1)).accepted();
    expect(table.told.some((e) => e.t === 'cancelled')).toBe(true);
    expect(leader(table, 'agent-1-1')).toBeUndefined();
    expect(fate(table)).toEqual(['sacrificed']);
    expect(asked(played({ 'agent-1-1': 2 }))).not.toMatchObject([[1, { window: 'card.played.would' }]]);
  });
});
