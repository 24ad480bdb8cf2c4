import { USUAL } from './battle.ts';
import type { Battle, Die, Odds, RoundDice, Survivors } from './battle.ts';
import {
  Casualties,
  aliveIn,
  barsSustain,
  bestFirst,
  emptied,
  isEntangled,
  othersIn,
  roundRoll,
  startOf,
} from './nodes.ts';
import type { Node } from './nodes.ts';
import { afterVolley, volleyFrom } from './opening.ts';

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
function rollAll(dice: readonly Die[], chance: Chance): number {
  let hits = 0;
  for (const die of dice) hits += rollDie(die, chance);
  return hits;
}

/** Misses are rolled once more while there are rerolls, those with the best chances first. */
function rollAgain(dice: readonly Die[], rerolls: number, chance: Chance): number {
  let hits = 0;
  let left = rerolls;
  for (const die of bestFirst(dice)) {
    const first = rollDie(die, chance);
    hits += first > 0 || left === 0 ? first : rollDie(die, chance);
    if (first === 0 && left > 0) left--;
  }
  return hits;
}

type End = 'first' | 'second' | 'draw' | 'stalemate' | 'retreat';
interface Played {
  readonly end: End;
  readonly nodes: readonly [Node, Node];
  readonly rounds: number;
  readonly left: 0 | 1 | null;
}

/** A battle that can be played again and again. */
class Player {
  private readonly casualties: readonly [Casualties, Casualties];
  private readonly battle: Battle;
  private readonly chance: Chance;
  /** The dice of states that came up before. */
  private readonly rolls = new Map<string, ReturnType<typeof roundRoll>>();
  constructor(battle: Battle, chance: Chance) {
    isEntangled(battle);
    if (battle.retreats.some((policy) => policy && 'below' in policy))
      throw new Error('a retreat by the chance to win needs exact odds');
    this.battle = battle;
    this.chance = chance;
    this.casualties = [new Casualties(battle.sides[0]), new Casualties(battle.sides[1])];
  }

  play(): Played {
    const { battle, casualties, chance } = this;
    let nodes: readonly [Node, Node] = [startOf(battle.sides[0]), startOf(battle.sides[1])];
    for (const volley of battle.opening) {
      const fired = volleyFrom(battle, casualties, volley, nodes);
      const hits = [rollAll(fired.dice[0] ?? [], chance), rollAll(fired.dice[1] ?? [], chance)] as const;
      nodes = afterVolley(battle, casualties, volley, fired.nodes, hits);
    }
    for (let rounds = 0; ; rounds++) {
      const [first, second] = [aliveIn(nodes[0]) > 0, aliveIn(nodes[1]) > 0];
      if (!first || !second) return { end: first ? 'first' : second ? 'second' : 'draw', nodes, rounds, left: null };
      if (rounds === MOST_ROUNDS) return { end: 'stalemate', nodes, rounds, left: null };
      const left = this.announces(rounds + 1, nodes);
      nodes = this.fight(nodes, battle.rounds[rounds] ?? [USUAL, USUAL]);
      if (left !== null && aliveIn(nodes[0]) > 0 && aliveIn(nodes[1]) > 0)
        return { end: 'retreat', nodes, rounds: rounds + 1, left };
    }
  }

  private announces(round: number, nodes: readonly [Node, Node]): 0 | 1 | null {
    const { retreats, announcesFirst } = this.battle;
    const leaves = (side: 0 | 1): boolean => {
      const policy = retreats[side];
      if (!policy) return false;
      return 'afterRound' in policy
        ? policy.afterRound === round
        : 'left' in policy && aliveIn(nodes[side]) <= policy.left;
    };
    const other = announcesFirst === 0 ? 1 : 0;
    return leaves(announcesFirst) ? announcesFirst : leaves(other) ? other : null;
  }

  private rollOf(side: 0 | 1, nodes: readonly [Node, Node], rule: RoundDice): { any: number; aimed: number } {
    const { sides } = this.battle;
    const other = side === 0 ? 1 : 0;
    const node = nodes[side];
    const opponents = othersIn(sides[other], nodes[other]);
    const key = rule === USUAL ? `${side}|${opponents}|${node.whole}|${node.damaged}` : null;
    let dice = key === null ? undefined : this.rolls.get(key);
    if (!dice) {
      dice = roundRoll(sides[side], node, opponents, rule);
      if (key !== null) this.rolls.set(key, dice);
    }
    const { rerolls } = sides[side];
    const any = rerolls > 0 ? rollAgain(dice.any, rerolls, this.chance) : rollAll(dice.any, this.chance);
    return { any, aimed: rollAll(dice.aimed, this.chance) };
  }

  private fight(nodes: readonly [Node, Node], rule: readonly [RoundDice, RoundDice]): readonly [Node, Node] {
    const { sides } = this.battle;
    const [a, b] = [this.rollOf(0, nodes, rule[0]), this.rollOf(1, nodes, rule[1])];
    const onA = b.any + (sides[1].retort && a.any + a.aimed > 0 ? 1 : 0);
    const onB = a.any + (sides[0].retort && b.any + b.aimed > 0 ? 1 : 0);
    const barred = [barsSustain(sides[1], nodes[1]), barsSustain(sides[0], nodes[0])] as const;
    const [one, two] = this.casualties;
    let nextA = one.afterRound(nodes[0], onA, b.aimed, barred[0]);
    let nextB = two.afterRound(nodes[1], onB, a.aimed, barred[1]);
    if (nextB.ripostes > 0) nextA = one.afterRound(nodes[0], onA + nextB.ripostes, b.aimed, barred[0]);
    else if (nextA.ripostes > 0) nextB = two.afterRound(nodes[1], onB + nextA.ripostes, a.aimed, barred[1]);
    const all = one.lostAll(nodes[0], nextA.node) || two.lostAll(nodes[1], nextB.node);
    return all ? [emptied(nextA.node), emptied(nextB.node)] : [nextA.node, nextB.node];
  }
}

/** How often each state of a side came up. */
class Tally {
  private readonly found = new Map<string, { node: Node; n: number }>();
  add(node: Node): void {
    const key = `${node.whole}/${node.damaged}`;
    const known = this.found.get(key);
    if (known) known.n++;
    else this.found.set(key, { node, n: 1 });
  }
  survivors({ classes }: Battle['sides'][number], times: number): Survivors[] {
    return [...this.found.values()]
      .map(({ node: { whole, damaged }, n }): Survivors => {
        const units = classes.flatMap(({ id }, i) =>
          whole[i]! + damaged[i]! > 0 ? [[id, { whole: whole[i]!, damaged: damaged[i]! }] as const] : [],
        );
        return { chance: n / times, units: Object.fromEntries(units) };
      })
      .toSorted((x, y) => y.chance - x.chance);
  }
}

/** The odds of a battle from this many tries; `error` is half of a 95 % interval at its widest. */
export function sampledOdds(battle: Battle, times: number, chance: Chance): Odds {
  const player = new Player(battle, chance);
  const ends: { [E in End]: number } = { first: 0, second: 0, draw: 0, stalemate: 0, retreat: 0 };
  const survivors = [new Tally(), new Tally()] as const;
  const escaped = [new Tally(), new Tally()] as const;
  const retreats: [number, number] = [0, 0];
  let rounds = 0;
  for (let i = 0; i < times; i++) {
    const played = player.play();
    ends[played.end]++;
    rounds += played.rounds;
    if (played.end === 'first') survivors[0].add(played.nodes[0]);
    if (played.end === 'second') survivors[1].add(played.nodes[1]);
    if (played.left === null) continue;
    retreats[played.left] += 1 / times;
    escaped[played.left].add(played.nodes[played.left]);
  }
  const told = (tallies: readonly [Tally, Tally]): [Survivors[], Survivors[]] => [
    tallies[0].survivors(battle.sides[0], times),
    tallies[1].survivors(battle.sides[1], times),
  ];
  return {
    first: ends.first / times,
    draw: ends.draw / times,
    second: ends.second / times,
    retreats,
    stalemate: ends.stalemate / times,
    survivors: told(survivors),
    escaped: told(escaped),
    expectedRounds: rounds / times,
    method: 'sampled',
    error: 1.96 * 0.5 * Math.sqrt(1 / times),
  };
}
