import type { EffectPhrases } from '../effects.ts';
import type { Names } from '../speech.ts';

const POOLS = { tactic: 'tactic pool', fleet: 'fleet pool', strategy: 'strategy pool' };

export const effectPhrases = (names: Names): EffectPhrases => ({
  event: {
    exhausted: ({ planets }) => `${names.planets(planets)}: exhausted.`,
    tokenLost: ({ seat, pool }, _, { name }) => `${name(seat)} loses a command token (${POOLS[pool]}).`,
    cardTaken: ({ seat, from }, some, { name }) =>
      `${name(seat)} takes ${some ? names.actionCard(some.card) : 'an action card'} from ${name(from)}.`,
    assimilated: ({ seat, technology, card }, _, { name }) =>
      `${name(seat)} puts ${names.component(card)} on ${names.technology(technology)}.`,
    turnedBack: ({ seat, planet }, _, { name }) =>
      `Forces of ${name(seat)} return from ${names.planet(planet)} to space.`,
    swapped: ({ seat, gave, took }, _, { name }) =>
      `${name(seat)} swaps ${names.strategyCard(gave)} for ${names.strategyCard(took)}.`,
    published: ({ objective }) => `${names.objective(objective)} is now a public objective.`,
    noteReturned: ({ owner, note }, _, { name }) => `${names.component(note)} returns to ${name(owner)}.`,
    noteLaid: ({ seat, owner, note }, _, { name }) =>
      `${name(seat)} lays ${names.component(note)} of ${name(owner)} face up.`,
  },
  window: {
    'place.would': ({ unit, planet }) =>
      `${names.count({ unit, n: 1 })} is about to be placed (${names.place(planet)}).`,
    placed: ({ unit, at }) => `${names.count({ unit, n: 1 })} was placed (${names.place(at)}).`,
  },
});
