import { draftOf, resume } from '@orrery/kernel';
import type { Draft, Json, Meter, Plan, Shapes, View, Warning } from '@orrery/kernel';

// An answer made of counts, as the panel shows it while it is made.

/** A slot with a stepper. */
export interface PlanRow {
  readonly slot: number;
  readonly id: string;
  readonly n: number;
  /** No more than so many can ever be chosen. */
  readonly most: number;
  /** The rule that forbids one more; null when it may be added. */
  readonly refused: string | null;
}
export interface PlanView {
  readonly rows: readonly PlanRow[];
  readonly closed: Plan['closed'];
  readonly meters: readonly Meter[];
  readonly warnings: readonly Warning[];
  /** The answer as it stands, with the best automatic part; null while it is not complete. */
  readonly answer: Json | null;
  /** The rule that keeps it from being complete. */
  readonly lacks: string | null;
  /** What the reader insists on for the automatic part. */
  readonly pins: Json;
  /** The same with so many more (or fewer) of a slot, to be kept. */
  changed(slot: number, n: number): Draft;
  /** The same with other wishes for the automatic part, to be kept. */
  pinned(pins: Json): Draft;
}

/** A question whose answer is a plan. */
export interface Planned {
  begin(v: View<Shapes>, q: Json): Plan;
}
export const isPlanned = (kind: object | undefined): kind is Planned => kind !== undefined && 'begin' in kind;

const EMPTY: Draft = { counts: {}, pins: null };

/** A kept draft, whatever was kept: an older client may have left another form. */
export function draftFrom(kept: Json | undefined): Draft {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return EMPTY;
  const { counts, pins } = kept;
  if (typeof counts !== 'object' || counts === null || Array.isArray(counts)) return EMPTY;
  const numbers = Object.entries(counts).filter(([, n]) => Number.isSafeInteger(n) && (n as number) > 0);
  return { counts: Object.fromEntries(numbers) as { [slot: string]: number }, pins: pins ?? null };
}

export function planView(kind: Planned, view: View<Shapes>, q: Json, draft: Draft): PlanView {
  const plan = kind.begin(view, q);
  resume(plan, draft);
  const lacks = plan.broken() ?? plan.lacks();
  const part = lacks === null && plan.auto ? plan.auto.best(draft.pins) : null;
  return {
    rows: plan.slots.map(({ id, most }, slot) => ({
      slot,
      id,
      n: plan.counts[slot]!,
      most,
      refused: plan.refuses(slot, 1),
    })),
    closed: plan.closed,
    meters: plan.meters(),
    warnings: plan.warnings(),
    answer: lacks === null && (!plan.auto || part !== null) ? plan.write(part) : null,
    lacks,
    pins: draft.pins,
    pinned: (pins) => draftOf(plan, pins),
    changed(slot, n) {
      const next = plan.fork();
      next.add(slot, Math.max(n, -next.counts[slot]!));
      return draftOf(next, draft.pins);
    },
  };
}
