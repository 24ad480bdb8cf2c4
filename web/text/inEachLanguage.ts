import type { Language } from '@orrery/kernel';
import { language, onSpeak } from './text.ts';

/** Something that there is once in each language. Only languages that are on screen are fetched. */
export interface InEachLanguage<V> {
  /** That of the language on screen; undefined before it was fetched. */
  readonly find: () => V | undefined;
  /** The same where it was fetched before. */
  readonly now: () => V;
  /** Fetches the language on screen; from then on every change of language waits for this too. */
  readonly load: () => Promise<void>;
}

export function inEachLanguage<V>(loaders: { readonly [L in Language]: () => Promise<V> }): InEachLanguage<V> {
  const loaded = new Map<Language, V>();
  const fetchLanguage = async (code: Language) => {
    if (!loaded.has(code)) loaded.set(code, await loaders[code]());
  };
  let isFollowing = false;
  const find = () => loaded.get(language());
  return {
    find,
    now: () => {
      const here = find();
      if (here === undefined) throw new Error(`words in "${language()}" were not fetched`);
      return here;
    },
    load: async () => {
      if (!isFollowing) onSpeak(fetchLanguage);
      isFollowing = true;
      await fetchLanguage(language());
    },
  };
}
