// A battle as data: what the odds are computed from. An edition writes its units, technologies and cards into these few forms; nothing here knows
// an edition. Each choice a player would make is an input, so that a report can say what it assumed.

/** A die as the chances of 0, 1, 2 ... hits. */
export type Die = readonly number[];

/** A ten-sided die that hits on a value or more, with a modifier of the roll; the chance never leaves 0 to 1. */
export function d10(value: number, modifier = 0): Die {
  const chance = Math.min(1, Math.max(0, (11 - value + modifier) / 10));
  return [1 - chance, chance];
}
/** The same die when a miss may be rolled once more. */
export const rerolled = (die: Die): Die => die.map((p, hits) => (hits === 0 ? p * die[0]! : p * (1 + die[0]!)));

/** Equal units of one side. */
export interface UnitClass {
  readonly id: string;
  readonly count: number;
  /** How many of the count are not there yet: a volley may bring them in. */
  readonly later?: number;
  /** How many of them begin the battle damaged. */
  readonly damaged: number;
  /** What one unit rolls in a round. */
  readonly dice: readonly Die[];
  readonly sustain: boolean;
  /** Targets of a volley that only hits fighters, and spared by one that only hits others. */
  readonly fighter: boolean;
  /** What one unit rolls while a unit of another class of its side lives. */
  readonly aura?: { readonly by: string; readonly dice: readonly Die[] };
  /** It rolls one of these for each opposing unit that is no fighter, besides its dice. */
  readonly perOpponent?: Die;
  /** While a unit of this class of its side lives, its hits are taken by units that are no fighters, if there are any. */
  readonly aimed?: string;
  /** While one lives the other side cannot sustain damage. */
  readonly bars?: true;
  readonly directHitProof?: true;
  /** It is repaired at the start of each round. */
  readonly repairsItself?: true;
  /** Each time it sustains damage in a round, the opponent takes a hit. Only one side may have such units. */
  readonly riposte?: true;
  /** When one is destroyed, everything on both sides is. */
  readonly takesAll?: true;
}

/** One step of a casualty plan: each hit takes the first step that applies. A damaged unit is destroyed before an undamaged one of its class. */
export interface PlanStep {
  readonly do: 'sustain' | 'destroy';
  readonly unit: string;
}
export type CasualtyPlan = readonly PlanStep[];

export interface Force {
  readonly classes: readonly UnitClass[];
  readonly plan: CasualtyPlan;
  /** Hits that one use of Sustain Damage cancels: usually 1. */
  readonly perSustain: number;
  /** At the end of a round one damaged unit that did not sustain damage in it is repaired. */
  readonly repairs: boolean;
  /** How many units the opponent destroys right after they sustained damage. */
  readonly directHits: number;
  /** Times that this side cancels two hits of one roll; used as soon as both would count. */
  readonly shields: number;
  /** Single hits of rounds that this side cancels; used at once. */
  readonly cancels: number;
  /** Units that are repaired right after they sustained damage; used at once. */
  readonly mends: number;
  /** Times that all units are repaired at the end of a round; used when every unit that can sustain damage has. */
  readonly overhauls: number;
  /** Dice from elsewhere that count in each round, as ships in orbit that support those who landed. */
  readonly support: readonly Die[];
  /** One more hit in each round in which the opponent hit. */
  readonly retort: boolean;
  /** Missed dice that are rolled once more in each round, those with the best chances first. */
  readonly rerolls: number;
}

/** What one side fires in a volley: fixed dice from elsewhere, and dice of its units that are still there. */
export interface Shot {
  readonly fixed: readonly Die[];
  readonly perUnit: { readonly [unit: string]: readonly Die[] };
  /** 'others-first': not fighters while there is anything else. */
  readonly targets: 'all' | 'fighters' | 'others' | 'others-first';
  /** May the target sustain damage against it? */
  readonly sustainable: boolean;
  /** Only so many dice are rolled, the best. */
  readonly atMost?: number;
  /** So many more dice at the best value that is rolled. */
  readonly extra?: number;
  /** Fired only while the side has so many units that are no fighters. */
  readonly needs?: number;
  /** Fired only if a unit of the first of these classes that has one is destroyed for it. */
  readonly sacrifice?: readonly string[];
  /** Only units of these classes are hit. */
  readonly only?: readonly string[];
  /** A unit of this class that was not there yet joins the side that fires. */
  readonly recruits?: string;
  /** Hits beyond the targets damage units that can sustain damage. */
  readonly overflow?: true;
  /** The shooter chooses what is hit: the last in the target's plan that cannot sustain damage, else the last. */
  readonly choosesTargets?: true;
  /** So many hits of it are cancelled. */
  readonly spared?: number;
}
/** Shots before the first round. Both shots of one volley are fired at once. */
export type Volley = readonly [Shot | null, Shot | null];

/** A round whose dice differ: for each side what a unit of a class rolls instead, and how many dice more its best unit rolls. */
export type RoundRule = readonly [RoundDice, RoundDice];
export interface RoundDice {
  readonly dice: { readonly [unit: string]: Pick<UnitClass, 'dice' | 'aura' | 'perOpponent'> };
  readonly extra: number;
}
export const USUAL: RoundDice = { dice: {}, extra: 0 };

/** When a side announces that it leaves. The round is still fought; it leaves if both sides stand after it. */
export type Retreat =
  | { readonly afterRound: number }
  /** As soon as its chance to win, if nobody left, is below this. */
  | { readonly below: number }
  /** As soon as it has no more units than this. */
  | { readonly left: number };

export interface Battle {
  readonly sides: readonly [Force, Force];
  readonly opening: readonly Volley[];
  /** The first rounds, where their dice differ; later rounds use the classes' own dice. */
  readonly rounds: readonly RoundRule[];
  readonly retreats: readonly [Retreat | null, Retreat | null];
  /** The side that says first whether it leaves; if it does, the other cannot in that round. */
  readonly announcesFirst: 0 | 1;
}

export interface Survivors {
  readonly chance: number;
  readonly units: { readonly [unit: string]: { readonly whole: number; readonly damaged: number } };
}
export interface Odds {
  /** The first side's chance to be alone in the end; the attacker by convention. */
  readonly first: number;
  readonly draw: number;
  readonly second: number;
  readonly retreats: readonly [number, number];
  /** Neither side can hit the other any more. */
  readonly stalemate: number;
  /** What is left of a side when it survives, likeliest first. */
  readonly survivors: readonly [readonly Survivors[], readonly Survivors[]];
  /** What a side saves when it leaves, likeliest first. */
  readonly escaped: readonly [readonly Survivors[], readonly Survivors[]];
  readonly expectedRounds: number;
  readonly method: 'exact' | 'sampled';
  /** No chance given is further from the truth than this: dropped mass when exact, half of a 95 % interval when sampled. */
  readonly error: number;
}

/** A battle with no effects but those of its sides. */
export const battleOf = (first: Force, second: Force, more: Partial<Battle> = {}): Battle => ({
  sides: [first, second],
  opening: [],
  rounds: [],
  retreats: [null, null],
  announcesFirst: 1,
  ...more,
});

/** A force with no effects but its units. */
export const force = (classes: readonly UnitClass[], plan: CasualtyPlan, effects: Partial<Force> = {}): Force => ({
  classes,
  plan,
  perSustain: 1,
  repairs: false,
  directHits: 0,
  shields: 0,
  cancels: 0,
  mends: 0,
  overhauls: 0,
  support: [],
  retort: false,
  rerolls: 0,
  ...effects,
});

/** Expected hits of one unit in a round. */
export const strengthOf = ({ dice }: Pick<UnitClass, 'dice'>): number =>
  dice.reduce((sum, die) => sum + die.reduce((hits, p, n) => hits + n * p, 0), 0);

const sustainSteps = (classes: readonly UnitClass[]): PlanStep[] =>
  classes.filter(({ sustain }) => sustain).map(({ id }) => ({ do: 'sustain', unit: id }));
const destroySteps = (classes: readonly UnitClass[]): PlanStep[] =>
  classes.map(({ id }) => ({ do: 'destroy', unit: id }));

/** Sustain damage wherever possible, then lose units in this order. */
export const sustainFirst = (classes: readonly UnitClass[]): CasualtyPlan => [
  ...sustainSteps(classes),
  ...destroySteps(classes),
];
/** Lose what cannot sustain damage first, in this order; then sustain, then lose the rest. */
export const sustainLast = (classes: readonly UnitClass[]): CasualtyPlan => [
  ...destroySteps(classes.filter(({ sustain }) => !sustain)),
  ...sustainSteps(classes),
  ...destroySteps(classes.filter(({ sustain }) => sustain)),
];
/** Sustain first, then lose the weakest dice first: nearly always as good as the best reply. */
export const weakestFirst = (classes: readonly UnitClass[]): CasualtyPlan =>
  sustainFirst(classes.toSorted((a, b) => strengthOf(a) - strengthOf(b)));
