/**
 * Whether a question is news that deserves a tone. Who has just answered and is asked the next thing needs none; in a hidden tab every new
 * question is news.
 */
export const isNews = (last: number | null | undefined, asked: number | null, hidden: boolean): boolean =>
  asked !== null && last !== undefined && last !== asked && (last === null || hidden);
