import type { Seat } from '@orrery/kernel';
import type { Told } from './lesson.ts';

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
export function actionsOf(events: readonly Told[], mine: Seat | null): Actions[] {
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
