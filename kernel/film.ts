import { keyFromHex } from './random.ts';
import type { Draw } from './random.ts';
import { Match } from './match.ts';
import type { MatchFile } from './matchFile.ts';
import { applyPatch, patchText } from './patch.ts';
import type { Patch } from './patch.ts';
import type { Command, Event, Rules, Refusal, Seat, Shapes, State } from './types.ts';

/** One moment of a match: the state, and what led to it. */
export interface FilmFrame {
  state: State<Shapes>;
  /** Who acted; null for the set-up and for the table itself. */
  by: Seat | null;
  do: Command['do'];
  events: Event<Shapes>[];
  /** What chance decided in this step; null where it was not written down. */
  draws: Draw[] | null;
}

/**
 * What was seen of a match: its first state and every further one as a change of the one before, with the events. The open view and the view
 * of each seat are parts of a state, so they need no rules, and a film is shown by any later version.
 */
export interface Film {
  format: 'orrery-film';
  version: 1;
  first: State<Shapes>;
  opening: Event<Shapes>[];
  /** What chance decided in the set-up; absent where it was not written down, here and in the steps. */
  draws?: Draw[];
  steps: {
    by: Seat | null;
    do: Command['do'];
    events: Event<Shapes>[];
    change: Patch | '';
    draws?: Draw[];
  }[];
}

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

/** Every moment of a match that its rules play again; the first command that they refuse ends it. */
export function played<T extends Shapes>(
  game: Rules<T>,
  file: Pick<MatchFile, 'seats' | 'options' | 'key' | 'windowClose' | 'commands'>,
): { frames: FilmFrame[]; refused: { command: number; refusal: Refusal } | null } {
  const { seats, options, windowClose } = file;
  let draws: Draw[] = [];
  const taken = (): Draw[] => {
    const since = draws;
    draws = [];
    return since;
  };
  const setup = { seats: seats.length, options, key: keyFromHex(file.key)!, windowClose };
  const match = new Match(game, setup, null, 1, (draw) => draws.push(draw));
  const seen = (state: State<T>) => state as unknown as State<Shapes>;
  const frames: FilmFrame[] = [
    {
      state: seen(match.state),
      by: null,
      do: 'answer',
      events: match.opening as unknown as Event<Shapes>[],
      draws: taken(),
    },
  ];
  for (const [i, command] of file.commands.entries()) {
    const applied = match.play(command);
    if (!applied.ok) return { frames, refused: { command: i + 1, refusal: applied.refusal } };
    if (!isStep(command)) continue;
    const by = 'seat' in command ? command.seat : null;
    frames.push({
      state: seen(applied.state),
      by,
      do: command.do,
      events: applied.events as unknown as Event<Shapes>[],
      draws: taken(),
    });
  }
  return { frames, refused: null };
}

export function filmOf(frames: readonly FilmFrame[]): Film {
  const [first, ...rest] = frames;
  let before = first!.state;
  const steps = rest.map(({ state, by, do: what, events, draws }) => {
    const text = patchText(before, state);
    before = state;
    const change = text === '' ? ('' as const) : (JSON.parse(text) as Patch);
    return { by, do: what, events, change, ...(draws ? { draws } : {}) };
  });
  const { state, events: opening, draws } = first!;
  return { format: 'orrery-film', version: 1, first: state, opening, ...(draws ? { draws } : {}), steps };
}

/** All moments; they share what did not change. */
export function framesOf(film: Film): FilmFrame[] {
  let state = film.first;
  const frames: FilmFrame[] = [{ state, by: null, do: 'answer', events: film.opening, draws: film.draws ?? null }];
  for (const { by, do: what, events, change, draws } of film.steps) {
    state = change === '' ? state : (applyPatch(state, change) as State<Shapes>);
    frames.push({ state, by, do: what, events, draws: draws ?? null });
  }
  return frames;
}

/** Whether data from outside has the form of a film; whether it is the film of its match only the rules can tell. */
export function isFilm(data: unknown): data is Film {
  if (typeof data !== 'object' || data === null) return false;
  const film = data as Partial<Film>;
  const isState = typeof film.first === 'object' && film.first !== null && 'pub' in film.first && 'own' in film.first;
  return (
    film.format === 'orrery-film' &&
    film.version === 1 &&
    isState &&
    Array.isArray(film.opening) &&
    Array.isArray(film.steps) &&
    film.steps.every((step) => typeof step === 'object' && step !== null && Array.isArray(step.events))
  );
}
