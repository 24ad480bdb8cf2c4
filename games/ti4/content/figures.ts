import type { Seat, Stack } from '@orrery/kernel';
import { slotName, stackName } from '../rules/figures.ts';
import { systemOf } from '../rules/systems.ts';
import type { Pub } from '../shapes.ts';

// Figures that components are aimed at: 'cruiser damaged@tile-19', and 'infantry@jord#2' for the second of equals.

export interface Figure {
  readonly stack: Stack;
  readonly place: string;
}
/** Stacks of a player anywhere, each once. */
export function stacksOfSeat(pub: Pub, seat: Seat, fits: (stack: Stack, place: string) => boolean): Figure[] {
  return Object.entries(pub.units).flatMap(([place, stacks]) =>
    stacks.filter((stack) => stack.seat === seat && fits(stack, place)).map((stack) => ({ stack, place })),
  );
}
export const figureId = ({ stack, place }: Figure): string => slotName(stackName(stack), place);
/** Every single figure. */
export const figureIds = (figures: readonly Figure[]): string[] =>
  figures.flatMap((figure) => Array.from({ length: figure.stack.n }, (_, i) => `${figureId(figure)}#${i + 1}`));

/** The stack that an id names, whatever stands behind its '#'. */
export function figureOf(pub: Pub, seat: Seat, id: string): Figure {
  const [name, place] = id.split('#')[0]!.split('@') as [string, string];
  const stack = pub.units[place]?.find((one) => one.seat === seat && stackName(one) === name);
  if (!stack) throw new Error(`there is no ${name} of seat ${seat} at ${place}`);
  return { stack, place };
}
export const systemOfFigure = (id: string): string => systemOf(id.split('#')[0]!.split('@')[1]!);
