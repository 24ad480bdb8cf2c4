import { authorityOf } from '../rules/counts.ts';
import { isOut, modeOf } from '../rules/modes.ts';
import type { Pub } from '../shapes.ts';
import { PHASES } from './style.ts';
import type { Phase } from './style.ts';

/** What a side has left of 50: of an Emperor's team the Emperor's Authority, else all of it. */
const leftOfSide = (pub: Pub, team: number): number => {
  const mode = modeOf(pub);
  let left = 0;
  let start = 0;
  let counted = 0; // scores: teammates of Hydra share one
  pub.players.forEach(({ team: own, role, score }, seat) => {
    if (own !== team || role === 'admiral' || (counted & (1 << score)) !== 0) return;
    counted |= 1 << score;
    start += mode.authority(role, pub.players.length);
    if (!isOut(pub, seat)) left += Math.max(0, authorityOf(pub, seat));
  });
  return (50 * left) / start;
};

/** What the last side that has to fall has left: of two sides the weaker one, of many the second strongest. */
const leftToFall = (pub: Pub): number => {
  if (pub.players.length === 2) return Math.min(authorityOf(pub, 0), authorityOf(pub, 1));
  let [first, second] = [0, 0];
  for (const team of new Set(pub.players.map((p) => p.team))) {
    const left = leftOfSide(pub, team);
    if (left > first) [first, second] = [left, first];
    else if (left > second) second = left;
  }
  return second;
};

/** How far a game is, by rounds and by how near its end is: 0 is early, 1 the middle, 2 late. */
export const progressOf = (pub: Pub): number => {
  const round = pub.turn / (modeOf(pub).together ? 2 : pub.players.length);
  const far = Math.max((round - 2.5) / 5.5, (41 - leftToFall(pub)) / 17);
  return far < -0.45 ? -0.45 : far > 2 ? 2 : far;
};
export const phaseAt = (far: number): Phase => PHASES[Math.max(0, Math.round(far))]!;
