import type { GameEntry } from '@orrery/web/games/entry.ts';
import { title } from '../text/title.ts';
import { words as toolWords } from '@orrery/imperium/web/tools/words.ts';
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
  tools: [
    {
      id: 'odds',
      page: () =>
        Promise.all([import('./tools/odds.tsx'), toolWords.load(), words.load(), spoken.load()]).then(([page]) => page),
      title: { en: 'Odds of a battle', fr: 'Chances d’une bataille', de: 'Chancen einer Schlacht' },
      text: {
        en: 'Who wins, and what is left: exact, with technologies, cards and retreats.',
        fr: 'Qui gagne, et ce qui reste\u202f: exact, avec technologies, cartes et retraites.',
        de: 'Wer gewinnt, und was übrig bleibt: genau, mit Technologien, Karten und Rückzügen.',
      },
    },
    {
      id: 'chances',
      page: () =>
        Promise.all([import('@orrery/imperium/web/tools/ChancesPage.tsx'), toolWords.load()]).then(([page]) => page),
      title: { en: 'Votes and draws', fr: 'Votes et pioches', de: 'Abstimmungen und Karten' },
      text: {
        en: 'How a vote may end, and whether a card comes: exact.',
        fr: 'Comment un vote peut finir, et si une carte vient : exact.',
        de: 'Wie eine Abstimmung ausgehen kann, und ob eine Karte kommt: genau.',
      },
    },
    {
      id: 'draft',
      room: 'draft',
      page: () =>
        Promise.all([import('./tools/draft.tsx'), toolWords.load(), words.load(), spoken.load()]).then(
          ([page]) => page,
        ),
      title: { en: 'Race draft', fr: 'Draft de peuples', de: 'Völker-Draft' },
      text: {
        en: 'Pick race and seat in snake order, on one screen or over the server.',
        fr: 'Choisir peuple et place en serpent, sur un écran ou par le serveur.',
        de: 'Volk und Platz im Wechsel wählen, an einem Bildschirm oder über den Server.',
      },
    },
    {
      id: 'companion',
      room: 'companion',
      page: () =>
        Promise.all([import('./tools/companion.tsx'), toolWords.load(), words.load(), spoken.load()]).then(
          ([page]) => page,
        ),
      title: { en: 'Companion for a real table', fr: 'Compagnon d’une vraie table', de: 'Begleiter am echten Tisch' },
      text: {
        en: 'Points, cards, technologies, votes and clocks beside the cardboard game, on one phone or several.',
        fr: 'Points, cartes, technologies, votes et horloges à côté du jeu en carton, sur un téléphone ou plusieurs.',
        de: 'Punkte, Karten, Technologien, Abstimmungen und Uhren neben dem Brettspiel, auf einem Handy oder mehreren.',
      },
    },
    {
      id: 'galaxy',
      page: () =>
        Promise.all([import('./tools/galaxy.tsx'), toolWords.load(), words.load(), spoken.load()]).then(
          ([page]) => page,
        ),
      title: { en: 'Galaxies', fr: 'Galaxies', de: 'Galaxien' },
      text: {
        en: 'Generate a galaxy from a seed, see how even it is, bring or take it as a line of text.',
        fr: 'Générer une galaxie depuis une graine, voir si elle est équitable, l’importer ou l’exporter.',
        de: 'Eine Galaxie aus einem Startwert erzeugen, sehen, wie ausgeglichen sie ist, sie mitbringen oder mitnehmen.',
      },
    },
  ],
  telling: () => import('./telling.ts'),
  board: () => import('./index.tsx'),
  cards: () => import('./Gallery.tsx'),
  unplayed: ['TI3-OPT-DISTANTSUNS', 'TI3-OPT-LEADERS'],
  rulebook: () => import('../rulebook/index.ts'),
};
