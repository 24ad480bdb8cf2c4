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
  /** Something was taken back: to which moment. */
  back?: number;
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
    const back = backTo(command, match.state);
    const applied = match.play(command);
    if (!applied.ok) throw new Unplayable(`command ${i + 1} is refused by ${applied.refusal.rule}`);
    if (!isStep(command)) continue;
    frames.push({
      state: applied.state,
      by: 'seat' in command ? command.seat : null,
      events: applied.events,
      do: command.do,
      ...(back !== null && applied.advanced ? { back } : {}),
    });
  }
  return { file, frames };
}

/** The moment that a command takes the match back to, if it does. */
function backTo(command: Command, state: State<Shapes>): number | null {
  if (command.do === 'undo') return command.to;
  return command.do === 'consent' ? (state.pub.table.proposal?.to ?? null) : null;
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

/** The frames of the line that was played: what was taken back, and the taking back itself, are left out. */
export function playedLine(film: Film): number[] {
  const line: number[] = [];
  const moment = (i: number) => film.frames[i]!.state.pub.table.n;
  film.frames.forEach((frame, i) => {
    const { back } = frame;
    if (back === undefined) line.push(i);
    else while (line.length > 1 && moment(line.at(-1)!) > back) line.pop();
  });
  return line;
}

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
  if (!evaluate) return { at: [], x: [], values: [] };
  const at = moments.map((i) => line[i]!);
  return {
    at,
    x: turnsAt(game, film, at),
    values: seats.map((seat) => at.map((i) => evaluate(view(film.frames[i]!.state, seat), seat))),
  };
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
