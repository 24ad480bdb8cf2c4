import { isLive } from '@orrery/kernel';
import type { Decision, Shapes, View } from '@orrery/kernel';
import type { AnyGame } from '@orrery/games';

/** Whether the reader of a view may answer this question now. */
export function isOpenTo(game: AnyGame, v: View<Shapes>, d: Decision): boolean {
  if (v.seat !== d.seat || v.pub.table.result) return false;
  if (v.me?.table.sealed[d.id] !== undefined) return false;
  return isLive(game, v, d);
}

/** The reader has given a sealed answer that waits for the others. */
export const isSealedByMe = (v: View<Shapes>): boolean =>
  v.pub.table.open.some((d) => d.seat === v.seat && v.me?.table.sealed[d.id] !== undefined);
