import { createSignal } from 'solid-js';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '@orrery/kernel';
import type { MessageId, Messages } from './en.ts';

/** The words of the frame around the games. A game's own words come with the game. */
const loaders: { [L in Language]: () => Promise<Messages> } = {
  en: () => import('./en.ts').then((m) => m.en),
  fr: () => import('./fr.ts').then((m) => m.fr),
  de: () => import('./de.ts').then((m) => m.de),
};
const loaded = new Map<Language, Messages>();
const formats = new Map<string, IntlMessageFormat>();
const [messages, setMessages] = createSignal<{ language: Language; all: Messages | null }>({
  language: 'en',
  all: null,
});

/** Words besides those of the frame: a language is spoken when all of them are here. */
const followers: ((language: Language) => Promise<void>)[] = [];
export const onSpeak = (follow: (language: Language) => Promise<void>): void => {
  followers.push(follow);
};

/** Loads a language and switches to it; what is on screen changes at once. */
export async function speak(language: Language): Promise<void> {
  const [all] = await Promise.all([
    loaded.get(language) ?? loaders[language](),
    ...followers.map((follow) => follow(language)),
  ]);
  loaded.set(language, all);
  setMessages({ language, all });
}

export type Values = Record<string, string | number>;

export function t(id: MessageId, values?: Values): string {
  const { language, all } = messages();
  const message = all?.[id] ?? '';
  if (!message.includes('{')) return message;
  const key = `${language}/${id}`;
  let format = formats.get(key);
  if (!format) {
    format = new IntlMessageFormat(message, language);
    formats.set(key, format);
  }
  return String(format.format(values));
}

/** Whether the frame has words under this id. */
export const has = (id: string): boolean => Object.hasOwn(messages().all ?? {}, id);

/** The language on screen: it follows the setting as soon as its words are here. */
export const language = (): Language => messages().language;

/** Formats are dear to make and cheap to keep: one for each language. */
function inLanguage<F>(make: (code: Language) => F): () => F {
  const made = new Map<Language, F>();
  return () => {
    const format = made.get(language()) ?? make(language());
    made.set(language(), format);
    return format;
  };
}
const lists = inLanguage((code) => new Intl.ListFormat(code, { type: 'conjunction' }));
const times = inLanguage((code) => new Intl.RelativeTimeFormat(code, { numeric: 'auto', style: 'short' }));

/** "a, b and c" in the reader's language. */
export const list = (items: readonly string[]): string => lists().format(items);

/** "3 min ago", coarse on purpose. */
export function ago(at: number, now: number): string {
  const seconds = Math.round((at - now) / 1000);
  if (seconds > -60) return t('time.now');
  if (seconds > -3600) return times().format(Math.round(seconds / 60), 'minute');
  if (seconds > -86_400) return times().format(Math.round(seconds / 3600), 'hour');
  return times().format(Math.round(seconds / 86_400), 'day');
}
