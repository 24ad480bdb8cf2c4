import { campaign } from './de/campaign.ts';
import { chronicle } from './de/chronicle.ts';
import { cardNames } from './de/cards.ts';
import { effectWords } from './de/effects.ts';
import { words } from './de/words.ts';
import type { Language } from './language.ts';

export const de: Language = { cardNames, effects: effectWords, campaign, chronicle, words };
