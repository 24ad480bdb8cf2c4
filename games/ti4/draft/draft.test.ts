import { describe, expect, it } from 'vitest';
import { DRAFT_LAYOUTS } from '../content/draft.ts';
import { tileFacts } from '../content/tiles.ts';
import type { TileId } from '../content/tiles.ts';
import { touchingIn } from '../galaxy/board.ts';
import { layoutOfDraft } from '../galaxy/draftLayout.ts';
import { defaultPool, faultOfSlice } from '../galaxy/draftPool.ts';
import { writeCells } from '../galaxy/mapString.ts';
import { draftAfter, galaxyOfDraft, mayDrawAgain, openPicks, seatingOf } from './draft.ts';
import type { Draft, Pick } from './draft.ts';
import { readDraft, writeDraft } from './link.ts';
import type { DraftLink } from './link.ts';

const settings = (players: number, seed = 'seed') => defaultPool(players, ['base', 'pok'], seed);
const after = (players: number, picks: readonly Pick[], more = {}): Draft => {
  const draft = draftAfter({ ...settings(players), ...more }, picks);
  if ('fault' in draft) throw new Error(draft.fault);
  return draft;
};
/** Everybody picks what comes first. */
const complete = (players: number): Draft => {
  const picks: Pick[] = [];
  for (let draft = after(players, picks); draft.next !== null; draft = after(players, picks))
    picks.push(openPicks(draft)[0]!);
  return after(players, picks);
};
const slice = (at: number): Pick => ({ category: 'slice', at });

describe('a slice draft', () => {
  it('[TI4-DRAFT-01, TI4-DRAFT-04] gives every player a faction, a position and a slice, none twice', () => {
    for (const { players } of DRAFT_LAYOUTS) {
      const draft = complete(players);
      expect(draft.picks).toHaveLength(3 * players);
      for (const category of ['slice', 'faction', 'position'] as const) {
        const taken = draft.taken.map((one) => one[category]);
        expect(taken).not.toContain(null);
        expect(new Set(taken).size).toBe(players);
      }
    }
  });

  it('[TI4-DRAFT-02] goes in order, backwards, and in order again', () => {
    const { order } = after(4, [], { order: [2, 0, 3, 1] });
    expect(order).toEqual([2, 0, 3, 1, 1, 3, 0, 2, 2, 0, 3, 1]);
  });

  it('[TI4-DRAFT-03] draws the order from the seed, unless the group fixes it', () => {
    expect(after(6, []).order).toEqual(after(6, []).order);
    const orders = Array.from({ length: 8 }, (_, i) => after(6, [], { seed: `${i}` }).order.join());
    expect(new Set(orders).size).toBeGreaterThan(4);
  });

  it('[TI4-DRAFT-04] refuses what somebody has, a second pick of a category, and what is not offered', () => {
    const wrong = (picks: Pick[]) => draftAfter({ ...settings(3), order: [0, 1, 2] }, picks);
    expect(wrong([slice(1), slice(1)])).toEqual({ fault: 'no-such-pick', pick: 1, rule: 'TI4-DRAFT-04' });
    expect(wrong([slice(0), slice(1), slice(2), slice(3)])).toMatchObject({ pick: 3, rule: 'TI4-DRAFT-04' });
    expect(wrong([slice(99)])).toMatchObject({ pick: 0, rule: 'TI4-DRAFT-04' });
    expect(wrong([{ category: 'position', at: 3 }])).toMatchObject({ pick: 0 });
  });

  it('[TI4-DRAFT-11] the last pick can be taken back, and another pool be drawn only before the first', () => {
    const picks = [slice(0), slice(1)];
    const draft = after(6, picks);
    expect(after(6, picks.slice(0, -1))).toEqual(after(6, [slice(0)]));
    expect(after(6, picks.slice(0, -1)).next).toBe(draft.order[1]);
    expect(mayDrawAgain(after(6, []))).toBe(true);
    expect(mayDrawAgain(draft)).toBe(false);
  });

  it('[TI4-DRAFT-05, TI4-DRAFT-10] lays slices around the homes of their positions, with hyperlanes where the board has them', () => {
    for (const { players } of DRAFT_LAYOUTS) {
      const draft = complete(players);
      const galaxy = galaxyOfDraft(draft);
      const tiles = galaxy.filter((cell) => /^tile-\d+$/.test(cell) && cell !== 'tile-18');
      expect(tiles).toHaveLength(5 * players);
      const { layout } = layoutOfDraft(players);
      expect(galaxy.filter((cell) => cell.includes('@'))).toHaveLength(layout.hyperlanes!.length);
      // The first tile of a slice, and the one ahead, touch the home they belong to.
      const adjacent = touchingIn(galaxy);
      draft.taken.forEach(({ slice: at, position }) => {
        const own = draft.pool.slices[at!]!;
        const near = adjacent.get(`home-${position}`)!;
        expect([own[0], own[1], own[2]].filter((tile) => near.includes(tile))).toHaveLength(3);
      });
      const seats = seatingOf(draft)!;
      expect(seats.map(({ player }) => draft.taken[player]!.position)).toEqual(seats.map((_, i) => i));
    }
    expect(seatingOf(after(6, []))).toBeNull();
  });

  it('[TI4-DRAFT-06, TI4-DRAFT-07, TI4-DRAFT-08] every slice of a pool is one, also beside those of the table', () => {
    const own = after(6, []).pool.slices[2]!;
    const draft = after(6, [], { seed: 'other', ownSlices: [own], banned: ['sol'], ownFactions: ['hacan'] });
    expect(draft.pool.slices).toHaveLength(7);
    expect(draft.pool.slices[0]).toEqual(own);
    for (const one of draft.pool.slices) expect(faultOfSlice(one, draft.settings)).toBeNull();
    expect(draft.pool.factions).toContain('hacan');
    expect(draft.pool.factions).not.toContain('sol');
  });

  it('the board is written as a map string, with every tile drafted', () => {
    const text = writeCells(galaxyOfDraft(complete(6)));
    const numbers = text.split(' ').filter((word) => /^\d+$/.test(word) && word !== '0');
    expect(numbers).toHaveLength(30);
    expect(numbers.every((n) => ['blue', 'red'].includes(tileFacts(`tile-${n}` as TileId).back))).toBe(true);
  });
});

describe('a draft in a link', () => {
  it('reads back the same, and says what it cannot read', () => {
    const text =
      'players=4&seed=abc&slices=6&legendary=1&single=1&banned=sol%2Chacan&with=saar&names=Ada%2CNoor%2C%2CKai&picks=s0f3p1';
    const link = readDraft(new URLSearchParams(text)) as DraftLink;
    expect(link.picks).toEqual([slice(0), { category: 'faction', at: 3 }, { category: 'position', at: 1 }]);
    expect(link.names).toEqual(['Ada', 'Noor', '', 'Kai']);
    expect(writeDraft(link).toString()).toBe(text);
    const settled =
      'players=3&seed=abc&value=3%2C2.5%2C8%2C14&order=3%2C1%2C2&own=26-39-28-35-47_31-43-29-19-49&with=hacan';
    const own = readDraft(new URLSearchParams(settled)) as DraftLink;
    expect(own.settings).toMatchObject({ order: [2, 0, 1], value: { influence: 3, resources: 2.5, total: [8, 14] } });
    expect(own.settings.ownSlices).toHaveLength(2);
    expect(writeDraft(own).toString()).toBe(settled);
    const fault = (query: string) => readDraft(new URLSearchParams(query));
    const box = 'players=5&kind=factions&base=1&seed=abc';
    const base = readDraft(new URLSearchParams(box)) as DraftLink;
    expect(base.settings.sets).toEqual(['base']);
    expect(writeDraft(base).toString()).toBe(box);
    expect(fault('players=6&base=1')).toEqual({ fault: 'unreadable', word: 'base=1' });
    expect(fault('players=7&kind=factions&base=1')).toEqual({ fault: 'unreadable', word: 'base=1' });
    expect(fault('players=9')).toEqual({ fault: 'unreadable', word: '9' });
    expect(fault('banned=pirates')).toEqual({ fault: 'unreadable', word: 'pirates' });
    expect(fault('picks=s0x1')).toEqual({ fault: 'unreadable', word: 's0x1' });
    expect(fault('value=4,2.5,9')).toEqual({ fault: 'unreadable', word: '4,2.5,9' });
    expect(fault('value=4,2.5,13,9')).toMatchObject({ fault: 'unreadable' });
    expect(fault('players=3&order=1,1,2')).toEqual({ fault: 'unreadable', word: '1,1,2' });
    expect(fault('players=3&order=1,2')).toMatchObject({ fault: 'unreadable' });
    expect(fault('own=1-2-3')).toEqual({ fault: 'unreadable', word: '1-2-3' });
    expect(fault(`names=${'x'.repeat(3000)}`)).toMatchObject({ fault: 'unreadable' });
  });
});
