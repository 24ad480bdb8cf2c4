import type { Figures } from '@orrery/imperium';
import { describe, expect, it } from 'vitest';
import { DOWN, UP, active, units } from '../space.ts';
import type { Space } from '../space.ts';

const [near, far, farthest] = UP;
/** Empty space in a line upwards from the active system: tile-47, then 48, 49, 50. */
const LINE = { 0: 'tile-47', [near]: 'tile-48', [far]: 'tile-49', [farthest]: 'tile-50' } as const;
const move = (ships: Figures, cargo: Figures = {}) => ({ ships, cargo });
const at = (table: ReturnType<typeof active>, place: string) =>
  (table.state.pub.units[place] ?? []).map(({ type, n }) => `${n} ${type}`).toSorted();

describe('MOVE: movement', () => {
  it('[TI4-MOVE-02, TI4-MOVE-03, TI4-TACT-02] ships end in the active system, at most as far as their move value', () => {
    const table = active({
      galaxy: LINE,
      units: { 'tile-49': units(0, { cruiser: 1, carrier: 1 }), 'tile-50': units(0, { cruiser: 1 }) },
    });
    table.when(0, move({ 'tile-50': { cruiser: 1 } })).refused('TI4-MOVE-03');
    table.when(0, move({ 'tile-49': { carrier: 1 } })).refused('TI4-MOVE-03');
    table.when(0, move({ 'tile-49': { cruiser: 2 } })).refused('TI4-MOVE-02');
    table.when(0, move({ 'tile-49': { cruiser: 1 } })).accepted();
    expect([at(table, 'tile-47'), at(table, 'tile-49')]).toEqual([['1 cruiser'], ['1 carrier']]);
  });

  it('[TI4-TACT-02] nobody must move', () => {
    const table = active({ galaxy: LINE, units: { 'tile-48': units(0, { cruiser: 1 }) } });
    table.when(0, move({})).accepted();
    expect(at(table, 'tile-48')).toEqual(['1 cruiser']);
  });

  it('[TI4-MOVE-01, TI4-TACT-06] a ship stays where a token of its owner lies; tokens of others do not matter', () => {
    const space: Space = { galaxy: LINE, units: { 'tile-48': units(0, { cruiser: 1 }) } };
    const held = active({
      ...space,
      units: { ...space.units, 'tile-49': units(0, { cruiser: 1 }) },
      arrange: (pub) => (pub.tokens['tile-48'] = [0]),
    });
    held.when(0, move({ 'tile-48': { cruiser: 1 } })).refused('TI4-MOVE-01');
    const free = active({ ...space, arrange: (pub) => (pub.tokens['tile-48'] = [1]) });
    free.when(0, move({ 'tile-48': { cruiser: 1 } })).accepted();
    expect(at(free, 'tile-47')).toEqual(['1 cruiser']);
  });

  it('[TI4-MOVE-04, TI4-MOVE-15] ships of others bar the way, fighters alone too; ground forces and structures do not', () => {
    const galaxy = { ...LINE, [near]: 'tile-19', [DOWN[0]]: 'tile-46' } as const;
    const mine = { 'tile-49': units(0, { cruiser: 1 }), 'tile-46': units(0, { cruiser: 1 }) };
    for (const type of ['destroyer', 'fighter']) {
      const barred = active({
        galaxy,
        units: {
          ...mine,
          'tile-19': units(1, type === 'fighter' ? { fighter: 1 } : { destroyer: 1 }),
          wellon: units(1, { 'space-dock': 1 }),
        },
      });
      barred.when(0, move({ 'tile-49': { cruiser: 1 } })).refused('TI4-MOVE-04');
    }
    const open = active({ galaxy, units: { ...mine, wellon: units(1, { infantry: 2, pds: 1 }) } });
    open.when(0, move({ 'tile-49': { cruiser: 1 } })).accepted();
    expect(at(open, 'tile-47')).toEqual(['1 cruiser']);
  });

  it('[TI4-MOVE-05, TI4-MOVE-11] fighters and ground forces are carried, no more than there is room for, into space', () => {
    const table = active({
      galaxy: { ...LINE, [near]: 'tile-19' },
      units: { 'tile-19': units(0, { carrier: 1, fighter: 3 }), wellon: units(0, { infantry: 3 }) },
    });
    const ships = { 'tile-19': { carrier: 1 } };
    table.when(0, move({ 'tile-19': { fighter: 1 } })).refused('TI4-MOVE-02');
    table.when(0, move({}, { wellon: { infantry: 1 } })).refused('TI4-MOVE-05');
    table.when(0, move(ships, { wellon: { infantry: 3 }, 'tile-19': { fighter: 2 } })).refused('TI4-MOVE-05');
    table.when(0, move(ships, { wellon: { infantry: 2 }, 'tile-19': { fighter: 2 } })).accepted();
    expect(at(table, 'tile-47')).toEqual(['1 carrier', '2 fighter', '2 infantry']);
    expect(at(table, 'wellon')).toEqual(['1 infantry']);
  });

  it('[TI4-MOVE-06, TI4-CTRL-03] a planet that all have left stays under control', () => {
    const table = active({
      galaxy: { ...LINE, [near]: 'tile-19' },
      units: { 'tile-19': units(0, { carrier: 1 }), wellon: units(0, { infantry: 1 }) },
      arrange: (pub) => (pub.planets['wellon']!.owner = 0),
    });
    table.when(0, move({ 'tile-19': { carrier: 1 } }, { wellon: { infantry: 1 } })).accepted();
    expect(table.state.pub.units['wellon']).toBeUndefined();
    expect(table.state.pub.planets['wellon']!.owner).toBe(0);
  });

  it('[TI4-MOVE-07] all ships and all they carry are one answer, and arrive together', () => {
    const table = active({
      galaxy: { ...LINE, [DOWN[0]]: 'tile-46' },
      units: { 'tile-48': units(0, { carrier: 1, fighter: 2 }), 'tile-46': units(0, { cruiser: 1 }) },
    });
    table.when(0, move({ 'tile-48': { carrier: 1 }, 'tile-46': { cruiser: 1 } }, { 'tile-48': { fighter: 2 } }));
    table.then((_, events) => {
      expect(events.filter(({ t }) => t === 'moved')).toHaveLength(1);
    });
    expect(at(table, 'tile-47')).toEqual(['1 carrier', '1 cruiser', '2 fighter']);
  });

  it('[TI4-MOVE-08, TI4-MOVE-09] through systems with own tokens, and out of the active system and back for what waits there', () => {
    const table = active({
      galaxy: { ...LINE, [DOWN[0]]: 'tile-19' },
      units: {
        'tile-49': units(0, { cruiser: 1 }),
        'tile-47': units(0, { carrier: 1 }),
        wellon: units(0, { infantry: 2 }),
      },
      arrange: (pub) => {
        pub.tokens['tile-48'] = [0];
        Object.assign(pub.sheets[0]!.units, { carrier: 'carrier-2' });
      },
    });
    table
      .when(0, move({ 'tile-49': { cruiser: 1 }, 'tile-47': { carrier: 1 } }, { wellon: { infantry: 2 } }))
      .accepted();
    expect(at(table, 'tile-47')).toEqual(['1 carrier', '1 cruiser', '2 infantry']);
  });

  it('[TI4-MOVE-10] picked up on the way and in the active system, not beside it, nor where another own token lies', () => {
    const space: Space = {
      galaxy: { ...LINE, [near]: 'tile-19', [DOWN[0]]: 'tile-20', 0: 'tile-21' },
      units: {
        'tile-49': units(0, { carrier: 1 }),
        wellon: units(0, { infantry: 1 }),
        'vefut-ii': units(0, { infantry: 1 }),
        thibah: units(0, { infantry: 1 }),
      },
      arrange: (pub) => void Object.assign(pub.sheets[0]!.units, { carrier: 'carrier-2' }),
    };
    const ships = { 'tile-49': { carrier: 1 } };
    const table = active(space);
    table.when(0, move(ships, { 'vefut-ii': { infantry: 1 } })).refused('TI4-MOVE-10');
    table.when(0, move(ships, { wellon: { infantry: 1 }, thibah: { infantry: 1 } })).accepted();
    expect(at(table, 'tile-21')).toEqual(['1 carrier', '2 infantry']);
    const held = active({
      ...space,
      arrange: (pub) => {
        space.arrange!(pub);
        pub.tokens['tile-19'] = [0];
      },
    });
    held.when(0, move(ships, { wellon: { infantry: 1 } })).refused('TI4-MOVE-10');
  });

  it('[TI4-MOVE-10] what waits on two ways cannot be picked up by one ship, but by two', () => {
    // Two systems between the start and the active system: the carrier passes one of them.
    const table = active({
      galaxy: { 0: 'tile-47', 1: 'tile-19', 2: 'tile-20', 8: 'tile-49' },
      units: {
        'tile-49': units(0, { carrier: 2 }),
        wellon: units(0, { infantry: 1 }),
        'vefut-ii': units(0, { infantry: 1 }),
      },
      arrange: (pub) => {
        Object.assign(pub.sheets[0]!.units, { carrier: 'carrier-2' });
      },
    });
    const cargo = { wellon: { infantry: 1 }, 'vefut-ii': { infantry: 1 } };
    table.when(0, move({ 'tile-49': { carrier: 1 } }, cargo)).refused('TI4-MOVE-10');
    table.when(0, move({ 'tile-49': { carrier: 2 } }, cargo)).accepted();
    expect(at(table, 'tile-47')).toEqual(['2 carrier', '2 infantry']);
  });

  it('[TI4-MOVE-12, TI4-CAP-03, TI4-CAP-09] what is left behind without room is removed', () => {
    const table = active({ galaxy: LINE, units: { 'tile-48': units(0, { carrier: 1, fighter: 4, cruiser: 1 }) } });
    table.when(0, move({ 'tile-48': { carrier: 1 } }, { 'tile-48': { fighter: 1 } })).then((_, events) => {
      expect(events.filter(({ t }) => t === 'surplusRemoved')).toHaveLength(1);
    });
    expect([at(table, 'tile-47'), at(table, 'tile-48')]).toEqual([['1 carrier', '1 fighter'], ['1 cruiser']]);
  });

  it('[TI4-MOVE-13] ground forces go aboard from a planet of the active system', () => {
    const table = active({
      galaxy: { 0: 'tile-28' },
      units: { 'tile-28': units(0, { carrier: 1 }), tequran: units(0, { infantry: 2 }) },
    });
    table.when(0, move({ 'tile-28': { carrier: 1 } }, { tequran: { infantry: 1 } })).accepted();
    expect([at(table, 'tile-28'), at(table, 'tequran')]).toEqual([['1 carrier', '1 infantry'], ['1 infantry']]);
  });

  it('[TI4-MOVE-14, TI4-CAP-11] upgraded fighters move by themselves or are carried, and may stand in the fleet pool', () => {
    const table = active({
      galaxy: LINE,
      units: { 'tile-48': units(0, { carrier: 1, fighter: 3 }) },
      arrange: (pub) => void Object.assign(pub.sheets[0]!.units, { fighter: 'fighter-2' }),
    });
    const ships = { 'tile-48': { carrier: 1, fighter: 2 } };
    table.when(0, move(ships, { 'tile-48': { fighter: 2 } })).refused('TI4-MOVE-14');
    table.when(0, move({ 'tile-48': { fighter: 3 } })).accepted();
    expect(at(table, 'tile-47')).toEqual(['3 fighter']);
  });
});

describe('ANOM: anomalies', () => {
  const cruiserAt = (start: string, galaxy: Space['galaxy'], more: Partial<Space> = {}) =>
    active({ galaxy, units: { [start]: units(0, { cruiser: 1 }) }, ...more });

  it('[TI4-ANOM-01, TI4-ANOM-02, TI4-ANOM-03] neither into nor through asteroid fields and supernovas', () => {
    for (const [tile, rule] of [
      ['tile-44', 'TI4-ANOM-02'],
      ['tile-43', 'TI4-ANOM-03'],
    ] as const) {
      const mine = { units: { 'tile-49': units(0, { cruiser: 1 }), 'tile-46': units(0, { cruiser: 1 }) } };
      const through = cruiserAt('tile-49', { ...LINE, [near]: tile, [DOWN[0]]: 'tile-46' }, mine);
      through.when(0, move({ 'tile-49': { cruiser: 1 } })).refused(rule);
      const into = active({ galaxy: { 0: tile, [near]: 'tile-48' }, units: { 'tile-48': units(0, { cruiser: 1 }) } });
      // Nothing can move: the question does not come, and the action is over.
      expect(into.state.pub.activeSystem).toBeNull();
      expect(at(into, 'tile-48')).toEqual(['1 cruiser']);
    }
  });

  it('[TI4-ANOM-04] into a nebula that is active, never through one', () => {
    const mine = { units: { 'tile-49': units(0, { cruiser: 1 }), 'tile-46': units(0, { cruiser: 1 }) } };
    const through = cruiserAt('tile-49', { ...LINE, [near]: 'tile-42', [DOWN[0]]: 'tile-46' }, mine);
    through.when(0, move({ 'tile-49': { cruiser: 1 } })).refused('TI4-ANOM-04');
    const into = cruiserAt('tile-48', { 0: 'tile-42', [near]: 'tile-48' });
    into.when(0, move({ 'tile-48': { cruiser: 1 } })).accepted();
    expect(at(into, 'tile-42')).toEqual(['1 cruiser']);
  });

  it('[TI4-ANOM-05] out of a nebula the move value is 1', () => {
    const mine = { units: { 'tile-42': units(0, { cruiser: 1 }), 'tile-48': units(0, { cruiser: 1 }) } };
    cruiserAt('tile-42', { ...LINE, [far]: 'tile-42' }, mine)
      .when(0, move({ 'tile-42': { cruiser: 1 } }))
      .refused('TI4-MOVE-03');
    cruiserAt('tile-42', { ...LINE, [near]: 'tile-42' })
      .when(0, move({ 'tile-42': { cruiser: 1 } }))
      .accepted();
  });

  it('[TI4-ANOM-07, TI4-ANOM-12, TI4-ANOM-13] out of a gravity rift one further, for a die that on 1 to 3 removes the ship and what is aboard', () => {
    const seen = new Set<boolean>();
    for (let seed = 1; seen.size < 2 && seed < 40; seed++) {
      const table = active({
        galaxy: { ...LINE, [far]: 'tile-41' },
        units: { 'tile-41': units(0, { carrier: 1, fighter: 2 }) },
        seed,
      });
      table.when(0, move({ 'tile-41': { carrier: 1 } }, { 'tile-41': { fighter: 2 } })).then((_, events) => {
        const rolls = events
          .filter(({ t }) => t === 'riftRolled')
          .map(({ all }) => all as { roll: number; lost: boolean });
        expect(rolls).toHaveLength(1);
        expect(rolls[0]!.lost).toBe(rolls[0]!.roll <= 3);
        expect(at(table, 'tile-47')).toEqual(rolls[0]!.lost ? [] : ['1 carrier', '2 fighter']);
        expect(at(table, 'tile-41')).toEqual([]);
        seen.add(rolls[0]!.lost);
      });
    }
    expect(seen.size).toBe(2);
  });

  it('[TI4-ANOM-12] what waits beyond the rift stays where it is when the ship is lost', () => {
    const seen = new Set<boolean>();
    for (let seed = 1; !seen.has(true) && seed < 40; seed++) {
      const table = active({
        galaxy: { ...LINE, [far]: 'tile-41', [near]: 'tile-19' },
        units: { 'tile-41': units(0, { carrier: 1 }), wellon: units(0, { infantry: 1 }) },
        seed,
      });
      table.when(0, move({ 'tile-41': { carrier: 1 } }, { wellon: { infantry: 1 } })).accepted();
      const lost = at(table, 'tile-47').length === 0;
      expect(at(table, 'wellon')).toEqual(lost ? ['1 infantry'] : []);
      seen.add(lost);
    }
    expect(seen).toContain(true);
  });

  it('[TI4-ANOM-10, TI4-ANOM-11] into a rift there is neither bonus nor die; each exit has its own', () => {
    const into = active({
      galaxy: { 0: 'tile-41', [near]: 'tile-48', [far]: 'tile-49' },
      units: { 'tile-48': units(0, { carrier: 1 }), 'tile-49': units(0, { carrier: 1 }) },
    });
    into.when(0, move({ 'tile-49': { carrier: 1 } })).refused('TI4-MOVE-03');
    into.when(0, move({ 'tile-48': { carrier: 1 } })).then((_, events) => {
      expect(events.some(({ t }) => t === 'riftRolled')).toBe(false);
    });
    // Two rifts on the way: two dice, and with a move value of 1 three systems far.
    for (let seed = 1; ; seed++) {
      const table = active({
        galaxy: { ...LINE, [far]: 'tile-41', [farthest]: 'tile-67' },
        units: { 'tile-67': units(0, { carrier: 1 }) },
        seed,
      });
      table.when(0, move({ 'tile-67': { carrier: 1 } })).accepted();
      const dice = table.events.filter(({ t }) => t === 'riftRolled').length;
      if (at(table, 'tile-47').length === 0) continue;
      expect(dice).toBe(2);
      break;
    }
  });

  it('[TI4-ANOM-07] a way without a rift is preferred', () => {
    const table = active({
      galaxy: { 0: 'tile-47', 1: 'tile-41', 2: 'tile-46', 8: 'tile-49' },
      units: { 'tile-49': units(0, { cruiser: 2 }) },
    });
    table.when(0, move({ 'tile-49': { cruiser: 2 } })).then((_, events) => {
      expect(events.some(({ t }) => t === 'riftRolled')).toBe(false);
    });
  });

  it('[TI4-ANOM-08] an anomaly with planets or wormholes keeps its rules', () => {
    const table = active({
      galaxy: { ...LINE, [near]: 'tile-79', [DOWN[0]]: 'tile-46' },
      units: { 'tile-49': units(0, { cruiser: 1 }), 'tile-46': units(0, { cruiser: 1 }) },
    });
    table.when(0, move({ 'tile-49': { cruiser: 1 } })).refused('TI4-ANOM-02');
  });
});
