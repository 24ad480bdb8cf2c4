import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { lookahead } from './lookahead.ts';
import { random } from './random.ts';
import { search } from './search.ts';

/** Three strengths with a fixed number of iterations, so that they play the same on every machine. */
const STRENGTHS = new Map([
  ['easy', 60],
  ['medium', 400],
  ['hard', 2000],
]);
const PLAIN = new Map([random, lookahead, greedy].map((bot) => [bot.name, bot]));

/** What may be written where a bot is named. */
export const botNames: readonly string[] = [
  ...PLAIN.keys(),
  ...[...STRENGTHS.keys()].map((strength) => `search:${strength}`),
  'search:500 (iterations)',
  'search:200ms (time a decision)',
];

/** The bot of a name; null when there is none. */
export function botByName(name: string): Bot | null {
  const plain = PLAIN.get(name);
  if (plain) return plain;
  const [kind, strength = 'medium', ...rest] = name.split(':');
  if (kind !== 'search' || rest.length > 0) return null;
  const iterations = STRENGTHS.get(strength) ?? (/^[1-9]\d{0,6}$/.test(strength) ? Number(strength) : null);
  if (iterations !== null) return search(name, { iterations });
  const ms = /^([1-9]\d{0,5})ms$/.exec(strength);
  return ms ? search(name, { ms: Number(ms[1]) }) : null;
}
