import { USUAL, d10, rerolled } from './battle.ts';
import type { Die, Force, RoundDice, Shot, UnitClass } from './battle.ts';

// A side of a battle while an edition puts it together: every effect writes into these few fields, then the units are turned into classes of dice.

/** What one kind of shots before the rounds gets from effects. */
export interface ShotMaking {
  plus: number;
  /** Dice from elsewhere that are rolled with them. */
  more: [value: number, dice: number][];
  extra: number;
  reroll: boolean;
  targets: Shot['targets'] | null;
  sustainable: boolean | null;
  overflow: boolean;
  /** Hits of the other side's shots of this kind that are cancelled. */
  spares: number;
  /** Not fired at all. */
  silent: boolean;
}
/** What a round gets from effects, beyond what all rounds do. */
export interface RoundMaking {
  plus: number;
  plusOf: { [unit: string]: number };
  /** Hits of each unit beyond its dice. */
  sureOf: { [unit: string]: number };
  reroll: boolean;
  extra: number;
  silent: boolean;
}
export interface Making<Kind extends string> {
  /** Added to each combat roll, and to those of some units. */
  plus: number;
  plusOf: { [unit: string]: number };
  reroll: boolean;
  shots: { [K in Kind]: ShotMaking };
  rounds: RoundMaking[];
  force: { -readonly [K in keyof Force]?: Force[K] };
  /** Volleys at the start of the battle, in order. */
  start: Shot[];
  /** Units that join during the battle. */
  later: { [unit: string]: number };
  /** Units that cannot sustain damage. */
  frail: string[];
  ignoresShield: boolean;
}
export function making<Kind extends string>(kinds: readonly Kind[]): Making<Kind> {
  const shot = (): ShotMaking => ({
    plus: 0,
    more: [],
    extra: 0,
    reroll: false,
    targets: null,
    sustainable: null,
    overflow: false,
    spares: 0,
    silent: false,
  });
  return {
    plus: 0,
    plusOf: {},
    reroll: false,
    shots: Object.fromEntries(kinds.map((kind) => [kind, shot()])) as { [K in Kind]: ShotMaking },
    rounds: [],
    force: {},
    start: [],
    later: {},
    frail: [],
    ignoresShield: false,
  };
}
/** A round of the battle, from 1, as effects change it. */
export function roundIn(side: Making<string>, round: number): RoundMaking {
  while (side.rounds.length < round)
    side.rounds.push({ plus: 0, plusOf: {}, sureOf: {}, reroll: false, extra: 0, silent: false });
  return side.rounds[round - 1]!;
}

/** A hit that needs no die. */
export const SURE: Die = [0, 1];

/** What a unit rolls in a round: how many dice of which value, with everything that is added. */
export interface Rolling {
  readonly value: number;
  readonly dice: number;
  readonly plus: number;
  readonly reroll: boolean;
}
export const diceFor = ({ value, dice, plus, reroll }: Rolling): Die[] =>
  Array.from({ length: dice }, () => (reroll ? rerolled(d10(value, plus)) : d10(value, plus)));

/** The dice of the rounds that differ. `classesIn` builds the classes with what a round adds. */
export function roundDice(
  side: Making<string>,
  round: number,
  classesIn: (round: RoundMaking) => readonly UnitClass[],
): RoundDice {
  const rule = side.rounds[round];
  if (!rule) return USUAL;
  const classes = classesIn(rule);
  return {
    dice: Object.fromEntries(classes.map((unit) => [unit.id, rule.silent ? { dice: [] } : unit])),
    extra: rule.silent ? 0 : rule.extra,
  };
}

/** Shots of one kind: dice from elsewhere and of the units that fight, as effects of both sides change them; null where none are fired. */
export function shotOf<Kind extends string>(
  kind: Kind,
  own: Making<Kind>,
  other: Making<Kind>,
  fixed: readonly (readonly [value: number, dice: number])[],
  perUnit: { readonly [unit: string]: readonly [value: number, dice: number] },
  usual: Pick<Shot, 'targets' | 'sustainable'>,
): Shot | null {
  const { plus, more, extra, reroll, targets, sustainable, overflow, silent } = own.shots[kind];
  const all = [...fixed, ...more];
  const dice = ([value, n]: readonly [number, number]): Die[] => diceFor({ value, dice: n, plus, reroll });
  if (silent || (all.length === 0 && Object.keys(perUnit).length === 0)) return null;
  return {
    fixed: all.flatMap(dice),
    perUnit: Object.fromEntries(Object.entries(perUnit).map(([id, values]) => [id, dice(values)])),
    targets: targets ?? usual.targets,
    sustainable: sustainable ?? usual.sustainable,
    extra,
    spared: other.shots[kind].spares,
    ...(overflow ? { overflow } : {}),
  };
}
