import type { Vocabulary } from '../vocabulary.ts';

const rolls = (dice: number): string => (dice > 1 ? `, ${dice} dice` : '');

/** How the values of a unit are said. */
export const unitWords: Vocabulary['unitWords'] = {
  cost: (cost, pair) => (pair ? `Cost ${cost} for two.` : `Cost ${cost}.`),
  combat: (hit, dice) =>
    dice === 'opponent-ships'
      ? `Combat ${hit}, a die for each non-fighter ship of the opponent in its system.`
      : `Combat ${hit}${dice > 1 ? `, ${dice} dice` : ''}.`,
  move: (move) => `Move ${move}.`,
  capacity: (capacity) => `Capacity ${capacity}.`,
  sustain: 'Sustain Damage.',
  shield: 'Planetary Shield.',
  breaksShield: 'Other players’ units in its system lose Planetary Shield.',
  directHitProof: 'Direct Hit cannot destroy it.',
  deploy: 'Deploy:',
  barrage: (hit, dice) => `Anti-Fighter Barrage ${hit}${rolls(dice)}.`,
  bombardment: (hit, dice) => `Bombardment ${hit}${rolls(dice)}.`,
  spaceCannon: (hit, dice, adjacent) =>
    `Space Cannon ${hit}${rolls(dice)}${adjacent ? ', also into adjacent systems' : ''}.`,
  production: (production) =>
    typeof production === 'number'
      ? `Production ${production}.`
      : `Production: the resources of its planet plus ${production.resourcesPlus}.`,
  freeFighters: (fighters) => `Up to ${fighters} fighters in its system need no capacity.`,
};

export const unitTypes: Vocabulary['unitTypes'] = {
  flagship: ['flagship', 'flagships'],
  'war-sun': ['war sun', 'war suns'],
  dreadnought: ['dreadnought', 'dreadnoughts'],
  carrier: ['carrier', 'carriers'],
  cruiser: ['cruiser', 'cruisers'],
  destroyer: ['destroyer', 'destroyers'],
  fighter: ['fighter', 'fighters'],
  infantry: ['infantry', 'infantry'],
  mech: ['mech', 'mechs'],
  pds: ['PDS', 'PDS'],
  'space-dock': ['space dock', 'space docks'],
};

/** What is voted on, in the kinds of agendas. */
export const elects: Vocabulary['elects'] = {
  player: 'Elect a player.',
  planet: 'Elect a planet.',
  law: 'Elect a law.',
  'strategy-card': 'Elect a strategy card.',
  'scored-secret-objective': 'Elect a scored secret objective.',
  'planet-outside-homes-and-mecatol': 'Elect a planet outside home systems, not Mecatol Rex.',
  'cultural-planet': 'Elect a cultural planet.',
  'hazardous-planet': 'Elect a hazardous planet.',
  'industrial-planet': 'Elect an industrial planet.',
  'hidden-agenda': 'The outcomes are those of a hidden agenda.',
};
