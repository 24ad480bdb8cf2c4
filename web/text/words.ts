import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '@orrery/kernel';
import { inEachLanguage } from './inEachLanguage.ts';
import { language } from './text.ts';
import type { Values } from './text.ts';

/** Messages of one game, in the language on screen. They are fetched with the game, not with the first page. */
export interface Words<Id extends string = string> {
  t: (id: Id, values?: Values) => string;
  /** The message under an id that is put together, as for an option; null when nobody wrote one. */
  find: (id: string) => string | null;
  /** Fetches the language on screen; from then on every change of language waits for these words too. */
  load: () => Promise<void>;
}

export function createWords<Id extends string>(loaders: {
  [L in Language]: () => Promise<{ readonly [I in Id]: string }>;
}): Words<Id> {
  const messages = inEachLanguage<{ readonly [id: string]: string }>(loaders);
  const formats = new Map<string, IntlMessageFormat>();
  const messageOf = (id: string): string | undefined => messages.find()?.[id];
  const format = (id: string, message: string, values?: Values): string => {
    if (!message.includes('{')) return message;
    const key = `${language()}/${id}`;
    const known = formats.get(key) ?? new IntlMessageFormat(message, language());
    formats.set(key, known);
    return String(known.format(values));
  };
  return {
    t: (id, values) => format(id, messageOf(id) ?? '', values),
    find: (id) => messageOf(id) ?? null,
    load: messages.load,
  };
}
