import type { Seat } from '@orrery/kernel';
import { designOf } from './designs.ts';
import type { CardInstance, Pub } from './shapes.ts';

/** Who owns how many of which design. Everybody sees cards come and go, so this is public; which copy lies where is not. */
export const own = (pub: Pub, seat: Seat, card: CardInstance): void => {
  const { owns } = pub.players[seat]!;
  const { key } = designOf(pub, card);
  owns[key] = (owns[key] ?? 0) + 1;
};

export const disown = (pub: Pub, seat: Seat, card: CardInstance): void => {
  const { owns } = pub.players[seat]!;
  const { key } = designOf(pub, card);
  const left = (owns[key] ?? 0) - 1;
  if (left > 0) owns[key] = left;
  else delete owns[key];
};
