import { battles } from '@orrery/imperium';
import { unitFacts } from '../content/units/index.ts';
import type { UnitFacts, UnitId, UnitType } from '../content/units/index.ts';
import { EFFECTS } from './effects.ts';
import type { Circumstances, EffectId, Making, ShotKind } from './effects.ts';
import { classesOf, entries, isGroundForce, isShip } from './units.ts';
import type { Fighting, Units } from './units.ts';

// Battles of the fourth edition as the odds see them: unit cards become classes of dice, their abilities become volleys before the first round.

export type { EffectId } from './effects.ts';
export type { Units } from './units.ts';

/** One side as its player would describe it. */
export interface Side {
  readonly units: Units;
  readonly damaged?: Units;
  /** Units that are not in the fight but fire SPACE CANNON into it. */
  readonly cannon?: Units;
  /** What the side uses, and how often. */
  readonly effects?: { readonly [E in EffectId]?: number };
  readonly losses?: Losses;
}
/** In what order units are lost; sustaining damage first, or only when nothing cheaper is left. */
export type Losses = battles.Losses;
export type Retreats = battles.Battle['retreats'];

const PLANS = {
  'sustain-first': battles.sustainFirst,
  'sustain-last': battles.sustainLast,
  'weakest-first': battles.weakestFirst,
} as const;
const SHOTS: readonly ShotKind[] = ['cannon', 'barrage', 'bombardment'];

/** Both sides with everything their effects do to them. */
function prepared(sides: readonly [Side, Side], where: 'space' | 'ground'): readonly [Making, Making] {
  const made = sides.map((): Making => ({ ...battles.making(SHOTS), supports: false })) as [Making, Making];
  const cardsOf = (side: Side) => (type: UnitType) =>
    entries(side.units).flatMap(([unit]) => (unitFacts(unit).type === type ? [unit] : []));
  sides.forEach((side, i) => {
    const other = sides[i === 0 ? 1 : 0]!;
    const now: Circumstances = { cardsOf: cardsOf(side), theirs: cardsOf(other) };
    for (const [id, times] of Object.entries(side.effects ?? {}) as [EffectId, number][]) {
      const effect = EFFECTS[id];
      if (times > 0 && (effect.where === 'both' || effect.where === where))
        effect.apply(made[i]!, made[i === 0 ? 1 : 0]!, Math.min(times, effect.most ?? 1), now);
    }
    // The Argent flagship keeps space cannon off its fleet; a Nomad mech in space takes a hit for the ships.
    if (where === 'space' && side.units.quetzecoatl) made[i === 0 ? 1 : 0]!.shots.cannon.silent = true;
    const guards = where === 'space' ? (side.units['quantum-manipulator'] ?? 0) : 0;
    if (guards > 0) made[i]!.force.cancels = (made[i]!.force.cancels ?? 0) + guards;
  });
  return made;
}

const shotsOf = (units: Units, ability: 'barrage' | 'bombardment' | 'spaceCannon') =>
  entries(units).flatMap(([unit, n]) => {
    const values: UnitFacts[typeof ability] = unitFacts(unit)[ability];
    return values ? [{ unit, n, values }] : [];
  });
/** Dice of units that are not in the fight, or cannot be lost in it. */
const outside = (shots: ReturnType<typeof shotsOf>) =>
  shots.flatMap(({ n, values }) => Array.from({ length: n }, () => values));
const inside = (shots: ReturnType<typeof shotsOf>) =>
  Object.fromEntries(shots.map(({ unit, values }) => [unit, values]));

const forceOf = (fighting: Fighting, losses: Losses): battles.Force => {
  const classes = classesOf(fighting);
  return battles.force(classes, PLANS[losses](classes), fighting.side.force);
};
const roundsOf = (fighting: readonly [Fighting, Fighting]): battles.RoundRule[] =>
  Array.from({ length: Math.max(...fighting.map(({ side }) => side.rounds.length)) }, (_, round) => {
    const [one, two] = fighting.map((side) => battles.roundDice(side.side, round, (rule) => classesOf(side, rule)));
    return [one!, two!];
  });
const volleys = (list: readonly battles.Volley[]): battles.Volley[] => list.filter(([a, b]) => a || b);

const fightingIn = (side: Side, made: Making, where: 'space' | 'ground'): Fighting => {
  // The Nekro flagship lets ground forces fight in space, that of the Naalu fighters on the ground.
  const aboard = where === 'space' && (side.units['the-alastor'] ?? 0) > 0;
  const landed = where === 'ground' && (side.units.matriarch ?? 0) > 0;
  const takesPart = (unit: UnitId): boolean =>
    where === 'space'
      ? isShip(unit) || (aboard && isGroundForce(unit))
      : isGroundForce(unit) || (landed && unitFacts(unit).type === 'fighter');
  return { units: side.units, damaged: side.damaged ?? {}, side: made, where, takesPart };
};

/** Space cannon fire of both, the active player's first, effects of the start, the barrage, then rounds of combat (TI4-SCAN-04, TI4-SPC-01). */
export function spaceBattle(attacker: Side, defender: Side, retreats: Retreats = [null, null]): battles.Battle {
  const sides = [attacker, defender] as const;
  const made = prepared(sides, 'space');
  const fighting = [fightingIn(attacker, made[0], 'space'), fightingIn(defender, made[1], 'space')] as const;
  const shots = ([0, 1] as const).map((i) => {
    const other = made[i === 0 ? 1 : 0];
    return {
      cannon: battles.shotOf(
        'cannon',
        made[i],
        other,
        outside(shotsOf(sides[i].cannon ?? {}, 'spaceCannon')),
        inside(shotsOf(sides[i].units, 'spaceCannon')),
        { targets: 'all', sustainable: true },
      ),
      barrage: battles.shotOf('barrage', made[i], other, [], inside(shotsOf(sides[i].units, 'barrage')), {
        targets: 'fighters',
        sustainable: false,
      }),
    };
  });
  return {
    sides: [
      forceOf(fighting[0], attacker.losses ?? 'sustain-first'),
      forceOf(fighting[1], defender.losses ?? 'sustain-first'),
    ],
    opening: volleys([
      [shots[0]!.cannon, null],
      [null, shots[1]!.cannon],
      ...made[0].start.map((shot): battles.Volley => [shot, null]),
      ...made[1].start.map((shot): battles.Volley => [null, shot]),
      [shots[0]!.barrage, shots[1]!.barrage],
    ]),
    rounds: roundsOf(fighting),
    retreats,
    // TI4-SPC-03: the defender decides first.
    announcesFirst: 1,
  };
}

/** Bombardment by the attacker's ships, space cannon defence, then rounds of ground combat (TI4-INV-07). A draw leaves the planet with the defender (TI4-INV-17). */
export function groundBattle(attacker: Side, defender: Side): battles.Battle {
  const made = prepared([attacker, defender], 'ground');
  const fighting = [fightingIn(attacker, made[0], 'ground'), fightingIn(defender, made[1], 'ground')] as const;
  const shielded = entries({ ...defender.cannon, ...defender.units }).some(([unit]) => unitFacts(unit).shield);
  const breaks = entries(attacker.units).some(([unit]) => unitFacts(unit).breaksShield || unit === 'arc-secundus');
  const bombarding = Object.fromEntries(entries(attacker.units).filter(([unit]) => isShip(unit))) as Units;
  const canBombard = !shielded || breaks || made[0].ignoresShield;
  const bombardment = canBombard
    ? battles.shotOf(
        'bombardment',
        made[0],
        made[1],
        outside(shotsOf(bombarding, 'bombardment')),
        {},
        {
          targets: 'all',
          sustainable: true,
        },
      )
    : null;
  const cannon = battles.shotOf(
    'cannon',
    made[1],
    made[0],
    outside(shotsOf(defender.cannon ?? {}, 'spaceCannon')),
    inside(shotsOf(defender.units, 'spaceCannon')),
    { targets: 'all', sustainable: true },
  );
  const [first, second] = [
    forceOf(fighting[0], attacker.losses ?? 'sustain-first'),
    forceOf(fighting[1], defender.losses ?? 'sustain-first'),
  ];
  return {
    sides: [made[0].supports && bombardment ? { ...first, support: bombardment.fixed } : first, second],
    opening: volleys([
      [bombardment, null],
      [null, cannon],
      ...made[0].start.map((shot): battles.Volley => [shot, null]),
      ...made[1].start.map((shot): battles.Volley => [null, shot]),
    ]),
    rounds: roundsOf(fighting),
    retreats: [null, null],
    announcesFirst: 1,
  };
}
