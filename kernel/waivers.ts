import type { Pub, Seat, Shapes } from './types.ts';

/** Whether a name is meant: by itself, or by its beginning ('hits.*'). */
export function isMeant(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
}

/** Whether the frame that something ends with is still there; what names none lasts. */
export function lasts<T extends Shapes>(pub: Pub<T>, until: number | null | undefined): boolean {
  return until === null || until === undefined || pub.table.stack.some((f) => f.id === until);
}

/** A seat that said for all to see that it does not want to be invited. */
export function hasWaived<T extends Shapes>(pub: Pub<T>, seat: Seat, window: string): boolean {
  return pub.table.waivers.some((w) => w.seat === seat && isMeant(w.windows, window) && lasts(pub, w.until));
}
