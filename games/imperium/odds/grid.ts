import { USUAL } from './battle.ts';
import type { Battle, RoundDice } from './battle.ts';
import {
  Casualties,
  NodeSet,
  aliveIn,
  barsSustain,
  convolve,
  convolveWithRerolls,
  countersIn,
  isEntangled,
  othersIn,
  roundRoll,
  startOf,
} from './nodes.ts';
import type { Node } from './nodes.ts';
import { openingOf } from './opening.ts';

// All pairs of states that a battle can meet, and what a round makes of each.

/** Chances of hits in a round: those that any unit may take, and those aimed at units that are no fighters. */
export interface Hits {
  readonly any: Float64Array;
  readonly aimed: Float64Array;
}
/** What hits make of a state: for each number of aimed hits and, within it, of others. */
export interface Row {
  readonly to: Int32Array;
  readonly ripostes: Int32Array;
  readonly width: number;
}

/** One side with its states in an order in which hits lead forward, and what each number of hits makes of each state. */
export interface Half {
  readonly nodes: readonly Node[];
  readonly alive: readonly number[];
  /** By whether the other side bars sustaining damage. */
  readonly rows: readonly (readonly Row[])[];
  /** What the other side sees of a state: whether it bars sustaining, and how many units are no fighters. */
  readonly bars: readonly (0 | 1)[];
  readonly others: readonly number[];
  /** Did this side lose, from one state to another, what takes everything with it? */
  readonly lostAll: (from: number, to: number) => boolean;
  readonly empty: number;
}

/** Chances of hits for every state of a side; equal dice share one list. */
export class HitChances {
  private readonly known = new Map<string, Hits>();
  private readonly side: Battle['sides'][number];
  private readonly rule: RoundDice;
  private readonly minds: boolean;
  constructor(side: Battle['sides'][number], rule: RoundDice = USUAL) {
    this.side = side;
    this.rule = rule;
    this.minds = side.classes.some(({ perOpponent }) => perOpponent);
  }
  of(node: Node, opponents: number): Hits {
    const counts = node.whole.map((n, i) => n + node.damaged[i]!).join();
    const key = this.minds ? `${opponents}|${counts}` : counts;
    let found = this.known.get(key);
    if (!found) {
      const { any, aimed } = roundRoll(this.side, node, opponents, this.rule);
      found = { any: convolveWithRerolls(any, this.side.rerolls), aimed: convolve(aimed) };
      this.known.set(key, found);
    }
    return found;
  }
}

/** Closes a set of states over all hits, and puts them in order. */
function halfOf(battle: Battle, side: 0 | 1, starts: readonly Node[], casualties: Casualties): Half {
  const own = battle.sides[side];
  const other = battle.sides[side === 0 ? 1 : 0];
  const set = new NodeSet(own);
  for (const node of starts) set.idOf(node);
  const empty = set.idOf({ ...startOf(own), whole: own.classes.map(() => 0), damaged: own.classes.map(() => 0) });
  const kinds = other.classes.some(({ bars }) => bars) ? [false, true] : [false];
  const aimed = other.classes.some((unit) => unit.aimed);
  const rows: Row[][] = kinds.map(() => []);
  for (let i = 0; i < set.nodes.length; i++) {
    const node = set.nodes[i]!;
    kinds.forEach((barred, kind) => rows[kind]!.push(rowOf(set, node, i, casualties, barred, aimed)));
  }
  const order = set.nodes.map((_, i) => i);
  const worth = set.nodes.map((node) => casualties.capacity(node));
  const alive = set.nodes.map(aliveIn);
  const counters = set.nodes.map((node, i) => (alive[i] === 0 ? 0 : countersIn(node)));
  order.sort((a, b) => alive[b]! - alive[a]! || counters[b]! - counters[a]! || worth[b]! - worth[a]!);
  const place = new Int32Array(order.length);
  order.forEach((id, at) => (place[id] = at));
  const nodes = order.map((id) => set.nodes[id]!);
  return {
    nodes,
    alive: order.map((id) => alive[id]!),
    rows: rows.map((ofKind) => order.map((id) => ({ ...ofKind[id]!, to: ofKind[id]!.to.map((to) => place[to]!) }))),
    bars: nodes.map((node) => (barsSustain(own, node) ? 1 : 0)),
    others: nodes.map((node) => othersIn(own, node)),
    lostAll: (from, to) => casualties.lostAll(nodes[from]!, nodes[to]!),
    empty: place[empty]!,
  };
}

function rowOf(set: NodeSet, node: Node, id: number, casualties: Casualties, barred: boolean, aimed: boolean): Row {
  if (aliveIn(node) === 0) return { to: Int32Array.of(id), ripostes: Int32Array.of(0), width: 1 };
  const capacity = casualties.capacity(node);
  const [to, ripostes]: [number[], number[]] = [[], []];
  for (let k = 0; k <= (aimed ? capacity : 0); k++) {
    for (let hits = 0; hits <= capacity; hits++) {
      const after = casualties.afterRound(node, hits, k, barred);
      to.push(set.idOf(after.node));
      ripostes.push(after.ripostes);
    }
  }
  return { to: Int32Array.from(to), ripostes: Int32Array.from(ripostes), width: capacity + 1 };
}

export interface Grid {
  readonly battle: Battle;
  readonly halves: readonly [Half, Half];
  readonly start: Float64Array;
  /** What a side rolls in a state depends on the other side, or hits change more than the side that takes them. */
  readonly entangled: boolean;
  /** Repairs lead back. */
  readonly cyclic: boolean;
}
export function gridOf(battle: Battle): Grid {
  const casualties = [new Casualties(battle.sides[0]), new Casualties(battle.sides[1])] as const;
  const pairs = openingOf(battle, casualties, [startOf(battle.sides[0]), startOf(battle.sides[1])]);
  const halves = ([0, 1] as const).map((side) =>
    halfOf(
      battle,
      side,
      pairs.map(({ nodes }) => nodes[side]),
      casualties[side],
    ),
  ) as [Half, Half];
  const width = halves[1].nodes.length;
  const start = new Float64Array(halves[0].nodes.length * width);
  const finders = halves.map((half, side) => finderOf(half, battle.sides[side]!));
  for (const { nodes, chance } of pairs) start[finders[0]!(nodes[0]) * width + finders[1]!(nodes[1])]! += chance;
  return {
    battle,
    halves,
    start,
    entangled: isEntangled(battle),
    cyclic: battle.sides.some(({ repairs, classes }) => repairs || classes.some(({ repairsItself }) => repairsItself)),
  };
}

/** The place of a state in a half; beyond its end for one that is not in it. */
export function finderOf(half: Half, side: Battle['sides'][number]): (node: Node) => number {
  const set = new NodeSet(side);
  half.nodes.forEach((node) => set.idOf(node));
  return (node) => set.idOf(node);
}

/** Calls back with each pair of states that a round leads to, and its chance. */
export type Round = (i: number, j: number, each: (toA: number, toB: number, chance: number) => void) => void;

/** One round of a grid under a rule for its dice. */
export function roundOf(grid: Grid, rule: readonly [RoundDice, RoundDice]): Round {
  const [one, two] = grid.halves;
  const [first, second] = grid.battle.sides;
  const chances = [new HitChances(first, rule[0]), new HitChances(second, rule[1])] as const;
  if (!grid.entangled) {
    const hitsA = one.nodes.map((node) => chances[0].of(node, 0).any);
    const hitsB = two.nodes.map((node) => chances[1].of(node, 0).any);
    return (i, j, each) => {
      const [a, b] = [hitsA[i]!, hitsB[j]!];
      const [rowA, rowB] = [one.rows[0]![i]!.to, two.rows[0]![j]!.to];
      const [lastA, lastB] = [rowA.length - 1, rowB.length - 1];
      for (let hb = 0; hb < b.length; hb++) {
        const p = b[hb]!;
        if (p === 0) continue;
        const toA = rowA[hb < lastA ? hb : lastA]!;
        for (let ha = 0; ha < a.length; ha++) each(toA, rowB[ha < lastB ? ha : lastB]!, p * a[ha]!);
      }
    };
  }
  return (i, j, each) => {
    const a = chances[0].of(one.nodes[i]!, two.others[j]!);
    const b = chances[1].of(two.nodes[j]!, one.others[i]!);
    const rowA = one.rows[Math.min(two.bars[j]!, one.rows.length - 1)]![i]!;
    const rowB = two.rows[Math.min(one.bars[i]!, two.rows.length - 1)]![j]!;
    forEachRoll(a, (ha, aimedA, pa) =>
      forEachRoll(b, (hb, aimedB, pb) => {
        const hitA = ha + aimedA > 0;
        const hitB = hb + aimedB > 0;
        const onA = hb + (second.retort && hitA ? 1 : 0);
        const onB = ha + (first.retort && hitB ? 1 : 0);
        const ripostesA = rowA.ripostes[placeIn(rowA, onA, aimedB)]!;
        const ripostesB = rowB.ripostes[placeIn(rowB, onB, aimedA)]!;
        const toA = rowA.to[placeIn(rowA, onA + ripostesB, aimedB)]!;
        const toB = rowB.to[placeIn(rowB, onB + ripostesA, aimedA)]!;
        if (one.lostAll(i, toA) || two.lostAll(j, toB)) each(one.empty, two.empty, pa * pb);
        else each(toA, toB, pa * pb);
      }),
    );
  };
}
function forEachRoll({ any, aimed }: Hits, each: (any: number, aimed: number, chance: number) => void): void {
  for (let k = 0; k < aimed.length; k++)
    for (let n = 0; n < any.length; n++) if (aimed[k]! * any[n]! > 0) each(n, k, aimed[k]! * any[n]!);
}
const placeIn = ({ to, width }: Row, hits: number, aimed: number): number =>
  Math.min(aimed, to.length / width - 1) * width + Math.min(hits, width - 1);

/** Estimated additions to solve a battle: to tell beforehand whether exact odds can be had in time. */
export function effortOf({ battle, halves: [first, second] }: Grid): number {
  const dice = (half: Half, side: 0 | 1): number => {
    const chances = new HitChances(battle.sides[side]);
    const opponents = side === 0 ? second.others : first.others;
    return half.nodes.reduce((sum, node) => {
      const { any, aimed } = chances.of(node, Math.max(...opponents));
      return sum + any.length * aimed.length;
    }, 0);
  };
  return dice(first, 0) * dice(second, 1);
}
