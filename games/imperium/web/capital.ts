/** Words of a sentence as they stand by themselves. */
export const capital = (words: string): string => `${words.slice(0, 1).toLocaleUpperCase()}${words.slice(1)}`;
