/** Raised whenever a running match would play on differently. 2: advanced technologies from the start as an option, the whole Technology deck. */
export const RULES = 2;
