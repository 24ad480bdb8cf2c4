import { battles } from '@orrery/imperium';
import { UNIT_KINDS, facts, isShip } from '../content/units.ts';
import type { Unit } from '../content/units.ts';
import { effectOf } from './effects.ts';
import type { EffectId, Making, ShotKind } from './effects.ts';

// Battles of the third edition as the odds see them. Unlike the fourth, barrage and bombardment are rolled on the combat value, so what is added to
// combat rolls counts there too, and the attacker says first whether they withdraw.

export type { EffectId } from './effects.ts';
export type Units = { readonly [U in Unit]?: number };
export interface Side {
  readonly units: Units;
  readonly damaged?: Units;
  /** PDS in range of the battle; on the planet in an invasion. */
  readonly pds?: number;
  readonly effects?: { readonly [E in EffectId]?: number };
  readonly losses?: Losses;
}
export type Losses = battles.Losses;

const PLANS = {
  'sustain-first': battles.sustainFirst,
  'sustain-last': battles.sustainLast,
  'weakest-first': battles.weakestFirst,
} as const;
const SHOTS: readonly ShotKind[] = ['pds', 'barrage', 'bombardment'];
/** The class of the ship that carries an Admiral. */
export const WITH_ADMIRAL = '+admiral';

function prepared(sides: readonly [Side, Side], where: 'space' | 'ground'): readonly [Making, Making] {
  const made = sides.map((): Making => ({
    ...battles.making(SHOTS),
    shotPlusOf: { pds: {}, barrage: {}, bombardment: {} },
    volleys: [],
    fightersLand: false,
    cover: 'nobody',
    halved: false,
    admiral: false,
  })) as [Making, Making];
  sides.forEach((side, i) => {
    const now = { attacks: i === 0, sheltered: (side.pds ?? 0) > 0 };
    for (const [id, times] of Object.entries(side.effects ?? {}) as [EffectId, number][]) {
      const effect = effectOf(id);
      if (times > 0 && (effect.where === 'both' || effect.where === where))
        effect.apply(made[i]!, made[i === 0 ? 1 : 0]!, Math.min(times, effect.most ?? 1), now);
    }
  });
  return made;
}

interface Fighting {
  readonly side: Side;
  readonly made: Making;
  readonly takesPart: (unit: Unit) => boolean;
}
const priceOf = (unit: Unit): number => (facts(unit).pair ? facts(unit).cost / 2 : facts(unit).cost);

/** Cheapest first. */
function classesOf({ side, made, takesPart }: Fighting, round?: battles.RoundMaking): battles.UnitClass[] {
  const taking = UNIT_KINDS.filter((unit) => takesPart(unit) && (side.units[unit] ?? 0) > 0).toSorted(
    (a, b) => priceOf(a) - priceOf(b) || facts(b).combat! - facts(a).combat!,
  );
  const flagship = made.admiral ? taking.findLast(isShip) : undefined;
  return taking.flatMap((unit): battles.UnitClass[] => {
    const { combat = 11, dice = 0, sustains = false } = facts(unit);
    const plus = made.plus + (made.plusOf[unit] ?? 0) + (round?.plus ?? 0) + (round?.plusOf[unit] ?? 0);
    const sure = Array.from({ length: round?.sureOf[unit] ?? 0 }, () => battles.SURE);
    const rolls = (n: number) => [
      ...battles.diceFor({ value: combat, dice: n, plus, reroll: round?.reroll ?? false }),
      ...sure,
    ];
    const count = side.units[unit]!;
    const damaged = Math.min(count, side.damaged?.[unit] ?? 0);
    const one = { id: unit, sustain: sustains, fighter: unit === 'fighter', dice: rolls(dice) };
    if (unit !== flagship) return [{ ...one, count, damaged }];
    const bearer = {
      ...one,
      id: `${unit}${WITH_ADMIRAL}`,
      dice: rolls(dice + 1),
      count: 1,
      damaged: damaged === count ? 1 : 0,
    };
    return [...(count > 1 ? [{ ...one, count: count - 1, damaged: Math.min(damaged, count - 1) }] : []), bearer];
  });
}
const forceOf = (fighting: Fighting): battles.Force => {
  const classes = classesOf(fighting);
  return battles.force(classes, PLANS[fighting.side.losses ?? 'sustain-first'](classes), fighting.made.force);
};
const roundsOf = (fighting: readonly [Fighting, Fighting]): battles.RoundRule[] =>
  Array.from({ length: Math.max(...fighting.map(({ made }) => made.rounds.length)) }, (_, round) => {
    const [one, two] = fighting.map((side) => battles.roundDice(side.made, round, (rule) => classesOf(side, rule)));
    return [one!, two!];
  });

const plusFor = (made: Making, kind: ShotKind, unit: Unit): number =>
  made.shots[kind].plus + (made.shotPlusOf[kind][unit] ?? 0);
/** PDS roll on their value of 6 with what is added to them alone. */
function pdsOf({ pds = 0 }: Side, made: Making): battles.Shot | null {
  const { more, reroll, silent } = made.shots.pds;
  const shots = [...(pds > 0 ? [[facts('pds').combat!, pds] as const] : []), ...more];
  if (silent || shots.length === 0) return null;
  const plus = plusFor(made, 'pds', 'pds');
  return {
    fixed: shots.flatMap(([value, dice]) => battles.diceFor({ value, dice, plus, reroll })),
    perUnit: {},
    targets: 'all',
    sustainable: true,
  };
}
const alone = (side: 0 | 1, shot: battles.Shot | null): battles.Volley => (side === 0 ? [shot, null] : [null, shot]);
const fired = (volleys: readonly battles.Volley[]): battles.Volley[] => volleys.filter(([a, b]) => a || b);

/** Enemy PDS, then those of the active player (TI3-PDS-02), what is done before a battle, the barrage (TI3-SPACE-05), then rounds. */
export function spaceBattle(
  attacker: Side,
  defender: Side,
  retreats: battles.Battle['retreats'] = [null, null],
): battles.Battle {
  const sides = [attacker, defender] as const;
  const made = prepared(sides, 'space');
  const fighting = ([0, 1] as const).map((i): Fighting => ({ side: sides[i], made: made[i], takesPart: isShip }));
  const both = [fighting[0]!, fighting[1]!] as const;
  const barrage = (i: 0 | 1): battles.Shot | null => {
    const classes = classesOf(both[i]).filter(({ id }) => id.startsWith('destroyer'));
    const { combat, barrage: dice } = facts('destroyer');
    const die = battles.diceFor({
      value: combat!,
      dice: dice!,
      plus: plusFor(made[i], 'barrage', 'destroyer'),
      reroll: false,
    });
    if (classes.length === 0) return null;
    return {
      fixed: [],
      perUnit: Object.fromEntries(classes.map(({ id }) => [id, die])),
      targets: 'fighters',
      sustainable: false,
    };
  };
  return {
    sides: [forceOf(both[0]), forceOf(both[1])],
    opening: fired([
      alone(1, pdsOf(defender, made[1])),
      alone(0, pdsOf(attacker, made[0])),
      ...([0, 1] as const).flatMap((i) => made[i].volleys.map((shot) => alone(i, shot(made[i])))),
      [barrage(0), barrage(1)],
    ]),
    rounds: roundsOf(both),
    retreats,
    // TI3-SPACE-09: the attacker declares first.
    announcesFirst: 0,
  };
}

/** Bombardment, fire of the PDS on the planet, then rounds of Invasion Combat (TI3-INVADE-04). A draw leaves the planet with the defender (TI3-INVADE-17). */
export function invasion(attacker: Side, defender: Side): battles.Battle {
  const made = prepared([attacker, defender], 'ground');
  const troops = defender.units['ground-force'] ?? 0;
  const held: Side = made[1].halved
    ? { ...defender, units: { ...defender.units, 'ground-force': troops - Math.ceil(troops / 2) } }
    : defender;
  const lands = (unit: Unit): boolean => unit === 'ground-force' || (made[0].fightersLand && unit === 'fighter');
  const both = [
    { side: attacker, made: made[0], takesPart: lands },
    { side: held, made: made[1], takesPart: (unit: Unit) => unit === 'ground-force' },
  ] as const;
  const shielded = (defender.pds ?? 0) > 0 && !made[0].ignoresShield;
  const bombards = (unit: Unit): boolean => {
    if (made[1].cover === 'everybody') return false;
    if (unit === 'war-sun') return !(made[1].cover === 'war-suns' && (defender.pds ?? 0) > 0);
    return !shielded;
  };
  const bombardment = (['dreadnought', 'war-sun'] as const).filter(bombards).flatMap((unit) => {
    const { combat, bombards: dice = 0 } = facts(unit);
    const plus = plusFor(made[0], 'bombardment', unit);
    const n = (attacker.units[unit] ?? 0) * dice;
    return battles.diceFor({ value: combat!, dice: n, plus, reroll: false });
  });
  return {
    sides: [forceOf(both[0]), forceOf(both[1])],
    opening: fired([
      alone(0, bombardment.length > 0 ? { fixed: bombardment, perUnit: {}, targets: 'all', sustainable: true } : null),
      alone(1, pdsOf(defender, made[1])),
    ]),
    rounds: roundsOf(both),
    retreats: [null, null],
    announcesFirst: 0,
  };
}
