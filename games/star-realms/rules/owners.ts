import type { Seat } from '@orrery/kernel';
import { designOf } from './designs.ts';
import type { CardInstance, Player, Pub } from '../shapes.ts';

// Who owns how many of which design. Everybody sees cards come and go, so this is public; which copy lies where is not.
// A copy of a state shares these records with it; whichever changes one first makes that one its own.

type Owned = { [design: string]: number };

/** Records that no other state shares, as far as is known: one of which nothing is known is copied, and that is always right. */
const unshared = new Set<Owned>();
const KNOWN_LIMIT = 16;

/** A state is copied: from now on it shares its records. */
export const shareOwned = ({ owns }: Player): Player['owns'] => {
  if (unshared.size > 0) unshared.clear();
  return owns;
};

const unsharedOwned = (player: Player): Owned => {
  if (unshared.has(player.owns)) return player.owns;
  const owned = { ...player.owns };
  if (unshared.size === KNOWN_LIMIT) unshared.clear();
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
