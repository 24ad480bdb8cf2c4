import type { battles } from '@orrery/imperium';
import type { Fight } from '@orrery/imperium';
import type { Seat } from '@orrery/kernel';
import type { OddsView } from '@orrery/imperium/web/parts/Odds.tsx';
import { afterHits, decided, oddsOf } from '@orrery/imperium/web/parts/oddsOf.ts';
import type { Group } from '@orrery/imperium/web/parts/oddsOf.ts';
import type { UnitId, UnitType } from '../../content/units/index.ts';
import { groundBattle, spaceBattle } from '../../odds/battle.ts';
import type { Side } from '../../odds/battle.ts';
import { cannonsAt } from '../../rules/combat/cannon.ts';
import { DAMAGED, cardOf, factsOf, isForceOf, isShip, stacksAt } from '../../rules/units.ts';
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
/** What a side stands to lose before the dice of the next round: units that are named, then hits that are still to come. */
export interface Losses {
  readonly units: readonly string[];
  readonly hits: number;
}
const NO_LOSSES: Losses = { units: [], hits: 0 };

/** Named units go, then further hits are taken. */
function afterLosses(v: Asked, seat: Seat, groups: readonly Group<UnitType>[], { units, hits }: Losses) {
  const left = groups.map((group) => ({ ...group }));
  for (const unit of units) {
    const [type, ...marks] = unit.split(' ');
    const hit = left.find((one) => one.type === type && one.isDamaged === marks.includes(DAMAGED) && one.n > 0);
    if (hit) hit.n -= 1;
  }
  return afterHits(left, hits, (type) => {
    const { cost = 0, sustain } = factsOf(v.pub, seat, type);
    return { cost, sustains: sustain === true };
  });
}

function sideAt(
  v: Asked,
  seat: Seat,
  place: string,
  fits: (type: string) => boolean,
  more: readonly { type: string; n: number }[] = [],
  losses: Losses = NO_LOSSES,
): Side {
  const own = stacksAt(v.pub, place)
    .filter((stack) => stack.seat === seat && fits(stack.type))
    .map(({ type, marks, n }): Group<UnitType> => ({
      type: type as UnitType,
      isDamaged: marks.split(' ').includes(DAMAGED),
      n,
    }));
  const left = afterLosses(v, seat, own, losses);
  return {
    units: tally(v, seat, [...left, ...more]),
    damaged: tally(
      v,
      seat,
      left.filter(({ isDamaged }) => isDamaged),
    ),
  };
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

const oddsIn = (battle: battles.Battle, seats: [Seat, Seat], isRest = false): OddsView =>
  oddsOf(battle, seats, { solved: isRest ? t('oddsRest') : t('oddsExact'), sampled: t('oddsSampled') });

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
  return oddsIn(spaceBattle(first, { ...second, ...cannons }), [attacker, defender]);
}

/** A ground combat on one planet. */
export function groundOdds(
  v: Asked,
  attacker: Seat,
  defender: Seat,
  planet: string,
  landing: readonly { type: string; n: number }[],
): OddsView | null {
  const first = sideAt(v, attacker, planet, isForceOf(v.pub, attacker), landing);
  const second = sideAt(v, defender, planet, isForceOf(v.pub, defender));
  if (Object.keys(first.units).length === 0 || Object.keys(second.units).length === 0) return null;
  return oddsIn(groundBattle(first, second), [attacker, defender]);
}

/** What is left of a fight after the losses of the attacker and of the defender. */
export function restOdds(v: Asked, fight: Fight, losses: readonly [Losses, Losses]): OddsView {
  const { attacker, defender, planet, system } = fight;
  const fits = (seat: Seat) => (planet === null ? isShip : isForceOf(v.pub, seat));
  const first = sideAt(v, attacker, planet ?? system, fits(attacker), [], losses[0]);
  const second = sideAt(v, defender, planet ?? system, fits(defender), [], losses[1]);
  const stands = [first, second].map(({ units }) => Object.keys(units).length > 0) as [boolean, boolean];
  if (!stands[0] || !stands[1]) return decided(stands, [attacker, defender], t('oddsRest'));
  const battle = planet === null ? spaceBattle(first, second) : groundBattle(first, second);
  // From the first round on, what is fired before it has been fired.
  return oddsIn(fight.round > 0 ? { ...battle, opening: [] } : battle, [attacker, defender], true);
}
