import type { Event, Shapes } from '@orrery/kernel';
import type { Speech } from '@orrery/web/match/speech.ts';

/** A round in few words: which event it was, and what it decided. What everybody marked is seen on the sheets. */
const TELLING: readonly string[] = ['event', 'outcome', 'mecatol', 'objective', 'war', 'ranked'];
const MOST = 4;

export function recount(events: readonly Event<Shapes>[], speech: Speech): string {
  return events
    .filter(({ t }) => TELLING.includes(t))
    .map((event) => speech.event(event))
    .filter(Boolean)
    .slice(0, MOST)
    .join(' ');
}
