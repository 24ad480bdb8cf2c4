import type { RuleChapter } from '@orrery/kernel';
import { basics } from './fr/basics.ts';
import { setup } from './fr/setup.ts';
import { rounds } from './fr/rounds.ts';
import { strategies } from './fr/strategies.ts';
import { actions } from './fr/actions.ts';
import { movement } from './fr/movement.ts';
import { combat } from './fr/combat.ts';
import { invasion } from './fr/invasion.ts';
import { production } from './fr/production.ts';
import { economy } from './fr/economy.ts';
import { cards } from './fr/cards.ts';
import { technology } from './fr/technology.ts';
import { council } from './fr/council.ts';
import { notesActionCards } from './fr/notesActionCards.ts';
import { notesAgendas } from './fr/notesAgendas.ts';
import { notesComponents } from './fr/notesComponents.ts';
import { factionsBase } from './fr/factionsBase.ts';
import { factionsBaseMore } from './fr/factionsBaseMore.ts';
import { factionsExpansion } from './fr/factionsExpansion.ts';

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
