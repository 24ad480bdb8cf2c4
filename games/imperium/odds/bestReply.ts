import type { Battle, Force, UnitClass } from './battle.ts';
import { HitChances, gridOf } from './grid.ts';
import { Casualties, NodeSet, aliveIn, convolve, isEntangled } from './nodes.ts';
import type { Node } from './nodes.ts';

// Both sides choose their losses as well as can be, knowing both rolls. Solved backwards, hit by hit: each hit is one move of the side that takes it.

/** Is a unit of one class at least as likely to make any number of hits as one of another, and not the other way round as well? */
function isBetter(one: UnitClass, other: UnitClass): boolean {
  const tail = (hits: Float64Array, from: number): number => hits.subarray(from).reduce((sum, p) => sum + p, 0);
  const [a, b] = [convolve(one.dice), convolve(other.dice)];
  let better = false;
  for (let t = 1; t < Math.max(a.length, b.length); t++) {
    const difference = tail(a, t) - tail(b, t);
    if (difference < -1e-12) return false;
    if (difference > 1e-12) better = true;
  }
  return better;
}

/** What one hit can make of a state. Without direct hits a wise player sustains first and never loses what is better than something else. */
function movesOf({ classes }: Force, node: Node): Node[] {
  const { whole, damaged, directHits } = node;
  const living = classes.flatMap((_, i) => (whole[i]! + damaged[i]! > 0 ? [i] : []));
  const sustain = (i: number): Node => ({
    ...node,
    whole: whole.with(i, whole[i]! - 1),
    damaged: directHits > 0 ? damaged : damaged.with(i, damaged[i]! + 1),
    directHits: Math.max(0, directHits - 1),
  });
  const destroy = (i: number): Node =>
    damaged[i]! > 0
      ? { ...node, damaged: damaged.with(i, damaged[i]! - 1) }
      : { ...node, whole: whole.with(i, whole[i]! - 1) };
  const canSustain = living.filter((i) => classes[i]!.sustain && whole[i]! > 0);
  if (directHits > 0) return [...canSustain.map(sustain), ...living.map(destroy)];
  if (canSustain.length > 0) return [sustain(canSustain[0]!)];
  return living.filter((i) => !living.some((j) => isBetter(classes[i]!, classes[j]!))).map(destroy);
}

/** The states of one side that any choice can lead to, those with fewer hits to take first. */
interface Choices {
  readonly capacity: readonly number[];
  readonly moves: readonly (readonly number[])[];
  readonly hits: readonly Float64Array[];
  readonly alive: readonly boolean[];
  find(node: Node): number;
}
function choicesOf(side: Force, starts: readonly Node[]): Choices {
  const set = new NodeSet(side);
  for (const node of starts) set.idOf(node);
  const moves: number[][] = [];
  for (let i = 0; i < set.nodes.length; i++) {
    const node = set.nodes[i]!;
    moves.push(aliveIn(node) === 0 ? [] : [...new Set(movesOf(side, node).map((next) => set.idOf(next)))]);
  }
  const casualties = new Casualties(side);
  const capacity = set.nodes.map((node) => casualties.capacity(node));
  const order = set.nodes.map((_, i) => i).toSorted((a, b) => capacity[a]! - capacity[b]!);
  const place: number[] = [];
  order.forEach((id, at) => (place[id] = at));
  const chances = new HitChances(side);
  return {
    capacity: order.map((id) => capacity[id]!),
    moves: order.map((id) => moves[id]!.map((to) => place[to]!)),
    hits: order.map((id) => chances.of(set.nodes[id]!, 0).any),
    alive: order.map((id) => aliveIn(set.nodes[id]!) > 0),
    find: (node) => place[set.idOf(node)]!,
  };
}

/**
 * The first side's chance to win plus `drawValue` times the chance that nobody is left, when both choose their losses as well as can be.
 * Null where an effect is in force for which this is not known to be right.
 */
export function bestReplyValue(battle: Battle, drawValue = 0): number | null {
  const plain = (side: Force): boolean =>
    !side.repairs &&
    side.perSustain === 1 &&
    side.rerolls === 0 &&
    side.shields + side.cancels + side.mends + side.overhauls === 0 &&
    side.classes.every(({ aura, repairsItself, directHitProof }) => !aura && !repairsItself && !directHitProof);
  if (!battle.sides.every(plain) || isEntangled(battle) || battle.rounds.length > 0) return null;
  if (battle.retreats.some((policy) => policy !== null)) return null;

  const { halves, start } = gridOf(battle);
  const width = halves[1].nodes.length;
  const begins = [...start].flatMap((chance, at) =>
    chance > 0 ? [{ chance, a: halves[0].nodes[Math.floor(at / width)]!, b: halves[1].nodes[at % width]! }] : [],
  );
  const one = choicesOf(
    battle.sides[0],
    begins.map(({ a }) => a),
  );
  const two = choicesOf(
    battle.sides[1],
    begins.map(({ b }) => b),
  );
  const countA = one.alive.length;
  const value = two.alive.map(() => new Float64Array(countA));
  /** afterSecond[b][g][a]: the second side, in state b, has g hits to place. */
  const afterSecond: Float64Array[][] = [];
  for (let b = 0; b < two.alive.length; b++) {
    const levels = [value[b]!];
    for (let g = 1; g <= two.capacity[b]!; g++) {
      const level = new Float64Array(countA).fill(Infinity);
      for (const to of two.moves[b]!) {
        const from = afterSecond[to]!;
        const source = from[Math.min(g - 1, from.length - 1)]!;
        for (let a = 0; a < countA; a++) if (source[a]! < level[a]!) level[a] = source[a]!;
      }
      levels.push(level);
    }
    afterSecond.push(levels);
    solveColumn(one, two, b, levels, value[b]!, drawValue);
  }
  return begins.reduce((sum, { chance, a, b }) => sum + chance * value[two.find(b)]![one.find(a)]!, 0);
}

/** All states of the first side against one state of the second. */
function solveColumn(
  one: Choices,
  two: Choices,
  b: number,
  levels: readonly Float64Array[],
  value: Float64Array,
  drawValue: number,
): void {
  const depth = levels.length;
  /** afterFirst[a][h * depth + g]: the first side has h hits to place, then the second g. */
  const afterFirst: Float64Array[] = [];
  for (let a = 0; a < one.alive.length; a++) {
    const capacity = one.capacity[a]!;
    const table = new Float64Array((capacity + 1) * depth);
    for (let h = 1; h <= capacity; h++) {
      for (let g = 0; g < depth; g++) {
        let best = -Infinity;
        for (const to of one.moves[a]!) {
          const left = Math.min(h - 1, one.capacity[to]!);
          best = Math.max(best, afterFirst[to]![left * depth + g]!);
        }
        table[h * depth + g] = best;
      }
    }
    for (let g = 1; g < depth; g++) table[g] = levels[g]![a]!;
    value[a] = valueOf(one, two, a, b, table, depth, drawValue);
    table[0] = value[a]!;
    afterFirst.push(table);
  }
}

function valueOf(
  one: Choices,
  two: Choices,
  a: number,
  b: number,
  table: Float64Array,
  depth: number,
  drawValue: number,
): number {
  if (!two.alive[b]) return one.alive[a] ? 1 : drawValue;
  if (!one.alive[a]) return 0;
  const [dA, dB] = [one.hits[a]!, two.hits[b]!];
  const nothing = dA[0]! * dB[0]!;
  if (1 - nothing < 1e-15) return 0;
  let sum = 0;
  for (let h = 0; h < dB.length; h++) {
    const at = Math.min(h, one.capacity[a]!) * depth;
    for (let g = h === 0 ? 1 : 0; g < dA.length; g++) sum += dB[h]! * dA[g]! * table[at + Math.min(g, depth - 1)]!;
  }
  return sum / (1 - nothing);
}
