import type { Seat } from '@orrery/kernel';
import type { Amount, CardFilter, Condition, Count, TallyEvent } from '../content/effects.ts';
import { designByKey, designOf, fits } from './designs.ts';
import { areFoes } from './modes.ts';
import { campaignFactionBit } from './scenarioRules.ts';
import type { CardInstance, Pub } from '../shapes.ts';
import { matesOf } from './teams.ts';

/** What card texts count and compare. Only a player's own cards in play count (SR-HYDRA-03). */

const inPlayFitting = (pub: Pub, seat: Seat, filter: CardFilter, except: CardInstance | null): number => {
  const own = campaignFactionBit(pub, seat);
  let n = 0;
  for (const here of pub.players[seat]!.inPlay)
    if (here.card !== except && fits(designOf(pub, here.card), filter, own)) n++;
  return n;
};

const factionsInPlay = (pub: Pub, seat: Seat): number => {
  let bits = 0;
  for (const here of pub.players[seat]!.inPlay) bits |= designOf(pub, here.card).factions | here.also;
  let n = 0;
  for (; bits !== 0; bits &= bits - 1) n++;
  return n;
};

const countOf = (pub: Pub, seat: Seat, count: Count, self: CardInstance | null, did: number): number => {
  switch (count.of) {
    case 'inPlay':
      return inPlayFitting(pub, seat, count.filter, count.other ? self : null);
    case 'factionsInPlay':
      return factionsInPlay(pub, seat);
    case 'did':
      return did;
    default:
      return count satisfies never;
  }
};

export const amountOf = (pub: Pub, seat: Seat, amount: Amount, self: CardInstance | null, did: number): number => {
  if (typeof amount === 'number') return amount;
  const n = amount.each * countOf(pub, seat, amount.per, self, did);
  return amount.max === undefined ? n : Math.min(n, amount.max);
};

/** What a player did in this game of a campaign. */
const tallied = (pub: Pub, seat: Seat, event: TallyEvent, filter: CardFilter): number => {
  const tally = pub.campaign!.tally[seat]!;
  if (event !== 'destroyedBase') return tally[event];
  return tally.destroyedBase.filter((key) => fits(designByKey(key), filter, campaignFactionBit(pub, seat))).length;
};

export const authorityOf = (pub: Pub, seat: Seat): number => pub.authority[pub.players[seat]!.score]!;

/** Opponents still in the game. */
const opponentsOf = (pub: Pub, seat: Seat): number => {
  let n = 0;
  for (let other = 0; other < pub.players.length; other++) if (areFoes(pub, seat, other)) n++;
  return n;
};

/** Reads a condition at this moment. */
export const holds = (pub: Pub, seat: Seat, c: Condition): boolean => {
  switch (c.is) {
    case 'has':
      return inPlayFitting(pub, seat, c.filter, null) >= c.atLeast;
    case 'opponentHas':
      return pub.players.some(
        (_, other) => areFoes(pub, seat, other) && inPlayFitting(pub, other, c.filter, null) >= c.atLeast,
      );
    case 'behind':
      return pub.players.some(
        (_, other) => areFoes(pub, seat, other) && authorityOf(pub, other) > authorityOf(pub, seat),
      );
    case 'teammatesMatchOpponents':
      return matesOf(pub, seat).length === opponentsOf(pub, seat);
    case 'opponents':
      return opponentsOf(pub, seat) >= c.atLeast;
    case 'authorityAtLeast':
      return authorityOf(pub, seat) >= c.value;
    case 'differentFactions':
      return factionsInPlay(pub, seat) >= c.atLeast;
    case 'tally':
      return tallied(pub, seat, c.event, c.filter ?? {}) >= c.atLeast;
    default:
      return c satisfies never;
  }
};
