import { createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { Json } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';

/** An answer that was pointed at but not given yet: board and panel share it, and it belongs to the question it was chosen for. */
export interface Choice {
  /** Undefined while nothing was pointed at: nothing at all may be an answer. */
  chosen: Accessor<Json | undefined>;
  choose: (answer: Json) => void;
}

const choices = new WeakMap<TableModel, Choice>();

function createChoice(table: TableModel): Choice {
  const [kept, setKept] = createSignal<{ ask: number; answer: Json } | null>(null);
  return {
    chosen: () => (kept()?.ask === table.decision()?.id ? kept()?.answer : undefined),
    choose: (answer) => setKept({ ask: table.decision()?.id ?? -1, answer }),
  };
}

export function choiceOf(table: TableModel): Choice {
  const known = choices.get(table) ?? createChoice(table);
  choices.set(table, known);
  return known;
}
