import type { Abilities, CardType, Faction } from './effects.ts';

/** A printed card. Its id is its key in the table, its name stands in text/, its text is rendered from its abilities. */
export interface Card extends Abilities {
  /** None, one or two; an upgrade adds one (SR-UPG-18). */
  readonly factions: readonly Faction[];
  readonly type: CardType;
  /** Printed cost (SR-ACQ-03); cards of Personal Decks and envelopes have none. */
  readonly cost: number | null;
  /** Bases and Outposts only (SR-BASE-04). */
  readonly defense?: number;
  readonly copies: number;
  /** Carries the on-acquire ability of its faction and cost (content/onAcquire.ts). */
  readonly onAcquire?: true;
}

export const cards = <Id extends string>(table: Record<Id, Card>): Record<Id, Card> => table;
