import { battles } from '@orrery/imperium';
import type { Seat } from '@orrery/kernel';
import type { OddsView } from '@orrery/imperium/web/parts/Odds.tsx';
import type { UnitId, UnitType } from '../../content/units/index.ts';
import { groundBattle, spaceBattle } from '../../odds/battle.ts';
import type { Side } from '../../odds/battle.ts';
import { cannonsAt } from '../../rules/combat/cannon.ts';
import { DAMAGED, cardOf, isGroundForce, isShip, stacksAt } from '../../rules/units.ts';
import type { Asked } from '../../shapes.ts';
import { t } from '../words.ts';

// The chances of a battle from what lies open: cards in hand are never counted.

type Counts = { [U in UnitId]?: number };

/** Figures by unit card. */
function tally(v: Asked, seat: Seat, units: readonly { type: string; n: number }[]): Counts {
  const found: Counts = {};
  for (const { type, n } of units) {
    const card = cardOf(v.pub, seat, type as UnitType);
    found[card] = (found[card] ?? 0) + n;
  }
  return found;
}
function sideAt(
  v: Asked,
  seat: Seat,
  place: string,
  fits: (type: string) => boolean,
  more: readonly { type: string; n: number }[] = [],
): Side {
  const own = stacksAt(v.pub, place).filter((stack) => stack.seat === seat && fits(stack.type));
  const damaged = own.filter(({ marks }) => marks.split(' ').includes(DAMAGED));
  return { units: tally(v, seat, [...own, ...more]), damaged: tally(v, seat, damaged) };
}
/** Units that only shoot into the system before the battle. */
const cannonsOf = (v: Asked, system: string, seat: Seat): Counts =>
  tally(
    v,
    seat,
    cannonsAt(v, system, seat)
      .filter(({ unit }) => !isShip(unit))
      .map(({ unit, n }) => ({ type: unit, n })),
  );

let state = 1;
/** Only for battles too large to be solved: the odds say then that they were sampled. */
const chance = (): number => {
  state = (state * 1664525 + 1013904223) >>> 0;
  return state / 4294967296;
};
const oddsOf = (battle: battles.Battle, seats: [Seat, Seat]): OddsView => {
  const { first, draw, second, method } = battles.odds(battle, chance as battles.Chance);
  return { seats, first, draw, second, note: method === 'exact' ? t('oddsExact') : t('oddsSampled') };
};

/** A space battle that arriving ships would begin; null where nobody stands against them. */
export function spaceOdds(
  v: Asked,
  attacker: Seat,
  defender: Seat,
  system: string,
  arriving: readonly { type: string; n: number }[],
  isBefore: boolean,
): OddsView | null {
  const first = sideAt(v, attacker, system, isShip, arriving);
  const second = sideAt(v, defender, system, isShip);
  if (Object.keys(first.units).length === 0 || Object.keys(second.units).length === 0) return null;
  const cannons = isBefore ? { cannon: cannonsOf(v, system, defender) } : {};
  return oddsOf(spaceBattle(first, { ...second, ...cannons }), [attacker, defender]);
}

/** A ground combat on one planet. */
export function groundOdds(
  v: Asked,
  attacker: Seat,
  defender: Seat,
  planet: string,
  landing: readonly { type: string; n: number }[],
): OddsView | null {
  const first = sideAt(v, attacker, planet, isGroundForce, landing);
  const second = sideAt(v, defender, planet, isGroundForce);
  if (Object.keys(first.units).length === 0 || Object.keys(second.units).length === 0) return null;
  return oddsOf(groundBattle(first, second), [attacker, defender]);
}
