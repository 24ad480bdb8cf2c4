import { inEachLanguage } from '@orrery/web/text/inEachLanguage.ts';
import { languages } from '../text/languages.ts';

/** What the game itself says, in the language on screen. */
export const spoken = inEachLanguage(languages);
