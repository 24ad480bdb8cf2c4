import type { Seat } from '@orrery/kernel';

/** Names of the card zones; each player has four, the board the rest (SR-SETUP-09 to -16). */
const forSeats = (name: string): readonly string[] => Array.from({ length: 6 }, (_, seat) => `${name}.${seat}`);
const hands = forSeats('hand');
const decks = forSeats('deck');
const discards = forSeats('discard');
const plays = forSeats('play');

export const hand = (seat: Seat): string => hands[seat]!;
export const deck = (seat: Seat): string => decks[seat]!;
export const discardPile = (seat: Seat): string => discards[seat]!;
export const playZone = (seat: Seat): string => plays[seat]!;
export const TRADE_ROW = 'tradeRow';
export const TRADE_DECK = 'tradeDeck';
export const EXPLORERS = 'explorers';
export const SCRAP_HEAP = 'scrapHeap';
/** Cards that take no part in the game (SR-SETUP-04). */
export const BOX = 'box';
/** Envelopes that are still closed, and the Post-Campaign pack. */
export const ENVELOPES = 'envelopes';
/** Event cards of a scenario: those not in use, the deck, and those revealed with the one in force on top. */
export const EVENT_BOX = 'eventBox';
export const EVENT_DECK = 'eventDeck';
export const EVENT_PILE = 'eventPile';
export const ROW_SPACES = 5;
