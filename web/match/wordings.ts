import type { AnyGame } from '@orrery/games';
import type { Shapes } from '@orrery/kernel';
import { wordingOf as loadWording } from '@orrery/kernel/wording';
import type { Wording } from '@orrery/kernel/wording';
import { inEachLanguage } from '../text/inEachLanguage.ts';
import type { InEachLanguage } from '../text/inEachLanguage.ts';

const wordings = new Map<string, InEachLanguage<Wording<Shapes>>>();

/** Fetches all that a table of this game says in the language on screen, and with every change of language the same. */
export function fetchWording(game: AnyGame): Promise<void> {
  const wording = inEachLanguage({
    en: () => loadWording(game, 'en'),
    fr: () => loadWording(game, 'fr'),
    de: () => loadWording(game, 'de'),
  });
  wordings.set(game.id, wording);
  return wording.load();
}

/** What a fetched game says, in the language on screen. */
export const wordingOf = ({ id }: AnyGame): Wording<Shapes> => wordings.get(id)!.now();
