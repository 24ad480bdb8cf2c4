import type { RuleChapter } from '@orrery/kernel';
import { basics } from './de/basics.ts';
import { sheets } from './de/sheets.ts';

export const chapters: readonly RuleChapter[] = [...basics, ...sheets];
