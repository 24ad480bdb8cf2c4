import { clearMark, rulesView, view } from '@orrery/kernel';
import type { Given } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ti4 } from '../../game.ts';
import { playUntil } from '../../given.ts';
import { rolledIn } from '../../givenBattle.ts';
import type { Ti4 } from '../../shapes.ts';
import { DOWN, UP, active, inPlay, inSpace, learned, units } from '../../space.ts';
import type { Space } from '../../space.ts';
import { relicText } from '../expansion/decks.ts';
import { hasAbility } from '../units.ts';

const [near] = UP;
const [below] = DOWN;
const at = (table: Given<Ti4>, place: string) =>
  (table.state.pub.units[place] ?? [])
    .map(({ seat, type, marks, n }) => `${seat}: ${n} ${type}${marks ? ` ${marks}` : ''}`)
    .toSorted();
const rolled = (table: Given<Ti4>) => rolledIn(table.events);
const open = (table: Given<Ti4>) => table.state.pub.table.open.map(({ kind, seat }) => `${kind} ${seat}`);
const told = (table: Given<Ti4>, kind: string) =>
  table.events.filter(({ t }) => t === kind).map(({ all }) => all as object);

describe('SCAN: who fires at whom', () => {
  it('[TI4-SCAN-04, TI4-SCAN-09, TI4-EX-22] clockwise from the active player, whether ships moved or not; each volley is settled before the next', () => {
    const table = active({
      galaxy: { 0: 'tile-20', [near]: 'tile-19' },
      units: {
        'tile-20': units(0, { carrier: 1, fighter: 4 }),
        'vefut-ii': units(1, { pds: 1 }),
        wellon: units(2, { pds: 1 }),
      },
      dice: { 'cannon 1 pds': [10], 'cannon 2 pds': [10] },
      arrange: (pub) => learned(pub, 2, 'pds-2'),
    });
    expect(open(table)).toEqual(['fire 1']);
    table.when(1, true, 'fire').when(0, ['carrier'], 'assignHits').accepted();
    // Without the carrier the fighters are gone before the third player is asked: there is nothing left to fire at.
    expect(at(table, 'tile-20')).toEqual([]);
    expect(open(table)).not.toContain('fire 2');
  });

  it('[TI4-SCAN-05, TI4-SCAN-14] the active player fires at one other player; all others at the active player alone', () => {
    const table = active({
      galaxy: { 0: 'tile-20' },
      units: {
        'tile-20': [...units(0, { cruiser: 1 }), ...units(1, { cruiser: 1 }), ...units(2, { cruiser: 1 })],
        'vefut-ii': units(0, { pds: 1 }),
      },
      dice: { 'cannon 0 pds': [10], 'battle 0 cruiser': [10], 'battle 1 cruiser': [1] },
    });
    table.when(0, true, 'fire').accepted();
    expect((table.question(0).q as { from: string[] }).from).toEqual(['1', '2']);
    table.when(0, '2').accepted();
    expect(at(table, 'tile-20')).not.toContain('2: 1 cruiser');
    expect(told(table, 'destroyed')[0]).toEqual(expect.objectContaining({ seat: 2 }));
  });

  it('[TI4-SCAN-12] where several planets can fire at a landing, the active player says in which order', () => {
    const table = active({
      galaxy: { 0: 'tile-29' },
      units: {
        'tile-29': units(0, { carrier: 1, infantry: 2 }),
        qucenn: units(1, { pds: 1 }),
        rarron: units(1, { pds: 1 }),
      },
      dice: { 'cannon 1 pds': [1, 1, 1, 1] },
    });
    table.when(1, false, 'fire').accepted();
    table
      .when(
        0,
        ['qucenn', 'rarron'].map((planet) => ({ unit: 'infantry', planet })),
        'commit',
      )
      .accepted();
    expect(table.question(0)).toEqual(expect.objectContaining({ kind: 'pickOne' }));
    table.when(0, 'rarron').accepted();
    expect((table.question(1).q as { place: string }).place).toBe('rarron');
  });

  it('[TI4-SCAN-13] cannon fire is no combat', () => {
    const table = active({
      galaxy: { 0: 'tile-20' },
      units: { 'tile-20': units(0, { cruiser: 1 }), 'vefut-ii': units(1, { pds: 1 }) },
      dice: { 'cannon 1 pds': [10] },
    });
    table.when(1, true, 'fire').accepted();
    expect(told(table, 'destroyed')).toHaveLength(1);
    expect(told(table, 'combatOver')).toEqual([]);
  });
});

describe('SPC: the course of a space combat', () => {
  const meeting = (mine: { [type: string]: number }, theirs: { [type: string]: number }, more: Partial<Space> = {}) =>
    active({
      galaxy: { 0: 'tile-47', [near]: 'tile-19', [below]: 'tile-46' },
      ...more,
      units: { 'tile-47': [...units(0, mine), ...units(1, theirs)], ...more.units },
    });

  it('[TI4-SPC-01, TI4-SPC-20] barrage, dice of the attacker before the defender’s, by falling worth; further rounds without barrage', () => {
    const table = meeting(
      { destroyer: 1, carrier: 1, dreadnought: 1 },
      { cruiser: 1 },
      {
        dice: {
          'barrage 0 destroyer': [1, 1],
          'battle 0 destroyer': [1, 10],
          'battle 0 carrier': [1, 1],
          'battle 0 dreadnought': [1, 1],
          'battle 1 cruiser': [1, 1],
        },
      },
    );
    expect(rolled(table).map(({ purpose, round }) => `${purpose} ${round}`)).toEqual([
      'barrage 1',
      'battle 1',
      'battle 2',
    ]);
    const [first] = rolled(table).filter(({ purpose }) => purpose === 'battle');
    expect(first!.rolls.map(({ by }) => by)).toEqual([0, 1]);
    expect(first!.rolls[0]!.volleys.map(({ combat }) => combat)).toEqual([5, 9, 9]);
  });

  it('[TI4-SPC-19] the attacker rolls, and may roll again, before the defender has rolled any die', () => {
    const table = active({
      galaxy: { 0: 'tile-20' },
      units: { 'tile-20': units(0, { carrier: 1, infantry: 1 }), 'vefut-ii': units(1, { infantry: 1 }) },
      hands: { 0: ['fire-team.1'] },
      dice: { 'battle 0 infantry': [1, 10], 'battle 1 infantry': [3, 4] },
      arrange: (pub) => inPlay(pub, 1, relicText('the-crown-of-thalnos')),
    });
    const thrown = () =>
      table.told.flatMap((e) =>
        e.t === 'rolled' ? e.all.rolls.map(({ by, volleys }) => `${by}: ${volleys[0]!.dice.join()}`) : [],
      );
    table.when(0, [{ unit: 'infantry', planet: 'vefut-ii' }], 'commit').accepted();
    expect([open(table), thrown()]).toEqual([['react 0'], ['0: 1']]);
    // The new die hits. Then the defender rolls, and may roll again knowing that.
    table.when(0, { ability: 'fire-team', component: 'fire-team.1' }).accepted();
    expect([open(table), thrown()]).toEqual([['react 1'], ['0: 1', '1: 3']]);
    expect(told(table, 'rerolled')).toMatchObject([{ seat: 0, from: 1, to: 10 }]);
    table.when(1, null).accepted();
    expect(told(table, 'combatOver')).toMatchObject([{ planet: 'vefut-ii', winner: 0 }]);
  });

  it('[TI4-SPC-10, TI4-SPC-26] the combat ends when one side has no ships; with nobody left nobody wins', () => {
    const won = meeting(
      { cruiser: 1 },
      { cruiser: 1 },
      { dice: { 'battle 0 cruiser': [10], 'battle 1 cruiser': [1] } },
    );
    expect(told(won, 'combatOver')).toMatchObject([{ system: 'tile-47', planet: null, winner: 0 }]);
    const drawn = meeting(
      { cruiser: 1 },
      { cruiser: 1 },
      { dice: { 'battle 0 cruiser': [10], 'battle 1 cruiser': [10] } },
    );
    expect(told(drawn, 'combatOver')).toMatchObject([{ system: 'tile-47', planet: null, winner: null }]);
  });

  it('[TI4-SPC-08, TI4-UNIT-02] destroyed units are back in reinforcements, and can be produced again', () => {
    const lost = meeting(
      { cruiser: 1 },
      { cruiser: 1 },
      { dice: { 'battle 0 cruiser': [10], 'battle 1 cruiser': [1] } },
    );
    expect(at(lost, 'tile-47')).toEqual(['0: 1 cruiser']);
    expect(told(lost, 'destroyed')).toEqual([{ seat: 1, place: 'tile-47', units: ['cruiser'] }]);
  });

  it('[TI4-SPC-13] the active player attacks; a third player with ships there is no opponent', () => {
    const table = active({
      galaxy: { 0: 'tile-47' },
      units: { 'tile-47': [...units(0, { cruiser: 1 }), ...units(1, { cruiser: 1 }), ...units(2, { destroyer: 1 })] },
      dice: { 'battle 0 cruiser': [10], 'battle 1 cruiser': [1] },
    });
    const sides = rolled(table)[0]!.rolls.map(({ by, against }) => [by, against]);
    expect(sides).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it('[TI4-SPC-18, TI4-EX-19] a retreat needs a system with own units or planets and without foreign ships', () => {
    const asks = (refuge: { [place: string]: ReturnType<typeof units> }) =>
      open(
        meeting(
          { cruiser: 1 },
          { cruiser: 1 },
          { units: refuge, dice: { 'battle 0 cruiser': [10], 'battle 1 cruiser': [1] } },
        ),
      );
    expect(asks({})).not.toContain('announceRetreat 1');
    expect(asks({ wellon: [...units(1, { pds: 1 }), ...units(2, { infantry: 1 })] })).toContain('announceRetreat 1');
    expect(asks({ wellon: units(1, { pds: 1 }), 'tile-19': units(2, { destroyer: 1 }), 'vefut-ii': [] })).not.toContain(
      'announceRetreat 1',
    );
  });

  it('[TI4-SPC-05, TI4-SPC-09] a system with an own token is a refuge too, and gets no second one', () => {
    const table = meeting(
      { cruiser: 1 },
      { cruiser: 1 },
      {
        units: { wellon: units(1, { infantry: 1 }) },
        dice: { 'battle 0 cruiser': [1], 'battle 1 cruiser': [1] },
        arrange: (pub) => (pub.tokens['tile-19'] = [1]),
      },
    );
    const before = table.state.pub.sheets[1]!.reserve;
    table.when(1, true, 'announceRetreat').accepted();
    expect(at(table, 'tile-19')).toEqual(['1: 1 cruiser']);
    expect(table.state.pub.tokens['tile-19']).toEqual([1]);
    expect(table.state.pub.sheets[1]!.reserve).toBe(before);
  });

  it('[TI4-SPC-09, TI4-MOVE-17] the fleet pool holds in the refuge', () => {
    const table = meeting(
      { cruiser: 1 },
      { cruiser: 2 },
      {
        units: { 'tile-46': units(1, { cruiser: 2 }) },
        dice: { 'battle 0 cruiser': [1], 'battle 1 cruiser': [1, 1] },
      },
    );
    table.when(1, true, 'announceRetreat').accepted();
    expect(at(table, 'tile-46')).toEqual(['1: 3 cruiser']);
    expect(told(table, 'surplusRemoved')).toHaveLength(1);
  });

  it('[TI4-SPC-23] ships carry what they have room for, ground forces of planets too if the owner wants', () => {
    const table = active({
      galaxy: { 0: 'tile-20', [near]: 'tile-19' },
      units: {
        'tile-20': [...units(0, { cruiser: 1 }), ...units(1, { carrier: 1, fighter: 3, infantry: 1 })],
        'vefut-ii': units(1, { infantry: 2 }),
        wellon: units(1, { infantry: 1 }),
      },
      dice: { 'battle 0 cruiser': [1], 'battle 1 carrier': [1], 'battle 1 fighter': [1, 1, 1] },
    });
    table.when(1, true, 'announceRetreat').accepted();
    const cargo = ['infantry@tile-20', 'infantry@vefut-ii', 'fighter@tile-20'];
    table
      .when(
        1,
        cargo.toSorted((a, b) => order(table, a) - order(table, b)),
        'pickSome',
      )
      .accepted();
    expect(at(table, 'tile-19')).toEqual(['1: 1 carrier', '1: 1 fighter', '1: 2 infantry']);
    expect(at(table, 'vefut-ii')).toEqual(['1: 1 infantry']);
    expect(at(table, 'tile-20')).toEqual(['0: 1 cruiser']);
    expect(told(table, 'removed')).toEqual([{ seat: 1, place: 'tile-20', units: ['fighter', 'fighter'] }]);
  });
  const order = (table: Given<Ti4>, id: string) => (table.question(1).q as { from: string[] }).from.indexOf(id);

  it('[TI4-SPC-25] fighters that cannot move are removed, and no token is laid', () => {
    const table = active({
      galaxy: { 0: 'tile-20', [near]: 'tile-19' },
      units: {
        'tile-20': [...units(0, { cruiser: 1 }), ...units(1, { fighter: 2 })],
        'vefut-ii': units(1, { 'space-dock': 1 }),
        wellon: units(1, { infantry: 1 }),
      },
      dice: { 'battle 0 cruiser': [1], 'battle 1 fighter': [1, 1] },
    });
    table.when(1, true, 'announceRetreat').accepted();
    expect(at(table, 'tile-20')).toEqual(['0: 1 cruiser']);
    expect(table.state.pub.tokens['tile-19']).toBeUndefined();
  });

  it('[TI4-SPC-24, TI4-COMP-14] without tokens in reinforcements one of a pool of choice is laid', () => {
    const table = meeting(
      { cruiser: 1 },
      { cruiser: 1 },
      {
        units: { wellon: units(1, { infantry: 1 }) },
        dice: { 'battle 0 cruiser': [1], 'battle 1 cruiser': [1] },
        arrange: (pub) => Object.assign(pub.sheets[1]!, { reserve: 0, tactic: 9 }),
      },
    );
    table.when(1, true, 'announceRetreat').when(1, 'strategy').accepted();
    expect(table.state.pub.sheets[1]).toMatchObject({ strategy: 1, reserve: 0 });
    expect(table.state.pub.tokens['tile-19']).toEqual([1]);
  });

  it('[TI4-SPC-27, TI4-CAP-10, TI4-EX-15, TI4-EX-16] fighters fight on without room, win, and are removed then', () => {
    const table = active({
      galaxy: { 0: 'tile-47' },
      units: { 'tile-47': [...units(0, { carrier: 1, fighter: 2 }), ...units(1, { cruiser: 1 })] },
      dice: { 'battle 0 carrier': [1], 'battle 0 fighter': [1, 1, 10, 1], 'battle 1 cruiser': [10, 1] },
    });
    table.when(0, ['carrier'], 'assignHits').accepted();
    expect(told(table, 'combatOver')).toMatchObject([{ system: 'tile-47', planet: null, winner: 0 }]);
    expect(at(table, 'tile-47')).toEqual([]);
    expect(told(table, 'surplusRemoved')).toHaveLength(1);
  });

  it('[TI4-EX-18] a retreat that was announced lapses with victory', () => {
    const table = meeting(
      { cruiser: 1 },
      { cruiser: 1 },
      { units: { wellon: units(1, { infantry: 1 }) }, dice: { 'battle 0 cruiser': [1], 'battle 1 cruiser': [10] } },
    );
    table.when(1, true, 'announceRetreat').accepted();
    expect(told(table, 'combatOver')).toMatchObject([{ system: 'tile-47', planet: null, winner: 1 }]);
    expect(at(table, 'tile-47')).toEqual(['1: 1 cruiser']);
  });

  it('[TI4-EX-20] the attacker may announce a retreat only if the defender did not', () => {
    const both = { wellon: units(0, { infantry: 1 }), 'tile-46': units(1, { cruiser: 1 }) };
    const table = meeting(
      { cruiser: 1 },
      { cruiser: 1 },
      { units: both, dice: { 'battle 0 cruiser': [1], 'battle 1 cruiser': [1] } },
    );
    table.when(1, false, 'announceRetreat').accepted();
    expect(open(table)).toEqual(['announceRetreat 0']);
    const first = meeting(
      { cruiser: 1 },
      { cruiser: 1 },
      { units: both, dice: { 'battle 0 cruiser': [1], 'battle 1 cruiser': [1] } },
    );
    first.when(1, true, 'announceRetreat').accepted();
    expect(told(first, 'retreated')).toEqual([expect.objectContaining({ seat: 1 })]);
  });
});

describe('SUST: hits', () => {
  it('[TI4-SUST-04, TI4-SUST-06] SUSTAIN DAMAGE works against cannons and bombardment, one hit for each use', () => {
    const table = active({
      galaxy: { 0: 'tile-20' },
      units: { 'tile-20': units(0, { dreadnought: 1, carrier: 1 }), 'vefut-ii': units(1, { pds: 2 }) },
      dice: { 'cannon 1 pds': [10, 10] },
    });
    table.when(1, true, 'fire').when(0, 'dreadnought', 'sustain').accepted();
    expect((table.question(0).q as { hits: number }).hits).toBe(1);
    table.when(0, ['carrier'], 'assignHits').accepted();
    expect(at(table, 'tile-20')).toEqual(['0: 1 dreadnought damaged']);
    const bombed = active({
      galaxy: { 0: 'tile-20' },
      units: { 'tile-20': units(0, { dreadnought: 1 }), 'vefut-ii': units(1, { mech: 1 }) },
      dice: { 'bombardment 0 dreadnought': [10] },
    });
    bombed.when(0, true, 'fire').when(1, 'mech', 'sustain').accepted();
    expect(at(bombed, 'vefut-ii')).toEqual(['1: 1 mech damaged']);
  });

  it('[TI4-SUST-03] damaged units are repaired in the status phase', () => {
    const table = active({
      galaxy: { 0: 'tile-20' },
      units: { 'tile-20': units(0, { 'dreadnought damaged': 1 }) },
      arrange: (pub) => {
        for (const card of Object.values(pub.strategyCards)) card.exhausted = true;
      },
    });
    playUntil(table, (d) => d.kind === 'pickStrategy');
    expect(at(table, 'tile-20')).toEqual(['0: 1 dreadnought']);
  });
  it('[TI4-SUST-09] a damaged unit that loses the ability stays damaged, and is repaired in the status phase', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-20' },
      units: { 'tile-20': [...units(0, { 'dreadnought damaged': 1 }), ...units(1, { flagship: 1 })] },
      arrange: (pub) => {
        inPlay(pub, 1, 'fourth-moon');
        for (const card of Object.values(pub.strategyCards)) card.exhausted = true;
      },
    });
    const v = rulesView(ti4, view(table.state, null));
    expect(hasAbility(v, 0, 'dreadnought', 'sustain', 'tile-20')).toBe(false);
    expect(at(table, 'tile-20')).toContain('0: 1 dreadnought damaged');
    playUntil(table, (d) => d.kind === 'pickStrategy');
    expect(at(table, 'tile-20')).toContain('0: 1 dreadnought');
  });

  it('[TI4-SUST-07] no unit sustains damage twice in one step, even if it is repaired in between', () => {
    const table = active({
      galaxy: { 0: 'tile-47' },
      units: { 'tile-47': [...units(0, { dreadnought: 1, cruiser: 1 }), ...units(1, { cruiser: 2 })] },
      dice: { 'battle 0 dreadnought': [1], 'battle 0 cruiser': [1], 'battle 1 cruiser': [10, 10] },
    });
    table.when(0, 'dreadnought', 'sustain').accepted();
    // Only one hit is left, and nobody who could sustain it.
    expect(open(table)).toEqual(['assignHits 0']);
    const repaired = active({
      galaxy: { 0: 'tile-47' },
      units: { 'tile-47': [...units(0, { dreadnought: 1, flagship: 1, cruiser: 1 }), ...units(1, { cruiser: 3 })] },
      dice: { 'battle 1 cruiser': [10, 10, 10], 'battle 0 dreadnought': [1], 'battle 0 cruiser': [1] },
    });
    repaired.when(0, 'dreadnought', 'sustain').accepted();
    // Something repairs the dreadnought while hits are being assigned.
    const { pub } = repaired.state;
    clearMark(pub.units, 'damaged');
    repaired.when(0, 'flagship', 'sustain').accepted();
    expect(open(repaired)).toEqual(['assignHits 0']);
  });

  it('[TI4-SUST-10] modifiers of combat rolls do not touch the dice of abilities', () => {
    const table = active({
      galaxy: { 0: 'tile-42' },
      units: { 'tile-42': [...units(0, { cruiser: 1 }), ...units(1, { destroyer: 1 })] },
      dice: { 'barrage 1 destroyer': [1, 1], 'battle 0 cruiser': [10], 'battle 1 destroyer': [1] },
    });
    const modifiers = rolled(table).map(({ purpose, rolls }) => [purpose, rolls[1]!.volleys[0]!.modifier]);
    expect(modifiers).toEqual([
      ['barrage', 0],
      ['battle', 1],
    ]);
  });

  it('[TI4-SUST-12, TI4-CAP-06] what is removed was not destroyed: Infantry II does not come back', () => {
    const table = active({
      galaxy: { 0: 'tile-47', [near]: 'tile-48' },
      units: { 'tile-47': units(0, { carrier: 1, infantry: 1 }), 'tile-48': units(0, { cruiser: 1 }) },
      arrange: (pub) => {
        learned(pub, 0, 'infantry-2');
        pub.sheets[0]!.fleet = 0;
      },
    });
    expect(told(table, 'surplusRemoved').length).toBeGreaterThan(0);
    expect(told(table, 'diceRolled')).toEqual([]);
    expect(table.state.pub.table.components['infantry-2.0']!.store.waiting).toBeUndefined();
  });

  it('[TI4-SUST-13, TI4-EX-17] hits beyond what is there are lost', () => {
    const table = active({
      galaxy: { 0: 'tile-47' },
      units: { 'tile-47': [...units(0, { destroyer: 2 }), ...units(1, { carrier: 1, fighter: 2 })] },
      dice: {
        'barrage 0 destroyer': [10, 10, 10, 10],
        'battle 0 destroyer': [1, 1, 10, 1],
        'battle 1 carrier': [1, 1],
      },
    });
    // Four hits, two fighters: both are gone, and the carrier fights on unharmed.
    expect(rolled(table)[1]!.rolls[1]!.volleys.map(({ unit }) => unit)).toEqual(['carrier']);
    const lost = table.told.flatMap((e) => (e.t === 'destroyed' && e.all.seat === 1 ? [e.all.units] : []));
    expect(lost[0]).toEqual(['fighter', 'fighter']);
  });
});

describe('INV: the course of an invasion', () => {
  const landing = (...planets: string[]) => planets.map((planet) => ({ unit: 'infantry', planet }));

  it('[TI4-INV-12] without a landing nothing follows', () => {
    const table = active({
      galaxy: { 0: 'tile-20' },
      units: { 'tile-20': units(0, { carrier: 1, infantry: 1 }), 'vefut-ii': units(1, { infantry: 1, pds: 1 }) },
    });
    table.when(1, false, 'fire').when(0, [], 'commit').accepted();
    expect(open(table)).not.toContain('fire 1');
    expect(told(table, 'combatOver')).toEqual([]);
  });

  it('[TI4-INV-14, TI4-INV-15, TI4-INV-07] cannons on all planets first, then the combats in the order of the active player, then control', () => {
    const table = active({
      galaxy: { 0: 'tile-29' },
      units: {
        'tile-29': units(0, { carrier: 1, infantry: 2 }),
        qucenn: units(1, { infantry: 1 }),
        rarron: units(1, { infantry: 1, pds: 1 }),
      },
      dice: { 'cannon 1 pds': [1, 1], 'battle 0 infantry': [10, 10], 'battle 1 infantry': [1, 1] },
    });
    table.when(1, false, 'fire').when(0, landing('qucenn', 'rarron'), 'commit').accepted();
    expect(at(table, 'qucenn')).toContain('0: 1 infantry');
    table.when(1, true, 'fire').accepted();
    expect((table.question(0).q as { from: string[] }).from).toEqual(['qucenn', 'rarron']);
    table.when(0, 'rarron').accepted();
    expect(told(table, 'combatOver').map((all) => (all as { planet: string }).planet)).toEqual(['rarron', 'qucenn']);
    table.when(0, 'qucenn').accepted();
    expect(told(table, 'controls')).toHaveLength(2);
  });

  it('[TI4-INV-19] forces of two players that an effect brought together fight in the next invasion there', () => {
    const table = active({
      galaxy: { 0: 'tile-20' },
      units: {
        'tile-20': units(0, { cruiser: 1 }),
        'vefut-ii': [...units(0, { infantry: 1 }), ...units(1, { infantry: 1 })],
      },
      dice: { 'battle 0 infantry': [10], 'battle 1 infantry': [1] },
      arrange: (pub) => (pub.planets['vefut-ii'] = { owner: 1, exhausted: false }),
    });
    expect(told(table, 'combatOver')).toMatchObject([{ system: 'tile-20', planet: 'vefut-ii', winner: 0 }]);
    expect(table.state.pub.planets['vefut-ii']!.owner).toBe(0);
  });

  it('[TI4-INV-16, TI4-SPC-12] effects of the start come before the dice, in space and on the ground', () => {
    const table = active({
      galaxy: { 0: 'tile-47' },
      units: { 'tile-47': [...units(0, { cruiser: 3 }), ...units(1, { cruiser: 2 })] },
      dice: { 'battle 0 cruiser': [10, 10, 10], 'battle 1 cruiser': [1] },
      arrange: (pub) => learned(pub, 0, 'assault-cannon'),
    });
    expect(rolled(table)).toEqual([]);
    expect(open(table)).toEqual(['pickOne 1']);
    table.when(1, 'cruiser').accepted();
    expect(rolled(table)[0]!.rolls[1]!.volleys[0]!.dice).toHaveLength(1);
  });

  it('[TI4-EX-24] where both are wiped out, the defender keeps planet and structures', () => {
    const table = active({
      galaxy: { 0: 'tile-20' },
      units: {
        'tile-20': units(0, { carrier: 1, infantry: 1 }),
        'vefut-ii': units(1, { infantry: 1, pds: 1, 'space-dock': 1 }),
      },
      dice: { 'cannon 1 pds': [1], 'battle 0 infantry': [10], 'battle 1 infantry': [10] },
      arrange: (pub) => (pub.planets['vefut-ii'] = { owner: 1, exhausted: false }),
    });
    table.when(1, false, 'fire').when(0, landing('vefut-ii'), 'commit').when(1, false, 'fire').accepted();
    expect(told(table, 'combatOver')).toMatchObject([{ system: 'tile-20', planet: 'vefut-ii', winner: null }]);
    expect(table.state.pub.planets['vefut-ii']!.owner).toBe(1);
    expect(at(table, 'vefut-ii')).toEqual(['1: 1 pds', '1: 1 space-dock']);
  });

  it('[TI4-EX-23] a dreadnought bombards the unshielded planet alone; with a war sun any', () => {
    const space = (ships: { [type: string]: number }): Space => ({
      galaxy: { 0: 'tile-29' },
      units: {
        'tile-29': units(0, ships),
        qucenn: units(1, { infantry: 1, pds: 1 }),
        rarron: units(1, { infantry: 1 }),
      },
      dice: { 'bombardment 0 dreadnought': [1] },
    });
    const one = active(space({ dreadnought: 1 }));
    one.when(1, false, 'fire').when(0, true, 'fire').accepted();
    expect(rolled(one)[0]!.planet).toBe('rarron');
    const both = active(space({ 'war-sun': 1 }));
    both.when(1, false, 'fire').when(0, true, 'fire').accepted();
    expect((both.question(0).q as { from: string[] }).from).toEqual(['qucenn', 'rarron']);
  });
});
