import { battles } from '@orrery/imperium';
import { UNIT_IDS, unitFacts } from '../content/units/index.ts';
import type { UnitId } from '../content/units/index.ts';
import type { Making } from './effects.ts';

// Unit cards as classes of dice. What a card prints in words and the dice must know is said here, once for each card.

const { d10, diceFor, rerolled } = battles;
type UnitClass = battles.UnitClass;
type Die = battles.Die;

export type Units = { readonly [U in UnitId]?: number };
export const entries = (units: Units): [UnitId, number][] =>
  (Object.entries(units) as [UnitId, number][]).filter(([, n]) => n > 0);

export const isShip = (unit: UnitId): boolean =>
  !['infantry', 'mech', 'pds', 'space-dock'].includes(unitFacts(unit).type) || unitFacts(unit).alsoShip === true;
export const isGroundForce = (unit: UnitId): boolean =>
  ['infantry', 'mech'].includes(unitFacts(unit).type) || unitFacts(unit).groundForce === true;

/** Units with a side that roll and suffer as their cards say, where words matter. */
const SPACE_TRAITS: { readonly [U in UnitId]?: Partial<UnitClass> } = {
  'arc-secundus': { repairsItself: true },
  'fourth-moon': { bars: true },
  'van-hauge': { takesAll: true },
};
const GROUND_TRAITS: { readonly [U in UnitId]?: Partial<UnitClass> } = {
  'moll-terminus': { bars: true },
  'valkyrie-exoskeleton': { riposte: true },
};

/** A natural 9 or 10 of the Jol-Nar flagship is worth two hits more. */
function hylarimDie(value: number, plus: number, reroll: boolean): Die {
  const hits = [0, 0, 0, 0];
  for (let face = 1; face <= 10; face++) hits[(face + plus >= value ? 1 : 0) + (face >= 9 ? 2 : 0)]! += 0.1;
  return reroll ? rerolled(hits) : hits;
}

/** What one figure is worth when losses are chosen: half the price for units that come in pairs. */
const priceOf = (unit: UnitId): number => {
  const { cost = 0, pair } = unitFacts(unit);
  return pair ? cost / 2 : cost;
};

export interface Fighting {
  readonly units: Units;
  readonly damaged: Units;
  readonly side: Making;
  readonly where: 'space' | 'ground';
  readonly takesPart: (unit: UnitId) => boolean;
}

/** Cheapest first; of equal price the weaker. */
export function classesOf(
  { units, damaged, side, where, takesPart }: Fighting,
  round?: battles.RoundMaking,
): UnitClass[] {
  const has = (unit: UnitId): boolean => (units[unit] ?? 0) > 0;
  const rolling = (unit: UnitId, more: number): Die[] => {
    const { combat, dice = 1 } = unitFacts(unit);
    if (combat === undefined || dice === 'opponent-ships') return [];
    const plus = side.plus + (side.plusOf[unit] ?? 0) + (round?.plus ?? 0) + (round?.plusOf[unit] ?? 0) + more;
    const reroll = side.reroll || (round?.reroll ?? false);
    if (unit === 'jns-hylarim') return Array.from({ length: dice }, () => hylarimDie(combat, plus, reroll));
    const extra = has('visz-el-vir') && unitFacts(unit).type === 'mech' ? 1 : 0;
    return diceFor({ value: combat, dice: dice + extra, plus, reroll });
  };
  const auraOf = (unit: UnitId): Pick<UnitClass, 'aura'> => {
    if (where === 'space' && has('cmorran-norr') && unit !== 'cmorran-norr')
      return { aura: { by: 'cmorran-norr', dice: rolling(unit, 1) } };
    if (where === 'ground' && has('shield-paling') && unitFacts(unit).type === 'infantry')
      return { aura: { by: 'shield-paling', dice: rolling(unit, 1) } };
    return {};
  };
  const perOpponent = (unit: UnitId): Pick<UnitClass, 'perOpponent'> => {
    const { combat, dice } = unitFacts(unit);
    if (combat === undefined || dice !== 'opponent-ships') return {};
    const die = d10(combat, side.plus + (side.plusOf[unit] ?? 0) + (round?.plus ?? 0));
    return { perOpponent: side.reroll || round?.reroll ? rerolled(die) : die };
  };
  const aimed = (unit: UnitId): Pick<UnitClass, 'aimed'> =>
    where === 'space' && has('0-0-1') && ['flagship', 'dreadnought'].includes(unitFacts(unit).type)
      ? { aimed: '0-0-1' }
      : {};
  const later = new Set(Object.keys(side.later) as UnitId[]);
  return UNIT_IDS.filter((unit) => (has(unit) && takesPart(unit)) || later.has(unit))
    .map((id): UnitClass => {
      const joining = side.later[id] ?? 0;
      const { sustain = false, type, directHitProof } = unitFacts(id);
      return {
        id,
        count: (units[id] ?? 0) + joining,
        ...(joining > 0 ? { later: joining } : {}),
        damaged: Math.min(units[id] ?? 0, damaged[id] ?? 0),
        dice: rolling(id, 0),
        sustain: sustain && !side.frail.includes(id),
        fighter: type === 'fighter',
        ...(directHitProof ? { directHitProof } : {}),
        ...auraOf(id),
        ...perOpponent(id),
        ...aimed(id),
        ...(where === 'space' ? SPACE_TRAITS : GROUND_TRAITS)[id],
      };
    })
    .toSorted(
      (a, b) => priceOf(a.id as UnitId) - priceOf(b.id as UnitId) || battles.strengthOf(a) - battles.strengthOf(b),
    );
}
