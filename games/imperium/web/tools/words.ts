import { createWords } from '@orrery/web/text/words.ts';
import type { MessageId } from './text/en.ts';

/** Words of the pages before and after a game: odds, galaxies, drafts. */
export const words = createWords<MessageId>({
  en: () => import('./text/en.ts').then((m) => m.en),
  fr: () => import('./text/fr.ts').then((m) => m.fr),
  de: () => import('./text/de.ts').then((m) => m.de),
});
export const { t } = words;
