import { describe, expect, it } from 'vitest';
import type { IconName } from '@orrery/web/design/icons.ts';
import { beatsOf } from './beats.ts';
import type { BeatEdition, Stood } from './beats.ts';
import type { SeenEvent } from '../parts/fight.ts';

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
const event = (kind: string, all: unknown): SeenEvent => ({ t: kind, all });

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
      event('activated', { seat: 1, system: 'rim' }),
      event('moved', { seat: 1, system: 'rim', ships: [{ from: 'home' }, { from: 'home/dock' }, { from: 'rim' }] }),
      event('rolled', { purpose: 'battle', system: 'rim', planet: null, round: 1, rolls }),
      event('gone', { seat: 0, place: 'rim/planet', units }),
      event('took', { seat: 1, planet: 'rim/planet' }),
      event('fled', { seat: 0, from: 'rim', to: 'home' }),
      event('dug', { seat: 0, planet: 'rim/planet' }),
      event('said', { seat: 0 }),
      event('ended', undefined),
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
    expect(beatsOf(edition, [event('ashore', none), event('gone', none)])).toEqual([]);
  });
});
