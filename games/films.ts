import { filmOf, framesOf, isFilm, isStep, played, same, unpack } from '@orrery/kernel';
import type { Film, FilmFrame, MatchFile, Shapes } from '@orrery/kernel';
import { loadGame } from './index.ts';
import type { AnyGame } from './index.ts';
import { isOfRelease, playedByRelease } from './legacy/releases.ts';

/** How a match could be shown: played again by its rules, by those of an earlier release, or from the film that was kept. */
export interface Shown {
  frames: FilmFrame[];
  by: 'rules' | 'release' | 'film';
}

type Load = (game: string) => Promise<AnyGame>;

/** No rules of this match are at hand, and no film of it was kept. */
export class Unplayable extends Error {
  override readonly name = 'Unplayable';
}

/** Every moment of a match. What its rules play again comes before a film that somebody may have written. */
export async function showMatch(file: MatchFile, load: Load = loadGame): Promise<Shown> {
  const game = await load(file.game);
  const again = byRules(game, file);
  if (again) return { frames: again, by: 'rules' };
  const release = await byRelease(file);
  if (release) return { frames: release, by: 'release' };
  const film = file.film === undefined ? undefined : await unpack(file.film);
  if (isFilm(film)) {
    try {
      return { frames: framesOf(film), by: 'film' };
    } catch {
      throw new Unplayable('the film is damaged');
    }
  }
  throw new Unplayable(`played by rules ${file.rules}; these are rules ${game.rules}`);
}

export async function filmFor(file: MatchFile, load?: Load): Promise<Film> {
  return filmOf((await showMatch(file, load)).frames);
}

/** Whether a match of an earlier release goes on by the rules of today: every command is still taken, and tells the same. */
export async function goesOn(file: MatchFile): Promise<boolean> {
  const before = await byRelease(file);
  if (!before) return false;
  const again = attempt(await loadGame(file.game), file);
  return again !== null && again.every(({ events }, i) => same(events, before[i]!.events));
}

function byRules(game: AnyGame, file: MatchFile): FilmFrame[] | null {
  if (game.rules !== file.rules || isOfRelease(file)) return null;
  return attempt(game, file);
}

/** Null: these rules have other options, refuse a command, or cannot make anything of it. */
function attempt(game: AnyGame, file: MatchFile): FilmFrame[] | null {
  try {
    const { frames, refused } = played<Shapes>(game, file);
    return refused ? null : frames;
  } catch {
    return null;
  }
}

async function byRelease(file: MatchFile): Promise<FilmFrame[] | null> {
  const replayed = await playedByRelease(file);
  if (!replayed) return null;
  return replayed.flatMap(({ state, events }, i): FilmFrame[] => {
    const command = file.commands[i - 1];
    if (!command) return [{ state, by: null, do: 'answer', events, draws: null }];
    return isStep(command)
      ? [{ state, by: 'seat' in command ? command.seat : null, do: command.do, events, draws: null }]
      : [];
  });
}
