import type { Command } from './types.ts';

/** A point one can go back to: the count that players know it by, and how many commands led to it. */
export interface Point {
  n: number;
  length: number;
}

/**
 * The points on the way to the present, read off a log of commands and the counts they led to: nothing is played. Points that were taken
 * back are not among them.
 */
export function pointsOf(log: readonly { command: Command; n: number }[]): Point[] {
  let line: Point[] = [{ n: 0, length: 0 }];
  let proposed = 0;
  for (const [i, { command, n }] of log.entries()) {
    const length = i + 1;
    const last = line[line.length - 1]!;
    if (command.do === 'undo') proposed = command.to;
    // Going back counts as a step of its own; a mere request does not.
    if (n > last.n && (command.do === 'undo' || command.do === 'consent')) line = line.filter((p) => p.n < proposed);
    if (n === last.n) last.length = length;
    else line.push({ n, length });
  }
  return line;
}
