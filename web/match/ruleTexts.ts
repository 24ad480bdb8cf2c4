import { createSignal } from 'solid-js';
import type { RuleChapter } from '@orrery/kernel';

const [texts, setTexts] = createSignal<ReadonlyMap<string, string>>(new Map());
const [areWanted, setWanted] = createSignal(false);

/** Whether a refusal was to be told that only the rulebook has words for. */
export const areRuleTextsWanted = areWanted;
/** What the rulebook says in the reader's language, once it was fetched: it gives words to refusals without a sentence of their own. */
export function ruleText(id: string): string | undefined {
  // Not while something is drawn.
  if (!areWanted()) queueMicrotask(() => setWanted(true));
  return texts().get(id);
}
export const keepRuleTexts = (chapters: readonly RuleChapter[]): void => {
  setTexts(new Map(chapters.flatMap(({ rules }) => Object.entries(rules))));
};
