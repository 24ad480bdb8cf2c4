import type { RuleChapter } from '@orrery/kernel';
import { basics } from './de/basics.ts';
import { sheets } from './de/sheets.ts';
import { events } from './de/events.ts';
import { elements } from './de/elements.ts';
import { ending } from './de/ending.ts';
import { details } from './de/details.ts';

export const chapters: readonly RuleChapter[] = [...basics, ...sheets, ...events, ...elements, ...ending, ...details];
