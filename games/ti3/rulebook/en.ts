import type { RuleChapter } from '@orrery/kernel';
import { concepts } from './en/concepts.ts';
import { galaxy } from './en/galaxy.ts';
import { rounds } from './en/rounds.ts';
import { strategies } from './en/strategies.ts';
import { movement } from './en/movement.ts';
import { battle } from './en/battle.ts';
import { invasion } from './en/invasion.ts';
import { production } from './en/production.ts';
import { status } from './en/status.ts';
import { units } from './en/units.ts';
import { counters } from './en/counters.ts';
import { technology } from './en/technology.ts';
import { trade } from './en/trade.ts';
import { options } from './en/options.ts';
import { leaders } from './en/leaders.ts';

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
