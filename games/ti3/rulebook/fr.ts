import type { RuleChapter } from '@orrery/kernel';
import { concepts } from './fr/concepts.ts';
import { galaxy } from './fr/galaxy.ts';
import { rounds } from './fr/rounds.ts';
import { strategies } from './fr/strategies.ts';
import { movement } from './fr/movement.ts';
import { battle } from './fr/battle.ts';
import { invasion } from './fr/invasion.ts';
import { production } from './fr/production.ts';
import { status } from './fr/status.ts';
import { units } from './fr/units.ts';
import { counters } from './fr/counters.ts';
import { technology } from './fr/technology.ts';
import { trade } from './fr/trade.ts';
import { options } from './fr/options.ts';
import { leaders } from './fr/leaders.ts';

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
