import { distance } from '@orrery/imperium';
import { describe, expect, it } from 'vitest';
import { DRAFT_LAYOUTS, SLICE, TIERS } from './draft.ts';
import { LAYOUT_IDS, hexAt, layout, openPlaces } from './layouts.ts';
import type { Place } from './layouts.ts';
import { TILE_IDS, tileFacts } from './tiles.ts';

const tilesWith = (back: string, sets: readonly string[]): number =>
  TILE_IDS.filter((id) => tileFacts(id).back === back && sets.includes(tileFacts(id).set)).length;

describe('layouts', () => {
  it.each(LAYOUT_IDS)('%s has a home for every player and a place for every tile', (id) => {
    const { players, homes, deal, extra, set } = layout(id);
    expect(new Set(homes).size).toBe(players);
    const dealt = players * (deal.blue + deal.red) + (extra ? extra.blue + extra.red : 0);
    expect(openPlaces(layout(id))).toHaveLength(dealt);
    const sets = set === 'base' ? ['base'] : ['base', 'pok'];
    expect(players * deal.blue + (extra?.blue ?? 0)).toBeLessThanOrEqual(tilesWith('blue', sets));
    expect(players * deal.red + (extra?.red ?? 0)).toBeLessThanOrEqual(tilesWith('red', sets));
  });
  it.each([
    ...LAYOUT_IDS.map((id) => [id, layout(id).homes] as const),
    ...DRAFT_LAYOUTS.map(({ players, seats }) => [`draft of ${players}`, seats.map(({ home }) => home)] as const),
  ])('[TI4-MAP-07] %s: the homes lie clockwise around the table in the order of the seats', (_, homes) => {
    const bearing = (home: Place): number => {
      const { q, r } = hexAt(home);
      return (Math.atan2(1.5 * q, -Math.sqrt(3) * (r + q / 2)) + 2 * Math.PI) % (2 * Math.PI);
    };
    const around = homes.map(bearing);
    const first = around.indexOf(Math.min(...around));
    const turned = [...around.slice(first), ...around.slice(0, first)];
    expect(turned).toEqual(around.toSorted((a, b) => a - b));
  });
  it('[TI4-MAP-04] deals as many blue and red tiles as the rulebook says', () => {
    const dealt = Object.fromEntries(LAYOUT_IDS.map((id) => [id, `${layout(id).deal.blue}+${layout(id).deal.red}`]));
    expect(dealt).toEqual({
      three: '6+2',
      four: '5+3',
      five: '4+2',
      'five-hyperlanes': '3+2',
      six: '3+2',
      'six-large': '6+3',
      seven: '4+2',
      'seven-alternate': '3+2',
      eight: '4+2',
      'eight-alternate': '3+2',
    });
  });
  it('[TI4-MAP-05] gives the speaker extra tiles with five, seven and eight players', () => {
    const extras = LAYOUT_IDS.filter((id) => layout(id).extra).map((id) => [id, layout(id).extra]);
    expect(extras).toEqual([
      ['five', { blue: 0, red: 1 }],
      ['seven', { blue: 3, red: 2 }],
      ['eight', { blue: 2, red: 2 }],
    ]);
  });
  it('[TI4-MAP-06] lays the hyperlane tiles of the rulebook', () => {
    const tiles = (id: (typeof LAYOUT_IDS)[number]): string[] =>
      (layout(id).hyperlanes ?? []).map(({ tile }) => tile.replace('tile-', '')).toSorted();
    const sixA = ['83a', '84a', '85a', '86a', '87a', '88a'];
    expect(tiles('five-hyperlanes')).toEqual(sixA);
    expect(tiles('seven')).toEqual(sixA);
    expect(tiles('seven-alternate')).toEqual(['83b', '84b', '85b', '86b', '88b', '90b']);
    expect(tiles('eight-alternate')).toEqual(['83b', '85b', '87a', '88a', '89b', '90b']);
    expect(LAYOUT_IDS.filter((id) => layout(id).hyperlanes)).toHaveLength(4);
  });
  it('[TI4-MAP-11] makes up for the cramped homes of five players with 4, 2 and 2 goods', () => {
    const { goods, homes } = layout('five');
    expect(goods?.map(({ n }) => n).toSorted()).toEqual([2, 2, 4]);
    const [left, middle, right] = goods!.map(({ at }) => at);
    const near = (a: string, b: string): number => distance(hexAt(a), hexAt(b));
    expect([near(left!, middle!), near(middle!, right!)]).toEqual([3, 3]);
    const others = homes.filter((home) => !goods!.some(({ at }) => at === home));
    expect(others.map((home) => near(home, middle!) > 3)).toEqual([true, true]);
  });
  it('names places by ring and clockwise from straight up', () => {
    expect(hexAt('000')).toEqual({ q: 0, r: 0 });
    expect(hexAt('101')).toEqual({ q: 0, r: -1 });
    expect(hexAt('206')).toEqual({ q: 1, r: 1 });
    expect(hexAt('318')).toEqual({ q: -1, r: -2 });
    expect(hexAt('424')).toEqual({ q: -1, r: -3 });
    expect(() => hexAt('107')).toThrow('no place 107');
  });
  it('lays homes three steps from Mecatol Rex, four in the large galaxies', () => {
    for (const id of ['three', 'four', 'five', 'six'] as const)
      for (const home of layout(id).homes) expect(distance(hexAt(home), hexAt('000'))).toBe(3);
    for (const id of ['six-large', 'eight'] as const)
      for (const home of layout(id).homes) expect(distance(hexAt(home), hexAt('000'))).toBe(4);
  });
});

describe('draft layouts', () => {
  it('[TI4-DRAFT-05] give each seat five tiles, three blue of different tiers and two red', () => {
    expect(DRAFT_LAYOUTS.map(({ players }) => players)).toEqual([3, 4, 5, 6, 7, 8]);
    for (const { players, seats, hyperlanes } of DRAFT_LAYOUTS) {
      expect(seats).toHaveLength(players);
      const places = [...seats.flatMap(({ home, slice }) => [home, ...slice]), ...hyperlanes.map(({ at }) => at)];
      expect(new Set(places).size).toBe(places.length);
      for (const { slice } of seats) expect(slice).toHaveLength(5);
    }
    expect(SLICE).toEqual({ high: 1, middle: 1, low: 1, red: 2 });
  });
  it('sort every blue and red tile of both boxes into one tier', () => {
    const sorted = Object.values(TIERS).flat();
    expect(sorted.toSorted()).toEqual(TILE_IDS.filter((id) => ['blue', 'red'].includes(tileFacts(id).back)).toSorted());
    for (const id of TIERS.red) expect(tileFacts(id).back).toBe('red');
  });
});
