import type { Vocabulary } from '../vocabulary.ts';

const rolls = (dice: number): string => (dice > 1 ? `, ${dice} Würfel` : '');

/** How the values of a unit are said. */
export const unitWords: Vocabulary['unitWords'] = {
  cost: (cost, pair) => (pair ? `Kosten ${cost} für zwei.` : `Kosten ${cost}.`),
  combat: (hit, dice) =>
    dice === 'opponent-ships'
      ? `Kampf ${hit}, ein Würfel je gegnerisches Schiff außer Jägern in seinem System.`
      : `Kampf ${hit}${dice > 1 ? `, ${dice} Würfel` : ''}.`,
  move: (move) => `Bewegung ${move}.`,
  capacity: (capacity) => `Kapazität ${capacity}.`,
  sustain: 'Schadensresistenz.',
  shield: 'Planetarer Schild.',
  breaksShield: 'Einheiten anderer Spieler in seinem System verlieren Planetaren Schild.',
  directHitProof: 'Volltreffer kann es nicht zerstören.',
  deploy: 'Einsatz:',
  barrage: (hit, dice) => `Jägerabwehr ${hit}${rolls(dice)}.`,
  bombardment: (hit, dice) => `Bombardement ${hit}${rolls(dice)}.`,
  spaceCannon: (hit, dice, adjacent) =>
    `Weltraumkanone ${hit}${rolls(dice)}${adjacent ? ', auch in angrenzende Systeme' : ''}.`,
  production: (production) =>
    typeof production === 'number'
      ? `Produktion ${production}.`
      : `Produktion: die Ressourcen seines Planeten plus ${production.resourcesPlus}.`,
  freeFighters: (fighters) => `Bis zu ${fighters} Jäger in seinem System brauchen keine Kapazität.`,
};

export const unitTypes: Vocabulary['unitTypes'] = {
  flagship: ['Flaggschiff', 'Flaggschiffe'],
  'war-sun': ['Kriegssonne', 'Kriegssonnen'],
  dreadnought: ['Schlachtschiff', 'Schlachtschiffe'],
  carrier: ['Träger', 'Träger'],
  cruiser: ['Kreuzer', 'Kreuzer'],
  destroyer: ['Zerstörer', 'Zerstörer'],
  fighter: ['Jäger', 'Jäger'],
  infantry: ['Infanterie', 'Infanterien'],
  mech: ['Mech', 'Mechs'],
  pds: ['PVS', 'PVS'],
  'space-dock': ['Raumwerft', 'Raumwerften'],
};

/** What is voted on, in the kinds of agendas. */
export const elects: Vocabulary['elects'] = {
  player: 'Wählt einen Spieler.',
  planet: 'Wählt einen Planeten.',
  law: 'Wählt ein Gesetz.',
  'strategy-card': 'Wählt eine Strategiekarte.',
  'scored-secret-objective': 'Wählt einen gewerteten geheimen Auftrag.',
  'planet-outside-homes-and-mecatol': 'Wählt einen Planeten außerhalb von Heimatsystemen, nicht Mecatol Rex.',
  'cultural-planet': 'Wählt einen kulturellen Planeten.',
  'hazardous-planet': 'Wählt einen gefährlichen Planeten.',
  'industrial-planet': 'Wählt einen industriellen Planeten.',
  'hidden-agenda': 'Die Alternativen sind die einer verdeckten Agenda.',
};
