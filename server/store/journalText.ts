import type { Append } from './append.ts';
import { StoreError } from './storeError.ts';

// Appends as one text: in the journal all that came together is one row. The marks between values cannot stand in JSON text. Nothing is the
// empty text; SQLite turns digits into numbers by the column's type.

const BETWEEN_VALUES = '\0';
const BETWEEN_APPENDS = '\u0001';

export function toText(appends: readonly Append[]): string {
  return appends
    .map(({ match, after, rows, row, snapshot }) => {
      const values: (string | number | null)[] = [match, after, rows.length, row.n, row.awaitingJson, row.clockJson];
      values.push(row.due, row.phase, row.resultJson, row.ended);
      for (const [i, r] of rows.entries()) {
        // What stands in the journal must find its place: it is too late for a refusal then.
        if (r.seq !== after + 1 + i) throw new StoreError('conflict', 'commands of a match must follow one another');
        values.push(r.n, r.at, r.seat, r.commandJson, r.hash, r.eventsJson);
      }
      if (snapshot) values.push(snapshot.seq, snapshot.stateJson);
      return values.join(BETWEEN_VALUES);
    })
    .join(BETWEEN_APPENDS);
}
const OF_MATCH = 3;
const OF_ROW = 7;
const OF_COMMAND = 6;

/** What an append is about: commands of a match after so many others. */
export interface Head {
  match: string;
  after: number;
  count: number;
}
export type Value = string | null;
/** The values of an append in the order of their columns. */
export interface Body {
  row: Value[];
  commands: Value[][];
  /** Empty where there is none. */
  snapshot: Value[];
}

/** The appends in a text, each still as text. */
export function appendsIn(text: string): string[] {
  return text.split(BETWEEN_APPENDS);
}
export function headOf(append: string): Head {
  const [match, after, count] = append.split(BETWEEN_VALUES, OF_MATCH) as [string, string, string];
  return { match, after: Number(after), count: Number(count) };
}
export function bodyOf(append: string): Body {
  const values = append.split(BETWEEN_VALUES).map((value): Value => (value === '' ? null : value));
  let at = OF_MATCH;
  const next = (many: number) => values.slice(at, (at += many));
  const row = next(OF_ROW);
  const commands = Array.from({ length: Number(values[2]) }, () => next(OF_COMMAND));
  return { row, commands, snapshot: values.slice(at) };
}
