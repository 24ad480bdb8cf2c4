import { createSignal } from 'solid-js';
import type { RuleChapter } from '@orrery/kernel';

const [texts, setTexts] = createSignal<ReadonlyMap<string, string>>(new Map());

/** What the rulebook says in the reader's language, once it was fetched: it gives words to refusals without a sentence of their own. */
export const ruleText = (id: string): string | undefined => texts().get(id);
export const keepRuleTexts = (chapters: readonly RuleChapter[]): void => {
  setTexts(new Map(chapters.flatMap(({ rules }) => Object.entries(rules))));
};
