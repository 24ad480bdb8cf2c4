import type { Seat } from '@orrery/kernel';
import type { Effect } from '../content/effects.ts';
import { isShielded, targetBases } from '../rules/attack.ts';
import { amountOf, authorityOf } from '../rules/counts.ts';
import { designOf } from '../rules/designs.ts';
import { modeOf } from '../rules/modes.ts';
import type { CardInstance, Pub } from '../shapes.ts';
import { discardPile } from '../rules/zones.ts';
import { shop } from './shop.ts';
import { phaseAt } from './phase.ts';
import type { Taste } from './worth.ts';

/** What effects are worth at this very moment. */

/** Combat that a list of effects gives for sure. */
export const combatOf = (effects: readonly Effect[]): number => {
  let combat = 0;
  for (const e of effects)
    if (e.op === 'gain' && e.resource === 'combat' && typeof e.amount === 'number') combat += e.amount;
  return combat;
};

const VICTORY = 100;

/** Whether so much Combat, with what is in the pool, defeats somebody. */
const defeats = (pub: Pub, seat: Seat, combat: number): boolean => {
  const mode = modeOf(pub);
  for (let other = 0; other < pub.players.length; other++)
    if (
      other !== seat &&
      mode.mayAttack(pub, seat, other) &&
      !isShielded(pub, other) &&
      authorityOf(pub, other) <= pub.players[seat]!.combat + combat
    )
      return true;
  return false;
};

/** Starters, and later Explorers, are better gone. */
export const isJunk = (taste: Taste, pub: Pub, card: CardInstance, far: number): boolean =>
  taste.worth(designOf(pub, card), far) < 0;

const worstOf = (taste: Taste, pub: Pub, cards: readonly CardInstance[], far: number): number => {
  let least = 0;
  for (const card of cards) least = Math.min(least, taste.worth(designOf(pub, card), far));
  return least;
};

export const worthNow = (
  taste: Taste,
  pub: Pub,
  seat: Seat,
  effects: readonly Effect[],
  card: CardInstance | null,
  far: number,
): number => {
  const now = taste.style.moment[phaseAt(far)];
  let worth = 0;
  let trade = 0;
  let combat = 0;
  for (const e of effects)
    switch (e.op) {
      case 'gain': {
        const n = amountOf(pub, seat, e.amount, card, 1);
        if (e.resource === 'trade') trade += n;
        else if (e.resource === 'combat') combat += n;
        else worth += now.authority * n;
        break;
      }
      case 'draw':
        worth += now.draw * e.amount;
        break;
      case 'discard':
        if (e.who === 'self') worth -= 0.4 * now.draw * e.amount;
        else if (e.who !== 'eachPlayer') worth += now.opponentDiscard * e.amount;
        break;
      case 'scrap':
        if (e.from.includes('discard'))
          worth -= e.amount * worstOf(taste, pub, pub.table.cards[discardPile(seat)]!, far);
        break;
      case 'destroyBase':
        worth += Math.max(0, ...targetBases(pub, seat).map((base) => taste.standing(designOf(pub, base), far)));
        break;
      case 'ifYouDo':
        worth += worthNow(taste, pub, seat, [e.do, ...e.then], card, far);
        break;
      default:
    }
  if (combat > 0) worth += defeats(pub, seat, combat) ? VICTORY : now.damage * combat;
  if (trade > 0) {
    const pool = pub.players[seat]!.trade;
    worth += shop(taste, pub, seat, pool + trade, far).worth - shop(taste, pub, seat, pool, far).worth;
  }
  return worth;
};
