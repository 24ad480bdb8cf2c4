import type { Seat } from '@orrery/kernel';
import { designOf } from './designs.ts';
import type { CardInstance, Table } from '../shapes.ts';
import { discardPile, hand, playZone } from './zones.ts';

/** SR-DISC. */

/** Discards one card; it is shown to all (SR-INFO-05). */
export const discardCard = (t: Table, seat: Seat, card: CardInstance, from: string, forced: boolean): void => {
  t.move(card, from, discardPile(seat));
  t.emit('discarded', { seat, card, forced });
};

/** The Discard Phase in its four steps (SR-DISC-01). */
export const discardPhase = (t: Table, seat: Seat): void => {
  const player = t.pub.players[seat]!;
  const { trade, combat, inPlay } = player;
  player.trade = 0; // SR-DISC-02
  player.combat = 0; // SR-DISC-03
  const ships: CardInstance[] = [];
  let bases = 0;
  for (let i = 0; i < inPlay.length; i++) {
    const here = inPlay[i]!;
    if (designOf(t.pub, here.card).isBase) inPlay[bases++] = here; // SR-DISC-07
    else ships.push(here.card);
  }
  inPlay.length = bases;
  for (let i = 0; i < ships.length; i++) t.move(ships[i]!, playZone(seat), discardPile(seat)); // SR-DISC-04
  const left = t.cards(hand(seat)).slice();
  for (let i = 0; i < left.length; i++) t.move(left[i]!, hand(seat), discardPile(seat)); // SR-DISC-05
  t.emit('cleanedUp', { seat, trade, combat, ships, hand: left });
};
