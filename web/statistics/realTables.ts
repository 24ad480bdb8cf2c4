// Games at a real table that were written down on this device alone, and have ended: its archive counts them.

/** What the archive works its entry out from. */
export interface RealTable {
  readonly game: string;
  /** When it began: no two begin in one millisecond. */
  readonly began: number;
  readonly ended: number;
  readonly setup: string;
  readonly lines: readonly string[];
}
const KEY = 'orrery.companion.ended';
/** Older ones make room. */
const MOST = 50;

/** The newest first; none where the browser keeps nothing. */
export function realTables(): RealTable[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as RealTable[];
  } catch {
    return [];
  }
}
const others = (began: number): RealTable[] => realTables().filter((one) => one.began !== began);
function keep(all: readonly RealTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // Nothing can be kept here: the game's own page still shows how it ended.
  }
}
export const keepRealTable = (table: RealTable): void => keep([table, ...others(table.began)]);
/** Its end was taken back. */
export function dropRealTable(began: number): void {
  if (realTables().some((one) => one.began === began)) keep(others(began));
}
