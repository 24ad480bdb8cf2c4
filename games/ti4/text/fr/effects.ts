import type { EffectPhrases } from '../effects.ts';
import type { Names } from '../speech.ts';

const POOLS = { tactic: 'réserve tactique', fleet: 'réserve de flotte', strategy: 'réserve stratégique' };

export const effectPhrases = (names: Names): EffectPhrases => ({
  event: {
    exhausted: ({ planets }) => `${names.planets(planets)}\u202f: inclinées.`,
    tokenLost: ({ seat, pool }, _, { name }) => `${name(seat)} perd un pion de commandement (${POOLS[pool]}).`,
    cardTaken: ({ seat, from }, some, { name }) =>
      `${name(seat)} prend ${some ? names.actionCard(some.card) : 'une carte Action'} à ${name(from)}.`,
    assimilated: ({ seat, technology, card }, _, { name }) =>
      `${name(seat)} pose ${names.component(card)} sur ${names.technology(technology)}.`,
    turnedBack: ({ seat, planet }, _, { name }) =>
      `Les forces de ${name(seat)} quittent ${names.planet(planet)} pour l’espace.`,
    swapped: ({ seat, gave, took }, _, { name }) =>
      `${name(seat)} échange ${names.strategyCard(gave)} contre ${names.strategyCard(took)}.`,
    published: ({ objective }) => `${names.objective(objective)} devient un objectif public.`,
    noteReturned: ({ owner, note }, _, { name }) => `${names.component(note)} revient à ${name(owner)}.`,
    noteLaid: ({ seat, owner, note }, _, { name }) =>
      `${name(seat)} pose ${names.component(note)} de ${name(owner)} face visible.`,
  },
  window: {
    'place.would': ({ unit, planet }) => `${names.count({ unit, n: 1 })} va être placé (${names.place(planet)}).`,
    placed: ({ unit, at }) => `${names.count({ unit, n: 1 })} vient d’être placé (${names.place(at)}).`,
  },
});
