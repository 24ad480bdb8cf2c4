import type { RuleChapter } from '@orrery/kernel';
import { basics } from './en/basics.ts';
import { sheets } from './en/sheets.ts';

export const chapters: readonly RuleChapter[] = [...basics, ...sheets];
