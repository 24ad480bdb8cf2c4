import { Match, eventFor, keyFromHex, view } from '@orrery/kernel';
import type { Command, Event, MatchFile, Seat, Shapes, State } from '@orrery/kernel';
import type { AnyGame } from '@orrery/games';
import type { Step } from '../match/channel.ts';

/** Every state of a match in order, so that any moment can be shown at once. States share what did not change. */
export interface Film {
  file: MatchFile;
  frames: Frame[];
}
export interface Frame {
  state: State<Shapes>;
  by: Seat | null;
  events: Event<Shapes>[];
  /** The command that led here; null for the set-up. */
  do: Step['do'];
}

export class Unplayable extends Error {}

/** Commands that change nothing on the board. */
const NO_STEPS: readonly Command['do'][] = [
  'preAnswers',
  'waive',
  'hold',
  'offer',
  'refuse',
  'withdraw',
  'bot',
  'nothing',
];
export const isStep = (command: Command): boolean => !NO_STEPS.includes(command.do);

export function filmOf(game: AnyGame, file: MatchFile): Film {
  if (file.rules !== game.rules) throw new Unplayable(`rules ${file.rules}, now ${game.rules}`);
  const key = keyFromHex(file.key);
  if (!key) throw new Unplayable('the key is damaged');
  const match = new Match(game, {
    seats: file.seats.length,
    options: file.options,
    key,
    windowClose: file.windowClose,
  });
  const frames: Frame[] = [{ state: match.state, by: null, events: match.opening, do: 'answer' }];
  for (const [i, command] of file.commands.entries()) {
    const applied = match.play(command);
    if (!applied.ok) throw new Unplayable(`command ${i + 1} is refused by ${applied.refusal.rule}`);
    if (!isStep(command)) continue;
    frames.push({
      state: applied.state,
      by: 'seat' in command ? command.seat : null,
      events: applied.events,
      do: command.do,
    });
  }
  return { file, frames };
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
  if (!evaluate) return { at: [], values: [] };
  return { at, values: seats.map((seat) => at.map((i) => evaluate(view(film.frames[i]!.state, seat), seat))) };
}
