import { countUnits } from '../index.ts';
import type { Seat, Table } from '../index.ts';
import type { Toy } from './shapes.ts';

export const HANDS = 2;
export const DECK = ['sabotage.1', 'sabotage.2', 'flankSpeed.1', 'flankSpeed.2', 'moraleBoost.1', 'moraleBoost.2'];
export const MORE = ['skilledRetreat.1', 'skilledRetreat.2', 'directHit.1', 'directHit.2', 'directHit.3', 'sabotage.3'];
export const textOf = (card: string): string => card.split('.')[0]!;

/** All seats, beginning with this one. */
export function from(t: { pub: { table: { seats: number } } }, seat: Seat): Seat[] {
  const { seats } = t.pub.table;
  return Array.from({ length: seats }, (_, i) => (seat + i) % seats);
}
export function ships(t: Table<Toy>, seat: Seat, place = 'here'): number {
  return countUnits(t.pub.units, place, (s) => s.seat === seat && s.type === 'dread');
}
