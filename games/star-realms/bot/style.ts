import type { Resource } from '../content/effects.ts';

/** How a rule of thumb weighs things, as data: `tuning/` makes it, `thumb.ts` plays by it. All worths are shares of a win, in hundredths. */

export type Phase = 'early' | 'middle' | 'late';
export const PHASES: readonly Phase[] = ['early', 'middle', 'late'];

/** What an ability adds to a card for the rest of the game, per unit. */
export interface Weights extends Record<Resource, number> {
  readonly draw: number;
  readonly opponentDiscard: number;
  readonly scrap: number;
  readonly destroyBase: number;
  readonly defense: number;
  readonly outpost: number;
  /** The share that an Ally Ability counts. */
  readonly ally: number;
  /** Any card at all: it stands in the way of better ones. */
  readonly body: number;
  /** Per card of the same faction, where ten cards of a deck are. */
  readonly alike: number;
}
/** What something is worth at this very moment, per unit. */
export interface Moment {
  readonly damage: number;
  readonly authority: number;
  readonly draw: number;
  readonly opponentDiscard: number;
  /** A Base in play, beyond what its card is worth. */
  readonly base: number;
  /** An Outpost gone that shields its owner. */
  readonly breach: number;
}
export interface Style {
  readonly weights: Readonly<Record<Phase, Weights>>;
  readonly moment: Readonly<Record<Phase, Moment>>;
  /** What a design is worth beyond its abilities, early, in the middle and late. */
  readonly beyond: { readonly [id: string]: readonly [number, number, number] };
  /** What a Base of this design in play is worth beyond that, where it was measured. */
  readonly stands: { readonly [id: string]: readonly [number, number, number] };
  /** Among several foes: what each counts beside its deck; the higher, the more the weakest is attacked. */
  readonly focus: number;
  /** Stickers used of this scenario's sheet -> worth of one more; the fifth wins. */
  readonly political: readonly [number, number, number, number, number];
  /** The share that what stickers add to a card counts; on a Base it comes again each turn. */
  readonly stickers: { readonly ship: number; readonly base: number };
  /** Whether to upgrade: as it pays, never, whenever a card just acquired allows it, or so that there is one whenever the pool covers it. */
  readonly upgrades: 'choose' | 'never' | 'whenever' | 'always';
}
