import { procedures, redeal } from '@orrery/kernel';
import type { Game, Seat, Shapes, Source, View, Words } from '@orrery/kernel';
import { oneLanguage } from '@orrery/kernel/testing';

// Parley: a small game for the server's own tests, with all that can leak or wait: hidden hands, a deck, sealed bids, secret pledges, a
// reaction window that anybody might answer from the hand, dice, and free moves that can be taken back.

export interface ParleyShapes extends Shapes {
  pub: { round: number; rounds: number; points: number[]; purse: number };
  own: { pledge: number };
  hidden: object;
  frames: {
    deal: object;
    round: { leader: Seat; target: Seat; spent: number };
    veto: { card: string; seat: Seat; window: number };
  };
  asks: {
    bid: { q: { round: number }; a: string };
    pledge: { q: { most: number }; a: number };
    spend: { q: { left: number }; a: number };
    demand: { q: { of: Seat[] }; a: Seat };
  };
  events: {
    dealt: { all: { seat: Seat; count: number }; some: { cards: string[] } };
    bids: { all: { cards: string[]; leader: Seat } };
    spent: { all: { seat: Seat; amount: number } };
    demanded: { all: { by: Seat; of: Seat } };
    vetoed: { all: { by: Seat; card: string } };
    rolled: { all: { seat: Seat; die: number } };
  };
  windows: { demand: { by: Seat; of: Seat; stopped: boolean } };
  queries: object;
}
type T = ParleyShapes;

const HAND = 4;
const hand = (seat: Seat) => `hand.${seat}`;
const mine = (v: View<T>) => (v.seat === null ? [] : (v.me?.table.cards[hand(v.seat)] ?? []));
const cards = (seats: number) =>
  Array.from({ length: seats * HAND * 3 }, (_, i) => (i % 4 === 3 ? `veto.${i}` : `envoy.${i}`));
const rank = (card: string) => (Number(card.split('.')[1]) * 7) % 13;

const procedure = procedures<T>();

const deal = procedure('deal', {
  deal: (t) => {
    const { seats } = t.pub.table;
    t.addZone('deck', 'down', null, cards(seats));
    t.addZone('discard', 'up');
    t.shuffle('deck');
    for (let seat = 0; seat < seats; seat++) {
      t.addZone(hand(seat), [seat], seat);
      for (let i = 0; i < HAND; i++) t.draw('deck', hand(seat));
      t.emit('dealt', { seat, count: HAND }, { to: [seat], some: { cards: t.cards(hand(seat)).slice() } });
    }
    return t.call('round', { leader: 0, target: 0, spent: 0 }, 'deal');
  },
});

const round = procedure('round', {
  /** All choose a card from the hand, unseen. */
  bid: (t) => t.seal(everybody(t.pub.table), 'bid', { round: t.pub.round }, 'compare'),
  compare: (t, f) => {
    const bids = t.answers(f, 'bid');
    let best = bids[0]!;
    for (const bid of bids) {
      t.move(bid.answer, hand(bid.seat), 'discard');
      if (rank(bid.answer) > rank(best.answer)) best = bid;
    }
    f.leader = best.seat;
    f.spent = 0;
    t.pub.purse = 3;
    t.emit('bids', { cards: bids.map((bid) => bid.answer), leader: f.leader });
    return 'pledge';
  },
  /** Nobody ever learns another's pledge. */
  pledge: (t) => t.seal(everybody(t.pub.table), 'pledge', { most: 999_999_999 }, 'pledged'),
  pledged: (t, f) => {
    for (const seat of everybody(t.pub.table)) t.own[seat]!.pledge = t.secret(f, 'pledge', seat);
    return 'spend';
  },
  /** Coins are put down one answer at a time and can be taken back freely. */
  spend: (t, f) => t.ask(f.leader, 'spend', { left: t.pub.purse }, 'spent'),
  spent: (t, f) => {
    const amount = t.answer(f, 'spend');
    t.pub.purse -= amount;
    f.spent += amount;
    t.emit('spent', { seat: f.leader, amount });
    return amount === 0 || t.pub.purse === 0 ? 'demand' : 'spend';
  },
  demand: (t, f) => {
    const of = everybody(t.pub.table).filter((seat) => seat !== f.leader);
    return t.ask(f.leader, 'demand', { of }, 'demanded');
  },
  demanded: (t, f) => {
    f.target = t.answer(f, 'demand');
    t.emit('demanded', { by: f.leader, of: f.target });
    const order = everybody(t.pub.table).filter((seat) => seat !== f.leader);
    return t.window('demand', { by: f.leader, of: f.target, stopped: false }, order, 'gain');
  },
  gain: (t, f) => {
    const action = f.result as { stopped: boolean };
    if (!action.stopped) {
      const die = t.die('gain', 6);
      t.pub.points[f.leader]! += die + f.spent;
      t.emit('rolled', { seat: f.leader, die });
    }
    return 'refill';
  },
  refill: (t) => {
    for (const seat of everybody(t.pub.table)) {
      while (t.cards(hand(seat)).length < HAND) {
        if (t.cards('deck').length === 0) t.recycle('discard', 'deck');
        const card = t.draw('deck', hand(seat));
        if (card === null) break;
        t.emit('dealt', { seat, count: 1 }, { to: [seat], some: { cards: [card] } });
      }
    }
    t.pub.round++;
    if (t.pub.round < t.pub.rounds && everybody(t.pub.table).length > 1) return 'bid';
    const best = Math.max(...everybody(t.pub.table).map((seat) => t.pub.points[seat]!));
    const winners = everybody(t.pub.table).filter((seat) => t.pub.points[seat] === best);
    return t.finish({ winners, scores: t.pub.points.slice(), rule: 'PARLEY-END' });
  },
});

const veto = procedure('veto', {
  stop: (t, f) => {
    t.move(f.card, hand(f.seat), 'discard');
    t.windowFrame(f.window, 'demand').about.stopped = true;
    t.emit('vetoed', { by: f.seat, card: f.card });
    return t.done(null);
  },
});

function everybody(table: { seats: number; out: readonly Seat[] }): Seat[] {
  return Array.from({ length: table.seats }, (_, seat) => seat).filter((seat) => !table.out.includes(seat));
}

const words: Words<T> = {
  event: {
    dealt: ({ seat, count }, some, { name }) => `${name(seat)} draws ${some ? some.cards.join(', ') : count}`,
    bids: ({ leader }, _, { name }) => `${name(leader)} leads`,
    spent: ({ seat, amount }, _, { name }) => `${name(seat)} spends ${amount}`,
    demanded: ({ by, of }, _, { name }) => `${name(by)} demands of ${name(of)}`,
    vetoed: ({ by }, _, { name }) => `${name(by)} refuses`,
    rolled: ({ seat, die }, _, { name }) => `${name(seat)} rolls ${die}`,
  },
  question: {
    bid: () => 'Which card?',
    pledge: () => 'How much in secret?',
    spend: ({ left }) => `How much of ${left}?`,
    demand: () => 'Of whom?',
  },
  answer: { bid: String, pledge: String, spend: String, demand: (seat, _, { name }) => name(seat) },
  window: { demand: ({ by, of }, { name }) => `${name(by)} demands of ${name(of)}` },
  source: (source) => source.component,
  rule: { 'PARLEY-BID': 'A card from your hand.', 'PARLEY-END': 'The rounds are over.' },
};

export const parley: Game<T> = {
  id: 'parley',
  rules: 1,
  seats: { min: 2, max: 8 },
  options: { rounds: { values: ['2', '4', '12', '400'], default: '4' } },
  begin: (seats, options) => ({
    pub: { round: 0, rounds: Number(options.rounds), points: Array.from({ length: seats }, () => 0), purse: 0 },
    own: Array.from({ length: seats }, () => ({ pledge: 0 })),
    hidden: {},
    start: { proc: 'deal', locals: {} },
  }),
  procedures: { deal, round, veto },
  asks: {
    bid: { rule: 'PARLEY-BID', list: mine, fallback: (v) => mine(v)[0]! },
    pledge: {
      rule: 'PARLEY-PLEDGE',
      secret: true,
      form: (a) => Number.isInteger(a),
      illegal: (_, q, a) => (a >= 0 && a <= q.most ? null : { rule: 'PARLEY-PLEDGE' }),
      sample: (_, q, below) => below(q.most + 1),
      fallback: () => 0,
    },
    spend: {
      rule: 'PARLEY-SPEND',
      list: (_, { left }) => Array.from({ length: left + 1 }, (_value, amount) => amount),
      fallback: () => 0,
    },
    demand: { rule: 'PARLEY-DEMAND', list: (_, { of }) => of, fallback: (_, { of }) => of[0]! },
  },
  windows: { demand: { protocol: 'turns' } },
  reactions: {
    veto: [
      {
        window: 'demand',
        invited: (pub, about) => everybody(pub.table).filter((seat) => seat !== about.by),
        can: (v, about, source) => !about.stopped && mine(v).includes(source.component),
        start: (source, window) => ({ proc: 'veto', locals: { card: source.component, seat: source.seat, window } }),
      },
    ],
  },
  held: (v) =>
    mine(v)
      .filter((card) => card.startsWith('veto.'))
      .map((card): Source => ({ ability: 'veto', component: card, seat: v.seat! })),
  invariants: [],
  resign: (t, seat) => {
    t.eliminate(seat);
    const left = everybody(t.pub.table);
    if (left.length === 1) t.finish({ winners: left, scores: t.pub.points.slice(), rule: 'PARLEY-ALONE' });
  },
  bot: {
    determinize: (v, below) => {
      const zones = ['deck', ...everybody(v.pub.table).map(hand)];
      const decks = [{ zones, cards: cards(v.pub.table.seats) }];
      return redeal(v, { id: 'parley', rules: 1 }, decks, below, { own: () => ({ pledge: 0 }), hidden: {} });
    },
  },
  ...oneLanguage('Parley', words),
  census: (s) => ({ cards: Object.values(s.pub.table.zones).reduce((sum, zone) => sum + zone.n, 0) }),
};
export default parley;
