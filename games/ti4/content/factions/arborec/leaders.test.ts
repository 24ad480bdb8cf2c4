import { describe, expect, it } from 'vitest';
import { given, playUntil } from '../../../given.ts';
import { UP, active, inPlay, inSpace, units } from '../../../space.ts';

const react = (id: string, seat = 0) => ({ ability: id, component: `${id}.${seat}` });
const action = (id: string, seat = 0) => ({ do: 'component', ...react(id, seat) });

describe('leaders and the mech of Arborec', () => {
  /** The status phase begins; Arborec has an infantry on Nestphar and one in space. */
  const growing = () =>
    playUntil(
      given({
        factions: ['arborec', 'l1z1x', 'sol'],
        until: (d) => d.kind === 'turn',
        arrange: (pub) => {
          pub.units = { nestphar: units(0, { infantry: 1 }), 'tile-5': units(0, { carrier: 1, infantry: 1 }) };
        },
      }),
      (d) => d.kind === 'react' && (d.q as { window: string }).window === 'ability.would',
    );
  it('[TI4-ARBO-05] Letani Behemoth: an infantry becomes a mech in the place of what Mitosis places', () => {
    const table = growing();
    table.when(0, react('letani-behemoth')).accepted();
    table.when(0, 'infantry@tile-5', 'pickOne').accepted();
    expect(table.state.pub.units['tile-5']).toEqual(units(0, { carrier: 1, mech: 1 }));
    expect(table.state.pub.units['nestphar']).toEqual(units(0, { infantry: 1 }));
    const declined = growing();
    declined.when(0, null).accepted();
    expect(declined.state.pub.units['nestphar']).toEqual(units(0, { infantry: 2 }));
    expect(declined.state.pub.units['tile-5']).toEqual(units(0, { carrier: 1, infantry: 1 }));
  });

  it('[TI4-ARBO-05] Letani Behemoth produces two units, and no bombardment reaches its planet', () => {
    const making = active(
      {
        factions: ['arborec', 'l1z1x', 'sol'],
        galaxy: { 0: 'tile-46', [UP[0]]: 'tile-25' },
        units: { quann: units(0, { mech: 1 }) },
        arrange: (pub) => {
          pub.planets['quann'] = { owner: 0, exhausted: true };
          pub.sheets[0]!.goods = 9;
        },
      },
      'tile-25',
    );
    playUntil(making, ({ kind }) => kind === 'produce');
    const order = (fighter: number) => ({ units: { 'tile-25': { fighter } }, pay: { coins: [], goods: fighter / 2 } });
    making.when(0, order(4)).refused('TI4-PROD-02');
    making.when(0, order(2)).accepted();
    const shelled = (faction: 'arborec' | 'l1z1x') =>
      active({
        factions: ['sol', faction, 'saar'],
        galaxy: { 0: 'tile-25' },
        units: { 'tile-25': units(0, { dreadnought: 1 }), quann: units(1, { mech: 1 }) },
        arrange: (pub) => (pub.planets['quann'] = { owner: 1, exhausted: true }),
      }).state.pub.table.open.some(({ kind }) => kind === 'fire');
    expect([shelled('arborec'), shelled('l1z1x')]).toEqual([false, true]);
  });

  it('[TI4-ARBO-07] the agent: the owner of a ship may replace it by one that costs up to 2 more', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-46', 1: 'tile-47' },
      units: {
        'tile-46': units(1, { 'cruiser damaged': 1, carrier: 1, fighter: 1 }),
        'tile-47': units(0, { dreadnought: 5 }),
      },
      arrange: (pub) => inPlay(pub, 0, 'letani-ospha'),
    });
    table.when(0, action('letani-ospha')).accepted();
    // Fighters are no aim; the dreadnoughts of player 0 cannot become anything but cheaper ships.
    expect(table.question(0).q).toMatchObject({
      from: ['0:dreadnought@tile-47', '1:cruiser damaged@tile-46', '1:carrier@tile-46'],
    });
    table.when(0, '1:cruiser damaged@tile-46').accepted();
    table.when(1, ['flagship'], 'pickSome').refused('TI4-ARBO-07');
    table.when(1, ['dreadnought'], 'pickSome').accepted();
    expect(table.state.pub.units['tile-46']).toEqual(units(1, { carrier: 1, fighter: 1, dreadnought: 1 }));
    expect(table.told.some(({ t }) => t === 'destroyed' || t === 'produced')).toBe(false);
    expect(table.state.pub.table.components['letani-ospha.0']!.ready).toBe(false);
  });

  it('[TI4-ARBO-08] the hero produces paid units wherever own ground forces are, ships only where no others are', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-25', 1: 'tile-26' },
      units: {
        quann: units(0, { infantry: 1 }),
        'tile-25': units(1, { cruiser: 1 }),
        lodor: units(0, { mech: 1 }),
      },
      arrange: (pub) => {
        inPlay(pub, 0, 'letani-miasmiala');
        for (const planet of ['quann', 'lodor']) pub.planets[planet] = { owner: 0, exhausted: true };
        pub.sheets[0]!.goods = 6;
      },
    });
    table.when(0, action('letani-miasmiala')).accepted();
    table.when(0, ['tile-25', 'tile-26']).accepted();
    const ships = { units: { 'tile-25': { cruiser: 1 } }, pay: { coins: [], goods: 2 } };
    table.when(0, ships, 'produce').refused('TI4-PROD-08');
    table.when(0, { units: { quann: { infantry: 4 } }, pay: { coins: [], goods: 2 } }, 'produce').accepted();
    table.when(0, { units: { 'tile-26': { dreadnought: 1 } }, pay: { coins: [], goods: 4 } }, 'produce').accepted();
    expect(table.state.pub.units['quann']).toEqual(units(0, { infantry: 5 }));
    expect(table.state.pub.units['tile-26']).toEqual(units(0, { dreadnought: 1 }));
    expect(table.state.pub.sheets[0]!.goods).toBe(0);
    expect(table.state.pub.table.components['letani-miasmiala.0']).toBeUndefined();
  });
});
