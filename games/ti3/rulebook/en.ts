import type { RuleChapter } from '@orrery/kernel';
import { strategies } from './en/strategies.ts';
import { movement } from './en/movement.ts';
import { battle } from './en/battle.ts';
import { invasion } from './en/invasion.ts';
import { production } from './en/production.ts';
import { status } from './en/status.ts';
import { units } from './en/units.ts';

export const chapters: readonly RuleChapter[] = [
  ...strategies,
  ...movement,
  ...battle,
  ...invasion,
  ...production,
  ...status,
  ...units,
];
