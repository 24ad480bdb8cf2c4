import { createWords } from '@orrery/web/text/words.ts';
import { words as shared } from '@orrery/imperium/web/words.ts';
import type { MessageId } from './text/en.ts';

const own = createWords<MessageId>({
  en: () => import('./text/en.ts').then((m) => m.en),
  fr: () => import('./text/fr.ts').then((m) => m.fr),
  de: () => import('./text/de.ts').then((m) => m.de),
});
export const { t } = own;
/** The edition's words, fetched together with those that the editions share. */
export const words = { ...own, load: () => Promise.all([own.load(), shared.load()]).then(() => undefined) };
