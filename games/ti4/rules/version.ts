export const ID = 'twilight-imperium-4';
/** Raised whenever a running match would play on differently. 2: a galaxy in which anomalies or equal wormholes still touch is begun anew. */
export const RULES = 2;
