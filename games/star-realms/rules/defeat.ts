import { procedures } from '@orrery/kernel';
import type { Seat, Start } from '@orrery/kernel';
import { authorityOf } from './counts.ts';
import { modeOf } from './modes.ts';
import type { CardInstance, Pub, SR, Table, View } from '../shapes.ts';
import { scrapHeapFor } from './scrap.ts';
import { disown, own } from './owners.ts';
import { matesOf } from './teams.ts';
import { awardWinner } from './victoryPoints.ts';
import { deck, discardPile, hand, playZone } from './zones.ts';

/** Defeat and victory (SR-GEN-03, -04, and the end of each mode). */

/** Always true: a score at zero or less is a defeat, at once. */
export const scoreAtZero = (pub: Pub): Start<SR> | null => {
  const { authority } = pub;
  for (let score = 0; score < authority.length; score++)
    if (authority[score]! <= 0 && stands(pub, score))
      return { proc: 'defeat', locals: { score, seats: heirsOf(pub, score) } };
  return null;
};
const stands = (pub: Pub, score: number): boolean =>
  pub.players.some((p, s) => p.score === score && !pub.fallen.includes(s));

/** To whom a defeated player may leave a card: an Admiral to the Emperor, a Raider to each Raider (SR-EMP-09, SR-RAID-12). */
const heirsOf = (pub: Pub, score: number): Seat[] => {
  const seat = pub.players.findIndex((p) => p.score === score);
  const { role } = pub.players[seat]!;
  if (role === 'raider') return matesOf(pub, seat);
  return role === 'admiral' ? matesOf(pub, seat).filter((s) => pub.players[s]!.role === 'emperor') : [];
};

/** The cards a defeated player may leave to another, as that player sees them; a Raider's also from play. */
export const gifts = (v: View, seat: Seat): CardInstance[] => {
  const { table, players } = v.pub;
  return [
    ...v.me!.table.cards[hand(seat)]!,
    ...Object.values(v.me!.table.knows[deck(seat)]?.at ?? {}),
    ...table.cards[discardPile(seat)]!,
    ...(players[seat]!.role === 'raider' ? table.cards[playZone(seat)]! : []),
  ];
};

const seatsOf = (pub: Pub, score: number): Seat[] => pub.players.flatMap((p, s) => (p.score === score ? [s] : []));

/** Takes a card out of whichever of its owner's zones holds it. */
const takeFrom = (t: Table, seat: Seat, card: CardInstance, to: string): void => {
  const player = t.pub.players[seat]!;
  const from = [hand(seat), deck(seat), discardPile(seat), playZone(seat)].find((zone) => t.cards(zone).includes(card));
  if (from === undefined) throw new Error(`${card} is not a card of seat ${seat}`);
  player.inPlay = player.inPlay.filter((here) => here.card !== card);
  t.move(card, from, to);
};

/** Everything of a player who is gone. */
const clearAway = (t: Table, seat: Seat): void => {
  for (const zone of [hand(seat), deck(seat), discardPile(seat), playZone(seat)])
    for (const card of t.cards(zone).slice()) t.move(card, zone, scrapHeapFor(card));
  Object.assign(t.pub.players[seat]!, { owns: {}, inPlay: [], trade: 0, combat: 0 });
};

/** Why a player leaves the table, and how the result calls it; neither is a rule of the ledger. */
export type Leaving = 'gaveUp' | 'outOfTime';
export const LEAVING: Readonly<Record<Leaving, string>> = { gaveUp: 'SR-RESIGNED', outOfTime: 'SR-OUT-OF-TIME' };

/** A player leaves, with all cards; the Authority stays what it was. The ledger is silent on this. */
export const resign = (t: Table, seat: Seat, cause: Leaving): void => {
  const { pub } = t;
  t.emit('resigned', { seat, cause });
  t.eliminate(seat);
  const sharesTurn = modeOf(pub).together && matesOf(pub, seat).length > 0;
  if (!sharesTurn) pub.fallen = [...pub.fallen, seat];
  const winners = sharesTurn ? null : modeOf(pub).verdict(pub, [seat]);
  if (winners) {
    win(t, winners, LEAVING[cause]);
    return;
  }
  const turn = t.enclosing('turn');
  if (turn?.seats.includes(seat)) {
    turn.seats = turn.seats.filter((s) => s !== seat);
    if (turn.seats.length === 0) t.unwind(turn.id, { result: null });
    else {
      pub.active = turn.seats[0]!;
      if (isAtWork(pub, seat)) t.unwind(turn.id, { at: 'main' }); // what the player was doing is dropped
    }
  }
  clearAway(t, seat);
};
/** Whether a card of this player is being carried out or acquired. */
const isAtWork = (pub: Pub, seat: Seat): boolean =>
  pub.table.stack.some(
    (f) => (f.proc === 'resolve' && f.jobs[f.job]?.seat === seat) || (f.proc === 'acquire' && f.seat === seat),
  );

const procedure = procedures<SR>();
export const defeat = procedure('defeat', {
  fall: (t, f) => {
    const seats = seatsOf(t.pub, f.score);
    t.pub.fallen = [...t.pub.fallen, ...seats];
    t.emit('defeated', { seats });
    return 'bequeath';
  },
  bequeath: (t, f) => {
    const [heir] = f.seats;
    if (heir === undefined) return 'leave';
    const seat = seatsOf(t.pub, f.score)[0]!;
    t.peek(seat, deck(seat), t.pub.table.zones[deck(seat)]!.n); // the deck may be searched
    return t.ask(seat, 'bequeath', { to: heir }, 'bequeathed');
  },
  bequeathed: (t, f) => {
    const seat = seatsOf(t.pub, f.score)[0]!;
    const heir = f.seats.shift()!;
    const card = t.answer(f, 'bequeath');
    if (card !== null) {
      takeFrom(t, seat, card, discardPile(heir));
      disown(t.pub, seat, card);
      own(t.pub, heir, card);
      t.emit('bequeathed', { seat, to: heir, card });
    }
    return 'bequeath';
  },
  /** All cards of a defeated player go to the Scrap Heap, Explorers to their stack (SR-MODES-07). */
  leave: (t, f) => {
    const seats = seatsOf(t.pub, f.score);
    if (t.pub.campaign) return win(t, [1 - seats[0]!], 'SR-VP-01'); // nobody leaves the table
    for (const seat of seats) t.eliminate(seat);
    const winners = modeOf(t.pub).verdict(t.pub, seats);
    if (winners) return win(t, winners, modeOf(t.pub).rule(t.pub, winners));
    t.raiseUndoLimit(); // hidden cards come to light
    for (const seat of seats) clearAway(t, seat);
    const turn = t.enclosing('turn');
    if (turn && seats.includes(t.pub.active)) return t.unwind(turn.id, { result: null });
    return t.done();
  },
});

export const win = (t: Table, winners: readonly Seat[], rule: string) => {
  if (t.pub.campaign) return winScenario(t, winners[0]!, rule);
  t.emit('won', { winners: [...winners], rule });
  const scores = t.pub.players.map((_, seat) => Math.max(0, authorityOf(t.pub, seat)));
  return t.finish({ winners: [...winners], scores, rule });
};

/** A game of the campaign is won; the campaign goes on, unless the scenario is played on its own. */
const winScenario = (t: Table, winner: Seat, rule: string) => {
  const { first, turn, campaign } = t.pub;
  const { scenario: number, option } = campaign!;
  t.emit('scenarioWon', { seat: winner, scenario: number, rule });
  awardWinner(t, winner);
  campaign!.played = [...campaign!.played, { number, first, option, winner, rule, turns: turn }];
  const whole = t.enclosing('campaign');
  if (whole && !t.hidden.oneGame) return t.unwind(whole.id, { at: 'decided' });
  const scores = t.pub.players.map((_, seat) => Math.max(0, authorityOf(t.pub, seat)));
  return t.finish({ winners: [winner], scores, rule });
};

/** The long game, a rule of this project: the rulebook has none, and two decks may gain more Authority than they lose for ever. */
export const longGameWinners = (pub: Pub): Seat[] => {
  const n = pub.players.length;
  const order = Array.from({ length: n }, (_, i) => (pub.first + i) % n).filter((s) => !pub.table.out.includes(s));
  // The higher Authority wins; of equals the one whose turn came later.
  let best = order[0]!;
  for (const seat of order) if (authorityOf(pub, seat) >= authorityOf(pub, best)) best = seat;
  const { team } = pub.players[best]!;
  return pub.players.flatMap((p, s) => (p.team === team ? [s] : []));
};
