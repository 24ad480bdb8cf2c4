import { hitList } from '../combat.ts';
import type { EffectPhrases } from '../effects.ts';
import type { Names } from '../speech.ts';

const POOLS = { tactic: 'Taktik', fleet: 'Flotte', strategy: 'Strategie' };

export const effectPhrases = (names: Names): EffectPhrases => ({
  event: {
    exhausted: ({ planets }) => `${names.planets(planets)}: erschöpft.`,
    placed: ({ seat, unit, n, at }, _, { name }) =>
      `${name(seat)} setzt ${names.count({ unit, n })} (${names.place(at)}).`,
    tokenLost: ({ seat, pool }, _, { name }) => `${name(seat)} verliert einen Kommandomarker (${POOLS[pool]}).`,
    diceRolled: ({ seat, rolls }, _, { name }) => `${name(seat)} würfelt ${rolls.join(', ')}.`,
    rerolled: ({ seat, rolling }, _, { name }) => `${name(seat)} würfelt neu: ${hitList(rolling, name)}.`,
    cardTaken: ({ seat, from }, some, { name }) =>
      `${name(seat)} nimmt ${some ? names.actionCard(some.card) : 'eine Aktionskarte'} von ${name(from)}.`,
    turnedBack: ({ seat, planet }, _, { name }) =>
      `Truppen von ${name(seat)} kehren von ${names.planet(planet)} in den Weltraum zurück.`,
    repaired: ({ seat, system }, _, { name }) => `${name(seat)} repariert Einheiten: ${names.system(system)}.`,
    noteReturned: ({ owner, note }, _, { name }) => `${names.component(note)} geht an ${name(owner)} zurück.`,
    noteLaid: ({ seat, owner, note }, _, { name }) =>
      `${name(seat)} legt ${names.component(note)} von ${name(owner)} offen aus.`,
  },
});
