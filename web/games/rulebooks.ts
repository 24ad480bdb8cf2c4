import type { Language, RuleChapter } from '@orrery/kernel';
import { gameEntry } from './registry.ts';

/** A game's rules in the order of its book, fetched when they are read, one language at a time. */
export async function chaptersOf(game: string, language: Language): Promise<readonly RuleChapter[]> {
  const entry = gameEntry(game);
  if (!entry) throw new Error(`${game} has no rulebook`);
  return (await entry.rulebook()).rulebook[language]();
}

/** Chapters with only the rules that say all of these words, or whose id has them. */
export function findRules(chapters: readonly RuleChapter[], words: string): RuleChapter[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  const says = (chapter: RuleChapter, id: string, text: string) => {
    const whole = fold(`${id} ${chapter.title} ${text}`);
    return wanted.every((word) => whole.includes(word));
  };
  return chapters
    .map((chapter) => ({
      ...chapter,
      rules: Object.fromEntries(Object.entries(chapter.rules).filter(([id, text]) => says(chapter, id, text))),
    }))
    .filter((chapter) => Object.keys(chapter.rules).length > 0);
}
/** Accents and case do not matter to a reader who searches. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const countRules = (chapters: readonly RuleChapter[]): number =>
  chapters.reduce((sum, chapter) => sum + Object.keys(chapter.rules).length, 0);

export const ruleIn = (chapters: readonly RuleChapter[], id: string): string | undefined =>
  chapters.find((chapter) => Object.hasOwn(chapter.rules, id))?.rules[id];
