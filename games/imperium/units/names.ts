import type { Stack } from '@orrery/kernel';

// Equal figures share a stack, and an answer names it by its type, followed by its marks.

export const stackName = ({ type, marks }: Pick<Stack, 'type' | 'marks'>): string =>
  marks === '' ? type : `${type} ${marks}`;

/** The type and the marks that a name stands for; the edition knows which types there are. */
export function stackNamed<Type extends string>(name: string): { type: Type; marks: string } {
  const space = name.indexOf(' ');
  return space < 0
    ? { type: name as Type, marks: '' }
    : { type: name.slice(0, space) as Type, marks: name.slice(space + 1) };
}
