import type { RuleChapter } from '@orrery/kernel';
import { basics } from './fr/basics.ts';
import { sheets } from './fr/sheets.ts';
import { events } from './fr/events.ts';
import { elements } from './fr/elements.ts';
import { ending } from './fr/ending.ts';
import { details } from './fr/details.ts';

export const chapters: readonly RuleChapter[] = [...basics, ...sheets, ...events, ...elements, ...ending, ...details];
