import type { RuleChapter } from '@orrery/kernel';
import { basics } from './de/basics.ts';
import { setup } from './de/setup.ts';
import { rounds } from './de/rounds.ts';
import { strategies } from './de/strategies.ts';
import { actions } from './de/actions.ts';

export const chapters: readonly RuleChapter[] = [...basics, ...setup, ...rounds, ...strategies, ...actions];
