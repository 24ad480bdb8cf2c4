import { describe, expect, it } from 'vitest';
import { activate, given, orderUnits, PASS, unitsAt } from '../given.ts';
import type { Fixture } from '../given.ts';
import { TECHNOLOGIES } from '../content/technologies.ts';

const at = (table: ReturnType<typeof given>, place: string, seat: number) => unitsAt(table.state.pub, place, seat);
const rolls = (table: ReturnType<typeof given>) => table.events.flatMap((e) => (e.t === 'rolled' ? [e.all] : []));
const owning = (seat: number, ...technologies: string[]): Fixture['sheets'] => ({ [seat]: { technologies, fleet: 6 } });

/** Seat 0 attacks Wellon with ships from Mecatol Rex. */
const battle = (attackers: { [ship: string]: number }, defenders: { [ship: string]: number }, more: Fixture) => {
  const table = given({
    ...more,
    units: { 'mecatol-rex-system': { 0: attackers }, 'wellon-system': { 1: defenders } },
  });
  table.when(0, activate('wellon-system'));
  const move = Object.entries(attackers).flatMap(([ship, n]) =>
    ship === 'fighter'
      ? []
      : Array.from({ length: n }, () => ({
          ship,
          from: 'mecatol-rex-system',
          ...(ship === 'carrier' ? { via: [] } : {}),
        })),
  );
  if (attackers.fighter) move.push({ load: 'fighter', n: attackers.fighter, at: 'mecatol-rex-system' } as never);
  return table.when(0, move).accepted();
};
/** Seat 0 stands in Arnor/Lor and lands on Lor of seat 1. */
const invasion = (
  fleet: { [ship: string]: number },
  defenders: { [unit: string]: number },
  landed: number,
  more: Fixture,
) => {
  const table = given({
    ...more,
    units: { 'arnor-lor': { 0: fleet }, lor: { 1: defenders }, ...more.units },
    planets: { lor: 1, ...more.planets },
  });
  table.when(0, activate('arnor-lor'));
  const awaits = (seat: number) => table.state.pub.table.open.find((d) => d.seat === seat)?.kind;
  if (awaits(0) === 'move') table.when(0, []);
  if (awaits(1) === 'fire') table.when(1, 0);
  return table.when(0, [{ from: 0, unit: 'ground-force', n: landed, to: 'lor' }]).accepted();
};

describe('TECH: Technology', () => {
  it('[TI3-TECH-01, TI3-TECH-05] one deck for everybody, in four fields', () => {
    expect(new Set(TECHNOLOGIES.map((tech) => tech.id)).size).toBe(TECHNOLOGIES.length);
    expect(new Set(TECHNOLOGIES.map((tech) => tech.colour))).toEqual(new Set(['red', 'green', 'blue', 'yellow']));
    // Two players may own the same technology.
    const table = given({
      sheets: {
        0: { technologies: ['cybernetics'], cards: [{ card: 'technology', used: false }] },
        1: { technologies: ['enviro-compensator'] },
      },
    });
    table.when(0, { do: 'strategy', card: 'technology' }).when(0, 'enviro-compensator').accepted();
  });

  it('[TI3-TECH-12] Hylar V Assault Laser: Cruisers and Destroyers roll with +1, in the barrage too', () => {
    const table = battle(
      { cruiser: 1, destroyer: 1, dreadnought: 1 },
      { carrier: 1, fighter: 1 },
      {
        sheets: owning(0, 'hylar-v-assault-laser'),
        dice: { 'barrage 0 destroyer': [8, 1] },
      },
    );
    const modifiers = rolls(table).map((r) => r.rolls[0]!.volleys.map((v) => [v.unit, v.modifier]));
    expect(modifiers.slice(0, 2)).toEqual([
      [['destroyer', 1]],
      [
        ['destroyer', 1],
        ['cruiser', 1],
        ['dreadnought', 0],
      ],
    ]);
  });

  it('[TI3-TECH-13] Deep Space Cannon: PDS reach adjacent systems', () => {
    const fixture: Fixture = {
      units: { 'mecatol-rex-system': { 0: { cruiser: 1 } }, quann: { 1: { pds: 1 } } },
      planets: { quann: 1 },
    };
    const go = (f: Fixture) =>
      given(f)
        .when(0, activate('wellon-system'))
        .when(0, [{ ship: 'cruiser', from: 'mecatol-rex-system' }]);
    expect(go(fixture).state.pub.active).toBe(1);
    expect(go({ ...fixture, sheets: owning(1, 'deep-space-cannon') }).question(1).kind).toBe('fire');
  });

  it('[TI3-TECH-14] War Sun: the player may produce War Suns', () => {
    const build = (technologies: string[]) => {
      const table = given({
        units: { 'arc-prime': { 0: { 'space-dock': 1 } } },
        sheets: { 0: { goods: 12, technologies } },
      }).when(0, activate('home-letnev'));
      return table.when(0, orderUnits([{ build: 'war-sun', n: 1, at: 'arc-prime' }, { goods: 12 }]));
    };
    build([]).refused('TI3-PROD-12');
    expect(at(build(['war-sun']).accepted(), 'home-letnev', 0)).toEqual({ 'war-sun': 1 });
  });

  it('[TI3-TECH-15] Magen Defense Grid: PDS +1, and Ground Forces that defend beside a PDS +1', () => {
    const table = invasion({ 'carrier ground-force:2': 1 }, { 'ground-force': 1, pds: 1 }, 2, {
      sheets: owning(1, 'magen-defense-grid'),
      dice: { 'defence 1 pds': [5], 'invasion 0 ground-force': [1], 'invasion 1 ground-force': [7] },
    }).when(1, 1);
    expect(rolls(table).map((r) => r.rolls.at(-1)!.volleys[0]!.modifier)).toEqual([1, 1]);
    expect([at(table, 'lor', 0), table.state.pub.planets.lor!.by]).toEqual([{}, 1]);
  });

  it('[TI3-TECH-16] Assault Cannon: Dreadnoughts fire once before the battle, without return fire', () => {
    const table = battle(
      { dreadnought: 2 },
      { cruiser: 2 },
      {
        sheets: owning(0, 'assault-cannon'),
        dice: { 'assault 0 dreadnought': [5, 4], 'battle 0 dreadnought': [5, 5], 'battle 1 cruiser': [1] },
      },
    );
    expect(rolls(table)[0]).toMatchObject({ purpose: 'assault', rolls: [{ by: 0, volleys: [{ dice: [5, 4] }] }] });
    table.when(1, [{ ship: 'cruiser', take: 'loss' }]);
    expect(rolls(table)[0]).toMatchObject({ purpose: 'battle', round: 1, rolls: [{}, { volleys: [{ dice: [1] }] }] });
    // Without a Dreadnought nothing is rolled for it.
    const none = battle(
      { cruiser: 1 },
      { cruiser: 1 },
      { sheets: owning(0, 'assault-cannon'), dice: { 'battle 0 cruiser': [7], 'battle 1 cruiser': [1] } },
    );
    expect(rolls(none).map(({ purpose }) => purpose)).toEqual(['battle']);
  });

  it('[TI3-TECH-17] Graviton Negator: Dreadnoughts bombard past PDS, Fighters join the invasion but take no planet', () => {
    const table = invasion(
      { 'carrier ground-force:1': 1, dreadnought: 1, fighter: 2 },
      { 'ground-force': 2, pds: 1 },
      1,
      {
        sheets: owning(0, 'graviton-negator'),
        dice: {
          'bombardment 0 dreadnought': [5],
          'defence 1 pds': [6],
          'invasion 0 fighter': [9, 1],
          'invasion 1 ground-force': [1],
        },
      },
    );
    table.when(0, { dreadnoughts: 1, warSuns: 0 }).when(1, 1).when(0, 2);
    // The PDS killed the only invader; the Fighters won the fight but cannot hold the planet.
    expect(at(table, 'lor', 1)).toEqual({ pds: 1 });
    expect(table.state.pub.planets.lor!.by).toBe(1);
    expect(at(table, 'arnor-lor', 0)).toEqual({ carrier: 1, dreadnought: 1, fighter: 2 });
    // Without it nobody asks about Fighters.
    const without = invasion({ 'carrier ground-force:1': 1, fighter: 2 }, { 'ground-force': 1 }, 1, {
      dice: { 'invasion 0 ground-force': [8], 'invasion 1 ground-force': [1] },
    });
    expect(without.question(1).kind).toBe('turn');
    expect(without.state.pub.planets.lor!.by).toBe(0);
  });

  it('[TI3-TECH-17] Fighters that joined may be taken as casualties', () => {
    const table = invasion({ 'carrier ground-force:1': 1, fighter: 2 }, { 'ground-force': 2 }, 1, {
      sheets: owning(0, 'graviton-negator'),
      dice: { 'invasion 0 fighter': [9, 9], 'invasion 0 ground-force': [1], 'invasion 1 ground-force': [8, 8] },
    });
    table.when(0, 2);
    expect(table.question(0)).toMatchObject({ kind: 'groundLosses', q: { hits: 2, fighters: 2, groundForces: 1 } });
    table.when(0, 2);
    expect(table.state.pub.planets.lor!.by).toBe(0);
    expect(at(table, 'arnor-lor', 0)).toEqual({ carrier: 1 });
    // A single Fighter and a single hit are a choice too.
    const one = invasion({ 'carrier ground-force:1': 1, fighter: 1 }, { 'ground-force': 1 }, 1, {
      sheets: owning(0, 'graviton-negator'),
      dice: { 'invasion 0 fighter': [9], 'invasion 0 ground-force': [1], 'invasion 1 ground-force': [8] },
    });
    one.when(0, 1);
    expect(one.question(0)).toMatchObject({ kind: 'groundLosses', q: { hits: 1, fighters: 1, groundForces: 1 } });
  });

  it('[TI3-TECH-18] Stasis Capsules: a Cruiser or Dreadnought carries one Ground Force', () => {
    const table = given({
      units: { 'wellon-system': { 0: { dreadnought: 1 } }, wellon: { 0: { 'ground-force': 2 } } },
      planets: { wellon: 0 },
      sheets: owning(0, 'stasis-capsules'),
    });
    table.when(0, activate('mecatol-rex-system'));
    const ship = { ship: 'dreadnought', from: 'wellon-system', via: [] };
    table.when(0, [ship, { load: 'ground-force', n: 2, at: 'wellon' }]).refused('TI3-TRANSPORT-02');
    table
      .when(0, [ship, { load: 'ground-force', n: 1, at: 'wellon' }])
      .when(0, [{ from: 0, unit: 'ground-force', n: 1, to: 'mecatol-rex' }]);
    expect(table.state.pub.planets['mecatol-rex']!.by).toBe(0);
  });

  it('[TI3-TECH-19] Neural Motivator: one more Action Card in the Status Phase', () => {
    const table = given({ sheets: owning(0, 'neural-motivator') })
      .when(0, PASS)
      .when(1, PASS)
      .when(2, PASS);
    expect([0, 1].map((seat) => table.state.pub.table.zones[`hand-${seat}`]!.n)).toEqual([2, 1]);
  });

  it('[TI3-TECH-20] Dacxive Animators: after a victory each Ground Force killed rises on 6 or more', () => {
    const table = invasion({ 'carrier ground-force:3': 1 }, { 'ground-force': 2 }, 3, {
      sheets: owning(0, 'dacxive-animators'),
      dice: { 'invasion 0 ground-force': [8, 8, 1], 'invasion 1 ground-force': [8, 1], 'dacxive 0': [6, 5, 10] },
    });
    expect(at(table, 'lor', 0)).toEqual({ 'ground-force': 4 });
    expect(table.events).toContainEqual({ t: 'animated', all: { seat: 0, planet: 'lor', n: 2 } });
  });

  it('[TI3-TECH-20] Dacxive Animators: a defender who wins has new Ground Forces too, nobody where all have died', () => {
    const defended = (attacker: number[]) =>
      invasion({ 'carrier ground-force:2': 1 }, { 'ground-force': 2 }, 2, {
        sheets: owning(1, 'dacxive-animators'),
        dice: { 'invasion 0 ground-force': attacker, 'invasion 1 ground-force': [8, 8], 'dacxive 1': [5, 6, 10] },
      });
    const table = defended([8, 1]);
    expect(table.events).toContainEqual({ t: 'animated', all: { seat: 1, planet: 'lor', n: 2 } });
    expect(at(table, 'lor', 1)).toEqual({ 'ground-force': 3 });
    const nobody = defended([8, 8]);
    expect([at(nobody, 'lor', 1), nobody.state.pub.planets.lor!.by]).toEqual([{}, 1]);
  });

  it('[TI3-TECH-21] Cybernetics: Fighters roll with +1', () => {
    const table = battle(
      { carrier: 1, fighter: 1 },
      { cruiser: 1 },
      {
        sheets: owning(0, 'cybernetics'),
        dice: { 'battle 0 fighter': [8], 'battle 0 carrier': [1], 'battle 1 cruiser': [1] },
      },
    );
    expect(at(table, 'wellon-system', 1)).toEqual({});
  });

  it('[TI3-TECH-22] Gen Synthesis: Ground Forces +1 in invasions, and lost ones return home on 5 or more', () => {
    const table = invasion({ 'carrier ground-force:2': 1 }, { 'ground-force': 1 }, 2, {
      sheets: { 0: { race: 'letnev', technologies: ['gen-synthesis'] } },
      dice: { 'invasion 0 ground-force': [6, 6, 7], 'invasion 1 ground-force': [8, 1], 'gen-synthesis 0': [5] },
    });
    expect(rolls(table)[0]!.rolls[0]!.volleys[0]!.modifier).toBe(1);
    // Where it comes back is its player's choice.
    const asked = { what: 'planet', from: ['arc-prime', 'wren-terra'], rule: 'TI3-TECH-22' };
    expect(table.question(0)).toMatchObject({ kind: 'pickOne', q: asked });
    table.when(0, 'wren-terra').accepted();
    expect(table.events).toContainEqual({ t: 'reborn', all: { seat: 0, planet: 'wren-terra', n: 1 } });
    expect([at(table, 'arc-prime', 0), at(table, 'wren-terra', 0)]).toEqual([{}, { 'ground-force': 1 }]);
    expect(table.state.pub.planets.lor!.by).toBe(0);
  });

  it('[TI3-TECH-22] Gen Synthesis: one that comes back on the planet invaded fights on, also after PDS, bombardment and X-89', () => {
    const table = given({
      sheets: { 0: { technologies: ['x-89-bacterial-weapon'] }, 1: { race: 'l1z1x', technologies: ['gen-synthesis'] } },
      units: {
        'home-l1z1x': { 0: { dreadnought: 1, 'carrier ground-force:1': 1 } },
        'zero-zero-zero': { 1: { 'ground-force': 2 } },
      },
      dice: {
        'gen-synthesis 1': [5, 4, 4],
        'invasion 0 ground-force': [1, 8],
        'invasion 1 ground-force': [1, 1],
      },
    });
    table.when(0, activate('home-l1z1x'));
    table.when(0, [{ from: 0, unit: 'ground-force', n: 1, to: 'zero-zero-zero' }]);
    table.when(0, true, 'bacterialWeapon').accepted();
    // One of the two is back; it holds out for a round.
    expect(rolls(table).filter(({ purpose }) => purpose === 'invasion')).toHaveLength(2);
    expect(table.state.pub.planets['zero-zero-zero']!.by).toBe(0);
  });

  it('[TI3-TECH-20, TI3-TECH-22] a Ground Force that came back is not killed for Dacxive Animators', () => {
    const table = invasion({ 'carrier ground-force:3': 1 }, { 'ground-force': 1 }, 3, {
      sheets: { 0: { race: 'letnev', technologies: ['gen-synthesis', 'dacxive-animators'] } },
      planets: { 'wren-terra': 1 },
      dice: {
        'invasion 0 ground-force': [1, 1, 1, 8, 1],
        'invasion 1 ground-force': [8, 1],
        'gen-synthesis 0': [5],
        'dacxive 0': [10, 10],
      },
    });
    expect(at(table, 'arc-prime', 0)).toEqual({ 'ground-force': 1 });
    expect(table.events).toContainEqual({ t: 'animated', all: { seat: 0, planet: 'lor', n: 1 } });
  });

  it('[TI3-TECH-23] X-89 Bacterial Weapon: all enemy Ground Forces die instead of a bombardment, for all own Action Cards', () => {
    const table = invasion({ 'carrier ground-force:1': 1, dreadnought: 1 }, { 'ground-force': 5 }, 1, {
      sheets: owning(0, 'x-89-bacterial-weapon'),
      hands: { 0: ['rare-mineral', 'minelayers'] },
    });
    table.when(0, true);
    expect([at(table, 'lor', 1), table.state.pub.planets.lor!.by]).toEqual([{}, 0]);
    expect(table.state.pub.table.zones['hand-0']!.n).toBe(0);
    const normal = invasion({ 'carrier ground-force:1': 1, dreadnought: 1 }, { 'ground-force': 5 }, 1, {
      sheets: owning(0, 'x-89-bacterial-weapon'),
    });
    normal.when(0, false);
    expect(normal.question(0).kind).toBe('bombard');
  });

  it('[TI3-TECH-23] X-89 Bacterial Weapon is no bombardment: PDS, Dug In and Conventions of War do not keep it away', () => {
    const gassing = (defenders: { [unit: string]: number }, more: Fixture = {}) =>
      invasion({ 'carrier ground-force:1': 1, dreadnought: 1 }, { 'ground-force': 5, ...defenders }, 1, {
        sheets: owning(0, 'x-89-bacterial-weapon'),
        ...more,
      });
    const shielded = gassing({ pds: 1 });
    expect(shielded.question(0).kind).toBe('bacterialWeapon');
    shielded.when(0, true).when(1, 0).accepted();
    expect(shielded.state.pub.planets.lor!.by).toBe(0);
    const law = gassing({ 'space-dock': 1 }, { laws: [{ card: 'agenda-conventions-of-war', elected: null }] });
    expect(law.when(0, true).accepted().state.pub.planets.lor!.by).toBe(0);
    const dug = gassing({}, { hands: { 1: ['dug-in'] } }).when(1, { ability: 'dug-in', component: 'dug-in.1' });
    expect(dug.when(0, true).accepted().state.pub.planets.lor!.by).toBe(0);
    // Who leaves it alone may not bombard there either.
    const left = gassing({ pds: 1 }).when(0, false).accepted();
    expect(left.question(1).kind).toBe('fire');
  });

  it('[TI3-TECH-24, TI3-TECH-25] Enviro Compensator: one unit more from each dock; Sarween Tools: one resource more for each production', () => {
    const produce = (technologies: string[], answer: Parameters<typeof orderUnits>[0]) =>
      given({ units: { 'arc-prime': { 0: { 'space-dock': 1 } } }, sheets: { 0: { goods: 9, technologies } } })
        .when(0, activate('home-letnev'))
        .when(0, orderUnits(answer));
    const seven = { build: 'ground-force', n: 7, at: 'arc-prime' };
    produce([], [seven, { goods: 4 }]).refused('TI3-PROD-03');
    expect(at(produce(['enviro-compensator'], [seven, { goods: 4 }]).accepted(), 'arc-prime', 0)).toEqual({
      'space-dock': 1,
      'ground-force': 7,
    });
    produce(['sarween-tools'], [{ build: 'cruiser', n: 1, at: 'arc-prime' }, { goods: 1 }]).accepted();
    // A new dock is not built by a dock.
    produce(['sarween-tools'], [{ build: 'space-dock', n: 1, at: 'wren-terra' }, { goods: 3 }]).refused('TI3-PROD-04');
  });

  it('[TI3-TECH-26] Micro Technology: one more good for each agreement', () => {
    const table = given({
      agreements: [
        [0, 1],
        [0, 2],
      ],
      sheets: { 0: { technologies: ['micro-technology'], cards: [{ card: 'trade', used: false }] } },
    })
      .when(0, { do: 'strategy', card: 'trade' })
      .when(0, 'income');
    expect(table.state.pub.sheets[0]!.goods).toBe(3 + 2 + 2);
  });

  it('[TI3-TECH-28] Transit Diodes: as an action, for a counter of the Command Pool, up to 4 Ground Forces between own planets', () => {
    const fixture: Fixture = {
      units: { 'arc-prime': { 0: { 'ground-force': 6 } } },
      planets: { lor: 0 },
      sheets: owning(0, 'transit-diodes'),
    };
    given({ ...fixture, sheets: {} })
      .when(0, { do: 'diodes' })
      .refused('TI3-TECH-28');
    const table = given(fixture).when(0, { do: 'diodes' });
    table.when(0, { from: 'arc-prime', to: 'lor', n: 5 }).refused('TI3-TECH-28');
    table.when(0, { from: 'arc-prime', to: 'lor', n: 4 }).accepted();
    expect([at(table, 'arc-prime', 0), at(table, 'lor', 0)]).toEqual([{ 'ground-force': 2 }, { 'ground-force': 4 }]);
    expect(table.state.pub.sheets[0]).toMatchObject({ strategy: 2, command: 2 });
    expect(table.question(1).kind).toBe('turn');
    // One Ground Force and one other planet are enough; with nowhere to go there is no such action.
    const last = (planets: Fixture['planets']) =>
      given({ units: { lor: { 0: { 'ground-force': 1 } } }, planets, sheets: fixture.sheets });
    const bare = { 'arc-prime': null, 'wren-terra': null, lor: 0 };
    last({ ...bare, arnor: 0 })
      .when(0, { do: 'diodes' })
      .accepted();
    last(bare).when(0, { do: 'diodes' }).refused('TI3-TECH-28');
    // With the answers of the publisher it is a counter of Strategy Allocation.
    const faq = given({ ...fixture, faq: true }).when(0, { do: 'diodes' });
    faq.when(0, { from: 'arc-prime', to: 'lor', n: 4 }).accepted();
    expect(faq.state.pub.sheets[0]).toMatchObject({ strategy: 1, command: 3 });
  });

  it('[TI3-TECH-29] Graviton Laser System: failed PDS dice are rolled again, once', () => {
    const table = given({
      units: { 'mecatol-rex-system': { 0: { cruiser: 2 } }, wellon: { 1: { pds: 2 } } },
      planets: { wellon: 1 },
      sheets: owning(1, 'graviton-laser-system'),
      dice: { 'pds 1 pds': [1, 6, 6] },
    });
    table
      .when(0, activate('wellon-system'))
      .when(0, [
        { ship: 'cruiser', from: 'mecatol-rex-system' },
        { ship: 'cruiser', from: 'mecatol-rex-system' },
      ])
      .when(1, 2);
    expect(at(table, 'wellon-system', 0)).toEqual({});
  });

  const reach = (ship: string, from: string, to: string, technologies: string[], more: Fixture = {}) =>
    given({
      ...more,
      units: {
        [from]: { 0: { [ship]: 1 } },
        'home-norr': { 0: { cruiser: 1 } },
        'home-letnev': { 0: { cruiser: 1 } },
        ...more.units,
      },
      sheets: owning(0, ...technologies),
    })
      .when(0, activate(to))
      .when(0, [{ ship, from, ...(ship === 'carrier' ? { via: ['mecatol-rex-system'] } : {}) }]);

  it('[TI3-TECH-30] Antimass Deflectors: ships cross Asteroid Fields', () => {
    reach('cruiser', 'abyz-fria', 'saudor-system', []).accepted();
    given({ units: { 'abyz-fria': { 0: { cruiser: 1 } }, 'saudor-system': { 0: { cruiser: 1 } } } })
      .when(0, activate('mecatol-rex-system'))
      .when(0, [{ ship: 'cruiser', from: 'abyz-fria' }])
      .refused('TI3-SYSTEMS-04');
    const table = given({
      units: { 'abyz-fria': { 0: { cruiser: 1 } } },
      sheets: owning(0, 'antimass-deflectors'),
    }).when(0, activate('mecatol-rex-system'));
    table.when(0, [{ ship: 'cruiser', from: 'abyz-fria' }]).accepted();
    expect(at(table, 'mecatol-rex-system', 0)).toEqual({ cruiser: 1 });
  });

  it('[TI3-TECH-31, TI3-TECH-32] XRD Transporters: Carriers +1; Type IV Drive: Cruisers and Dreadnoughts +1 (DT-06)', () => {
    reach('carrier', 'wellon-system', 'saudor-system', []).refused('TI3-MOVE-03');
    expect(
      at(reach('carrier', 'wellon-system', 'saudor-system', ['xrd-transporters']).accepted(), 'saudor-system', 0),
    ).toEqual({ carrier: 1 });
    reach('dreadnought', 'wellon-system', 'saudor-system', ['xrd-transporters']).refused('TI3-MOVE-03');
    reach('dreadnought', 'wellon-system', 'saudor-system', ['type-iv-drive']).accepted();
    reach('cruiser', 'wellon-system', 'home-letnev', ['type-iv-drive']).accepted();
    reach('cruiser', 'nebula-1', 'saudor-system', ['type-iv-drive']).refused('TI3-SYSTEMS-09');
  });

  it('[TI3-TECH-34] Light/Wave Deflector: ships pass enemy ships on their way (DT-05)', () => {
    const enemy: Fixture = { units: { 'mecatol-rex-system': { 1: { destroyer: 1 } } } };
    reach('cruiser', 'wellon-system', 'saudor-system', [], enemy).refused('TI3-MOVE-05');
    expect(
      at(
        reach('cruiser', 'wellon-system', 'saudor-system', ['light-wave-deflector'], enemy).accepted(),
        'saudor-system',
        0,
      ),
    ).toEqual({ cruiser: 1 });
  });

  it('[TI3-TECH-35, TI3-TECH-36] Fleet Logistics: a second Tactical Action at once, with its own counter, but only one', () => {
    const table = given({ sheets: owning(0, 'fleet-logistics') }).when(0, activate('wellon-system'));
    expect(table.question(0).kind).toBe('secondAction');
    table.when(0, 'wellon-system').refused('TI3-TECH-35');
    table.when(0, 'saudor-system').accepted();
    expect(table.state.pub.activated).toEqual({ 'wellon-system': [0], 'saudor-system': [0] });
    expect(table.state.pub.sheets[0]!.command).toBe(1);
    expect(table.question(1).kind).toBe('turn');
    expect(given({}).when(0, activate('wellon-system')).state.pub.active).toBe(1);
  });
});
