import { ACTION_CARDS } from '../content/actionCards.ts';
import { inSets } from '../content/sets.ts';
import type { BoxSet } from '../content/sets.ts';

/** The text of a card: its id without the number of the copy. */
export const textOf = (card: string): string => card.replace(/\.\d+$/, '');

/** Every copy of every action card. */
export const actionDeck = (sets: readonly BoxSet[]): string[] =>
  inSets(ACTION_CARDS, sets).flatMap((id) =>
    Array.from({ length: ACTION_CARDS[id].copies ?? 1 }, (_, i) => `${id}.${i + 1}`),
  );
