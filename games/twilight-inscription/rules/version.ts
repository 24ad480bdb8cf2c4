/**
 * Raised whenever a match could go on or be replayed differently: other rules, or other figures on cards and sheets.
 * 3: other figures on nine faction cards, objectives, the Population track and the AI's strength. A match that runs goes on with them; one that is over is replayed by its own rules only.
 */
export const RULES = 3;
