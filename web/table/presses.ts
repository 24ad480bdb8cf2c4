import { createEffect, onCleanup } from 'solid-js';
import type { Offer, Panel } from '../match/board.ts';

type FootButton = Panel['foot'][number];

/** What the keys of a question press: an answer of the list by its number, an answer or button by its letter. */
export interface Presses {
  /** Says what is on screen, in its order, as long as the caller is. */
  show: (shown: () => { list: readonly Offer[]; foot: readonly FootButton[] }) => void;
  /** Says what pressing an answer or button does, as long as the caller is on screen. */
  define: (offer: () => Offer | FootButton, press: () => void) => void;
  /** A letter that presses something besides the answers, as long as the caller is on screen. */
  bind: (letter: string, press: () => void) => void;
  byNumber: (n: number) => (() => void) | undefined;
  byLetter: (letter: string) => (() => void) | undefined;
}

export function createPresses(): Presses {
  const presses = new Map<object, () => void>();
  const letters = new Map<string, () => void>();
  let onScreen: () => { list: readonly Offer[]; foot: readonly FootButton[] } = () => ({ list: [], foot: [] });
  const pressOf = (offer: object | undefined) => offer && presses.get(offer);
  return {
    show: (shown) => {
      onScreen = shown;
      onCleanup(() => {
        if (onScreen === shown) onScreen = () => ({ list: [], foot: [] });
      });
    },
    define: (offer, press) =>
      createEffect(() => {
        const mine = offer();
        presses.set(mine, press);
        onCleanup(() => {
          if (presses.get(mine) === press) presses.delete(mine);
        });
      }),
    bind: (letter, press) => {
      letters.set(letter, press);
      onCleanup(() => {
        if (letters.get(letter) === press) letters.delete(letter);
      });
    },
    byNumber: (n) => pressOf(onScreen().list[n - 1]),
    byLetter: (letter) => {
      const { list, foot } = onScreen();
      return pressOf([...list, ...foot].find((offer) => offer.key?.toLowerCase() === letter)) ?? letters.get(letter);
    },
  };
}
