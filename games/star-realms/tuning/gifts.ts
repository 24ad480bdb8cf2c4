import { begin, cardsIn, cloneState, keyFromSeed, sampler, Table } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { starRealms } from '../game.ts';
import { isCardId } from '../content/catalogue.ts';
import type { CardId } from '../content/catalogue.ts';
import { changeAuthority } from '../rules/authority.ts';
import { designByKey, instancesOf } from '../rules/designs.ts';
import { own } from '../rules/owners.ts';
import { enterPlay } from '../rules/play.ts';
import type { State } from '../shapes.ts';
import { BOX, deck, discardPile, EXPLORERS, hand, playZone, SCRAP_HEAP, TRADE_DECK } from '../rules/zones.ts';
import { phaseAt, progressOf } from '../bot/phase.ts';
import { PHASES } from '../bot/style.ts';
import type { Phase } from '../bot/style.ts';
import { playThrough } from '../balance/playThrough.ts';
import type { Chooser } from '../balance/playThrough.ts';

/**
 * What things are worth, by experiment: from the middle of a game one player is given a card for nothing, then the other
 * instead, and both games are played to the end. Half the difference is what the gift is worth, in hundredths of a win.
 */
/** A design put into the discard pile, one put into play, Authority, or a card drawn. */
export type Gift = CardId | `play:${CardId}` | 'authority5' | 'draw';
export interface Found {
  gift: Gift;
  phase: Phase;
  /** Pairs of games, their sum and sum of squares. */
  n: number;
  sum: number;
  squares: number;
}

const SPARE = [TRADE_DECK, BOX, EXPLORERS, SCRAP_HEAP];
const takeSpare = (s: State, id: CardId): { card: string; zone: string } | null => {
  for (const zone of SPARE) {
    if (!s.pub.table.zones[zone]) continue;
    const cards = cardsIn(s, zone);
    const card = instancesOf(id).find((c) => cards.includes(c));
    if (card !== undefined) return { card, zone };
  }
  return null;
};

/** False: there is no such thing to give. */
const give = (s: State, seat: Seat, gift: Gift): boolean => {
  if (gift === 'authority5') {
    changeAuthority(s.pub, s.pub.players[seat]!.score, 5);
    return true;
  }
  const t = new Table(starRealms, s);
  if (gift === 'draw') {
    const top = cardsIn(s, deck(seat)).at(-1);
    if (top === undefined) return false;
    t.move(top, deck(seat), hand(seat));
    return true;
  }
  const inPlay = gift.startsWith('play:');
  const id = inPlay ? gift.slice(5) : gift;
  if (!isCardId(id)) throw new Error(`no card ${id}`);
  const spare = takeSpare(s, id);
  if (spare === null) return false;
  t.move(spare.card, spare.zone, inPlay ? playZone(seat) : discardPile(seat));
  if (inPlay) enterPlay(s.pub, seat, spare.card, 0);
  own(s.pub, seat, spare.card);
  return true;
};

const winnerOf = (s: State, play: Chooser, below: (n: number) => number): Seat =>
  playThrough(new Table(starRealms, s), (v, d) => play(v, d, below)).winners[0]!;

/** Gives each gift in turn, at points of games that come about every few turns. */
export const experiment = (
  play: Chooser,
  gifts: readonly Gift[],
  games: number,
  tradeDeck: '60' | '84',
  seed: string,
): Found[] => {
  const found = new Map<string, Found>();
  for (const gift of gifts)
    for (const phase of PHASES) found.set(`${gift} ${phase}`, { gift, phase, n: 0, sum: 0, squares: 0 });
  let next = 0;
  for (let i = 0; i < games; i++) {
    const below = sampler(`${seed} ${i}`);
    const { state } = begin(starRealms, { seats: 2, options: { tradeDeck }, key: keyFromSeed(`${seed} ${i}`) });
    const t = new Table(starRealms, state);
    let at = 1 + below(4);
    playThrough(t, (v, d) => {
      if (d.kind === 'main' && state.pub.turn >= at) {
        at = state.pub.turn + 2 + below(5);
        const gift = gifts[next++ % gifts.length]!;
        const won = [0, 1].map((seat) => {
          const copy = cloneState(starRealms, state);
          return give(copy, seat, gift) ? (winnerOf(copy, play, below) === seat ? 1 : 0) : null;
        });
        const [first, second] = won;
        if (first !== null && second !== null) {
          const worth = 50 * (first! + second! - 1);
          const f = found.get(`${gift} ${phaseAt(progressOf(state.pub))}`)!;
          f.n++;
          f.sum += worth;
          f.squares += worth * worth;
        }
      }
      return play(v, d, below);
    });
  }
  return [...found.values()];
};

/** Everything that can be given in a game with this Trade Deck. */
export const giftsOf = (ids: readonly CardId[]): Gift[] =>
  ids.flatMap((id): Gift[] => (designByKey(id).isBase ? [id, `play:${id}`] : [id]));
