import type { Moment, Style, Weights } from './style.ts';
import { thumb } from './thumb.ts';
import { tasteOf } from './worth.ts';

/**
 * How somebody plays who has just read the rules: everything is worth what is printed on it, all game long. That small
 * cards fill a deck is half understood; factions, allies and what a card did for others are not thought of.
 */
const FACE_VALUE: Weights = {
  trade: 1,
  combat: 1,
  authority: 1,
  draw: 2,
  opponentDiscard: 1,
  scrap: 2,
  destroyBase: 2,
  defense: 0.5,
  outpost: 0,
  ally: 0,
  body: -1,
  alike: 0,
};
const HERE_AND_NOW: Moment = { damage: 1, authority: 1, draw: 2, opponentDiscard: 1, base: 4, breach: 1 };

const BEGINNER: Style = {
  weights: { early: FACE_VALUE, middle: FACE_VALUE, late: FACE_VALUE },
  moment: { early: HERE_AND_NOW, middle: HERE_AND_NOW, late: HERE_AND_NOW },
  beyond: {},
  stands: {},
  focus: 0,
  political: [0, 0, 0, 0, 100],
  stickers: { ship: 1, base: 1 },
  upgrades: 'whenever',
};

export const beginner = thumb(tasteOf(BEGINNER));
