import { outcomeName } from '../council.ts';
import type { CouncilPhrases } from '../council.ts';
import type { Names } from '../speech.ts';

const votesOf = (n: number): string => (n === 1 ? '1 voix' : `${n} voix`);

export const councilPhrases = (names: Names): CouncilPhrases => ({
  event: {
    agendaRevealed: ({ agenda }) => `${names.agenda(agenda)} est à l’ordre du jour.`,
    agendaDiscarded: ({ agenda }) => `${names.agenda(agenda)} est défaussé.`,
    voted: ({ seat, outcome, votes }, _, reader) =>
      outcome === null
        ? `${reader.name(seat)} ne vote pas.`
        : `${reader.name(seat)} donne ${votesOf(votes)} à ${outcomeName(names, outcome, reader)}.`,
    moreVotes: ({ seat, votes }, _, { name }) => `${name(seat)} ajoute ${votesOf(votes)}.`,
    predicted: ({ seat, outcome, card }, _, reader) =>
      `${reader.name(seat)} prédit avec ${names.component(card)}\u202f: ${outcomeName(names, outcome, reader)}.`,
    outcome: ({ agenda, outcome }, _, reader) =>
      `${names.agenda(agenda)}\u202f: ${outcomeName(names, outcome, reader)}.`,
    lawPasses: ({ agenda }) => `${names.agenda(agenda)} devient une loi.`,
    lawGoes: ({ agenda }) => `${names.agenda(agenda)} n’est plus une loi.`,
    strategyGiven: ({ seat, to, card }, _, { name }) =>
      `${name(seat)} donne ${names.strategyCard(card)} à ${name(to)}.`,
    wormholeOpened: ({ wormhole, system }) =>
      `Un nouveau trou de ver (${names.words.wormholes[wormhole]}) s’ouvre dans ${names.system(system)}.`,
    secretsTurned: ({ seat, objectives }, _, { name }) =>
      objectives === null
        ? `${name(seat)} cache de nouveau ses objectifs secrets.`
        : `${name(seat)} joue avec ses objectifs secrets visibles : ${names.list(objectives.map((id) => names.objective(id))) || 'aucun'}.`,
    planetsReadied: () => 'Toutes les planètes sont redressées.',
  },
  question: {
    vote: ({ agenda }) => `${names.agenda(agenda)}\u202f: pour quoi votez-vous, et avec quelles planètes\u202f?`,
  },
  window: {
    'agenda.reveal.would': ({ agenda }) => `${names.agenda(agenda)} est en train d’être révélé.`,
    'agenda.reveal.after': ({ agenda }) => `${names.agenda(agenda)} a été révélé.`,
    'votes.start': ({ agenda }) => `Le vote sur ${names.agenda(agenda)} va commencer.`,
    'vote.would': ({ seat }, { name }) => `${name(seat)} va voter.`,
    'vote.after': ({ seat }, { name }) => `${name(seat)} a voté.`,
    'votes.end': ({ agenda }) => `Le vote sur ${names.agenda(agenda)} est terminé.`,
    'outcome.elected': ({ agenda, outcome }, reader) =>
      `Élection\u202f: ${outcomeName(names, outcome, reader)} (${names.agenda(agenda)}).`,
    'outcome.would': ({ agenda, outcome }, reader) =>
      `Sur le point d’être résolu\u202f: ${names.agenda(agenda)}, ${outcomeName(names, outcome, reader)}.`,
    'outcome.resolve': ({ agenda }) => `${names.agenda(agenda)} se résout.`,
    'outcome.after': ({ agenda }) => `${names.agenda(agenda)} est résolu.`,
    'prediction.right': ({ seat }, { name }) => `${name(seat)} a bien prédit.`,
  },
});
