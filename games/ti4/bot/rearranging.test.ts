import { rulesView, sampler, view } from '@orrery/kernel';
import type { Json } from '@orrery/kernel';
import type { Given } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ti4 } from '../game.ts';
import type { Ti4 } from '../shapes.ts';
import { DOWN, UP, inPlay, inSpace, units } from '../space.ts';
import type { Space } from '../space.ts';
import { abilityGain } from './abilities.ts';
import { outlookOf } from './outlook.ts';
import { STEADY } from './style.ts';

const action = (id: string) => ({ do: 'component', ability: id, component: `${id}.0` });
const quick = (table: Given<Ti4>, kind: string): Json =>
  ti4.bot.quick!(rulesView(ti4, view(table.state, 0)), table.question(0, kind), sampler(1))!;
const gain = (table: Given<Ti4>, ability: string): number =>
  abilityGain(outlookOf(rulesView(ti4, view(table.state, 0)), STEADY), ability, {});

describe('the rule of thumb for heroes that rearrange', () => {
  it('The Helmsman: idle great ships come to where own planets are unguarded, with what waits in space', () => {
    const fleet = (guarded: boolean, dreadnought = 2) => {
      const space: Space = {
        factions: ['l1z1x', 'sol', 'saar'],
        galaxy: { 0: 'tile-46', [UP[0]]: 'tile-35', [DOWN[0]]: 'tile-26' },
        units: {
          'tile-46': units(0, { dreadnought, infantry: 1 }),
          'tile-26': units(0, { dreadnought: 1 }),
          bereg: units(0, { infantry: 1 }),
          ...(guarded && { 'tile-35': units(0, { cruiser: 1 }) }),
        },
        arrange: (pub) => {
          inPlay(pub, 0, 'the-helmsman');
          for (const planet of ['bereg', 'lodor']) pub.planets[planet] = { owner: 0, exhausted: false };
        },
      };
      return inSpace(space);
    };
    expect([gain(fleet(false), 'the-helmsman'), gain(fleet(true), 'the-helmsman')]).toEqual([2, 0]);
    expect(gain(fleet(false, 1), 'the-helmsman')).toBe(0);
    const table = fleet(false).when(0, action('the-helmsman')).accepted();
    expect(quick(table, 'pickOne')).toBe('tile-35');
    table.when(0, 'tile-35').accepted();
    // The ship over Lodor stays.
    expect(quick(table, 'pickSome')).toEqual(['dreadnought@tile-46', 'dreadnought@tile-46#2']);
    table.when(0, quick(table, 'pickSome'), 'pickSome').accepted();
    expect(quick(table, 'pickSome')).toEqual(['infantry@tile-46']);
  });

  it('Riftwalker Meian: the strongest fleet comes to where there is something to be had', () => {
    // An empty corner against a system beside planets of others.
    const swapping = (rich: boolean) =>
      inSpace({
        factions: ['creuss', 'sol', 'saar'],
        galaxy: {
          0: 'tile-39',
          [UP[0]]: rich ? 'tile-35' : 'tile-47',
          [DOWN[1]]: 'tile-46',
          [DOWN[2]]: 'tile-48',
        },
        units: { 'tile-46': units(0, { dreadnought: 2 }) },
        arrange: (pub) => {
          inPlay(pub, 0, 'riftwalker-meian');
          if (rich) for (const planet of ['bereg', 'lirta-iv']) pub.planets[planet] = { owner: 1, exhausted: false };
        },
      });
    expect([gain(swapping(true), 'riftwalker-meian') > 0, gain(swapping(false), 'riftwalker-meian')]).toEqual([
      true,
      0,
    ]);
    const table = swapping(true).when(0, action('riftwalker-meian'));
    expect(table.state.pub.galaxy[0]).toBe('tile-46');
  });
});
