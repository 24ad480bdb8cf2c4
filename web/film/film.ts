import { eventFor, view } from '@orrery/kernel';
import type { Event, FilmFrame, MatchFile, Seat, SeatName, Shapes } from '@orrery/kernel';
import type { Shown } from '@orrery/games/films';
import type { AnyGame } from '@orrery/games';
export { playedLine } from '@orrery/games/line';
import type { Step } from '../match/channel.ts';

/** Every state of a match in order, so that any moment can be shown at once. States share what did not change. */
export interface Film extends Shown {
  /** Its players are named so that nobody is taken for another. */
  file: MatchFile;
}
export type Frame = FilmFrame;

/** Played again by its rules where those are at hand, else as it was seen. */
export async function filmOf(file: MatchFile): Promise<Film> {
  const { showMatch } = await import('@orrery/games/films');
  return { file: { ...file, seats: toldApart(file.seats) }, ...(await showMatch(file)) };
}

/** Who has the name of another, as bots of one kind have, gets the number of the seat. */
const toldApart = (seats: readonly SeatName[]): SeatName[] =>
  seats.map((seat, at) =>
    seats.some(({ name }, other) => other !== at && name === seat.name)
      ? { ...seat, name: `${seat.name} ${at + 1}` }
      : seat,
  );

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

/** How likely each seat is to win, as the game's own judgement has it, at some moments of the line that was played. */
export function estimates(
  game: AnyGame,
  film: Film,
  line: readonly number[],
  points: number,
): { at: number[]; x: number[]; values: number[][] } {
  const { evaluate } = game.bot;
  const last = line.length - 1;
  const moments = [
    ...new Set(
      Array.from({ length: Math.min(points, last + 1) }, (_, i) =>
        Math.round((i / Math.max(1, Math.min(points, last + 1) - 1)) * last),
      ),
    ),
  ];
  const seats = film.file.seats.map((_, seat) => seat);
  // A judgement of today's rules says nothing about a match of others.
  if (!evaluate || film.by !== 'rules') return { at: [], x: [], values: [] };
  const at = moments.map((i) => line[i]!);
  return {
    at,
    x: turnsAt(game, film, at),
    values: seats.map((seat) => at.map((i) => evaluate(view(film.frames[i]!.state, seat), seat))),
  };
}

/** A turn or round and how the chances of one seat moved in it. */
export interface Swing {
  turn: number;
  seat: Seat;
  by: number;
  /** Its frames in the line that was played. */
  frames: number[];
}
/** The turns or rounds in which somebody's chances moved most, in the order of play. */
export function swings(game: AnyGame, film: Film, line: readonly number[], count: number): Swing[] {
  const { statistics, bot } = game;
  const { evaluate } = bot;
  if (!statistics || !evaluate || film.by !== 'rules') return [];
  const turns: { turn: number; frames: number[] }[] = [];
  for (const i of line) {
    const turn = statistics.length(film.frames[i]!.state.pub);
    if (turns.at(-1)?.turn !== turn) turns.push({ turn, frames: [] });
    turns.at(-1)!.frames.push(i);
  }
  const seats = film.file.seats.map((_, seat) => seat);
  const chancesAfter = turns.map(({ frames }) => {
    const { state } = film.frames[frames.at(-1)!]!;
    return seats.map((seat) => evaluate(view(state, seat), seat));
  });
  return turns
    .slice(1)
    .map(({ turn, frames }, i) => {
      const moved = seats.map((seat) => chancesAfter[i + 1]![seat]! - chancesAfter[i]![seat]!);
      const seat = seats.reduce((most, one) => (Math.abs(moved[one]!) > Math.abs(moved[most]!) ? one : most), 0);
      return { turn, seat, by: moved[seat]!, frames };
    })
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, count)
    .toSorted((a, b) => a.turn - b.turn);
}

/** In which turn or round each moment lies; moments of one turn are spread over it. */
function turnsAt(game: AnyGame, film: Film, at: readonly number[]): number[] {
  const { statistics } = game;
  if (!statistics) return at.map((_, i) => i);
  const turns = at.map((i) => statistics.length(film.frames[i]!.state.pub));
  return turns.map((turn, i) => {
    const first = turns.indexOf(turn);
    return turn + (i - first) / (turns.lastIndexOf(turn) - first + 1);
  });
}
