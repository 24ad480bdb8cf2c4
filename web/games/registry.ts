import { currentId, gameIds, loadGame } from '@orrery/games';
import type { AnyGame } from '@orrery/games';
import type { BoardParts } from '../match/board.ts';
import { fetchWording } from '../match/wordings.ts';
import { language } from '../text/text.ts';
import type { GameEntry } from './entry.ts';
import type { Telling } from './telling.ts';

/** The only place where the client meets the games: each that `games/index.ts` lists shows itself by its `web/entry.ts`. */
const entries = Object.values(
  import.meta.glob<GameEntry>('../../games/*/web/entry.ts', { eager: true, import: 'entry' }),
);
export const GAMES: readonly GameEntry[] = gameIds.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);

/** Games with pages of their own beside the matches, whether they can be played already or not. */
export const WITH_TOOLS: readonly GameEntry[] = entries.filter(({ tools }) => tools);

export const gameEntry = (id: string): GameEntry | undefined => GAMES.find((game) => game.id === currentId(id));

/** Seats in figures: '2–6', or '3' where there is no choice. */
export const seatRange = ({ seats: [from, to] }: GameEntry): string => (from === to ? `${from}` : `${from}–${to}`);
/** A game's name in the reader's language. */
export const gameTitle = (id: string): string => gameEntry(id)?.title[language()] ?? id;
/** A game's name on a label. */
export function gameLabel(id: string): string {
  const entry = gameEntry(id);
  return entry?.label === 'short' ? entry.short : gameTitle(id);
}

const loaded = new Map<string, Promise<AnyGame>>();
/** A game's code and its words in the reader's language, fetched once. */
export function fetchGame(id: string): Promise<AnyGame> {
  const known =
    loaded.get(id) ?? Promise.all([loadWithWording(id), gameEntry(id)?.words.load()]).then(([game]) => game);
  loaded.set(id, known);
  known.catch(() => loaded.delete(id));
  return known;
}
async function loadWithWording(id: string): Promise<AnyGame> {
  const game = await loadGame(id);
  await fetchWording(game);
  return game;
}

/** A part of a game's screen with all that it says. */
export async function withWords<P>(entry: GameEntry, part: Promise<P>): Promise<P> {
  const [here] = await Promise.all([part, entry.words.load(), entry.spoken.load()]);
  return here;
}

/** How the statistics of a game are said; null for a game without words of its own. */
export async function fetchTelling(id: string): Promise<Telling | null> {
  const entry = gameEntry(id);
  if (!entry) return null;
  const { telling } = await withWords(entry, entry.telling());
  return telling();
}

/** The board of a game, with its words. A game without one is played on the plain board. */
export async function fetchBoard(id: string): Promise<BoardParts> {
  const entry = gameEntry(id);
  const board = await (entry ? withWords(entry, entry.board()) : import('./plain/index.tsx'));
  return board.default;
}
