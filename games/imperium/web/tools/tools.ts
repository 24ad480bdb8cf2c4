import type { Tool } from '@orrery/web/games/entry.ts';
import { words as toolWords } from './words.ts';

type Said = Pick<Tool, 'title' | 'text'>;
type Page = () => ReturnType<Tool['page']>;

/** The pages of an edition, and how it says what its own draft and galaxies are. */
export interface EditionTools {
  odds: Page;
  draft: Page;
  companion: Page;
  galaxy: Page;
  said: { draft: Said; galaxy: Said };
  /** What the edition's pages say, fetched with them. */
  words: readonly { load: () => Promise<void> }[];
}

/** The pages beside the matches that both editions have. */
export function toolsOf({ odds, draft, companion, galaxy, said, words }: EditionTools): Tool[] {
  const spoken = async (page: ReturnType<Page>, own: EditionTools['words'] = words) => {
    const [here] = await Promise.all([page, toolWords.load(), ...own.map((one) => one.load())]);
    return here;
  };
  return [
    { id: 'galaxy', page: () => spoken(galaxy()), ...said.galaxy },
    { id: 'draft', room: 'draft', page: () => spoken(draft()), ...said.draft },
    {
      id: 'odds',
      page: () => spoken(odds()),
      title: { en: 'Odds of a battle', fr: 'Chances d’une bataille', de: 'Chancen einer Schlacht' },
      text: {
        en: 'Who wins, and what is left: exact, with technologies, cards and retreats.',
        fr: 'Qui gagne, et ce qui reste\u202f: exact, avec technologies, cartes et retraites.',
        de: 'Wer gewinnt, und was übrig bleibt: genau, mit Technologien, Karten und Rückzügen.',
      },
    },
    {
      id: 'chances',
      page: () => spoken(import('./ChancesPage.tsx'), []),
      title: { en: 'Votes and draws', fr: 'Votes et pioches', de: 'Abstimmungen und Karten' },
      text: {
        en: 'How a vote may end, and whether a card comes: exact.',
        fr: 'Comment un vote peut finir, et si une carte vient\u202f: exact.',
        de: 'Wie eine Abstimmung ausgehen kann, und ob eine Karte kommt: genau.',
      },
    },
    {
      id: 'companion',
      room: 'companion',
      page: () => spoken(companion()),
      title: { en: 'Companion for a real table', fr: 'Compagnon d’une vraie table', de: 'Begleiter am echten Tisch' },
      text: {
        en: 'Points, cards, technologies, votes and clocks beside the cardboard game, on one phone or several.',
        fr: 'Points, cartes, technologies, votes et horloges à côté du jeu en carton, sur un téléphone ou plusieurs.',
        de: 'Punkte, Karten, Technologien, Abstimmungen und Uhren neben dem Brettspiel, auf einem Handy oder mehreren.',
      },
    },
  ];
}
