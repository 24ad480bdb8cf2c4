import type { Table } from './table.ts';
import type { End, Frame, Name, Procedure, Shapes } from './types.ts';

/** Declares a procedure: its steps in rulebook order; the first is where it starts. */
export function procedures<T extends Shapes>() {
  return <P extends Name<T['frames']>, S extends string>(
    name: P,
    steps: Record<S, (t: Table<T>, f: Frame<T, P>) => NoInfer<S> | End>,
    more: Pick<Procedure<T, P>, 'finally' | 'closed' | 'atomic'> = {},
  ): Procedure<T, P> => ({ name, first: Object.keys(steps)[0]!, steps, ...more });
}
