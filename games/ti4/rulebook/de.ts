import type { RuleChapter } from '@orrery/kernel';
import { basics } from './de/basics.ts';
import { setup } from './de/setup.ts';
import { rounds } from './de/rounds.ts';
import { strategies } from './de/strategies.ts';
import { actions } from './de/actions.ts';
import { movement } from './de/movement.ts';
import { combat } from './de/combat.ts';
import { invasion } from './de/invasion.ts';
import { production } from './de/production.ts';
import { economy } from './de/economy.ts';
import { cards } from './de/cards.ts';
import { technology } from './de/technology.ts';
import { council } from './de/council.ts';
import { notesActionCards } from './de/notesActionCards.ts';
import { notesAgendas } from './de/notesAgendas.ts';
import { notesComponents } from './de/notesComponents.ts';
import { factionsBase } from './de/factionsBase.ts';
import { factionsBaseMore } from './de/factionsBaseMore.ts';
import { factionsExpansion } from './de/factionsExpansion.ts';

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
