import { commitment, keyFromHex } from '@orrery/kernel';
import type { MatchRow, SeatRow } from '../store/tables.ts';

/** The numbers that the seats contributed to the dice; null where nobody did. */
export function saltsOf(seats: readonly Pick<SeatRow, 'salt'>[]): (string | null)[] | null {
  return seats.some(({ salt }) => salt !== null) ? seats.map(({ salt }) => salt) : null;
}

/** What the server is committed to: its own key, from the lobby on. */
export function published({ key, serverKey }: Pick<MatchRow, 'key' | 'serverKey'>): string | null {
  const own = serverKey ?? key;
  return own === null ? null : commitment(keyFromHex(own)!);
}
