import type { RuleChapter } from '@orrery/kernel';
import { abilities } from './de/abilities.ts';
import { basics } from './de/basics.ts';
import { campaign } from './de/campaign.ts';
import { modes } from './de/modes.ts';
import { phases } from './de/phases.ts';
import { upgrades } from './de/upgrades.ts';
import { victory } from './de/victory.ts';

export const chapters: readonly RuleChapter[] = [
  ...basics,
  ...abilities,
  ...phases,
  ...campaign,
  ...upgrades,
  ...victory,
  ...modes,
];
