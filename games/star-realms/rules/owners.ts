import type { Seat } from '@orrery/kernel';
import { designOf } from './designs.ts';
import type { CardInstance, Pub } from '../shapes.ts';

// Who owns how many of which design. Everybody sees cards come and go, so this is public; which copy lies where is not.
// States share these records, so a change makes a new one.

const count = (pub: Pub, seat: Seat, card: CardInstance, by: 1 | -1): void => {
  const player = pub.players[seat]!;
  const owned = { ...player.owns };
  const { key } = designOf(pub, card);
  owned[key] = (owned[key] ?? 0) + by;
  if (owned[key] === 0) delete owned[key];
  player.owns = owned;
};
export const own = (pub: Pub, seat: Seat, card: CardInstance): void => count(pub, seat, card, 1);
export const disown = (pub: Pub, seat: Seat, card: CardInstance): void => count(pub, seat, card, -1);
