import type { RuleChapter } from '@orrery/kernel';
import { strategies } from './fr/strategies.ts';
import { movement } from './fr/movement.ts';
import { battle } from './fr/battle.ts';
import { invasion } from './fr/invasion.ts';
import { production } from './fr/production.ts';
import { status } from './fr/status.ts';
import { units } from './fr/units.ts';

export const chapters: readonly RuleChapter[] = [
  ...strategies,
  ...movement,
  ...battle,
  ...invasion,
  ...production,
  ...status,
  ...units,
];
