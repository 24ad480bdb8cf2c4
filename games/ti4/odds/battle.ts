import { battles } from '@orrery/imperium';
import { unitFacts } from '../content/units/index.ts';
import type { Shot as Ability, UnitId } from '../content/units/index.ts';

// Battles of the fourth edition as the odds see them: unit cards become classes of dice, their abilities become volleys before the first round.

const { d10, force, rerolled, strengthOf } = battles;
type Die = battles.Die;

export type Units = { readonly [U in UnitId]?: number };

/** One side as its player would describe it. Every number is what applies to all its rolls of that kind. */
export interface Side {
  readonly units: Units;
  readonly damaged?: Units;
  /** Units that are not in the fight but fire SPACE CANNON into it. */
  readonly cannon?: Units;
  /** Added to each combat roll. */
  readonly combat?: number;
  /** Added to each combat roll of the first round alone. */
  readonly firstRound?: number;
  /** Taken from each SPACE CANNON roll of this side, as by Antimass Deflectors of the other. */
  readonly cannonPenalty?: number;
  readonly reroll?: boolean;
  /** One more die of SPACE CANNON, and of BOMBARDMENT, for the best unit. */
  readonly plasmaScoring?: boolean;
  readonly nonEuclideanShielding?: boolean;
  readonly duraniumArmor?: boolean;
  /** Direct Hits that the other side plays as soon as it can. */
  readonly directHits?: number;
  readonly shieldsHolding?: number;
  readonly losses?: Losses;
}
/** In what order units are lost; sustaining damage first, or only when nothing cheaper is left. */
export type Losses = 'sustain-first' | 'sustain-last' | 'weakest-first';
export interface Retreat {
  readonly side: 0 | 1;
  readonly afterRound: number;
}

const entries = (units: Units): [UnitId, number][] =>
  (Object.entries(units) as [UnitId, number][]).filter(([, n]) => n > 0);
const shots = ([hit, dice]: Ability, modifier = 0): Die[] => Array.from({ length: dice }, () => d10(hit, modifier));

/** What one unit rolls in combat against so many non-fighter ships. */
function diceOf(unit: UnitId, modifier: number, opponents: number, reroll: boolean): Die[] {
  const { combat, dice } = unitFacts(unit);
  if (combat === undefined) return [];
  const n = dice === 'opponent-ships' ? opponents : (dice ?? 1);
  const die = d10(combat, modifier);
  return Array.from({ length: n }, () => (reroll ? rerolled(die) : die));
}

/** Cheapest first; of equal price the weaker. */
function classesOf(side: Side, takesPart: (unit: UnitId) => boolean, modifier: number, opponents: number) {
  return entries(side.units)
    .filter(([id]) => takesPart(id))
    .map(([id, count]) => ({
      id,
      count,
      damaged: Math.min(count, side.damaged?.[id] ?? 0),
      dice: diceOf(id, modifier, opponents, side.reroll ?? false),
      sustain: unitFacts(id).sustain ?? false,
      fighter: unitFacts(id).type === 'fighter',
    }))
    .toSorted((a, b) => priceOf(a.id) - priceOf(b.id) || strengthOf(a) - strengthOf(b));
}
/** What one figure is worth when losses are chosen: half the price for units that come in pairs. */
const priceOf = (unit: UnitId): number => {
  const { cost = 0, pair } = unitFacts(unit);
  return pair ? cost / 2 : cost;
};

const PLANS = {
  'sustain-first': battles.sustainFirst,
  'sustain-last': battles.sustainLast,
  'weakest-first': battles.weakestFirst,
} as const;

function forceOf(side: Side, takesPart: (unit: UnitId) => boolean, opponents: number): battles.Force {
  const classes = classesOf(side, takesPart, side.combat ?? 0, opponents);
  return force(classes, PLANS[side.losses ?? 'sustain-first'](classes), {
    perSustain: side.nonEuclideanShielding ? 2 : 1,
    repairs: side.duraniumArmor ?? false,
    directHits: side.directHits ?? 0,
    shields: side.shieldsHolding ?? 0,
  });
}

const isShip = (unit: UnitId): boolean =>
  !['infantry', 'mech', 'pds', 'space-dock'].includes(unitFacts(unit).type) || unitFacts(unit).alsoShip === true;
const isGroundForce = (unit: UnitId): boolean =>
  ['infantry', 'mech'].includes(unitFacts(unit).type) || unitFacts(unit).groundForce === true;
const nonFighters = ({ units }: Side): number =>
  entries(units).reduce((n, [id, count]) => n + (isShip(id) && unitFacts(id).type !== 'fighter' ? count : 0), 0);

/** One more die at the best value, where Plasma Scoring adds it. */
const withPlasma = (side: Side, dice: Die[]): Die[] => {
  const best = dice.toSorted((a, b) => b[1]! - a[1]!)[0];
  return side.plasmaScoring && best ? [...dice, best] : dice;
};

/** SPACE CANNON of a side: units elsewhere, and ships that have it (TI4-SCAN-08). Combat bonuses never count here (TI4-SUST-10). */
function cannonOf(side: Side): battles.Shot | null {
  const dice = [...entries(side.cannon ?? {}), ...entries(side.units)].flatMap(([id, n]) => {
    const ability = unitFacts(id).spaceCannon;
    return ability ? Array.from({ length: n }, () => shots(ability, -(side.cannonPenalty ?? 0))).flat() : [];
  });
  return dice.length > 0 ? { fixed: withPlasma(side, dice), perUnit: {}, targets: 'all', sustainable: true } : null;
}

const abilityOf = (side: Side, ability: 'barrage' | 'bombardment'): battles.Shot['perUnit'] =>
  Object.fromEntries(
    entries(side.units).flatMap(([id]) => {
      const values = unitFacts(id)[ability];
      return values ? [[id, shots(values)] as const] : [];
    }),
  );

const firstRoundOf = (side: Side, takesPart: (unit: UnitId) => boolean, opponents: number): battles.RoundDice =>
  side.firstRound
    ? Object.fromEntries(
        classesOf(side, takesPart, (side.combat ?? 0) + side.firstRound, opponents).map(({ id, dice }) => [id, dice]),
      )
    : {};

/** Space cannon fire of both, the active player's first, then the barrage, then rounds of combat (TI4-SCAN-04, TI4-SPC-01). */
export function spaceBattle(attacker: Side, defender: Side, retreat: Retreat | null = null): battles.Battle {
  const sides = [attacker, defender] as const;
  const barrages = sides.map((side): battles.Shot | null => {
    const perUnit = abilityOf(side, 'barrage');
    return Object.keys(perUnit).length > 0 ? { fixed: [], perUnit, targets: 'fighters', sustainable: false } : null;
  });
  const opening: battles.Volley[] = [
    [cannonOf(attacker), null],
    [null, cannonOf(defender)],
    [barrages[0]!, barrages[1]!],
  ];
  const rounds: battles.RoundRule[] =
    attacker.firstRound || defender.firstRound
      ? [[firstRoundOf(attacker, isShip, nonFighters(defender)), firstRoundOf(defender, isShip, nonFighters(attacker))]]
      : [];
  return {
    sides: [forceOf(attacker, isShip, nonFighters(defender)), forceOf(defender, isShip, nonFighters(attacker))],
    opening: opening.filter(([a, b]) => a || b),
    rounds,
    retreat,
  };
}

/** Bombardment by the attacker's ships, space cannon defence, then rounds of ground combat (TI4-INV-07). A draw leaves the planet with the defender (TI4-INV-17). */
export function groundBattle(attacker: Side, defender: Side): battles.Battle {
  const shielded = entries(defender.cannon ?? {}).some(([id]) => unitFacts(id).shield);
  const broken = entries(attacker.units).some(([id]) => unitFacts(id).breaksShield);
  const bombardment = Object.entries(abilityOf(attacker, 'bombardment')).flatMap(([id, dice]) =>
    Array.from({ length: attacker.units[id as UnitId] ?? 0 }, () => dice).flat(),
  );
  const bombards: battles.Shot | null =
    bombardment.length > 0 && (!shielded || broken)
      ? { fixed: withPlasma(attacker, bombardment), perUnit: {}, targets: 'all', sustainable: true }
      : null;
  const opening: battles.Volley[] = [
    [bombards, null],
    [null, cannonOf(defender)],
  ];
  const rounds: battles.RoundRule[] =
    attacker.firstRound || defender.firstRound
      ? [[firstRoundOf(attacker, isGroundForce, 0), firstRoundOf(defender, isGroundForce, 0)]]
      : [];
  return {
    sides: [forceOf(attacker, isGroundForce, 0), forceOf(defender, isGroundForce, 0)],
    opening: opening.filter(([a, b]) => a || b),
    rounds,
    retreat: null,
  };
}
