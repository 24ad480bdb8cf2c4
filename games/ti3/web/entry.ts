import type { GameEntry } from '@orrery/web/games/entry.ts';
import { title } from '../text/title.ts';
import { words as toolWords } from '@orrery/imperium/web/tools/words.ts';
import { LESSONS } from './lesson.ts';
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
  tools: [
    {
      id: 'odds',
      page: () => Promise.all([import('./tools/odds.tsx'), toolWords.load(), words.load()]).then(([page]) => page),
      title: { en: 'Odds of a battle', fr: 'Chances d’une bataille', de: 'Chancen einer Schlacht' },
      text: {
        en: 'Who wins, and what is left: exact, with technologies, cards and retreats.',
        fr: 'Qui gagne, et ce qui reste\u202f: exact, avec technologies, cartes et retraites.',
        de: 'Wer gewinnt, und was übrig bleibt: genau, mit Technologien, Karten und Rückzügen.',
      },
    },
  ],
  board: () => import('./index.tsx'),
  cards: () => import('./Gallery.tsx'),
  unplayed: ['TI3-OPT-DISTANTSUNS', 'TI3-OPT-LEADERS'],
  rulebook: () => import('../rulebook/index.ts'),
};
