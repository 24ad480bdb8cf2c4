import { defaultAnswer, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ti3 } from '../game.ts';
import { activate, given, orderUnits, unitsAt } from '../given.ts';
import type { Fixture } from '../given.ts';

type Fleet = { [ship: string]: number };

/** Seat 0 moves a fleet from Mecatol Rex to Wellon, where seat 1 stands; adjacent systems of both are activated as told. */
const battle = (attackers: Fleet, defenders: Fleet, more: Fixture = {}) => {
  const table = given({
    ...more,
    units: { ...more.units, 'mecatol-rex-system': { 0: attackers }, 'wellon-system': { 1: defenders } },
    sheets: { 0: { fleet: 8, ...more.sheets?.[0] }, 1: { fleet: 8, ...more.sheets?.[1] } },
  });
  table.when(0, activate('wellon-system'));
  const move: unknown[] = [];
  for (const [name, n] of Object.entries(attackers)) {
    const kind = name.split(' ')[0]!;
    if (kind === 'fighter') continue;
    const transporter = ['carrier', 'war-sun'].includes(kind);
    for (let i = 0; i < n; i++) {
      move.push({ ship: name, from: 'mecatol-rex-system', ...(transporter ? { via: [] } : {}) });
      if (transporter && i === 0 && attackers.fighter)
        move.push({ load: 'fighter', n: attackers.fighter, at: 'mecatol-rex-system' });
    }
  }
  return table.when(0, move as never).accepted();
};
const left = (table: ReturnType<typeof battle>, seat: number, at = 'wellon-system') =>
  unitsAt(table.state.pub, at, seat);
const rolls = (table: ReturnType<typeof battle>) => table.events.flatMap((e) => (e.t === 'rolled' ? [e.all] : []));

describe('SPACE: the Space Battle', () => {
  it('[TI3-SPACE-01] a single enemy Fighter is enough, and the battle is compulsory', () => {
    const table = battle(
      { cruiser: 1 },
      { fighter: 1, carrier: 1 },
      {
        dice: { 'battle 0 cruiser': [7, 7], 'battle 1 fighter': [1, 1], 'battle 1 carrier': [1, 1] },
      },
    );
    table.when(1, [{ ship: 'carrier', take: 'loss' }]);
    // Only the Fighter was left, and the fight went on over it.
    expect(left(table, 1)).toEqual({});
    expect(rolls(table).at(-1)).toMatchObject({ purpose: 'battle', round: 2 });
    // A lone Fighter under its Space Dock is met with a battle from the start.
    const lone = battle(
      { cruiser: 1 },
      { fighter: 1 },
      {
        units: { wellon: { 1: { 'space-dock': 1 } } },
        planets: { wellon: 1 },
        dice: { 'battle 0 cruiser': [7], 'battle 1 fighter': [1] },
      },
    );
    expect(rolls(lone).map((r) => [r.purpose, r.round])).toEqual([['battle', 1]]);
    expect(left(lone, 1)).toEqual({});
  });

  it('[TI3-SPACE-02] the active player attacks, the player whose ships were there defends', () => {
    const table = battle(
      { cruiser: 1 },
      { cruiser: 1 },
      { dice: { 'battle 0 cruiser': [7], 'battle 1 cruiser': [7] } },
    );
    expect(rolls(table)[0]).toMatchObject({
      rolls: [
        { by: 0, against: 1 },
        { by: 1, against: 0 },
      ],
    });
  });

  it('[TI3-SPACE-03, TI3-SPACE-23] rounds follow one another until at most one player has ships', () => {
    const table = battle(
      { cruiser: 1 },
      { cruiser: 1 },
      { dice: { 'battle 0 cruiser': [1, 1, 7], 'battle 1 cruiser': [1, 1, 1] } },
    );
    expect(rolls(table).map((r) => r.round)).toEqual([1, 2, 3]);
    expect([left(table, 0), left(table, 1)]).toEqual([{ cruiser: 1 }, {}]);
  });

  it('[TI3-SPACE-04, TI3-SPACE-05] before the first round each Destroyer of either side rolls two dice at enemy Fighters', () => {
    const table = battle(
      { destroyer: 1, carrier: 1, fighter: 2 },
      { destroyer: 2, carrier: 1, fighter: 3 },
      {
        dice: { 'barrage 0 destroyer': [9, 8], 'barrage 1 destroyer': [9, 10, 1, 1] },
      },
    );
    const [barrage, first] = rolls(table);
    expect(barrage).toMatchObject({
      purpose: 'barrage',
      round: 0,
      rolls: [
        { by: 0, volleys: [{ unit: 'destroyer', dice: [9, 8] }] },
        { by: 1, volleys: [{ unit: 'destroyer', dice: [9, 10, 1, 1] }] },
      ],
    });
    expect(first).toMatchObject({ purpose: 'battle', round: 1 });
  });

  it('[TI3-SPACE-07, TI3-SPACE-11, TI3-SPACE-12] a battle from the barrage to the casualties of its first round (EX-03, EX-04)', () => {
    const table = battle(
      { 'carrier ground-force:2': 1, fighter: 3, cruiser: 1 },
      { destroyer: 2, cruiser: 1 },
      {
        dice: {
          'barrage 1 destroyer': [2, 2, 5, 6],
          'battle 0 fighter': [3, 5, 10],
          'battle 0 carrier': [6, 1],
          'battle 0 cruiser': [8, 7],
          'battle 1 cruiser': [8, 1],
          'battle 1 destroyer': [9, 10],
        },
      },
    );
    // The barrage hits nobody; the loaded Carrier rolls in the battle.
    const [barrage, first] = rolls(table);
    expect(barrage!.purpose).toBe('barrage');
    expect(first!.rolls[0]!.volleys.map(({ unit }) => unit).toSorted()).toEqual(['carrier', 'cruiser', 'fighter']);
    expect(table.question(0)).toMatchObject({ kind: 'casualties', q: { hits: 3 } });
    table.when(
      0,
      Array.from({ length: 3 }, () => ({ ship: 'fighter', take: 'loss' })),
    );
    expect(table.question(1)).toMatchObject({ kind: 'casualties', q: { hits: 2 } });
    table
      .when(
        1,
        Array.from({ length: 2 }, () => ({ ship: 'destroyer', take: 'loss' })),
      )
      .accepted();
    // The second round: the Cruisers that are left meet.
    expect(rolls(table).at(-1)).toMatchObject({ purpose: 'battle', round: 2 });
    expect([left(table, 0), left(table, 1)]).toEqual([{ 'carrier ground-force:2': 1, cruiser: 1 }, {}]);
  });

  it('[TI3-SPACE-06] Fighters shot down by the barrage do not take part in the battle', () => {
    const table = battle({ destroyer: 1 }, { carrier: 1, fighter: 2 }, { dice: { 'barrage 0 destroyer': [9, 1] } });
    expect(rolls(table)[1]).toMatchObject({
      rolls: [{}, { volleys: [{ unit: 'fighter', dice: [expect.any(Number)] }, { unit: 'carrier' }] }],
    });
  });

  it('[TI3-SPACE-07] the barrage comes once per battle, needs enemy Fighters, and surplus hits are lost (EX-02)', () => {
    const table = battle(
      { destroyer: 2 },
      { carrier: 1, fighter: 1 },
      {
        dice: { 'barrage 0 destroyer': [9, 9, 9, 9], 'battle 0 destroyer': [1, 1, 9, 1], 'battle 1 carrier': [1, 1] },
      },
    );
    expect(rolls(table).map((r) => r.purpose)).toEqual(['barrage', 'battle', 'battle']);
    const none = battle(
      { cruiser: 1 },
      { destroyer: 1 },
      { dice: { 'battle 0 cruiser': [7], 'battle 1 destroyer': [1] } },
    );
    expect(rolls(none).map((r) => r.purpose)).toEqual(['battle']);
  });

  it('[TI3-SPACE-08, TI3-SPACE-10] a round: announce, roll, remove casualties, leave; so dice are always rolled once', () => {
    const table = battle(
      { cruiser: 2 },
      { cruiser: 2 },
      {
        activated: { 'mecatol-rex-system': [], 'empty-1': [0] },
        dice: { 'battle 0 cruiser': [7, 1], 'battle 1 cruiser': [7, 1] },
      },
    );
    expect(table.question(0)).toMatchObject({ kind: 'leave', q: { as: 'withdraw' } });
    expect(rolls(table)).toEqual([]);
    table.when(0, true);
    expect(rolls(table)).toHaveLength(1);
    expect(table.question(0).kind).toBe('casualties');
    table.when(0, [{ ship: 'cruiser', take: 'loss' }]).when(1, [{ ship: 'cruiser', take: 'loss' }]);
    table.when(0, 'empty-1');
    expect([left(table, 0), left(table, 0, 'empty-1'), left(table, 1)]).toEqual([{}, { cruiser: 1 }, { cruiser: 1 }]);
  });

  it('[TI3-SPACE-09] only if the attacker stays may the defender announce a retreat (DT-07)', () => {
    const both: Fixture = { activated: { 'empty-1': [0], 'quann-system': [1] } };
    const withdrawn = battle(
      { cruiser: 1 },
      { cruiser: 1 },
      { ...both, dice: { 'battle 0 cruiser': [1], 'battle 1 cruiser': [1] } },
    );
    withdrawn.when(0, true);
    expect(withdrawn.question(0).kind).toBe('refuge');
    // Whoever does not say where flees to the only place there is.
    expect(defaultAnswer(ti3, view(withdrawn.state, 0), withdrawn.question(0))).toBe('empty-1');
    const stayed = battle({ cruiser: 1 }, { cruiser: 1 }, both).when(0, false);
    expect(stayed.question(1)).toMatchObject({ kind: 'leave', q: { as: 'retreat' } });
  });

  it('[TI3-SPACE-09, TI3-SPACE-20] an attacker without a refuge may announce too: the retreat is barred, and the battle goes on', () => {
    const table = battle(
      { cruiser: 2 },
      { cruiser: 1 },
      {
        activated: { 'quann-system': [1] },
        dice: { 'battle 0 cruiser': [1, 1], 'battle 1 cruiser': [1] },
      },
    );
    table.when(0, true).then((_, events) => {
      expect(events).toContainEqual({ t: 'announced', all: { seat: 0, as: 'withdraw' } });
      expect(events).toContainEqual({ t: 'stayed', all: { seat: 0 } });
      expect(events.some((e) => e.t === 'announced' && e.all.seat === 1)).toBe(false);
    });
    expect([left(table, 0), left(table, 1)]).toEqual([{ cruiser: 2 }, { cruiser: 1 }]);
    // The second round begins with the same question.
    expect(table.question(0)).toMatchObject({ kind: 'leave', q: { as: 'withdraw' } });
  });

  it('[TI3-SPACE-11] one die per ship, three for a War Sun; equal to the combat value is a hit (EX-01)', () => {
    const table = battle(
      { cruiser: 3, dreadnought: 1 },
      { fighter: 2, destroyer: 1 },
      {
        units: { wellon: { 1: { 'space-dock': 1 } } },
        planets: { wellon: 1 },
        dice: {
          'battle 0 cruiser': [2, 5, 7],
          'battle 0 dreadnought': [6],
          'battle 1 fighter': [3, 5],
          'battle 1 destroyer': [10],
        },
      },
    );
    expect(table.question(0)).toMatchObject({ kind: 'casualties', q: { hits: 1 } });
    table.when(0, [{ ship: 'dreadnought', take: 'damage' }]);
    expect(table.question(1)).toMatchObject({ kind: 'casualties', q: { hits: 2 } });
    table.when(1, [
      { ship: 'fighter', take: 'loss' },
      { ship: 'fighter', take: 'loss' },
    ]);
    expect(rolls(table).at(-1)).toMatchObject({
      round: 2,
      rolls: [{ volleys: [{ dice: { length: 3 } }, {}] }, { volleys: [{ unit: 'destroyer' }] }],
    });
    const sun = battle(
      { 'war-sun': 1 },
      { cruiser: 1 },
      { dice: { 'battle 0 war-sun': [1, 2, 3], 'battle 1 cruiser': [1] } },
    );
    expect(rolls(sun)[0]).toMatchObject({ rolls: [{ volleys: [{ unit: 'war-sun', dice: [1, 2, 3] }] }, {}] });
    expect(left(sun, 1)).toEqual({});
  });

  it('[TI3-SPACE-12] every hit is taken, the attacker first, then the defender', () => {
    const table = battle(
      { cruiser: 2 },
      { cruiser: 2 },
      { dice: { 'battle 0 cruiser': [7, 1], 'battle 1 cruiser': [7, 1] } },
    );
    expect(() => table.question(1)).toThrow('asked nothing');
    table.when(0, []).refused('TI3-SPACE-12');
    table.when(0, [{ ship: 'cruiser', take: 'loss' }]);
    expect(table.question(1).kind).toBe('casualties');
  });

  it('[TI3-SPACE-13] a hit removes a ship or damages an undamaged Dreadnought; one ship may take two hits in one step', () => {
    const table = battle(
      { cruiser: 2 },
      { dreadnought: 2 },
      { dice: { 'battle 0 cruiser': [7, 7], 'battle 1 dreadnought': [1, 1] } },
    );
    table
      .when(1, [
        { ship: 'dreadnought', take: 'damage' },
        { ship: 'dreadnought damaged', take: 'loss' },
      ])
      .accepted();
    expect(left(table, 1)).toEqual({ dreadnought: 1 });
    const spread = battle(
      { cruiser: 2 },
      { dreadnought: 2 },
      { dice: { 'battle 0 cruiser': [7, 7], 'battle 1 dreadnought': [1, 1] } },
    );
    spread.when(1, [
      { ship: 'dreadnought', take: 'damage' },
      { ship: 'dreadnought', take: 'damage' },
    ]);
    expect(rolls(spread).at(-1)).toMatchObject({
      round: 2,
      rolls: [{}, { volleys: [{ unit: 'dreadnought', dice: { length: 2 } }] }],
    });
  });

  it('[TI3-SPACE-14] the player who suffers the losses chooses them', () => {
    const table = battle(
      { cruiser: 1 },
      { carrier: 1, cruiser: 1 },
      { dice: { 'battle 0 cruiser': [7], 'battle 1 cruiser': [1], 'battle 1 carrier': [1] } },
    );
    expect(() => table.question(0)).toThrow('asked nothing');
    table.when(1, [{ ship: 'carrier', take: 'loss' }]);
    expect(left(table, 1)).toEqual({ cruiser: 1 });
  });

  it('[TI3-SPACE-15, TI3-SPACE-17] ships lost in a round have fired in it; hits beyond the ships there are lost (DT-08)', () => {
    const table = battle(
      { cruiser: 2 },
      { cruiser: 1 },
      { dice: { 'battle 0 cruiser': [7, 7], 'battle 1 cruiser': [7] } },
    );
    // Two hits on one ship, and the one that died hit back.
    table.when(0, [{ ship: 'cruiser', take: 'loss' }]);
    expect([left(table, 0), left(table, 1)]).toEqual([{ cruiser: 1 }, {}]);
    const both = battle({ cruiser: 1 }, { cruiser: 1 }, { dice: { 'battle 0 cruiser': [7], 'battle 1 cruiser': [7] } });
    expect([left(both, 0), left(both, 1), both.state.pub.active]).toEqual([{}, {}, 1]);
  });

  it('[TI3-SPACE-16] destroyed ships return to reinforcements and can be produced again (EX-13)', () => {
    const fixture: Fixture = {
      turn: 1,
      units: {
        'zero-zero-zero': { 1: { 'space-dock': 1 } },
        'wellon-system': { 1: { dreadnought: 4 } },
        'nebula-1': { 1: { 'dreadnought damaged': 1 } },
      },
      sheets: { 1: { fleet: 8 } },
    };
    given(fixture)
      .when(1, activate('home-l1z1x'))
      .when(1, [])
      .when(1, orderUnits([{ build: 'dreadnought', n: 1, at: 'zero-zero-zero' }, { exhaust: 'zero-zero-zero' }]))
      .refused('TI3-PROD-11');
    const table = given({
      ...fixture,
      turn: 0,
      units: { ...fixture.units, 'mecatol-rex-system': { 0: { 'war-sun': 1 } } },
      dice: { 'battle 0 war-sun': [3, 1, 1], 'battle 1 dreadnought': [1] },
    });
    table.when(0, activate('nebula-1')).when(0, [{ ship: 'war-sun', from: 'mecatol-rex-system', via: [] }]);
    expect(left(table, 1, 'nebula-1')).toEqual({});
    table.when(1, activate('home-l1z1x')).when(1, []);
    table
      .when(1, orderUnits([{ build: 'dreadnought', n: 1, at: 'zero-zero-zero' }, { exhaust: 'zero-zero-zero' }]))
      .accepted();
  });

  it('[TI3-SPACE-18] whoever announced leaves in step 4', () => {
    const table = battle(
      { cruiser: 1 },
      { cruiser: 1 },
      {
        activated: { 'quann-system': [1] },
        dice: { 'battle 0 cruiser': [1], 'battle 1 cruiser': [1] },
      },
    );
    table.when(0, false).when(1, true).when(1, 'quann-system');
    expect([left(table, 0), left(table, 1), left(table, 1, 'quann-system')]).toEqual([
      { cruiser: 1 },
      {},
      { cruiser: 1 },
    ]);
  });

  it('[TI3-SPACE-19] it is cancelled when the opponent has no ship left', () => {
    const table = battle(
      { cruiser: 1 },
      { cruiser: 1 },
      {
        activated: { 'quann-system': [1] },
        dice: { 'battle 0 cruiser': [1], 'battle 1 cruiser': [7] },
      },
    );
    table
      .when(0, false)
      .when(1, true)
      .then((_, events) => {
        expect(events).toContainEqual({ t: 'stayed', all: { seat: 1 } });
        expect(left(table, 1)).toEqual({ cruiser: 1 });
      });
  });

  it('[TI3-SPACE-20] only to an adjacent system activated by the fleet’s owner, all ships together', () => {
    const table = battle(
      { cruiser: 1 },
      { cruiser: 1, carrier: 1, fighter: 2 },
      {
        activated: { 'quann-system': [1], 'empty-1': [2], 'saudor-system': [1], 'home-l1z1x': [1] },
        dice: { 'battle 0 cruiser': [1], 'battle 1 cruiser': [1], 'battle 1 carrier': [1], 'battle 1 fighter': [1, 1] },
      },
    );
    table.when(0, false).when(1, true);
    table.when(1, 'empty-1').refused('TI3-SPACE-20');
    table.when(1, 'saudor-system').refused('TI3-SPACE-20');
    table.when(1, 'quann-system').accepted();
    expect(left(table, 1, 'quann-system')).toEqual({ cruiser: 1, carrier: 1, fighter: 2 });
    // Without such a system nobody is asked at all.
    const trapped = battle(
      { cruiser: 1 },
      { cruiser: 1 },
      { dice: { 'battle 0 cruiser': [7], 'battle 1 cruiser': [1] } },
    );
    expect(left(trapped, 1)).toEqual({});
  });

  it('[TI3-SPACE-20] what cannot be executed any more is cancelled and the battle goes on: Fighters alone cannot leave', () => {
    const table = battle(
      { cruiser: 2 },
      { carrier: 1, fighter: 3 },
      {
        activated: { 'quann-system': [1] },
        dice: { 'battle 0 cruiser': [7, 1, 7, 7], 'battle 1 carrier': [1], 'battle 1 fighter': [1, 1, 1, 1, 1, 1] },
      },
    );
    table
      .when(0, false)
      .when(1, true)
      .when(1, [{ ship: 'carrier', take: 'loss' }]);
    table.then((_, events) => expect(events).toContainEqual({ t: 'stayed', all: { seat: 1 } }));
    expect(rolls(table).at(-1)).toMatchObject({ round: 2 });
  });

  it('[TI3-SPACE-21] the destination must be free of enemy ships; PDS and Ground Forces there do not matter', () => {
    const table = battle(
      { cruiser: 1 },
      { cruiser: 1 },
      {
        activated: { 'quann-system': [1], 'home-l1z1x': [1] },
        units: { quann: { 2: { pds: 2, 'ground-force': 1 } }, 'home-l1z1x': { 2: { destroyer: 1 } } },
        planets: { quann: 2 },
        dice: { 'battle 0 cruiser': [1], 'battle 1 cruiser': [1] },
      },
    );
    table.when(0, false).when(1, true);
    table.when(1, 'home-l1z1x').refused('TI3-SPACE-21');
    table.when(1, 'quann-system').accepted();
    expect(left(table, 1, 'quann-system')).toEqual({ cruiser: 1 });
  });

  it('[TI3-SPACE-22] the fleet must respect Fleet Supply and Fighter support where it goes; the excess is destroyed', () => {
    const table = battle(
      { cruiser: 1 },
      { cruiser: 2, carrier: 1 },
      {
        activated: { 'quann-system': [1] },
        units: { 'quann-system': { 1: { destroyer: 2 } } },
        sheets: { 1: { fleet: 4 } },
        dice: { 'battle 0 cruiser': [1], 'battle 1 cruiser': [1, 1], 'battle 1 carrier': [1] },
      },
    );
    table.when(0, false).when(1, true).when(1, 'quann-system');
    expect(table.question(1)).toMatchObject({ kind: 'scuttle', q: { n: 1 } });
    table.when(1, ['destroyer']);
    expect(left(table, 1, 'quann-system')).toEqual({ destroyer: 1, cruiser: 2, carrier: 1 });

    const fighters = battle(
      { cruiser: 1 },
      { 'carrier ground-force:4': 1, fighter: 3 },
      {
        activated: { 'home-l1z1x': [1] },
        units: { wellon: { 1: { 'space-dock': 1 } } },
        planets: { wellon: 1 },
        dice: { 'battle 0 cruiser': [1], 'battle 1 fighter': [1, 1, 1], 'battle 1 carrier': [1] },
      },
    );
    fighters.when(0, false).when(1, true).when(1, 'home-l1z1x');
    expect(left(fighters, 1, 'home-l1z1x')).toEqual({ 'carrier ground-force:4': 1, fighter: 2 });
  });

  it('[TI3-SPACE-24] support is ignored during the battle; afterwards unsupported Fighters go', () => {
    const table = battle(
      { cruiser: 1 },
      { carrier: 1, fighter: 2 },
      {
        dice: { 'battle 0 cruiser': [7, 1], 'battle 1 carrier': [1], 'battle 1 fighter': [1, 1, 9, 1] },
      },
    );
    table.when(1, [{ ship: 'carrier', take: 'loss' }]);
    // Without their Carrier both Fighters fought a second round and won; then they were lost.
    expect(rolls(table).at(-1)).toMatchObject({
      round: 2,
      rolls: [{}, { volleys: [{ unit: 'fighter', dice: [9, 1] }] }],
    });
    expect([left(table, 0), left(table, 1)]).toEqual([{}, {}]);
  });

  it('[TI3-SPACE-25] with ships left the sequence goes on; without transporters there is nothing to land (EX-05)', () => {
    const won = battle(
      { cruiser: 1, 'carrier ground-force:2': 1 },
      { cruiser: 1 },
      {
        dice: { 'battle 0 cruiser': [9], 'battle 0 carrier': [1], 'battle 1 cruiser': [3] },
      },
    );
    expect(won.question(0).kind).toBe('land');
    const bare = battle({ cruiser: 1 }, { cruiser: 1 }, { dice: { 'battle 0 cruiser': [9], 'battle 1 cruiser': [3] } });
    expect(bare.state.pub.active).toBe(1);
  });

  it('[TI3-SPACE-26] a Space Battle breaks the Trade Agreement of the two', () => {
    const table = battle(
      { cruiser: 1 },
      { cruiser: 1 },
      {
        agreements: [
          [0, 1],
          [1, 2],
        ],
        dice: { 'battle 0 cruiser': [7], 'battle 1 cruiser': [1] },
      },
    );
    expect(table.state.pub.agreements.map((a) => a.seats)).toEqual([[1, 2]]);
    expect(table.events).toContainEqual({ t: 'agreementBroken', all: { seats: [0, 1] } });
  });

  it('[TI3-SPACE-27, TI3-SYSTEMS-07] a fleet that defends in a Nebula adds 1 to its combat dice', () => {
    const table = given({
      units: { 'wellon-system': { 0: { cruiser: 1 } }, 'nebula-1': { 1: { cruiser: 1 } } },
      dice: { 'battle 0 cruiser': [6], 'battle 1 cruiser': [6] },
    });
    table.when(0, activate('nebula-1')).when(0, [{ ship: 'cruiser', from: 'wellon-system' }]);
    expect([left(table, 0, 'nebula-1'), left(table, 1, 'nebula-1')]).toEqual([{}, { cruiser: 1 }]);
  });

  it('races and technologies: N’orr and L1Z1X add to their dice, Hylar V and Cybernetics to those of some ships', () => {
    const table = battle(
      { cruiser: 1, carrier: 1, fighter: 1 },
      { dreadnought: 1, destroyer: 1 },
      {
        sheets: { 0: { race: 'norr', technologies: ['hylar-v-assault-laser', 'cybernetics'] }, 1: { race: 'l1z1x' } },
        dice: { 'barrage 1 destroyer': [1, 1] },
      },
    );
    expect(rolls(table)[1]!.rolls.map((r) => Object.fromEntries(r.volleys.map((v) => [v.unit, v.modifier])))).toEqual([
      { fighter: 2, cruiser: 2, carrier: 1 },
      { dreadnought: 1, destroyer: 0 },
    ]);
  });
});
