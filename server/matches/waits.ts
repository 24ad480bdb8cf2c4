import { REACT, isLive } from '@orrery/kernel';
import type { Decision, Game, Seat, Shapes, State } from '@orrery/kernel';

/** Whom a match waits for. */
export interface Waits {
  /** Questions that block, by seat; a sealed answer given takes a seat off. Reaction windows are not among them. */
  asks: Decision[][];
  /** The questions of the open reaction window, answered or not: who answered is nobody's business. */
  window: Decision[];
}

export function waits<T extends Shapes>(game: Game<T>, s: State<T>): Waits {
  const asks: Decision[][] = [];
  for (let seat = 0; seat < s.pub.table.seats; seat++) asks.push([]);
  const window: Decision[] = [];
  for (const d of s.pub.table.open) {
    if (!isLive(game, s, d)) continue;
    if (d.kind === REACT && d.mode === 'seal') window.push(d);
    else if (s.own[d.seat]!.table.sealed[d.id] === undefined) asks[d.seat]!.push(d);
  }
  return { asks, window };
}

/** The seats of the open window that have not answered. For the table's own use; never shown. */
export function silent<T extends Shapes>(s: State<T>, window: readonly Decision[]): Seat[] {
  return window.filter((d) => s.own[d.seat]!.table.sealed[d.id] === undefined).map((d) => d.seat);
}
