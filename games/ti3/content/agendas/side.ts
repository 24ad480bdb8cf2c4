import type { AnyComponent, ComponentSpec, Json } from '@orrery/kernel';
import type { Ti3 } from '../../shapes.ts';
import { component } from '../component.ts';
import type { KINDS } from '../component.ts';
import type { AgendaId } from './agendas.ts';

// An agenda has two sides: what happens when it passes (with the one elected), and when it fails. Each is a component that acts by itself;
// the side of a law that passed stays in play with its modifiers, and "you" is the player elected.

type Side<At extends 'agenda.passed' | 'agenda.failed', Memo, Kept extends Json> = Omit<
  ComponentSpec<Ti3, typeof KINDS, At, null, Memo, Kept>,
  'id' | 'kind' | 'copies' | 'at' | 'mandatory' | 'fits' | 'aim' | 'on'
>;

/** The component that acts when an agenda fails. */
export const against = (agenda: string): string => `${agenda}-against`;

/** What an agenda does when it passes; modifiers hold while the law is in play. */
export const passes = <Memo = object, Kept extends Json = null>(
  id: AgendaId,
  side: Side<'agenda.passed', Memo, Kept>,
): AnyComponent =>
  component<'agenda.passed', null, Memo, Kept>({
    id,
    kind: 'law',
    at: 'agenda.passed',
    mandatory: true,
    fits: (_, __, about, source) => about.agenda === source.component,
    ...side,
  });

/** What an agenda does when it does not pass (TI3-POLITICS-06). */
export const fails = <Memo = object, Kept extends Json = null>(
  id: AgendaId,
  side: Side<'agenda.failed', Memo, Kept>,
): AnyComponent =>
  component<'agenda.failed', null, Memo, Kept>({
    id: against(id),
    kind: 'law',
    at: 'agenda.failed',
    mandatory: true,
    ...side,
  });
