import type { RuleChapter } from '@orrery/kernel';
import { basics } from './fr/basics.ts';
import { setup } from './fr/setup.ts';
import { rounds } from './fr/rounds.ts';
import { strategies } from './fr/strategies.ts';
import { actions } from './fr/actions.ts';

export const chapters: readonly RuleChapter[] = [...basics, ...setup, ...rounds, ...strategies, ...actions];
