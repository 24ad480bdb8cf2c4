import { stackName } from '@orrery/imperium';
import type { Json, Seat, Stack } from '@orrery/kernel';
import type { UnitType } from '../content/units/index.ts';
import type { Pub } from '../shapes.ts';

// Answers that count figures: place -> stack -> how many. A stack is called by its type and its marks, as "dreadnought damaged".

export type Counted = { [stack: string]: number };
export type Figures = { [place: string]: Counted };

export { stackName };
export const slotName = (stack: string, at: string): string => `${stack}@${at}`;

interface Counting {
  readonly stack: string;
  readonly at: string;
}
/** What was counted, place by place, in the order of the slots. */
export function writeFigures(slots: readonly Counting[], counts: readonly number[]): Figures {
  const figures: Figures = {};
  slots.forEach(({ stack, at }, i) => {
    if (counts[i]! > 0) (figures[at] ??= {})[stack] = counts[i]!;
  });
  return figures;
}

/** An answer, or a part of one, that has named parts. */
export const isRecord = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Counts by slot; null where the answer has not even the form. */
export function readFigures(answer: Json | undefined, prefix = ''): Map<string, number> | null {
  if (!isRecord(answer)) return null;
  const counts = new Map<string, number>();
  for (const [at, here] of Object.entries(answer)) {
    if (!isRecord(here)) return null;
    for (const [stack, n] of Object.entries(here)) counts.set(prefix + slotName(stack, at), n as number);
  }
  return counts;
}

// Figures that components are aimed at: 'cruiser damaged@tile-19', and 'infantry@jord#2' for the second of equals.

/** One figure among equals. */
export type FigureId = string;
export interface Figure {
  readonly stack: Stack;
  readonly place: string;
}
/** Stacks of a player anywhere, each once. */
export function stacksOfSeat(pub: Pub, seat: Seat, fits: (stack: Stack, place: string) => boolean): Figure[] {
  const found: Figure[] = [];
  for (const place in pub.units)
    for (const stack of pub.units[place]!) if (stack.seat === seat && fits(stack, place)) found.push({ stack, place });
  return found;
}
export const figureId = ({ stack, place }: Figure): FigureId => slotName(stackName(stack), place);
/** Every single figure. */
export const figureIds = (figures: readonly Figure[]): FigureId[] =>
  figures.flatMap((figure) =>
    Array.from({ length: figure.stack.n }, (_, i) => (i === 0 ? figureId(figure) : `${figureId(figure)}#${i + 1}`)),
  );
/** Every single figure of a player at some places that fits. */
export const figuresAt = (
  pub: Pub,
  seat: Seat,
  places: readonly string[],
  fits: (type: UnitType) => boolean,
): FigureId[] =>
  figureIds(
    places.flatMap((place) =>
      (pub.units[place] ?? [])
        .filter((stack) => stack.seat === seat && fits(stack.type as UnitType))
        .map((stack) => ({ stack, place })),
    ),
  );

/** What an id names: a stack and where it stands. */
export function figureNamed(id: FigureId): { unit: string; at: string } {
  const [unit, at] = id.split('#')[0]!.split('@') as [string, string];
  return { unit, at };
}
/** The stack that an id names, which must be there. */
export function figureOf(pub: Pub, seat: Seat, id: FigureId): Figure {
  const { unit, at } = figureNamed(id);
  const stack = pub.units[at]?.find((one) => one.seat === seat && stackName(one) === unit);
  if (!stack) throw new Error(`there is no ${unit} of seat ${seat} at ${at}`);
  return { stack, place: at };
}
