import { createMemo, createSignal, onCleanup } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { Json } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';
import { cardOfAnswer, isAct } from './state.ts';

export interface Looked {
  card: string;
  place: DOMRect;
}

/** What tapping a card does: it gives the answer that is about this card, or opens the answers if there are several. */
export interface Taps {
  /** Answers that name a card. */
  about: (card: string) => readonly Json[];
  chosen: Accessor<string | null>;
  tap: (card: string) => void;
  inspected: Accessor<string | null>;
  inspect: (card: string | null) => void;
  /** Why the inspected card cannot be chosen now. */
  refusal: () => { words: string; rule: string } | null;
  /** The card that the pointer or the focus rests on, and where it lies. */
  looked: Accessor<Looked | null>;
  look: (card: string, face: HTMLElement | null) => void;
  drop: () => void;
}

/** Giving a card away, buying it or scrapping it cannot always be undone: such answers get a button of their own on the card. */
const needsButton = (answer: Json) =>
  isAct(answer) &&
  (answer.do === 'acquire' || answer.do === 'passOn' || (answer.do === 'use' && answer.ability === 'scrap'));

/** How long a pointer rests on a card before it is shown large, in milliseconds. */
const LOOK = 180;

export function createTaps(table: TableModel): Taps {
  const [chosen, setChosen] = createSignal<string | null>(null);
  const [inspected, inspect] = createSignal<string | null>(null);
  const [looked, setLooked] = createSignal<Looked | null>(null);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let wanted: string | null = null;
  const look = (card: string, face: HTMLElement | null) => {
    // Another card may have been pointed at since this one was left, or taken from the board.
    if (!face && wanted !== card) return;
    clearTimeout(waiting);
    wanted = face && card;
    if (!face) return void setLooked(null);
    // A pointer that only passes over the board opens nothing.
    waiting = setTimeout(() => face.isConnected && setLooked({ card, place: face.getBoundingClientRect() }), LOOK);
  };
  onCleanup(() => clearTimeout(waiting));
  const byCard = createMemo(() => {
    const found = new Map<string, Json[]>();
    for (const answer of table.answers() ?? []) {
      const card = cardOfAnswer(answer);
      if (card !== null) found.set(card, [...(found.get(card) ?? []), answer]);
    }
    return found;
  });
  const about = (card: string) => byCard().get(card) ?? [];
  const still = () => {
    const card = chosen();
    return card !== null && about(card).length > 0 ? card : null;
  };
  const tap = (card: string) => {
    look(card, null);
    const answers = distinct(about(card));
    if (answers.length === 0) inspect(card);
    else if (answers.length === 1 && !needsButton(answers[0]!)) {
      setChosen(null);
      void table.give(answers[0]!);
    } else setChosen(still() === card ? null : card);
  };
  const refusal = () => {
    const card = inspected();
    if (card === null || table.decision()?.kind !== 'main' || about(card).length > 0) return null;
    const inRow = (table.view().pub.table.cards.tradeRow ?? []).includes(card);
    return inRow ? table.refuse({ do: 'acquire', card }) : null;
  };
  return { about, chosen: still, tap, inspected, inspect, refusal, looked, look, drop: () => setChosen(null) };
}

/** Of an attack on a base only the strongest: the amounts are in the panel. */
export function distinct(answers: readonly Json[]): readonly Json[] {
  const attacks = answers.filter((answer) => isAct(answer) && answer.do === 'attackBase');
  if (attacks.length === 0) return answers;
  return [attacks.reduce((best, one) => (amount(one) > amount(best) ? one : best))];
}
export const amount = (answer: Json): number => (isAct(answer) && 'amount' in answer ? answer.amount : 0);
