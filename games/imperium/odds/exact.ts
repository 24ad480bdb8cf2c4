import { USUAL } from './battle.ts';
import type { Battle, Odds, Survivors } from './battle.ts';
import { aheadOf } from './forecast.ts';
import { HitChances, gridOf, roundOf } from './grid.ts';
import type { Grid, Half, Round } from './grid.ts';

// Exact odds: the chance of every pair of states, pushed forward from the start. A pair that hits cannot lead back to is final when it is reached,
// and rounds in which nobody hits are summed as a geometric series; where repairs lead back, pairs with as many units alive are swept until nothing
// is left in them.

/** Chance left in a group of pairs below which it is given up and counted as error. */
const NEGLIGIBLE = 1e-15;

/** The side that announces before a round that it leaves; null where neither does. */
type Announcer = (round: number, i: number, j: number) => 0 | 1 | null;

function announcerOf(grid: Grid): Announcer | null {
  const { retreats, announcesFirst } = grid.battle;
  if (retreats.every((policy) => policy === null)) return null;
  const ahead = retreats.some((policy) => policy && 'below' in policy) ? aheadOf(grid) : null;
  const width = grid.halves[1].nodes.length;
  const leaves = (side: 0 | 1, round: number, i: number, j: number): boolean => {
    const policy = retreats[side];
    if (!policy) return false;
    if ('afterRound' in policy) return policy.afterRound === round;
    if ('left' in policy) return grid.halves[side].alive[side === 0 ? i : j]! <= policy.left;
    const { win, draw } = ahead!;
    const at = i * width + j;
    return (side === 0 ? win[at]! : 1 - win[at]! - draw[at]!) < policy.below;
  };
  const order = announcesFirst === 0 ? ([0, 1] as const) : ([1, 0] as const);
  return (round, i, j) => order.find((side) => leaves(side, round, i, j)) ?? null;
}

/** What is found while a battle is solved. */
interface Found {
  rounds: number;
  stalemate: number;
  error: number;
  retreats: [number, number];
  escaped: [Map<number, number>, Map<number, number>];
}

/** One round as it stands: everything moves on by one. */
function fight(
  grid: Grid,
  mass: Float64Array,
  round: Round,
  leaving: (i: number, j: number) => 0 | 1 | null,
  found: Found,
) {
  const next = new Float64Array(mass.length);
  const [one, two] = grid.halves;
  const width = two.nodes.length;
  for (let i = 0; i < one.nodes.length; i++) {
    for (let j = 0; j < width; j++) {
      const m = mass[i * width + j]!;
      if (m === 0) continue;
      if (one.alive[i] === 0 || two.alive[j] === 0) {
        next[i * width + j]! += m;
        continue;
      }
      found.rounds += m;
      const leaves = leaving(i, j);
      round(i, j, (toA, toB, p) => {
        if (leaves !== null && one.alive[toA]! > 0 && two.alive[toB]! > 0) escape(found, leaves, toA, toB, m * p);
        else next[toA * width + toB]! += m * p;
      });
    }
  }
  return next;
}
function escape(found: Found, side: 0 | 1, i: number, j: number, chance: number): void {
  const at = side === 0 ? i : j;
  found.retreats[side] += chance;
  found.escaped[side].set(at, (found.escaped[side].get(at) ?? 0) + chance);
}

/** All later rounds, in place: afterwards only pairs with an empty side hold anything. */
function finish(
  grid: Grid,
  mass: Float64Array,
  leaving: ((i: number, j: number) => 0 | 1 | null) | null,
  found: Found,
): void {
  const [first, second] = grid.halves;
  const width = second.nodes.length;
  const round = roundOf(grid, [USUAL, USUAL]);

  /** Hands the chance of one pair on to where its rounds lead. */
  const push = (i: number, j: number): void => {
    const at = i * width + j;
    const here = mass[at]!;
    mass[at] = 0;
    const leaves = leaving ? leaving(i, j) : null;
    if (leaves !== null) {
      found.rounds += here;
      round(i, j, (toA, toB, p) => {
        if (first.alive[toA]! > 0 && second.alive[toB]! > 0) escape(found, leaves, toA, toB, here * p);
        else mass[toA * width + toB]! += here * p;
      });
      return;
    }
    const stays = stayingChance(round, i, j);
    if (1 - stays < NEGLIGIBLE) {
      found.stalemate += here;
      return;
    }
    const m = here / (1 - stays);
    found.rounds += m;
    round(i, j, (toA, toB, p) => {
      if (toA !== i || toB !== j) mass[toA * width + toB]! += m * p;
    });
  };
  /** The same where each side's hits change the other alone: most battles, so the loops stand here. */
  const plain = grid.entangled || leaving ? null : plainRoundsOf(grid);
  const pushPlain = ({ one, two }: PlainRounds, i: number, j: number): void => {
    const at = i * width + j;
    const { hits: a, row: rowA, stays: staysA } = one[i]!;
    const { hits: b, row: rowB, stays: staysB } = two[j]!;
    const stays = staysA(b) * staysB(a);
    const here = mass[at]!;
    mass[at] = 0;
    if (1 - stays < NEGLIGIBLE) {
      found.stalemate += here;
      return;
    }
    const m = here / (1 - stays);
    found.rounds += m;
    const lastA = rowA.length - 1;
    const lastB = rowB.length - 1;
    for (let hb = 0; hb < b.length; hb++) {
      const toA = rowA[hb < lastA ? hb : lastA]!;
      const m1 = m * b[hb]!;
      if (m1 === 0) continue;
      for (let ha = 0; ha < a.length; ha++) {
        const toB = rowB[ha < lastB ? ha : lastB]!;
        if (toA !== i || toB !== j) mass[toA * width + toB]! += m1 * a[ha]!;
      }
    }
  };

  for (const [fromA, toA] of groupsOf(first)) {
    if (first.alive[fromA] === 0) continue;
    for (const [fromB, toB] of groupsOf(second)) {
      if (second.alive[fromB] === 0) continue;
      for (let left = Infinity; left > 0;) {
        for (let i = fromA; i < toA; i++)
          for (let j = fromB; j < toB; j++)
            if (mass[i * width + j]! > 0) {
              if (plain) pushPlain(plain, i, j);
              else push(i, j);
            }
        left = 0;
        if (!grid.cyclic) break;
        for (let i = fromA; i < toA; i++) for (let j = fromB; j < toB; j++) left += mass[i * width + j]!;
        if (left < NEGLIGIBLE) {
          found.error += left;
          for (let i = fromA; i < toA; i++) mass.fill(0, i * width + fromB, i * width + toB);
          left = 0;
        }
      }
    }
  }
}

/** The chance that a round changes nothing. */
function stayingChance(round: Round, i: number, j: number): number {
  let stays = 0;
  round(i, j, (toA, toB, p) => {
    if (toA === i && toB === j) stays += p;
  });
  return stays;
}

/** For each state of a side its hits, what hits make of it, and how likely hits of the other side leave it as it is. */
interface PlainState {
  readonly hits: Float64Array;
  readonly row: Int32Array;
  readonly stays: (hits: Float64Array) => number;
}
interface PlainRounds {
  readonly one: readonly PlainState[];
  readonly two: readonly PlainState[];
}
function plainRoundsOf({ battle, halves }: Grid): PlainRounds {
  const [one, two] = halves.map((half, side) => {
    const chances = new HitChances(battle.sides[side]!);
    return half.nodes.map((node, at): PlainState => {
      const row = half.rows[0]![at]!.to;
      const stays = (hits: Float64Array): number => {
        let sum = 0;
        for (let h = 0; h < hits.length; h++) if (row[Math.min(h, row.length - 1)] === at) sum += hits[h]!;
        return sum;
      };
      return { hits: chances.of(node, 0).any, row, stays };
    });
  });
  return { one: one!, two: two! };
}

/** Stretches of states with as many units alive: hits never lead back to an earlier one. */
function groupsOf({ alive }: Half): [number, number][] {
  const found: [number, number][] = [];
  for (let from = 0; from < alive.length;) {
    let to = from + 1;
    while (to < alive.length && alive[to] === alive[from]) to++;
    found.push([from, to]);
    from = to;
  }
  return found;
}

/** The odds of a battle, exactly. */
export function exactOdds(battle: Battle, grid: Grid = gridOf(battle)): Odds {
  const [first, second] = grid.halves;
  const width = second.nodes.length;
  const found: Found = { rounds: 0, stalemate: 0, error: 0, retreats: [0, 0], escaped: [new Map(), new Map()] };
  const announcer = announcerOf(grid);
  const rounds = battle.retreats.map((policy) => (policy && 'afterRound' in policy ? policy.afterRound : 0));
  const unrolled = Math.max(battle.rounds.length, ...rounds);
  let mass: Float64Array = grid.start.slice();
  for (let round = 1; round <= unrolled; round++) {
    const rule = battle.rounds[round - 1] ?? [USUAL, USUAL];
    mass = fight(grid, mass, roundOf(grid, rule), (i, j) => announcer?.(round, i, j) ?? null, found);
  }
  finish(grid, mass, announcer ? (i, j) => announcer(unrolled + 1, i, j) : null, found);

  const sums = { first: 0, draw: 0, second: 0 };
  const alone: [Map<number, number>, Map<number, number>] = [new Map(), new Map()];
  mass.forEach((m, at) => {
    if (m === 0) return;
    const i = Math.floor(at / width);
    const j = at % width;
    if (first.alive[i]! > 0) {
      sums.first += m;
      alone[0].set(i, (alone[0].get(i) ?? 0) + m);
    } else if (second.alive[j]! > 0) {
      sums.second += m;
      alone[1].set(j, (alone[1].get(j) ?? 0) + m);
    } else sums.draw += m;
  });
  const survivors = (chances: readonly [Map<number, number>, Map<number, number>]) =>
    ([0, 1] as const).map((side) => survivorsOf(battle, side, grid.halves[side], chances[side])) as [
      Survivors[],
      Survivors[],
    ];
  return {
    ...sums,
    retreats: found.retreats,
    stalemate: found.stalemate,
    survivors: survivors(alone),
    escaped: survivors(found.escaped),
    expectedRounds: found.rounds,
    method: 'exact',
    error: found.error,
  };
}

/** States that differ in counters alone are one. */
function survivorsOf(battle: Battle, side: 0 | 1, half: Half, chances: ReadonlyMap<number, number>): Survivors[] {
  const { classes } = battle.sides[side];
  const found = new Map<string, Survivors>();
  for (const [at, chance] of chances) {
    const { whole, damaged } = half.nodes[at]!;
    const key = `${whole.join()}/${damaged.join()}`;
    const units = Object.fromEntries(
      classes.flatMap(({ id }, i) =>
        whole[i]! + damaged[i]! > 0 ? [[id, { whole: whole[i]!, damaged: damaged[i]! }]] : [],
      ),
    );
    found.set(key, { chance: (found.get(key)?.chance ?? 0) + chance, units });
  }
  return [...found.values()].toSorted((a, b) => b.chance - a.chance);
}
