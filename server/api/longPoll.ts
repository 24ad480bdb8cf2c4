import type { Seat } from '@orrery/kernel';
import type { House } from '../house.ts';
import type { Listener } from '../live/hub.ts';
import { asPerson } from '../matches/summaries.ts';
import type { PersonRow } from '../store/tables.ts';

/** Waits until something is told about a match that this reader may know, or until the time is up. */
export function nextNews(
  house: House,
  match: string,
  person: PersonRow | null,
  seat: Seat | null,
  ms: number,
): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      over();
      house.hub.disconnect(listener);
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
    const over = house.work.whileWaiting(end);
    house.hub.connect(listener);
    house.hub.watch(match, listener, seat);
  });
}
