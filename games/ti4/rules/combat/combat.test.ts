import { addUnits } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { battle } from '../../givenBattle.ts';
import type { Battle } from '../../givenBattle.ts';
import { adjacentTo, planetsIn } from '../systems.ts';

describe('SPC: space combat', () => {
  it('[TI4-SPC-06, TI4-SPC-11] each ship rolls its dice; a result of its combat value or more destroys a ship', () => {
    const { fleet, rolled } = battle({
      fleets: [{ cruiser: 2 }, { cruiser: 1 }],
      dice: { 'battle 0 cruiser': [7, 6], 'battle 1 cruiser': [6] },
    });
    expect(rolled()[0]!.rolls.map(({ volleys }) => volleys[0]!.dice)).toEqual([[7, 6], [6]]);
    expect([fleet(0), fleet(1)]).toEqual([{ cruiser: 2 }, {}]);
  });

  it('[TI4-SPC-02, TI4-SPC-15] the barrage shoots fighters down before the first round, and only then', () => {
    const { fleet, rolled } = battle({
      fleets: [{ destroyer: 1 }, { fighter: 3 }],
      ground: [{}, { 'space-dock': 1 }],
      dice: { 'barrage 0 destroyer': [9, 8], 'battle 0 destroyer': [1, 9], 'battle 1 fighter': [1, 1, 1, 9, 1] },
    });
    expect(rolled().map(({ purpose }) => purpose)).toEqual(['barrage', 'battle', 'battle']);
    expect(rolled()[1]!.rolls[1]!.volleys[0]!.dice).toHaveLength(2); // one of three was shot down
    expect(fleet(1)).toEqual({ fighter: 1 });
  });

  it('[TI4-SPC-14] no ship sustains damage against a barrage, and surplus hits are lost', () => {
    const { fleet } = battle({
      fleets: [{ destroyer: 1, cruiser: 1 }, { dreadnought: 1 }],
      dice: {
        'barrage 0 destroyer': [10, 10],
        'battle 0 destroyer': [1],
        'battle 0 cruiser': [1],
        'battle 1 dreadnought': [1],
      },
    });
    expect(fleet(1)).toEqual({ dreadnought: 1 });
  });

  it('[TI4-SPC-16] nobody left after the barrage: the combat is over', () => {
    const { rolled, table, me } = battle({
      fleets: [{ destroyer: 1 }, { fighter: 2 }],
      ground: [{}, { 'space-dock': 1 }],
      dice: { 'barrage 0 destroyer': [9, 9] },
    });
    expect(rolled().map(({ purpose }) => purpose)).toEqual(['barrage']);
    expect(table.events).toContainEqual(
      expect.objectContaining({ t: 'combatOver', all: expect.objectContaining({ winner: me }) }),
    );
  });

  it('[TI4-SPC-21, TI4-SUST-01, TI4-SUST-05] SUSTAIN DAMAGE by turns, the attacker first; a damaged ship cannot again', () => {
    const { table, answer, fleet, me, other } = battle({
      fleets: [{ dreadnought: 1 }, { dreadnought: 1, cruiser: 1 }],
      dice: { 'battle 0 dreadnought': [5, 1], 'battle 1 dreadnought': [5, 5], 'battle 1 cruiser': [1, 1] },
    });
    expect(table.question(me).kind).toBe('sustain');
    answer(0, 'dreadnought', 'sustain');
    expect(table.question(other).kind).toBe('sustain');
    answer(1, null, 'sustain');
    answer(1, ['cruiser'], 'assignHits');
    expect(fleet(0)).toEqual({}); // the second round's hit found a ship that had sustained already
    expect(fleet(1)).toEqual({ dreadnought: 1 });
  });

  it('[TI4-SPC-07] the player who suffers the hits chooses the losses', () => {
    const { answer, fleet, table, other } = battle({
      fleets: [{ cruiser: 1 }, { carrier: 1, fighter: 1 }],
      dice: { 'battle 0 cruiser': [7, 7], 'battle 1 carrier': [1, 9], 'battle 1 fighter': [1, 1] },
    });
    expect(table.question(other).kind).toBe('assignHits');
    answer(1, ['cruiser'], 'assignHits').refused('TI4-SPC-07');
    answer(1, ['fighter'], 'assignHits');
    expect(fleet(0)).toEqual({});
    expect(fleet(1)).toEqual({});
  });

  it('[TI4-SPC-03, TI4-SPC-04, TI4-SPC-17, TI4-SPC-22, TI4-SPC-24] the defender announces first; the round is fought, then the fleet leaves to a system of its own', () => {
    let refuge = '';
    const { table, answer, fleet, other } = battle({
      fleets: [{ cruiser: 1 }, { cruiser: 1 }],
      dice: { 'battle 0 cruiser': [1], 'battle 1 cruiser': [1] },
      arrange: (pub, at) => {
        refuge = adjacentTo(pub, at.system).find((id) => pub.units[id] === undefined)!;
        addUnits(pub.units, planetsIn(refuge)[0] ?? refuge, at.other, 'pds', 1);
      },
    });
    expect(table.question(other).kind).toBe('announceRetreat');
    const before = table.state.pub.sheets[other]!.reserve;
    answer(1, true, 'announceRetreat');
    expect(fleet(1)).toEqual({});
    expect(table.state.pub.units[refuge]).toContainEqual(expect.objectContaining({ seat: other, type: 'cruiser' }));
    expect(table.state.pub.tokens[refuge]).toContain(other);
    expect(table.state.pub.sheets[other]!.reserve).toBe(before - 1);
    expect(table.events.filter((e) => e.t === 'retreatAnnounced')).toHaveLength(1); // the attacker was not asked
  });

  it('[TI4-SPC-29] without ships of another player nothing is fought', () => {
    expect(battle({ fleets: [{ cruiser: 1 }, {}] }).rolled()).toEqual([]);
  });
});

describe('SCAN: space cannon', () => {
  it('[TI4-SCAN-01, TI4-SCAN-02, TI4-SCAN-08] PDS of the system may fire at the active player’s ships, whose owner chooses the losses', () => {
    const { answer, fleet, table, me, other } = battle({
      fleets: [{ cruiser: 1, carrier: 1 }, {}],
      ground: [{}, { pds: 1, infantry: 1 }],
      dice: { 'cannon 1 pds': [6] },
    });
    expect(table.question(other).kind).toBe('fire');
    answer(1, true, 'fire');
    expect(table.question(me).kind).toBe('assignHits');
    answer(0, ['carrier'], 'assignHits');
    expect(fleet(0)).toEqual({ cruiser: 1 });
  });
  it('[TI4-SCAN-10] ships sustain damage against it', () => {
    const { answer, fleet } = battle({
      fleets: [{ dreadnought: 1 }, {}],
      ground: [{}, { pds: 1 }],
      dice: { 'cannon 1 pds': [10] },
    });
    answer(1, true, 'fire');
    answer(0, 'dreadnought', 'sustain');
    expect(fleet(0)).toEqual({ 'dreadnought damaged': 1 });
  });
  it('[TI4-SCAN-07] upgraded PDS reach adjacent systems, others do not', () => {
    const beside = (units: { pds?: 'pds-2' }) =>
      battle({
        fleets: [{ cruiser: 1 }, {}],
        arrange: (pub, at) => {
          pub.sheets[at.other]!.units = units;
          const next = adjacentTo(pub, at.system).find((id) => planetsIn(id).length > 0)!;
          addUnits(pub.units, planetsIn(next)[0]!, at.other, 'pds', 1);
        },
      });
    const far = beside({ pds: 'pds-2' });
    expect(far.table.question(far.other).kind).toBe('fire');
    const near = beside({});
    expect(() => near.table.question(near.other, 'fire')).toThrow('asked nothing');
  });
});

describe('INV: invasion', () => {
  const invade = (more: Partial<Battle> = {}) =>
    battle({
      fleets: [{ dreadnought: 1, carrier: 1, infantry: 3 }, {}],
      ground: [{}, { infantry: 2 }],
      ...more,
    });

  it('[TI4-INV-01, TI4-INV-11] bombardment before the landing; the defender loses ground forces', () => {
    const { answer, on, table, me } = invade({ dice: { 'bombardment 0 dreadnought': [5] } });
    answer(0, true, 'fire');
    expect(on(1)).toEqual({ infantry: 1 });
    // It is no combat: none has begun, and the landing comes next.
    expect(table.told.some(({ t }) => t === 'combatOver')).toBe(false);
    expect(table.question(me).kind).toBe('commit');
    const mech = invade({ ground: [{}, { mech: 1 }], dice: { 'bombardment 0 dreadnought': [5] } });
    mech.answer(0, true, 'fire').accepted();
    mech.answer(1, 'mech', 'sustain').accepted();
    expect(mech.on(1)).toEqual({ 'mech damaged': 1 });
  });
  it('[TI4-INV-09, TI4-INV-10] PLANETARY SHIELD forbids it, a war sun breaks the shield', () => {
    const shielded = invade({ ground: [{}, { infantry: 2, pds: 1 }] });
    shielded.answer(1, false, 'fire');
    expect(shielded.table.question(shielded.me).kind).toBe('commit');
    const broken = invade({ fleets: [{ 'war-sun': 1, infantry: 1 }, {}], ground: [{}, { infantry: 2, pds: 1 }] });
    broken.answer(1, false, 'fire');
    expect(broken.table.question(broken.me).kind).toBe('fire');
  });
  it('[TI4-INV-02, TI4-INV-04, TI4-INV-06] forces land, fight in rounds and take the planet, its card exhausted; structures of others go', () => {
    const { answer, on, table, planet, me } = invade({
      fleets: [{ carrier: 1, infantry: 3 }, {}],
      ground: [{}, { infantry: 1, 'space-dock': 1 }],
      dice: { 'battle 0 infantry': [1, 1, 1, 8, 1], 'battle 1 infantry': [8, 1] },
    });
    const landing = { unit: 'infantry', planet };
    answer(0, [landing, landing, landing, landing], 'commit').refused('TI4-INV-02');
    answer(0, [landing, landing, landing], 'commit');
    expect(on(0)).toEqual({ infantry: 2 });
    expect(on(1)).toEqual({});
    expect(table.state.pub.planets[planet]).toMatchObject({ owner: me, exhausted: true });
  });
  it('[TI4-INV-05, TI4-INV-17] nobody left on either side: a draw', () => {
    const { answer, table, planet, on } = invade({
      fleets: [{ carrier: 1, infantry: 1 }, {}],
      ground: [{}, { infantry: 1 }],
      dice: { 'battle 0 infantry': [8], 'battle 1 infantry': [8] },
    });
    answer(0, [{ unit: 'infantry', planet }], 'commit');
    expect([on(0), on(1)]).toEqual([{}, {}]);
    expect(table.events).toContainEqual(
      expect.objectContaining({ t: 'combatOver', all: expect.objectContaining({ planet, winner: null }) }),
    );
  });
  it('[TI4-SCAN-03, TI4-SCAN-11] PDS on the planet fire at what lands there', () => {
    const { answer, on, planet } = invade({
      fleets: [{ carrier: 1, infantry: 2 }, {}],
      ground: [{}, { pds: 1 }],
      dice: { 'cannon 1 pds': [1, 6] },
    });
    answer(1, true, 'fire');
    answer(
      0,
      [
        { unit: 'infantry', planet },
        { unit: 'infantry', planet },
      ],
      'commit',
    );
    answer(1, true, 'fire');
    expect(on(0)).toEqual({ infantry: 1 });
  });
  it('[TI4-SUST-02] a mech sustains damage in ground combat', () => {
    const { answer, on, planet } = invade({
      fleets: [{ carrier: 1, mech: 1 }, {}],
      ground: [{}, { infantry: 1 }],
      arrange: (pub, { me }) => (pub.sheets[me]!.units.mech = 'moyins-ashes'),
      dice: { 'battle 0 mech': [10], 'battle 1 infantry': [8] },
    });
    answer(0, [{ unit: 'mech', planet }], 'commit');
    answer(0, 'mech', 'sustain');
    expect(on(0)).toEqual({ 'mech damaged': 1 });
  });
});
