import type { Language } from '@orrery/kernel';
import { title as starRealms } from '@orrery/star-realms/title';
import { title as ti3 } from '@orrery/ti3/title';
import { title as twilightInscription } from '@orrery/twilight-inscription/title';
import type { PlanetKind } from '../design/Planet.tsx';
import { language } from '../text/text.ts';

/** What the shell knows of a game before its code is loaded. */
export interface GameCard {
  id: string;
  title: { readonly [L in Language]: string };
  /** Its name where there is little room. */
  short: string;
  /** By which of the two it goes on labels, where a long title would not fit. */
  label: 'title' | 'short';
  planet: PlanetKind;
  seats: readonly [number, number];
  minutes: number;
  /** Seats of the game that "Play now" starts. */
  quickSeats: number;
  quickOptions?: Record<string, string>;
  /** The prefix of its rules in the ledger. */
  prefix: string;
  /** Place on the home page: angle on its orbit, and the orbit's radius; where its label stands. */
  orbit: { radius: number; angle: number; size: number; side: 'below' | 'right' };
}
export const GAMES: readonly GameCard[] = [
  {
    id: 'star-realms',
    title: starRealms,
    short: 'Star Realms',
    label: 'short',
    planet: 'rose',
    seats: [2, 6],
    minutes: 15,
    quickSeats: 2,
    prefix: 'SR',
    orbit: { radius: 175, angle: 140, size: 31, side: 'below' },
  },
  {
    id: 'twilight-inscription',
    title: twilightInscription,
    short: 'Inscription',
    label: 'title',
    planet: 'paper',
    seats: [1, 8],
    minutes: 90,
    quickSeats: 2,
    prefix: 'INS',
    orbit: { radius: 300, angle: -57, size: 37, side: 'right' },
  },
  {
    id: 'ti3-slice',
    title: ti3,
    short: 'Imperium 3',
    label: 'title',
    planet: 'gas',
    seats: [3, 3],
    minutes: 90,
    quickSeats: 3,
    prefix: 'TI3',
    orbit: { radius: 430, angle: 38, size: 44, side: 'below' },
  },
];
/** Seats in figures: '2–6', or '3' where there is no choice. */
export const seatRange = ({ seats: [from, to] }: GameCard): string => (from === to ? `${from}` : `${from}–${to}`);
export const gameCard = (id: string): GameCard | undefined => GAMES.find((game) => game.id === id);
/** A game's name in the reader's language. */
export const gameTitle = (id: string): string => gameCard(id)?.title[language()] ?? id;
/** A game's name on a label. */
export function gameLabel(id: string): string {
  const card = gameCard(id);
  return card?.label === 'short' ? card.short : gameTitle(id);
}
