import { describe, expect, it } from 'vitest';
import { activate, given, orderUnits, PASS, unitsAt } from '../given.ts';
import type { Fixture } from '../given.ts';
import { UNITS } from '../content/units.ts';

const at = (table: ReturnType<typeof given>, place: string, seat: number) => unitsAt(table.state.pub, place, seat);
/** Seat 0 activates the home system with a dock on Arc Prime and 30 goods. */
const producing = (more: Fixture = {}) => {
  const table = given({
    ...more,
    units: { 'arc-prime': { 0: { 'space-dock': 1 } }, ...more.units },
    sheets: { 0: { fleet: 8, goods: 30, ...more.sheets?.[0] } },
  }).when(0, activate('home-letnev'));
  if (table.question(0).kind === 'move') table.when(0, []);
  return table;
};
const build = (unit: string, n: number) => ({ build: unit, n, at: 'arc-prime' });
/** A unit costs exactly so much. */
const costs = (unit: string, n: number, price: number, technologies: string[] = []) => {
  producing({ sheets: { 0: { technologies } } })
    .when(0, orderUnits([build(unit, n), { goods: price - 1 }]))
    .refused('TI3-PROD-04');
  producing({ sheets: { 0: { technologies } } })
    .when(0, orderUnits([build(unit, n), { goods: price }]))
    .accepted();
};
/** A player has so many figures: with all but one on the board one more can be built, and no second. */
const figures = (unit: string, n: number, technologies: string[] = []) => {
  const others: Fixture = { units: { 'saudor-system': { 0: { [unit]: n - 1 } } }, sheets: { 0: { technologies } } };
  const price = UNITS[unit as keyof typeof UNITS].cost;
  producing(others)
    .when(0, orderUnits([build(unit, 1), { goods: price }]))
    .accepted();
  producing(others)
    .when(0, orderUnits([build(unit, 2), { goods: price * 2 }]))
    .refused('TI3-PROD-11');
};

describe('UNITS: Space Docks', () => {
  it('[TI3-UNITS-01, TI3-UNITS-05] three per player at 4 resources, one per planet, several in a system', () => {
    const dock = (on: string, price: number) => orderUnits([{ build: 'space-dock', n: 1, at: on }, { goods: price }]);
    producing().when(0, dock('wren-terra', 3)).refused('TI3-PROD-04');
    const table = producing().when(0, dock('wren-terra', 4)).accepted();
    expect([at(table, 'arc-prime', 0), at(table, 'wren-terra', 0)]).toEqual([{ 'space-dock': 1 }, { 'space-dock': 1 }]);
    producing().when(0, dock('arc-prime', 4)).refused('TI3-PROD-15');
    const third: Fixture = {
      units: { saudor: { 0: { 'space-dock': 1 } }, lodor: { 0: { 'space-dock': 1 } } },
      planets: { saudor: 0, lodor: 0 },
    };
    producing(third).when(0, dock('wren-terra', 4)).refused('TI3-PROD-15');
  });

  it('[TI3-UNITS-02] a dock is not in space: it takes no part in a Space Battle and ships alone do not destroy it', () => {
    const table = given({
      units: { 'mecatol-rex-system': { 0: { cruiser: 1 } }, wellon: { 1: { 'space-dock': 1 } } },
      planets: { wellon: 1 },
    });
    table.when(0, activate('wellon-system')).when(0, [{ ship: 'cruiser', from: 'mecatol-rex-system' }]);
    table.then((_, events) => expect(events.some((e) => e.t === 'rolled')).toBe(false));
    expect(at(table, 'wellon', 1)).toEqual({ 'space-dock': 1 });
  });

  it('[TI3-UNITS-03, TI3-UNITS-06] it enables production in its system, and enemy ships blockade it', () => {
    producing()
      .when(0, orderUnits([build('cruiser', 1), { goods: 2 }]))
      .accepted();
    const table = producing({ units: { 'home-letnev': { 1: { fighter: 1, carrier: 1 } } } });
    table.when(0, orderUnits([build('cruiser', 1), { goods: 2 }])).refused('TI3-PROD-13');
    expect(table.question(0).kind).toBe('produce');
  });

  it('[TI3-UNITS-04, TI3-UNITS-29] support: 3 Fighters a dock, 6 a Carrier or War Sun less its cargo; the rest is removed (EX-12)', () => {
    const fixture = (fighters: number): Fixture => ({
      units: {
        'wellon-system': { 0: { 'carrier ground-force:2': 1, fighter: fighters } },
        wellon: { 0: { 'space-dock': 1 } },
      },
      planets: { wellon: 0 },
    });
    expect(at(given(fixture(7)), 'wellon-system', 0)).toMatchObject({ fighter: 7 });
    expect(at(given(fixture(9)), 'wellon-system', 0)).toMatchObject({ fighter: 7 });
    expect(
      at(given({ units: { 'wellon-system': { 0: { 'war-sun': 1, fighter: 8 } } } }), 'wellon-system', 0),
    ).toMatchObject({ fighter: 6 });
    // Other ships support none.
    expect(at(given({ units: { 'wellon-system': { 0: { cruiser: 2, fighter: 1 } } } }), 'wellon-system', 0)).toEqual({
      cruiser: 2,
    });
    // When the Carrier leaves, what the dock cannot support goes.
    const table = given(fixture(7)).when(0, activate('mecatol-rex-system'));
    table.when(0, [{ ship: 'carrier ground-force:2', from: 'wellon-system', via: [] }]);
    expect(at(table, 'wellon-system', 0)).toEqual({ fighter: 3 });
  });

  it('[TI3-UNITS-07, TI3-UNITS-24] docks and PDS are destroyed when their planet is taken', () => {
    const table = given({
      units: { 'arnor-lor': { 0: { 'carrier ground-force:2': 1 } }, lor: { 1: { 'space-dock': 1, pds: 1 } } },
      planets: { lor: 1 },
      dice: { 'defence 1 pds': [1] },
    });
    table
      .when(0, activate('arnor-lor'))
      .when(1, 0)
      .when(0, [{ from: 0, unit: 'ground-force', n: 2, to: 'lor' }])
      .when(1, 1);
    expect([at(table, 'lor', 1), table.state.pub.planets.lor!.by]).toEqual([{}, 0]);
  });
});

describe('UNITS: Ground Forces, Carriers, PDS', () => {
  it('[TI3-UNITS-08] two Ground Forces cost 1; they hit on 8', () => {
    costs('ground-force', 2, 1);
    costs('ground-force', 3, 2);
    expect(UNITS['ground-force'].combat).toBe(8);
  });

  it('[TI3-UNITS-09, TI3-UNITS-11, TI3-GEN-07, TI3-GEN-08] Ground Forces are on planets or aboard, and move only aboard', () => {
    const table = given({
      units: { wellon: { 0: { 'ground-force': 2 } }, 'wellon-system': { 0: { cruiser: 1 } } },
      planets: { wellon: 0 },
    });
    table.when(0, activate('mecatol-rex-system'));
    table.when(0, [{ ship: 'ground-force', from: 'wellon-system' }]).refused('TI3-MOVE-01');
    table
      .when(0, [
        { ship: 'cruiser', from: 'wellon-system' },
        { load: 'ground-force', n: 1, at: 'wellon' },
      ])
      .refused('TI3-TRANSPORT-01');
    expect(at(table, 'wellon', 0)).toEqual({ 'ground-force': 2 });
  });

  it('[TI3-GEN-07] ships stay in space: no kind of ship lands', () => {
    const fleet = { 'carrier ground-force:1': 1, fighter: 1, destroyer: 1, cruiser: 1, dreadnought: 1, 'war-sun': 1 };
    const table = given({ sheets: { 0: { fleet: 5 } }, units: { 'wellon-system': { 0: fleet } } });
    table.when(0, activate('wellon-system'));
    for (const unit of ['fighter', 'destroyer', 'cruiser', 'carrier', 'dreadnought', 'war-sun'])
      table.when(0, [{ from: 0, unit, n: 1, to: 'wellon' }], 'land').refused('TI3-LAND-01');
    table.when(0, [{ from: 0, unit: 'ground-force', n: 1, to: 'wellon' }], 'land').accepted();
    expect(at(table, 'wellon', 0)).toEqual({ 'ground-force': 1 });
  });

  it('[TI3-UNITS-12] Ground Forces land on neutral, friendly and hostile planets', () => {
    const table = given({
      units: {
        'arnor-lor': { 0: { 'carrier ground-force:3': 1 } },
        arnor: { 0: { 'ground-force': 1 } },
        lor: { 1: { pds: 1 } },
      },
      planets: { arnor: 0, lor: 1 },
      dice: { 'pds 1 pds': [1] },
    });
    table.when(0, activate('arnor-lor')).when(0, []).when(1, 1);
    table.when(0, [
      { from: 0, unit: 'ground-force', n: 1, to: 'arnor' },
      { from: 0, unit: 'ground-force', n: 2, to: 'lor' },
    ]);
    expect([at(table, 'arnor', 0), at(table, 'lor', 0)]).toEqual([{ 'ground-force': 2 }, { 'ground-force': 2 }]);
    const neutral = given({ units: { 'wellon-system': { 0: { 'carrier ground-force:1': 1 } } } });
    neutral.when(0, activate('wellon-system'));
    neutral.when(0, [{ from: 0, unit: 'ground-force', n: 1, to: 'wellon' }]).accepted();
    expect(neutral.state.pub.planets.wellon!.by).toBe(0);
  });

  it('[TI3-UNITS-10] nothing else takes a planet: a PDS landed alone does not', () => {
    const table = given({ units: { 'wellon-system': { 0: { 'carrier pds:1': 1 } } } });
    table.when(0, activate('wellon-system'));
    table.when(0, [{ from: 0, unit: 'pds', n: 1, to: 'wellon' }]);
    expect(table.state.pub.planets.wellon!.by).toBeNull();
  });

  it('[TI3-UNITS-25] a PDS alone does not hold its planet against a landing', () => {
    const table = given({
      units: { 'arnor-lor': { 0: { 'carrier ground-force:1': 1 } }, lor: { 1: { pds: 1 } } },
      planets: { lor: 1 },
      dice: { 'pds 1 pds': [1], 'defence 1 pds': [1] },
    });
    table.when(0, activate('arnor-lor')).when(1, 1);
    table.when(0, [{ from: 0, unit: 'ground-force', n: 1, to: 'lor' }]).when(1, 1);
    expect([table.state.pub.planets.lor!.by, at(table, 'lor', 1)]).toEqual([0, {}]);
  });

  it('[TI3-UNITS-13] who takes the last Ground Force away keeps the planet', () => {
    const table = given({
      units: { 'wellon-system': { 0: { carrier: 1 } }, wellon: { 0: { 'ground-force': 1 } } },
      planets: { wellon: 0 },
    });
    table.when(0, activate('mecatol-rex-system'));
    table
      .when(0, [
        { ship: 'carrier', from: 'wellon-system', via: [] },
        { load: 'ground-force', n: 1, at: 'wellon' },
      ])
      .accepted();
    expect([at(table, 'wellon', 0), table.state.pub.planets.wellon!.by]).toEqual([{}, 0]);
  });

  /** What a die of this ship must show, as a battle of it tells everybody. */
  const hitsOn = (unit: string) => {
    const lifted = unit === 'fighter';
    const table = given({
      units: {
        'mecatol-rex-system': { 0: { [unit]: 1, ...(lifted && { carrier: 1 }) } },
        'wellon-system': { 1: { cruiser: 1 } },
      },
    });
    table.when(0, activate('wellon-system'));
    const transporter = lifted ? 'carrier' : unit;
    const via = ['carrier', 'war-sun'].includes(transporter) ? { via: [] } : {};
    table.when(0, [
      { ship: transporter, from: 'mecatol-rex-system', ...via },
      ...(lifted ? [{ load: 'fighter' as const, n: 1, at: 'mecatol-rex-system' }] : []),
    ]);
    const [battle] = table.events.flatMap((e) => (e.t === 'rolled' && e.all.purpose === 'battle' ? [e.all] : []));
    return battle!.rolls.find((roll) => roll.by === 0)!.volleys.find((volley) => volley.unit === unit)!.combat;
  };

  it('[TI3-UNITS-14] Carrier: 4, cost 3, combat value 9', () => {
    figures('carrier', 4);
    costs('carrier', 1, 3);
    expect(hitsOn('carrier')).toBe(9);
  });

  it('[TI3-UNITS-18] PDS: 6, cost 2, combat value 6', () => {
    const all: Fixture = {
      units: { saudor: { 0: { pds: 2 } }, lodor: { 0: { pds: 2 } }, wellon: { 0: { pds: 1 } } },
      planets: { saudor: 0, lodor: 0, wellon: 0 },
    };
    producing(all)
      .when(0, orderUnits([build('pds', 1), { goods: 1 }]))
      .refused('TI3-PROD-04');
    producing(all)
      .when(0, orderUnits([build('pds', 1), { goods: 2 }]))
      .accepted();
    producing(all)
      .when(0, orderUnits([build('pds', 2), { goods: 4 }]))
      .refused('TI3-PROD-11');
    const table = given({
      units: { 'mecatol-rex-system': { 0: { cruiser: 1 } }, wellon: { 1: { pds: 1 } } },
      planets: { wellon: 1 },
      dice: { 'pds 1 pds': [5] },
    });
    table
      .when(0, activate('wellon-system'))
      .when(0, [{ ship: 'cruiser', from: 'mecatol-rex-system' }])
      .when(1, 1);
    const [fire] = table.events.flatMap((e) => (e.t === 'rolled' ? [e.all] : []));
    expect(fire!.rolls[0]!.volleys[0]).toMatchObject({ unit: 'pds', combat: 6 });
    expect(at(table, 'wellon-system', 0)).toEqual({ cruiser: 1 });
  });

  it('[TI3-UNITS-26] Fighters: 2 for 1 resource, combat value 9', () => {
    costs('fighter', 2, 1);
    costs('fighter', 3, 2);
    expect(hitsOn('fighter')).toBe(9);
  });

  it('[TI3-UNITS-33] Cruiser: 8, cost 2, combat value 7', () => {
    figures('cruiser', 8);
    costs('cruiser', 1, 2);
    expect(hitsOn('cruiser')).toBe(7);
  });

  it('[TI3-UNITS-34] Destroyer: 8, cost 1, combat value 9', () => {
    figures('destroyer', 8);
    costs('destroyer', 1, 1);
    expect(hitsOn('destroyer')).toBe(9);
  });

  it('[TI3-UNITS-36] Dreadnought: 5, cost 5, combat value 5', () => {
    figures('dreadnought', 5);
    costs('dreadnought', 1, 5);
    expect(hitsOn('dreadnought')).toBe(5);
  });

  it('[TI3-UNITS-39] War Sun: 2, cost 12, combat value 3', () => {
    figures('war-sun', 2, ['war-sun']);
    costs('war-sun', 1, 12, ['war-sun']);
    expect(hitsOn('war-sun')).toBe(3);
  });

  it('[TI3-UNITS-15, TI3-UNITS-44] a Carrier or War Sun takes 6; each Ground Force or PDS aboard supports one Fighter less', () => {
    for (const unit of ['carrier', 'war-sun']) {
      const table = given({ units: { 'wellon-system': { 0: { [`${unit} ground-force:2 pds:1`]: 1, fighter: 4 } } } });
      expect(at(table, 'wellon-system', 0)).toEqual({ [`${unit} ground-force:2 pds:1`]: 1, fighter: 3 });
    }
  });

  it('[TI3-UNITS-16] a Carrier unloads only in the landing step', () => {
    const table = given({ units: { 'wellon-system': { 0: { 'carrier ground-force:2': 1 } } } });
    table.when(0, activate('mecatol-rex-system'));
    table
      .when(0, [{ ship: 'carrier ground-force:2', from: 'wellon-system', via: [] }])
      .when(0, [])
      .accepted();
    expect(at(table, 'mecatol-rex-system', 0)).toEqual({ 'carrier ground-force:2': 1 });
    expect(table.state.pub.planets['mecatol-rex']!.by).toBeNull();
  });

  it('[TI3-UNITS-17] the cargo is destroyed with its Carrier', () => {
    const table = given({
      units: { 'mecatol-rex-system': { 0: { cruiser: 1 } }, 'wellon-system': { 1: { 'carrier ground-force:3': 1 } } },
      dice: { 'battle 0 cruiser': [7], 'battle 1 carrier': [1] },
    });
    table.when(0, activate('wellon-system')).when(0, [{ ship: 'cruiser', from: 'mecatol-rex-system' }]);
    table.then((_, events) =>
      expect(events).toContainEqual({
        t: 'lost',
        all: {
          seat: 1,
          place: 'wellon-system',
          units: [
            { unit: 'carrier', n: 1 },
            { unit: 'ground-force', n: 3 },
          ],
        },
      }),
    );
  });

  it('[TI3-UNITS-19, TI3-UNITS-38] a PDS shields its planet against Dreadnoughts, which bombard with one die', () => {
    const fixture = (pds: number): Fixture => ({
      units: {
        'arnor-lor': { 0: { 'carrier ground-force:1': 1, dreadnought: 1 } },
        lor: { 1: { 'ground-force': 2, pds } },
      },
      planets: { lor: 1 },
      dice: { 'bombardment 0 dreadnought': [5] },
    });
    const open = given(fixture(0))
      .when(0, activate('arnor-lor'))
      .when(0, [{ from: 0, unit: 'ground-force', n: 1, to: 'lor' }]);
    open.when(0, { dreadnoughts: 1, warSuns: 0 });
    expect(open.events.find((e) => e.t === 'rolled')!.all).toMatchObject({
      purpose: 'bombardment',
      rolls: [{ volleys: [{ dice: [5] }] }],
    });
    const shielded = given(fixture(1))
      .when(0, activate('arnor-lor'))
      .when(1, 0)
      .when(0, [{ from: 0, unit: 'ground-force', n: 1, to: 'lor' }]);
    expect(shielded.question(1).kind).toBe('fire');
  });

  it('[TI3-UNITS-20, TI3-UNITS-21] PDS fire at ships in step 3 and once at landing Ground Forces', () => {
    const table = given({
      units: { 'arnor-lor': { 0: { 'carrier ground-force:1': 1 } }, lor: { 1: { 'ground-force': 1, pds: 1 } } },
      planets: { lor: 1 },
      dice: { 'pds 1 pds': [1], 'defence 1 pds': [6] },
    });
    table.when(0, activate('arnor-lor'));
    expect(table.question(1).q).toMatchObject({ planet: null });
    table.when(1, 1).when(0, [{ from: 0, unit: 'ground-force', n: 1, to: 'lor' }]);
    expect(table.question(1).q).toMatchObject({ planet: 'lor' });
    table.when(1, 1);
    expect(at(table, 'lor', 0)).toEqual({});
  });

  it('[TI3-UNITS-22] PDS are produced on the dock’s planet and carried by transporters', () => {
    const table = producing().when(0, orderUnits([build('pds', 1), { goods: 2 }]));
    expect(at(table, 'arc-prime', 0)).toEqual({ 'space-dock': 1, pds: 1 });
  });
});

describe('UNITS: Fighters and warships', () => {
  it('[TI3-UNITS-27, TI3-UNITS-28] Fighters need a lift, and fight in every battle of their system', () => {
    const table = given({
      units: { 'mecatol-rex-system': { 0: { cruiser: 1 } }, 'wellon-system': { 1: { carrier: 1, fighter: 2 } } },
      dice: { 'battle 0 cruiser': [1] },
    });
    table.when(0, activate('wellon-system')).when(0, [{ ship: 'cruiser', from: 'mecatol-rex-system' }]);
    expect(table.events.find((e) => e.t === 'rolled')!.all).toMatchObject({
      rolls: [{}, { volleys: [{ unit: 'fighter', dice: { length: 2 } }, { unit: 'carrier' }] }],
    });
    const alone = given({
      units: { 'home-letnev': { 0: { fighter: 1, cruiser: 1 } }, 'arc-prime': { 0: { 'space-dock': 1 } } },
    });
    alone
      .when(0, activate('lodor-system'))
      .when(0, [{ ship: 'fighter', from: 'home-letnev' }])
      .refused('TI3-MOVE-04');
  });

  it('[TI3-UNITS-30] support is not checked during a battle, only afterwards', () => {
    const table = given({
      units: {
        'mecatol-rex-system': { 0: { cruiser: 2 } },
        'wellon-system': { 1: { 'carrier ground-force:3': 1, fighter: 3 } },
      },
      dice: { 'battle 0 cruiser': [7, 1, 7, 1], 'battle 1 fighter': [1, 1, 1, 1, 1, 1], 'battle 1 carrier': [1] },
    });
    table.when(0, activate('wellon-system')).when(0, [
      { ship: 'cruiser', from: 'mecatol-rex-system' },
      { ship: 'cruiser', from: 'mecatol-rex-system' },
    ]);
    table.when(1, [{ ship: 'carrier ground-force:3', take: 'loss' }]);
    expect(at(table, 'wellon-system', 1)).toEqual({ fighter: 3 });
    expect(table.question(1)).toMatchObject({ kind: 'casualties' });
  });

  it('[TI3-UNITS-32] a system with enemy Fighters only may be crossed', () => {
    const table = given({
      units: {
        'empty-1': { 0: { cruiser: 1 } },
        'home-l1z1x': { 1: { fighter: 3 } },
        'zero-zero-zero': { 1: { 'space-dock': 1 } },
        'wellon-system': { 2: { destroyer: 1 } },
      },
    });
    table
      .when(0, activate('quann-system'))
      .when(0, [{ ship: 'cruiser', from: 'empty-1' }])
      .accepted();
    expect(at(table, 'quann-system', 0)).toEqual({ cruiser: 1 });
  });

  it('[TI3-UNITS-35] a Destroyer, attacking or defending, rolls two barrage dice once before the battle', () => {
    const table = given({
      units: { 'mecatol-rex-system': { 0: { carrier: 1, fighter: 1 } }, 'wellon-system': { 1: { destroyer: 1 } } },
      dice: { 'barrage 1 destroyer': [1, 1] },
    });
    table.when(0, activate('wellon-system'));
    table.when(0, [
      { ship: 'carrier', from: 'mecatol-rex-system', via: [] },
      { load: 'fighter', n: 1, at: 'mecatol-rex-system' },
    ]);
    const rolled = table.events.flatMap((e) => (e.t === 'rolled' ? [e.all] : []));
    expect(rolled[0]).toMatchObject({ purpose: 'barrage', rolls: [{ by: 1, volleys: [{ dice: [1, 1] }] }] });
    expect(rolled.slice(1).every((r) => r.purpose === 'battle')).toBe(true);
  });

  it('[TI3-UNITS-37, TI3-UNITS-41, TI3-UNITS-43] Dreadnoughts and War Suns sustain one hit and no second; a War Sun rolls three dice', () => {
    const table = given({
      units: { 'mecatol-rex-system': { 0: { 'war-sun': 1 } }, 'wellon-system': { 1: { dreadnought: 1 } } },
      dice: { 'battle 0 war-sun': [3, 1, 1, 3, 1, 1], 'battle 1 dreadnought': [5, 1] },
    });
    table.when(0, activate('wellon-system')).when(0, [{ ship: 'war-sun', from: 'mecatol-rex-system', via: [] }]);
    const [battle] = table.events.flatMap((e) => (e.t === 'rolled' ? [e.all] : []));
    expect(battle!.rolls.map((roll) => roll.volleys[0]!.dice.length)).toEqual([3, 1]);
    table.when(0, [{ ship: 'war-sun', take: 'damage' }]);
    expect(at(table, 'wellon-system', 0)).toEqual({ 'war-sun damaged': 1 });
    table.when(1, [{ ship: 'dreadnought', take: 'damage' }]).then((_, events) => {
      expect(events.filter((e) => e.t === 'rolled')).toHaveLength(1); // damaged, it fights a second round
    });
    expect(at(table, 'wellon-system', 1)).toEqual({});
  });

  it('[TI3-UNITS-40, TI3-UNITS-42] War Suns need their technology, and bombard with three dice past PDS and without a landing', () => {
    producing()
      .when(0, orderUnits([build('war-sun', 1), { goods: 12 }]))
      .refused('TI3-PROD-12');
    const table = given({
      units: { 'arnor-lor': { 0: { 'war-sun': 1 } }, lor: { 1: { 'ground-force': 1, pds: 1 } } },
      planets: { lor: 1 },
      dice: { 'bombardment 0 war-sun': [1, 2, 3] },
    });
    table.when(0, activate('arnor-lor')).when(1, 0).when(0, 'lor').when(0, { dreadnoughts: 0, warSuns: 1 });
    expect(at(table, 'lor', 1)).toEqual({ pds: 1 });
  });
});

describe('LIMITS: figures and supplement counters', () => {
  it('[TI3-LIMITS-01, TI3-LIMITS-02] as many of a kind as there are figures', () => {
    figures('carrier', 4);
    figures('cruiser', 8);
    figures('destroyer', 8);
    figures('dreadnought', 5);
    figures('war-sun', 2, ['war-sun']);
    producing({
      units: { saudor: { 0: { pds: 2 } }, lodor: { 0: { pds: 2 } }, wellon: { 0: { pds: 2 } } },
      planets: { saudor: 0, lodor: 0, wellon: 0 },
    })
      .when(0, orderUnits([build('pds', 1), { goods: 2 }]))
      .refused('TI3-PROD-11');
    expect(Object.values(UNITS).map((unit) => unit.figures)).toEqual([3, 6, 12, 10, 8, 8, 4, 5, 2]);
  });

  it('[TI3-LIMITS-03, TI3-LIMITS-10, TI3-LIMITS-12] Ground Forces and Fighters go beyond their figures by counters, each a unit like any other', () => {
    const table = producing({ units: { saudor: { 0: { 'ground-force': 20 } } }, planets: { saudor: 0 } });
    table.when(0, orderUnits([build('ground-force', 6), { goods: 3 }])).accepted();
    expect(at(table, 'arc-prime', 0)).toEqual({ 'space-dock': 1, 'ground-force': 6 });
    const many = given({ units: { 'wellon-system': { 0: { carrier: 2, fighter: 12 } } } });
    expect(at(many, 'wellon-system', 0)).toEqual({ carrier: 2, fighter: 12 });
  });

  const held = [
    'saudor',
    'lodor',
    'abyz',
    'fria',
    'quann',
    'arnor',
    'lor',
    'tarmann',
    'thibah',
    'wellon',
    'lazar',
    'sakulag',
  ];
  const everywhere: Fixture = {
    units: Object.fromEntries(held.map((p) => [p, { 0: { 'ground-force': 2 } }])),
    planets: Object.fromEntries(held.map((p) => [p, 0])),
  };

  it('[TI3-LIMITS-04, TI3-LIMITS-08, TI3-LIMITS-09] each planet with Ground Forces needs a figure, each for itself: twelve planets, no thirteenth (EX-11)', () => {
    producing(everywhere)
      .when(0, orderUnits([build('ground-force', 2), { goods: 1 }]))
      .refused('TI3-LIMITS-09');
    // Three on one planet are three, and need one figure.
    const eleven = {
      ...everywhere,
      units: { ...everywhere.units, saudor: { 0: { 'ground-force': 3 } }, wellon: { 0: {} } },
    };
    const table = producing(eleven)
      .when(0, orderUnits([build('ground-force', 2), { goods: 1 }]))
      .accepted();
    expect(at(table, 'arc-prime', 0)).toEqual({ 'space-dock': 1, 'ground-force': 2 });
    expect(at(table, 'saudor', 0)).toEqual({ 'ground-force': 3 });
  });

  it('[TI3-LIMITS-05, TI3-LIMITS-07] figures and counters change places as needed: a group may be split while figures last', () => {
    const table = given({
      units: { 'wellon-system': { 0: { carrier: 1 } }, wellon: { 0: { 'ground-force': 15 } } },
      planets: { wellon: 0 },
    });
    table.when(0, activate('mecatol-rex-system'));
    table
      .when(0, [
        { ship: 'carrier', from: 'wellon-system', via: [] },
        { load: 'ground-force', n: 6, at: 'wellon' },
      ])
      .accepted();
    expect([at(table, 'wellon', 0), at(table, 'mecatol-rex-system', 0)]).toEqual([
      { 'ground-force': 9 },
      { 'carrier ground-force:6': 1 },
    ]);
  });

  it('[TI3-LIMITS-06, TI3-LIMITS-11] counters aboard need a figure aboard, so no new group is made without one', () => {
    const table = given({ ...everywhere, units: { ...everywhere.units, 'wellon-system': { 0: { carrier: 1 } } } });
    table.when(0, activate('mecatol-rex-system'));
    table
      .when(0, [
        { ship: 'carrier', from: 'wellon-system', via: [] },
        { load: 'ground-force', n: 1, at: 'wellon' },
      ])
      .refused('TI3-TRANSPORT-14');
    table.when(0, [{ ship: 'carrier', from: 'wellon-system', via: [] }]).accepted();
    expect(at(table, 'mecatol-rex-system', 0)).toEqual({ carrier: 1 });
    // Where all of them land, their figure lands with them; where some stay aboard, another one would be needed.
    const { thibah: ___, ...eleven } = everywhere.units!;
    const landing = (n: number) =>
      given({
        ...everywhere,
        units: { ...eleven, 'mecatol-rex-system': { 0: { 'carrier ground-force:2': 1 } } },
      })
        .when(0, activate('mecatol-rex-system'))
        .when(0, [{ from: 0, unit: 'ground-force', n, to: 'mecatol-rex' }]);
    landing(1).refused('TI3-TRANSPORT-14');
    landing(2).accepted();
    // Those aboard two Carriers count with those on planets.
    const { wellon: _, lodor: __, ...others } = everywhere.units!;
    const full = { ...others, 'wellon-system': { 0: { 'carrier ground-force:2': 2 } } };
    producing({ ...everywhere, units: full })
      .when(0, orderUnits([build('ground-force', 2), { goods: 1 }]))
      .refused('TI3-LIMITS-09');
  });
});

describe('SPEND: spending resources and influence', () => {
  it('[TI3-SPEND-01, TI3-SPEND-02, TI3-SPEND-05, TI3-SPEND-06, TI3-SPEND-07, TI3-SPEND-08] refreshed planets are exhausted for their full value in one batch; excess is lost; any planet pays for anything', () => {
    const table = producing({ sheets: { 0: { goods: 0 } }, planets: { lodor: 0 } });
    table.when(0, orderUnits([build('cruiser', 1), { exhaust: 'lodor' }])).accepted();
    expect(table.state.pub.planets.lodor!.exhausted).toBe(true);
    expect(table.state.pub.sheets[0]!.goods).toBe(0);
    const batch = producing({ sheets: { 0: { goods: 0 } } });
    batch.when(0, orderUnits([build('cruiser', 3), { exhaust: 'arc-prime' }, { exhaust: 'wren-terra' }])).accepted();
    expect(at(batch, 'home-letnev', 0)).toEqual({ cruiser: 3 });
  });

  it('[TI3-SPEND-04] a planet counts with its resources or its influence, never both', () => {
    // Mecatol Rex: 1 resource, 6 influence.
    const build2 = producing({
      sheets: { 0: { goods: 0 } },
      planets: { 'mecatol-rex': 0, 'arc-prime': { exhausted: true }, 'wren-terra': { exhausted: true } },
    });
    build2.when(0, orderUnits([build('cruiser', 1), { exhaust: 'mecatol-rex' }])).refused('TI3-PROD-04');
    build2.when(0, orderUnits([build('destroyer', 1), { exhaust: 'mecatol-rex' }])).accepted();
    const logistics = given({
      planets: { 'mecatol-rex': 1 },
      sheets: { 0: { cards: [{ card: 'logistics', used: false }] } },
    });
    logistics
      .when(0, { do: 'strategy', card: 'logistics' })
      .when(0, { strategy: 0, fleet: 0, command: 4 })
      .when(1, true);
    logistics.when(1, [{ counters: 2 }, { exhaust: 'mecatol-rex' }]).accepted();
  });

  it('[TI3-SPEND-10] an exhausted planet is still controlled', () => {
    const table = producing({ sheets: { 0: { goods: 0 } } }).when(
      0,
      orderUnits([build('cruiser', 1), { exhaust: 'arc-prime' }]),
    );
    expect(table.state.pub.planets['arc-prime']).toMatchObject({ by: 0, exhausted: true });
    table.when(1, PASS).when(2, PASS).when(0, PASS);
    expect(table.state.pub.planets['arc-prime']).toMatchObject({ by: 0, exhausted: false });
  });
});
