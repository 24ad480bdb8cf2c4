import { sampleAnswer } from '@orrery/kernel';
import type { Bot } from './bot.ts';

/** Any legal answer. */
export const random: Bot = { name: 'random', reproducible: true, choose: sampleAnswer };
