import type { GameEntry } from '@orrery/web/games/entry.ts';
import { title } from '../text/title.ts';
import { toolsOf } from '@orrery/imperium/web/tools/tools.ts';
import { LESSONS } from './lesson.ts';
import { spoken } from './spoken.ts';
import { words } from './words.ts';

export const entry: GameEntry = {
  id: 'twilight-imperium-3',
  title,
  short: 'Imperium 3',
  label: 'title',
  planet: 'gas',
  seats: [3, 6],
  minutes: 90,
  quickSeats: 3,
  orbit: { radius: 430, angle: 38, size: 44, side: 'below' },
  needs: {
    victory: { option: 'setup', values: ['skirmish'] },
    strategyCards: { option: 'setup', values: ['skirmish'] },
    races: { option: 'setup', values: ['full'] },
    galaxy: { option: 'setup', values: ['full'] },
  },
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
        title: { en: 'Race draft', fr: 'Draft de peuples', de: 'Völker-Draft' },
        text: {
          en: 'Pick race and seat in snake order, on one screen or over the server.',
          fr: 'Choisir peuple et place en serpent, sur un écran ou par le serveur.',
          de: 'Volk und Platz im Wechsel wählen, an einem Bildschirm oder über den Server.',
        },
      },
      galaxy: {
        title: { en: 'Galaxies', fr: 'Galaxies', de: 'Galaxien' },
        text: {
          en: 'Generate a galaxy from a seed, see how even it is, bring or take it as a line of text.',
          fr: 'Générer une galaxie depuis une graine, voir si elle est équitable, l’importer ou l’exporter.',
          de: 'Eine Galaxie aus einem Startwert erzeugen, sehen, wie ausgeglichen sie ist, sie mitbringen oder mitnehmen.',
        },
      },
    },
  }),
  telling: () => import('./telling.ts'),
  board: () => import('./index.tsx'),
  cards: () => import('./Gallery.tsx'),
  rulebook: () => import('../rulebook/index.ts'),
};
