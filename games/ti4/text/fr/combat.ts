import { fr as picks } from '@orrery/imperium/questions/fr.ts';
import { hitList, placeName, unitList } from '../combat.ts';
import type { CombatPhrases } from '../combat.ts';
import type { Names } from '../speech.ts';

export const PURPOSES = {
  battle: 'Dés de combat',
  barrage: 'Barrage anti-chasseur',
  cannon: 'Canon spatial',
  bombardment: 'Bombardement',
};
const DAMAGED = 'endommagé';
const hitsInWords = (n: number): string => (n < 2 ? `${n} touche` : `${n} touches`);

export function combatPhrases(names: Names): CombatPhrases {
  const units = (list: readonly string[]) => unitList(names, DAMAGED, list);
  return {
    damaged: DAMAGED,
    event: {
      rolled: (rolling, _, { name }) => `${PURPOSES[rolling.purpose]} : ${hitList(rolling, name, hitsInWords)}.`,
      retreatAnnounced: ({ seat, system }, _, { name }) =>
        `${name(seat)} annonce une retraite de ${names.system(system)}.`,
      retreated: ({ seat, from, to }, _, { name }) =>
        `${name(seat)} bat en retraite de ${names.system(from)} vers ${names.system(to)}.`,
      evacuated: ({ seat, from, to, units: moved }, _, { name }) =>
        `${name(seat)} retire ${units(moved)} de ${names.planet(from)} vers ${names.planet(to)}.`,
      withdrew: ({ seat, from, to }, _, { name }) =>
        `Les vaisseaux de ${name(seat)} se retirent de ${names.system(from)} vers ${names.system(to)}.`,
      stayed: ({ seat, system }, _, { name }) => `${name(seat)} ne peut pas quitter ${names.system(system)}.`,
      damaged: ({ seat, unit }, _, { name }) => `${name(seat)} : ${units([unit])} encaisse une touche.`,
      repaired: ({ seat, unit }, _, { name }) => `${name(seat)} : ${units([unit])} est réparé.`,
      rerolled: ({ seat, unit, from, to }, _, { name }) =>
        `${name(seat)} relance un dé (${names.unit(unit)}) : ${from} devient ${to}.`,
      raised: ({ seat, unit, from, to }, _, { name }) =>
        `${name(seat)} ajoute 1 à un dé (${names.unit(unit)})\u202f: ${from} devient ${to}.`,
      destroyed: ({ seat, units: lost }, _, { name }) => `${name(seat)} perd ${units(lost)}.`,
      removed: ({ seat, units: lost }, _, { name }) => `${name(seat)} retire ${units(lost)}.`,
      combatOver: ({ winner, system, planet }, _, { name }) =>
        winner === null
          ? `Le combat s’achève sans vainqueur : ${placeName(names, planet ?? system)}.`
          : `${name(winner)} remporte le combat : ${placeName(names, planet ?? system)}.`,
      committed: ({ seat, planet, units: lost }, _, { name }) =>
        `${name(seat)} débarque ${units(lost)} sur ${names.planet(planet)}.`,
      controls: ({ seat, planet }, _, { name }) => `${name(seat)} prend le contrôle de ${names.planet(planet)}.`,
    },
    question: {
      sustain: ({ hits, place }) => `${hitsInWords(hits)} (${placeName(names, place)}) : une unité encaisse-t-elle ?`,
      assignHits: ({ hits, place }) => picks.chapters.assignHits(hitsInWords(hits), placeName(names, place)),
      announceRetreat: ({ system }) => picks.chapters.announceRetreat(names.system(system)),
      fire: ({ place, purpose }) => `${PURPOSES[purpose]} : tirer (${placeName(names, place)}) ?`,
      commit: ({ system }) => `Quelles forces terrestres débarquent (${names.system(system)}) ?`,
    },
    window: {
      'combat.start': ({ system, planet }) => `Un combat commence : ${placeName(names, planet ?? system)}.`,
      'round.start': ({ system, planet, round }) =>
        `Le round ${round} commence : ${placeName(names, planet ?? system)}.`,
      'roll.after': ({ purpose }) => `Les dés sont jetés : ${PURPOSES[purpose]}.`,
    },
  };
}
