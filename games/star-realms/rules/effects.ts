import { procedures } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import type { Effect, Scrap } from '../content/effects.ts';
import { triggerAllies } from './ally.ts';
import { destroy, ownerInPlay, targetBases } from './attack.ts';
import { freelyAcquirable, otherShips, recallable, scrappable } from './candidates.ts';
import { holds } from './counts.ts';
import { designOf, isInstant, optionOf, programOf, thenOf } from './designs.ts';
import type { Instant } from './designs.ts';
import { discardCard } from './discard.ts';
import { replenish } from './draw.ts';
import { placeInPlay } from './inPlay.ts';
import { instant } from './instant.ts';
import { carryOutAll } from './jobs.ts';
import { areFoes, modeOf } from './modes.ts';
import { scrapFrom } from './scrap.ts';
import type { CardInstance, Frame, Job, Pub, SR, SRAsks, Table } from '../shapes.ts';
import { count } from './tally.ts';
import { triggered } from './triggers.ts';
import { deck, discardPile, hand } from './zones.ts';

/** Carrying out card text, in printed order and as far as possible; what cannot be done is skipped. */

type Resolve = Frame<'resolve'>;
const jobOf = (f: Resolve): Job => f.jobs[f.job]!;
const effectOf = (f: Resolve): Effect => programOf(jobOf(f).program).effects[f.i]!;

/** Living players clockwise, the one at work first (SR-ACTION-07). */
const clockwise = (pub: Pub, from: Seat): Seat[] => {
  const n = pub.players.length;
  return Array.from({ length: n }, (_, i) => (from + i) % n).filter((s) => !pub.table.out.includes(s));
};
/** Opponents that an effect of this player may target. */
export const targetOpponents = (pub: Pub, seat: Seat): Seat[] =>
  clockwise(pub, seat).filter((s) => modeOf(pub).mayAttack(pub, seat, s));

/** Done with the effect at work. */
const onward = (f: Resolve): 'work' => {
  f.i++;
  f.left = 0;
  f.moved = 0;
  f.seats = [];
  return 'work';
};
/** Carries out a list inside the effect at work, then goes on behind it. */
const inside = (t: Table, f: Resolve, program: string, did: number): 'work' => {
  const { seat, card } = jobOf(f);
  onward(f);
  return carryOutAll(t, [{ seat, program, card, optional: false }], 'work', did);
};

/** Starts an effect that may need an answer. */
const begin = (t: Table, f: Resolve, effect: Exclude<Effect, Instant>) => {
  const { seat, card, program } = jobOf(f);
  switch (effect.op) {
    case 'choose':
      return t.ask(seat, 'choose', { program, i: f.i }, 'chosen');
    case 'if':
      return holds(t.pub, seat, effect.when) ? inside(t, f, thenOf(program, f.i), f.did) : onward(f);
    case 'ifYouDo':
      f.left = effect.do.amount;
      if (effect.do.op === 'scrap') return 'scrap';
      f.seats = [seat];
      return 'discard';
    case 'discard':
      f.left = effect.amount;
      if (effect.who === 'chosenOpponent') return 'target';
      if (effect.who === 'self') f.seats = [seat];
      else if (effect.who === 'eachPlayer') f.seats = clockwise(t.pub, seat);
      else f.seats = clockwise(t.pub, seat).filter((s) => areFoes(t.pub, seat, s));
      return 'discard';
    case 'scrap':
      f.left = effect.amount;
      return 'scrap';
    case 'destroyBase':
      f.left = effect.amount;
      return 'destroy';
    case 'acquireFree': {
      const from = effect.from === 'tradeRow' ? 'row' : effect.from === 'scrapHeap' ? 'scrap' : 'explorers';
      const filter = { ...effect.filter };
      if (freelyAcquirable(t.pub, seat, from, filter).length === 0) return onward(f);
      return t.ask(seat, 'acquireFree', { from, filter, program }, 'acquire');
    }
    case 'recall': {
      const filter = { ...effect.filter };
      if (recallable(t.pub, seat, filter).length === 0) return onward(f);
      return t.ask(seat, 'recall', { filter, to: effect.to, program }, 'recall');
    }
    case 'peek': {
      if (!replenish(t, seat)) return onward(f);
      const cards = t.peek(seat, deck(seat), effect.amount);
      t.emit('looked', { seat, n: cards.length }, { to: [seat], some: { cards } });
      return t.ask(seat, 'peek', { amount: cards.length, program }, 'looked');
    }
    case 'copyShip':
      if (card === null || otherShips(t.pub, seat, card).length === 0) return onward(f);
      return t.ask(seat, 'copyShip', { card }, 'copy');
    default:
      return effect satisfies never;
  }
};

const scrapPart = (effect: Effect): Scrap =>
  effect.op === 'ifYouDo' && effect.do.op === 'scrap' ? effect.do : (effect as Scrap);

/** The cards of an effect are moved: what follows from "if you do", then the next effect. */
const finish = (t: Table, f: Resolve): 'work' =>
  effectOf(f).op === 'ifYouDo' && f.moved > 0 ? inside(t, f, thenOf(jobOf(f).program, f.i), f.moved) : onward(f);

/** Reads an answer and forgets it: a card it names may be shuffled out of sight while the frame lives on. */
const taken = <K extends keyof SRAsks>(t: Table, f: Resolve, kind: K): SRAsks[K]['a'] => {
  const answer = t.answer(f, kind);
  f.result = null;
  return answer as SRAsks[K]['a'];
};

const discardOne = (t: Table, f: Resolve, seat: Seat, card: CardInstance): 'discard' => {
  const forced = areFoes(t.pub, jobOf(f).seat, seat);
  discardCard(t, seat, card, hand(seat), forced);
  if (forced && t.pub.campaign)
    count(t.pub.campaign, jobOf(f).seat, ({ opponentDiscarded: n }) => ({ opponentDiscarded: n + 1 }));
  f.left--;
  f.moved++;
  if (!forced) return 'discard';
  return carryOutAll(t, triggered(t.pub, seat, 'forcedDiscard', designOf(t.pub, card), null), 'discard');
};

const procedure = procedures<SR>();
export const resolve = procedure('resolve', {
  next: (t, f) => {
    const job = f.jobs[f.job];
    if (job === undefined) return t.done();
    if (!job.optional) return 'work';
    return t.ask(job.seat, 'may', { program: job.program }, 'decided');
  },
  decided: (t, f) => {
    if (taken(t, f, 'may')) return 'work';
    t.emit('declined', { seat: jobOf(f).seat, program: jobOf(f).program });
    f.job++;
    return 'next';
  },
  work: (t, f) => {
    const { seat, card, program } = jobOf(f);
    const { effects } = programOf(program);
    for (; f.i < effects.length; f.i++) {
      const effect = effects[f.i]!;
      if (!isInstant(effect)) return begin(t, f, effect);
      instant(t, seat, effect, program, card, f.did);
    }
    f.i = 0;
    f.job++;
    return 'next';
  },

  /** One of the alternatives, for good (SR-ACTION-06). */
  chosen: (t, f) => {
    const { seat, program } = jobOf(f);
    const option = taken(t, f, 'choose');
    t.emit('chose', { seat, program, i: f.i, option });
    return inside(t, f, optionOf(program, f.i, option), f.did);
  },

  target: (t, f) => {
    const { seat, program } = jobOf(f);
    const foes = targetOpponents(t.pub, seat);
    if (foes.length === 0) return onward(f);
    if (foes.length > 1) return t.ask(seat, 'opponent', { program }, 'targeted');
    f.seats = foes;
    return 'discard';
  },
  targeted: (t, f) => {
    f.seats = [taken(t, f, 'opponent')];
    return 'discard';
  },

  /** Each decision is known before the next player decides (SR-ACTION-08). A smaller hand discards what it has. */
  discard: (t, f) => {
    const [seat] = f.seats;
    const effect = effectOf(f);
    if (seat === undefined) return finish(t, f);
    const optional = effect.op === 'ifYouDo';
    const held = t.cards(hand(seat));
    if (f.left === 0 || held.length === 0) return 'nextToDiscard';
    if (optional || held.length > f.left)
      return t.ask(seat, 'discard', { left: f.left, optional, program: jobOf(f).program }, 'discarded');
    return discardOne(t, f, seat, held[0]!);
  },
  discarded: (t, f) => {
    const card = taken(t, f, 'discard');
    return card === null ? 'nextToDiscard' : discardOne(t, f, f.seats[0]!, card);
  },
  nextToDiscard: (_t, f) => {
    const effect = effectOf(f);
    f.seats.shift();
    f.left = effect.op === 'discard' ? effect.amount : 0;
    return 'discard';
  },

  scrap: (t, f) => {
    const { seat, program } = jobOf(f);
    const { from } = scrapPart(effectOf(f));
    if (f.left === 0 || scrappable(t.view(seat), seat, from).length === 0) return finish(t, f);
    return t.ask(seat, 'scrap', { from: from.slice(), left: f.left, program }, 'scrapped');
  },
  scrapped: (t, f) => {
    const { seat } = jobOf(f);
    const card = taken(t, f, 'scrap');
    if (card === null) return finish(t, f);
    const from = t.cards(hand(seat)).includes(card)
      ? 'hand'
      : t.cards(discardPile(seat)).includes(card)
        ? 'discard'
        : 'tradeRow';
    scrapFrom(t, seat, card, from);
    f.left--;
    f.moved++;
    return 'scrap';
  },

  /** No Combat is spent (SR-ATTACK-06). */
  destroy: (t, f) => {
    const { seat, program } = jobOf(f);
    if (f.left === 0 || targetBases(t.pub, seat).length === 0) return onward(f);
    return t.ask(seat, 'destroyBase', { program }, 'destroyed');
  },
  destroyed: (t, f) => {
    const { seat } = jobOf(f);
    const base = taken(t, f, 'destroyBase');
    if (base === null) return onward(f);
    f.left--;
    return carryOutAll(t, destroy(t, seat, ownerInPlay(t.pub, base), base), 'destroy');
  },

  acquire: (t, f) => {
    const { seat } = jobOf(f);
    const effect = effectOf(f);
    const card = taken(t, f, 'acquireFree');
    onward(f);
    if (card === null || effect.op !== 'acquireFree') return 'work';
    const from = effect.from === 'tradeRow' ? 'row' : effect.from === 'scrapHeap' ? 'scrap' : 'explorers';
    return t.call('acquire', { seat, card, from, paid: 0, to: effect.to, elsewhere: 'deckTop', noted: null }, 'work');
  },

  recall: (t, f) => {
    const { seat } = jobOf(f);
    const effect = effectOf(f);
    const card = taken(t, f, 'recall');
    if (card !== null && effect.op === 'recall') {
      t.move(card, discardPile(seat), effect.to === 'hand' ? hand(seat) : deck(seat));
      t.emit('recalled', { seat, card, to: effect.to });
    }
    return onward(f);
  },

  /** Discarded cards are shown, the rest stay where they are. */
  looked: (t, f) => {
    const { seat } = jobOf(f);
    for (const card of taken(t, f, 'peek')) discardCard(t, seat, card, deck(seat), false);
    return onward(f);
  },

  copy: (t, f) => {
    const { seat, card } = jobOf(f);
    const ship = taken(t, f, 'copyShip');
    const player = t.pub.players[seat]!;
    const copied = designOf(t.pub, ship);
    t.emit('copied', { seat, card: card!, ship });
    const place = placeInPlay(player, card!);
    const here = player.inPlay[place]!;
    player.inPlay[place] = { ...here, also: here.also | copied.factions };
    triggerAllies(t.pub, seat);
    return copied.primary ? inside(t, f, copied.primary.key, f.did) : onward(f);
  },
});
