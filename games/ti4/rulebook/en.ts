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
import { notesActionCards } from './en/notesActionCards.ts';
import { notesAgendas } from './en/notesAgendas.ts';
import { notesComponents } from './en/notesComponents.ts';
import { factionsBase } from './en/factionsBase.ts';
import { factionsBaseMore } from './en/factionsBaseMore.ts';
import { factionsExpansion } from './en/factionsExpansion.ts';

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
  ...notesActionCards,
  ...notesAgendas,
  ...notesComponents,
  ...factionsBase,
  ...factionsBaseMore,
  ...factionsExpansion,
];
