import { ATTACHED } from './attachments.ts';
import { EXPLORATION_CARDS } from './cards.ts';
import { LEGENDARY } from './legendary.ts';
import { RELICS } from './relics.ts';
import { EXPLORATION_RULES } from './rules.ts';

/** Exploration cards, attachments, relics and legendary ability cards of Prophecy of Kings. */
export const EXPLORING = [...EXPLORATION_RULES, ...EXPLORATION_CARDS, ...ATTACHED, ...LEGENDARY, ...RELICS];
