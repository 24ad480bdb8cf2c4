import type { CardInstance, Player } from '../shapes.ts';

/** Cards in play. Every state has its own list of them, but states share the cards: one that changes is replaced in the list. */

export const placeInPlay = (player: Player, card: CardInstance): number => {
  const { inPlay } = player;
  for (let i = 0; i < inPlay.length; i++) if (inPlay[i]!.card === card) return i;
  throw new Error(`${card} is not in play`);
};

/** All cards as they came into play: abilities may be used again (SR-BASE-03), damage is gone. */
export const renewInPlay = (player: Player): void => {
  player.inPlay = player.inPlay.map(({ card }) => ({ card, used: 0, triggered: 0, damage: 0, also: 0 }));
};

export const clearDamage = (player: Player): void => {
  player.inPlay = player.inPlay.map((here) => ({ ...here, damage: 0 }));
};
