import type { Seat } from '@orrery/kernel';
import { authorityOf } from '../rules/counts.ts';
import type { Pub } from '../rules/shapes.ts';
import type { Phase } from './worth.ts';

/** How far a game is: by rounds, and by how little Authority somebody has left. */
export const phaseOf = (pub: Pub): Phase => {
  const round = pub.turn / pub.players.length;
  let least = Infinity;
  for (let seat: Seat = 0; seat < pub.players.length; seat++)
    if (!pub.table.out.includes(seat)) least = Math.min(least, authorityOf(pub, seat));
  if (round > 11 || least <= 15) return 'late';
  return round > 5 || least <= 32 ? 'middle' : 'early';
};
