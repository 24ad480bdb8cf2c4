import type { Listed } from '@orrery/kernel';
import { jams } from '../content/cards.ts';
import type { DieRef, Ti3 } from '../shapes.ts';

// What a card is aimed at. The question lists the targets; they are public.

export const chooseSystem: Listed<Ti3, 'chooseSystem'> = {
  rule: 'TI3-ACTIONCARDS-02',
  list: (_, { systems }) => systems,
  fallback: (_, { systems }) => systems[0]!,
};

export const chooseJam: Listed<Ti3, 'chooseJam'> = {
  rule: 'TI3-ACTIONCARDS-02',
  list: ({ pub, seat }) => jams(pub, seat!),
  fallback: ({ pub, seat }) => jams(pub, seat!)[0]!,
};

export const choosePlanet: Listed<Ti3, 'choosePlanet'> = {
  rule: 'TI3-ACTIONCARDS-02',
  list: (_, { planets }) => planets,
  fallback: (_, { planets }) => planets[0]!,
};

export const chooseDie: Listed<Ti3, 'chooseDie'> = {
  rule: 'TI3-ACTIONCARDS-02',
  list: (_, { rolling }) =>
    rolling.rolls.flatMap(({ volleys }, roll) =>
      volleys.flatMap(({ dice }, volley) => dice.map((__, die): DieRef => ({ roll, volley, die }))),
    ),
  fallback: () => ({ roll: 0, volley: 0, die: 0 }),
};
