import { describe, expect, it } from 'vitest';
import { activate, given, unitsAt } from '../given.ts';
import type { Fixture } from '../given.ts';

type Units = { [unit: string]: number };

const awaits = (table: ReturnType<typeof given>, seat: number) =>
  table.state.pub.table.open.find((d) => d.seat === seat)?.kind;

/** Seat 0 stands in Arnor/Lor with ships and lands Ground Forces on Lor, which seat 1 holds. */
const invading = (fleet: Units, defenders: Units, landed: number, more: Fixture = {}) => {
  const table = given({
    ...more,
    units: { lor: { 1: defenders }, ...more.units, 'arnor-lor': { 0: fleet } },
    planets: { lor: 1, ...more.planets },
    sheets: { 0: { fleet: 8, ...more.sheets?.[0] }, 1: more.sheets?.[1] ?? {} },
  });
  table.when(0, activate('arnor-lor'));
  const from = Object.keys(fleet).some((ship) => ship.startsWith('war-sun '))
    ? table.state.pub.units['arnor-lor']!.length - 1
    : 0;
  if (awaits(table, 0) === 'move') table.when(0, []);
  // The PDS hold their fire in step 3.
  if (awaits(table, 1) === 'fire') table.when(1, 0);
  return table.when(0, landed > 0 ? [{ from, unit: 'ground-force', n: landed, to: 'lor' }] : []).accepted();
};
const on = (table: ReturnType<typeof invading>, seat: number, at = 'lor') => unitsAt(table.state.pub, at, seat);
const rolls = (table: ReturnType<typeof invading>) => table.events.flatMap((e) => (e.t === 'rolled' ? [e.all] : []));

describe('INVADE: Invasion Combat', () => {
  it('[TI3-INVADE-01, TI3-INVADE-02] every contested planet is fought over, one after another in the active player’s order', () => {
    const fixture: Fixture = {
      units: {
        'arnor-lor': { 0: { 'carrier ground-force:2': 1 } },
        arnor: { 1: { 'ground-force': 1 } },
        lor: { 1: { 'ground-force': 1 } },
      },
      planets: { arnor: 1, lor: 1 },
      dice: { 'invasion 0 ground-force': [8, 1, 8], 'invasion 1 ground-force': [1, 1, 1] },
    };
    const table = given(fixture).when(0, activate('arnor-lor'));
    table.when(0, [
      { from: 0, unit: 'ground-force', n: 1, to: 'arnor' },
      { from: 0, unit: 'ground-force', n: 1, to: 'lor' },
    ]);
    table.when(0, null).refused('TI3-INVADE-01');
    table.when(0, 'wellon').refused('TI3-INVADE-02');
    table.when(0, 'lor').then(({ pub }, events) => {
      const planets = events.flatMap((e) => (e.t === 'rolled' ? [e.all.planet] : []));
      expect(planets).toEqual(['lor', 'arnor', 'arnor']);
      expect([pub.planets.lor!.by, pub.planets.arnor!.by]).toEqual([0, 0]);
    });
  });

  it('[TI3-INVADE-01] a planet with a landing is not passed over beside one that a War Sun may bombard', () => {
    const table = given({
      units: {
        'arnor-lor': { 0: { 'war-sun ground-force:1': 1 } },
        arnor: { 1: { 'ground-force': 1 } },
        lor: { 1: { 'ground-force': 1 } },
      },
      planets: { arnor: 1, lor: 1 },
    }).when(0, activate('arnor-lor'));
    table.when(0, [{ from: 0, unit: 'ground-force', n: 1, to: 'lor' }]);
    expect(table.question(0).q).toEqual({ planets: ['lor', 'arnor'], must: ['lor'] });
    table.when(0, null).refused('TI3-INVADE-01');
  });

  it('[TI3-INVADE-03] there is no withdrawal: the combat runs to its end without a question', () => {
    const table = invading({ 'carrier ground-force:1': 1 }, { 'ground-force': 1 }, 1, {
      activated: { 'quann-system': [0], 'wormhole-alpha': [1] },
      dice: { 'invasion 0 ground-force': [1, 1, 1], 'invasion 1 ground-force': [1, 1, 8] },
    });
    expect(rolls(table).map((r) => r.round)).toEqual([1, 2, 3]);
    expect(table.state.pub.active).toBe(1);
  });

  it('[TI3-INVADE-04] before the first round: bombardment, then the defending PDS', () => {
    const table = invading({ 'carrier ground-force:2': 1, 'war-sun': 1 }, { 'ground-force': 2, pds: 1 }, 2, {
      dice: {
        'bombardment 0 war-sun': [3, 1, 1],
        'defence 1 pds': [6],
        'invasion 0 ground-force': [8],
        'invasion 1 ground-force': [1],
      },
    });
    table.when(0, { dreadnoughts: 0, warSuns: 1 }).when(1, 1);
    expect(on(table, 1)).toEqual({});
    expect(table.state.pub.planets.lor!.by).toBe(0);
    expect(rolls(table).map((r) => r.purpose)).toEqual(['defence', 'invasion']);
  });

  it('[TI3-INVADE-05] each Dreadnought rolls one die, each War Sun three; hits kill Ground Forces that then do not fight', () => {
    const table = invading({ 'carrier ground-force:1': 1, dreadnought: 2, 'war-sun': 1 }, { 'ground-force': 4 }, 1, {
      dice: { 'bombardment 0 dreadnought': [5, 4], 'bombardment 0 war-sun': [3, 2, 10] },
    });
    expect(table.question(0).q).toEqual({ planet: 'lor', most: { dreadnoughts: 2, warSuns: 1 } });
    table.when(0, { dreadnoughts: 2, warSuns: 1 });
    const [bombardment, round] = rolls(table);
    expect(bombardment).toMatchObject({
      rolls: [
        {
          volleys: [
            { unit: 'dreadnought', dice: [5, 4] },
            { unit: 'war-sun', dice: [3, 2, 10] },
          ],
        },
      ],
    });
    expect(round).toMatchObject({ purpose: 'invasion', rolls: [{}, { volleys: [{ dice: { length: 1 } }] }] });
  });

  it('[TI3-INVADE-06] a Dreadnought bombards only a planet that Ground Forces of this activation invade', () => {
    const table = invading({ 'carrier ground-force:1': 1, dreadnought: 1 }, { 'ground-force': 1 }, 0);
    expect(table.state.pub.active).toBe(1);
    const withSun = invading({ 'carrier ground-force:1': 1, dreadnought: 1, 'war-sun': 1 }, { 'ground-force': 1 }, 0);
    withSun.when(0, 'lor');
    withSun.when(0, { dreadnoughts: 1, warSuns: 0 }).refused('TI3-INVADE-06');
  });

  it('[TI3-INVADE-07] a PDS shields its planet against Dreadnoughts (EX-10)', () => {
    const table = invading({ 'carrier ground-force:3': 1, dreadnought: 1 }, { 'ground-force': 1, pds: 1 }, 3);
    // No bombardment is offered: the PDS fires at once.
    expect(table.question(1)).toMatchObject({ kind: 'fire', q: { planet: 'lor', pds: 1 } });
    const both = invading(
      { 'carrier ground-force:3': 1, dreadnought: 1, 'war-sun': 1 },
      { 'ground-force': 1, pds: 1 },
      3,
    );
    both.when(0, { dreadnoughts: 1, warSuns: 1 }).refused('TI3-INVADE-07');
  });

  it('[TI3-INVADE-08] a War Sun ignores PDS and bombards an enemy planet even without a landing', () => {
    const table = invading({ 'carrier ground-force:1': 1, 'war-sun': 1 }, { 'ground-force': 2, pds: 2 }, 0, {
      dice: { 'bombardment 0 war-sun': [3, 10, 1] },
    });
    table.when(0, 'lor').when(0, { dreadnoughts: 0, warSuns: 1 });
    expect(on(table, 1)).toEqual({ pds: 2 });
    // It never changes who controls the planet.
    expect(table.state.pub.planets.lor!.by).toBe(1);
    const declined = invading({ 'carrier ground-force:1': 1, 'war-sun': 1 }, { 'ground-force': 2 }, 0).when(0, null);
    expect(on(declined, 1)).toEqual({ 'ground-force': 2 });
  });

  it('[TI3-INVADE-09] the active player shares the bombarding ships out; each fires at most once in an activation', () => {
    const table = given({
      units: {
        'arnor-lor': { 0: { 'carrier ground-force:2': 1, dreadnought: 2 } },
        arnor: { 1: { 'ground-force': 1 } },
        lor: { 1: { 'ground-force': 1 } },
      },
      planets: { arnor: 1, lor: 1 },
      dice: { 'bombardment 0 dreadnought': [10, 1] },
    }).when(0, activate('arnor-lor'));
    table.when(0, [
      { from: 0, unit: 'ground-force', n: 1, to: 'arnor' },
      { from: 0, unit: 'ground-force', n: 1, to: 'lor' },
    ]);
    table.when(0, 'arnor').when(0, { dreadnoughts: 1, warSuns: 0 });
    expect(table.question(0).q).toEqual({ planet: 'lor', most: { dreadnoughts: 1, warSuns: 0 } });
    table.when(0, { dreadnoughts: 2, warSuns: 0 }).refused('TI3-INVADE-09');

    // One War Sun, two planets without a landing: after the first it has fired.
    const sun = given({
      units: {
        'arnor-lor': { 0: { 'war-sun': 1 } },
        arnor: { 1: { 'ground-force': 2 } },
        lor: { 1: { 'ground-force': 2 } },
      },
      planets: { arnor: 1, lor: 1 },
      dice: { 'bombardment 0 war-sun': [3, 1, 1] },
    }).when(0, activate('arnor-lor'));
    sun.when(0, 'arnor').when(0, { dreadnoughts: 0, warSuns: 1 }).accepted();
    expect(sun.state.pub.active).toBe(1);
    expect([on(sun, 1, 'arnor'), on(sun, 1, 'lor')]).toEqual([{ 'ground-force': 1 }, { 'ground-force': 2 }]);
  });

  it('[TI3-INVADE-10, TI3-INVADE-11] each PDS on the planet fires once, before the first round; 6 or more kills an invader', () => {
    const table = invading({ 'carrier ground-force:3': 1 }, { 'ground-force': 1, pds: 2 }, 3, {
      dice: {
        'defence 1 pds': [6, 5],
        'invasion 0 ground-force': [1, 1, 8],
        'invasion 1 ground-force': [1, 1],
      },
    });
    table.when(1, 2);
    expect(rolls(table).map((r) => [r.purpose, r.round])).toEqual([
      ['defence', 0],
      ['invasion', 1],
      ['invasion', 2],
    ]);
    expect(rolls(table)[1]).toMatchObject({ rolls: [{ volleys: [{ dice: { length: 2 } }] }, {}] });
    expect(on(table, 0)).toEqual({ 'ground-force': 2 });
  });

  it('[TI3-INVADE-10, TI3-LAND-07] PDS alone do not defend a planet; with the answers of the publisher they fire once, if their owner wants it', () => {
    const fallen = invading({ 'carrier ground-force:1': 1 }, { pds: 1 }, 1);
    expect([fallen.state.pub.planets.lor!.by, rolls(fallen)]).toEqual([0, []]);
    const alone = invading({ 'carrier ground-force:1': 1 }, { pds: 1 }, 1, {
      faq: true,
      dice: { 'defence 1 pds': [6] },
    }).when(1, 1);
    expect(alone.state.pub.planets.lor!.by).toBe(1);
    const held = invading({ 'carrier ground-force:1': 1 }, { pds: 1 }, 1, { faq: true }).when(1, 0);
    expect(held.state.pub.planets.lor!.by).toBe(0);
  });

  it('[TI3-INVADE-12] both sides roll one die per Ground Force at once; 8 or more is a hit', () => {
    const table = invading({ 'carrier ground-force:2': 1 }, { 'ground-force': 2 }, 2, {
      dice: { 'invasion 0 ground-force': [8, 7, 8], 'invasion 1 ground-force': [8, 7, 1] },
    });
    expect(rolls(table)[0]).toMatchObject({
      rolls: [
        { by: 0, volleys: [{ dice: [8, 7] }] },
        { by: 1, volleys: [{ dice: [8, 7] }] },
      ],
    });
    expect([on(table, 0), on(table, 1)]).toEqual([{ 'ground-force': 1 }, {}]);
  });

  it('[TI3-INVADE-12] Magen shelters defenders beside a PDS; L1Z1X Ground Forces attack with +1', () => {
    const table = invading({ 'carrier ground-force:1': 1 }, { 'ground-force': 1, pds: 1 }, 1, {
      sheets: { 0: { race: 'l1z1x' }, 1: { technologies: ['magen-defense-grid'] } },
      dice: { 'invasion 0 ground-force': [7], 'invasion 1 ground-force': [7] },
    });
    table.when(1, 0);
    expect(rolls(table)[0]!.rolls.map((r) => r.volleys[0]!.modifier)).toEqual([1, 1]);
  });

  it('[TI3-INVADE-13] PDS and Space Docks do not roll in combat rounds', () => {
    const table = invading({ 'carrier ground-force:1': 1 }, { 'ground-force': 1, pds: 1, 'space-dock': 1 }, 1, {
      dice: { 'invasion 0 ground-force': [1], 'invasion 1 ground-force': [8] },
    }).when(1, 0);
    expect(rolls(table)[0]!.rolls[1]!.volleys).toEqual([{ unit: 'ground-force', combat: 8, modifier: 0, dice: [8] }]);
  });

  it('[TI3-INVADE-14, TI3-INVADE-15] rounds repeat until one side is gone; with a survivor the invasion succeeds', () => {
    const table = invading({ 'carrier ground-force:2': 1 }, { 'ground-force': 2 }, 2, {
      dice: { 'invasion 0 ground-force': [1, 1, 1, 1, 8, 8], 'invasion 1 ground-force': [1, 1, 1, 1, 8, 1] },
    });
    expect(rolls(table).map((r) => r.round)).toEqual([1, 2, 3]);
    expect(table.state.pub.planets.lor!.by).toBe(0);
    expect(on(table, 0)).toEqual({ 'ground-force': 1 });
  });

  it('[TI3-INVADE-16] success destroys PDS and Space Docks there and gives the planet card, exhausted', () => {
    const table = invading({ 'carrier ground-force:1': 1 }, { 'ground-force': 1, pds: 2, 'space-dock': 1 }, 1, {
      dice: { 'invasion 0 ground-force': [8], 'invasion 1 ground-force': [1] },
    }).when(1, 0);
    expect(on(table, 1)).toEqual({});
    expect(table.state.pub.planets.lor).toEqual({ by: 0, exhausted: true, since: 1, dockSince: 0 });
  });

  it('[TI3-INVADE-17] if both sides lose all, the defender keeps planet, PDS and dock; landed PDS die (DT-09)', () => {
    const table = given({
      units: {
        'arnor-lor': { 0: { 'carrier ground-force:1 pds:1': 1 } },
        lor: { 1: { 'ground-force': 1, pds: 1, 'space-dock': 1 } },
      },
      planets: { lor: 1 },
      dice: { 'invasion 0 ground-force': [8], 'invasion 1 ground-force': [8] },
    }).when(0, activate('arnor-lor'));
    table.when(1, 0);
    table
      .when(0, [
        { from: 0, unit: 'ground-force', n: 1, to: 'lor' },
        { from: 0, unit: 'pds', n: 1, to: 'lor' },
      ])
      .when(1, 0);
    expect(table.state.pub.planets.lor).toMatchObject({ by: 1, exhausted: false });
    expect([on(table, 0), on(table, 1)]).toEqual([{}, { pds: 1, 'space-dock': 1 }]);
  });

  it('[TI3-INVADE-18, TI3-INVADE-19] a failed invasion: the invaders are back in reinforcements, landed PDS with them', () => {
    const table = given({
      units: { 'arnor-lor': { 0: { 'carrier ground-force:1 pds:1': 1 } }, lor: { 1: { 'ground-force': 2 } } },
      planets: { lor: 1 },
      dice: { 'invasion 0 ground-force': [1], 'invasion 1 ground-force': [8, 1] },
    }).when(0, activate('arnor-lor'));
    table.when(0, [
      { from: 0, unit: 'ground-force', n: 1, to: 'lor' },
      { from: 0, unit: 'pds', n: 1, to: 'lor' },
    ]);
    expect([on(table, 0), on(table, 1)]).toEqual([{}, { 'ground-force': 2 }]);
    expect(table.events).toContainEqual({ t: 'held', all: { seat: 1, planet: 'lor' } });
    expect(table.state.pub.units['arnor-lor']).toEqual([{ seat: 0, type: 'carrier', marks: '', n: 1 }]);
  });

  it('[TI3-INVADE-20] an invasion breaks the Trade Agreement, also where only a Control Marker stood', () => {
    const fought = invading({ 'carrier ground-force:1': 1 }, { 'ground-force': 1 }, 1, {
      agreements: [[0, 1]],
      dice: { 'invasion 0 ground-force': [1], 'invasion 1 ground-force': [8] },
    });
    expect(fought.state.pub.agreements).toEqual([]);
    const empty = invading({ 'carrier ground-force:1': 1 }, {}, 1, { agreements: [[0, 1]] });
    expect(empty.state.pub.agreements).toEqual([]);
  });
});
