import { hitList } from '../combat.ts';
import type { EffectPhrases } from '../effects.ts';
import type { Names } from '../speech.ts';

const POOLS = { tactic: 'réserve tactique', fleet: 'réserve de flotte', strategy: 'réserve stratégique' };

export const effectPhrases = (names: Names): EffectPhrases => ({
  event: {
    exhausted: ({ planets }) => `${names.planets(planets)}\u202f: inclinées.`,
    placed: ({ seat, unit, n, at }, _, { name }) =>
      `${name(seat)} place ${names.count({ unit, n })} (${names.place(at)}).`,
    tokenLost: ({ seat, pool }, _, { name }) => `${name(seat)} perd un pion de commandement (${POOLS[pool]}).`,
    diceRolled: ({ seat, rolls }, _, { name }) => `${name(seat)} obtient ${rolls.join(', ')}.`,
    rerolled: ({ seat, rolling }, _, { name }) => `${name(seat)} relance des dés\u202f: ${hitList(rolling, name)}.`,
    cardTaken: ({ seat, from }, some, { name }) =>
      `${name(seat)} prend ${some ? names.actionCard(some.card) : 'une carte Action'} à ${name(from)}.`,
    turnedBack: ({ seat, planet }, _, { name }) =>
      `Les forces de ${name(seat)} quittent ${names.planet(planet)} pour l’espace.`,
    repaired: ({ seat, system }, _, { name }) => `${name(seat)} répare ses unités\u202f: ${names.system(system)}.`,
    noteReturned: ({ owner, note }, _, { name }) => `${names.component(note)} revient à ${name(owner)}.`,
    noteLaid: ({ seat, owner, note }, _, { name }) =>
      `${name(seat)} pose ${names.component(note)} de ${name(owner)} face visible.`,
  },
});
