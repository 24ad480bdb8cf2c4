import { createSignal } from 'solid-js';
import type { RuleChapter } from '@orrery/kernel';

const [texts, setTexts] = createSignal<ReadonlyMap<string, string>>(new Map());
const [areWanted, setAreWanted] = createSignal(false);

/** Whether a refusal without a sentence of its own was to be told: only then the rulebook is worth its size. */
export const areRuleTextsWanted = areWanted;

/** What the rulebook says in the reader's language, once it was fetched: it gives words to refusals without a sentence of their own. */
export function ruleText(id: string): string | undefined {
  setAreWanted(true);
  return texts().get(id);
}
export const keepRuleTexts = (chapters: readonly RuleChapter[]): void => {
  setTexts(new Map(chapters.flatMap(({ rules }) => Object.entries(rules))));
};
