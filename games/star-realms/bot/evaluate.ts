import type { Seat } from '@orrery/kernel';
import { authorityOf } from '../rules/counts.ts';
import { designByKey, designOf } from '../rules/designs.ts';
import { areFoes } from '../rules/modes.ts';
import type { Pub, View } from '../rules/shapes.ts';
import { designWorth } from './worth.ts';

/** How strong a deck is: the mean worth of its cards, starters far below bought ones. */
const deckStrength = (pub: Pub, seat: Seat): number => {
  const { owns } = pub.players[seat]!;
  let sum = 0;
  let n = 2;
  for (const key in owns) {
    sum += owns[key]! * designWorth(designByKey(key));
    n += owns[key]!;
  }
  return sum / n;
};

const strength = (pub: Pub, seat: Seat): number => {
  const player = pub.players[seat]!;
  let bases = 0;
  for (const here of player.inPlay) {
    const design = designOf(pub, here.card);
    if (design.isBase) bases += 1 + 0.5 * design.defense - 0.4 * here.damage;
  }
  return (
    0.1 * authorityOf(pub, seat) +
    1.6 * deckStrength(pub, seat) +
    0.22 * bases +
    0.08 * player.combat + // less than the Authority it takes
    0.05 * player.trade
  );
};

/** From 0 (lost) to 1 (won). */
export const evaluate = (v: View, seat: Seat): number => {
  const { pub } = v;
  const { result } = pub.table;
  if (result) return result.winners.includes(seat) ? 1 : 0;
  let best = -Infinity;
  for (let other = 0; other < pub.players.length; other++)
    if (areFoes(pub, seat, other)) best = Math.max(best, strength(pub, other));
  if (best === -Infinity) return 1;
  return 1 / (1 + Math.exp(best - strength(pub, seat)));
};
