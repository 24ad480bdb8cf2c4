import type { RuleChapter } from '@orrery/kernel';
import { basics } from './fr/basics.ts';
import { sheets } from './fr/sheets.ts';

export const chapters: readonly RuleChapter[] = [...basics, ...sheets];
