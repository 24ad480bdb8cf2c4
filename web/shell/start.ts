import { LocalChannel } from '../worker/localChannel.ts';
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
  const channel = new LocalChannel();
  const id = await channel.start(match);
  if (id === null) {
    const trouble = channel.trouble();
    channel.close();
    throw new Error(trouble?.detail ?? 'the table could not be started');
  }
  handed = { id, channel };
  go(`/here/${id}`);
}

export const seatsAgainstBots = (count: number, level: string): NewMatch['seats'] =>
  Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { name: myName(), bot: null } : { name: BOTS[(seat - 1) % BOTS.length]!, bot: level },
  );

export const quickMatch = (card: GameCard, level: string): NewMatch => ({
  game: card.id,
  seats: seatsAgainstBots(card.quickSeats, level),
  options: card.quickOptions ?? {},
  mine: 0,
});
