import type { Json } from './json.ts';
import type { Automatic, Closed, Meter, Plan, Row, Slot, Warning } from './plan.ts';

// A plan whose rules are sums: so many of these together, no more than that. Fleet limits, capacities, figures, production, hits and votes are of
// this kind; what is not goes into `also`.

/** A sum of counts that may not exceed a bound. A negative weight makes room: a Carrier for Fighters. */
export interface Bound {
  readonly rule: string;
  readonly of: number;
  /** What one of each slot counts, in the order of the slots. */
  readonly weights: readonly number[];
  /** The name of the meter that shows it; without one it is not shown. */
  readonly meter?: string;
}
/** A sum of counts that a complete plan reaches. */
export interface Floor {
  readonly rule: string;
  readonly of: number;
  readonly weights: readonly number[];
}

export interface CountSpec<A extends Json, P extends Json = Json> {
  readonly slots: readonly Slot[];
  readonly closed?: readonly Closed[];
  readonly rows?: readonly Row[];
  /** In the order in which the rulebook names them: the first that is broken is the one a refusal names. */
  readonly bounds: readonly Bound[];
  readonly floors?: readonly Floor[];
  /** Rules that are no sums; asked of counts that keep all bounds. */
  also?(counts: readonly number[]): string | null;
  warnings?(counts: readonly number[]): Warning[];
  /** Meters that are no sums, beside those of the bounds. */
  meters?(counts: readonly number[]): Meter[];
  /** What must be found for the player, with these counts. */
  auto?(counts: readonly number[]): Automatic<P>;
  write(counts: readonly number[], part: P | null): A;
  /** Counts by slot, and the automatic part; or the rule that the form of the answer breaks. */
  read(
    answer: Json,
  ): { readonly counts: ReadonlyMap<string, number>; readonly part: P | null } | { readonly rule: string };
  /** The rule that a slot breaks which is neither open nor closed, or a count beyond the most there can be. */
  unknown(slot: string): string;
}

const sum = (weights: readonly number[], counts: readonly number[]): number => {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += weights[i]! * counts[i]!;
  return total;
};

class CountPlan<A extends Json, P extends Json> implements Plan<A, P> {
  readonly counts: number[];
  private readonly spec: CountSpec<A, P>;
  /** The sum of each bound. */
  private readonly used: number[];
  constructor(spec: CountSpec<A, P>, counts: number[], used: number[]) {
    this.spec = spec;
    this.counts = counts;
    this.used = used;
  }
  get slots() {
    return this.spec.slots;
  }
  get closed() {
    return this.spec.closed ?? [];
  }
  get rows() {
    return this.spec.rows ?? [];
  }
  add(slot: number, n: number): void {
    this.counts[slot]! += n;
    this.spec.bounds.forEach(({ weights }, i) => (this.used[i]! += weights[slot]! * n));
  }
  refuses(slot: number, n: number): string | null {
    const { bounds, slots } = this.spec;
    for (let i = 0; i < bounds.length; i++) {
      const { weights, of, rule } = bounds[i]!;
      if (weights[slot]! > 0 && this.used[i]! + weights[slot]! * n > of) return rule;
    }
    if (this.counts[slot]! + n > slots[slot]!.most) return this.spec.unknown(slots[slot]!.id);
    if (!this.spec.also) return null;
    this.counts[slot]! += n;
    const rule = this.spec.also(this.counts);
    this.counts[slot]! -= n;
    return rule;
  }
  lacks(): string | null {
    const short = this.spec.floors?.find(({ weights, of }) => sum(weights, this.counts) < of);
    return short?.rule ?? null;
  }
  broken(): string | null {
    const over = this.spec.bounds.find(({ of }, i) => this.used[i]! > of);
    if (over) return over.rule;
    const beyond = this.slots.find(({ most }, i) => this.counts[i]! > most);
    if (beyond) return this.spec.unknown(beyond.id);
    return this.spec.also?.(this.counts) ?? null;
  }
  meters(): Meter[] {
    const sums = this.spec.bounds.flatMap(({ meter, of }, i) =>
      meter === undefined ? [] : [{ id: meter, used: this.used[i]!, of }],
    );
    return this.spec.meters ? [...sums, ...this.spec.meters(this.counts)] : sums;
  }
  warnings(): Warning[] {
    return this.spec.warnings?.(this.counts) ?? [];
  }
  get auto(): Automatic<P> | null {
    return this.spec.auto?.(this.counts) ?? null;
  }
  write(part: P | null): A {
    return this.spec.write(this.counts, part);
  }
  read(answer: Json): { part: P | null } | { rule: string; with?: Json } {
    const read = this.spec.read(answer);
    if ('rule' in read) return read;
    for (const [id, n] of read.counts) {
      const slot = this.slots.findIndex((one) => one.id === id);
      if (slot < 0) {
        const closed = this.closed.find((one) => one.id === id);
        return { rule: closed?.rule ?? this.spec.unknown(id), with: { slot: id } };
      }
      if (!Number.isSafeInteger(n) || n < 0) return { rule: this.spec.unknown(id), with: { slot: id } };
      this.add(slot, n);
    }
    return { part: read.part };
  }
  fork(): CountPlan<A, P> {
    return new CountPlan(this.spec, this.counts.slice(), this.used.slice());
  }
}

/** An empty plan whose rules are sums. */
export const countPlan = <A extends Json, P extends Json = Json>(spec: CountSpec<A, P>): Plan<A, P> =>
  new CountPlan(
    spec,
    spec.slots.map(() => 0),
    spec.bounds.map(() => 0),
  );
