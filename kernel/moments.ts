import { NEXT, flow } from './flow.ts';
import type { Flow, FlowOf, Gives, LocalFor, Next } from './flow.ts';
import type { Json } from './json.ts';
import { hasListeners } from './live.ts';
import { part } from './parts.ts';
import type { Part } from './parts.ts';
import type { UseTable } from './component.ts';
import type { Table } from './table.ts';
import type { Name, Pub, Seat, Shapes, WindowKind } from './types.ts';

// A moment is an act with a window before it, in which its subject may be rewritten or the act prevented, and one after it.

/** Moment -> its subject: plain data that says what is about to happen. */
export type Acts = object;
/** 'sustained' -> 'sustained.would' and 'sustained.after'. */
export type WindowsOf<A extends Acts> = {
  [M in Name<A> as `${M}.would`]: A[M];
} & { [M in Name<A> as `${M}.after`]: A[M] };

/** What moments need of a game. */
export interface Moments extends Shapes {
  frames: { moment: MomentLocals & Gives<Json> };
}
interface MomentLocals {
  name: string;
  subject: Json;
  order: Seat[];
}

export interface MomentSpec<T extends Shapes, Subject> {
  /** What happens between the two windows, if nothing prevents it. */
  act?(t: Table<T>, subject: Subject): void;
  /** Who is asked, in this order; else the order that all moments share. */
  order?(pub: Pub<T>, subject: Subject): Seat[];
}

/** A subject that is null or says `prevented` does not happen. */
const happens = (subject: unknown): boolean =>
  subject !== null && !(typeof subject === 'object' && (subject as { prevented?: boolean }).prevented === true);

export function momentsOf<T extends Shapes, A extends Acts>(
  specs: { readonly [M in Name<A>]: MomentSpec<T, A[M]> },
  order: (pub: Pub<T>) => Seat[],
) {
  const specOf = (name: string) => specs[name as Name<A>] as MomentSpec<T, unknown>;
  const moments = flow<Moments>()('moment', {
    would: (t, f) => t.window(`${f.name}.would` as never, f.subject as never, f.order, 'subject' as never),
    act: (t, f) => {
      if (!happens(f.subject)) return t.end(f.subject);
      specOf(f.name).act?.(t as unknown as Table<T>, f.subject);
      return t.next;
    },
    after: (t, f) => t.window(`${f.name}.after` as never, f.subject as never, f.order, 'subject' as never),
    over: (t, f) => t.end(f.subject),
  });
  const windows: { [window: string]: WindowKind } = {};
  for (const name of Object.keys(specs))
    for (const when of ['would', 'after']) windows[`${name}.${when}`] = { protocol: 'turns' };

  /** Lets a moment happen; its subject, as it came to be, goes into a local. Where nobody listens, the act is done at once. */
  function moment<P extends Name<T['frames']>, M extends Name<A>>(
    t: Flow<T, P>,
    name: M,
    subject: A[M],
    into?: LocalFor<T, P, A[M]>,
  ): Next;
  function moment<Memo, M extends Name<A>>(t: UseTable<T, Memo>, name: M, subject: A[M], into?: Name<Memo>): Next;
  function moment(t: Pick<FlowOf<T, never>, 'next'>, name: Name<A>, subject: A[Name<A>], into?: string): Next {
    const table = t as unknown as Table<T>;
    if (hasListeners(table.game, table.pub, `${name}.would`) || hasListeners(table.game, table.pub, `${name}.after`)) {
      const seats = specOf(name).order?.(table.pub, subject) ?? order(table.pub);
      const locals = { name, subject, order: seats };
      (table as unknown as Table<Moments>).call('moment', locals as never, (into ?? null) as never);
      return NEXT;
    }
    if (happens(subject)) specOf(name).act?.(table, subject);
    if (into !== undefined) table.put(into, subject as Json);
    return NEXT;
  }
  const brought = part<Moments>()({ procedures: { moment: moments }, windows: windows as never });
  return { moment, part: brought as unknown as MomentPart<Name<A>> };
}
type MomentPart<M extends string> = Part<
  Moments,
  { frames: 'moment'; asks: never; windows: `${M}.would` | `${M}.after` }
>;
