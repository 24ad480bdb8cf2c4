import type { Language, RuleChapter, Rulebook } from '@orrery/kernel';

/** The rulebooks, each fetched when its game's rules are read, one language at a time. */
const books: { [game: string]: () => Promise<{ rulebook: Rulebook }> } = {
  'star-realms': () => import('@orrery/star-realms/rulebook'),
  'twilight-inscription': () => import('@orrery/twilight-inscription/rulebook'),
  'ti3-slice': () => import('@orrery/ti3/rulebook'),
};

/** A game's rules in the order of its book. */
export async function chaptersOf(game: string, language: Language): Promise<readonly RuleChapter[]> {
  const load = books[game];
  if (!load) throw new Error(`${game} has no rulebook`);
  return (await load()).rulebook[language]();
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
