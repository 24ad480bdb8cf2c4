import { campaign } from './en/campaign.ts';
import { chronicle } from './en/chronicle.ts';
import { cardNames } from './en/cards.ts';
import { effectWords } from './en/effects.ts';
import { words } from './en/words.ts';
import type { Language } from './language.ts';

export const en: Language = { cardNames, effects: effectWords, campaign, chronicle, words };
