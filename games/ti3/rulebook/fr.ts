import type { RuleChapter } from '@orrery/kernel';
import { movement } from './fr/movement.ts';
import { battle } from './fr/battle.ts';
import { invasion } from './fr/invasion.ts';
import { production } from './fr/production.ts';
import { status } from './fr/status.ts';

export const chapters: readonly RuleChapter[] = [...movement, ...battle, ...invasion, ...production, ...status];
