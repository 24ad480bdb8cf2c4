import type { battles } from '@orrery/imperium';
import { FIGURES, UNIT_IDS, unitFacts } from '../content/units/index.ts';
import { groundBattle, spaceBattle } from './battle.ts';
import type { Side } from './battle.ts';
import { EFFECTS, EFFECT_IDS, NOT_COUNTED } from './effects.ts';
import { isGroundForce, isShip } from './units.ts';

/** More than the figures: tokens stand for fighters and infantry. */
const MANY = 30;
const FIGHTING = UNIT_IDS.filter((unit) => isShip(unit) || isGroundForce(unit));

/** Battles of the fourth edition as a page and the command line ask for them. */
export const edition: battles.OddsEdition = {
  units: FIGHTING.map((id) => {
    const { type, sustain = false, bombardment, faction } = unitFacts(id);
    const inSpace = isShip(id) || id === 'quantum-manipulator';
    return {
      id,
      fields: [
        ...(inSpace ? (['space'] as const) : []),
        ...(isGroundForce(id) || bombardment || id === 'matriarch' || id === 'visz-el-vir'
          ? (['ground'] as const)
          : []),
      ],
      sustains: sustain,
      most: ['fighter', 'infantry'].includes(type) ? MANY : FIGURES[type].figures,
      common: faction === undefined,
    };
  }),
  cannons: UNIT_IDS.filter((id) => unitFacts(id).spaceCannon && !isShip(id)).map((id) => ({ id, most: 12 })),
  effects: EFFECT_IDS.map((id) => ({
    id,
    kind: EFFECTS[id].kind,
    field: EFFECTS[id].where,
    most: EFFECTS[id].most ?? 1,
  })),
  notCounted: NOT_COUNTED,
  battle: ({ field, sides }) => {
    // Every name was read against the lists above.
    const [one, two] = sides as unknown as readonly [Side, Side];
    return field === 'ground' ? groundBattle(one, two) : spaceBattle(one, two, [sides[0].leaves, sides[1].leaves]);
  },
};
