import { eventFor, view } from '@orrery/kernel';
import type { Event, FilmFrame, MatchFile, Seat, Shapes } from '@orrery/kernel';
import type { Shown } from '@orrery/games/films';
import type { AnyGame } from '@orrery/games';
import type { Step } from '../match/channel.ts';

/** Every state of a match in order, so that any moment can be shown at once. States share what did not change. */
export interface Film extends Shown {
  file: MatchFile;
}
export type Frame = FilmFrame;

/** Played again by its rules where those are at hand, else as it was seen. */
export async function filmOf(file: MatchFile): Promise<Film> {
  const { showMatch } = await import('@orrery/games/films');
  return { file, ...(await showMatch(file)) };
}

/** What happened in a frame, as a seat saw it, or with everything open. */
export const eventsFor = (frame: Frame, eyes: Seat | 'all'): Event<Shapes>[] =>
  frame.events.map((event) => (eyes === 'all' ? openEvent(event) : eventFor(event, eyes)));

/** An event told to all: it names nobody it was meant for. */
function openEvent(event: object): Event<Shapes> {
  const { to: _, ...rest } = event as { to?: Seat[] };
  return rest as Event<Shapes>;
}

/** The steps up to a frame, as a seat saw them, or with everything open. */
export const stepsOf = (film: Film, upTo: number, eyes: Seat | 'all'): Step[] =>
  film.frames.slice(0, upTo + 1).map((frame) => ({
    n: frame.state.pub.table.n,
    at: 0,
    by: frame.by,
    do: frame.do,
    events: eventsFor(frame, eyes),
  }));

/** How likely each seat is to win, as the game's own judgement has it, at some moments of the match. */
export function estimates(game: AnyGame, film: Film, points: number): { at: number[]; values: number[][] } {
  const { evaluate } = game.bot;
  const last = film.frames.length - 1;
  const at = [
    ...new Set(
      Array.from({ length: Math.min(points, last + 1) }, (_, i) =>
        Math.round((i / Math.max(1, Math.min(points, last + 1) - 1)) * last),
      ),
    ),
  ];
  const seats = film.file.seats.map((_, seat) => seat);
  // A judgement of today's rules says nothing about a match of others.
  if (!evaluate || film.by !== 'rules') return { at: [], values: [] };
  return { at, values: seats.map((seat) => at.map((i) => evaluate(view(film.frames[i]!.state, seat), seat))) };
}
