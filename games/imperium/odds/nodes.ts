import type { Battle, Die, Force, RoundDice, Shot, UnitClass } from './battle.ts';

// The states that one side of a battle can be in. With a casualty plan a side is nearly always described by how far down its plan it is, so there
// are few of them.

/** What a side can still use: each of these only goes down. */
const COUNTERS = ['directHits', 'shields', 'cancels', 'mends', 'overhauls'] as const;
type Counters = { readonly [C in (typeof COUNTERS)[number]]: number };

/** Per class how many units are whole and how many damaged; then the opponent's direct hits to come and what the side can still use. */
export interface Node extends Counters {
  readonly whole: readonly number[];
  readonly damaged: readonly number[];
}

export const aliveIn = ({ whole, damaged }: Node): number => {
  let sum = 0;
  for (let i = 0; i < whole.length; i++) sum += whole[i]! + damaged[i]!;
  return sum;
};
export const countersIn = (node: Node): number => COUNTERS.reduce((sum, counter) => sum + node[counter], 0);

export const startOf = (side: Force): Node => ({
  whole: side.classes.map(({ count, damaged, later }) => count - damaged - (later ?? 0)),
  damaged: side.classes.map(({ damaged }) => damaged),
  directHits: side.directHits,
  shields: side.shields,
  cancels: side.cancels,
  mends: side.mends,
  overhauls: side.overhauls,
});

/** How many units that are no fighters a side has. */
export const othersIn = ({ classes }: Force, { whole, damaged }: Node): number =>
  classes.reduce((sum, { fighter }, i) => sum + (fighter ? 0 : whole[i]! + damaged[i]!), 0);
/** Does the side keep the other from sustaining damage? */
export const barsSustain = ({ classes }: Force, { whole, damaged }: Node): boolean =>
  classes.some(({ bars }, i) => bars && whole[i]! + damaged[i]! > 0);

/** Steps of a plan by the place of their class: looked up once, since hits are applied often. */
interface Step {
  readonly sustain: boolean;
  readonly at: number;
}
const stepsOf = (side: Force): Step[] =>
  side.plan.map((step) => {
    const at = side.classes.findIndex(({ id }) => id === step.unit);
    if (at < 0) throw new Error(`the casualty plan names ${step.unit}, which the side does not have`);
    return { sustain: step.do === 'sustain', at };
  });

/** A side while hits are applied to it. */
interface Wounded {
  whole: number[];
  damaged: number[];
  /** Damaged in this very roll. */
  fresh: number[];
  directHits: number;
  shields: number;
  cancels: number;
  mends: number;
  overhauls: number;
  ripostes: number;
}

/** How hits change one side. */
export class Casualties {
  private readonly side: Force;
  private readonly steps: readonly Step[];
  private readonly destroys: readonly number[];
  private readonly takesAll: readonly number[];
  constructor(side: Force) {
    this.side = side;
    this.steps = stepsOf(side);
    this.destroys = this.steps.filter(({ sustain }) => !sustain).map(({ at }) => at);
    this.takesAll = side.classes.flatMap(({ takesAll }, i) => (takesAll ? [i] : []));
    for (const { id } of side.classes)
      if (!side.plan.some((step) => step.do === 'destroy' && step.unit === id))
        throw new Error(`the casualty plan does not say when ${id} is destroyed`);
  }

  /** More hits than this cannot change anything. */
  capacity({ whole, damaged, shields, cancels, mends }: Node): number {
    let sum = 2 * shields + cancels + mends * this.side.perSustain;
    this.side.classes.forEach(({ sustain, repairsItself }, i) => {
      const mended = repairsItself ? damaged[i]! * this.side.perSustain : 0;
      sum += whole[i]! * (sustain ? 1 + this.side.perSustain : 1) + damaged[i]! + mended;
    });
    return sum;
  }
  /** The side after a round in which it took so many hits, some of which were aimed at units that are no fighters. */
  afterRound(node: Node, hits: number, aimed: number, barred: boolean): { node: Node; ripostes: number } {
    const now = begin(node);
    this.side.classes.forEach(({ repairsItself }, i) => {
      if (!repairsItself) return;
      now.whole[i]! += now.damaged[i]!;
      now.damaged[i] = 0;
    });
    let [any, others] = [hits, aimed];
    for (let cancelling = now.cancels; cancelling > 0 && any + others > 0; cancelling--) {
      now.cancels--;
      if (others > 0) others--;
      else any--;
    }
    if (any + others >= 2 && now.shields > 0) {
      const fromAimed = Math.min(2, others);
      others -= fromAimed;
      any -= 2 - fromAimed;
      now.shields--;
    }
    const left = this.take(now, others, 'others', !barred);
    this.take(now, any + left, 'all', !barred);
    this.repair(now);
    return { node: end(now), ripostes: now.ripostes };
  }

  /** The side after a volley. */
  afterShot(node: Node, rolled: number, shot: Shot, barred: boolean): Node {
    const now = begin(node);
    let hits = Math.max(0, rolled - (shot.spared ?? 0));
    const sustainable = shot.sustainable && !barred;
    if (shot.choosesTargets) {
      for (; hits > 0; hits--) this.takeChosen(now, sustainable);
    } else if (shot.targets === 'others-first') {
      const left = this.take(now, hits, 'others', sustainable, shot.only);
      this.take(now, left, 'all', sustainable, shot.only);
    } else {
      let left = this.take(now, hits, shot.targets, sustainable, shot.only);
      for (const at of shot.overflow ? this.side.classes.keys() : [])
        for (; left > 0 && this.side.classes[at]!.sustain && now.whole[at]! > 0; left--) {
          now.whole[at]!--;
          now.damaged[at]!++;
        }
    }
    return end(now);
  }

  /** One unit of the first of these classes that has one is gone; null where none has. */
  without(node: Node, classes: readonly string[]): Node | null {
    const { whole, damaged } = node;
    const at = classes
      .map((id) => this.side.classes.findIndex((unit) => unit.id === id))
      .find((i) => i >= 0 && whole[i]! + damaged[i]! > 0);
    if (at === undefined) return null;
    return damaged[at]! > 0
      ? { ...node, damaged: damaged.with(at, damaged[at]! - 1) }
      : { ...node, whole: whole.with(at, whole[at]! - 1) };
  }

  /** One more unit of a class that had some not there yet; null where none is left. */
  joinedBy(node: Node, id: string): Node | null {
    const at = this.side.classes.findIndex((unit) => unit.id === id);
    const { whole, damaged } = node;
    if (at < 0 || whole[at]! + damaged[at]! >= this.side.classes[at]!.count) return null;
    return { ...node, whole: whole.with(at, whole[at]! + 1) };
  }

  /** Did the side lose what takes everything with it? */
  lostAll(before: Node, after: Node): boolean {
    return this.takesAll.some((i) => before.whole[i]! + before.damaged[i]! > after.whole[i]! + after.damaged[i]!);
  }

  private take(
    now: Wounded,
    hits: number,
    targets: 'all' | 'fighters' | 'others',
    sustainable: boolean,
    only?: readonly string[],
  ): number {
    const { classes, perSustain } = this.side;
    let left = hits;
    while (left > 0) {
      const step = this.steps.find(({ sustain, at }) => {
        const unit = classes[at]!;
        if (targets !== 'all' && (targets === 'fighters') !== unit.fighter) return false;
        if (only && !only.includes(unit.id)) return false;
        return sustain ? sustainable && unit.sustain && now.whole[at]! > 0 : now.whole[at]! + now.damaged[at]! > 0;
      });
      if (!step) break;
      if (step.sustain) {
        left -= perSustain;
        this.sustain(now, step.at);
      } else {
        left--;
        destroy(now, step.at);
      }
    }
    return Math.max(0, left);
  }

  private takeChosen(now: Wounded, sustainable: boolean): void {
    const living = this.destroys.filter((at) => now.whole[at]! + now.damaged[at]! > 0);
    const sustains = (at: number): boolean =>
      sustainable && this.side.classes[at]!.sustain && now.damaged[at] === 0 && now.whole[at]! > 0;
    const at = living.findLast((i) => !sustains(i)) ?? living.at(-1);
    if (at === undefined) return;
    if (sustains(at)) this.sustain(now, at);
    else destroy(now, at);
  }

  private sustain(now: Wounded, at: number): void {
    const unit = this.side.classes[at]!;
    if (unit.riposte) now.ripostes++;
    if (now.directHits > 0 && !unit.directHitProof) {
      now.directHits--;
      now.whole[at]!--;
    } else if (now.mends > 0) now.mends--;
    else {
      now.whole[at]!--;
      now.damaged[at]!++;
      now.fresh[at]!++;
    }
  }

  /** What is repaired at the end of a round. */
  private repair(now: Wounded): void {
    const { classes, repairs } = this.side;
    if (repairs) {
      const at = now.damaged.findIndex((n, i) => n > now.fresh[i]!);
      if (at >= 0) {
        now.damaged[at]!--;
        now.whole[at]!++;
      }
    }
    if (now.overhauls === 0 || !now.damaged.some((n) => n > 0)) return;
    if (classes.some(({ sustain }, i) => sustain && now.whole[i]! > 0)) return;
    now.overhauls--;
    now.damaged.forEach((n, i) => {
      now.whole[i]! += n;
      now.damaged[i] = 0;
    });
  }
}

const begin = (node: Node): Wounded => ({
  whole: node.whole.slice(),
  damaged: node.damaged.slice(),
  fresh: node.whole.map(() => 0),
  directHits: node.directHits,
  shields: node.shields,
  cancels: node.cancels,
  mends: node.mends,
  overhauls: node.overhauls,
  ripostes: 0,
});
const end = ({ whole, damaged, directHits, shields, cancels, mends, overhauls }: Wounded): Node => ({
  whole,
  damaged,
  directHits,
  shields,
  cancels,
  mends,
  overhauls,
});
/** A unit that sustained damage in this very roll goes first: an older one may still be repaired. */
function destroy(now: Wounded, at: number): void {
  if (now.damaged[at]! > 0) {
    now.damaged[at]!--;
    if (now.fresh[at]! > 0) now.fresh[at]!--;
  } else now.whole[at]!--;
}

/** The side with nothing left. */
export const emptied = (node: Node): Node => ({
  ...node,
  whole: node.whole.map(() => 0),
  damaged: node.damaged.map(() => 0),
});

/** All nodes of a side that a battle meets, numbered; the empty side is one node, whatever counters are left. */
export class NodeSet {
  readonly nodes: Node[] = [];
  private readonly ids = new Map<number, number>();
  private readonly radix: readonly number[];
  private readonly counters: readonly [keyof Counters, number][];
  private empty = -1;
  constructor(side: Force) {
    this.radix = side.classes.map(({ count }) => count + 1);
    this.counters = COUNTERS.filter((counter) => side[counter] > 0).map((counter) => [counter, side[counter] + 1]);
  }
  idOf(node: Node): number {
    if (aliveIn(node) === 0) {
      if (this.empty < 0) this.empty = this.nodes.push(node) - 1;
      return this.empty;
    }
    let key = 0;
    for (const [counter, radix] of this.counters) key = key * radix + node[counter];
    for (let i = 0; i < this.radix.length; i++) {
      key = (key * this.radix[i]! + node.whole[i]!) * this.radix[i]! + node.damaged[i]!;
    }
    let id = this.ids.get(key);
    if (id === undefined) {
      id = this.nodes.push(node) - 1;
      this.ids.set(key, id);
    }
    return id;
  }
}

/** The chances of 0, 1, 2 ... hits of several dice together. */
export function convolve(dice: readonly Die[]): Float64Array {
  let chances = Float64Array.of(1);
  for (const die of dice) {
    const next = new Float64Array(chances.length + die.length - 1);
    for (let i = 0; i < chances.length; i++) for (let k = 0; k < die.length; k++) next[i + k]! += chances[i]! * die[k]!;
    chances = next;
  }
  return chances;
}
/** The same when so many misses may be rolled once more: the dice with the best chances are rolled first. */
export function convolveWithRerolls(dice: readonly Die[], rerolls: number): Float64Array {
  if (rerolls === 0) return convolve(dice);
  const most = dice.reduce((sum, die) => sum + die.length - 1, 0);
  // left[r][h]: r rerolls are left, h hits were made.
  let left = Array.from({ length: rerolls + 1 }, () => new Float64Array(most + 1));
  left[rerolls]![0] = 1;
  for (const die of bestFirst(dice)) {
    const next = left.map(() => new Float64Array(most + 1));
    left.forEach((chances, r) =>
      chances.forEach((p, hits) => {
        if (p === 0) return;
        die.forEach((q, more) => {
          if (more > 0) next[r]![hits + more]! += p * q;
          else if (r > 0) die.forEach((again, made) => (next[r - 1]![hits + made]! += p * q * again));
          else next[r]![hits]! += p * q;
        });
      }),
    );
    left = next;
  }
  return left[0]!.map((_, hits) => left.reduce((sum, chances) => sum + chances[hits]!, 0));
}
const expected = (die: Die): number => die.reduce((sum, p, hits) => sum + p * hits, 0);
export const bestFirst = (dice: readonly Die[]): Die[] => dice.toSorted((a, b) => expected(b) - expected(a));

/** What a side rolls in a round: hits that any unit may take, and hits aimed at units that are no fighters. */
export interface RoundRoll {
  readonly any: readonly Die[];
  readonly aimed: readonly Die[];
}
export function roundRoll(side: Force, node: Node, opponents: number, rule: RoundDice): RoundRoll {
  const any: Die[] = [...side.support];
  const aimed: Die[] = [];
  let best: { die: Die; aimed: boolean } | null = null;
  side.classes.forEach((unit, i) => {
    const n = node.whole[i]! + node.damaged[i]!;
    if (n === 0) return;
    const rolls = rule.dice[unit.id] ?? unit;
    const dice = diceUnder(side, node, rolls);
    const { perOpponent } = rolls;
    const all = perOpponent ? [...dice, ...Array.from({ length: opponents }, () => perOpponent)] : dice;
    const aims = isAimed(side, node, unit);
    for (let k = 0; k < n; k++) (aims ? aimed : any).push(...all);
    for (const die of all) if (!best || expected(die) > expected(best.die)) best = { die, aimed: aims };
  });
  const chosen = best as { die: Die; aimed: boolean } | null;
  if (chosen) (chosen.aimed ? aimed : any).push(...Array.from({ length: rule.extra }, () => chosen.die));
  return { any, aimed };
}
const livesIn = ({ classes }: Force, { whole, damaged }: Node, id: string): boolean => {
  const at = classes.findIndex((unit) => unit.id === id);
  return at >= 0 && whole[at]! + damaged[at]! > 0;
};
const isAimed = (side: Force, node: Node, { aimed }: UnitClass): boolean =>
  aimed !== undefined && livesIn(side, node, aimed);
function diceUnder(side: Force, node: Node, { aura, dice }: Pick<UnitClass, 'aura' | 'dice'>): readonly Die[] {
  if (!aura) return dice;
  return livesIn(side, node, aura.by) ? aura.dice : dice;
}

/** The dice of a shot; null where it is not fired. */
export function shotDice(side: Force, node: Node, shot: Shot): readonly Die[] | null {
  if (shot.needs !== undefined && othersIn(side, node) < shot.needs) return null;
  const dice: Die[] = [...shot.fixed];
  side.classes.forEach(({ id }, i) => {
    const each = shot.perUnit[id];
    if (each) for (let n = node.whole[i]! + node.damaged[i]!; n > 0; n--) dice.push(...each);
  });
  if (shot.atMost === undefined && !shot.extra) return dice;
  const sorted = bestFirst(dice).slice(0, shot.atMost);
  return sorted.length > 0 ? [...sorted, ...Array.from({ length: shot.extra ?? 0 }, () => sorted[0]!)] : sorted;
}

/** Does anything tie the two sides together, so that what a side rolls or loses depends on more than its own state and the hits? */
export function isEntangled({ sides }: Battle): boolean {
  if (sides.every(({ classes }) => classes.some(({ riposte }) => riposte)))
    throw new Error('only one side may have units that hit when they sustain damage');
  return sides.some(
    ({ classes, retort }) =>
      retort || classes.some((unit) => unit.perOpponent || unit.aimed || unit.bars || unit.riposte || unit.takesAll),
  );
}
