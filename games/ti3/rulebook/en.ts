import type { RuleChapter } from '@orrery/kernel';
import { movement } from './en/movement.ts';
import { battle } from './en/battle.ts';
import { invasion } from './en/invasion.ts';
import { production } from './en/production.ts';
import { status } from './en/status.ts';

export const chapters: readonly RuleChapter[] = [...movement, ...battle, ...invasion, ...production, ...status];
