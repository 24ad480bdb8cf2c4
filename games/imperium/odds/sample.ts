import type { Battle, Die, Odds, Survivors, UnitClass } from './battle.ts';
import { Casualties, aliveIn, startOf } from './nodes.ts';
import type { Node } from './nodes.ts';

// Odds by playing a battle many times: for battles too large to solve, and to check the exact odds against.

/** Rounds after which a sampled battle counts as a stalemate. */
const MOST_ROUNDS = 1000;

/** A number from 0 to 1, without 1. */
export type Chance = () => number;

function rollDie(die: Die, chance: Chance): number {
  let left = chance();
  for (let hits = 0; hits < die.length - 1; hits++) {
    left -= die[hits]!;
    if (left < 0) return hits;
  }
  return die.length - 1;
}

function roll(node: Node, classes: readonly UnitClass[], diceOf: (unit: UnitClass) => readonly Die[], chance: Chance) {
  let hits = 0;
  classes.forEach((unit, i) => {
    const dice = diceOf(unit);
    for (let n = node.whole[i]! + node.damaged[i]!; n > 0; n--) for (const die of dice) hits += rollDie(die, chance);
  });
  return hits;
}

type End = 'first' | 'second' | 'draw' | 'stalemate' | 'retreat';

/** Plays one battle to its end. */
function playOut(battle: Battle, casualties: readonly [Casualties, Casualties], chance: Chance) {
  const [one, two] = battle.sides;
  let a = startOf(one);
  let b = startOf(two);
  for (const [shotA, shotB] of battle.opening) {
    const byA = shotA
      ? shotA.fixed.reduce((n, die) => n + rollDie(die, chance), 0) +
        roll(a, one.classes, ({ id }) => shotA.perUnit[id] ?? [], chance)
      : 0;
    const byB = shotB
      ? shotB.fixed.reduce((n, die) => n + rollDie(die, chance), 0) +
        roll(b, two.classes, ({ id }) => shotB.perUnit[id] ?? [], chance)
      : 0;
    if (shotB) a = casualties[0].after(a, byB, shotB, false);
    if (shotA) b = casualties[1].after(b, byA, shotA, false);
  }
  let rounds = 0;
  const over = (): End | null => {
    const [first, second] = [aliveIn(a) > 0, aliveIn(b) > 0];
    if (first && second) return null;
    return first ? 'first' : second ? 'second' : 'draw';
  };
  for (let end = over(); ; end = over()) {
    if (end) return { end, a, b, rounds };
    if (battle.retreat && rounds === battle.retreat.afterRound) return { end: 'retreat' as const, a, b, rounds };
    if (rounds === MOST_ROUNDS) return { end: 'stalemate' as const, a, b, rounds };
    const rule = battle.rounds[rounds];
    const byA = roll(a, one.classes, ({ id, dice }) => rule?.[0][id] ?? dice, chance);
    const byB = roll(b, two.classes, ({ id, dice }) => rule?.[1][id] ?? dice, chance);
    a = casualties[0].after(a, byB);
    b = casualties[1].after(b, byA);
    rounds++;
  }
}

/** The odds of a battle from this many tries; `error` is half of a 95 % interval at its widest. */
export function sampledOdds(battle: Battle, times: number, chance: Chance): Odds {
  const casualties = [new Casualties(battle.sides[0]), new Casualties(battle.sides[1])] as const;
  const ends: Record<End, number> = { first: 0, second: 0, draw: 0, stalemate: 0, retreat: 0 };
  const left: [Map<string, number>, Map<string, number>] = [new Map(), new Map()];
  let rounds = 0;
  for (let i = 0; i < times; i++) {
    const result = playOut(battle, casualties, chance);
    ends[result.end]++;
    rounds += result.rounds;
    if (result.end !== 'first' && result.end !== 'second') continue;
    const side = result.end === 'first' ? 0 : 1;
    const { whole, damaged } = side === 0 ? result.a : result.b;
    const key = JSON.stringify([whole, damaged]);
    left[side].set(key, (left[side].get(key) ?? 0) + 1);
  }
  const survivors = ([0, 1] as const).map((side) =>
    [...left[side]]
      .map(([key, n]): Survivors => {
        const [whole, damaged] = JSON.parse(key) as [number[], number[]];
        const units = battle.sides[side].classes.flatMap(({ id }, i) =>
          whole[i]! + damaged[i]! > 0 ? [[id, { whole: whole[i]!, damaged: damaged[i]! }] as const] : [],
        );
        return { chance: n / times, units: Object.fromEntries(units) };
      })
      .toSorted((x, y) => y.chance - x.chance),
  );
  const retreats: [number, number] = [0, 0];
  if (battle.retreat) retreats[battle.retreat.side] = ends.retreat / times;
  return {
    first: ends.first / times,
    draw: ends.draw / times,
    second: ends.second / times,
    retreats,
    stalemate: ends.stalemate / times,
    survivors: survivors as [Survivors[], Survivors[]],
    expectedRounds: rounds / times,
    method: 'sampled',
    error: 1.96 * 0.5 * Math.sqrt(1 / times),
  };
}
