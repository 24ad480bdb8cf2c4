import type { Seat } from '@orrery/kernel';
import type { SeenEvent } from './lesson.ts';

/** What one player did since the reader last acted. */
export interface Actions {
  seat: Seat;
  plays: number;
  bought: string[];
  destroyed: string[];
  scrapped: number;
  /** Damage by the seat it was dealt to. */
  hits: Map<Seat, number>;
  authority: number;
  resigned: boolean;
}

const none = (seat: Seat): Actions => ({
  seat,
  plays: 0,
  bought: [],
  destroyed: [],
  scrapped: 0,
  hits: new Map(),
  authority: 0,
  resigned: false,
});

/** The actions of everybody but the reader, in the order they began; who did nothing worth a word is left out. */
export function actionsOf(events: readonly SeenEvent[], mine: Seat | null): Actions[] {
  const all = new Map<Seat, Actions>();
  for (const { t, all: e } of events) {
    if (e.seat === undefined || e.seat === mine) continue;
    const one = all.get(e.seat) ?? none(e.seat);
    all.set(e.seat, one);
    if (t === 'played') one.plays++;
    if (t === 'acquired') one.bought.push(e.card!);
    if (t === 'destroyed') one.destroyed.push(e.card!);
    if (t === 'scrapped') one.scrapped++;
    if (t === 'attacked') one.hits.set(e.target!, (one.hits.get(e.target!) ?? 0) + e.amount!);
    if (t === 'gained' && e.resource === 'authority') one.authority += e.amount!;
    if (t === 'resigned') one.resigned = true;
  }
  return [...all.values()].filter(
    (d) => d.plays + d.bought.length + d.destroyed.length + d.hits.size + d.authority > 0 || d.resigned,
  );
}

/**
 * What the others did between the reader's last own turn and the one they are in, or until now. Neither a discard that somebody has to
 * choose in another's turn nor anything else asked between changes that.
 */
export function sinceOwnTurn(record: readonly SeenEvent[], mine: Seat | null): readonly SeenEvent[] {
  // A scenario of a campaign begins anew.
  const events = record.slice(record.findLastIndex(({ t }) => t === 'scenarioOpened') + 1);
  const turnBefore = (end: number, seat: Seat | null) =>
    events.slice(0, end).findLastIndex(({ t, all }) => t === 'turnBegan' && (seat === null || all.seat === seat));
  // Who looks on is told the turn at hand and the one before.
  if (mine === null) return events.slice(Math.max(0, turnBefore(Math.max(0, turnBefore(events.length, null)), null)));
  const endOf = (turn: number) => {
    const end = events.slice(turn).findIndex(({ t, all }) => t === 'cleanedUp' && all.seat === mine);
    return end < 0 ? null : turn + end;
  };
  const own = turnBefore(events.length, mine);
  if (own < 0) return events;
  const over = endOf(own);
  if (over !== null) return events.slice(over);
  const before = turnBefore(own, mine);
  return events.slice(before < 0 ? 0 : (endOf(before) ?? before), own);
}
