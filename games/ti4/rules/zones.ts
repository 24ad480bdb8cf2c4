import type { Seat } from '@orrery/kernel';

/** Where the cards of the game lie. */
export const ACTION_DECK = 'actions';
export const ACTION_DISCARD = 'actions-discard';
export const SECRET_DECK = 'secrets';
export const AGENDA_DECK = 'agendas';
export const AGENDA_DISCARD = 'agendas-discard';
/** The agenda that is voted on. */
export const AGENDA_OPEN = 'agenda';
/** An agenda that only the speaker has seen. */
export const AGENDA_HIDDEN = 'agenda-hidden';
/** Laws in play. */
export const LAWS = 'laws';
export const STAGE_1 = 'stage-1';
export const STAGE_2 = 'stage-2';
/** Public objectives that were not dealt. */
export const STAGE_1_BOX = 'stage-1-box';
export const STAGE_2_BOX = 'stage-2-box';
/** Public objectives that have been revealed. */
export const REVEALED = 'objectives';

/** System tiles that are dealt when players build the galaxy. */
export const BLUE_TILES = 'tiles-blue';
export const RED_TILES = 'tiles-red';
export const LAID_TILES = 'tiles-laid';

export const tilesOf = (seat: Seat): string => `tiles-${seat}`;
/** Cards that have left the game. */
export const REMOVED = 'removed';
/** Promissory notes that lie face up. */
export const NOTES_IN_PLAY = 'notes-in-play';

export const handOf = (seat: Seat): string => `hand-${seat}`;
export const secretsOf = (seat: Seat): string => `secrets-${seat}`;
export const notesOf = (seat: Seat): string => `notes-${seat}`;
