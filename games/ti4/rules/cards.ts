/** The text of a card: its id without the number of the copy. */
export const textOf = (card: string): string => card.replace(/\.\d+$/, '');
