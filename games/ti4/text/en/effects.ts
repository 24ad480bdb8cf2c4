import { hitList } from '../combat.ts';
import type { EffectPhrases } from '../effects.ts';
import type { Names } from '../speech.ts';

const POOLS = { tactic: 'tactic pool', fleet: 'fleet pool', strategy: 'strategy pool' };

export const effectPhrases = (names: Names): EffectPhrases => ({
  event: {
    exhausted: ({ planets }) => `${names.planets(planets)}: exhausted.`,
    placed: ({ seat, unit, n, at }, _, { name }) =>
      `${name(seat)} places ${names.count({ unit, n })} (${names.place(at)}).`,
    tokenLost: ({ seat, pool }, _, { name }) => `${name(seat)} loses a command token (${POOLS[pool]}).`,
    diceRolled: ({ seat, rolls }, _, { name }) => `${name(seat)} rolls ${rolls.join(', ')}.`,
    rerolled: ({ seat, rolling }, _, { name }) => `${name(seat)} rolls dice again: ${hitList(rolling, name)}.`,
    cardTaken: ({ seat, from }, some, { name }) =>
      `${name(seat)} takes ${some ? names.actionCard(some.card) : 'an action card'} from ${name(from)}.`,
    turnedBack: ({ seat, planet }, _, { name }) =>
      `Forces of ${name(seat)} return from ${names.planet(planet)} to space.`,
    repaired: ({ seat, system }, _, { name }) => `${name(seat)} repairs units in ${names.system(system)}.`,
    noteReturned: ({ owner, note }, _, { name }) => `${names.component(note)} returns to ${name(owner)}.`,
    noteLaid: ({ seat, owner, note }, _, { name }) =>
      `${name(seat)} lays ${names.component(note)} of ${name(owner)} face up.`,
  },
});
