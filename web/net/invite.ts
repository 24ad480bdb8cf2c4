import type { GameCard } from '../shell/games.ts';
import { go } from '../shell/router.ts';
import { api } from './api.ts';
import { ensureGuest } from './house.ts';

/** A table at the server with good defaults, at once; its lobby shows the link to send. */
export async function invite(card: GameCard): Promise<void> {
  await ensureGuest();
  const seats = Math.max(2, card.quickSeats);
  const table = await api.newTable({ game: card.id, seats: Array.from({ length: seats }, () => ({ kind: 'open' })) });
  go(`/t/${table.id}`);
}
