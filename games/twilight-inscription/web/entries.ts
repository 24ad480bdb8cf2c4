import type { Event, Seat, Shapes } from '@orrery/kernel';
import { seatsOf } from '@orrery/web/match/speech.ts';

/** What a step brought as entries of the log: everybody's marks, Wars and votes under their own name, the event that follows apart. */
export function entries(events: readonly Event<Shapes>[]): Event<Shapes>[][] {
  const all: Event<Shapes>[][] = [];
  /** The entry of each player since something last happened to all. */
  let open = new Map<Seat | null, Event<Shapes>[]>();
  for (const event of events) {
    const seat = seatsOf(event)[0] ?? null;
    if (seat === null && open.get(null) !== all.at(-1)) open = new Map();
    const entry = open.get(seat);
    if (entry) entry.push(event);
    else {
      const begun = [event];
      open.set(seat, begun);
      all.push(begun);
    }
  }
  return all;
}
