import type { Die, Force, Shot, UnitClass } from './battle.ts';

// The states that one side of a battle can be in. With a casualty plan a side is nearly always described by how far down its plan it is, so there
// are few of them.

/** Per class how many units are whole and how many damaged; then the opponent's direct hits to come and the own shields left. */
export interface Node {
  readonly whole: readonly number[];
  readonly damaged: readonly number[];
  readonly directHits: number;
  readonly shields: number;
}

export const aliveIn = ({ whole, damaged }: Node): number => {
  let sum = 0;
  for (let i = 0; i < whole.length; i++) sum += whole[i]! + damaged[i]!;
  return sum;
};

export const startOf = (side: Force): Node => ({
  whole: side.classes.map(({ count, damaged }) => count - damaged),
  damaged: side.classes.map(({ damaged }) => damaged),
  directHits: side.directHits,
  shields: side.shields,
});

type Targets = Pick<Shot, 'targets' | 'sustainable'>;
const ANY: Targets = { targets: 'all', sustainable: true };
const isTarget = ({ fighter }: UnitClass, targets: Shot['targets']): boolean =>
  targets === 'all' || (targets === 'fighters') === fighter;

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

/** How hits change one side. */
export class Casualties {
  private readonly side: Force;
  private readonly steps: readonly Step[];
  constructor(side: Force) {
    this.side = side;
    this.steps = stepsOf(side);
    for (const { id } of side.classes)
      if (!side.plan.some((step) => step.do === 'destroy' && step.unit === id))
        throw new Error(`the casualty plan does not say when ${id} is destroyed`);
  }

  /** More hits than this cannot change anything. */
  capacity({ whole, damaged, shields }: Node): number {
    let sum = 2 * shields;
    this.side.classes.forEach(({ sustain }, i) => {
      sum += whole[i]! * (sustain ? 1 + this.side.perSustain : 1) + damaged[i]!;
    });
    return sum;
  }

  /** The side after this many hits of one roll; `ofRound`: repairs follow. */
  after(node: Node, hits: number, { targets, sustainable }: Targets = ANY, ofRound = true): Node {
    const { classes, perSustain, repairs } = this.side;
    const whole = node.whole.slice();
    const damaged = node.damaged.slice();
    const fresh = classes.map(() => 0);
    let { directHits, shields } = node;
    let left = hits;
    if (left >= 2 && shields > 0 && sustainable) {
      left -= 2;
      shields--;
    }
    while (left > 0) {
      const step = this.steps.find(({ sustain, at }) => {
        if (!isTarget(classes[at]!, targets)) return false;
        return sustain ? sustainable && classes[at]!.sustain && whole[at]! > 0 : whole[at]! + damaged[at]! > 0;
      });
      if (!step) break;
      const { at } = step;
      if (step.sustain) {
        left -= perSustain;
        whole[at]!--;
        if (directHits > 0) directHits--;
        else {
          damaged[at]!++;
          fresh[at]!++;
        }
        continue;
      }
      left--;
      // A unit that sustained damage in this very roll goes first: an older one may still be repaired.
      if (damaged[at]! > 0) {
        damaged[at]!--;
        if (fresh[at]! > 0) fresh[at]!--;
      } else whole[at]!--;
    }
    if (repairs && ofRound) {
      const at = damaged.findIndex((n, i) => n > fresh[i]!);
      if (at >= 0) {
        damaged[at]!--;
        whole[at]!++;
      }
    }
    return { whole, damaged, directHits, shields };
  }
}

/** All nodes of a side that a battle meets, numbered; the empty side is one node, whatever counters are left. */
export class NodeSet {
  readonly nodes: Node[] = [];
  private readonly ids = new Map<number, number>();
  private readonly radix: readonly number[];
  private empty = -1;
  constructor(side: Force) {
    this.radix = side.classes.map(({ count }) => count + 1);
  }
  idOf(node: Node): number {
    if (aliveIn(node) === 0) {
      if (this.empty < 0) this.empty = this.nodes.push(node) - 1;
      return this.empty;
    }
    let key = node.directHits * 64 + node.shields;
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

/** Chances of hits for every state of a side; equal dice share one list. */
export class HitChances {
  private readonly known = new Map<string, Float64Array>();
  private readonly side: Force;
  constructor(side: Force) {
    this.side = side;
  }
  of(node: Node, fixed: readonly Die[], diceOf: (unit: UnitClass) => readonly Die[], label: string): Float64Array {
    const key = `${label}|${node.whole.map((n, i) => n + node.damaged[i]!).join()}`;
    let found = this.known.get(key);
    if (!found) {
      const dice = [...fixed];
      this.side.classes.forEach((unit, i) => {
        const each = diceOf(unit);
        for (let n = node.whole[i]! + node.damaged[i]!; n > 0; n--) dice.push(...each);
      });
      found = convolve(dice);
      this.known.set(key, found);
    }
    return found;
  }
}
