import { traceOf } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { newTable } from '@orrery/kernel/testing';
import { view } from '@orrery/kernel';
import { activate, given, orderUnits, PASS, unitsAt, playAction } from '../given.ts';
import { TILES, planetOf } from '../content/tiles.ts';
import { ti3 } from '../game.ts';
import { resourcesOf } from './systems.ts';

const SKIRMISH = { setup: 'skirmish' };

const at = (table: ReturnType<typeof given>, place: string, seat: number) => unitsAt(table.state.pub, place, seat);

describe('SYSTEMS: systems, wormholes, planets', () => {
  it('[TI3-SYSTEMS-01, TI3-SYSTEMS-02, TI3-SYSTEMS-03, TI3-SYSTEMS-11, TI3-SYSTEMS-12] the 43 tiles: ten homes, three kinds of special systems, basic ones with 0 to 2 planets', () => {
    const of = (kind: string) => TILES.filter((tile) => tile.kind === kind);
    expect(TILES).toHaveLength(43);
    expect(of('home').map((tile) => tile.race)).toHaveLength(10);
    expect(new Set(of('home').map((tile) => tile.race)).size).toBe(10);
    expect([of('asteroid-field').length, of('nebula').length, of('supernova').length]).toEqual([2, 1, 1]);
    expect(of('plain').every((tile) => tile.planets.length <= 2)).toBe(true);
    expect(
      of('plain')
        .filter((tile) => tile.wormholes.length > 0)
        .map((tile) => tile.wormholes[0])
        .toSorted(),
    ).toEqual(['alpha', 'alpha', 'beta', 'beta']);
    expect(of('plain').some((tile) => tile.id === 'mecatol-rex-system')).toBe(true);
    expect(newTable(ti3, 3, SKIRMISH).state.pub.galaxy[0]).toBe('mecatol-rex-system');
  });

  it('[TI3-SYSTEMS-05, TI3-SYSTEMS-06] with Antimass Deflectors ships cross an Asteroid Field but never end there: it cannot be activated', () => {
    const table = given({
      units: { 'abyz-fria': { 0: { cruiser: 1 } } },
      sheets: { 0: { technologies: ['antimass-deflectors'] } },
    });
    table.when(0, activate('asteroid-field-1')).refused('TI3-TACT-09');
    table
      .when(0, activate('wellon-system'))
      .when(0, [{ ship: 'cruiser', from: 'abyz-fria' }])
      .accepted();
    expect(at(table, 'wellon-system', 0)).toEqual({ cruiser: 1 });
  });

  it('[TI3-SYSTEMS-13] systems with a wormhole of the same type are adjacent', () => {
    const table = given({ units: { 'wormhole-alpha': { 0: { dreadnought: 1 } } } }).when(0, activate('lodor-system'));
    table.when(0, [{ ship: 'dreadnought', from: 'wormhole-alpha' }]).accepted();
    expect(at(table, 'lodor-system', 0)).toEqual({ dreadnought: 1 });
  });

  it('[TI3-SYSTEMS-15] a wormhole alone on the board leads nowhere, and no type leads to another', () => {
    const table = given({
      units: { 'quann-system': { 0: { dreadnought: 1 } }, 'home-letnev': { 0: { cruiser: 1 } } },
    }).when(0, activate('lodor-system'));
    table.when(0, [{ ship: 'dreadnought', from: 'quann-system' }]).refused('TI3-MOVE-03');
  });

  it('[TI3-SYSTEMS-16] 51 planets, each with resources and influence; [TI3-SYSTEMS-17] which pay for units and for counters', () => {
    const planets = TILES.flatMap((tile) => tile.planets);
    expect(planets).toHaveLength(51);
    expect(new Set(planets.map((p) => p.id)).size).toBe(51);
    expect(planetOf('mecatol-rex')).toMatchObject({ resources: 1, influence: 6 });
    const table = given({ units: { 'arc-prime': { 0: { 'space-dock': 1 } } } }).when(0, activate('home-letnev'));
    table.when(0, orderUnits([{ build: 'cruiser', n: 2, at: 'arc-prime' }, { exhaust: 'arc-prime' }])).accepted();
  });

  it('[TI3-SYSTEMS-18] who gains control receives the planet card at once', () => {
    const table = given({ units: { 'arnor-lor': { 0: { 'carrier ground-force:1': 1 } } }, planets: { lor: 1 } });
    table.when(0, activate('arnor-lor')).when(0, [{ from: 0, unit: 'ground-force', n: 1, to: 'lor' }]);
    expect(table.state.pub.planets.lor!.by).toBe(0);
  });
});

it('the resources of a player are those of all planets held, exhausted or not', () => {
  const { pub } = given({ planets: { lodor: 0, wellon: { by: 0, exhausted: true }, quann: 1 } }).state;
  expect([0, 1, 2].map((seat) => resourcesOf(pub, seat))).toEqual([10, 7, 4]);
});

describe('GEN: general concepts', () => {
  it('[TI3-GEN-04] a die yields 1 to 10', () => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 12; seed++) {
      const table = given({
        units: { wellon: { 1: { 'ground-force': 20 } } },
        planets: { wellon: 1 },
        hands: { 0: ['plague'] },
      });
      table.state.hidden.table.rng.at = { 'plague 0': seed * 20 };
      table.when(0, playAction('plague'));
      for (const e of table.events) if (e.t === 'plagueRolled') for (const die of e.all.dice) seen.add(die);
    }
    expect([...seen].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('[TI3-GEN-05] a modifier changes the die, not the combat value, and its sources are told', () => {
    const table = given({
      units: { 'mecatol-rex-system': { 0: { cruiser: 1 } }, 'wellon-system': { 1: { cruiser: 1 } } },
      sheets: { 0: { race: 'norr', technologies: ['hylar-v-assault-laser'] } },
      dice: { 'battle 0 cruiser': [5], 'battle 1 cruiser': [1] },
    });
    table.when(0, activate('wellon-system')).when(0, [{ ship: 'cruiser', from: 'mecatol-rex-system' }]);
    const rolled = table.events.find((e) => e.t === 'rolled')!;
    expect(rolled.all).toMatchObject({ rolls: [{ volleys: [{ combat: 7, modifier: 2, dice: [5] }] }, {}] });
    expect(at(table, 'wellon-system', 1)).toEqual({});
    const fight = { system: 'wellon-system', planet: null, attacker: 0, defender: 1, round: 1 };
    const trace = traceOf(ti3, table.state.pub, 'combat', {
      seat: 0,
      unit: 'cruiser',
      purpose: 'battle',
      fight,
    });
    expect(trace.map(({ source, part }) => [source.ability, (part as { amount: number }).amount])).toEqual([
      ['norr-valour', 1],
      ['hylar-v-assault-laser', 1],
    ]);
  });

  it('[TI3-GEN-06, TI3-GEN-09] nine kinds of units; the ships of one player in one system are one fleet', () => {
    const table = given({
      units: { 'wellon-system': { 0: { cruiser: 2, destroyer: 2 } } },
      sheets: { 0: { fleet: 3 } },
    });
    expect(table.question(0)).toMatchObject({ kind: 'scuttle', q: { system: 'wellon-system', n: 1 } });
  });

  it('[TI3-GEN-10] a partner in trade is an enemy like any other', () => {
    const table = given({
      agreements: [[0, 1]],
      units: {
        'mecatol-rex-system': { 0: { cruiser: 1 } },
        'wellon-system': { 1: { destroyer: 1 } },
        'saudor-system': { 0: { cruiser: 1 } },
      },
      dice: { 'battle 0 cruiser': [7], 'battle 1 destroyer': [1] },
    });
    table.when(0, activate('wellon-system')).when(0, [{ ship: 'cruiser', from: 'mecatol-rex-system' }]);
    expect(at(table, 'wellon-system', 1)).toEqual({});
  });

  it('[TI3-GEN-11] destroyed units are back in reinforcements and may be produced again', () => {
    const table = given({
      turn: 1,
      units: { 'zero-zero-zero': { 1: { 'space-dock': 1 } }, 'wellon-system': { 1: { carrier: 4 } } },
      sheets: { 1: { fleet: 3 } },
    });
    // Fleet Supply takes the fourth Carrier away; one can be built at home at once.
    table.when(1, ['carrier']).when(1, activate('home-l1z1x')).when(1, []);
    table
      .when(1, orderUnits([{ build: 'carrier', n: 1, at: 'zero-zero-zero' }, { exhaust: 'zero-zero-zero' }]))
      .accepted();
    expect(at(table, 'home-l1z1x', 1)).toEqual({ carrier: 1 });
  });

  it('[TI3-GEN-12] a round is Strategy Phase, Action Phase, Status Phase, again and again', () => {
    const table = given({ phase: 'strategy', strategyCards: true });
    const phases: string[] = [];
    for (let i = 0; i < 400 && table.state.pub.round < 3; i++) {
      const d = table.state.pub.table.open[0]!;
      const phase = table.state.pub.table.stack[2]!.proc;
      if (phases.at(-1) !== phase) phases.push(phase);
      table.command({ do: 'timeout', seat: d.seat, n: table.state.pub.table.n, then: 'default' } as never).accepted();
    }
    expect(phases).toEqual([
      'strategyPhase',
      'actionPhase',
      'statusPhase',
      'strategyPhase',
      'actionPhase',
      'statusPhase',
    ]);
  });

  it('[TI3-GEN-13, TI3-GEN-14] the active player is the one whose turn it is; turns follow the order of play, secondaries go clockwise', () => {
    const table = given({ order: [1, 0, 2], turn: 1, sheets: { 1: { cards: [{ card: 'political', used: false }] } } });
    expect(table.state.pub.active).toBe(1);
    table.when(1, { do: 'strategy', card: 'political' }).when(1, { strategy: 1, fleet: 0, command: 0 });
    expect(table.question(2).kind).toBe('secondary');
    table.when(2, false).when(0, false);
    expect(table.state.pub.active).toBe(0);
    table.when(0, PASS);
    expect(table.state.pub.active).toBe(2);
  });

  it('[TI3-GEN-16] hands and the deck are hidden, sheets and the board are not', () => {
    const table = newTable(ti3, 3, SKIRMISH);
    const seen = view(table.state, 1);
    const others = [...table.state.own[0]!.table.cards['hand-0']!, ...table.state.hidden.table.cards.actions!];
    for (const card of others) expect(JSON.stringify(seen)).not.toContain(`"${card}"`);
    expect(seen.pub.sheets[0]).toMatchObject({
      race: 'letnev',
      command: 3,
      technologies: ['antimass-deflectors', 'hylar-v-assault-laser'],
    });
  });

  it('[TI3-GEN-17, TI3-SETUP-12, TI3-SETUP-13] a Race Sheet: stocks of counters and goods, starting technologies; 2, 3 and 3 counters', () => {
    const { sheets } = newTable(ti3, 3, SKIRMISH).state.pub;
    expect(sheets.map(({ strategy, fleet, command, reserve }) => [strategy, fleet, command, reserve])).toEqual([
      [2, 3, 3, 8],
      [3, 3, 3, 7],
      [2, 3, 3, 8],
    ]);
    expect(sheets[2]!.technologies).toEqual(['hylar-v-assault-laser', 'deep-space-cannon']);
  });

  it('[TI3-GEN-18] racial abilities override general rules: a Letnev fleet exceeds Fleet Supply by one', () => {
    expect(given({ units: { 'wellon-system': { 0: { cruiser: 4 } } } }).question(0).kind).toBe('scuttle');
    expect(
      given({ units: { 'wellon-system': { 0: { cruiser: 4 } } }, sheets: { 0: { race: 'letnev' } } }).question(0).kind,
    ).toBe('turn');
  });
});
