import type { Seat } from './types.ts';

// Units as stacks: so many of one type and seat, with the same marks, at one place. Marks are a sorted list in one string
// ('damaged', 'agent:7 damaged'), so that equal units always share a stack.

export interface Stack {
  readonly seat: Seat;
  readonly type: string;
  readonly marks: string;
  readonly n: number;
}
/** Place -> its stacks. */
export type Stacks = { [place: string]: readonly Stack[] };

export function marksOf(marks: readonly string[]): string {
  return [...new Set(marks)].sort().join(' ');
}
export function hasMark(stack: Pick<Stack, 'marks'>, mark: string): boolean {
  return stack.marks !== '' && stack.marks.split(' ').includes(mark);
}
export function withMark(marks: string, mark: string): string {
  return marksOf([...marks.split(' ').filter(Boolean), mark]);
}
export function withoutMark(marks: string, mark: string): string {
  return marksOf(marks.split(' ').filter((m) => m !== '' && m !== mark));
}

export function addUnits(units: Stacks, place: string, seat: Seat, type: string, n: number, marks = ''): void {
  if (n === 0) return;
  const here = units[place] ?? [];
  const i = here.findIndex((s) => s.seat === seat && s.type === type && s.marks === marks);
  units[place] = i < 0 ? [...here, { seat, type, marks, n }] : here.with(i, { seat, type, marks, n: here[i]!.n + n });
}

/** Removes n units of one stack; throws when they are not there, since a caller that asks for them has a fault. */
export function removeUnits(units: Stacks, place: string, seat: Seat, type: string, n: number, marks = ''): void {
  if (n === 0) return;
  const here = units[place] ?? [];
  const i = here.findIndex((s) => s.seat === seat && s.type === type && s.marks === marks);
  const found = here[i];
  if (!found || found.n < n) throw new Error(`${n} ${type} ${marks} of seat ${seat} are not at ${place}`);
  if (found.n > n) units[place] = here.with(i, { seat, type, marks, n: found.n - n });
  else if (here.length > 1) units[place] = here.toSpliced(i, 1);
  else delete units[place];
}

/** Units keep their marks when they move. */
export function moveUnits(
  units: Stacks,
  from: string,
  to: string,
  seat: Seat,
  type: string,
  n: number,
  marks = '',
): void {
  removeUnits(units, from, seat, type, n, marks);
  addUnits(units, to, seat, type, n, marks);
}

export function setMarks(
  units: Stacks,
  place: string,
  stack: Pick<Stack, 'seat' | 'type' | 'marks'>,
  n: number,
  marks: string,
): void {
  removeUnits(units, place, stack.seat, stack.type, n, stack.marks);
  addUnits(units, place, stack.seat, stack.type, n, marks);
}

/** Takes a mark off every unit: the last act of the effect that owned it. */
export function clearMark(units: Stacks, mark: string): void {
  for (const place of Object.keys(units)) {
    for (const stack of units[place]!.slice()) {
      if (hasMark(stack, mark)) setMarks(units, place, stack, stack.n, withoutMark(stack.marks, mark));
    }
  }
}

export function countUnits(units: Stacks, place: string, fits: (stack: Stack) => boolean): number {
  let n = 0;
  for (const stack of units[place] ?? []) if (fits(stack)) n += stack.n;
  return n;
}

/** Stacks and lists of them are never changed in place: a copy shares them with its model. */
export const cloneStacks = (units: Stacks): Stacks => ({ ...units });
