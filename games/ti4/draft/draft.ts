import { drafts } from '@orrery/imperium';
import type { FactionId } from '../content/factions/index.ts';
import type { Place } from '../content/layouts.ts';
import { galaxyOf } from '../galaxy/board.ts';
import type { Galaxy, Placement } from '../galaxy/board.ts';
import { layoutOfDraft } from '../galaxy/draftLayout.ts';
import { draftPool, factionPool } from '../galaxy/draftPool.ts';
import type { Pool, PoolFault, PoolOptions, Slice } from '../galaxy/draftPool.ts';

// A slice draft (TI4-DRAFT): who picks, what is left, and the board that comes of it. A draft is its settings and the list of its picks; everything
// else follows from the seed, so it can be sent as a link, picked up days later, and taken back pick by pick.

/** What a player picks: one of each (TI4-DRAFT-01). A draft of factions alone has no slices. */
export const CATEGORIES = ['slice', 'faction', 'position'] as const;
export type Category = (typeof CATEGORIES)[number];
/** A pick by its place: the slice in the pool, the faction in the row, the position in the turn order from 0. */
export type Pick = drafts.Pick<Category>;

export interface DraftSettings extends PoolOptions {
  /** Fixed by the group; by chance without it (TI4-DRAFT-03). */
  readonly order?: readonly number[];
  /** Factions and positions alone; the galaxy comes about as in any other game. */
  readonly withoutSlices?: boolean;
}
export interface Draft extends drafts.Snake<Category> {
  readonly settings: DraftSettings;
  readonly pool: Pool;
}
export type DraftFault = PoolFault | { readonly fault: 'no-such-pick'; readonly pick: number; readonly rule: string };

/** The draft as it stands after these picks, or which of them is not allowed. */
export function draftAfter(settings: DraftSettings, picks: readonly Pick[]): Draft | DraftFault {
  const { players, seed, withoutSlices = false } = settings;
  const pool = withoutSlices ? factionPool(settings) : draftPool(settings);
  if ('fault' in pool) return pool;
  const offered = {
    ...(withoutSlices ? {} : { slice: pool.slices.length }),
    faction: pool.factions.length,
    position: players,
  } as { [C in Category]: number };
  const begun = drafts.beginSnake<Category>(settings.order ?? drafts.orderFrom(seed, players), offered);
  const draft = drafts.afterPicks(begun, picks);
  if ('pick' in draft) return { fault: 'no-such-pick', pick: draft.pick, rule: 'TI4-DRAFT-04' };
  return { ...draft, settings, pool };
}

/** The rule that forbids a pick of the player whose turn it is; null where it may be made. */
export const refusal = (draft: Draft, pick: Pick): string | null =>
  drafts.mayPick(draft, pick) ? null : 'TI4-DRAFT-04';
/** All picks that the player whose turn it is can make. */
export const openPicks = (draft: Draft): Pick[] => drafts.openPicks(draft);

/** Another pool may be drawn only before the first pick (TI4-DRAFT-11). */
export const mayDrawAgain = ({ picks }: Draft): boolean => picks.length === 0;

/** Where the tiles of a slice lie for a position (TI4-DRAFT-05). */
const laid = (places: readonly Place[], slice: Slice): Placement =>
  Object.fromEntries(places.map((place, i) => [place, slice[i]!]));

/** The galaxy as far as it is drafted: slices of players who have both a slice and a position (TI4-DRAFT-10). */
export function galaxyOfDraft({ settings, pool, taken }: Draft): Galaxy {
  const { layout, slices } = layoutOfDraft(settings.players);
  const placed = taken.flatMap(({ slice = null, position }) =>
    slice === null || position === null ? [] : Object.entries(laid(slices[position]!, pool.slices[slice]!)),
  );
  return galaxyOf(layout, Object.fromEntries(placed));
}

export interface Seated {
  readonly player: number;
  readonly faction: FactionId;
  /** None in a draft of factions alone. */
  readonly slice: number | null;
}
/** Who sits where, from the speaker on; null while the draft goes on (TI4-DRAFT-10). */
export function seatingOf({ pool, taken, next }: Draft): Seated[] | null {
  if (next !== null) return null;
  return taken
    .map(({ slice, faction, position }, player) => ({
      player,
      position: position!,
      faction: pool.factions[faction!]!,
      slice: slice ?? null,
    }))
    .toSorted((a, b) => a.position - b.position)
    .map(({ player, faction, slice }) => ({ player, faction, slice }));
}
