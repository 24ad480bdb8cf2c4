import { campaign } from './fr/campaign.ts';
import { chronicle } from './fr/chronicle.ts';
import { cardNames } from './fr/cards.ts';
import { effectWords } from './fr/effects.ts';
import { words } from './fr/words.ts';
import type { Language } from './language.ts';

export const fr: Language = { cardNames, effects: effectWords, campaign, chronicle, words };
