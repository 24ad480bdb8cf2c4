import { DatabaseSync } from 'node:sqlite';
import { sampler } from '@orrery/kernel';

// How people play: the seconds between two commands of one match. node server/scaling/shape.ts orrery.db > shape.json records them from a
// server's own matches (a backup will do); nothing else of the matches is kept, no name, no move.

/** Longer pauses are of people who went away: they cost a server nothing. */
const LONGEST = 120;

/** In the order in which they came, match after match. */
export function recorded(file: string): number[] {
  const db = new DatabaseSync(file, { readOnly: true });
  const rows = db.prepare('select "match", at from log order by "match", seq').all() as { match: string; at: number }[];
  db.close();
  return rows.flatMap(({ match, at }, i) => {
    const before = rows[i - 1];
    const gap = before?.match === match ? (at - before.at) / 1000 : Infinity;
    return gap <= LONGEST ? [gap] : [];
  });
}

/** Where nothing was recorded: half of the moves within four seconds, one in ten after more than twenty. */
export function modelled(count = 5000): number[] {
  const MEDIAN = 4;
  const SPREAD = 1.25;
  const below = sampler(17);
  const uniform = () => (below(1_000_000) + 0.5) / 1_000_000;
  const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  return Array.from({ length: count }, () => Math.min(LONGEST, MEDIAN * Math.exp(SPREAD * normal())));
}

if (process.argv[1] === import.meta.filename) console.log(JSON.stringify(recorded(process.argv[2]!)));
