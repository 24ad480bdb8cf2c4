import { describe, expect, it } from 'vitest';
import { activate, given, unitsAt } from '../given.ts';
import type { Fixture } from '../given.ts';

/** Seat 0 attacks Wellon with a Carrier full of Fighters. */
const attack = (fighters: number, defenders: { [ship: string]: number }, more: Fixture = {}) => {
  const table = given({
    sabotageRuns: true,
    ...more,
    units: { 'mecatol-rex-system': { 0: { carrier: 1, fighter: fighters } }, 'wellon-system': { 1: defenders } },
  });
  return table
    .when(0, activate('wellon-system'))
    .when(0, [
      { ship: 'carrier', from: 'mecatol-rex-system', via: [] },
      { load: 'fighter', n: fighters, at: 'mecatol-rex-system' },
    ])
    .accepted();
};
const at = (table: ReturnType<typeof given>, seat: number) => unitsAt(table.state.pub, 'wellon-system', seat);
const runs = (table: ReturnType<typeof given>) => table.events.flatMap((e) => (e.t === 'sabotageRun' ? [e.all] : []));

describe('OPT-SABOTAGERUNS: Sabotage Runs', () => {
  it('[TI3-OPT-SABOTAGERUNS-01] after the barrage and before the battle, against enemy War Suns only; the attacker resolves first', () => {
    const table = attack(2, { 'war-sun': 1, destroyer: 1 }, { dice: { 'barrage 1 destroyer': [9, 1] } });
    expect(table.events.flatMap((e) => (e.t === 'rolled' ? [e.all.purpose] : []))).toEqual(['barrage']);
    expect(table.question(0).kind).toBe('sabotageRun');
    const none = attack(
      2,
      { cruiser: 1 },
      { dice: { 'battle 0 carrier': [9], 'battle 0 fighter': [1, 1], 'battle 1 cruiser': [1] } },
    );
    expect(at(none, 1)).toEqual({});
    const off = attack(
      1,
      { 'war-sun': 1 },
      {
        sabotageRuns: false,
        dice: { 'battle 1 war-sun': [10, 10, 10], 'battle 0 carrier': [1], 'battle 0 fighter': [1] },
      },
    );
    expect(at(off, 0)).toEqual({});
  });

  it('[TI3-OPT-SABOTAGERUNS-01] only who has Fighters is asked', () => {
    const table = given({
      sabotageRuns: true,
      sheets: { 0: { technologies: ['war-sun'] } },
      units: { 'mecatol-rex-system': { 0: { 'war-sun': 1, fighter: 1 } }, 'wellon-system': { 1: { 'war-sun': 1 } } },
    })
      .when(0, activate('wellon-system'))
      .when(0, [
        { ship: 'war-sun', from: 'mecatol-rex-system', via: [] },
        { load: 'fighter', n: 1, at: 'mecatol-rex-system' },
      ])
      .accepted();
    expect(table.state.pub.table.open.filter(({ kind }) => kind === 'sabotageRun').map(({ seat }) => seat)).toEqual([
      0,
    ]);
  });

  it('[TI3-OPT-SABOTAGERUNS-02, TI3-OPT-SABOTAGERUNS-03, TI3-OPT-SABOTAGERUNS-04] 9 or 10 gets a Fighter through, then a 10 destroys the War Sun at once, cargo and all', () => {
    const table = attack(3, { 'war-sun ground-force:2': 1 }, { dice: { 'sabotage 0': [9, 8, 10, 1, 10] } });
    table.when(0, [3]).then((_, events) => {
      expect(runs(table)).toEqual([{ seat: 0, outer: [9, 8, 10], inner: [1, 10] }]);
      expect(events).toContainEqual({
        t: 'lost',
        all: {
          seat: 1,
          place: 'wellon-system',
          units: [
            { unit: 'war-sun', n: 1 },
            { unit: 'ground-force', n: 2 },
          ],
        },
      });
    });
    expect([at(table, 0), at(table, 1)]).toEqual([{ carrier: 1, fighter: 1 }, {}]);
  });

  it('[TI3-OPT-SABOTAGERUNS-05, TI3-OPT-SABOTAGERUNS-06] Fighters that fail are lost; those that stayed and the War Sun fight on', () => {
    const table = attack(3, { 'war-sun': 1 }, { dice: { 'sabotage 0': [9, 9] } });
    table.when(0, [1]);
    const first = table.events.find((e) => e.t === 'rolled')!;
    expect(first.all).toMatchObject({
      purpose: 'battle',
      round: 1,
      rolls: [
        { volleys: [{ unit: 'fighter', dice: { length: 2 } }, { unit: 'carrier' }] },
        { volleys: [{ unit: 'war-sun', dice: { length: 3 } }] },
      ],
    });
  });

  it('[TI3-OPT-SABOTAGERUNS-07] two War Suns, two runs, one after the other', () => {
    // First run: both get through, the second scores. Second run: one gets through and scores.
    const table = attack(4, { 'war-sun': 2 }, { dice: { 'sabotage 0': [9, 10, 1, 10, 10, 1, 10] } });
    table.when(0, [2, 3]).refused('TI3-OPT-SABOTAGERUNS-02');
    table.when(0, [2, 2]);
    expect(runs(table)).toEqual([
      { seat: 0, outer: [9, 10], inner: [1, 10] },
      { seat: 0, outer: [10, 1], inner: [10] },
    ]);
    expect([at(table, 0), at(table, 1)]).toEqual([{ carrier: 1, fighter: 2 }, {}]);
  });
});
