import type { RuleChapter } from '@orrery/kernel';
import { basics } from './en/basics.ts';
import { setup } from './en/setup.ts';
import { rounds } from './en/rounds.ts';
import { strategies } from './en/strategies.ts';
import { actions } from './en/actions.ts';
import { movement } from './en/movement.ts';
import { combat } from './en/combat.ts';
import { invasion } from './en/invasion.ts';
import { production } from './en/production.ts';
import { economy } from './en/economy.ts';
import { cards } from './en/cards.ts';
import { technology } from './en/technology.ts';
import { council } from './en/council.ts';

export const chapters: readonly RuleChapter[] = [
  ...basics,
  ...setup,
  ...rounds,
  ...strategies,
  ...actions,
  ...movement,
  ...combat,
  ...invasion,
  ...production,
  ...economy,
  ...cards,
  ...technology,
  ...council,
];
