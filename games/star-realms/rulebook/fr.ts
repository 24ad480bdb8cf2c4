import type { RuleChapter } from '@orrery/kernel';
import { abilities } from './fr/abilities.ts';
import { basics } from './fr/basics.ts';
import { campaign } from './fr/campaign.ts';
import { modes } from './fr/modes.ts';
import { phases } from './fr/phases.ts';
import { upgrades } from './fr/upgrades.ts';
import { victory } from './fr/victory.ts';

export const chapters: readonly RuleChapter[] = [
  ...basics,
  ...abilities,
  ...phases,
  ...campaign,
  ...upgrades,
  ...victory,
  ...modes,
];
