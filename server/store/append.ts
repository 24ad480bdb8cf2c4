import type { LogRow, MatchRow } from './tables.ts';

/** Commands of one match to be written together, and the row of the match as they leave it. */
export interface Append {
  match: string;
  /** Commands in the log before these. Where the store has another number, somebody else was quicker and nothing is written. */
  after: number;
  rows: LogRow[];
  row: Pick<MatchRow, 'n' | 'awaitingJson' | 'clockJson' | 'due' | 'phase' | 'resultJson' | 'ended'>;
  /** A state to keep, and after how many commands it stood. */
  snapshot: { seq: number; stateJson: string } | null;
}
