import { firstToReach, mostPointsOf } from '@orrery/imperium';
import type { Seat } from '@orrery/kernel';
import type { Pub, Table } from '../shapes.ts';
import { initiativeOrder } from './initiative.ts';

// GOAL: victory points, and the end at the very moment the target is reached (TI4-GOAL-01, TI4-GOAL-05).

/** Never above the target, never below zero (TI4-GOAL-07, TI4-GOAL-08). `from` is an objective, Mecatol Rex, or anything else. */
export function changePoints(t: Table, seat: Seat, by: number, from = 'other'): void {
  const sheet = t.pub.sheets[seat]!;
  const before = sheet.points;
  sheet.points = Math.max(0, Math.min(t.pub.agreed.points, before + by));
  t.emit('points', { seat, points: sheet.points, by: sheet.points - before, from });
}

/** Whoever has reached the target; of several the first in initiative order (TI4-GOAL-06). */
export const winnerOf = (pub: Pub): Seat | null =>
  pub.sheets.every(({ points }) => points < pub.agreed.points)
    ? null
    : firstToReach(initiativeOrder(pub), (seat) => pub.sheets[seat]!.points, pub.agreed.points);

/** The most points, ties by initiative: when the objectives have run out (TI4-GOAL-03). */
export const leaderOf = (pub: Pub): Seat => mostPointsOf(initiativeOrder(pub), (seat) => pub.sheets[seat]!.points);
