import type { InboxItem, ViewMessage } from '@orrery/server/api';
import { fetchGame } from '../games/registry.ts';
import { Speech } from '../match/speech.ts';
import { wordingOf } from '../match/wordings.ts';
import { t } from '../text/text.ts';
import { api } from './api.ts';

/** The question that waits at a table of the server, as the table itself would say it; null where it cannot be had. */
export async function questionInWords(item: InboxItem): Promise<string | null> {
  try {
    const path = `/matches/${encodeURIComponent(item.match)}`;
    const [game, { view }, table] = await Promise.all([
      fetchGame(item.game),
      api.get<ViewMessage>(`${path}/view`),
      api.table(item.match),
    ]);
    const name = (seat: number) => table.seats[seat]?.person?.name ?? t('seat.number', { n: seat + 1 });
    const asked = view.pub.table.open.find((d) => item.asks.some((ask) => ask.id === d.id));
    return asked ? new Speech(wordingOf(game), { view, name }).question(asked) : null;
  } catch {
    return null;
  }
}
