import type { GameEntry } from '@orrery/web/games/entry.ts';
import { title } from '../text/title.ts';
import { toolsOf } from '@orrery/imperium/web/tools/tools.ts';
import { LESSONS } from './lesson.ts';
import { spoken } from './spoken.ts';
import { words } from './words.ts';

export const entry: GameEntry = {
  id: 'twilight-imperium-4',
  title,
  short: 'Imperium 4',
  label: 'title',
  planet: 'city',
  seats: [3, 8],
  minutes: 300,
  quickSeats: 6,
  orbit: { radius: 430, angle: 142, size: 46, side: 'below' },
  round: 'round',
  lessons: LESSONS,
  words,
  spoken,
  tools: toolsOf({
    odds: () => import('./tools/odds.tsx'),
    draft: () => import('./tools/draft.tsx'),
    companion: () => import('./tools/companion.tsx'),
    galaxy: () => import('./tools/galaxy.tsx'),
    words: [words, spoken],
    said: {
      draft: {
        title: { en: 'Slice draft', fr: 'Draft de tranches', de: 'Segment-Draft' },
        text: {
          en: 'Pick slice, faction and seat in snake order; send the link on after each pick.',
          fr: 'Choisir tranche, faction et place en serpent\u202f; envoyer le lien après chaque choix.',
          de: 'Segment, Fraktion und Platz im Wechsel wählen; nach jeder Wahl den Link weiterschicken.',
        },
      },
      galaxy: {
        title: { en: 'Galaxies', fr: 'Galaxies', de: 'Galaxien' },
        text: {
          en: 'Generate a galaxy from a seed, see what each seat gets, bring or take a map string.',
          fr: 'Générer une galaxie depuis une graine, voir ce que reçoit chaque place, importer ou exporter une carte.',
          de: 'Eine Galaxie aus einem Startwert erzeugen, sehen, was jeder Platz bekommt, Karten mitbringen oder mitnehmen.',
        },
      },
    },
  }),
  telling: () => import('./telling.ts'),
  board: () => import('./index.tsx'),
  cards: () => import('./Gallery.tsx'),
  rulebook: () => import('../rulebook/index.ts'),
};
