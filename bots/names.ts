/** Strengths as players choose them, weakest first: the same at every table, on a device and on a server. */
export const LEVELS = ['gentle', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** Bots for comparison: no table offers them. */
export const YARDSTICKS = ['random', 'lookahead', 'greedy'] as const;
type Yardstick = (typeof YARDSTICKS)[number];

/** The search with so many playouts, or so much time, for each decision. */
export type SearchName = `search:${number}` | `search:${number}ms`;
export type BotName = Level | Yardstick | SearchName;

export const isLevel = (text: string): text is Level => LEVELS.some((level) => level === text);

const isYardstick = (text: string): text is Yardstick => YARDSTICKS.some((name) => name === text);
const isSearch = (text: string): text is SearchName => /^search:([1-9]\d{0,6}|[1-9]\d{0,5}ms)$/.test(text);

/** A name that came from outside; null: there is no such bot. */
export function readBotName(text: string): BotName | null {
  return isLevel(text) || isYardstick(text) || isSearch(text) ? text : null;
}
