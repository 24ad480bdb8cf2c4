import type { Battle, Odds, RoundRule, Survivors, Volley } from './battle.ts';
import { Casualties, HitChances, NodeSet, aliveIn, startOf } from './nodes.ts';
import type { Node } from './nodes.ts';

// Exact odds: the chance of every pair of states, pushed forward from the start. A pair that hits cannot lead back to is final when it is reached,
// and rounds in which nobody hits are summed as a geometric series; where repairs lead back, pairs with as many units alive are swept until nothing
// is left in them.

/** Chance left in a group of pairs below which it is given up and counted as error. */
const NEGLIGIBLE = 1e-15;

/** One side with its states in an order in which hits lead forward, and what each number of hits makes of each state. */
export interface Half {
  readonly nodes: readonly Node[];
  readonly rows: readonly Int32Array[];
  readonly hits: readonly Float64Array[];
  readonly alive: readonly number[];
}

/** A pair of states during the opening, where there are few. */
type Pairs = Map<string, { nodes: [Node, Node]; chance: number }>;

function openingOf(battle: Battle, casualties: readonly [Casualties, Casualties]): Pairs {
  const start: [Node, Node] = [startOf(battle.sides[0]), startOf(battle.sides[1])];
  let pairs: Pairs = new Map([['start', { nodes: start, chance: 1 }]]);
  const chances = battle.sides.map((side) => new HitChances(side)) as [HitChances, HitChances];
  battle.opening.forEach((volley, i) => {
    const next: Pairs = new Map();
    for (const { nodes, chance } of pairs.values()) {
      const results = ([0, 1] as const).map((side) => shotResults(volley, side, nodes, chances, casualties, `${i}`));
      for (const first of results[0]!) {
        for (const second of results[1]!) {
          const key = JSON.stringify([first.node, second.node]);
          const known = next.get(key);
          const p = chance * first.chance * second.chance;
          if (known) known.chance += p;
          else next.set(key, { nodes: [first.node, second.node], chance: p });
        }
      }
    }
    pairs = next;
  });
  return pairs;
}

/** What becomes of a side when the other fires its shot of a volley. */
function shotResults(
  volley: Volley,
  target: 0 | 1,
  nodes: readonly [Node, Node],
  chances: readonly [HitChances, HitChances],
  casualties: readonly [Casualties, Casualties],
  label: string,
): { node: Node; chance: number }[] {
  const by = target === 0 ? 1 : 0;
  const shot = volley[by];
  if (!shot) return [{ node: nodes[target], chance: 1 }];
  const hits = chances[by].of(nodes[by], shot.fixed, ({ id }) => shot.perUnit[id] ?? [], label);
  return Array.from(hits, (chance, n) => ({ node: casualties[target].after(nodes[target], n, shot, false), chance }));
}

/** Closes a set of states over all hits, and puts them in order. */
function halfOf(battle: Battle, side: 0 | 1, starts: readonly Node[], casualties: Casualties): Half {
  const set = new NodeSet(battle.sides[side]);
  for (const node of starts) set.idOf(node);
  const rows: number[][] = [];
  for (let i = 0; i < set.nodes.length; i++) {
    const node = set.nodes[i]!;
    const row: number[] = [];
    if (aliveIn(node) > 0) {
      const capacity = casualties.capacity(node);
      for (let hits = 0; hits <= capacity; hits++) row.push(set.idOf(casualties.after(node, hits)));
    } else row.push(i);
    rows.push(row);
  }
  const order = set.nodes.map((_, i) => i);
  const worth = set.nodes.map((node) => casualties.capacity(node));
  const alive = set.nodes.map(aliveIn);
  const counters = set.nodes.map(({ directHits, shields }, i) => (alive[i] === 0 ? 0 : directHits + shields));
  order.sort((a, b) => alive[b]! - alive[a]! || counters[b]! - counters[a]! || worth[b]! - worth[a]!);
  const place = new Int32Array(order.length);
  order.forEach((id, at) => (place[id] = at));
  const chances = new HitChances(battle.sides[side]);
  return {
    nodes: order.map((id) => set.nodes[id]!),
    rows: order.map((id) => Int32Array.from(rows[id]!, (to) => place[to]!)),
    hits: order.map((id) => chances.of(set.nodes[id]!, [], ({ dice }) => dice, 'round')),
    alive: order.map((id) => alive[id]!),
  };
}

export interface Grid {
  readonly halves: readonly [Half, Half];
  readonly start: Float64Array;
}
export function gridOf(battle: Battle): Grid {
  const casualties = [new Casualties(battle.sides[0]), new Casualties(battle.sides[1])] as const;
  const pairs = [...openingOf(battle, casualties).values()];
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
  return { halves, start };
}

/** The place of a state in a half. */
export function finderOf(half: Half, side: Battle['sides'][number]): (node: Node) => number {
  const set = new NodeSet(side);
  half.nodes.forEach((node) => set.idOf(node));
  return (node) => set.idOf(node);
}

/** Estimated additions to solve a battle: to tell beforehand whether exact odds can be had in time. */
export function effortOf({ halves: [first, second] }: Grid): number {
  const dice = (half: Half): number => half.hits.reduce((sum, { length }) => sum + length, 0);
  return dice(first) * dice(second);
}

/** One round in which each side's dice may differ from its own: everything moves on by one. */
function fight(battle: Battle, { halves }: Grid, mass: Float64Array, rule: RoundRule): Float64Array {
  const next = new Float64Array(mass.length);
  const width = halves[1].nodes.length;
  const chances = battle.sides.map((side) => new HitChances(side));
  const hitsOf = (side: 0 | 1, at: number): Float64Array =>
    chances[side]!.of(halves[side].nodes[at]!, [], ({ id, dice }) => rule[side][id] ?? dice, 'round');
  for (let i = 0; i < halves[0].nodes.length; i++) {
    for (let j = 0; j < width; j++) {
      const m = mass[i * width + j]!;
      if (m === 0) continue;
      if (halves[0].alive[i] === 0 || halves[1].alive[j] === 0) {
        next[i * width + j]! += m;
        continue;
      }
      const [a, b] = [hitsOf(0, i), hitsOf(1, j)];
      const [rowA, rowB] = [halves[0].rows[i]!, halves[1].rows[j]!];
      for (let hb = 0; hb < b.length; hb++) {
        const toA = rowA[Math.min(hb, rowA.length - 1)]! * width;
        for (let ha = 0; ha < a.length; ha++) next[toA + rowB[Math.min(ha, rowB.length - 1)]!]! += m * b[hb]! * a[ha]!;
      }
    }
  }
  return next;
}

interface Rest {
  rounds: number;
  stalemate: number;
  error: number;
}

/** All later rounds, in place: afterwards only pairs with an empty side hold anything. */
function finish({ halves }: Grid, mass: Float64Array, cyclic: boolean): Rest {
  const [first, second] = halves;
  const width = second.nodes.length;
  const rest: Rest = { rounds: 0, stalemate: 0, error: 0 };

  /** Hands the chance of one pair on to where its rounds lead. */
  const push = (i: number, j: number): void => {
    const at = i * width + j;
    const here = mass[at]!;
    const [a, b] = [first.hits[i]!, second.hits[j]!];
    const [rowA, rowB] = [first.rows[i]!, second.rows[j]!];
    const stays = stayingChance(i, j, a, b, rowA, rowB);
    mass[at] = 0;
    if (1 - stays < NEGLIGIBLE) {
      rest.stalemate += here;
      return;
    }
    const m = here / (1 - stays);
    rest.rounds += m;
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

  const groupsA = groupsOf(first);
  const groupsB = groupsOf(second);
  for (const [fromA, toA] of groupsA) {
    if (first.alive[fromA] === 0) continue;
    for (const [fromB, toB] of groupsB) {
      if (second.alive[fromB] === 0) continue;
      for (let left = Infinity; left > 0;) {
        for (let i = fromA; i < toA; i++) for (let j = fromB; j < toB; j++) if (mass[i * width + j]! > 0) push(i, j);
        left = 0;
        if (!cyclic) break;
        for (let i = fromA; i < toA; i++) for (let j = fromB; j < toB; j++) left += mass[i * width + j]!;
        if (left < NEGLIGIBLE) {
          rest.error += left;
          for (let i = fromA; i < toA; i++) mass.fill(0, i * width + fromB, i * width + toB);
          left = 0;
        }
      }
    }
  }
  return rest;
}

/** The chance that a round changes nothing. */
function stayingChance(
  i: number,
  j: number,
  a: Float64Array,
  b: Float64Array,
  rowA: Int32Array,
  rowB: Int32Array,
): number {
  let staysA = 0;
  let staysB = 0;
  for (let h = 0; h < b.length; h++) if (rowA[Math.min(h, rowA.length - 1)] === i) staysA += b[h]!;
  for (let h = 0; h < a.length; h++) if (rowB[Math.min(h, rowB.length - 1)] === j) staysB += a[h]!;
  return staysA * staysB;
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
  let mass: Float64Array = grid.start.slice();
  let expectedRounds = 0;
  const retreats: [number, number] = [0, 0];
  const unrolled = Math.max(battle.rounds.length, battle.retreat?.afterRound ?? 0);
  const isOpen = (at: number): boolean => first.alive[Math.floor(at / width)]! > 0 && second.alive[at % width]! > 0;
  for (let round = 0; round < unrolled; round++) {
    mass.forEach((m, at) => {
      if (m > 0 && isOpen(at)) expectedRounds += m;
    });
    mass = fight(battle, grid, mass, battle.rounds[round] ?? [{}, {}]);
    if (battle.retreat?.afterRound !== round + 1) continue;
    for (let at = 0; at < mass.length; at++) {
      if (!isOpen(at)) continue;
      retreats[battle.retreat.side] += mass[at]!;
      mass[at] = 0;
    }
  }
  const rest = finish(grid, mass, battle.sides[0].repairs || battle.sides[1].repairs);

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
  const survivors = ([0, 1] as const).map((side) => survivorsOf(battle, side, grid.halves[side], alone[side]));
  return {
    ...sums,
    retreats,
    stalemate: rest.stalemate,
    survivors: survivors as [Survivors[], Survivors[]],
    expectedRounds: expectedRounds + rest.rounds,
    method: 'exact',
    error: rest.error,
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
