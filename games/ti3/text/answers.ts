import type { Words } from '@orrery/kernel';
import type { Ti3 } from '../shapes.ts';
import { planetName, speech } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Answers that are names and figures alone: every language says them the same way, in its own vocabulary. */
export function answersByName(words: Vocabulary) {
  const { list, units, system, place, ship, card, agendaName, nameOf } = speech(words);
  return {
    bombard: (a) => `${units('dreadnought', a.dreadnoughts)}, ${units('war-sun', a.warSuns)}`,
    chooseOpponent: (a, _, { name }) => name(a),
    chooseTechnology: nameOf,
    disband: ({ place: p, unit }) => `${ship(unit)}, ${place(p)}`,
    discard: card,
    groundLosses: (n) => `${n}`,
    joinFighters: (n) => `${n}`,
    nextAgenda: (a) => list(a.map(agendaName)),
    pickStrategy: (a) => words.strategy[a],
    produceWhere: (a) => system(a),
    refresh: (a) => list(a.map(planetName)),
    refuge: (a) => system(a),
    scuttle: (a) => list(a.map(ship)),
    takeCounter: (a) => system(a),
  } satisfies Partial<Words<Ti3>['answer']>;
}
