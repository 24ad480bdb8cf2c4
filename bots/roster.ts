import type { Strength } from '@orrery/kernel';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { lookahead } from './lookahead.ts';
import { random } from './random.ts';
import { STRENGTHS, search } from './search.ts';

const PLAIN = new Map([random, lookahead, greedy].map((bot) => [bot.name, bot]));

/** What may be written where a bot is named. */
export const botNames: readonly string[] = [
  ...PLAIN.keys(),
  ...Object.keys(STRENGTHS).map((strength) => `search:${strength}`),
  'search:500 (iterations)',
  'search:200ms (time a decision)',
];

/** The bot of a name; null when there is none. */
export function botByName(name: string): Bot | null {
  const plain = PLAIN.get(name);
  if (plain) return plain;
  const [kind, strength = 'medium', ...rest] = name.split(':');
  if (kind !== 'search' || rest.length > 0) return null;
  if (isStrength(strength)) return search(name, { strength });
  if (/^[1-9]\d{0,6}$/.test(strength)) return search(name, { iterations: Number(strength) });
  const ms = /^([1-9]\d{0,5})ms$/.exec(strength);
  return ms ? search(name, { ms: Number(ms[1]) }) : null;
}

const isStrength = (text: string): text is Strength => Object.hasOwn(STRENGTHS, text);
