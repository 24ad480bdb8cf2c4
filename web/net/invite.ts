import type { GameCard } from '../shell/games.ts';
import { go } from '../shell/router.ts';
import { api } from './api.ts';
import { asMyself } from './house.ts';

/** A table at the server with good defaults, at once; its lobby shows the link to send. */
export async function invite(card: GameCard): Promise<void> {
  const seats = Math.max(2, card.quickSeats);
  const open = Array.from({ length: seats }, () => ({ kind: 'open' }) as const);
  const table = await asMyself(() => api.newTable({ game: card.id, seats: open }));
  go(`/t/${table.id}`);
}
