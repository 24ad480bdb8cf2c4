import { sampler, shuffleWith } from '@orrery/kernel';
import { DRAFT_LAYOUTS } from '../content/draft.ts';
import type { FactionId } from '../content/factions/index.ts';
import { openPlaces } from '../content/layouts.ts';
import type { Layout, Place } from '../content/layouts.ts';
import { galaxyOf } from '../galaxy/board.ts';
import type { Galaxy, Placement } from '../galaxy/board.ts';
import { draftPool, pickOrder } from '../galaxy/draftPool.ts';
import type { Pool, PoolFault, PoolOptions, Slice } from '../galaxy/draftPool.ts';

// A slice draft (TI4-DRAFT): who picks, what is left, and the board that comes of it. A draft is its settings and the list of its picks; everything
// else follows from the seed, so it can be sent as a link, picked up days later, and taken back pick by pick.

/** What a player picks: one of each (TI4-DRAFT-01). */
export const CATEGORIES = ['slice', 'faction', 'position'] as const;
export type Category = (typeof CATEGORIES)[number];
/** A pick by its place: the slice in the pool, the faction in the row, the position in the turn order from 0. */
export interface Pick {
  readonly category: Category;
  readonly at: number;
}

export interface DraftSettings extends PoolOptions {
  /** Fixed by the group; by chance without it (TI4-DRAFT-03). */
  readonly order?: readonly number[];
}
export interface Taken {
  readonly slice: number | null;
  readonly faction: number | null;
  readonly position: number | null;
}
export interface Draft {
  readonly settings: DraftSettings;
  readonly pool: Pool;
  /** Who picks when, all picks of the draft. */
  readonly order: readonly number[];
  readonly picks: readonly Pick[];
  /** What each player has. */
  readonly taken: readonly Taken[];
  /** Whose pick it is; null when the draft is complete. */
  readonly next: number | null;
}
export type DraftFault = PoolFault | { readonly fault: 'no-such-pick'; readonly pick: number; readonly rule: string };

const NOTHING: Taken = { slice: null, faction: null, position: null };

/** The draft as it stands after these picks, or which of them is not allowed. */
export function draftAfter(settings: DraftSettings, picks: readonly Pick[]): Draft | DraftFault {
  const pool = draftPool(settings);
  if ('fault' in pool) return pool;
  const players = Array.from({ length: settings.players }, (_, i) => i);
  if (!settings.order) shuffleWith(players, sampler(`draft order ${settings.seed}`));
  const order = pickOrder(settings.order ?? players);
  let draft: Draft = { settings, pool, order, picks: [], taken: players.map(() => NOTHING), next: order[0]! };
  for (const [i, pick] of picks.entries()) {
    const rule = refusal(draft, pick);
    if (rule !== null) return { fault: 'no-such-pick', pick: i, rule };
    draft = withPick(draft, pick);
  }
  return draft;
}

const offered = ({ pool, settings }: Draft, category: Category): number =>
  category === 'slice' ? pool.slices.length : category === 'faction' ? pool.factions.length : settings.players;

/** The rule that forbids a pick of the player whose turn it is; null where it may be made (TI4-DRAFT-04). */
export function refusal(draft: Draft, { category, at }: Pick): string | null {
  if (draft.next === null || draft.taken[draft.next]![category] !== null) return 'TI4-DRAFT-04';
  if (!Number.isInteger(at) || at < 0 || at >= offered(draft, category)) return 'TI4-DRAFT-04';
  return draft.taken.some((taken) => taken[category] === at) ? 'TI4-DRAFT-04' : null;
}
/** All picks that the player whose turn it is can make. */
export const openPicks = (draft: Draft): Pick[] =>
  CATEGORIES.flatMap((category) =>
    Array.from({ length: offered(draft, category) }, (_, at) => ({ category, at })).filter(
      (pick) => refusal(draft, pick) === null,
    ),
  );

function withPick(draft: Draft, pick: Pick): Draft {
  const by = draft.next!;
  const picks = [...draft.picks, pick];
  return {
    ...draft,
    picks,
    taken: draft.taken.map((taken, player) => (player === by ? { ...taken, [pick.category]: pick.at } : taken)),
    next: draft.order[picks.length] ?? null,
  };
}

/** Another pool may be drawn only before the first pick (TI4-DRAFT-11). */
export const mayDrawAgain = ({ picks }: Draft): boolean => picks.length === 0;

/** The board of a draft as a layout: homes by position in the turn order, hyperlanes, gaps where no slice lies. */
export function layoutOfDraft(players: number): { layout: Layout; slices: readonly (readonly Place[])[] } {
  const found = DRAFT_LAYOUTS.find((one) => one.players === players);
  if (!found) throw new Error(`no draft for ${players} players`);
  const homes = found.seats.map(({ home }) => home);
  const slices = found.seats.map(({ slice }) => slice);
  const used = new Set([...homes, ...slices.flat(), ...found.hyperlanes.map(({ at }) => at)]);
  const rings = Math.max(...[...used].map((place) => Number(place[0])));
  const bare: Layout = {
    set: 'pok',
    players,
    rings,
    homes,
    deal: { blue: 3, red: 2 },
    hyperlanes: found.hyperlanes,
  };
  return { layout: { ...bare, gaps: openPlaces(bare).filter((place) => !used.has(place)) }, slices };
}

/** Where the tiles of a slice lie for a position (TI4-DRAFT-05). */
const laid = (places: readonly Place[], slice: Slice): Placement =>
  Object.fromEntries(places.map((place, i) => [place, slice[i]!]));

/** The galaxy as far as it is drafted: slices of players who have both a slice and a position (TI4-DRAFT-10). */
export function galaxyOfDraft({ settings, pool, taken }: Draft): Galaxy {
  const { layout, slices } = layoutOfDraft(settings.players);
  const placed = taken.flatMap(({ slice, position }) =>
    slice === null || position === null ? [] : Object.entries(laid(slices[position]!, pool.slices[slice]!)),
  );
  return galaxyOf(layout, Object.fromEntries(placed));
}

export interface Seated {
  readonly player: number;
  readonly faction: FactionId;
  readonly slice: number;
}
/** Who sits where, from the speaker on; null while the draft goes on (TI4-DRAFT-10). */
export function seatingOf({ pool, taken, next }: Draft): Seated[] | null {
  if (next !== null) return null;
  return taken
    .map(({ slice, faction, position }, player) => ({
      player,
      position: position!,
      faction: pool.factions[faction!]!,
      slice: slice!,
    }))
    .toSorted((a, b) => a.position - b.position)
    .map(({ player, faction, slice }) => ({ player, faction, slice }));
}
