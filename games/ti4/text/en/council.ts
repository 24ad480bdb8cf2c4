import { outcomeName } from '../council.ts';
import type { CouncilPhrases } from '../council.ts';
import type { Names } from '../speech.ts';

const votesOf = (n: number): string => (n === 1 ? '1 vote' : `${n} votes`);

export const councilPhrases = (names: Names): CouncilPhrases => ({
  event: {
    agendaRevealed: ({ agenda }) => `${names.agenda(agenda)} is on the agenda.`,
    agendaDiscarded: ({ agenda }) => `${names.agenda(agenda)} is discarded.`,
    voted: ({ seat, outcome, votes }, _, reader) =>
      outcome === null
        ? `${reader.name(seat)} casts no votes.`
        : `${reader.name(seat)} casts ${votesOf(votes)}: ${outcomeName(names, outcome, reader)}.`,
    moreVotes: ({ seat, votes }, _, { name }) => `${name(seat)} casts ${votesOf(votes)} more.`,
    predicted: ({ seat, outcome, card }, _, reader) =>
      `${reader.name(seat)} predicts with ${names.component(card)}: ${outcomeName(names, outcome, reader)}.`,
    outcome: ({ agenda, outcome }, _, reader) => `${names.agenda(agenda)}: ${outcomeName(names, outcome, reader)}.`,
    lawPasses: ({ agenda }) => `${names.agenda(agenda)} is now law.`,
    lawGoes: ({ agenda }) => `${names.agenda(agenda)} is no longer law.`,
    strategyGiven: ({ seat, to, card }, _, { name }) =>
      `${name(seat)} gives ${names.strategyCard(card)} to ${name(to)}.`,
    wormholeOpened: ({ wormhole, system }) =>
      `A new ${names.words.wormholes[wormhole]} wormhole opens in ${names.system(system)}.`,
    secretsTurned: ({ seat, objectives }, _, { name }) =>
      objectives === null
        ? `${name(seat)} hides their secret objectives again.`
        : `${name(seat)} plays with open secret objectives: ${names.list(objectives.map((id) => names.objective(id))) || 'none'}.`,
    planetsReadied: () => 'All planets are readied.',
  },
  question: {
    vote: ({ agenda }) => `${names.agenda(agenda)}: what do you vote for, and with which planets?`,
  },
  window: {
    'agenda.reveal.would': ({ agenda }) => `${names.agenda(agenda)} is being revealed.`,
    'agenda.reveal.after': ({ agenda }) => `${names.agenda(agenda)} has been revealed.`,
    'votes.start': ({ agenda }) => `The vote on ${names.agenda(agenda)} is about to begin.`,
    'vote.would': ({ seat }, { name }) => `${name(seat)} is about to vote.`,
    'vote.after': ({ seat }, { name }) => `${name(seat)} has voted.`,
    'votes.end': ({ agenda }) => `The vote on ${names.agenda(agenda)} is over.`,
    'outcome.elected': ({ agenda, outcome }, reader) =>
      `Elected: ${outcomeName(names, outcome, reader)} (${names.agenda(agenda)}).`,
    'outcome.would': ({ agenda, outcome }, reader) =>
      `About to be resolved: ${names.agenda(agenda)}, ${outcomeName(names, outcome, reader)}.`,
    'outcome.resolve': ({ agenda }) => `${names.agenda(agenda)} is being resolved.`,
    'outcome.after': ({ agenda }) => `${names.agenda(agenda)} has been resolved.`,
    'prediction.right': ({ seat }, { name }) => `${name(seat)} predicted rightly.`,
  },
});
