import type { Bot } from './bot.ts';
import { gentle } from './gentle.ts';
import { greedy } from './greedy.ts';
import { lookahead } from './lookahead.ts';
import { LEVELS, YARDSTICKS } from './names.ts';
import type { BotName } from './names.ts';
import { random } from './random.ts';
import { search } from './search.ts';

/** What may be written where a bot is named. */
export const botNames: readonly string[] = [
  ...LEVELS,
  ...YARDSTICKS,
  'search:500 (playouts a decision)',
  'search:200ms (time a decision)',
];

/** Every name is a bot; `readBotName` tells names from other texts. */
export function botByName(name: BotName): Bot {
  switch (name) {
    case 'gentle':
      return gentle;
    case 'medium':
    case 'hard':
      return search(name, { strength: name });
    case 'random':
      return random;
    case 'lookahead':
      return lookahead;
    case 'greedy':
      return greedy;
    default: {
      const budget = name.slice('search:'.length);
      return search(name, budget.endsWith('ms') ? { ms: Number.parseInt(budget, 10) } : { iterations: Number(budget) });
    }
  }
}
