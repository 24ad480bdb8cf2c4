import type { ActSpec, AnyComponent, ComponentSpec, End, Next, Seat, Source, UseTable } from '@orrery/kernel';
import type { AgendaId } from '../agendas.ts';
import { component } from '../component.ts';
import type { KINDS } from '../component.ts';
import { resolutionOf } from '../../rules/council/agendaPhase.ts';
import { speakerOrder } from '../../rules/initiative.ts';
import { exhaust } from '../../rules/effects.ts';
import type { Table, Ti4 } from '../../shapes.ts';

// How agendas are written: what happens when the outcome stands, and, for laws, what holds while they are in play.

type Resolution<Memo> = Pick<ActSpec<Ti4, 'outcome.resolve', null, Memo, Source, null>, 'memo' | 'effect'>;

/** What an agenda does as it is resolved; `about.outcome` is For, Against or what was elected. */
export const resolved = <Memo = object>(id: AgendaId, spec: Resolution<Memo>): AnyComponent =>
  component<'outcome.resolve', null, Memo, null>({
    id: resolutionOf(id),
    kind: 'agenda',
    at: 'outcome.resolve',
    mandatory: true,
    fits: (_, __, { agenda }) => agenda === id,
    ...spec,
  });

type LawSpec = Pick<
  ComponentSpec<Ti4, typeof KINDS, never, null, object, null>,
  'modifiers' | 'more' | 'blanks' | 'grants'
>;
/** What holds until the phase is over. */
type Passing = 'public-execution silence' | 'checks-and-balances sparing';
/** The text of a law while it is in play. */
export const law = (id: AgendaId | Passing, spec: LawSpec): AnyComponent => component({ id, kind: 'law', ...spec });

/** Agendas that do nothing themselves: laws that are only held. */
export const held = (id: AgendaId): AnyComponent => resolved(id, {});

/** What waits for the next strategy phase: a text that every player has before them until then. */
const laterOf = (id: AgendaId): string => `${id} later`;
export function postpone(t: Table, id: AgendaId, seats: readonly Seat[]): void {
  for (const seat of seats) t.addComponent(`${laterOf(id)} ${seat}`, { ability: laterOf(id), holder: seat });
}
export function later(id: AgendaId, act: (t: Table, seat: Seat) => { planets: readonly string[] } | { n: number }) {
  return component({
    id: laterOf(id),
    kind: 'agenda',
    at: 'phase.start',
    mandatory: true,
    fits: (_, __, { phase }) => phase === 'strategy',
    effect: (t, { you, source }) => {
      t.removeComponent(source.component);
      const todo = act(t, you);
      if ('n' in todo) return t.call('exhaustOwn', { seat: you, n: todo.n, for: id });
      exhaust(t, todo.planets);
      return t.next;
    },
  });
}
/** Memo of what every player does, one after another. */
export interface Each {
  left: Seat[] | null;
}
export const EACH: Each = { left: null };
/** One player after another, from the speaker (TI4-AGEN-19): a step that repeats itself. */
export function each<Memo extends Each>(
  t: UseTable<Ti4, Memo>,
  memo: Memo,
  again: string,
  act: (seat: Seat) => Next | End | void,
  among: (seat: Seat) => boolean = () => true,
): Next | string {
  memo.left ??= speakerOrder(t.pub).filter(among);
  const seat = memo.left[0];
  if (seat === undefined) {
    memo.left = null;
    return t.next;
  }
  memo.left = memo.left.slice(1);
  act(seat);
  return again;
}
