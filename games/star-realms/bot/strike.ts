import type { Seat } from '@orrery/kernel';
import { defenseOf, isShielded, ownerInPlay, targetBases } from '../rules/attack.ts';
import { authorityOf } from '../rules/counts.ts';
import { designByKey, designOf } from '../rules/designs.ts';
import { modeOf } from '../rules/modes.ts';
import type { Act, CardInstance, Pub } from '../shapes.ts';
import { combatOf } from './moment.ts';
import { phaseAt } from './phase.ts';
import type { Taste } from './worth.ts';

/** What to do with Combat. */

const deckWorth = (taste: Taste, pub: Pub, seat: Seat, far: number): number => {
  let worth = 0;
  const { owns } = pub.players[seat]!;
  for (const key in owns) worth += owns[key]! * taste.worth(designByKey(key), far);
  return worth;
};

/** Who can be attacked now; of teammates who share a score, one. */
const targets = (pub: Pub, seat: Seat): Seat[] => {
  const mode = modeOf(pub);
  const found: Seat[] = [];
  for (let other = 0; other < pub.players.length; other++) {
    if (other === seat || !mode.mayAttack(pub, seat, other) || isShielded(pub, other)) continue;
    const { score } = pub.players[other]!;
    if (!found.some((s) => pub.players[s]!.score === score)) found.push(other);
  }
  return found;
};

/** Of those who can be attacked, the one whose deck is worth most for the Combat it takes to be rid of it. */
export const foeToAttack = (taste: Taste, pub: Pub, seat: Seat, far: number): Seat | null => {
  const all = targets(pub, seat);
  let found: Seat | null = all[0] ?? null;
  let most = -Infinity;
  if (all.length < 2) return found;
  for (const other of all) {
    const worth = (taste.style.focus + deckWorth(taste, pub, other, far)) / authorityOf(pub, other);
    if (worth > most) {
      most = worth;
      found = other;
    }
  }
  return found;
};

/** The cards in play whose Scrap Abilities still give Combat. */
const scrapForCombat = (pub: Pub, seat: Seat): { card: CardInstance; combat: number }[] => {
  const found: { card: CardInstance; combat: number }[] = [];
  for (const here of pub.players[seat]!.inPlay) {
    const { scrap } = designOf(pub, here.card);
    const combat = scrap === null ? 0 : combatOf(scrap.effects);
    if (combat > 0) found.push({ card: here.card, combat });
  }
  return found;
};

/** Defeats a player, if all Combat that can be had is enough. */
export const defeatNow = (taste: Taste, pub: Pub, seat: Seat, far: number): Act | null => {
  const { combat } = pub.players[seat]!;
  const more = scrapForCombat(pub, seat);
  const most = more.reduce((sum, s) => sum + s.combat, combat);
  if (most === 0) return null;
  let found: Seat | null = null;
  for (const other of targets(pub, seat))
    if (authorityOf(pub, other) <= most)
      if (found === null || deckWorth(taste, pub, other, far) > deckWorth(taste, pub, found, far)) found = other;
  if (found === null) return null;
  const needed = authorityOf(pub, found);
  if (needed <= combat) return { do: 'attack', seat: found, amount: needed };
  more.sort((a, b) => b.combat - a.combat);
  return { do: 'use', card: more[0]!.card, ability: 'scrap' };
};

/** What it is worth to be rid of an enemy Base, less the Combat it takes. */
export const worthOfDestroying = (
  taste: Taste,
  pub: Pub,
  card: CardInstance,
  shields: boolean,
  far: number,
): number => {
  const design = designOf(pub, card);
  const { breach } = taste.style.moment[phaseAt(far)];
  return taste.standing(design, far) + (design.isOutpost && shields ? breach : 0);
};

/** Outposts in the way, and Bases that cost less to destroy than they would give. */
const baseToDestroy = (taste: Taste, pub: Pub, seat: Seat, canAttack: boolean, far: number): Act | null => {
  const { combat } = pub.players[seat]!;
  const { damage } = taste.style.moment[phaseAt(far)];
  const mode = modeOf(pub);
  let found: Act | null = null;
  let most = 0;
  let hit: Act | null = null;
  let least = Infinity;
  for (const card of targetBases(pub, seat)) {
    const owner = ownerInPlay(pub, card);
    const missing =
      defenseOf(pub, owner, designOf(pub, card)) -
      pub.players[owner]!.inPlay.find((here) => here.card === card)!.damage;
    if (missing > combat) {
      // What does not destroy it now may help a teammate to (SR-RAID-07).
      if (missing < least && mode.keepsDamage(pub.players[owner]!.role)) {
        least = missing;
        hit = { do: 'attackBase', card, amount: combat };
      }
      continue;
    }
    const worth = worthOfDestroying(taste, pub, card, !canAttack, far) - (canAttack ? damage * missing : 0);
    if (worth > most) {
      most = worth;
      found = { do: 'attackBase', card, amount: missing };
    }
  }
  return found ?? (canAttack ? null : hit);
};

export const strike = (taste: Taste, pub: Pub, seat: Seat, far: number): Act | null => {
  const { combat } = pub.players[seat]!;
  if (combat === 0) return null;
  const foe = foeToAttack(taste, pub, seat, far);
  const base = baseToDestroy(taste, pub, seat, foe !== null, far);
  if (base !== null) return base;
  return foe === null ? null : { do: 'attack', seat: foe, amount: combat };
};
