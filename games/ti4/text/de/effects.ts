import type { EffectPhrases } from '../effects.ts';
import type { Names } from '../speech.ts';

const POOLS = { tactic: 'Taktik', fleet: 'Flotte', strategy: 'Strategie' };

export const effectPhrases = (names: Names): EffectPhrases => ({
  event: {
    exhausted: ({ planets }) => `${names.planets(planets)}: erschöpft.`,
    tokenLost: ({ seat, pool }, _, { name }) => `${name(seat)} verliert einen Kommandomarker (${POOLS[pool]}).`,
    cardTaken: ({ seat, from }, some, { name }) =>
      `${name(seat)} nimmt ${some ? names.actionCard(some.card) : 'eine Aktionskarte'} von ${name(from)}.`,
    assimilated: ({ seat, technology, card }, _, { name }) =>
      `${name(seat)} legt ${names.component(card)} auf ${names.technology(technology)}.`,
    turnedBack: ({ seat, planet }, _, { name }) =>
      `Truppen von ${name(seat)} kehren von ${names.planet(planet)} in den Weltraum zurück.`,
    swapped: ({ seat, gave, took }, _, { name }) =>
      `${name(seat)} tauscht ${names.strategyCard(gave)} gegen ${names.strategyCard(took)}.`,
    published: ({ objective }) => `${names.objective(objective)} ist jetzt ein öffentliches Ziel.`,
    noteReturned: ({ owner, note }, _, { name }) => `${names.component(note)} geht an ${name(owner)} zurück.`,
    noteLaid: ({ seat, owner, note }, _, { name }) =>
      `${name(seat)} legt ${names.component(note)} von ${name(owner)} offen aus.`,
  },
  window: {
    'place.would': ({ unit, planet }) => `${names.count({ unit, n: 1 })} soll gesetzt werden (${names.place(planet)}).`,
    placed: ({ unit, at }) => `${names.count({ unit, n: 1 })} wurde gesetzt (${names.place(at)}).`,
  },
});
