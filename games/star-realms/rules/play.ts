import type { Seat } from '@orrery/kernel';
import { triggerAllies } from './ally.ts';
import { designOf, playAct } from './designs.ts';
import { placeInPlay } from './inPlay.ts';
import { carryOutAll } from './jobs.ts';
import type { Act, CardInstance, Pub, Table, View } from '../shapes.ts';
import { triggered } from './triggers.ts';
import { hand, playZone } from './zones.ts';

/** SR-PLAY, SR-BASE: playing cards; Ships. */

export const PRIMARY = 1;

export const offerPlays = (v: View, seat: Seat, out: Act[]): void => {
  const cards = v.me!.table.cards[hand(seat)]!;
  for (let i = 0; i < cards.length; i++) out.push(playAct(cards[i]!));
};

/** Puts a card into play; its own zone entry must be there already. */
export const enterPlay = (pub: Pub, seat: Seat, card: CardInstance, used: number): void => {
  pub.players[seat]!.inPlay.push({ card, used, triggered: 0, damage: 0, also: 0 });
  triggerAllies(pub, seat);
};

/** Takes a card out of play into a zone; its counters are gone with it. */
export const leavePlay = (t: Table, seat: Seat, card: CardInstance, to: string): void => {
  const player = t.pub.players[seat]!;
  player.inPlay.splice(placeInPlay(player, card), 1);
  t.move(card, playZone(seat), to);
};

/** Playing costs nothing (SR-PLAY-01); a Ship's Primary Ability follows at once (SR-PLAY-03), a Base's when its owner likes (SR-BASE-01). */
export const play = <N extends string>(t: Table, seat: Seat, card: CardInstance, next: N): N => {
  const design = designOf(t.pub, card);
  t.move(card, hand(seat), playZone(seat));
  enterPlay(t.pub, seat, card, design.isBase ? 0 : PRIMARY);
  t.emit('played', { seat, card });
  const jobs = triggered(t.pub, seat, 'play', design, card);
  if (!design.isBase && design.primary !== null)
    jobs.push({ seat, program: design.primary.key, card, optional: false });
  return carryOutAll(t, jobs, next);
};
