import { describe, expect, it } from 'vitest';
import type { IconName } from '@orrery/web/design/icons.ts';
import { beatsOf } from './beats.ts';
import type { BeatEdition, Stood } from './beats.ts';
import type { Told } from '../parts/fight.ts';

type Unit = 'cruiser' | 'fighter';
const ICON: { readonly [U in Unit]: IconName } = { cruiser: 'u-cruiser', fighter: 'u-fighter' };
const edition: BeatEdition<Unit> = {
  systemOf: (place) => place.split('/')[0]!,
  icon: (unit) => ICON[unit],
  lost: ({ t: kind, all }) => (kind === 'gone' ? (all as Stood<Unit>) : null),
  landed: ({ t: kind, all }) => (kind === 'ashore' ? (all as Stood<Unit>) : null),
  taken: 'took',
  left: 'fled',
};
const told = (kind: string, all: unknown): Told => ({ t: kind, all });

describe('what the map tells of', () => {
  it('is the system, the ways of ships, the dice with their hits, and what was lost, counted by kind', () => {
    const volley = { unit: 'cruiser', combat: 7, modifier: 0, dice: [7, 3, 10] };
    const rolls = [{ by: 1, against: 0, cancelled: 1, volleys: [volley] }];
    const units = [
      { unit: 'fighter', n: 1 },
      { unit: 'cruiser', n: 1 },
      { unit: 'fighter', n: 2 },
    ];
    const events = [
      told('activated', { seat: 1, system: 'rim' }),
      told('moved', { seat: 1, system: 'rim', ships: [{ from: 'home' }, { from: 'home/dock' }, { from: 'rim' }] }),
      told('rolled', { purpose: 'battle', system: 'rim', planet: null, round: 1, rolls }),
      told('gone', { seat: 0, place: 'rim/planet', units }),
      told('took', { seat: 1, planet: 'rim/planet' }),
      told('fled', { seat: 0, from: 'rim', to: 'home' }),
      told('dug', { seat: 0, planet: 'rim/planet' }),
      told('said', { seat: 0 }),
      told('ended', undefined),
    ];
    expect(beatsOf(edition, events)).toEqual([
      { what: 'activated', seat: 1, system: 'rim' },
      { what: 'moved', seat: 1, system: 'rim', from: ['home'] },
      { what: 'rolled', seat: 1, system: 'rim', hits: 1, dice: 3 },
      {
        what: 'lost',
        seat: 0,
        system: 'rim',
        units: [
          { icon: 'u-fighter', n: 3 },
          { icon: 'u-cruiser', n: 1 },
        ],
      },
      { what: 'took', seat: 1, system: 'rim' },
      { what: 'moved', seat: 0, system: 'home', from: ['rim'] },
      { what: 'there', seat: 0, system: 'rim' },
    ]);
  });
  it('is nothing where nothing landed or was lost', () => {
    const none = { seat: 0, place: 'rim', units: [{ unit: 'fighter', n: 0 }] };
    expect(beatsOf(edition, [told('ashore', none), told('gone', none)])).toEqual([]);
  });
});
