import type { Level } from '@orrery/bots/names';
import { LocalChannel } from './localChannel.ts';
import { fetchBoard, fetchGame } from '../games/registry.ts';
import type { NewMatch } from './protocol.ts';
import type { GameEntry } from '../games/entry.ts';
import { BOTS, myName } from '../page/names.ts';
import { go } from '../page/router.ts';

/** A table that was started here and is about to be shown: the worker that made it goes on to play it. */
let prepared: { id: string; channel: LocalChannel } | null = null;

export function claimPrepared(id: string): LocalChannel | null {
  const channel = prepared?.id === id ? prepared.channel : null;
  if (!channel) prepared?.channel.close();
  prepared = null;
  return channel;
}

/** Starts a table on this device and shows it. */
export async function playHere(match: NewMatch): Promise<void> {
  go(await startHere(match));
}

/** Starts a table on this device; the address of it. */
export async function startHere(match: NewMatch): Promise<string> {
  const channel = new LocalChannel();
  // Fetched while the worker deals: the game and its board are needed a moment later.
  prepare(match.game);
  const id = await channel.start(match);
  if (id === null) {
    const trouble = channel.trouble();
    channel.close();
    throw new Error(trouble?.detail ?? 'the table could not be started');
  }
  prepared?.channel.close();
  prepared = { id, channel };
  return `/here/${id}`;
}

/** Fetches the code and the board of a game; a failure shows when it is really needed. */
export function prepare(game: string): void {
  for (const part of [fetchGame(game), fetchBoard(game)]) part.catch(() => undefined);
}

export const seatsAgainstBots = (count: number, level: Level): NewMatch['seats'] =>
  Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { name: myName(), bot: null } : { name: BOTS[(seat - 1) % BOTS.length]!, bot: level },
  );

export const quickMatch = (card: GameEntry, level: Level): NewMatch => ({
  game: card.id,
  seats: seatsAgainstBots(card.quickSeats, level),
  options: {},
  mine: 0,
});
