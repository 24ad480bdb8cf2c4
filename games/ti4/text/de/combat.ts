import { de as picks } from '@orrery/imperium/questions/de.ts';
import { hitList, placeName, unitList } from '../combat.ts';
import type { CombatPhrases } from '../combat.ts';
import type { Names } from '../speech.ts';

export const PURPOSES = {
  battle: 'Kampfwürfel',
  barrage: 'Jägerabwehr',
  cannon: 'Weltraumkanone',
  bombardment: 'Bombardement',
};
const DAMAGED = 'beschädigt';
const hitsInWords = (n: number): string => `${n} Treffer`;

export function combatPhrases(names: Names): CombatPhrases {
  const units = (list: readonly string[]) => unitList(names, DAMAGED, list);
  return {
    damaged: DAMAGED,
    event: {
      rolled: (rolling, _, { name }) => `${PURPOSES[rolling.purpose]}: ${hitList(rolling, name, hitsInWords)}.`,
      retreatAnnounced: ({ seat, system }, _, { name }) =>
        `${name(seat)} kündigt einen Rückzug aus ${names.system(system)} an.`,
      retreated: ({ seat, from, to }, _, { name }) =>
        `${name(seat)} zieht sich aus ${names.system(from)} nach ${names.system(to)} zurück.`,
      evacuated: ({ seat, from, to, units: moved }, _, { name }) =>
        `${name(seat)} verlegt ${units(moved)} von ${names.planet(from)} nach ${names.planet(to)}.`,
      withdrew: ({ seat, from, to }, _, { name }) =>
        `Schiffe von ${name(seat)} weichen von ${names.system(from)} nach ${names.system(to)} aus.`,
      stayed: ({ seat, system }, _, { name }) =>
        `${name(seat)} kann sich nicht aus ${names.system(system)} zurückziehen.`,
      damaged: ({ seat, unit }, _, { name }) => `${name(seat)}: ${units([unit])} hält dem Treffer stand.`,
      repaired: ({ seat, unit }, _, { name }) => `${name(seat)}: ${units([unit])} wird repariert.`,
      rerolled: ({ seat, unit, from, to }, _, { name }) =>
        `${name(seat)} würfelt neu (${names.unit(unit)}): aus ${from} wird ${to}.`,
      raised: ({ seat, unit, from, to }, _, { name }) =>
        `${name(seat)} zählt 1 zu einem Würfel (${names.unit(unit)}): aus ${from} wird ${to}.`,
      destroyed: ({ seat, units: lost }, _, { name }) => `${name(seat)} verliert ${units(lost)}.`,
      removed: ({ seat, units: lost }, _, { name }) => `${name(seat)} entfernt ${units(lost)}.`,
      combatOver: ({ winner, system, planet }, _, { name }) =>
        winner === null
          ? `Der Kampf endet ohne Sieger: ${placeName(names, planet ?? system)}.`
          : `${name(winner)} gewinnt den Kampf: ${placeName(names, planet ?? system)}.`,
      committed: ({ seat, planet, units: lost }, _, { name }) =>
        `${name(seat)} landet auf ${names.planet(planet)}: ${units(lost)}.`,
      controls: ({ seat, planet }, _, { name }) =>
        `${name(seat)} übernimmt die Kontrolle über ${names.planet(planet)}.`,
    },
    question: {
      sustain: ({ hits, place }) => `${hitsInWords(hits)} (${placeName(names, place)}): Hält eine Einheit stand?`,
      assignHits: ({ hits, place }) => picks.chapters.assignHits(hitsInWords(hits), placeName(names, place)),
      announceRetreat: ({ system }) => picks.chapters.announceRetreat(names.system(system)),
      fire: ({ place, purpose }) => `${PURPOSES[purpose]}: feuern (${placeName(names, place)})?`,
      commit: ({ system }) => `Welche Bodentruppen landen (${names.system(system)})?`,
    },
    window: {
      'combat.start': ({ system, planet }) => `Ein Kampf beginnt: ${placeName(names, planet ?? system)}.`,
      'round.start': ({ system, planet, round }) =>
        `Kampfrunde ${round} beginnt: ${placeName(names, planet ?? system)}.`,
      'roll.after': ({ purpose }) => `Die Würfel sind gefallen: ${PURPOSES[purpose]}.`,
    },
  };
}
