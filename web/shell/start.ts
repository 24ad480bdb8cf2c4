import type { Level } from '@orrery/bots/names';
import { LocalChannel } from '../worker/localChannel.ts';
import { boardFor } from '../boards/boards.ts';
import { fetchGame } from '../table/games.ts';
import type { NewMatch } from '../worker/protocol.ts';
import type { GameCard } from './games.ts';
import { BOTS, myName } from './names.ts';
import { go } from './router.ts';

/** A table that was started here and is about to be shown: the worker that made it goes on to play it. */
let handed: { id: string; channel: LocalChannel } | null = null;

export function takeHanded(id: string): LocalChannel | null {
  const channel = handed?.id === id ? handed.channel : null;
  if (!channel) handed?.channel.close();
  handed = null;
  return channel;
}

/** Starts a table on this device and shows it. */
export async function playHere(match: NewMatch): Promise<void> {
  go(await startHere(match));
}

/** Starts a table on this device; the address of it. */
export async function startHere(match: NewMatch): Promise<string> {
  const channel = new LocalChannel();
  // Fetched while the worker deals: the page, the game and its board are needed a moment later.
  prepare(match.game);
  const id = await channel.start(match);
  if (id === null) {
    const trouble = channel.trouble();
    channel.close();
    throw new Error(trouble?.detail ?? 'the table could not be started');
  }
  handed?.channel.close();
  handed = { id, channel };
  return `/here/${id}`;
}

/** Fetches what a table of this game needs; a failure shows when it is really needed. */
export function prepare(game: string): void {
  for (const part of [import('../table/LocalTablePage.tsx'), fetchGame(game), boardFor(game)])
    part.catch(() => undefined);
}

export const seatsAgainstBots = (count: number, level: Level): NewMatch['seats'] =>
  Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { name: myName(), bot: null } : { name: BOTS[(seat - 1) % BOTS.length]!, bot: level },
  );

export const quickMatch = (card: GameCard, level: Level): NewMatch => ({
  game: card.id,
  seats: seatsAgainstBots(card.quickSeats, level),
  options: card.quickOptions ?? {},
  mine: 0,
});
