import type { RuleChapter } from '@orrery/kernel';
import { basics } from './en/basics.ts';
import { setup } from './en/setup.ts';
import { rounds } from './en/rounds.ts';
import { strategies } from './en/strategies.ts';
import { actions } from './en/actions.ts';

export const chapters: readonly RuleChapter[] = [...basics, ...setup, ...rounds, ...strategies, ...actions];
