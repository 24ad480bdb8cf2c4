import { describe, expect, it } from 'vitest';
import { playUntil } from '../../../given.ts';
import { active, inPlay, inSpace, units } from '../../../space.ts';

const react = (id: string) => ({ ability: id, component: `${id}.0` });
const action = (id: string) => ({ do: 'component', ...react(id) });

describe('the hero and the mech of Winnu', () => {
  it('[TI4-WINN-08] the hero performs any primary ability; players of choice may follow at the usual price', () => {
    const table = inSpace({
      galaxy: { 0: 'tile-25' },
      units: {},
      arrange: (pub) => {
        pub.speaker = 0;
        inPlay(pub, 0, 'mathis-mathinus');
        Object.assign(pub.strategyCards.politics, { holder: 2, exhausted: true });
      },
    });
    const hands = () => [0, 1, 2].map((seat) => table.state.pub.table.zones[`hand-${seat}`]!.n);
    const before = hands();
    table.when(0, action('mathis-mathinus')).accepted();
    table.when(0, 'politics', 'pickOne').when(0, '2', 'pickOne').accepted();
    expect(table.state.pub.speaker).toBe(2);
    playUntil(table, (d) => d.kind === 'pickSome');
    table.when(0, ['1'], 'pickSome').accepted();
    expect(table.question(1)).toMatchObject({ kind: 'secondary', q: { card: 'politics', free: false } });
    table.when(1, true, 'secondary').accepted();
    expect(table.state.pub.sheets.map(({ strategy }) => strategy)).toEqual([2, 1, 2]);
    expect(hands()).toEqual([before[0]! + 2, before[1]! + 2, before[2]!]);
    // Nobody else is asked, the card stays as it was, and the hero is gone.
    expect(table.state.pub.table.open.map(({ kind }) => kind)).toEqual(['turn']);
    expect(table.state.pub.strategyCards.politics).toMatchObject({ holder: 2, exhausted: true });
    expect(table.state.pub.table.components['mathis-mathinus.0']).toBeUndefined();
    expect(table.told.filter(({ t }) => t === 'followed')).toHaveLength(1);
  });

  it('[TI4-WINN-09] Reclaimer: each mech on a planet gained in a tactical action may bring a structure, within the limits', () => {
    const table = active({
      galaxy: { 0: 'tile-26', 1: 'tile-46' },
      units: { 'tile-46': units(0, { carrier: 1, mech: 3, infantry: 1 }) },
      options: { expansion: 'no' },
      arrange: (pub) => inPlay(pub, 0, 'reclaimer'),
    });
    table.when(0, { ships: { 'tile-46': { carrier: 1 } }, cargo: { 'tile-46': { mech: 3, infantry: 1 } } }, 'move');
    playUntil(table, (d) => d.kind === 'commit');
    const landing = ['infantry', 'mech', 'mech', 'mech'].map((unit) => ({ unit, planet: 'lodor' }));
    table.when(0, landing, 'commit').accepted();
    playUntil(table, (d) => d.kind === 'react' && (d.q as { window: string }).window === 'action.done');
    table.when(0, react('reclaimer')).accepted();
    table.when(0, ['space-dock'], 'pickSome').accepted();
    // One dock is all that a planet holds.
    expect(table.question(0).q).toMatchObject({ from: ['pds'], min: 0, max: 1 });
    table.when(0, ['pds'], 'pickSome').when(0, [], 'pickSome').accepted();
    // In a later action no planet is gained, and the mechs bring nothing.
    const later = () =>
      table.state.pub.table.open.some(({ kind, q }) => kind === 'react' && JSON.stringify(q).includes('action.done'));
    playUntil(table, ({ kind, seat }) => kind === 'turn' && seat === 0);
    table.when(0, { do: 'tactical', system: 'tile-46' }).accepted();
    playUntil(table, ({ kind, seat }) => later() || (kind === 'turn' && seat !== 0));
    expect(later()).toBe(false);
    const forces = Object.fromEntries(table.state.pub.units['lodor']!.map(({ type, n }) => [type, n]));
    expect(forces).toEqual({ infantry: 1, mech: 3, 'space-dock': 1, pds: 1 });
  });
});
