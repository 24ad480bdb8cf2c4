import { en as picks } from '@orrery/imperium/questions/en.ts';
import { hitList, placeName, unitList } from '../combat.ts';
import type { CombatPhrases } from '../combat.ts';
import type { Names } from '../speech.ts';

export const PURPOSES = {
  battle: 'Combat dice',
  barrage: 'Anti-Fighter Barrage',
  cannon: 'Space Cannon',
  bombardment: 'Bombardment',
};
const DAMAGED = 'damaged';
const hitsInWords = (n: number): string => (n === 1 ? '1 hit' : `${n} hits`);

export function combatPhrases(names: Names): CombatPhrases {
  const units = (list: readonly string[]) => unitList(names, DAMAGED, list);
  return {
    damaged: DAMAGED,
    event: {
      rolled: (rolling, _, { name }) => `${PURPOSES[rolling.purpose]}: ${hitList(rolling, name, hitsInWords)}.`,
      retreatAnnounced: ({ seat, system }, _, { name }) =>
        `${name(seat)} announces a retreat from ${names.system(system)}.`,
      retreated: ({ seat, from, to }, _, { name }) =>
        `${name(seat)} retreats from ${names.system(from)} to ${names.system(to)}.`,
      evacuated: ({ seat, from, to, units: moved }, _, { name }) =>
        `${name(seat)} takes ${units(moved)} from ${names.planet(from)} to ${names.planet(to)}.`,
      withdrew: ({ seat, from, to }, _, { name }) =>
        `Ships of ${name(seat)} withdraw from ${names.system(from)} to ${names.system(to)}.`,
      stayed: ({ seat, system }, _, { name }) => `${name(seat)} cannot retreat from ${names.system(system)}.`,
      damaged: ({ seat, unit }, _, { name }) => `${name(seat)}: ${units([unit])} sustains damage.`,
      repaired: ({ seat, unit }, _, { name }) => `${name(seat)}: ${units([unit])} is repaired.`,
      rerolled: ({ seat, unit, from, to }, _, { name }) =>
        `${name(seat)} rolls again (${names.unit(unit)}): ${from} becomes ${to}.`,
      raised: ({ seat, unit, from, to }, _, { name }) =>
        `${name(seat)} adds 1 to a die (${names.unit(unit)}): ${from} becomes ${to}.`,
      destroyed: ({ seat, units: lost }, _, { name }) => `${name(seat)} loses ${units(lost)}.`,
      removed: ({ seat, units: lost }, _, { name }) => `${name(seat)} removes ${units(lost)}.`,
      combatOver: ({ winner, system, planet }, _, { name }) =>
        winner === null
          ? `The combat ends without a winner: ${placeName(names, planet ?? system)}.`
          : `${name(winner)} wins the combat: ${placeName(names, planet ?? system)}.`,
      committed: ({ seat, planet, units: lost }, _, { name }) =>
        `${name(seat)} lands ${units(lost)} on ${names.planet(planet)}.`,
      controls: ({ seat, planet }, _, { name }) => `${name(seat)} takes control of ${names.planet(planet)}.`,
    },
    question: {
      sustain: ({ hits, place }) => `${hitsInWords(hits)} (${placeName(names, place)}): does a unit sustain damage?`,
      assignHits: ({ hits, place }) => picks.chapters.assignHits(hitsInWords(hits), placeName(names, place)),
      announceRetreat: ({ system }) => picks.chapters.announceRetreat(names.system(system)),
      fire: ({ place, purpose }) => `${PURPOSES[purpose]}: fire (${placeName(names, place)})?`,
      commit: ({ system }) => `Which ground forces land (${names.system(system)})?`,
    },
    window: {
      'combat.start': ({ system, planet }) => `A combat begins: ${placeName(names, planet ?? system)}.`,
      'round.start': ({ system, planet, round }) => `Round ${round} begins: ${placeName(names, planet ?? system)}.`,
      'roll.after': ({ purpose }) => `Dice have been rolled: ${PURPOSES[purpose]}.`,
    },
  };
}
