import { expect, it } from 'vitest';
import { playUntil } from '../../../given.ts';
import { battle } from '../../../givenBattle.ts';
import { inSpace, learned, units } from '../../../space.ts';
import type { Space } from '../../../space.ts';

it('Devour: a unit of the opponent destroyed in combat is captured', () => {
  const position = battle({
    factions: ['vuilraith', 'winnu'],
    fleets: [{ cruiser: 1, infantry: 2 }, { carrier: 1 }],
    dice: { 'battle 0 cruiser': [10], 'battle 1 carrier': [1] },
  });
  playUntil(position.table, () => position.lost(1).length > 0);
  const { captured } = position.table.state.pub;
  expect(captured).toEqual([{ by: position.me, of: position.other, unit: 'carrier' }]);
});

it('Reanimator: own infantry destroyed on its planet is captured', () => {
  const position = battle({
    factions: ['vuilraith', 'winnu'],
    leaders: true,
    ground: [{ mech: 1, infantry: 1 }, { infantry: 2 }],
    dice: { 'battle 0 mech': [1], 'battle 0 infantry': [1], 'battle 1 infantry': [10, 1] },
  });
  playUntil(position.table, ({ kind }) => kind === 'sustain');
  position.answer(0, null, 'sustain').accepted();
  position.answer(0, ['infantry'], 'assignHits').accepted();
  expect(position.lost(0)).toEqual([['infantry']]);
  expect(position.table.state.pub.captured).toEqual([{ by: position.me, of: null, unit: 'infantry' }]);
});

it('[TI4-VUIL-07] Vortex: a unit of the type of one next to an own dock, from reinforcements; not of a player who blockades', () => {
  const vortex = (placed: Space['units']) =>
    inSpace({
      galaxy: { 0: 'tile-25', 1: 'tile-46', 2: 'tile-26' },
      units: {
        quann: units(0, { 'space-dock': 1 }),
        'tile-46': units(1, { cruiser: 1 }),
        lodor: units(1, { pds: 1 }),
        ...placed,
      },
      arrange: (pub) => {
        learned(pub, 0, 'vortex');
        pub.planets['quann'] = { owner: 0, exhausted: false };
        pub.planets['lodor'] = { owner: 1, exhausted: false };
      },
    }).when(0, { do: 'component', ability: 'vortex', component: 'vortex.0' });
  // The cruiser is the only one that is no structure.
  const { pub } = vortex({}).accepted().state;
  expect(pub.captured).toEqual([{ by: 0, of: 1, unit: 'cruiser' }]);
  expect(pub.units['tile-46']).toEqual(units(1, { cruiser: 1 }));
  vortex({ 'tile-25': units(1, { destroyer: 1 }) }).refused('TI4-ACT-13');
  vortex({ 'tile-46': units(0, { cruiser: 1 }) }).refused('TI4-ACT-13');
});
