import type { Json } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';

// What the reader wants of a payment that is otherwise chosen for the least waste.

interface Wishes {
  use: string[];
  keep: string[];
}
const wishesOf = (pins: Json): Wishes => {
  const { use = [], keep = [] } = (pins ?? {}) as Partial<Wishes>;
  return { use, keep };
};
/** The reader insists on a planet, or wants to keep it. */
export function togglePin(table: TableModel, coin: string, isUsed: boolean): void {
  const plan = table.plan();
  if (!plan) return;
  const { use, keep } = wishesOf(plan.pins);
  const without = (list: string[]) => list.filter((id) => id !== coin);
  table.changePlan(
    plan.pinned({
      use: isUsed ? [...without(use), coin] : without(use),
      keep: isUsed ? without(keep) : [...without(keep), coin],
    }),
  );
}
/** Back to the payment that wastes least; null where nothing was insisted on. */
export function resetPins(table: TableModel): (() => void) | null {
  const plan = table.plan();
  if (!plan || plan.pins === null) return null;
  return () => table.changePlan(plan.pinned(null));
}
