import type { GameEntry } from '@orrery/web/games/entry.ts';
import { title } from '../text/title.ts';
import { words as toolWords } from '@orrery/imperium/web/tools/words.ts';
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
      title: { en: 'Slice draft', fr: 'Draft de tranches', de: 'Segment-Draft' },
      text: {
        en: 'Pick slice, faction and seat in snake order; send the link on after each pick.',
        fr: 'Choisir tranche, faction et place en serpent\u202f; envoyer le lien après chaque choix.',
        de: 'Segment, Fraktion und Platz im Wechsel wählen; nach jeder Wahl den Link weiterschicken.',
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
        en: 'Generate a galaxy from a seed, see what each seat gets, bring or take a map string.',
        fr: 'Générer une galaxie depuis une graine, voir ce que reçoit chaque place, importer ou exporter une carte.',
        de: 'Eine Galaxie aus einem Startwert erzeugen, sehen, was jeder Platz bekommt, Karten mitbringen oder mitnehmen.',
      },
    },
  ],
  telling: () => import('./telling.ts'),
  board: () => import('./index.tsx'),
  cards: () => import('./Gallery.tsx'),
  rulebook: () => import('../rulebook/index.ts'),
};
