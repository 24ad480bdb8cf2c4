import { addUnits } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { active, inPlay, inSpace, units } from '../../../space.ts';
import { UP } from '../../../space.ts';
import type { Pub } from '../../../shapes.ts';

const react = (id: string, seat = 0) => ({ ability: id, component: `${id}.${seat}` });
const action = (id: string, seat = 0) => ({ do: 'component', ...react(id, seat) });
/** Player 0 plays Creuss, whose tokens lie on its sheet. */
const creuss = (pub: Pub, ...ids: string[]): void => {
  pub.sheets[0]!.faction = 'creuss';
  inPlay(pub, 0, 'creuss-gate', ...ids);
};

describe('leaders and the mech of Creuss', () => {
  it('[TI4-CREU-08] Icarus Drive leaves the board after any activation: a token comes into its system', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-46', [UP[0]]: 'tile-27', [UP[1]]: 'tile-47' },
      units: { starpoint: units(0, { mech: 2 }), 'tile-47': units(0, { cruiser: 1 }) },
      arrange: (pub) => creuss(pub, 'icarus-drive'),
    });
    table.when(0, { do: 'tactical', system: 'tile-46' }).accepted();
    table.when(0, react('icarus-drive')).accepted();
    table.when(0, 'beta', 'pickOne').accepted();
    expect(table.state.pub.wormholes).toMatchObject({ 'tile-27': ['beta'] });
    expect(table.state.pub.units['starpoint']).toEqual(units(0, { mech: 1 }));
  });

  it('[TI4-CREU-08] also when another player has activated a system', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-46', [UP[0]]: 'tile-27' },
      units: { starpoint: units(1, { mech: 1, infantry: 1 }) },
      arrange: (pub) => {
        pub.sheets[1]!.faction = 'creuss';
        inPlay(pub, 1, 'creuss-gate', 'icarus-drive');
      },
    });
    table.when(0, { do: 'tactical', system: 'tile-46' }).accepted();
    table.when(1, react('icarus-drive', 1)).when(1, 'alpha', 'pickOne').accepted();
    expect(table.state.pub.wormholes).toMatchObject({ 'tile-27': ['alpha'] });
  });

  it('[TI4-CREU-08, TI4-ABL-03] each Icarus Drive may leave the board after one activation', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-46', [UP[0]]: 'tile-27', [UP[1]]: 'tile-25' },
      units: { starpoint: units(0, { mech: 1 }), quann: units(0, { mech: 1, infantry: 1 }) },
      arrange: (pub) => creuss(pub, 'icarus-drive'),
    });
    table.when(0, { do: 'tactical', system: 'tile-46' }).accepted();
    table.when(0, react('icarus-drive')).when(0, 'mech@starpoint').when(0, 'beta', 'pickOne').accepted();
    table.when(0, react('icarus-drive')).when(0, 'alpha', 'pickOne').accepted();
    expect(table.state.pub.wormholes).toMatchObject({ 'tile-27': ['beta'], 'tile-25': ['alpha'] });
    expect(table.state.pub.units['quann']).toEqual(units(0, { infantry: 1 }));
  });

  const taivra = (system: string, used: boolean) => {
    const table = active(
      {
        galaxy: { 0: 'tile-25', 1: 'tile-46', 13: 'tile-26', 28: 'tile-47' },
        units: { 'tile-26': units(1, { cruiser: 1 }) },
        arrange: (pub) => inPlay(pub, 2, 'emissary-taivra'),
      },
      system,
    );
    return used ? table.when(2, react('emissary-taivra', 2)) : table;
  };
  it('[TI4-CREU-09] the agent: an active system with a wormhole is adjacent to all others with one', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-25', 1: 'tile-46', 13: 'tile-26' },
      units: { 'tile-26': units(0, { carrier: 1 }) },
      arrange: (pub) => inPlay(pub, 2, 'emissary-taivra'),
    }).when(0, { do: 'tactical', system: 'tile-25' });
    const alpha = { ships: { 'tile-26': { carrier: 1 } }, cargo: {} };
    table.when(2, react('emissary-taivra', 2)).accepted();
    table.when(0, alpha, 'move').accepted();
    expect(table.state.pub.units['tile-25']).toEqual(units(0, { carrier: 1 }));
    // Without a wormhole in the active system nobody is asked.
    expect(taivra('tile-46', false).state.pub.table.open.some(({ seat }) => seat === 2)).toBe(false);
    taivra('tile-25', true).accepted();
  });

  const fleet = (cargo: number, fighters = 0) => {
    const table = active({
      galaxy: { 0: 'tile-25', 7: 'tile-40', 13: 'tile-46', 4: 'tile-47' },
      units: {
        'tile-40': units(0, { carrier: 2, cruiser: 1, infantry: cargo }),
        'tile-47': units(0, { carrier: 1 }),
        ...(fighters > 0 ? { 'tile-25': units(0, { fighter: fighters, carrier: 1 }) } : {}),
      },
      arrange: (pub) => {
        inPlay(pub, 0, 'sai-seravus');
        pub.sheets[0]!.fleet = 6;
      },
    });
    const ships = { 'tile-40': { carrier: 2, cruiser: 1 }, 'tile-47': { carrier: 1 } };
    return table.when(0, { ships, cargo: { 'tile-40': { infantry: cargo } } }, 'move').accepted();
  };
  it('[TI4-CREU-10] the commander: a fighter with each carrying ship that came through a wormhole, as far as there is room', () => {
    const table = fleet(0);
    table.when(0, react('sai-seravus')).accepted();
    // Neither the cruiser nor the carrier that came from beside brings one.
    expect(table.question(0).q).toMatchObject({ from: ['2', '1'] });
    table.when(0, '2', 'pickOne').accepted();
    expect(table.state.pub.units['tile-25']).toContainEqual({ seat: 0, type: 'fighter', marks: '', n: 2 });
    // Sixteen places, fifteen of them taken: one fighter.
    const full = fleet(8, 4);
    const infantry = full.state.pub.units['tile-25']!.find(({ type }) => type === 'infantry')!;
    addUnits(full.state.pub.units, 'tile-25', infantry.seat, 'infantry', 11 - infantry.n);
    full.when(0, react('sai-seravus')).accepted();
    expect(full.state.pub.units['tile-25']).toContainEqual({ seat: 0, type: 'fighter', marks: '', n: 5 });
  });

  it('[TI4-CREU-11] design test 26: the hero swaps two systems with all that is in them, not the home and not the nexus', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-46', 1: 'tile-26', 4: 'tile-47', 13: 'tile-35' },
      units: { lodor: units(1, { infantry: 1 }), 'tile-35': units(0, { cruiser: 1 }) },
      arrange: (pub) => {
        creuss(pub, 'riftwalker-meian');
        pub.offMap = ['tile-51', 'tile-82a'];
        pub.planets['mallice'] = { owner: null, exhausted: false };
        pub.planets['creuss'] = { owner: 0, exhausted: false };
        pub.units['tile-51'] = units(0, { cruiser: 1 });
        pub.tokens = { 'tile-35': [0] };
        pub.planets['lodor'] = { owner: 1, exhausted: true };
      },
    });
    table.when(0, action('riftwalker-meian')).accepted();
    const { pub } = table.state;
    expect([pub.galaxy[1], pub.galaxy[13]]).toEqual(['tile-35', 'tile-26']);
    expect(pub.units['lodor']).toEqual(units(1, { infantry: 1 }));
    expect(pub.tokens['tile-35']).toEqual([0]);
    expect(pub.planets['lodor']).toEqual({ owner: 1, exhausted: true });
    expect(table.told.find(({ t }) => t === 'systemsSwapped')).toMatchObject({
      all: { systems: ['tile-26', 'tile-35'] },
    });
    expect(pub.table.components['riftwalker-meian.0']).toBeUndefined();
  });
});
