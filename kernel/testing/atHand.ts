import { Match } from '../match.ts';
import type { Setup } from '../start.ts';
import { Table } from '../table.ts';
import type { Game } from '../game.ts';
import type { Seat, Shapes, State } from '../types.ts';
import { cardsIn, replaceCards } from '../zones.ts';

/**
 * A new match, set up as every match is, in which a thing of this name is at hand: as the game gives it, or a card that has changed places with one that a seat holds, where the
 * game says that hands are dealt from its pile, or lies on top of its pile. Chance alone would seldom come by each of three hundred cards.
 * Null: the match has no such card face down, or its place in the pile is the rules' business.
 */
export function withAtHand<T extends Shapes>(game: Game<T>, setup: Setup, thing: string, seat: Seat): State<T> | null {
  const { state } = new Match(game, setup);
  if (game.inventory?.give) return game.inventory.give(new Table(game, state), thing, seat) ? state : null;
  const { zones } = state.pub.table;
  const isMeant = (card: string) => card === thing || card.startsWith(`${thing}.`);
  const pile = Object.keys(zones).find((zone) => zones[zone]!.face === 'down' && cardsIn(state, zone).some(isMeant));
  if (pile === undefined || game.inventory?.ordered?.includes(pile)) return null;
  if (state.own.some(({ table }) => table.knows[pile] !== undefined)) return null;
  const cards = cardsIn(state, pile);
  const at = cards.findIndex(isMeant);
  const card = cards[at]!;
  const dealt = game.inventory?.dealt;
  const hand = dealt?.pile === pile ? dealt.hand(seat) : null;
  const held = hand === null ? undefined : cardsIn(state, hand)[0];
  if (held === undefined) replaceCards(state, pile, [...cards.filter((_, i) => i !== at), card]);
  else {
    replaceCards(state, pile, cards.with(at, held));
    replaceCards(state, hand!, cardsIn(state, hand!).with(0, card));
  }
  return state;
}
