import type { Seat } from '@orrery/kernel';
import { authorityOf } from '../rules/counts.ts';
import { isOut, modeOf } from '../rules/modes.ts';
import type { Pub } from '../rules/shapes.ts';
import { PHASES } from './style.ts';
import type { Phase } from './style.ts';

/** How far a game is, by rounds and by how little Authority somebody has left: 0 is early, 1 the middle, 2 late. */
export const progressOf = (pub: Pub): number => {
  const round = pub.turn / (modeOf(pub).together ? 2 : pub.players.length);
  let least = Infinity;
  for (let seat: Seat = 0; seat < pub.players.length; seat++)
    if (!isOut(pub, seat)) least = Math.min(least, authorityOf(pub, seat));
  const far = Math.max((round - 2.5) / 5.5, (41 - least) / 17);
  return far < -0.45 ? -0.45 : far > 2 ? 2 : far;
};
export const phaseAt = (far: number): Phase => PHASES[Math.max(0, Math.round(far))]!;
