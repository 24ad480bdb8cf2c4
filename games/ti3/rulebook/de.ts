import type { RuleChapter } from '@orrery/kernel';
import { movement } from './de/movement.ts';
import { battle } from './de/battle.ts';
import { invasion } from './de/invasion.ts';
import { production } from './de/production.ts';
import { status } from './de/status.ts';

export const chapters: readonly RuleChapter[] = [...movement, ...battle, ...invasion, ...production, ...status];
