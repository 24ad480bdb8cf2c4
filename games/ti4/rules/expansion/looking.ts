import type { Seat } from '@orrery/kernel';
import type { Table } from '../../shapes.ts';
import { AGENDA_DECK, handOf, notesOf, secretsOf } from '../zones.ts';
import type { LookedAt } from './leaderShapes.ts';

// Looks at hidden cards: who looks remembers them, all others know that it happened.

const ZONES: { readonly [W in Exclude<LookedAt, 'agendas'>]: (of: Seat) => string } = {
  'action-cards': handOf,
  notes: notesOf,
  secrets: secretsOf,
};
export const zoneOf = (at: Exclude<LookedAt, 'agendas'>, of: Seat): string => ZONES[at](of);

/** The top agenda, or all cards of a kind that a player holds. */
export function lookAt(t: Table, seat: Seat, at: LookedAt, of: Seat | null = null): void {
  const zone = at === 'agendas' ? AGENDA_DECK : zoneOf(at, of!);
  const cards = t.peek(seat, zone, at === 'agendas' ? 1 : t.cards(zone).length);
  t.emit('looked', { seat, at, of }, { to: [seat], some: { cards } });
}
