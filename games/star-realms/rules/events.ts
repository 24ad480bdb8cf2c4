import type { Seat } from '@orrery/kernel';
import { eventProgram } from './scenarioRules.ts';
import type { Job, Table } from '../shapes.ts';
import { EVENT_DECK, EVENT_PILE } from './zones.ts';

/** Event cards of a scenario (SR-CAMP-13). */

/** One is revealed when the first player's turn starts and holds until the next; an empty deck is shuffled anew. */
const reveal = (t: Table): void => {
  const { zones } = t.pub.table;
  if (zones[EVENT_DECK]!.n === 0) {
    if (zones[EVENT_PILE]!.n === 0) return; // a scenario without events
    t.recycle(EVENT_PILE, EVENT_DECK);
  }
  const event = t.draw(EVENT_DECK, EVENT_PILE)!;
  t.pub.campaign!.event = event;
  t.emit('eventRevealed', { event });
};

/** What the event does at the start of this turn: once when it is revealed, then on each player's turn. */
export const eventJobs = (t: Table, seat: Seat): Job[] => {
  const { campaign } = t.pub;
  if (campaign === null) return [];
  if (seat === t.pub.first) reveal(t);
  const { event } = campaign;
  if (event === null) return [];
  const programs = [seat === t.pub.first ? eventProgram(event, 'onReveal') : null, eventProgram(event, 'atTurnStart')];
  return programs.flatMap((p) => (p === null ? [] : [{ seat, program: p.key, card: null, optional: false }]));
};
