import type { RuleChapter } from '@orrery/kernel';
import { basics } from './fr/basics.ts';
import { sheets } from './fr/sheets.ts';
import { events } from './fr/events.ts';
import { elements } from './fr/elements.ts';

export const chapters: readonly RuleChapter[] = [...basics, ...sheets, ...events, ...elements];
