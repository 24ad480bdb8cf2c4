import type { Seat } from '@orrery/kernel';
import { EXPLORATIONS, EXPLORATION_IDS, explorationFacts } from '../../content/explorations.ts';
import type { ExplorationId } from '../../content/explorations.ts';
import type { Trait } from '../../content/planets.ts';
import type { Pub } from '../../shapes.ts';
import { textOf } from '../cards.ts';

// Where the cards of exploration lie.

export type Deck = Trait | 'frontier';
export const TRAITS = ['cultural', 'hazardous', 'industrial'] as const satisfies readonly Trait[];
export const DECKS = [...TRAITS, 'frontier'] as const satisfies readonly Deck[];

export const deckOf = (deck: Deck): string => `explore-${deck}`;
export const discardOf = (deck: Deck): string => `explore-${deck}-discard`;
/** Cards that have left their decks for good: attached, kept or purged. */
export const EXPLORED = 'explored';
export const RELICS = 'relics';
/** Relics that were gained; those in play are components. */
export const RELICS_GAINED = 'relics-gained';
export const fragmentsOf = (seat: Seat): string => `fragments-${seat}`;

export const explorationOf = (card: string): ExplorationId => textOf(card) as ExplorationId;
export const cardsOfDeck = (deck: Deck): string[] =>
  EXPLORATION_IDS.filter((id) => explorationFacts(id).deck === deck).flatMap((id) =>
    Array.from({ length: EXPLORATIONS[id].copies }, (_, i) => `${id}.${i + 1}`),
  );
/** The text of an exploration card and of a relic among the texts of all components: some share a name with an agenda. */
export const explorationText = (id: ExplorationId): string => `${id} explored`;
export const relicText = (id: string): string => `${id} relic`;

/** Relic fragments of a player, by deck; those of the frontier are of an unknown type (TI4-REL-03). */
export const fragments = (pub: Pub, seat: Seat, deck: Deck): string[] =>
  (pub.table.cards[fragmentsOf(seat)] ?? []).filter((card) => explorationFacts(explorationOf(card)).deck === deck);
/** The ability card of a legendary planet. */
export const legendaryCard = (planet: string): string => `${planet} legendary`;
