import type { RuleChapter } from '@orrery/kernel';
import { strategies } from './de/strategies.ts';
import { movement } from './de/movement.ts';
import { battle } from './de/battle.ts';
import { invasion } from './de/invasion.ts';
import { production } from './de/production.ts';
import { status } from './de/status.ts';
import { units } from './de/units.ts';

export const chapters: readonly RuleChapter[] = [
  ...strategies,
  ...movement,
  ...battle,
  ...invasion,
  ...production,
  ...status,
  ...units,
];
