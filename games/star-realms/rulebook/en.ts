import type { RuleChapter } from '@orrery/kernel';
import { abilities } from './en/abilities.ts';
import { basics } from './en/basics.ts';
import { campaign } from './en/campaign.ts';
import { modes } from './en/modes.ts';
import { phases } from './en/phases.ts';
import { upgrades } from './en/upgrades.ts';
import { victory } from './en/victory.ts';

export const chapters: readonly RuleChapter[] = [
  ...basics,
  ...abilities,
  ...phases,
  ...campaign,
  ...upgrades,
  ...victory,
  ...modes,
];
