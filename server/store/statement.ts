export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** The tables that commands go to: their newest rows may still be in the journal. */
const OF_MATCHES = /\b(matches|log|snapshots)\b/;
export const isOfMatches = ({ sql }: Statement): boolean => OF_MATCHES.test(sql);

const TABLE = '"(?:matches|log|snapshots)"';
const WHERE = String.raw`where "(?:id|match)" = \?(?: and "\w+" (?:=|<>|[<>]=?) \?)*`;
const INSERT = new RegExp(String.raw`^insert into ${TABLE} \("(?:id|match)", [^()]*\) values \([?, ]*\)$`);
const SELECT = new RegExp(
  String.raw`^select (?:\*|"\w+"(?:, "\w+")*) from ${TABLE} ${WHERE}(?: order by "\w+"(?: desc)?)?(?: limit \?)?$`,
);
const UPDATE = new RegExp(String.raw`^update ${TABLE} set ("\w+" = \?(?:, "\w+" = \?)*) ${WHERE}$`);

/** The one match whose rows in its tables a statement reads or changes, where its form leaves no doubt of that; else null. */
export function onlyMatch({ sql, parameters }: Statement): string | null {
  const changes = UPDATE.exec(sql);
  const at = changes ? changes[1]!.split(', ').length : SELECT.test(sql) || INSERT.test(sql) ? 0 : -1;
  const match = parameters[at];
  return typeof match === 'string' ? match : null;
}
