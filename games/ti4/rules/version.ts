export const ID = 'twilight-imperium-4';
/** Raised whenever a running match would play on differently. */
export const RULES = 2;
