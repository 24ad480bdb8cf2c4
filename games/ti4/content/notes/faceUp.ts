import { layNote, ownerOf, returnNote } from '../../rules/notes.ts';
import { hasUnits } from '../../rules/units.ts';
import type { Ti4 } from '../../shapes.ts';
import type { AnyAbility, Modifiers } from '@orrery/kernel';
import { ability, component } from '../component.ts';

/** With an activation against its owner a note that lies face up goes back. */
export const goesBack = () =>
  ability({
    at: 'activate.would',
    name: 'return',
    from: 'play',
    mandatory: true,
    fits: ({ pub }, you, { seat, system }, { component: note }) => seat === you && hasUnits(pub, system, ownerOf(note)),
    effect: (t, { you, source }) => returnNote(t, source.component, you),
  });

/** A note that is laid face up as an action, holds while it lies there, and goes back with an activation against its owner (TI4-PN-07). */
export const laidByAction = (id: string, modifiers: Modifiers<Ti4>, more: readonly AnyAbility[] = []) =>
  component({
    id,
    kind: 'note',
    at: 'action',
    effect: (t, { you, source }) => layNote(t, source.component, you),
    modifiers,
    more: [...more, goesBack()],
  });
