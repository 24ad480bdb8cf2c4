import type { Json } from '@orrery/kernel';

// Answers that count figures: place -> stack -> how many.

export type Counted = { [stack: string]: number };
export type Figures = { [place: string]: Counted };

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
