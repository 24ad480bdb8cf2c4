import type { Json } from './json.ts';
import { same } from './json.ts';

// A plan is a large answer under construction: movement with cargo, production with payment, hits, votes, deals. It is made of counts ("so many of
// this there"), so an answer has no order and exists once. A game asks the view everything when the plan begins; adding and removing only keeps
// tallies. This file lists, samples and checks plans for every game.

/** One thing that can be counted. Games add typed fields of their own. */
export interface Slot {
  readonly id: string;
  /** No count above this can ever be legal. */
  readonly most: number;
}
/** What can never be chosen in this plan, and the rule that says so. */
export interface Closed {
  readonly id: string;
  readonly rule: string;
}
/** A limit as people read it: 3 of 5 used. */
export interface Meter {
  readonly id: string;
  readonly used: number;
  readonly of: number;
}
/** Legal, but something is lost by it. */
export interface Warning {
  readonly rule: string;
  readonly with: Json;
}
/** The slots of one of several equal things, such as one of two Carriers. `like` is the equal row before it, or -1. */
export interface Row {
  readonly slots: readonly number[];
  readonly like: number;
}
/** A plan half made, as plain data: it can be kept and taken up again. */
export interface Draft {
  readonly counts: { readonly [slot: string]: number };
  readonly pins: Json;
}

/** The part of an answer that is found for the player, such as the planets that pay. */
export interface Automatic<P extends Json> {
  /** The best part that respects what the player pinned; null: there is none. */
  best(pins: Json): P | null;
  /** The rule that forbids this part with the counts as they stand. */
  refuses(part: P): string | null;
  /** All parts, or the first `limit` of them. */
  list(limit: number): P[];
  sample(below: (n: number) => number): P | null;
}

export interface Plan<A extends Json = Json, P extends Json = Json> {
  /** In canonical order: what makes room for others stands before them, a Carrier before its Fighters. */
  readonly slots: readonly Slot[];
  readonly closed: readonly Closed[];
  readonly rows: readonly Row[];
  readonly counts: readonly number[];
  /** Changes a count and the tallies that hang on it; `n` may be negative. Asks nothing. */
  add(slot: number, n: number): void;
  /** The rule that forbids so many more of a slot now. */
  refuses(slot: number, n: number): string | null;
  /** The rule that asks for more before the plan is complete. */
  lacks(): string | null;
  /** The first rule that the plan as a whole breaks, however it came about. */
  broken(): string | null;
  meters(): Meter[];
  warnings(): Warning[];
  readonly auto: Automatic<P> | null;
  /** The typed answer that is stored. */
  write(part: P | null): A;
  /** The reverse of `write`, into an empty plan: the automatic part, or the rule that the answer's form breaks. */
  read(answer: Json): { readonly part: P | null } | { readonly rule: string; readonly with?: Json };
  /** An independent copy that shares the facts. */
  fork(): Plan<A, P>;
}

/** Attempts at a random plan before the whole space is searched. */
const ATTEMPTS = 40;
/** Hard bound on the plans that a listing or a search looks at. */
const STEPS = 200_000;

const isComplete = (plan: Plan): boolean => plan.lacks() === null && plan.broken() === null;

/** Visits every complete plan once, in canonical order, until the visitor returns false. False when the bound on steps was met or the visitor stopped. */
function visitPlans(plan: Plan, visitor: () => boolean): boolean {
  const { slots } = plan;
  const rowOf = new Map<number, { row: Row; place: number }>();
  for (const row of plan.rows) row.slots.forEach((slot, place) => rowOf.set(slot, { row, place }));
  let steps = 0;
  /** Equal things are only listed in falling order, so that exchanging them gives no second answer. */
  const bound = (slot: number): number => {
    const at = rowOf.get(slot);
    if (!at || at.row.like < 0) return Infinity;
    const before = plan.rows[at.row.like]!.slots;
    for (let i = 0; i < at.place; i++) {
      if (plan.counts[at.row.slots[i]!]! < plan.counts[before[i]!]!) return Infinity;
    }
    return plan.counts[before[at.place]!]!;
  };
  const visit = (slot: number): boolean => {
    if (++steps > STEPS) return false;
    if (slot === slots.length) return !isComplete(plan) || visitor();
    const most = bound(slot);
    let n = 0;
    let goOn = visit(slot + 1);
    while (goOn && n < most && plan.refuses(slot, 1) === null) {
      plan.add(slot, 1);
      n++;
      goOn = visit(slot + 1);
    }
    plan.add(slot, -n);
    return goOn;
  };
  return visit(0);
}

/** Every answer, if there are no more than `limit`; else null. With 'best' each plan has its best automatic part only. */
export function listPlan<A extends Json>(empty: Plan<A>, limit: number, parts: 'best' | 'all'): A[] | null {
  const plan = empty.fork();
  const found: A[] = [];
  const whole = visitPlans(plan, () => {
    for (const part of partsOf(plan, limit, parts)) found.push(plan.write(part));
    return found.length <= limit;
  });
  return whole && found.length <= limit ? found : null;
}

function partsOf(plan: Plan, limit: number, parts: 'best' | 'all'): (Json | null)[] {
  if (!plan.auto) return [null];
  if (parts === 'all') return plan.auto.list(limit + 1);
  const best = plan.auto.best(null);
  return best === null ? [] : [best];
}

/** How many more of a slot may be added now. */
export function roomFor(plan: Plan, slot: number): number {
  const most = plan.slots[slot]!.most - plan.counts[slot]!;
  if (most <= 0 || plan.refuses(slot, 1) !== null) return 0;
  let low = 1;
  let high = most;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (plan.refuses(slot, middle) === null) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** One answer by chance; every answer can come. */
export function samplePlan<A extends Json>(empty: Plan<A>, below: (n: number) => number): A {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const plan = empty.fork();
    const waiting = plan.slots.map((_, slot) => slot);
    // A few plans hold a bit of everything, most hold one or two things, as people's do.
    let picks = below(waiting.length + 1);
    while (picks-- > 0) {
      const [slot] = waiting.splice(below(waiting.length), 1);
      plan.add(slot!, below(roomFor(plan, slot!) + 1));
    }
    while (plan.lacks() !== null) {
      const open = plan.slots.flatMap((_, slot) => (plan.refuses(slot, 1) === null ? [slot] : []));
      if (open.length === 0) break;
      const slot = open[below(open.length)]!;
      plan.add(slot, 1 + below(roomFor(plan, slot)));
    }
    if (!isComplete(plan)) continue;
    const part = plan.auto ? plan.auto.sample(below) : null;
    if (plan.auto && part === null) continue;
    sortRows(plan);
    return plan.write(part);
  }
  return firstPlan(empty);
}

/** The first answer in canonical order; null where there is none. */
export function firstOfPlan<A extends Json>(empty: Plan<A>): A | null {
  const plan = empty.fork();
  let found: A | null = null;
  visitPlans(plan, () => {
    const [part] = partsOf(plan, 1, 'best');
    if (part !== undefined) found = plan.write(part);
    return found === null;
  });
  return found;
}
function firstPlan<A extends Json>(empty: Plan<A>): A {
  const found = firstOfPlan(empty);
  if (found === null) throw new Error('no legal answer to a plan');
  return found;
}

/** Up to `n` different answers from all over the space, for bots: neighbours in a listing differ too little. */
export function spreadPlan<A extends Json>(empty: Plan<A>, n: number, below: (n: number) => number): A[] {
  const found: A[] = [];
  for (let tries = 0; tries < 4 * n && found.length < n; tries++) {
    const answer = samplePlan(empty, below);
    if (!found.some((other) => same(other, answer))) found.push(answer);
  }
  return found;
}

/** The rule that an answer breaks, or the answer as it is stored: equal answers are equal in log and file, whatever order they were written in. */
export function checkPlan<A extends Json>(empty: Plan<A>, answer: Json): { rule: string; with?: Json } | { stored: A } {
  const plan = empty.fork();
  const read = plan.read(answer);
  if ('rule' in read) return read;
  const rule = plan.broken() ?? plan.lacks();
  if (rule !== null) return { rule };
  if (plan.auto) {
    if (read.part === null) throw new Error('the plan has an automatic part, but its reading gave none');
    const refused = plan.auto.refuses(read.part);
    if (refused !== null) return { rule: refused };
  }
  sortRows(plan);
  return { stored: plan.write(read.part) };
}

/** Puts equal rows in falling order. */
function sortRows(plan: Plan): void {
  const done = new Set<number>();
  plan.rows.forEach((_, first) => {
    if (done.has(first)) return;
    const group = [first];
    plan.rows.forEach((row, i) => {
      if (group.includes(row.like)) group.push(i);
    });
    for (const i of group) done.add(i);
    if (group.length === 1) return;
    const vectors = group.map((i) => plan.rows[i]!.slots.map((slot) => plan.counts[slot]!));
    const sorted = vectors.toSorted((a, b) => {
      const at = a.findIndex((count, i) => count !== b[i]);
      return at < 0 ? 0 : b[at]! - a[at]!;
    });
    group.forEach((row, i) => {
      plan.rows[row]!.slots.forEach((slot, place) => plan.add(slot, sorted[i]![place]! - plan.counts[slot]!));
    });
  });
}

export const draftOf = (plan: Plan, pins: Json): Draft => ({
  counts: Object.fromEntries(plan.slots.flatMap(({ id }, i) => (plan.counts[i]! > 0 ? [[id, plan.counts[i]!]] : []))),
  pins,
});

/** Takes a draft up again in an empty plan, as far as it still goes; returns the slots of which something was lost. */
export function resume(plan: Plan, { counts }: Draft): string[] {
  const missing = (slot: number): number => Math.max(0, counts[plan.slots[slot]!.id] ?? 0) - plan.counts[slot]!;
  // What comes later may make room for what comes before it.
  for (let added = true; added;) {
    added = false;
    plan.slots.forEach((_, slot) => {
      const possible = Math.min(missing(slot), roomFor(plan, slot));
      if (possible <= 0) return;
      plan.add(slot, possible);
      added = true;
    });
  }
  const isKept = (id: string): boolean => plan.slots.some((slot, i) => slot.id === id && missing(i) <= 0);
  return Object.keys(counts).filter((id) => counts[id]! > 0 && !isKept(id));
}
