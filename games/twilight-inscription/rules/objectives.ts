/** OBJ: the table sees at the end of every step who has met an objective (Q-OBJ-2). */
import type { Seat } from '@orrery/kernel';
import { layoutsOf } from '../content/catalogue.ts';
import { objectiveCard } from '../content/objectives.ts';
import { meets } from '../sheet/objectives.ts';
import type { ObjectiveInPlay } from '../shapes.ts';
import { allSeats, change, type T } from './table.ts';

/** All who are first in the same step score the higher value (INS-OBJ-05). */
export function checkObjectives(t: T): void {
  for (const objective of t.pub.objectives) {
    const { when, first, later } = objectiveCard(objective.id);
    const met = allSeats(t.pub).filter((seat) => {
      const p = t.pub.players[seat]!;
      return p.objectives[objective.sheet] === null && meets({ p, sheets: layoutsOf(p) }, when);
    });
    if (met.length === 0) continue;
    const higher = higherStillThere(t, objective);
    for (const seat of met) achieve(t, seat, objective, higher ? first : later, higher);
    if (higher) objective.flipped = { by: 'player', round: t.pub.round, step: t.pub.step };
  }
}

/** Unflipped, or turned over by the AI in this very round (INS-SOLO-17); between players it is the step that counts (Q-SOLO-11). */
const higherStillThere = (t: T, { flipped }: ObjectiveInPlay): boolean =>
  flipped === null || (flipped.by === 'ai' && flipped.round === t.pub.round);

function achieve(t: T, seat: Seat, objective: ObjectiveInPlay, vp: number, first: boolean): void {
  change(t, seat, ({ p }) => {
    p.objectives[objective.sheet] = vp;
  });
  t.emit('objective', { who: seat, objective: objective.id, vp, first });
}
