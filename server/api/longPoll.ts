import type { Seat } from '@orrery/kernel';
import type { Server } from '../server.ts';
import type { Listener } from '../live/hub.ts';
import { asPerson } from '../matches/summaries.ts';
import type { PersonRow } from '../store/tables.ts';

/** Waits until something is told about a match that this reader may know, or until the time is up. */
export function nextNews(
  server: Server,
  match: string,
  person: PersonRow | null,
  seat: Seat | null,
  ms: number,
): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      over();
      server.hub.disconnect(listener);
      resolve();
    };
    const listener: Listener = {
      person: person && asPerson(person),
      keepsUp: true,
      send: (text) => {
        if (text.startsWith('{"t":"update"') || text.startsWith('{"t":"view"')) end();
      },
    };
    const timer = setTimeout(end, ms);
    const over = server.work.whileWaiting(end);
    server.hub.connect(listener);
    server.hub.watch(match, listener, seat);
  });
}
