import type { Options } from '@orrery/kernel';
import type { GameEntry } from '../games/entry.ts';
import { go } from '../page/router.ts';
import { api } from './api.ts';
import { asMyself } from './server.ts';

/** A table at the server with good defaults, or as it was chosen, at once; its lobby shows the link to send. */
export async function invite(
  card: GameEntry,
  chosen: { seats?: number; options?: Options; title?: string } = {},
): Promise<void> {
  const { seats = card.quickSeats, ...rest } = chosen;
  const open = Array.from({ length: Math.max(2, seats) }, () => ({ kind: 'open' }) as const);
  const table = await asMyself(() => api.newTable({ game: card.id, seats: open, ...rest }));
  go(`/t/${table.id}`);
}
