import { createWords } from '@orrery/web/text/words.ts';
import type { MessageId } from './text/en.ts';

/** Words of what the editions share on screen; each edition fetches them with its own. */
export const words = createWords<MessageId>({
  en: () => import('./text/en.ts').then((m) => m.en),
  fr: () => import('./text/fr.ts').then((m) => m.fr),
  de: () => import('./text/de.ts').then((m) => m.de),
});
export const { t } = words;
