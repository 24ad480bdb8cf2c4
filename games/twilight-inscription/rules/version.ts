/**
 * Raised whenever a match could go on or be replayed differently: other rules, or other figures on cards and sheets.
 * 5: against the AI a player makes the choice of the highest voter after a lost Council too.
 * 4: four types of event, Stage I of four cards, the faces of the black die, relics drawn at once, ties by claimed votes.
 * 3: other figures on nine faction cards, objectives, the Population track and the AI's strength. A match that runs goes on with them; one that is over is replayed by its own rules only.
 */
export const RULES = 5;
