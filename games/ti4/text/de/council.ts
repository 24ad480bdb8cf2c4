import { outcomeName } from '../council.ts';
import type { CouncilPhrases } from '../council.ts';
import type { Names } from '../speech.ts';

const votesOf = (n: number): string => (n === 1 ? '1 Stimme' : `${n} Stimmen`);

export const councilPhrases = (names: Names): CouncilPhrases => ({
  event: {
    agendaRevealed: ({ agenda }) => `${names.agenda(agenda)} steht auf der Tagesordnung.`,
    agendaDiscarded: ({ agenda }) => `${names.agenda(agenda)} wird abgelegt.`,
    voted: ({ seat, outcome, votes }, _, reader) =>
      outcome === null
        ? `${reader.name(seat)} stimmt nicht ab.`
        : `${reader.name(seat)} gibt ${votesOf(votes)} ab: ${outcomeName(names, outcome, reader)}.`,
    moreVotes: ({ seat, votes }, _, { name }) => `${name(seat)} gibt ${votesOf(votes)} mehr ab.`,
    predicted: ({ seat, outcome, card }, _, reader) =>
      `${reader.name(seat)} sagt mit ${names.component(card)} voraus: ${outcomeName(names, outcome, reader)}.`,
    outcome: ({ agenda, outcome }, _, reader) => `${names.agenda(agenda)}: ${outcomeName(names, outcome, reader)}.`,
    lawPasses: ({ agenda }) => `${names.agenda(agenda)} ist jetzt Gesetz.`,
    lawGoes: ({ agenda }) => `${names.agenda(agenda)} ist kein Gesetz mehr.`,
    strategyGiven: ({ seat, to, card }, _, { name }) =>
      `${name(seat)} gibt ${names.strategyCard(card)} an ${name(to)}.`,
    wormholeOpened: ({ wormhole, system }) =>
      `Ein neues Wurmloch (${names.words.wormholes[wormhole]}) öffnet sich in ${names.system(system)}.`,
    secretsTurned: ({ seat, objectives }, _, { name }) =>
      objectives === null
        ? `${name(seat)} verdeckt die geheimen Aufträge wieder.`
        : `${name(seat)} spielt mit offenen geheimen Aufträgen: ${names.list(objectives.map((id) => names.objective(id))) || 'keine'}.`,
    planetsReadied: () => 'Alle Planeten werden bereit gemacht.',
  },
  question: {
    vote: ({ agenda }) => `${names.agenda(agenda)}: Wofür stimmst du, und mit welchen Planeten?`,
  },
  window: {
    'agenda.reveal.would': ({ agenda }) => `${names.agenda(agenda)} wird gerade aufgedeckt.`,
    'agenda.reveal.after': ({ agenda }) => `${names.agenda(agenda)} ist aufgedeckt.`,
    'votes.start': ({ agenda }) => `Gleich wird über ${names.agenda(agenda)} abgestimmt.`,
    'vote.would': ({ seat }, { name }) => `${name(seat)} stimmt gleich ab.`,
    'vote.after': ({ seat }, { name }) => `${name(seat)} hat abgestimmt.`,
    'votes.end': ({ agenda }) => `Die Abstimmung über ${names.agenda(agenda)} ist vorbei.`,
    'outcome.elected': ({ agenda, outcome }, reader) =>
      `Gewählt: ${outcomeName(names, outcome, reader)} (${names.agenda(agenda)}).`,
    'outcome.would': ({ agenda, outcome }, reader) =>
      `Gleich ausgeführt: ${names.agenda(agenda)}, ${outcomeName(names, outcome, reader)}.`,
    'outcome.resolve': ({ agenda }) => `${names.agenda(agenda)} wird ausgeführt.`,
    'outcome.after': ({ agenda }) => `${names.agenda(agenda)} ist ausgeführt.`,
    'prediction.right': ({ seat }, { name }) => `${name(seat)} hat richtig vorausgesagt.`,
  },
});
