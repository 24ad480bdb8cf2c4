import { conflict } from '../api/requestError.ts';

/** How much one person may keep here. Who needs more puts something away first. */
export const QUOTAS = {
  /** Tables that have not begun, as host. */
  lobbies: 20,
  /** Matches that run, as host. */
  running: 200,
  /** Matches that run with no person at the table, as host. */
  botTables: 2,
  /** Drafts and games at a real table that have not ended. */
  rooms: 20,
  /** Match files brought along. */
  imports: 100,
  tokens: 20,
  /** Devices signed in; the one not seen for longest makes room for a new one. */
  devices: 50,
  passkeys: 20,
  mutes: 500,
  /** Reports that no operator has dealt with. */
  reports: 50,
  /** Lines of talk at one table, by everybody together. */
  lines: 20_000,
} as const;
export type QuotaName = keyof typeof QUOTAS;

/** Refuses one more of something of which there are `count`. */
export function mustHaveRoomFor(what: QuotaName, count: number): void {
  if (count >= QUOTAS[what]) throw conflict('quota', `At most ${QUOTAS[what]} ${what} here; put one away first.`);
}
