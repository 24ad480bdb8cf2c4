import type { Battle, Volley } from './battle.ts';
import { aliveIn, barsSustain, convolve, emptied, shotDice } from './nodes.ts';
import type { Casualties, Node } from './nodes.ts';

/** Two sides with the chance to be in these states. */
export interface Pair {
  readonly nodes: readonly [Node, Node];
  readonly chance: number;
}

/** What a side is left with when it fires a shot, and the dice it rolls; the other side may take hits from it. */
function fired(battle: Battle, casualties: Casualties, volley: Volley, side: 0 | 1, nodes: Pair['nodes']) {
  const shot = volley[side];
  const node = nodes[side];
  if (!shot || aliveIn(nodes[side === 0 ? 1 : 0]) === 0) return { node, dice: null };
  const paid = shot.sacrifice ? casualties.without(node, shot.sacrifice) : node;
  const joined = paid && shot.recruits !== undefined ? casualties.joinedBy(paid, shot.recruits) : paid;
  return joined ? { node: joined, dice: shotDice(battle.sides[side], joined, shot) } : { node, dice: null };
}

/** The states after a volley in which the dice showed so many hits. */
export function afterVolley(
  battle: Battle,
  casualties: readonly [Casualties, Casualties],
  volley: Volley,
  nodes: Pair['nodes'],
  hits: readonly [number, number],
): [Node, Node] {
  const one =
    hits[1] > 0
      ? casualties[0].afterShot(nodes[0], hits[1], volley[1]!, barsSustain(battle.sides[1], nodes[1]))
      : nodes[0];
  const two =
    hits[0] > 0
      ? casualties[1].afterShot(nodes[1], hits[0], volley[0]!, barsSustain(battle.sides[0], nodes[0]))
      : nodes[1];
  return casualties[0].lostAll(nodes[0], one) || casualties[1].lostAll(nodes[1], two)
    ? [emptied(one), emptied(two)]
    : [one, two];
}

/** The states and the dice with which a volley is fired. */
export function volleyFrom(
  battle: Battle,
  casualties: readonly [Casualties, Casualties],
  volley: Volley,
  nodes: Pair['nodes'],
) {
  const shots = ([0, 1] as const).map((side) => fired(battle, casualties[side], volley, side, nodes));
  return { nodes: [shots[0]!.node, shots[1]!.node] as const, dice: [shots[0]!.dice, shots[1]!.dice] as const };
}

/** The states after all volleys before the first round, with their chances. */
export function openingOf(battle: Battle, casualties: readonly [Casualties, Casualties], start: Pair['nodes']): Pair[] {
  let pairs: Pair[] = [{ nodes: start, chance: 1 }];
  for (const volley of battle.opening) {
    const next = new Map<string, { nodes: [Node, Node]; chance: number }>();
    for (const pair of pairs) {
      const { nodes, dice } = volleyFrom(battle, casualties, volley, pair.nodes);
      const [a, b] = [convolve(dice[0] ?? []), convolve(dice[1] ?? [])];
      for (let ha = 0; ha < a.length; ha++) {
        for (let hb = 0; hb < b.length; hb++) {
          const chance = pair.chance * a[ha]! * b[hb]!;
          if (chance === 0) continue;
          const after = afterVolley(battle, casualties, volley, nodes, [ha, hb]);
          const key = JSON.stringify(after);
          const known = next.get(key);
          if (known) known.chance += chance;
          else next.set(key, { nodes: after, chance });
        }
      }
    }
    pairs = [...next.values()];
  }
  return pairs;
}
