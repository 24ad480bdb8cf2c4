import type { Seat } from '@orrery/kernel';
import { designOf } from './designs.ts';
import type { CardInstance, Player, Pub } from './shapes.ts';

// Who owns how many of which design. Everybody sees cards come and go, so this is public; which copy lies where is not.
// A copy of a state shares these records with it; whichever changes one first makes that one its own.

type Owned = { [design: string]: number };

/** The records that a state shares with no other. */
const unshared = new WeakSet<Owned>();

/** The state is copied: from now on it shares the record. */
export const shareOwned = ({ owns }: Player): Player['owns'] => {
  unshared.delete(owns);
  return owns;
};

const unsharedOwned = (player: Player): Owned => {
  if (unshared.has(player.owns)) return player.owns;
  const owned = { ...player.owns };
  unshared.add(owned);
  player.owns = owned;
  return owned;
};

export const own = (pub: Pub, seat: Seat, card: CardInstance): void => {
  const owned = unsharedOwned(pub.players[seat]!);
  const { key } = designOf(pub, card);
  owned[key] = (owned[key] ?? 0) + 1;
};

export const disown = (pub: Pub, seat: Seat, card: CardInstance): void => {
  const owned = unsharedOwned(pub.players[seat]!);
  const { key } = designOf(pub, card);
  const left = (owned[key] ?? 0) - 1;
  if (left > 0) owned[key] = left;
  else delete owned[key];
};
