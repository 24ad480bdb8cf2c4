import type { RuleChapter } from '@orrery/kernel';
import { concepts } from './de/concepts.ts';
import { galaxy } from './de/galaxy.ts';
import { rounds } from './de/rounds.ts';
import { strategies } from './de/strategies.ts';
import { movement } from './de/movement.ts';
import { battle } from './de/battle.ts';
import { invasion } from './de/invasion.ts';
import { production } from './de/production.ts';
import { status } from './de/status.ts';
import { units } from './de/units.ts';
import { counters } from './de/counters.ts';
import { technology } from './de/technology.ts';
import { trade } from './de/trade.ts';
import { options } from './de/options.ts';
import { leaders } from './de/leaders.ts';

export const chapters: readonly RuleChapter[] = [
  ...concepts,
  ...galaxy,
  ...rounds,
  ...strategies,
  ...movement,
  ...battle,
  ...invasion,
  ...production,
  ...status,
  ...units,
  ...counters,
  ...technology,
  ...trade,
  ...options,
  ...leaders,
];
