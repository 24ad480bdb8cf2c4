import type { RuleChapter } from '@orrery/kernel';
import { basics } from './en/basics.ts';
import { sheets } from './en/sheets.ts';
import { events } from './en/events.ts';
import { elements } from './en/elements.ts';
import { ending } from './en/ending.ts';
import { details } from './en/details.ts';

export const chapters: readonly RuleChapter[] = [...basics, ...sheets, ...events, ...elements, ...ending, ...details];
